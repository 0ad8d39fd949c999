"""A disk that is full for a while: it is told, nothing is lost, and the server can end."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable

import aiohttp
import pytest

from .player import FAST, Player, Server
from .test_play import at_table, log, told

if sys.platform != "linux":
    pytest.skip("only Linux changes the limits of a running process", allow_module_level=True)
import resource

from .in_loop import in_loop, open_session


def leave_room(server: Server, there_is: bool) -> None:
    """Let the server write to files, or not."""
    most = resource.RLIM_INFINITY if there_is else 0
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


async def refusal(player: Player) -> str:
    """Return why something is refused next."""
    return str((await player.until("refused"))["reason"])


@in_loop(open_session)
async def test_a_full_disk_is_told_and_the_game_goes_on_when_there_is_room(
    session: aiohttp.ClientSession, *, serve: Callable[..., Server]
) -> None:
    server = serve(*FAST)
    players = await at_table(session, server.url, "scientific", 3, 3)
    chance = random.Random(3)
    await asyncio.gather(*(p.play(chance, lambda p=p: len(p.events) > 30) for p in players))
    cora = await Player(session, server.url, "Cora").hello()
    leave_room(server, False)
    for player in players:
        if player.q is not None:
            await player.send("answer", question=player.q["number"], choice=player.q["choices"][0])
        await player.send("advance", event=len(player.events) - 1)
    assert await asyncio.gather(*map(refusal, players)) == ["cannot_keep"] * 3
    for asked in (
        {"type": "make", "game": "classic", "players": 2},
        {"type": "take", "code": "1"},
    ):
        await cora.ws.send_json(asked)
        assert await refusal(cora) == "cannot_keep"
    # What comes to nobody is not told either, and those who wait can talk about it.
    before = [len(player.events) for player in players]
    await players[0].send("chat", text="?")
    await asyncio.gather(*(player.until("chat") for player in players))
    assert [len(player.events) for player in players] == before
    leave_room(server, True)
    await asyncio.gather(*(p.play(chance, lambda p=p: len(p.events) > 60) for p in players))
    text = log(server.folder, players[0].table)
    for player in players:
        assert player.events == told(text, player.seat)[: len(player.events)]
    assert sum('"cannot_keep"' in frame for frame in players[1].frames) == 1
    leave_room(server, False)
    await players[0].send("pace", seconds=1)
    assert await asyncio.to_thread(server.end) == 0

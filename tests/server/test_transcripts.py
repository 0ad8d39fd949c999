"""After a match everybody who played it can keep it, with all that was hidden."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import aiohttp

from audiowar.client.server_connection import ServerConnection

from .player import PATIENCE, Player, Server, run
from .test_play import at_table, log


async def whole_match(player: Player) -> list[Any]:
    """Request the transcript; return its header and events."""
    await player.send("transcript", id=9)
    lines: list[Any] = []
    while True:
        frame = await player.until("transcript", "refused")
        assert frame["type"] == "transcript" and frame["id"] == 9
        lines += [frame["header"]] if "header" in frame else []
        assert frame["first"] == len(lines) - 1
        lines += frame["events"]
        if not frame["more"]:
            return lines


def test_players_get_the_whole_match_once_and_only_after_its_end(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        # Nobody can lose all the money in so many rounds: the length does not depend on the cards.
        options = {"rounds": 120, "bankroll": 10_000, "min_bet": 10, "max_bet": 10}
        ana, boro = await at_table(session, fast.url, "casino", 2, 3, options=options)
        watching = await Player(session, fast.url, "Eva").hello()
        await watching.send("spectate", table=ana.table, code=(await code_of(ana)))
        await watching.until("seated")
        await ana.send("transcript", id=3)
        early = await ana.until("refused", "transcript")
        assert early["reason"] == "not_over"
        await asyncio.gather(ana.play(random.Random(1)), boro.play(random.Random(2)))
        kept = [json.loads(line) for line in log(fast.folder, ana.table).splitlines()]
        assert len(kept) > 401, "it needs several frames"
        assert await whole_match(ana) == kept == await whole_match(boro)
        await ana.send("transcript", id=10)
        assert (await ana.until("transcript", "refused"))["reason"] == "too_fast"
        await watching.send("transcript", id=12)
        assert (await watching.until("refused", "transcript"))["reason"] == "not_seated"

    run(test)


async def code_of(player: Player) -> str:
    frames = [json.loads(text) for text in player.frames]
    return str(next(frame["code"] for frame in frames if frame["type"] == "made"))


def wait_for(far: ServerConnection, kind: str) -> dict[str, Any]:
    """Wait for a frame of a kind."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for frame in far.take_frames():
            if frame["type"] == kind:
                return dict(frame)
        time.sleep(0.01)
    raise AssertionError(kind)

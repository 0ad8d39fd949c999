"""What a server remembers: of opponents nothing, and no game that nobody needs any more."""

from __future__ import annotations

import asyncio
import gc
import json
from pathlib import Path
from weakref import ref

from audiowar.bots.player_habits import Habits
from audiowar.games.scientific.bots.mixed_strategy_bot import MixedStrategyBot
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.storage.sqlite_repository import SqliteRepository
from audiowar.storage import opponent_memory
from audiowar.storage.opponent_memory import HEADER_FIELD
from audiowar.storage.settings import Settings
from tests.server.somebody import Slow, in_a_lobby
from tests.server.test_removed_people import hosted
from tests.server.test_secrecy import Wire, quiet


async def seated(folder: Path) -> None:
    loop = asyncio.get_running_loop()
    store = SqliteRepository(folder, loop)
    lobby = Lobby(
        ServerContext(store, Limits(frames_per_second=1e9, max_frame_burst=10**9), loop, ())
    )
    lobby.load_rooms()
    wire = Wire(lobby, 0)
    wire.send("hello", version=2, name="Mira")
    wire.send("make", game="scientific", players=3, bots="d1")
    await quiet(lobby)
    wire.send("start")
    await quiet(lobby)
    room = next(iter(lobby.rooms.values()))
    assert room.match is not None
    assert HEADER_FIELD not in room.match.runner.table.header.extra_fields
    bots = [player.bot for player in room.match.bots.values()]
    assert len(bots) == 2
    for bot in bots:
        assert isinstance(bot, MixedStrategyBot) and bot._memory.remembered_habits == {}
    lobby.stop_rooms()
    await store.close()


def test_who_hosts_a_table_brings_no_memory_to_it(home: Path, tmp_path: Path) -> None:
    Settings(home).set(memory=True)
    for players in (2, 3):
        opponent_memory.remember_match("scientific", players, Habits((1.0,) * 5, (1.0,) * 5))
    asyncio.run(seated(tmp_path / "server"))


def test_a_game_that_nobody_needs_is_forgotten_at_once() -> None:
    def test(lobby: Lobby, keeper: Slow) -> None:
        ana = hosted(lobby, keeper, players=2)
        ana.send("start")
        keeper.write()
        (room,) = lobby.rooms.values()
        assert room.match is not None and room.match.bots
        game, log = ref(room.match), room.match.runner.log
        assert log
        ana.send("leave")
        keeper.write()
        lobby._remove_expired()
        assert not lobby.rooms
        assert game() is None and not log

    gc.disable()
    try:
        in_a_lobby(test)
    finally:
        gc.enable()


def test_a_deserted_match_waits_on_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        loop = asyncio.get_running_loop()
        store = SqliteRepository(tmp_path, loop)
        lobby = Lobby(ServerContext(store, Limits(thinking_time_factor=0), loop, ()))
        lobby.load_rooms()
        ana = Wire(lobby, 0)
        ana.send("hello", version=2, name="Ana")
        ana.send("make", game="scientific", players=2, bots="counter")
        await quiet(lobby)
        ana.send("start")
        await quiet(lobby)
        (room,) = lobby.rooms.values()
        seated, question = ana.newest("seated"), ana.newest("events")["question"]
        ana.send("answer", question=question["number"], choice=question["choices"][0])
        await quiet(lobby)
        lobby._remove_expired()
        assert room.match is not None, "somebody plays"
        ana.client.on_connection_lost()
        for away in (False, True):
            assert room.match is not None
            room.seats.holders[0].lost_at -= Limits().seconds_until_deserted_match_pauses * away
            await quiet(lobby)
            lobby._remove_expired()
        async with asyncio.timeout(60):
            # A bot's move may still be written.
            while room.match is not None:
                await quiet(lobby)
                lobby._remove_expired()
        # All goes on where it was.
        again = Wire(lobby, 0)
        again.send("hello", version=2, name="Ana")
        again.send("resume", table=seated["table"], token=seated["token"], after=-1)
        await quiet(lobby)
        assert room.match is not None and not room.can_unload_match
        told = told_events(ana)
        assert len(told) > 1 and told_events(again)[: len(told)] == told
        lobby.stop_rooms()
        await store.close()

    asyncio.run(test())


def told_events(wire: Wire) -> list[object]:
    """Return all events that a client was told."""
    return [event for text in wire.got for event in json.loads(text).get("events", ())]

"""What a server remembers: of opponents nothing, and no game that nobody needs any more."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest

from audiowar.bots.player_habits import Habits
from audiowar.games.scientific.bots.mixed_strategy_bot import MixedStrategyBot
from audiowar.server.rooms.lobby import Lobby
from audiowar.storage import opponent_memory
from audiowar.storage.opponent_memory import HEADER_FIELD
from audiowar.storage.settings import Settings

from .somebody import Somebody
from .test_removed_people import hosted


def test_who_hosts_a_table_brings_no_memory_to_it(home: Path, lobby: Lobby) -> None:
    Settings(home).set(memory=True)
    for players in (2, 3):
        opponent_memory.remember_match("scientific", players, Habits((1.0,) * 5, (1.0,) * 5))
    ana = Somebody(lobby, "Ana")
    ana.send("make", game="scientific", players=3, bots="d1")
    ana.send("start")
    (room,) = lobby.rooms.values()
    assert room.match is not None
    assert HEADER_FIELD not in room.match.runner.table.header.extra_fields
    bots = [player.bot for player in room.match.bots.values()]
    assert len(bots) == 2
    for bot in bots:
        assert isinstance(bot, MixedStrategyBot) and bot._memory.remembered_habits == {}


@pytest.fixture
def without_collector() -> Iterator[None]:
    """Nothing is found by the garbage collector meanwhile."""
    gc.disable()
    yield
    gc.enable()


def test_a_game_that_nobody_needs_is_forgotten_at_once(
    lobby: Lobby, without_collector: None
) -> None:
    ana = hosted(lobby, players=2)
    ana.send("start")
    (room,) = lobby.rooms.values()
    assert room.match is not None and room.match.bots
    match, log = ref(room.match), room.match.runner.log
    assert log
    ana.send("leave")
    lobby._remove_expired()
    assert not lobby.rooms
    assert match() is None and not log

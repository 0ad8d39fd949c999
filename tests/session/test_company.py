"""Who sits together: mixed tables, and levels that go with how the player fares."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.session import local
from audiowar.session.company import adapted, climbed, mixed
from audiowar.session.pace import Steady

LEVELS = ["a", "b", "usual", "d", "e"]


def test_a_mixed_table_has_the_usual_one_and_its_neighbours() -> None:
    assert mixed(LEVELS, "usual", 1, 3) == ["usual"]
    for seed in range(20):
        assert sorted(mixed(LEVELS, "usual", 3, seed)) == ["b", "d", "usual"]
        assert sorted(mixed(LEVELS, "usual", 5, seed)) == sorted(LEVELS)
    assert len(mixed(LEVELS, "usual", 7, 1)) == 7


def test_who_sits_where_follows_from_the_seed() -> None:
    tables = [tuple(mixed(LEVELS, "usual", 3, seed)) for seed in range(20)]
    assert len(set(tables)) > 2
    assert tables == [tuple(mixed(LEVELS, "usual", 3, seed)) for seed in range(20)]


@pytest.mark.parametrize("players", [2, 3, 8])
def test_who_wins_one_game_of_as_many_as_play_stays_where_it_was(players: int) -> None:
    height = 2.0
    for game in range(players):
        height = climbed(height, LEVELS, players, float(game == 0))
    assert height == pytest.approx(2.0)


def test_climbing_ends_at_the_ends() -> None:
    assert climbed(2.0, LEVELS, 2, 1.0) == 2.5
    assert climbed(4.0, LEVELS, 2, 1.0) == 4.0
    assert climbed(0.0, LEVELS, 2, 0.0) == 0.0
    assert [adapted(height, LEVELS) for height in (-1, 0.6, 3.4, 9)] == [0, 1, 3, 4]
    assert adapted(float("nan"), LEVELS) in range(5)


def thinks(character: str, home: Path) -> float:
    """Return after how many seconds a character answers its first question."""
    chair = local.play("scientific", ("Mira", "Ana"), {}, {1: character}, Steady(), 4)
    due = chair.host.tick(0.0)
    assert due is not None
    chair.leave()
    return due


def test_each_character_thinks_at_its_own_pace(home: Path) -> None:
    usual = thinks("sensible", home)
    assert thinks("gambler", home) == pytest.approx(0.6 * usual)
    assert thinks("professor", home) == pytest.approx(1.4 * usual)

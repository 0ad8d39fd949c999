"""Who sits together: mixed tables, and levels that go with how the player fares."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from audiowar.rules.state import Question
from audiowar.table import start_local_match
from audiowar.table.opponent_lineup import (
    OpponentLineup,
    choose_mixed_bots,
    compute_level_after_match,
    round_to_level_index,
)
from audiowar.table.pace import THINKING_SECONDS_LIMITS, FixedPace

LEVELS = ["a", "b", "usual", "d", "e"]


def test_a_mixed_table_has_the_usual_one_and_its_neighbours() -> None:
    assert choose_mixed_bots(LEVELS, "usual", 1, 3) == ["usual"]
    for seed in range(20):
        assert sorted(choose_mixed_bots(LEVELS, "usual", 3, seed)) == ["b", "d", "usual"]
        assert sorted(choose_mixed_bots(LEVELS, "usual", 5, seed)) == sorted(LEVELS)
    assert len(choose_mixed_bots(LEVELS, "usual", 7, 1)) == 7


def test_characters_sit_in_their_order_and_come_again_where_seats_are_left() -> None:
    lineup = OpponentLineup(("a", "b", "c"))
    assert lineup.assign_bots_to_seats(4) == {1: "a", 2: "b", 3: "c", 4: "a"}
    assert not lineup.is_adapting


def test_who_sits_where_follows_from_the_seed() -> None:
    tables = [tuple(choose_mixed_bots(LEVELS, "usual", 3, seed)) for seed in range(20)]
    assert len(set(tables)) > 2
    assert tables == [tuple(choose_mixed_bots(LEVELS, "usual", 3, seed)) for seed in range(20)]


@pytest.mark.parametrize("players", [2, 3, 8])
def test_who_wins_one_game_of_as_many_as_play_stays_where_it_was(players: int) -> None:
    height = 2.0
    for game in range(players):
        height = compute_level_after_match(height, LEVELS, players, float(game == 0))
    assert height == pytest.approx(2.0)


def count_level_changes(players: int, seed: int) -> float:
    """Return how often a player as strong as the middle level meets another level than before.

    At two players each level wins 62 per cent against the next lower one.
    """
    random, rating, levels = Random(seed), 2.0, []
    for _ in range(1000):
        levels.append(round_to_level_index(rating, LEVELS))
        odds = (0.62 / 0.38) ** (2 - levels[-1])
        won = random.random() < odds / (odds + players - 1)
        rating = compute_level_after_match(rating, LEVELS, players, float(won))
    settled = levels[100:]
    return mean(one != other for one, other in pairwise(settled))


@pytest.mark.parametrize(("players", "most"), [(2, 0.3), (8, 0.18)])
def test_a_settled_player_seldom_meets_another_level(players: int, most: float) -> None:
    changes = mean(count_level_changes(players, seed) for seed in range(4))
    assert 0.05 < changes < most


def test_climbing_ends_at_the_ends() -> None:
    assert compute_level_after_match(2.0, LEVELS, 2, 1.0) == 2.25
    assert compute_level_after_match(4.0, LEVELS, 2, 1.0) == 4.0
    assert compute_level_after_match(0.0, LEVELS, 2, 0.0) == 0.0
    assert [round_to_level_index(height, LEVELS) for height in (-1, 0.6, 3.4, 9)] == [
        0,
        1,
        3,
        4,
    ]
    assert round_to_level_index(float("nan"), LEVELS) in range(5)


def thinks(home: Path, *characters: str, seed: int = 4, pace: float = 1.0) -> list[list[float]]:
    """Return after how many seconds each seat answers its questions, seat by seat."""
    names = ("Mira", "Ana", "Marko", "Petar", "Ivan")[: len(characters) + 1]
    bots = dict(enumerate(characters, 1))
    player_view = start_local_match.start_match(
        "scientific", names, {}, bots, FixedPace(pace), seed
    )
    taken: list[list[float]] = [[] for _ in characters]
    for seat, times in enumerate(taken, 1):
        times += (
            player_view.runner._answer_delay(Question(seat, "card", (), n)) for n in range(200)
        )
    player_view.leave()
    return taken


def test_each_character_thinks_at_its_own_pace(home: Path) -> None:
    means = {
        name: sum(map(mean, (thinks(home, name, seed=seed)[0] for seed in range(12)))) / 12
        for name in ("gambler", "sensible", "professor")
    }
    assert means["gambler"] + 0.15 < means["sensible"] < means["professor"] - 0.1


def test_seats_of_one_character_think_at_paces_of_their_own(home: Path) -> None:
    four = ["sensible"] * 4
    paces = [mean(times) for times in thinks(home, *four)]
    assert max(paces) > min(paces) + 0.15
    assert paces == [mean(times) for times in thinks(home, *four)]
    others = [mean(times) for times in thinks(home, *four, seed=5)]
    assert [paces.index(one) for one in sorted(paces)] != [
        others.index(one) for one in sorted(others)
    ]


@pytest.mark.parametrize("pace", [0.0, 4.0])
def test_nobody_thinks_longer_than_the_player_lets_them(home: Path, pace: float) -> None:
    low, high = THINKING_SECONDS_LIMITS
    for seed in range(2):
        seats = thinks(home, "professor", "gambler", "sensible", seed=seed, pace=pace)
        assert len(seats) == 3 and all(seats)
        for times in seats:
            assert all(low * pace <= time <= high * pace for time in times)

"""The levels, weakest first; `benchmarks/strength.py` measures each step with many games."""

from __future__ import annotations

from itertools import pairwise

import pytest

from audiowar.bots.registry import TEST_BOTS, get_bot_makers, list_opponent_names
from audiowar.games.scientific.bots.characters import BOT_MAKERS
from audiowar.table.bot_tournament import PairingTask, play_task
from benchmarks import strength


def test_nobody_meets_a_bot_that_is_for_measurements_only() -> None:
    assert list_opponent_names("scientific") == [
        name for name in get_bot_makers("scientific") if name not in TEST_BOTS
    ]
    assert len(list_opponent_names("scientific")) == 10


@pytest.mark.deep
@pytest.mark.parametrize(
    ("stronger", "weaker", "players"),
    [
        ("beginner", "random", 2),
        ("sensible", "beginner", 2),
        ("gambler", "sensible", 2),
        ("d1", "counter", 2),
        ("d1", "counter", 3),
    ],
)
def test_two_steps_up_wins_clearly_more(stronger: str, weaker: str, players: int) -> None:
    score = play_task(PairingTask("scientific", players, {}, stronger, weaker, 0, 18))
    assert score.points_per_match > 1.2 / players


def test_the_table_of_strength_knows_every_player_it_names() -> None:
    for _, rows in strength.PARTS.values():
        for row in rows():
            known = {*strength.PLAYERS, *get_bot_makers(row.game)}
            assert {row.first, row.others} <= known, row
            assert row.count_games(600) % row.players == 0 < row.count_games(1)
    ladder = [(row.first, row.others) for row in strength.list_ladder() if row.players == 3]
    assert ladder == [(higher, lower) for lower, higher in pairwise(BOT_MAKERS)]

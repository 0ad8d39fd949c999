"""The levels, weakest first; `benchmarks/bots_ladder.py` proves each step with many games."""

from __future__ import annotations

import pytest

from audiowar.bots.registry import TESTING, bots, people
from audiowar.session.tournament import Duel, fight


def test_nobody_meets_a_bot_that_is_for_measurements_only() -> None:
    assert people("scientific") == [name for name in bots("scientific") if name not in TESTING]
    assert len(people("scientific")) == 9


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
    score = fight(Duel("scientific", players, {}, stronger, weaker, 0, 18))
    assert score.rate > 1.2 / players

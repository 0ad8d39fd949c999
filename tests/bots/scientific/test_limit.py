"""Near the trick limit who owns more cards wins; what they are good for does not count."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from random import Random

import pytest

from audiowar.games.scientific.bots.endgame import solve_last_tricks
from audiowar.games.scientific.bots.evaluation import get_result
from audiowar.games.scientific.bots.play_against_one import mirrored
from audiowar.games.scientific.bots.rank_model import (
    Position,
    count_owned,
    list_actions,
    make_heap,
    play_trick,
)
from audiowar.games.scientific.bots.search import solve_payoffs
from audiowar.rules.cards import parse_cards
from training.start_positions import draw_start


def plainly(position: Position, left: int, immediate: bool) -> float:
    """Return the value of a position with so many tricks to play, the long way."""
    over = get_result(position)
    if over is not None:
        return over
    if not left:
        lead = count_owned(position, 0) - count_owned(position, 1)
        return float((lead > 0) - (lead < 0))
    rows, columns = list_actions(position, 0), list_actions(position, 1)
    payoffs = [
        [plainly(play_trick(position, (i, j), immediate), left - 1, immediate) for j in columns]
        for i in rows
    ]
    return solve_payoffs(position, rows, columns, payoffs).value


@pytest.mark.parametrize("immediate", [True, False])
@pytest.mark.parametrize(("left", "positions"), [(1, 80), (2, 12)])
def test_the_last_tricks_are_worth_what_going_through_all_of_them_says(
    left: int, positions: int, immediate: bool
) -> None:
    random = Random(left)
    for _ in range(positions):
        position = draw_start(random)
        found = solve_last_tricks(position, left, immediate, None)
        assert found.value == pytest.approx(plainly(position, left, immediate), abs=1e-6)
        other = solve_last_tricks(mirrored(position), left, immediate, None)
        assert other.value == pytest.approx(-found.value, abs=1e-6)


def at(mine: str, theirs: str, piles: tuple[str, str] = ("", ""), **more: object) -> Position:
    hands = (make_heap(parse_cards(mine)), make_heap(parse_cards(theirs)))
    return Position(
        hands, (make_heap(parse_cards(piles[0])), make_heap(parse_cards(piles[1]))), **more
    )  # type: ignore[arg-type]


def test_the_ace_is_spent_on_the_very_last_trick() -> None:
    solution = solve_last_tricks(at("2H AH", "KS 3S"), 1, True, None)
    assert solution.mine == [0.0, 1.0] and solution.value == 1.0


def test_who_is_ahead_goes_for_a_war() -> None:
    """One card more is enough; a joker beside any card leaves both where they are."""
    position = at("2H JOKER", "KS AS", ("3H", ""))
    solution = solve_last_tricks(position, 1, True, None)
    assert solution.value == 1.0 and dict(zip(solution.rows, solution.mine, strict=True))[13] == 1


def test_a_spy_takes_the_last_trick_with_what_beats_the_card_seen() -> None:
    solution = solve_last_tricks(at("2H 5H", "4S 3S", spy=0), 1, True, 2)
    assert solution.columns == (2,) and solution.mine == [0.0, 1.0]


def test_who_knows_of_the_limit_is_not_worse_off() -> None:
    """Two tricks are the whole game here: the equilibrium loses to nothing, on average."""
    sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))
    try:
        compare = runpy.run_path(str(Path(sys.path[0]) / "bots_hurry.py"))["compare"]
    finally:
        del sys.path[0]
    points = compare(2, "d1", 40)
    assert sum(points) / len(points) > 0.45

"""Near the trick limit who owns more cards wins; what they are good for does not count."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from audiowar.games.scientific.bots.solve_last_tricks import solve_last_tricks
from audiowar.games.scientific.bots.solve_two_player_trick import solve_payoffs
from audiowar.games.scientific.bots.suitless_model import (
    Position,
    count_owned_cards,
    list_actions,
    make_two_seat_position,
    pack_cards,
    play_trick,
)
from audiowar.games.scientific.bots.two_player_evaluator import get_result_if_over
from tests.cards import parse_cards
from training.start_positions import draw_start_position


def plainly(position: Position, left: int) -> float:
    """Return the value of a position with so many tricks to play, the long way."""
    over = get_result_if_over(position)
    if over is not None:
        return over
    if not left:
        lead = count_owned_cards(position, 0) - count_owned_cards(position, 1)
        return float((lead > 0) - (lead < 0))
    rows, columns = list_actions(position, 0), list_actions(position, 1)
    payoffs = [[plainly(play_trick(position, (i, j)), left - 1) for j in columns] for i in rows]
    return solve_payoffs(position, rows, columns, payoffs).value


@pytest.mark.parametrize(
    ("left", "positions", "revolution_is_immediate"), [(1, 80, True), (1, 40, False), (2, 1, True)]
)
def test_the_last_tricks_are_worth_what_going_through_all_of_them_says(
    left: int, positions: int, revolution_is_immediate: bool
) -> None:
    random = Random(left)
    for _ in range(positions):
        position = draw_start_position(random)._replace(
            revolution_is_immediate=revolution_is_immediate
        )
        found = solve_last_tricks(position, left, None)
        assert found.value == pytest.approx(plainly(position, left), abs=1e-6)
        other = solve_last_tricks(make_two_seat_position(position, 1, 0), left, None)
        assert other.value == pytest.approx(-found.value, abs=1e-6)


def at(mine: str, theirs: str, piles: tuple[str, str] = ("", ""), **more: Any) -> Position:
    hands = (pack_cards(parse_cards(mine)), pack_cards(parse_cards(theirs)))
    return Position(
        hands, (pack_cards(parse_cards(piles[0])), pack_cards(parse_cards(piles[1]))), **more
    )


def test_the_ace_is_spent_on_the_very_last_trick() -> None:
    solution = solve_last_tricks(at("2H AH", "KS 3S"), 1, None)
    assert solution.row_strategy == [0.0, 1.0] and solution.value == 1.0


def test_who_is_ahead_goes_for_a_war() -> None:
    """One card more is enough; a joker beside any card leaves both where they are."""
    position = at("2H JOKER", "KS AS", ("3H", ""))
    solution = solve_last_tricks(position, 1, None)
    assert (
        solution.value == 1.0
        and dict(zip(solution.rows, solution.row_strategy, strict=True))[13] == 1
    )


def test_a_spy_takes_the_last_trick_with_what_beats_the_card_seen() -> None:
    solution = solve_last_tricks(at("2H 5H", "4S 3S", spy=0), 1, 2)
    assert solution.columns == (2,) and solution.row_strategy == [0.0, 1.0]

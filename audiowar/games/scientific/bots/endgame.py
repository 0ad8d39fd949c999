"""Solve exactly the last two tricks before the trick limit, when the most cards win."""

from __future__ import annotations

from audiowar.rules.view import View

from .evaluation_interface import get_result
from .search import Solution, solve_payoffs
from .suitless_model import (
    SWAPPED,
    Action,
    Position,
    count_owned,
    count_packed_cards,
    list_actions,
    play_trick,
)
from .trick_outcome_tables import LOST, OUTCOME_TABLES, STAYS, TAKEN

EXACT_TRICKS = 2
"""How many of the last tricks are solved exactly."""


def count_tricks_left(view: View) -> int:
    """Return the number of tricks until the trick limit, including this one.

    Without a limit, return a number that is too large to make a difference.
    """
    limit = int(view.options["trick_limit"])
    return limit - view.trick + 1 if limit else EXACT_TRICKS + 1


def solve_last_tricks(
    position: Position, tricks_left: int, immediate: bool, seen_choice: Action | None
) -> Solution:
    """Solve a position of two players with one or two `tricks_left`.

    `seen_choice` is the action of seat 1 if seat 0 is a spy and sees it.
    """
    rows = list_actions(position, 0)
    columns = list_actions(position, 1) if seen_choice is None else (seen_choice,)
    if tricks_left == 1:
        return solve_payoffs(
            position, rows, columns, final_payoffs(position, rows, columns, immediate)
        )
    payoffs = [
        [value_before_last_trick(position, (i, j), immediate) for j in columns] for i in rows
    ]
    return solve_payoffs(position, rows, columns, payoffs)


def value_before_last_trick(
    position: Position, actions: tuple[Action, Action], immediate: bool
) -> float:
    """Return the value for seat 0 of a pair of actions, after which one more trick follows."""
    child = play_trick(position, actions, immediate)
    over = get_result(child)
    if over is not None:
        return over
    ends = outcome_values(child)
    if min(ends) == max(ends):
        return ends[STAYS]
    rows, columns = list_actions(child, 0), list_actions(child, 1)
    return solve_payoffs(child, rows, columns, final_payoffs(child, rows, columns, immediate)).value


def final_payoffs(
    position: Position, rows: tuple[Action, ...], columns: tuple[Action, ...], immediate: bool
) -> list[list[float]]:
    """Return the result of the match for seat 0 after each pair of actions in the last trick."""
    ends, codes = outcome_values(position), OUTCOME_TABLES[immediate][position.reversed]
    ranks = [j % SWAPPED for j in columns]
    return [[ends[codes[i % SWAPPED][j] % 3] for j in ranks] for i in rows]


def outcome_values(position: Position) -> list[float]:
    """Return the result for seat 0 by the outcome of the last trick: STAYS, TAKEN or LOST."""
    lead = count_owned(position, 0) - count_owned(position, 1)
    pot = count_packed_cards(position.pot) + 2
    ends = [0.0, 0.0, 0.0]
    for end, ahead in ((STAYS, lead), (TAKEN, lead + pot), (LOST, lead - pot)):
        ends[end] = float((ahead > 0) - (ahead < 0))
    return ends

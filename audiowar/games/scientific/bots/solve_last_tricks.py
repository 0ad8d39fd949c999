"""Solve the last two tricks before the trick limit exactly, for two players.

After the last trick, the player with more cards wins.
"""

from __future__ import annotations

from audiowar.rules.view import View

from .solve_two_player_trick import TrickSolution, solve_payoffs
from .suitless_model import (
    PLAYED_RANK_MASK,
    Action,
    Position,
    count_owned_cards,
    count_packed_cards,
    list_actions,
    play_trick,
)
from .trick_outcome_tables import CARDS_STAY_IN_POT, OUTCOME_TABLES
from .two_player_evaluator import get_result_if_over

EXACTLY_SOLVED_TRICKS = 2
"""The number of last tricks before the trick limit that are solved exactly, not estimated."""


def count_tricks_until_limit(view: View, trick: int | None = None) -> int:
    """Return the number of tricks until the trick limit, including the one with number `trick`.

    By default, `trick` is the current trick. If the match has no trick limit, return a number that
    is too large for an exact solution.
    """
    first = view.trick if trick is None else trick
    limit = int(view.options["trick_limit"])
    return limit - first + 1 if limit else EXACTLY_SOLVED_TRICKS + 1


def solve_last_tricks(
    position: Position, tricks_left: int, seen_choice: Action | None
) -> TrickSolution:
    """Solve a position of two players with one or two `tricks_left`."""
    rows = list_actions(position, 0)
    columns = list_actions(position, 1) if seen_choice is None else (seen_choice,)
    if tricks_left == 1:
        payoffs = compute_last_trick_payoffs(position, rows, columns)
    else:
        payoffs = [
            [evaluate_pair_in_second_last_trick(position, (i, j)) for j in columns] for i in rows
        ]
    return solve_payoffs(position, rows, columns, payoffs)


def evaluate_pair_in_second_last_trick(
    position: Position, action_pair: tuple[Action, Action]
) -> float:
    """Return the value for seat 0 of a pair of actions in the second-last trick."""
    child = play_trick(position, action_pair)
    over = get_result_if_over(child)
    if over is not None:
        return over
    ends = get_results_by_last_trick_outcome(child)
    if min(ends) == max(ends):
        return ends[CARDS_STAY_IN_POT]
    rows, columns = list_actions(child, 0), list_actions(child, 1)
    payoffs = compute_last_trick_payoffs(child, rows, columns)
    return solve_payoffs(child, rows, columns, payoffs).value


def compute_last_trick_payoffs(
    position: Position,
    rows: tuple[Action, ...],
    columns: tuple[Action, ...],
) -> list[list[float]]:
    """Return the result of the match for seat 0 after each pair of actions in the last trick."""
    ends = get_results_by_last_trick_outcome(position)
    codes = OUTCOME_TABLES[position.revolution_is_immediate][position.reversed]
    ranks = [j & PLAYED_RANK_MASK for j in columns]
    return [[ends[codes[i & PLAYED_RANK_MASK][j] % 3] for j in ranks] for i in rows]


def get_results_by_last_trick_outcome(position: Position) -> list[float]:
    """Return the result for seat 0 by the outcome of the last trick.

    The outcomes are CARDS_STAY_IN_POT (0), TAKEN_BY_SEAT_0 (1) and TAKEN_BY_SEAT_1 (2).
    """
    lead = count_owned_cards(position, 0) - count_owned_cards(position, 1)
    pot = count_packed_cards(position.pot) + 2
    return [float((ahead > 0) - (ahead < 0)) for ahead in (lead, lead + pot, lead - pot)]

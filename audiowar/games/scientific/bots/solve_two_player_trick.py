"""Search tricks of two players: solve them as matrix games, one or more tricks deep.

All values are for seat 0, from -1 (lost) to 1 (won). Seat 0 chooses the row of the matrix.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum, inf
from typing import TypeAlias

from audiowar.bots.solve_matrix_game import Strategy, make_pure_strategy, solve_matrix_game

from .suitless_model import (
    NO_SPY,
    SWAP_OFFSET,
    Action,
    Position,
    get_played_rank,
    list_actions,
    play_trick,
    swap_cards,
)
from .two_player_evaluator import TwoPlayerEvaluator, get_result_if_over

TRICK_SEARCH_COST = 24
"""How much solving one trick takes from a budget, in addition to 1 for each evaluated outcome."""


@dataclass(slots=True)
class OutcomeBudget:
    """The number of outcomes that a search may still evaluate.

    The effort is limited by outcomes, not by time, so that bots choose alike on every machine.
    """

    outcomes_left: float = inf


BudgetedEvaluator: TypeAlias = Callable[[Position, OutcomeBudget], float]
"""A function that returns the value of a position for seat 0. It subtracts the outcomes that it
evaluates from the budget, and searches no deeper when none are left."""


@dataclass(slots=True)
class TrickSolution:
    """An equilibrium of one trick: neither player gains by playing otherwise."""

    value: float
    """The value of the trick for seat 0 if both players play the equilibrium."""
    rows: tuple[Action, ...]
    """The actions among which seat 0 can choose."""
    columns: tuple[Action, ...]
    """The actions among which seat 1 can choose."""
    row_strategy: Strategy
    """The probability with which seat 0 should choose each of `rows`."""
    column_strategy: Strategy
    """The probability with which seat 1 should choose each of `columns`."""
    payoffs: list[list[float]]
    """The value for seat 0 after each pair of actions, by row and column."""


def solve_trick_by_evaluation(
    evaluator: TwoPlayerEvaluator,
    position: Position,
    seen_choice: Action | None = None,
    budget: OutcomeBudget | None = None,
) -> TrickSolution:
    """Solve one trick by evaluating the position after each pair of actions.

    The effort is subtracted from `budget`, but not limited by it.
    """
    rows = list_actions(position, 0)
    columns = list_actions(position, 1) if seen_choice is None else (seen_choice,)
    if budget is not None:
        budget.outcomes_left -= len(rows) * len(columns) + TRICK_SEARCH_COST
    payoffs = compute_payoffs(evaluator, position, rows, columns)
    return solve_payoffs(position, rows, columns, payoffs)


def compute_payoffs(
    evaluator: TwoPlayerEvaluator,
    position: Position,
    rows: Sequence[Action],
    columns: Sequence[Action],
) -> list[list[float]]:
    """Return the value for seat 0 after each pair of actions, including swaps."""
    if rows[-1] < SWAP_OFFSET and columns[-1] < SWAP_OFFSET:
        return evaluator.evaluate_rank_pairs(position, rows, columns)
    table: list[list[float]] = []
    for turned0, part0 in _split_by_swap(rows):
        band: list[list[float]] = [[] for _ in part0]
        for turned1, part1 in _split_by_swap(columns):
            there = swap_cards(position, 0) if turned0 else position
            there = swap_cards(there, 1) if turned1 else there
            values = evaluator.evaluate_rank_pairs(there, part0, part1)
            for line, more in zip(band, values, strict=True):
                line += more
        table += band
    return table


def _split_by_swap(chosen: Sequence[Action]) -> list[tuple[bool, list[int]]]:
    """Return the ranks played without a swap (with False) and after a swap (with True)."""
    hand = [action for action in chosen if action < SWAP_OFFSET]
    pile = [get_played_rank(action) for action in chosen if action >= SWAP_OFFSET]
    return [(False, hand), (True, pile)] if pile else [(False, hand)]


def solve_payoffs(
    position: Position,
    rows: tuple[Action, ...],
    columns: tuple[Action, ...],
    payoffs: list[list[float]],
) -> TrickSolution:
    """Solve a trick from its payoffs. If one player is a spy, neither of them mixes."""
    if position.spy == NO_SPY:
        value, mine, theirs = solve_matrix_game(payoffs)
    else:
        value, i, j = solve_with_spy(payoffs, position.spy)
        mine, theirs = make_pure_strategy(len(rows), i), make_pure_strategy(len(columns), j)
    return TrickSolution(value, rows, columns, mine, theirs, payoffs)


def solve_with_spy(payoffs: Sequence[Sequence[float]], spy: int) -> tuple[float, int, int]:
    """Return the value, row and column if the seat `spy` replies best to the other's choice."""
    if spy == 0:
        best = [max(column) for column in zip(*payoffs, strict=True)]
        value = min(best)
        j = best.index(value)
        return value, max(range(len(payoffs)), key=lambda i: payoffs[i][j]), j
    worst = list(map(min, payoffs))
    value = max(worst)
    i = worst.index(value)
    return value, i, payoffs[i].index(value)


@dataclass(frozen=True)
class DeepeningParameters:
    """The parameters of a search deeper than one trick."""

    max_value_loss: float
    """A choice is searched deeper if its value, seen from its player's side, is at most this much
    below that of the best choice."""
    max_choices: int
    """The maximum number of choices of each player to search."""
    max_passes: int = 3
    """The maximum number of passes. Each pass searches the pairs of choices that look best by the
    values of the previous pass."""


def improve_solution_by_deeper_search(
    position: Position,
    solution: TrickSolution,
    parameters: DeepeningParameters,
    evaluate: BudgetedEvaluator,
    budget: OutcomeBudget,
) -> TrickSolution:
    """Return a better solution of a trick.

    The pairs of choices that are nearly the best are rated again by `evaluate`, which looks further
    ahead. This ends when the best pairs no longer change, when the budget is used up, or after
    `max_passes`. The new ratings replace those in `solution.payoffs`.
    """
    known: set[tuple[int, int]] = set()
    one = len(solution.rows) * len(solution.columns) + TRICK_SEARCH_COST
    for _ in range(parameters.max_passes):
        rows, columns = find_nearly_best_indexes(position, solution, parameters)
        wanted = [(i, j) for i in rows for j in columns if (i, j) not in known]
        if not wanted:
            break
        for left, (i, j) in zip(range(len(wanted), 0, -1), wanted, strict=True):
            if budget.outcomes_left < one:
                break
            pair = (solution.rows[i], solution.columns[j])
            child = play_trick(position, pair)
            over = get_result_if_over(child)
            # An unlimited budget stays unlimited. Dividing or subtracting infinity gives no number.
            is_limited = budget.outcomes_left < inf
            share = budget.outcomes_left // left if is_limited else inf
            part = OutcomeBudget(share)
            solution.payoffs[i][j] = evaluate(child, part) if over is None else over
            if is_limited:
                budget.outcomes_left -= share - part.outcomes_left
        known.update(wanted)
        solution = solve_payoffs(position, solution.rows, solution.columns, solution.payoffs)
    return solution


def find_nearly_best_indexes(
    position: Position, solution: TrickSolution, parameters: DeepeningParameters
) -> tuple[list[int], list[int]]:
    """Return the indexes of the rows and columns that are nearly best replies, the best first."""
    payoffs = solution.payoffs
    if position.spy == NO_SPY:
        mine, theirs = solution.row_strategy, solution.column_strategy
        gains = [fsum(p * v for p, v in zip(theirs, line, strict=True) if p) for line in payoffs]
        losses = [0.0] * len(theirs)
        for p, line in zip(mine, payoffs, strict=True):
            if p:
                losses = [a + p * v for a, v in zip(losses, line, strict=True)]
    elif position.spy == 1:
        gains = [min(line) for line in payoffs]
        losses = payoffs[solution.row_strategy.index(1.0)]
    else:
        losses = [max(column) for column in zip(*payoffs, strict=True)]
        j = solution.column_strategy.index(1.0)
        gains = [line[j] for line in payoffs]
    return (_best([-gain for gain in gains], parameters), _best(losses, parameters))


def _best(costs: Sequence[float], how: DeepeningParameters) -> list[int]:
    least = min(costs)
    able = [i for i, cost in enumerate(costs) if cost <= least + how.max_value_loss]
    able.sort(key=costs.__getitem__)
    return able[: how.max_choices]

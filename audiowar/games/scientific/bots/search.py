"""Search tricks of two players: solve them as matrix games, one or more tricks deep.

Values are those of seat 0, who chooses the row of the matrix, from -1 (lost) to 1 (won).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum, inf
from typing import TypeAlias

from audiowar.bots.matrix_game import Strategy, pure_strategy, solve_matrix_game

from .evaluation_interface import Evaluation, get_result
from .suitless_model import NO_SPY, SWAPPED, Action, Position, list_actions, play_trick, swap_hand

SEARCH_COST = 24
"""The cost of solving one trick, in addition to 1 for each evaluated outcome."""


@dataclass(slots=True)
class Budget:
    """How many outcomes a search may still evaluate.

    The effort is not limited by time, so that bots choose alike on every machine.
    """

    left: float = inf

    def split(self, among: int) -> Budget:
        """Return an equal part of the budget for one of `among` searches."""
        return Budget(self.left // among)

    def subtract_spent(self, part: Budget, granted: float) -> None:
        """Subtract what was spent of `part`, to which `granted` was given."""
        self.left -= granted - part.left


Value: TypeAlias = Callable[[Position, Budget], float]
"""A function that evaluates a position within a budget."""


@dataclass(slots=True)
class Solution:
    """An equilibrium of one trick: neither player gains by playing otherwise."""

    value: float
    """The value for seat 0."""
    rows: tuple[Action, ...]
    """The actions of seat 0."""
    columns: tuple[Action, ...]
    """The actions of seat 1."""
    mine: Strategy
    """The probability of each row."""
    theirs: Strategy
    """The probability of each column."""
    payoffs: list[list[float]]
    """The value for seat 0 after each pair of actions, by row and column."""


def solve_one_deep(
    evaluation: Evaluation,
    position: Position,
    seen_choice: Action | None = None,
    budget: Budget | None = None,
) -> Solution:
    """Solve one trick by evaluating the position after each pair of actions.

    `seen_choice` is the action of seat 1 if seat 0 is a spy and sees it.
    """
    rows = list_actions(position, 0)
    columns = list_actions(position, 1) if seen_choice is None else (seen_choice,)
    if budget is not None:
        budget.left -= len(rows) * len(columns) + SEARCH_COST
    return solve_payoffs(
        position, rows, columns, compute_payoffs(evaluation, position, rows, columns)
    )


def compute_payoffs(
    evaluation: Evaluation, position: Position, rows: Sequence[Action], columns: Sequence[Action]
) -> list[list[float]]:
    """Return the value for seat 0 after each pair of actions, including swaps."""
    if rows[-1] < SWAPPED and columns[-1] < SWAPPED:
        return evaluation.evaluate_pairs(position, rows, columns)
    table: list[list[float]] = []
    for turned0, part0 in _split_by_swap(rows):
        band: list[list[float]] = [[] for _ in part0]
        for turned1, part1 in _split_by_swap(columns):
            there = swap_hand(position, 0) if turned0 else position
            there = swap_hand(there, 1) if turned1 else there
            for line, more in zip(
                band, evaluation.evaluate_pairs(there, part0, part1), strict=True
            ):
                line += more
        table += band
    return table


def _split_by_swap(chosen: Sequence[Action]) -> list[tuple[bool, list[int]]]:
    """Return the ranks of actions without a swap, with False, and with a swap, with True."""
    hand = [action for action in chosen if action < SWAPPED]
    pile = [action & 15 for action in chosen if action >= SWAPPED]
    return [(False, hand), (True, pile)] if pile else [(False, hand)]


def solve_payoffs(
    position: Position,
    rows: tuple[Action, ...],
    columns: tuple[Action, ...],
    payoffs: list[list[float]],
) -> Solution:
    """Solve a trick from its payoffs.

    If one player is a spy, the other gains nothing by mixing. The spy's strategy in the solution is
    the reply to the other's best choice.
    """
    if position.spy == NO_SPY:
        value, mine, theirs = solve_matrix_game(payoffs)
    else:
        value, i, j = solve_for_spy(payoffs, position.spy)
        mine, theirs = pure_strategy(len(rows), i), pure_strategy(len(columns), j)
    return Solution(value, rows, columns, mine, theirs, payoffs)


def solve_for_spy(payoffs: Sequence[Sequence[float]], spy: int) -> tuple[float, int, int]:
    """Return the value, row and column if the spy replies to the other's choice."""
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

    margin: float
    """A choice is searched if it is worse than the best reply by at most this much."""
    limit: int
    """The maximum number of choices of each player to search."""
    rounds: int = 3
    """How many times pairs of choices are selected, each time with improved values."""


def search_deeper(
    position: Position,
    solution: Solution,
    parameters: DeepeningParameters,
    evaluate: Value,
    immediate: bool,
    budget: Budget,
) -> Solution:
    """Return an improved solution of a trick.

    `evaluate` rates the positions after those pairs of choices that the equilibrium mixes or that
    are nearly as good. These pairs share the budget.
    """
    known: set[tuple[int, int]] = set()
    one = len(solution.rows) * len(solution.columns) + SEARCH_COST
    for _ in range(parameters.rounds):
        rows, columns = find_candidate_choices(position, solution, parameters)
        wanted = [(i, j) for i in rows for j in columns if (i, j) not in known]
        if not wanted:
            break
        for left, (i, j) in zip(range(len(wanted), 0, -1), wanted, strict=True):
            if budget.left < one:
                break
            pair = (solution.rows[i], solution.columns[j])
            child = play_trick(position, pair, immediate)
            over = get_result(child)
            part = budget.split(left)
            share = part.left
            solution.payoffs[i][j] = evaluate(child, part) if over is None else over
            budget.subtract_spent(part, share)
        known.update(wanted)
        solution = solve_payoffs(position, solution.rows, solution.columns, solution.payoffs)
    return solution


def find_candidate_choices(
    position: Position, solution: Solution, parameters: DeepeningParameters
) -> tuple[list[int], list[int]]:
    """Return the indexes of the rows and columns that are nearly best replies, the best first."""
    payoffs = solution.payoffs
    if position.spy == NO_SPY:
        mine, theirs = solution.mine, solution.theirs
        gains = [fsum(p * v for p, v in zip(theirs, line, strict=True) if p) for line in payoffs]
        losses = [0.0] * len(theirs)
        for p, line in zip(mine, payoffs, strict=True):
            if p:
                losses = [a + p * v for a, v in zip(losses, line, strict=True)]
    elif position.spy == 1:
        gains = [min(line) for line in payoffs]
        losses = payoffs[solution.mine.index(1.0)]
    else:
        losses = [max(column) for column in zip(*payoffs, strict=True)]
        j = solution.theirs.index(1.0)
        gains = [line[j] for line in payoffs]
    return (_best([-gain for gain in gains], parameters), _best(losses, parameters))


def _best(costs: Sequence[float], how: DeepeningParameters) -> list[int]:
    least = min(costs)
    able = [i for i, cost in enumerate(costs) if cost <= least + how.margin]
    able.sort(key=costs.__getitem__)
    return able[: how.limit]

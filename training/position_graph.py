"""All positions of two players that can be reached from one position, and their exact solution.

After each trick the game ends as a draw with a probability of one percent, so that every position
has a value. Needs NumPy; for training and benchmarks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from audiowar.bots.solve_matrix_game import solve_matrix_game
from audiowar.games.scientific.bots.suitless_model import NO_SPY, Action, PackedCards
from audiowar.games.scientific.bots.trick_outcome_tables import OUTCOME_TABLES

from .flat_positions import Flat, list_flat_actions, play_flat_trick
from .matrix_solver import solve_many

CONTINUE_PROBABILITY = 0.99
"""The probability that the game continues after a trick."""
Array: TypeAlias = Any


@dataclass
class Graph:
    """The positions by number, and the actions of both players in each.

    The first position is number 0. All values and results are for seat 0.
    """

    positions: list[Flat]
    rows: list[tuple[Action, ...]]
    """The actions of seat 0 in each position."""
    columns: list[tuple[Action, ...]]
    """The actions of seat 1 in each position."""
    cells: list[list[int]]
    """For each position, row and column: the number of the next position or, if the game ends,
    -2 minus the result (1, 0 or -1)."""

    def compute_payoffs(self, number: int, values: Array) -> list[list[float]]:
        """Return the payoffs in a position by row and column, from the values of all positions."""
        found = [
            CONTINUE_PROBABILITY * values[c] if c >= 0 else -2.0 - c for c in self.cells[number]
        ]
        width = len(self.columns[number])
        return [found[at : at + width] for at in range(0, len(found), width)]


def make_deal(hand: PackedCards) -> Flat:
    """Return the position in which both players hold `hand` and nothing else was dealt."""
    return hand, hand, 0, 0, 0, False, NO_SPY, 0


def make_graph(
    first: Flat, max_positions: int | None = None, revolution_is_immediate: bool = True
) -> Graph | None:
    """Return the graph of all positions reachable from `first`.

    Return None if there are more than `max_positions`. `revolution_is_immediate` says whether a
    revolution already counts in its own trick.
    """
    graph, numbers = Graph([first], [], [], []), {first: 0}
    positions, codes = graph.positions, OUTCOME_TABLES[revolution_is_immediate]
    for state in positions:
        rows = list_flat_actions(state[0], state[2], state[7] & 1)
        columns = list_flat_actions(state[1], state[3], state[7] >> 1)
        cells = []
        for i in rows:
            for j in columns:
                child = play_flat_trick(state, i, j, codes)
                if not (child[0] and child[1]):
                    cells.append(-2 - (bool(child[0]) - bool(child[1])))
                    continue
                number = numbers.setdefault(child, len(positions))
                if number == len(positions):
                    positions.append(child)
                cells.append(number)
        graph.rows.append(rows)
        graph.columns.append(columns)
        graph.cells.append(cells)
        if max_positions is not None and len(positions) > max_positions:
            return None
    return graph


@dataclass
class PositionGroup:
    """Positions with the same numbers of choices and the same spy.

    The first axis of the arrays is the position.
    """

    spy: int
    numbers: Array
    """The numbers of the positions in the graph."""
    results: Array
    """The result of each pair of choices that ends the game, 0 for other pairs."""
    continue_probabilities: Array
    """The probability that the game continues after each pair of choices."""
    cells: Array
    """The number of the next position, 0 if the game is over."""

    def compute_payoffs(self, values: Array) -> Array:
        """Return the payoffs by position, row and column."""
        found: Array = self.results + self.continue_probabilities * values[self.cells]
        return found


def group_positions(graph: Graph) -> list[PositionGroup]:
    """Return all positions of a graph, divided into groups."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for number, state in enumerate(graph.positions):
        key = (len(graph.rows[number]), len(graph.columns[number]), state[6])
        groups.setdefault(key, []).append(number)
    found = []
    for (m, n, spy), numbers in groups.items():
        cells = np.array([graph.cells[number] for number in numbers]).reshape(-1, m, n)
        over = cells < 0
        results = np.where(over, -2.0 - cells, 0.0)
        goes_on, after = np.where(over, 0.0, CONTINUE_PROBABILITY), np.where(over, 0, cells)
        found.append(PositionGroup(spy, np.array(numbers), results, goes_on, after))
    return found


def solve_exactly(groups: list[PositionGroup], positions: int, error: float = 1e-5) -> Array:
    """Return the values of all positions in perfect play.

    `positions` is their number. The values are iterated until they change by less than `error`.
    """
    values = np.zeros(positions)
    while True:
        deeper = improve_values(groups, values)
        change = float(np.max(np.abs(deeper - values)))
        values = deeper
        if change < error:
            return values


def improve_values(groups: list[PositionGroup], values: Array) -> Array:
    """Return the values after one more iteration, which looks one trick ahead."""
    deeper = np.empty_like(values)
    for alike in groups:
        payoffs = alike.compute_payoffs(values)
        if alike.spy == 0:
            deeper[alike.numbers] = payoffs.max(axis=1).min(axis=1)
            continue
        least = payoffs.min(axis=2).max(axis=1)
        if alike.spy == NO_SPY:
            mixed = np.flatnonzero(least < payoffs.max(axis=1).min(axis=1))
            least[mixed] = _solve(payoffs[mixed])[0]
        deeper[alike.numbers] = least
    return deeper


def _solve(payoffs: Array) -> tuple[Array, Array, Array]:
    """Solve matrix games of the same shape together, and again alone if a solution is inexact."""
    games, m, n = payoffs.shape
    values, mine, theirs = solve_many(payoffs, np.ones((games, m), bool), np.ones((games, n), bool))
    least = np.einsum("gi,gij->gj", mine, payoffs).min(axis=1, initial=2)
    most = np.einsum("gij,gj->gi", payoffs, theirs).max(axis=1, initial=-2)
    for game in np.flatnonzero((least < values - 1e-6) | (most > values + 1e-6)):
        values[game], mine[game], theirs[game] = solve_matrix_game(payoffs[game].tolist())
    return values, mine, theirs

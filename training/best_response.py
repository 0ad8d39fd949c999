"""The best response to a policy, on the position graph of a small deck. Needs NumPy.

The value of the best response measures how much a policy can be exploited: 0 for perfect play, 1
for a policy that always loses. The policy is evaluated only in positions that can be reached if it
is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from audiowar.bots.solve_matrix_game import Strategy
from audiowar.games.scientific.bots.suitless_model import Action, Position

from .flat_positions import Flat
from .position_graph import CONTINUE_PROBABILITY, Graph

Array: TypeAlias = Any
Policy: TypeAlias = Callable[[Position, Action | None], Strategy]
"""Returns the mixed strategy of seat 0 in a position: the probability of each of its actions. The
second argument is the choice of seat 1 if seat 0 has spied on it, or None."""
Decisions: TypeAlias = list[list[tuple[Strategy, int]]]
"""The decisions of seat 1 in a position. A decision is the list of possible answers: for each, the
mixed strategy of seat 0 against it, and the number of its column. If seat 1 has spied on a choice
of seat 0, the mixed strategy has only the probability of this choice."""
PositionMapper: TypeAlias = Callable[
    [Callable[[int], Decisions], Sequence[int]], Iterable[Decisions]
]
"""Applies a function to position numbers, like `map`."""
MIN_PROBABILITY = 1e-12
"""Lower probabilities are ignored."""
VALUE_ERROR, BOUND_ERROR, VISITS_ERROR = 1e-6, 1e-3, 1e-2
"""The accuracies of values, of bounds, and of the numbers of visits."""
NEARLY_BEST_MARGIN = 0.02
"""Answers that are worse than the best one by at most this count as nearly best. A round with few
positions is filled with positions that nearly best answers reach."""
ROUND_POSITIONS = 50
"""A round evaluates at least this many positions together, if there are so many."""


def unflatten(state: Flat) -> Position:
    """Convert a flat position to a `Position` of the bots."""
    h0, h1, p0, p1, pot, turned, spy, swap = state
    return Position((h0, h1), (p0, p1), pot, turned, spy, swap)


def list_decisions(graph: Graph, policy: Policy, s: int) -> Decisions:
    """Return the decisions of seat 1 in a position.

    There is one decision or, if seat 1 spies, one for each choice of seat 0 that it can see.
    """
    here, columns = unflatten(graph.positions[s]), graph.columns[s]
    if here.spy == 0:
        return [[(policy(here, column), j) for j, column in enumerate(columns)]]
    mixture = policy(here, None)
    if here.spy != 1:
        return [[(mixture, j) for j in range(len(columns))]]
    parts = []
    for i, p in enumerate(mixture):
        if p > MIN_PROBABILITY:
            part = [0.0] * len(mixture)
            part[i] = p
            parts.append([(part, j) for j in range(len(columns))])
    return parts


def value_best_response(graph: Graph, policy: Policy, tricks: int | None = None) -> float:
    """Return the value of the best response of seat 1 to a policy of seat 0.

    With `tricks`, the game ends as a draw after that number of tricks.
    """
    known = EvaluatedPositions(graph)
    while wave := known.unevaluated:
        known.add_decisions(wave, map(partial(list_decisions, graph, policy), wave))
    return float(Responder(known).compute_values(np.zeros(len(graph.positions)), tricks)[0])


def bound_best_response(
    graph: Graph,
    policy: Policy,
    max_positions: int | None = None,
    each: PositionMapper = map,
    on_progress: Callable[[int, float, float], None] = lambda *_: None,
) -> tuple[float, float]:
    """Return a lower and an upper bound of the value of the best response.

    Far fewer positions are evaluated than by `value_best_response`. Positions that were not
    evaluated count as won by seat 1 for the upper bound, and as lost for the lower bound. Each
    round evaluates positions that the best or nearly best answers would reach, the most likely
    positions first. The search ends when the bounds differ by less than `BOUND_ERROR`, or when
    these answers reach only evaluated positions. With `max_positions`, at most that many positions
    are evaluated, and the bounds can be far apart. `on_progress` is called with the number of
    evaluated positions and the bounds.
    """
    known, wave = EvaluatedPositions(graph), [0]
    low, high = (np.full(len(graph.positions), bound) for bound in (-1.0, 1.0))
    while True:
        known.add_decisions(wave, each(partial(list_decisions, graph, policy), wave))
        responder = Responder(known)
        low, high = responder.compute_values(low), responder.compute_values(high)
        on_progress(len(known.evaluated), low[0], high[0])
        led, nearly = responder.count_visits(high), responder.count_visits(high, NEARLY_BEST_MARGIN)
        there = [s for s in known.unevaluated if led[s] + nearly[s] > MIN_PROBABILITY]
        there.sort(key=lambda s: (-led[s], -nearly[s]))
        wanted = max(ROUND_POSITIONS, sum(led[s] > MIN_PROBABILITY for s in there))
        wave = there[
            : wanted if max_positions is None else min(wanted, max_positions - len(known.evaluated))
        ]
        if not wave or high[0] - low[0] < BOUND_ERROR:
            return float(low[0]), float(high[0])


class EvaluatedPositions:
    """The positions in which the policy was evaluated, with the possible answers of seat 1.

    Each answer leads to several positions or results, each with a probability.
    """

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.evaluated: list[int] = []
        """The numbers of the evaluated positions."""
        self.cells: list[tuple[int, int, float]] = []
        """For each outcome of an answer: the position before it, the next position or result as in
        `Graph.cells`, and the probability."""
        self.answers, self.questions, self.starts = [0], [0], [0]
        """The index of the first outcome of each answer, of the first answer of each decision, and
        of the first decision of each evaluated position. Each list ends with the total number."""
        self._met = {0: False}
        """For each position that can be reached, whether it was evaluated."""

    @property
    def reachable(self) -> list[int]:
        """The numbers of the positions that can be reached. The first position comes first."""
        return list(self._met)

    @property
    def unevaluated(self) -> list[int]:
        """The numbers of the positions that can be reached but were not evaluated."""
        return [s for s, was_asked in self._met.items() if not was_asked]

    def add_decisions(self, wave: Sequence[int], answers: Iterable[Decisions]) -> None:
        """Add the decisions in newly evaluated positions, whose numbers are `wave`."""
        for s, questions in zip(wave, answers, strict=True):
            self._met[s] = True
            self.evaluated.append(s)
            for question in questions:
                for mixture, j in question:
                    self._add(s, j, mixture)
                self.questions.append(len(self.answers) - 1)
            self.starts.append(len(self.questions) - 1)

    def _add(self, s: int, j: int, mixture: Strategy) -> None:
        """Add an answer: column `j` against a mixed strategy of seat 0."""
        column = self.graph.cells[s][j :: len(self.graph.columns[s])]
        for p, cell in zip(mixture, column, strict=True):
            if p > MIN_PROBABILITY:
                self.cells.append((s, cell, p))
                if cell >= 0:
                    self._met.setdefault(cell, False)
        self.answers.append(len(self.cells))


class Responder:
    """Finds the best answers of seat 1 to known mixed strategies of seat 0.

    The value of a decision is that of its best answer; the value of a position is the sum of the
    values of its decisions.
    """

    def __init__(self, known: EvaluatedPositions) -> None:
        parents, cells, chances = zip(*known.cells, strict=True)
        self._met = np.array(known.reachable)
        """The positions that can be reached. Other arrays of this class number the positions in
        this order."""
        number = np.zeros(len(known.graph.positions), int)
        number[self._met] = np.arange(len(self._met))
        self._chances, self._over = np.array(chances), np.array(cells) < 0
        self._parents, self._places = number[list(parents)], number[known.evaluated]
        self._cells = np.where(self._over, 0, number[list(cells)])
        self._results = np.where(self._over, 2.0 + np.array(cells), 0.0)
        self._answers, self._questions = np.array(known.answers), np.array(known.questions)
        self._starts = np.array(known.starts)

    def compute_values(self, values: Array, tricks: int | None = None) -> Array:
        """Return the values of all positions.

        `values` are the values of positions that were not evaluated, and the initial values of
        those that were. With `tricks`, the game ends as a draw after that number of tricks, and the
        initial values must be 0.
        """
        now, goes_on = values[self._met], CONTINUE_PROBABILITY if tricks is None else 1.0
        turn = 0
        while turn != tricks:
            best = np.maximum.reduceat(self._gains(now, goes_on), self._questions[:-1])
            after = np.add.reduceat(best, self._starts[:-1])
            change = float(np.max(np.abs(after - now[self._places])))
            now[self._places] = after
            turn += 1
            if tricks is None and change < VALUE_ERROR:
                break
        solved: Array = values.copy()
        solved[self._met] = now
        return solved

    def count_visits(self, values: Array, margin: float = 0.0) -> Array:
        """Return how often each position is visited, on average, if seat 1 gives the best answers.

        `values` are the values of all positions. An answer counts as best if its value is at most
        `margin` below the greatest value. If a decision has several best answers, each is given
        equally often.
        """
        gains, sizes = (
            self._gains(values[self._met], CONTINUE_PROBABILITY),
            np.diff(self._questions),
        )
        greatest = np.maximum.reduceat(gains, self._questions[:-1])
        best = (gains >= np.repeat(greatest - margin, sizes)).astype(float)
        best /= np.repeat(np.add.reduceat(best, self._questions[:-1]), sizes)
        shares = (
            CONTINUE_PROBABILITY
            * self._chances
            * np.repeat(best, np.diff(self._answers))
            * ~self._over
        )
        ways = np.flatnonzero(shares)
        shares, parents, cells = shares[ways], self._parents[ways], self._cells[ways]
        now: Array = np.zeros(len(self._met))
        now[0] = 1.0
        total = now.copy()
        while now.sum() > VISITS_ERROR:
            now = np.bincount(cells, shares * now[parents], len(now))
            total += now
        led: Array = np.zeros(len(values))
        led[self._met] = total
        return led

    def _gains(self, values: Array, goes_on: float) -> Array:
        """Return the value of each answer. `goes_on` is the probability that the game continues."""
        after = np.where(self._over, self._results, goes_on * values[self._cells])
        return np.add.reduceat(self._chances * after, self._answers[:-1])

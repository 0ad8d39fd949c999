"""The best response to a way to play, on the graph of a small deck. Needs NumPy.

What it wins is how much a way to play can be exploited: 0 is perfect play, 1 loses always. Only
positions that can come about with that way to play are asked how it mixes there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from audiowar.bots.matrix_game import Mixture
from audiowar.games.scientific.bots.rank_model import Action, Position

from .flat_positions import Flat
from .position_graph import GOES_ON, Graph

Array: TypeAlias = Any
Policy: TypeAlias = Callable[[Position, Action | None], Mixture]
"""Mixes the actions of seat 0; the second argument is what a spy sees the other choose."""
Questions: TypeAlias = list[list[tuple[Mixture, int]]]
"""What seat 1 may be asked in a position: for each of its columns the mixture that it meets."""
Each: TypeAlias = Callable[[Callable[[int], Questions], Sequence[int]], Iterable[Questions]]
"""Applies a function to the numbers of positions, like `map`."""
UNLIKELY = 1e-12
CLOSE, PRECISE, RARE = 1e-6, 1e-3, 1e-2
NEARLY = 0.02
"""What is less hopeful by no more than this is asked too, to fill a round."""
ROUND = 50
"""At least so many positions are asked at once, if there are any."""


def position(state: Flat) -> Position:
    """Return a flat position as the model knows it."""
    h0, h1, p0, p1, pot, turned, spy, swap = state
    return Position((h0, h1), (p0, p1), pot, turned, spy, swap)


def list_questions(graph: Graph, policy: Policy, s: int) -> Questions:
    """Return the questions to seat 1 in a position: one, or, if it spies, one for each choice."""
    here, columns = position(graph.positions[s]), graph.columns[s]
    if here.spy == 0:
        return [[(policy(here, column), j) for j, column in enumerate(columns)]]
    mixture = policy(here, None)
    if here.spy != 1:
        return [[(mixture, j) for j in range(len(columns))]]
    parts = []
    for i, p in enumerate(mixture):
        if p > UNLIKELY:
            part = [0.0] * len(mixture)
            part[i] = p
            parts.append([(part, j) for j in range(len(columns))])
    return parts


def value_best_response(graph: Graph, policy: Policy, tricks: int | None = None) -> float:
    """Return what the best response of seat 1 wins from a policy of seat 0.

    With `tricks` the game is over, undecided, after so many, and not before.
    """
    known = Known(graph)
    while wave := known.open:
        known.learn(wave, map(partial(list_questions, graph, policy), wave))
    return float(Responder(known).solve(np.zeros(len(graph.positions)), tricks)[0])


def bound_best_response(
    graph: Graph,
    policy: Policy,
    most: int | None = None,
    each: Each = map,
    told: Callable[[int, float, float], None] = lambda *_: None,
) -> tuple[float, float]:
    """Return two bounds of what the best response wins, closer than `PRECISE`.

    Far less is asked than by `best_response`: only where a response leads that hopes to win
    wherever nothing was asked yet, or one nearly as hopeful, the likeliest positions first. When
    it leads to no such position any more it is the best. With `most` no more positions are asked
    than that, and the bounds may be far apart. `told` hears how many were asked and the bounds.
    """
    known, wave = Known(graph), [0]
    low, high = (np.full(len(graph.positions), bound) for bound in (-1.0, 1.0))
    while True:
        known.learn(wave, each(partial(list_questions, graph, policy), wave))
        responder = Responder(known)
        low, high = responder.solve(low), responder.solve(high)
        told(len(known.places), low[0], high[0])
        led, nearly = responder.count_visits(high), responder.count_visits(high, NEARLY)
        there = [s for s in known.open if led[s] + nearly[s] > UNLIKELY]
        there.sort(key=lambda s: (-led[s], -nearly[s]))
        wanted = max(ROUND, sum(led[s] > UNLIKELY for s in there))
        wave = there[: wanted if most is None else min(wanted, most - len(known.places))]
        if not wave or high[0] - low[0] < PRECISE:
            return float(low[0]), float(high[0])


class Known:
    """What was asked, as lines: each way to answer is a sum over cells with chances."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.places: list[int] = []
        """The positions that were asked."""
        self.cells: list[tuple[int, int, float]] = []
        """The position that each belongs to, what follows (as in `Graph.cells`), its chance."""
        self.answers, self.questions, self.starts = [0], [0], [0]
        """Where each answer's cells begin, each question's answers, each place's questions."""
        self._met = {0: False}
        """Whether a position that may come about was asked."""

    @property
    def met(self) -> list[int]:
        """The positions that may come about, the first one first."""
        return list(self._met)

    @property
    def open(self) -> list[int]:
        """Those of them that were not asked."""
        return [s for s, was_asked in self._met.items() if not was_asked]

    def learn(self, wave: Sequence[int], answers: Iterable[Questions]) -> None:
        """Take what was answered in positions."""
        for s, questions in zip(wave, answers, strict=True):
            self._met[s] = True
            self.places.append(s)
            for question in questions:
                for mixture, j in question:
                    self._add(s, j, mixture)
                self.questions.append(len(self.answers) - 1)
            self.starts.append(len(self.questions) - 1)

    def _add(self, s: int, j: int, mixture: Mixture) -> None:
        """Add an answer: column `j` against a mixture."""
        column = self.graph.cells[s][j :: len(self.graph.columns[s])]
        for p, cell in zip(mixture, column, strict=True):
            if p > UNLIKELY:
                self.cells.append((s, cell, p))
                if cell >= 0:
                    self._met.setdefault(cell, False)
        self.answers.append(len(self.cells))


class Responder:
    """Seat 1 where seat 0's mixtures are known: a problem for one player.

    A question is worth the greatest of its answers, a position the sum of its questions.
    """

    def __init__(self, known: Known) -> None:
        parents, cells, chances = zip(*known.cells, strict=True)
        self._met = np.array(known.met)
        """The positions that may come about; below they are numbered as they stand here."""
        number = np.zeros(len(known.graph.positions), int)
        number[self._met] = np.arange(len(self._met))
        self._chances, self._over = np.array(chances), np.array(cells) < 0
        self._parents, self._places = number[list(parents)], number[known.places]
        self._cells = np.where(self._over, 0, number[list(cells)])
        self._results = np.where(self._over, 2.0 + np.array(cells), 0.0)
        self._answers, self._questions = np.array(known.answers), np.array(known.questions)
        self._starts = np.array(known.starts)

    def solve(self, values: Array, tricks: int | None = None) -> Array:
        """Return what positions are worth.

        `values` says it for those that were not asked, and where to begin for the others; with
        `tricks` it must be 0 for these.
        """
        now, goes_on = values[self._met], GOES_ON if tricks is None else 1.0
        turn = 0
        while turn != tricks:
            best = np.maximum.reduceat(self._gains(now, goes_on), self._questions[:-1])
            after = np.add.reduceat(best, self._starts[:-1])
            change = float(np.max(np.abs(after - now[self._places])))
            now[self._places] = after
            turn += 1
            if tricks is None and change < CLOSE:
                break
        solved: Array = values.copy()
        solved[self._met] = now
        return solved

    def count_visits(self, values: Array, margin: float = 0.0) -> Array:
        """Return how often the best answers lead to each position.

        An answer is best if with these values it is worth the most, or less by no more than
        `margin`; where there are several each is given as often.
        """
        gains, sizes = self._gains(values[self._met], GOES_ON), np.diff(self._questions)
        greatest = np.maximum.reduceat(gains, self._questions[:-1])
        best = (gains >= np.repeat(greatest - margin, sizes)).astype(float)
        best /= np.repeat(np.add.reduceat(best, self._questions[:-1]), sizes)
        shares = GOES_ON * self._chances * np.repeat(best, np.diff(self._answers)) * ~self._over
        ways = np.flatnonzero(shares)
        shares, parents, cells = shares[ways], self._parents[ways], self._cells[ways]
        now: Array = np.zeros(len(self._met))
        now[0] = 1.0
        total = now.copy()
        while now.sum() > RARE:
            now = np.bincount(cells, shares * now[parents], len(now))
            total += now
        led: Array = np.zeros(len(values))
        led[self._met] = total
        return led

    def _gains(self, values: Array, goes_on: float) -> Array:
        """Return what each answer is worth."""
        after = np.where(self._over, self._results, goes_on * values[self._cells])
        return np.add.reduceat(self._chances * after, self._answers[:-1])

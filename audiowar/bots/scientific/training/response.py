"""The best response to a way to play, on the graph of a small deck. Needs NumPy.

What it wins is how much a way to play can be exploited: 0 is perfect play, 1 loses always. Only
positions that can come about with that way to play are asked how it mixes there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from ..flat import Flat
from ..matrix import Mixture
from ..model import Action, Position
from .graph import GOES_ON, Graph

Array: TypeAlias = Any
Policy: TypeAlias = Callable[[Position, Action | None], Mixture]
"""Mixes the actions of seat 0; the second argument is what a spy sees the other choose."""
Questions: TypeAlias = list[list[tuple[Mixture, int]]]
"""What seat 1 may be asked in a position: for each of its columns the mixture that it meets."""
Each: TypeAlias = Callable[[Callable[[int], Questions], Sequence[int]], Iterable[Questions]]
"""Applies a function to the numbers of positions, like `map`."""
UNLIKELY = 1e-12
CLOSE = 1e-7
PRECISE = 1e-3
FIRST, MORE = 200, 0.25
"""How many positions are asked at once: at first, and later for each that was asked."""
LONGEST = 400
"""So many tricks are followed to see where a best response leads."""


def position(state: Flat) -> Position:
    """Return a flat position as the model knows it."""
    h0, h1, p0, p1, pot, turned, spy, swap = state
    return Position((h0, h1), (p0, p1), pot, turned, spy, swap)


def asked(graph: Graph, policy: Policy, s: int) -> Questions:
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


def best_response(
    graph: Graph, policy: Policy, tricks: int | None = None, each: Each = map
) -> float:
    """Return what the best response of seat 1 wins from a policy of seat 0.

    With `tricks` the game is over, undecided, after so many, and not before; `each` asks.
    """
    known = Known(graph)
    while wave := known.open:
        known.learn(wave, each(partial(asked, graph, policy), wave))
    return float(Responder(known).solve(np.zeros(len(graph.positions)), tricks)[0])


def bounds(
    graph: Graph, policy: Policy, most: int | None = None, each: Each = map
) -> tuple[float, float]:
    """Return two bounds of what the best response wins, closer than `PRECISE`.

    Far less is asked than by `best_response`: only where a response leads that hopes to win
    wherever nothing was asked yet, the likeliest positions first. When it leads to no such
    position any more it is the best. With `most` no more positions are asked than that, and the
    bounds may be far apart.
    """
    known, wave = Known(graph), [0]
    while True:
        known.learn(wave, each(partial(asked, graph, policy), wave))
        responder, size = Responder(known), len(graph.positions)
        hoped = responder.solve(np.ones(size))
        led = responder.leads(hoped)
        there = [s for s in known.open if led[s] > 0]
        wanted = max(FIRST, int(MORE * len(known.places)))
        if most is not None:
            wanted = min(wanted, most - len(known.places))
        wave = sorted(there, key=led.__getitem__, reverse=True)[:wanted]
        if not wave or 2 * sum(led[there]) < PRECISE:
            return float(responder.solve(-np.ones(size))[0]), float(hoped[0])


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
    def open(self) -> list[int]:
        """The positions that may come about and were not asked."""
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
        self._parents, self._cells, self._chances = map(np.array, (parents, cells, chances))
        self._places, self._answers = np.array(known.places), np.array(known.answers)
        self._questions, self._starts = np.array(known.questions), np.array(known.starts)
        self._over = self._cells < 0

    def solve(self, others: Array, tricks: int | None = None) -> Array:
        """Return what positions are worth; `others` says it for those that were not asked."""
        values, goes_on = others.astype(float), GOES_ON if tricks is None else 1.0
        values[self._places] = 0.0
        turn = 0
        while turn != tricks:
            best = np.maximum.reduceat(self._gains(values, goes_on), self._questions[:-1])
            after = np.add.reduceat(best, self._starts[:-1])
            change = float(np.max(np.abs(after - values[self._places])))
            values[self._places] = after
            turn += 1
            if tricks is None and change < CLOSE:
                break
        return values

    def leads(self, values: Array) -> Array:
        """Return how often the answers that are best with these values lead to each position."""
        gains, sizes = self._gains(values, GOES_ON), np.diff(self._questions)
        question = np.repeat(np.arange(len(sizes)), sizes)
        greatest = np.maximum.reduceat(gains, self._questions[:-1])[question]
        answers = np.flatnonzero(gains >= greatest)
        chosen = np.zeros(len(gains), bool)
        chosen[answers[np.unique(question[answers], return_index=True)[1]]] = True
        ways = np.repeat(chosen, np.diff(self._answers)) & ~self._over
        parents, cells = self._parents[ways], self._cells[ways]
        chances = GOES_ON * self._chances[ways]
        now: Array = np.zeros(len(values))
        now[0] = 1.0
        total = now.copy()
        for _ in range(LONGEST):
            now = np.bincount(cells, chances * now[parents], len(values))
            total += now
        return total

    def _gains(self, values: Array, goes_on: float) -> Array:
        """Return what each answer is worth."""
        after = np.where(self._over, 2.0 + self._cells, goes_on * values[self._cells])
        return np.add.reduceat(self._chances * after, self._answers[:-1])

"""Look deep where few cards are in the game: grow the graph of positions where it matters.

From the position at hand the positions that may follow are expanded, first those that good play
comes to most likely; the rim is judged. Nothing is kept from one trick to the next, so that a
position is always answered alike. Positions that differ by the exchange of seats are one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import TypeAlias

from . import search
from .flat import Flat, able, flat, renamed, trick, turned_round
from .matrix import Mixture, simplex, unit
from .model import NOBODY, Action, Position, actions
from .search import Solution, answered, settle
from .tables import CODED

PATIENCE = 0.99
"""What a trick later is worth, so that a win is not put off for ever."""
CLOSE = 1e-3
"""Values inside a growing graph that differ by less are the same."""
CLOSEST = 1e-5
"""The same in a graph that is complete."""
DRAWN, ROOT, WON = 0, 1, 2
"""The first numbers of a graph."""

Judge: TypeAlias = Callable[[Flat], float]
"""Values a position that is not over, with ranks named as in `flat.renamed`, for seat 0."""


@dataclass(frozen=True)
class Growth:
    """How to grow a graph."""

    limit: int = 800
    """At most so many positions are expanded."""
    first: int = 15
    """So many at once, at the beginning."""
    faster: float = 0.3
    """Later, so many at once for each that is expanded."""
    doubt: float = 0.05
    """Any choice is thought to be made at least so often."""
    unsure: float = 0.05
    """How much a position matters that seems won or lost."""
    enough: float = 0.02
    """Nothing more is expanded when all that is unsure matters less."""
    passes: int = 4
    """How often values may go round before the graph grows again."""
    last_passes: int = 100
    """How often they may go round in a graph that is complete."""
    until: float = inf
    """When to stop, in seconds of `search.clock`; what is known by then counts."""


def look_deep(
    judge: Judge, immediate: bool, position: Position, known: Action | None, how: Growth
) -> Solution:
    """Solve a position; `known` is what seat 0, the spy, sees seat 1 choose."""
    rows, columns = actions(position, 0), actions(position, 1)
    only = None if known is None else columns.index(known)
    graph = Graph(judge, immediate, renamed(flat(position)), how, only)
    graph.grow()
    return settle(position, rows, columns if known is None else (known,), graph.payoffs(ROOT))


class Graph:
    """Positions by number; minus a number is the same position with the seats exchanged."""

    def __init__(
        self, judge: Judge, immediate: bool, root: Flat, how: Growth, only: int | None
    ) -> None:
        self._judge, self._codes, self._how, self._only = judge, CODED[immediate], how, only
        self._states = [root] * 3
        self._values = {DRAWN: 0.0, ROOT: 0.0, -ROOT: 0.0, WON: 1.0, -WON: -1.0}
        # Where one choice is known the root is not the position that may come about again.
        self._numbers = {root: ROOT} if only is None else {}
        self._cells: dict[int, list[list[int]]] = {}
        """The numbers that follow each expanded position, in the order of expansion."""
        self._before: list[list[int]] = [[], [], []]
        """What each position may follow."""
        self._mixed: dict[int, tuple[Mixture, Mixture]] = {}
        """How each choice in an expanded position is made, at least `doubt`."""
        self._stale: set[int] = set()
        self._expand(ROOT)
        self._settle(how.passes, CLOSE)

    def grow(self) -> None:
        """Expand up to the limit, or until the time is over."""
        how = self._how
        while (left := how.limit - len(self._cells)) > 0:
            wanted = max(how.first, int(how.faster * len(self._cells)))
            chosen = self._choose(min(wanted, left))
            if chosen is None:
                break
            for number in chosen:
                if search.clock() > how.until:
                    break
                self._expand(number)
            if not chosen:
                self._stale.update(self._cells)
                self._settle(how.last_passes, CLOSEST)
                break
            self._settle(how.passes, CLOSE)
            if search.clock() > how.until:
                break

    def payoffs(self, number: int) -> list[list[float]]:
        """Return the values after each pair of choices in an expanded position."""
        values = self._values
        return [[values[cell] for cell in line] for line in self._cells[number]]

    def _expand(self, number: int) -> None:
        state, numbers, codes = self._states[number], self._numbers, self._codes
        rows = able(state[0], state[2], state[7] & 1)
        columns = able(state[1], state[3], state[7] >> 1)
        if number == ROOT and self._only is not None:
            columns = columns[self._only : self._only + 1]
        table = []
        for i in rows:
            line = []
            for j in columns:
                child = trick(state, i, j, codes)
                if child[0] and child[1]:
                    found = numbers.get(child)
                    if found is None:
                        found = self._add(child)
                    self._before[abs(found)].append(number)
                else:
                    found = WON * (bool(child[0]) - bool(child[1]))
                line.append(found)
            table.append(line)
        self._cells[number] = table
        self._stale.add(number)

    def _add(self, state: Flat) -> int:
        """Number a position that was not met before."""
        exchanged = turned_round(state)
        number = self._numbers.get(exchanged)
        if number is not None:
            self._numbers[state] = -number
            return -number
        number = self._numbers[state] = len(self._states)
        value = PATIENCE * self._judge(state)
        self._states.append(state)
        self._before.append([])
        self._values[number], self._values[-number] = value, -value
        return number

    def _settle(self, passes: int, close: float) -> None:
        """Solve what may have changed, the farthest first, until nothing changes much."""
        values, stale, until = self._values, self._stale, self._how.until
        for turn in range(passes):
            if not stale or (turn and search.clock() > until):
                break
            for number in reversed(self._cells):
                if number in stale:
                    stale.discard(number)
                    value = PATIENCE * self._solve(number, close)
                    if abs(value - values[number]) > close:
                        values[number], values[-number] = value, -value
                        stale.update(self._before[number])

    def _solve(self, number: int, close: float) -> float:
        """Return the value of an expanded position and keep how it is mixed."""
        value, mine, theirs = solved(self.payoffs(number), self._states[number][6], close)
        doubt = self._how.doubt
        self._mixed[number] = (
            [p if p > doubt else doubt for p in mine],
            [p if p > doubt else doubt for p in theirs],
        )
        return value

    def _choose(self, wanted: int) -> list[int] | None:
        """Return what to expand: what is come to most likely and is least sure.

        Nothing is left in a graph that is complete; None: what is left matters too little.
        """
        reached, rim = {ROOT: 1.0}, dict[int, float]()
        cells = self._cells
        for number, table in cells.items():
            weight = reached.get(number, 0.0)
            if not weight:
                continue
            mine, theirs = self._mixed[number]
            for p, line in zip(mine, table, strict=True):
                p *= weight
                for q, cell in zip(theirs, line, strict=True):
                    cell = abs(cell)
                    if cell != WON and cell != DRAWN:
                        part = reached if cell in cells else rim
                        part[cell] = part.get(cell, 0.0) + p * q
        most, values = 1.0 + self._how.unsure, self._values
        unsure = sum(weight * (1.0 - values[cell] ** 2) for cell, weight in rim.items())
        if rim and unsure < self._how.enough:
            return None
        matter = {cell: weight * (most - values[cell] ** 2) for cell, weight in rim.items()}
        return sorted(matter, key=matter.__getitem__, reverse=True)[:wanted]


def solved(
    payoffs: Sequence[Sequence[float]], spy: int, close: float
) -> tuple[float, Mixture, Mixture]:
    """Return a trick's value and mixtures, up to `close`; quicker than `search.settle`."""
    if spy != NOBODY:
        return pure(payoffs, *answered(payoffs, spy))
    worst = list(map(min, payoffs))
    value = max(worst)
    best = [max(column) for column in zip(*payoffs, strict=True)]
    least = min(best)
    if value >= least - close:
        return pure(payoffs, value, worst.index(value), best.index(least))
    if len(payoffs) == 2 and len(best) == 2:
        return two_by_two(payoffs)
    return simplex(payoffs)


def pure(
    payoffs: Sequence[Sequence[float]], value: float, i: int, j: int
) -> tuple[float, Mixture, Mixture]:
    """Return a solution that mixes nothing."""
    return value, unit(len(payoffs), i), unit(len(payoffs[0]), j)


def two_by_two(payoffs: Sequence[Sequence[float]]) -> tuple[float, Mixture, Mixture]:
    """Solve a game of two by two that has no saddle point."""
    (a, b), (c, d) = payoffs
    scale = 1.0 / (a + d - b - c)
    p, q = (d - c) * scale, (d - b) * scale
    return (a * d - b * c) * scale, [p, 1.0 - p], [q, 1.0 - q]

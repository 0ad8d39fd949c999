"""Look many tricks deep where few cards are in the game: deeper and deeper, where it matters."""

from __future__ import annotations

from dataclasses import replace

from . import search
from .evaluation import Evaluation
from .model import Action, Position
from .search import Deepening, Solution, deepen, look

KEPT = 60_000
PATIENCE = 0.995
"""What a trick later is worth, so that a win is not put off for ever."""
HERE = Deepening(margin=0.6, limit=8)
BELOW = Deepening(margin=0.25, limit=6)


class OutOfTime(Exception):
    """The time for looking deeper is over."""


class Deep:
    """Keeps what it has seen, so that the next trick begins where this one left off."""

    def __init__(self, judge: Evaluation) -> None:
        self._judge = judge
        self._seen: dict[Position, tuple[int, Solution]] = {}
        """How deep each position was looked into, and what was found."""
        self._until = 0.0

    def solve(self, position: Position, known: Action | None, depth: int, until: float) -> Solution:
        """Return the deepest solution up to `depth` tricks that is found until that time."""
        if len(self._seen) > KEPT:
            self._seen.clear()
        self._until = until
        solution = look(self._judge, position, known)
        try:
            for deep in range(2, depth + 1):
                copy = replace(solution, payoffs=[line[:] for line in solution.payoffs])
                solution = self._deeper(position, copy, HERE, deep)
        except OutOfTime:
            pass
        return solution

    def _deeper(
        self, position: Position, solution: Solution, how: Deepening, depth: int
    ) -> Solution:
        return deepen(
            position,
            solution,
            how,
            lambda child: PATIENCE * self._value(child, depth - 1),
            self._judge.immediate,
        )

    def _value(self, position: Position, depth: int) -> float:
        """Return a position's value after looking at least so many tricks deep."""
        reached, solution = self._seen.get(position, (0, None))
        if reached < depth and search.clock() > self._until:
            raise OutOfTime
        if solution is None:
            reached, solution = 1, look(self._judge, position)
            self._seen[position] = (1, solution)
        for deep in range(reached + 1, depth + 1):
            solution = self._deeper(position, solution, BELOW, deep)
            self._seen[position] = (deep, solution)
        return solution.value

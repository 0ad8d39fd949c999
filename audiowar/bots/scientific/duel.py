"""Make up the mind against one other: think about the trick, then mix in some manner."""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from random import Random
from typing import TypeAlias

from audiowar.rules.view import View

from .bot import Mind, Mixture
from .counting import Memory, peeked
from .crowd import guess_and_answer
from .model import NOBODY, Action, Position, owned, play
from .search import Solution, settle
from .thinking import Think

Manner: TypeAlias = Callable[[Solution, Position], Mixture]
"""How a character turns what was thought into a mixture."""
HURRY = 40
"""From so many tricks before the limit on, owning cards counts more and more."""


def as_solved(solution: Solution, position: Position) -> Mixture:
    """Mix as the equilibrium does."""
    return list(zip(solution.rows, solution.mine, strict=True))


def mind(think: Think, manner: Manner = as_solved, crowd: Mind = guess_and_answer) -> Mind:
    """Return a mind that thinks against one other and guesses against several."""

    def made_up(position: Position, view: View, memory: Memory, random: Random) -> Mixture:
        if view.players > 2:
            return crowd(position, view, memory, random)
        solution, position = solved(think, position, view)
        return manner(solution, position)

    return made_up


def solved(think: Think, position: Position, view: View) -> tuple[Solution, Position]:
    """Return what is thought of the trick and the position, both with the viewer as seat 0."""
    assert view.viewer is not None
    if view.viewer == 1:
        position = mirrored(position)
    known = peeked(view).get(1 - view.viewer)
    immediate = view.options["revolution"] == "immediate"
    solution = think(position, immediate, known)
    left = tricks_left(view)
    if left <= HURRY:
        solution = hurried(solution, position, left, immediate)
    return solution, position


def tricks_left(view: View) -> int:
    """Return how many tricks may still be played, this one too."""
    limit = int(view.options["trick_limit"])
    return limit - view.trick + 1 if limit else HURRY + 1


def hurried(solution: Solution, position: Position, left: int, immediate: bool) -> Solution:
    """Solve again with the cards owned counting for what they will at the trick limit."""
    share = 1.0 if left == 1 else 1.0 - left / (HURRY + 1)
    payoffs = []
    for i, line in zip(solution.rows, solution.payoffs, strict=True):
        mixed = []
        for j, value in zip(solution.columns, line, strict=True):
            ahead = lead(position, (i, j), immediate)
            final = float((ahead > 0) - (ahead < 0)) if left == 1 else tanh(ahead / left**0.5 / 2)
            mixed.append(value if abs(value) == 1.0 else (1 - share) * value + share * final)
        payoffs.append(mixed)
    return settle(position, solution.rows, solution.columns, payoffs)


def lead(position: Position, pair: tuple[Action, Action], immediate: bool) -> int:
    """Return how many cards more than seat 1 seat 0 owns after the trick."""
    after = play(position, pair, immediate)
    return owned(after, 0) - owned(after, 1)


def mirrored(position: Position) -> Position:
    """Return the position with the two seats exchanged."""
    hands, piles, pot, turned, spy, swap = position
    spy = spy if spy == NOBODY else 1 - spy
    return Position(hands[::-1], piles[::-1], pot, turned, spy, swap >> 1 | (swap & 1) << 1)

"""Make up the mind against one other: think about the trick, then mix in some manner."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from audiowar.rules.view import View

from .bot import Mind, Mixture
from .counting import Memory, peeked
from .crowd import guess_and_answer
from .limit import EXACT, last_tricks
from .model import NOBODY, Position
from .search import Solution
from .thinking import Think

Manner: TypeAlias = Callable[[Solution, Position], Mixture]
"""How a character turns what was thought into a mixture."""


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
    left = tricks_left(view)
    if left <= EXACT:
        return last_tricks(position, left, immediate, known), position
    return think(position, immediate, known), position


def tricks_left(view: View) -> int:
    """Return how many tricks may still be played, this one too."""
    limit = int(view.options["trick_limit"])
    return limit - view.trick + 1 if limit else EXACT + 1


def mirrored(position: Position) -> Position:
    """Return the position with the two seats exchanged."""
    hands, piles, pot, turned, spy, swap = position
    spy = spy if spy == NOBODY else 1 - spy
    return Position(hands[::-1], piles[::-1], pot, turned, spy, swap >> 1 | (swap & 1) << 1)

"""Make up the mind against one other: think about the trick, then mix in some manner.

In a game of several it begins when all but two are out.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from audiowar.rules.view import View

from .bot import Mind, Mixture
from .card_counting import Memory, peeked
from .endgame import EXACT, last_tricks, tricks_left
from .exploit_habits import leant
from .play_by_habits import habits
from .rank_model import NOBODY, Position, alive
from .search import Solution
from .search_styles import Think

Manner: TypeAlias = Callable[[Solution, Position], Mixture]
"""How a character turns what was thought into a mixture."""


def as_solved(solution: Solution, position: Position) -> Mixture:
    """Mix as the equilibrium does."""
    return list(zip(solution.rows, solution.mine, strict=True))


def mind(think: Think, crowd: Mind, manner: Manner = as_solved) -> Mind:
    """Return a mind that thinks against the last other, and is `crowd`'s against several."""

    def made_up(position: Position, view: View, memory: Memory, random: Random) -> Mixture:
        if len(alive(position)) > 2:
            return crowd(position, view, memory, random)
        solution, own = solved(think, position, view)
        mixture = manner(solution, own)
        other = opponent(position, view)
        if other not in memory.known:
            return mixture
        return leant(mixture, solution, own, habits(memory, other))

    return made_up


def solved(think: Think, position: Position, view: View) -> tuple[Solution, Position]:
    """Return what is thought of the trick and the position, both with the viewer as seat 0.

    Two are still in, of however many began.
    """
    assert view.viewer is not None
    other = opponent(position, view)
    position = facing(position, view.viewer, other)
    known = peeked(view).get(other)
    immediate = view.options["revolution"] == "immediate"
    left = tricks_left(view)
    if left <= EXACT:
        return last_tricks(position, left, immediate, known), position
    return think(position, immediate, known), position


def opponent(position: Position, view: View) -> int:
    """Return the seat of the last other."""
    return next(seat for seat in alive(position) if seat != view.viewer)


def facing(position: Position, me: int, other: int) -> Position:
    """Return the position of two seats alone, `me` as seat 0."""
    hands, piles, pot, turned, spy, swap = position
    spy = {me: 0, other: 1}.get(spy, NOBODY)
    both = (swap >> me & 1) | (swap >> other & 1) << 1
    return Position((hands[me], hands[other]), (piles[me], piles[other]), pot, turned, spy, both)


def mirrored(position: Position) -> Position:
    """Return the position of two players with their seats exchanged."""
    return facing(position, 1, 0)

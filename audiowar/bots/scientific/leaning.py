"""Lean a little towards what beats the habits that are remembered of another.

Only a small share of the choices does: who notices and plays against it wins little by that.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from audiowar.rules.view import View

from .bot import Mind, Mixture
from .counting import Memory, peeked
from .crowd import expected, guess_and_answer
from .model import NOBODY, SWAPPED, Position
from .search import Solution

LEAN = 0.25
"""The share of choices that answer what is remembered."""


def leant(
    mixture: Mixture, solution: Solution, position: Position, habit: Sequence[float]
) -> Mixture:
    """Mix in the best reply to how the other, as seat 1, is known to choose."""
    if position.spy != NOBODY or solution.columns[-1] >= SWAPPED:
        return mixture
    likely = expected(position.hands[1], position.reversed, habit)
    chances = [likely[column] for column in solution.columns]
    gains = [sum(p * v for p, v in zip(chances, line, strict=True)) for line in solution.payoffs]
    return mingled(mixture, [(solution.rows[gains.index(max(gains))], 1.0)])


def leaning(made_up: Mind) -> Mind:
    """Return a mind for three and more that leans where somebody's habits are remembered."""

    def leans(position: Position, view: View, memory: Memory, random: Random) -> Mixture:
        mixture = made_up(position, view, memory, random)
        if not memory.known or peeked(view):
            return mixture
        return mingled(mixture, guess_and_answer(position, view, memory, random))

    return leans


def mingled(mixture: Mixture, reply: Mixture) -> Mixture:
    """Return a mixture with a small share of another."""
    kept = [(action, chance * (1 - LEAN)) for action, chance in mixture]
    return kept + [(action, chance * LEAN) for action, chance in reply]

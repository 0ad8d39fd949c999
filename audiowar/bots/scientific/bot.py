"""The bots at the table: count, think, and choose a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from audiowar.bots.sensible import scientific_card
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .counting import Memory, peeked
from .model import NOBODY, SWAPPED, Action, Position
from .search import Solution
from .thinking import Think

Mixture: TypeAlias = Sequence[tuple[Action, float]]
"""Actions with their probabilities."""
Manner: TypeAlias = Callable[[Solution, Position, Random], Mixture]
"""How a character turns what was thought into a mixture."""
Crowd: TypeAlias = Callable[[Position, View, Memory, Random], Mixture]
"""How a bot plays against several."""


def as_solved(solution: Solution, position: Position, random: Random) -> Mixture:
    """Mix as the equilibrium does."""
    return list(zip(solution.rows, solution.mine, strict=True))


class CountingBot:
    """Counts all cards, thinks about the trick and mixes its choice.

    Where the cards cannot be counted, in a game that it has not seen from the deal on, it plays
    by a rule of thumb.
    """

    def __init__(self, seed: int, think: Think, crowd: Crowd, manner: Manner = as_solved) -> None:
        self._random = Random(seed)
        self._memory = Memory()
        self._think, self._crowd, self._manner = think, crowd, manner

    def observe(self, event: Event) -> None:
        """Remember what is on the table."""
        self._memory.observe(event)

    def choose(self, view: View) -> Choice:
        position = self._memory.recall(view)
        if position is None:
            return scientific_card(view, self._random)
        mixture = self.mix(position, view)
        actions, chances = [a for a, _ in mixture], [max(0.0, p) for _, p in mixture]
        return as_choice(self._random.choices(actions, chances)[0], view)

    def mix(self, position: Position, view: View) -> Mixture:
        """Return what to do in the position that `view` shows, with probabilities."""
        assert view.viewer is not None
        if view.players > 2:
            return self._crowd(position, view, self._memory, self._random)
        if view.viewer == 1:
            position = mirrored(position)
        known = peeked(view).get(1 - view.viewer)
        immediate = view.options["revolution"] == "immediate"
        solution = self._think(position, immediate, known)
        return self._manner(solution, position, self._random)


def as_choice(action: Action, view: View) -> Choice:
    """Return the choice that begins an action: the swap, or a card of the rank."""
    if action >= SWAPPED:
        return "swap"
    return next(card for card in view.hand if card >> 2 == action)


def mirrored(position: Position) -> Position:
    """Return the position with the two seats exchanged."""
    hands, piles, pot, turned, spy, swap = position
    spy = spy if spy == NOBODY else 1 - spy
    return Position(hands[::-1], piles[::-1], pot, turned, spy, swap >> 1 | (swap & 1) << 1)

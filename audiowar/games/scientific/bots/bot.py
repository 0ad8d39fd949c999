"""The bots at the table: count, make up the mind, and choose a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from audiowar.bots.base import Chance, make_generator
from audiowar.bots.habits import Habits
from audiowar.bots.sensible_bot import SensibleBot
from audiowar.rules.events import Choice, Event, Seat
from audiowar.rules.view import View

from .card_counting import Memory
from .rank_model import SWAPPED, Action, Position

Mixture: TypeAlias = Sequence[tuple[Action, float]]
"""Actions with their probabilities."""
Mind: TypeAlias = Callable[[Position, View, Memory, Random], Mixture]
"""What to do in a position that was counted, when the seat sees the view."""


class CountingBot:
    """Counts all cards, makes up its mind about the trick and mixes its choice.

    Where the cards cannot be counted, in a game that it has not seen from the deal on, it plays
    by a rule of thumb.
    """

    def __init__(self, chance: Chance, mind: Mind) -> None:
        self._random = make_generator(chance)
        self._memory = Memory()
        self._mind = mind
        self._fallback = SensibleBot(chance)

    def observe(self, event: Event) -> None:
        """Remember what is on the table."""
        self._memory.observe(event)

    def remember(self, seat: Seat, habits: Habits) -> None:
        """Expect a player to choose as in earlier games, until this one shows otherwise."""
        self._memory.known[seat] = habits

    def choose(self, view: View) -> Choice:
        position = self._memory.reconstruct_position(view)
        if position is None:
            return self._fallback.choose(view)
        mixture = self._mind(position, view, self._memory, self._random)
        chances = [max(0.0, chance) for _, chance in mixture]
        return to_choice(self._random.choices(mixture, chances)[0][0], view)


def to_choice(action: Action, view: View) -> Choice:
    """Return the choice that begins an action: the swap, or a card of the rank."""
    if action >= SWAPPED:
        return "swap"
    return next(card for card in view.hand if card >> 2 == action)

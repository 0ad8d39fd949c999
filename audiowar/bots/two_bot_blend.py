"""A bot that plays like one bot, and for a random share of its choices like another."""

from __future__ import annotations

from collections.abc import Callable

from audiowar.rules.events import Choice, Event, Seat
from audiowar.rules.view import View

from .bot_interface import Bot, GeneratorOrSeed, make_generator
from .player_habits import Habits, HabitUser


class TwoBotBlend:
    """Plays like `main`, but makes `other_share` of its choices, at random, like `other`."""

    def __init__(
        self,
        chance: GeneratorOrSeed,
        main: Callable[[GeneratorOrSeed], Bot],
        other: Callable[[GeneratorOrSeed], Bot],
        other_share: float,
    ) -> None:
        self._random = make_generator(chance)
        self._one, self._other = main(self._random), other(self._random)
        self._share = other_share

    def observe(self, event: Event) -> None:
        """Pass the event to both bots."""
        self._one.observe(event)
        self._other.observe(event)

    def remember(self, seat: Seat, habits: Habits) -> None:
        """Pass the habits to each bot that uses them."""
        for bot in (self._one, self._other):
            if isinstance(bot, HabitUser):
                bot.remember(seat, habits)

    def choose(self, view: View) -> Choice:
        """Return the choice of one of the two bots, drawn at random."""
        return (self._other if self._random.random() < self._share else self._one).choose(view)

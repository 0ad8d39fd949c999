"""What every bot is: events and views of one seat in, choices out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeAlias

from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View


class Bot(Protocol):
    """A player. It gets what a person at its seat gets, projected events and views; nothing else.

    Each bot draws from a generator of its own, so that bots never change a game's chance.
    """

    def observe(self, event: Event) -> None:
        """Learn what has happened, as this seat may know it, from the deal on."""

    def choose(self, view: View) -> Choice:
        """Answer `view.question`, which is open, with one of its choices."""


Chance: TypeAlias = int | Random
"""A bot's own generator, or the seed of one."""
Maker: TypeAlias = Callable[[Chance], Bot]
"""Makes a bot with a generator of its own."""


def make_generator(chance: Chance) -> Random:
    """Return the generator that a bot was given, or one with the seed that it was given."""
    return chance if isinstance(chance, Random) else Random(chance)


def choose_any(view: View, random: Random) -> Choice:
    """Choose among what is allowed, all alike."""
    assert view.question is not None
    return random.choice(view.question.choices)  # type: ignore[arg-type]  # sequences


class RandomBot:
    """Chooses among what is allowed, all alike."""

    def __init__(self, chance: Chance) -> None:
        self._random = make_generator(chance)

    def observe(self, event: Event) -> None:
        """Need nothing."""

    def choose(self, view: View) -> Choice:
        return choose_any(view, self._random)

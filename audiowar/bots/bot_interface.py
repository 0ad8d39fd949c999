"""The interface of bots, which turn the events and views of one seat into choices.

Also the bot that chooses at random.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol, TypeAlias

from audiowar.rules.cards import Rank, parse_card
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View


class Bot(Protocol):
    """A bot player. Like a person in its seat, it gets only projected events and views.

    Each bot has its own random generator, so that bots never affect the chance of a game.
    """

    def observe(self, event: Event) -> None:
        """Receive an event projected for this seat. The first one is the deal."""

    def choose(self, view: View) -> Choice:
        """Return one of the choices of `view.question`, which is open."""


class Judge(Bot, Protocol):
    """A bot that can also rate choices, for the review of a match."""

    def rate_choices(self, view: View) -> Mapping[Choice, float]:
        """Return how good each choice is; in which unit depends on the game.

        Choices that cannot be rated are missing.
        """


GeneratorOrSeed: TypeAlias = int | Random
"""A random generator, or a seed for a new one."""
BotMaker: TypeAlias = Callable[[GeneratorOrSeed], Bot]
"""Makes a bot with its own random generator."""


def make_generator(chance: GeneratorOrSeed) -> Random:
    """Return the given generator, or a new one with the given seed."""
    return chance if isinstance(chance, Random) else Random(chance)


def choose_any(view: View, random: Random) -> Choice:
    """Return one of the possible choices at random, all equally likely."""
    return random.choice(view.open_question.choices)  # type: ignore[arg-type]  # sequences


def rank_in_choice(choice: Choice) -> Rank:
    """Return the rank of the card in a choice such as "keep:5D"."""
    return parse_card(str(choice).partition(":")[2]) >> 2


class RandomBot:
    """A bot that chooses at random."""

    def __init__(self, chance: GeneratorOrSeed) -> None:
        self._random = make_generator(chance)

    def observe(self, event: Event) -> None:
        """Ignore events."""

    def choose(self, view: View) -> Choice:
        return choose_any(view, self._random)

"""The interface of bots, and a bot that chooses at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol, TypeAlias

from audiowar.rules.cards import Rank, parse_card
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View


class Bot(Protocol):
    """Answers the questions of one seat. It gets only what this seat may know.

    Bots never draw from the random generator of the rules, so they cannot change which cards are
    dealt.
    """

    def observe(self, event: Event) -> None:
        """Receive the next event, as this seat may know it. The first one is usually the deal."""
        return

    def choose(self, view: View) -> Choice:
        """Return one of the choices of the open question `view.question`."""


class Judge(Bot, Protocol):
    """A bot that can also rate choices, for the review of a match."""

    def rate_choices(self, view: View) -> Mapping[Choice, float]:
        """Return a rating, in any unit, for each choice that can be rated. Higher is better."""


GeneratorOrSeed: TypeAlias = int | Random
BotMaker: TypeAlias = Callable[[GeneratorOrSeed], Bot]


def make_generator(generator_or_seed: GeneratorOrSeed) -> Random:
    """Return the given generator, or a new one with the given seed."""
    return generator_or_seed if isinstance(generator_or_seed, Random) else Random(generator_or_seed)


def choose_at_random(view: View, random: Random) -> Choice:
    """Return one of the possible choices at random, all equally likely."""
    return random.choice(view.open_question.choices)  # type: ignore[arg-type]  # sequences


def get_rank_after_colon(choice: Choice) -> Rank:
    """Return the rank of the card in a choice such as "keep:5D"."""
    return parse_card(str(choice).partition(":")[2]) >> 2


class RandomBot(Bot):
    """A bot that ignores events and chooses at random."""

    def __init__(self, generator_or_seed: GeneratorOrSeed) -> None:
        self._random = make_generator(generator_or_seed)

    def choose(self, view: View) -> Choice:
        return choose_at_random(view, self._random)

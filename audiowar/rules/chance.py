"""Random outcomes as an input: the rules ask a `Chance` for them and own no generator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from .cards import Card


class Chance(Protocol):
    """A source of random outcomes.

    A replay finds an outcome in a transcript by `purpose`, the kind of the event that will show it
    ("deal", "take", "pick_up", "war_cards", "draw"), and the `seat` of that event. Sometimes the
    event before it already shows some of the cards: its last `already_shown_count` ones. If all
    cards are shuffled, the outcome begins with these. If only some cards are picked, these are not
    among them.
    """

    def shuffle(
        self,
        purpose: str,
        cards: Sequence[Card],
        seat: int | None = None,
        already_shown_count: int | None = None,
    ) -> list[Card]:
        """Return all of `cards` in a random order."""
        return self.pick(purpose, cards, len(cards), seat, already_shown_count)

    def pick(
        self,
        purpose: str,
        cards: Sequence[Card],
        count: int,
        seat: int | None = None,
        already_shown_count: int | None = None,
    ) -> list[Card]:
        """Return `count` cards, picked from `cards` at random, in a random order."""


def derive_random_fraction(seed: int, *purpose: object) -> float:
    """Return a random number from 0 to 1, always the same for the same seed and purpose."""
    return Random(":".join(map(str, (seed, *purpose)))).random()


class SeededChance(Chance):
    """Random outcomes of a generator with a seed.

    It uses only `Random.random`, which gives the same numbers in all Python versions.
    """

    def __init__(self, seed: int) -> None:
        self._generator = Random(seed)
        self._random: Callable[[], float] = self._generator.random

    def get_state(self) -> list[int]:
        """Return the state of the generator, for `restore_state`."""
        return list(self._generator.getstate()[1])

    def restore_state(self, state: Sequence[int]) -> None:
        """Continue from a saved state. Raises ValueError or TypeError."""
        self._generator.setstate((3, tuple(state), None))

    def pick(
        self,
        purpose: str,
        cards: Sequence[Card],
        count: int,
        seat: int | None = None,
        already_shown_count: int | None = None,
    ) -> list[Card]:
        size = len(cards)
        if count == 1 < size:
            return [cards[int(self._random() * size)]]
        left = list(cards)
        for i in range(min(count, size - 1)):
            j = i + int(self._random() * (size - i))
            left[i], left[j] = left[j], left[i]
        return left[:count]

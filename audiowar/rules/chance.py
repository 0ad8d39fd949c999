"""Random outcomes as an input: the rules ask a `Chance` for them and own no generator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from .cards import Card


class Chance(Protocol):
    """A source of random outcomes.

    `purpose` is the kind of the event that will show the outcome ("deal", "take", "pick_up",
    "war_cards", "draw") and `seat` the seat of that event, so that the outcome can be read from a
    transcript when a match is replayed. If another event shows some of the cards before that,
    `early_count` is their number; they are the last cards of that other event.
    """

    def shuffle(
        self,
        purpose: str,
        cards: Sequence[Card],
        seat: int | None = None,
        early_count: int | None = None,
    ) -> list[Card]:
        """Return all of `cards` in a random order."""
        return self.pick(purpose, cards, len(cards), seat, early_count)

    def pick(
        self,
        purpose: str,
        cards: Sequence[Card],
        count: int,
        seat: int | None = None,
        early_count: int | None = None,
    ) -> list[Card]:
        """Return `count` of `cards` at random, in a random order."""


class SeededChance(Chance):
    """Outcomes from one seeded generator.

    Only `Random.random` is used, because its sequence is the same in all Python versions. The
    results of `Random.shuffle` are not.
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
        early_count: int | None = None,
    ) -> list[Card]:
        size = len(cards)
        if count == 1 < size:
            return [cards[int(self._random() * size)]]
        left = list(cards)
        for i in range(min(count, size - 1)):
            j = i + int(self._random() * (size - i))
            left[i], left[j] = left[j], left[i]
        return left[:count]

"""Random outcomes as an input of the rules, which have no random generator of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from .cards import Card


class Chance(Protocol):
    """A source of random outcomes.

    A replay looks up each outcome in a transcript. `event_kind` is the kind of the event that will
    show the outcome ("deal", "take", "pick_up", "war_cards" or "draw"), and `seat` is the seat of
    that event. If this event is the next one, `already_shown_count` is None. Otherwise another
    event comes first, and its last `already_shown_count` cards belong to `cards`. An outcome of
    `shuffle` begins with these cards. An outcome of `pick` does not contain them.
    """

    def shuffle(
        self,
        event_kind: str,
        cards: Sequence[Card],
        seat: int | None = None,
        already_shown_count: int | None = None,
    ) -> list[Card]:
        """Return all of `cards` in a random order."""
        return self.pick(event_kind, cards, len(cards), seat, already_shown_count)

    def pick(
        self,
        event_kind: str,
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
    """Random outcomes from a generator with a seed.

    Only `Random.random` is used, which gives the same numbers in all Python versions.
    """

    def __init__(self, seed: int) -> None:
        self._random: Callable[[], float] = Random(seed).random

    def pick(
        self,
        event_kind: str,
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

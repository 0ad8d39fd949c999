"""The evaluation of positions with few cards in the game: trained on exact values.

Like `network`, whose inputs it takes: units that give the absolute value of a weighed sum, half
of them for the player and half against, and a linear part. Here whole positions are judged, from
sums kept for what each player owns and for the rest. Ranks must be named as in `flat.renamed`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import tanh
from operator import add
from typing import Any, TypeAlias

from .flat import Flat
from .model import MASK, Heap, ranks
from .network import (
    ALWAYS,
    HAND,
    INPUTS,
    MIRROR,
    PILE,
    POT,
    SPY,
    SWAP,
    THEIR_HAND,
    THEIR_PILE,
    THEIR_SWAP,
)

Sums: TypeAlias = list[float]
KEPT = 20_000


@dataclass(frozen=True)
class FewWeights:
    """Trained numbers."""

    units: Sequence[Sequence[Sequence[float]]]
    """By order (normal, reversed), unit (the first half counts for the player), input."""
    linear: Sequence[Sequence[float]]
    """By order and input; what is seat 1's input counts against."""


class Few:
    """Judges flat positions; -1 is a sure loss of seat 0, 1 a sure win."""

    def __init__(self, weights: FewWeights) -> None:
        self._columns = [_columns(weights, order) for order in (0, 1)]
        self._units = len(weights.units[0])
        self._mine: dict[Any, Sums] = {}
        self._theirs: dict[Any, Sums] = {}
        self._rest: dict[Any, Sums] = {}

    def value(self, state: Flat) -> float:
        """Return the value of a position that is not over."""
        h0, h1, p0, p1, pot, low, spy, swap = state
        mine = self._mine.get((h0, p0, low))
        if mine is None:
            mine = self._heaps(low, (HAND, h0), (PILE, p0))
            keep(self._mine, (h0, p0, low), mine)
        theirs = self._theirs.get((h1, p1, low))
        if theirs is None:
            theirs = self._heaps(low, (THEIR_HAND, h1), (THEIR_PILE, p1))
            keep(self._theirs, (h1, p1, low), theirs)
        rest = self._rest.get((pot, low, spy, swap))
        if rest is None:
            rest = self._powers(low, spy, swap, self._heaps(low, (POT, pot)))
            keep(self._rest, (pot, low, spy, swap), rest)
        sums = list(map(add, map(add, mine, theirs), rest))
        half = self._units
        straight = sums.pop()
        return tanh(sum(map(abs, sums[:half])) - sum(map(abs, sums[half:])) + straight)

    def _heaps(self, low: bool, *heaps: tuple[int, Heap]) -> Sums:
        """Return the sums of heaps, each with where its inputs begin."""
        columns = self._columns[low]
        total = [0.0] * len(columns[0])
        for place, cards in heaps:
            for rank in ranks(cards):
                for _ in range(cards >> 5 * rank & MASK):
                    total = list(map(add, total, columns[place + rank]))
        return total

    def _powers(self, low: bool, spy: int, swap: int, total: Sums) -> Sums:
        """Return sums with those of the powers, and of what is always there, added."""
        powers = [(SPY + spy, spy >= 0), (SWAP, swap & 1), (THEIR_SWAP, swap >> 1), (ALWAYS, True)]
        for index, there in powers:
            if there:
                total = list(map(add, total, self._columns[low][index]))
        return total


def keep(kept: dict[Any, Sums], key: Any, sums: Sums) -> None:
    """Keep sums for the next time; begin anew when there are many."""
    if len(kept) > KEPT:
        kept.clear()
    kept[key] = sums


def _columns(weights: FewWeights, order: int) -> list[Sums]:
    """Return what each input adds: to sums that count for seat 0, against it, and linearly."""
    units, straight = weights.units[order], weights.linear[order]
    half = len(units) // 2
    found = []
    for index in range(INPUTS):
        own, other = [unit[index] for unit in units], [unit[MIRROR[index]] for unit in units]
        linear = straight[index] - straight[MIRROR[index]]
        found.append([*own[:half], *other[half:], *own[half:], *other[:half], linear])
    return found

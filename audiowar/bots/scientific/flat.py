"""Positions of two players as flat tuples, for searches that go through thousands of them.

Ranks are renamed: but for those that do something, only their order counts, so that decks which
play alike become the same deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from audiowar.rules.cards import EIGHT, JACK, JOKER_RANK, QUEEN

from .model import NOBODY, ONE, SWAPPED, Action, Heap, Position, count, ranks

Flat: TypeAlias = tuple[Heap, Heap, Heap, Heap, Heap, bool, int, int]
"""Two hands, two piles, pot, whether reversed, spy, swap; as in `Position`."""

LOW = (0, 1, 2, 3, 4, 5)
BETWEEN = (7, 8)
HIGH = (11, 12)
SPECIAL = (EIGHT, JACK, QUEEN, JOKER_RANK)


def flat(position: Position) -> Flat:
    """Return a position as a flat tuple."""
    (h0, h1), (p0, p1) = position.hands, position.piles
    turned = bool(position.reversed)
    return h0, h1, p0, p1, position.pot, turned, position.spy, position.swap


def renamed(state: Flat) -> Flat:
    """Return the same position with the plain ranks renamed, in the same order.

    They count up from the two below all that do something, and down from the ace above; where
    there are too many of them they keep their names.
    """
    names = renaming(ranks(sum(state[:5])))
    if names is None:
        return state
    h0, h1, p0, p1, pot = (
        sum(ONE[names[rank]] * count(cards, rank) for rank in ranks(cards)) for cards in state[:5]
    )
    return (h0, h1, p0, p1, pot, *state[5:])


def renaming(able: Sequence[int]) -> dict[int, int] | None:
    """Return the new names of the ranks in a game, None if they do not fit."""
    doing = [rank for rank in able if rank in SPECIAL[:3]]
    plain = [rank for rank in able if rank not in SPECIAL]
    low = [rank for rank in plain if not doing or rank < doing[0]]
    high = [rank for rank in plain if doing and rank > doing[-1]]
    between = [rank for rank in plain if rank not in low and rank not in high]
    if len(low) > len(LOW) or len(high) > len(HIGH):
        return None
    names = {rank: rank for rank in able if rank in SPECIAL}
    names |= dict(zip(low, LOW, strict=False))
    names |= dict(zip(high[::-1], HIGH[::-1], strict=False))
    names |= dict(zip(between[::-1], BETWEEN[::-1], strict=False))
    return names


def turned_round(state: Flat) -> Flat:
    """Return the position with the seats exchanged."""
    h0, h1, p0, p1, pot, low, spy, swap = state
    return h1, h0, p1, p0, pot, low, spy if spy < 0 else 1 - spy, swap >> 1 | (swap & 1) << 1


def able(hand: Heap, pile: Heap, may_swap: int) -> tuple[Action, ...]:
    """Return what a seat may do."""
    held = ranks(hand)
    return held + tuple(SWAPPED + rank for rank in ranks(pile)) if may_swap and pile else held


def trick(state: Flat, i: Action, j: Action, codes: Sequence[Sequence[Sequence[int]]]) -> Flat:
    """Return the position after a trick; `codes` are `tables.CODED` of the option."""
    h0, h1, p0, p1, pot, low, spy, swap = state
    if i >= SWAPPED:
        h0, p0, i = p0, h0, i - SWAPPED
    if j >= SWAPPED:
        h1, p1, j = p1, h1, j - SWAPPED
    code = codes[low][i][j]
    h0 -= ONE[i]
    h1 -= ONE[j]
    pot += ONE[i] + ONE[j]
    if code == 1 or code == 4:
        p0, pot = p0 + pot, 0
    elif code == 2 or code == 5:
        p1, pot = p1 + pot, 0
    if not h0:
        h0, p0 = p0, 0
    if not h1:
        h1, p1 = p1, 0
    spy, swap = NOBODY, 0
    if i != j:
        if i == QUEEN:
            spy = 0 if h0 else NOBODY
        elif j == QUEEN:
            spy = 1 if h1 else NOBODY
    if i == EIGHT and h0:
        swap = 1
    if j == EIGHT and h1:
        swap += 2
    return h0, h1, p0, p1, pot, code >= 3, spy, swap

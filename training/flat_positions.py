"""Positions of two players as flat tuples, which take little memory in large graphs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from audiowar.games.scientific.bots.suitless_model import (
    NO_SPY,
    PACKED_CARD_BY_RANK,
    SWAP_OFFSET,
    Action,
    PackedCards,
    Position,
    list_distinct_ranks,
)
from audiowar.rules.cards import EIGHT, QUEEN

Flat: TypeAlias = tuple[
    PackedCards, PackedCards, PackedCards, PackedCards, PackedCards, bool, int, int
]
"""Two hands, two piles, the pot, whether the order is reversed, spy, and swap, as in `Position`."""


def flatten(position: Position) -> Flat:
    """Return a position as a flat tuple."""
    (h0, h1), (p0, p1) = position.hands, position.piles
    turned = bool(position.reversed)
    return h0, h1, p0, p1, position.pot, turned, position.spy, position.swap_mask


def list_flat_actions(hand: PackedCards, pile: PackedCards, may_swap: int) -> tuple[Action, ...]:
    """Return the actions of a seat: each rank of its hand and, if it may swap, of its pile."""
    held = list_distinct_ranks(hand)
    return (
        held + tuple(SWAP_OFFSET + rank for rank in list_distinct_ranks(pile))
        if may_swap and pile
        else held
    )


def play_flat_trick(
    state: Flat, i: Action, j: Action, codes: Sequence[Sequence[Sequence[int]]]
) -> Flat:
    """Return the position after a trick; `codes` are the `OUTCOME_TABLES` of the option."""
    h0, h1, p0, p1, pot, low, spy, swap = state
    if i >= SWAP_OFFSET:
        h0, p0, i = p0, h0, i - SWAP_OFFSET
    if j >= SWAP_OFFSET:
        h1, p1, j = p1, h1, j - SWAP_OFFSET
    code = codes[low][i][j]
    h0 -= PACKED_CARD_BY_RANK[i]
    h1 -= PACKED_CARD_BY_RANK[j]
    pot += PACKED_CARD_BY_RANK[i] + PACKED_CARD_BY_RANK[j]
    if code == 1 or code == 4:
        p0, pot = p0 + pot, 0
    elif code == 2 or code == 5:
        p1, pot = p1 + pot, 0
    if not h0:
        h0, p0 = p0, 0
    if not h1:
        h1, p1 = p1, 0
    spy, swap = NO_SPY, 0
    if i != j:
        if i == QUEEN:
            spy = 0 if h0 else NO_SPY
        elif j == QUEEN:
            spy = 1 if h1 else NO_SPY
    if i == EIGHT and h0:
        swap = 1
    if j == EIGHT and h1:
        swap += 2
    return h0, h1, p0, p1, pot, code >= 3, spy, swap

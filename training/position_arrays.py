"""Many positions of two players, as NumPy arrays, for training.

A position is a row of `INPUT_COUNT` numbers, as `make_network_inputs` returns it, and a flag for
the reversed order of strength. Tests compare the moves here with those of
`suitless_model.play_trick`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from audiowar.games.scientific.bots.suitless_model import (
    NO_SPY,
    PLAYED_RANK_MASK,
    RANK_COUNT,
    SWAP_OFFSET,
    Position,
    count_rank,
)
from audiowar.games.scientific.bots.trick_outcome_tables import (
    OUTCOME_TABLES,
    TAKEN_BY_SEAT_0,
    TAKEN_BY_SEAT_1,
)
from audiowar.games.scientific.bots.two_player_network import (
    HAND_INPUTS,
    INPUT_COUNT,
    PILE_INPUTS,
    POT_INPUTS,
    SPY_INPUT,
    SWAP_INPUT,
    THEIR_HAND_INPUTS,
    THEIR_PILE_INPUTS,
    THEIR_SPY_INPUT,
    THEIR_SWAP_INPUT,
)
from audiowar.rules.cards import EIGHT, QUEEN

Array: TypeAlias = Any
CODES: Array = np.array(OUTCOME_TABLES)
ACTIONS = SWAP_OFFSET + RANK_COUNT
"""All actions are below this number."""
INPUT_INDEXES = (
    (HAND_INPUTS, PILE_INPUTS, SPY_INPUT, SWAP_INPUT),
    (THEIR_HAND_INPUTS, THEIR_PILE_INPUTS, THEIR_SPY_INPUT, THEIR_SWAP_INPUT),
)
"""The index of the first input of hand, pile, spy and swap, for each seat."""

HAND_WEIGHTS: Array = np.zeros((2, INPUT_COUNT), dtype=np.float32)
"""For each seat, the weights that count its cards in hand."""
HAND_WEIGHTS[0, HAND_INPUTS : HAND_INPUTS + RANK_COUNT] = HAND_WEIGHTS[
    1, THEIR_HAND_INPUTS : THEIR_HAND_INPUTS + RANK_COUNT
] = 1.0


def make_network_inputs(position: Position) -> list[float]:
    """Return the inputs of the network for seat 0: cards by rank, powers, and the constant one."""
    (h0, h1), (p0, p1) = position.hands, position.piles
    numbers = [
        float(count_rank(cards, rank))
        for cards in (h0, p0, h1, p1, position.pot)
        for rank in range(RANK_COUNT)
    ]
    spy, swap = position.spy, position.swap_mask
    powers = [float(spy == 0), float(spy == 1), float(swap & 1), float(swap >> 1)]
    return [*numbers, *powers, 1.0]


@dataclass
class PositionArrays:
    """Positions in arrays, whose first axis is the position."""

    lines: Array
    """The inputs of the network for seat 0."""
    turned: Array
    """Whether the order of strength is reversed."""

    def __len__(self) -> int:
        return len(self.turned)

    def __getitem__(self, which: Array) -> PositionArrays:
        """Return a copy of some of the positions."""
        return PositionArrays(self.lines[which], self.turned[which])

    def is_over(self) -> Array:
        """Return for each position whether the game is over."""
        return ~(self.has_hand(0) & self.has_hand(1))

    def get_results(self) -> Array:
        """Return each game's result for seat 0: 1 if won, -1 if lost, 0 if drawn or not over."""
        return self.has_hand(0).astype(np.float32) - self.has_hand(1)

    def has_hand(self, seat: int) -> Array:
        """Return for each position whether the seat has cards in hand, and so is still in."""
        return self.lines @ HAND_WEIGHTS[seat] > 0


def get_rank_counts(lines: Array, begin: int) -> Array:
    """Return the counts by rank of the hand or pile whose inputs begin at an index."""
    return lines[:, begin : begin + RANK_COUNT]


def to_arrays(positions: Sequence[Position]) -> PositionArrays:
    """Return positions as arrays."""
    lines = np.array([make_network_inputs(p) for p in positions], dtype=np.float32).reshape(
        -1, INPUT_COUNT
    )
    return PositionArrays(lines, np.array([p.reversed for p in positions], dtype=bool))


def get_position(positions: PositionArrays, index: int) -> Position:
    """Return one of the positions as a `Position` of the bots."""
    line = positions.lines[index].astype(int).tolist()
    h0, p0, h1, p1, pot = (
        sum(count << 5 * rank for rank, count in enumerate(line[at : at + RANK_COUNT]))
        for at in range(0, SPY_INPUT, RANK_COUNT)
    )
    spy = 0 if line[SPY_INPUT] else 1 if line[THEIR_SPY_INPUT] else NO_SPY
    swap = line[SWAP_INPUT] + 2 * line[THEIR_SWAP_INPUT]
    return Position((h0, h1), (p0, p1), pot, bool(positions.turned[index]), spy, swap)


def find_allowed_actions(positions: PositionArrays, seat: int) -> Array:
    """Return for each position and action whether the seat may choose it."""
    hand, pile, _, swap = INPUT_INDEXES[seat]
    found = np.zeros((len(positions), ACTIONS), dtype=bool)
    found[:, :RANK_COUNT] = get_rank_counts(positions.lines, hand) > 0
    found[:, SWAP_OFFSET:] = (get_rank_counts(positions.lines, pile) > 0) & positions.lines[
        :, swap, None
    ].astype(bool)
    return found


def play_tricks(
    positions: PositionArrays, chosen: tuple[Array, Array], revolution_is_immediate: Array
) -> PositionArrays:
    """Return the positions after a trick.

    The given positions are changed and must not be used again. `chosen` are the actions by seat and
    position. `revolution_is_immediate` says for each position whether a revolution already counts
    in its own trick.
    """
    lines, each = positions.lines, np.arange(len(positions))
    for seat, actions in enumerate(chosen):
        _swap(lines, seat, np.flatnonzero(actions >= SWAP_OFFSET))
    ranks = [actions & PLAYED_RANK_MASK for actions in chosen]
    code = CODES[
        revolution_is_immediate.astype(int), positions.turned.astype(int), ranks[0], ranks[1]
    ]
    for rank, (hand, *_) in zip(ranks, INPUT_INDEXES, strict=True):
        lines[each, hand + rank] -= 1
        lines[each, POT_INPUTS + rank] += 1
    for outcome, pile in ((TAKEN_BY_SEAT_0, PILE_INPUTS), (TAKEN_BY_SEAT_1, THEIR_PILE_INPUTS)):
        who = np.flatnonzero(code % 3 == outcome)
        lines[who, pile : pile + RANK_COUNT] += lines[who, POT_INPUTS:SPY_INPUT]
        lines[who, POT_INPUTS:SPY_INPUT] = 0
    after = PositionArrays(lines, code >= 3)
    for seat, (hand, pile, *_) in enumerate(INPUT_INDEXES):
        who = np.flatnonzero(~after.has_hand(seat))
        lines[who, hand : hand + RANK_COUNT] = lines[who, pile : pile + RANK_COUNT]
        lines[who, pile : pile + RANK_COUNT] = 0
    _give_powers(after, ranks)
    return after


def _swap(lines: Array, seat: int, who: Array) -> None:
    hand, pile, *_ = INPUT_INDEXES[seat]
    held = lines[who, hand : hand + RANK_COUNT]
    lines[who, hand : hand + RANK_COUNT] = lines[who, pile : pile + RANK_COUNT]
    lines[who, pile : pile + RANK_COUNT] = held


def _give_powers(after: PositionArrays, ranks: Sequence[Array]) -> None:
    alone = (ranks[0] == QUEEN) != (ranks[1] == QUEEN)
    for seat, (_, _, spy, swap) in enumerate(INPUT_INDEXES):
        still = after.has_hand(seat)
        after.lines[:, spy] = alone & (ranks[seat] == QUEEN) & still
        after.lines[:, swap] = (ranks[seat] == EIGHT) & still

"""Evaluate positions of two players by a small neural network.

The network has one layer of units. Its inputs are 75 numbers that describe the position from one
player's side; `training/position_arrays.py` lists them. A unit computes the absolute value of a
weighted sum of the inputs. Half of the units count for the player, half against the player. A
linear part is added to the difference between the results of seats 0 and 1. The value is the
hyperbolic tangent of this sum. Each order of strength has its own weights.

The weights are fixed-point numbers. The sums of all units are packed into one large integer, in
which each sum has a lane of bits, so that one addition changes all sums. This is five times faster
than lists of numbers, and the results are the same on every machine. To evaluate all pairs of cards
in a trick, only the changes by each pair are added to the sums of the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from audiowar.bots.portable_math import tanh
from audiowar.rules.cards import EIGHT, QUEEN

from .suitless_model import RANK_COUNT, PackedCards, Position, count_rank, list_distinct_ranks
from .trick_outcome_tables import (
    CARDS_STAY_IN_POT,
    OUTCOME_TABLES,
    TAKEN_BY_SEAT_0,
    TAKEN_BY_SEAT_1,
)
from .two_player_evaluator import (
    evaluate_after_trick,
    evaluate_rank_pairs_one_by_one,
    has_hand_of_one_card,
)

LANE_BITS = 30
"""The number of bits of a lane, which holds one small integer. One of the bits is for the sign."""
LANE_MASK = (1 << LANE_BITS) - 1
"""A mask that keeps only the lowest lane."""
LANE_ZERO = 1 << (LANE_BITS - 1)
"""The number 0 in a lane. With this offset, the highest bit of a lane shows the sign."""
MAX_ABSOLUTE_LANE_VALUE = LANE_ZERO - 1
"""The largest absolute value of a packed number, and of `sum_gains_minus_losses`."""

INPUT_COUNT = 5 * RANK_COUNT + 5
HAND_INPUTS, PILE_INPUTS, THEIR_HAND_INPUTS, THEIR_PILE_INPUTS, POT_INPUTS = range(
    0, 5 * RANK_COUNT, RANK_COUNT
)
"""The index of the first input for each hand, each pile and the pot, with one input per rank."""
SPY_INPUT, THEIR_SPY_INPUT, SWAP_INPUT, THEIR_SWAP_INPUT, CONSTANT_INPUT = range(
    5 * RANK_COUNT, INPUT_COUNT
)
WEIGHT_DENOMINATOR = 10_000
"""The denominator of fixed-point weights."""
LINEAR_PART_OFFSET = 1000
"""This number is added to the linear part to make it positive, because only absolute values are
summed. At the end it is subtracted again."""
MAX_UNFINISHED_VALUE = 0.999
"""The network never values an unfinished match higher than this. A won match has the value 1."""

PackedUnitSums: TypeAlias = int
"""The weighted sums of all units of the network, packed into one integer. The units that count for
seat 0 come first, then the linear part, then the units that count against seat 0."""


def pack_into_lanes(numbers: Sequence[int]) -> int:
    """Return numbers packed into lanes, the first one in the lowest bits."""
    return sum(number << LANE_BITS * lane for lane, number in enumerate(numbers))


class GainLossCalculator:
    """Adds the absolute values of packed numbers in the first lanes, and subtracts the others.

    `gain_count` is the number of lanes that are added, `loss_count` the number of those subtracted.
    """

    def __init__(self, gain_count: int, loss_count: int) -> None:
        self._ones = pack_into_lanes([1] * (gain_count + loss_count))
        self.zero = LANE_ZERO * self._ones
        """The start value of a sum of packed numbers: zero in every lane."""
        # Xor with this number inverts all bits of each loss, which turns the loss into a gain.
        self._against = pack_into_lanes([0] * gain_count + [LANE_MASK] * loss_count)
        self._nothing = gain_count * LANE_ZERO + loss_count * (LANE_MASK - LANE_ZERO)

    def sum_gains_minus_losses(self, packed: int) -> int:
        """Return the sum of the absolute values of the gains minus that of the losses."""
        positive = packed >> (LANE_BITS - 1) & self._ones
        # Replace every number by -abs(number): the complement of a positive lane, plus 1.
        turned = (packed ^ ((positive << LANE_BITS) - positive)) + positive
        # Modulo LANE_MASK, a packed number equals the sum of its lanes.
        found = (self._nothing - (turned ^ self._against)) % LANE_MASK
        return found if found <= MAX_ABSOLUTE_LANE_VALUE else found - LANE_MASK


@dataclass(frozen=True)
class NetworkWeights:
    """The trained weights of the network."""

    units: Sequence[Sequence[Sequence[float]]]
    """The weights by order of strength, unit and input. The first half of the units counts for the
    player, the second half against the player."""
    linear: Sequence[float]
    """The weights of the linear part, in the order of `linear_evaluator.unpack_weights`."""


class NetworkEvaluator:
    """Evaluates positions of two players by the network."""

    def __init__(self, weights: NetworkWeights) -> None:
        units = len(weights.units[0])
        self._lanes = GainLossCalculator(units + 1, units)
        self._one = [_columns(weights, order) for order in (0, 1)]
        self._mine = [
            list(_changes(self._one, HAND_INPUTS, SPY_INPUT, SWAP_INPUT, code)) for code in range(6)
        ]
        self._theirs = [
            list(_changes(self._one, THEIR_HAND_INPUTS, THEIR_SPY_INPUT, THEIR_SWAP_INPUT, code))
            for code in range(6)
        ]
        self._heaps: dict[tuple[int, int, PackedCards], PackedUnitSums] = {}

    def evaluate_for_seat0(self, position: Position) -> float:
        order, (spy, swap) = int(position.reversed), (position.spy, position.swap_mask)
        one = self._one[order]
        total = self._sum_heaps(position, order)
        if position.pot:
            total += self._heap(order, POT_INPUTS, position.pot)
        if spy >= 0:
            total += one[SPY_INPUT + spy]
        if swap & 1:
            total += one[SWAP_INPUT]
        if swap >> 1:
            total += one[THEIR_SWAP_INPUT]
        return self._judge(total)

    def _sum_heaps(self, position: Position, order: int) -> PackedUnitSums:
        """Return the sum of each unit, as far as hands, piles and the constant determine it."""
        (h0, h1), (p0, p1) = position.hands, position.piles
        total = self._lanes.zero + self._one[order][CONSTANT_INPUT]
        for where, heap in (
            (HAND_INPUTS, h0),
            (THEIR_HAND_INPUTS, h1),
            (PILE_INPUTS, p0),
            (THEIR_PILE_INPUTS, p1),
        ):
            if heap:
                total += self._heap(order, where, heap)
        return total

    def _heap(self, order: int, where: int, cards: PackedCards) -> PackedUnitSums:
        """Return what a hand, pile or pot adds to the sums. Its inputs begin at `where`."""
        key = (order, where, cards)
        known = self._heaps.get(key)
        if known is None:
            if len(self._heaps) > 10_000:
                self._heaps.clear()
            columns = self._one[order]
            ranks = list_distinct_ranks(cards)
            known = sum(count_rank(cards, rank) * columns[where + rank] for rank in ranks)
            self._heaps[key] = known
        return known

    def _judge(self, total: PackedUnitSums) -> float:
        """Return the value of a position from the sums of all units."""
        return MAX_UNFINISHED_VALUE * tanh(
            self._lanes.sum_gains_minus_losses(total) / WEIGHT_DENOMINATOR - LINEAR_PART_OFFSET
        )

    def evaluate_rank_pairs(
        self, position: Position, rows: Sequence[int], columns: Sequence[int]
    ) -> list[list[float]]:
        if has_hand_of_one_card(position):
            return evaluate_rank_pairs_one_by_one(self, position, rows, columns)
        bases: dict[int, PackedUnitSums] = {}
        lying: dict[int, PackedUnitSums] = {}
        codes, judge = (
            OUTCOME_TABLES[position.revolution_is_immediate][position.reversed],
            self._judge,
        )
        table = []
        for i in rows:
            line: list[float] = []
            firsts: dict[int, PackedUnitSums] = {}
            for j in columns:
                code = codes[i][j]
                first = firsts.get(code)
                if first is None:
                    if code not in bases:
                        if code // 3 not in lying:
                            lying[code // 3] = self._sum_heaps(position, code // 3)
                        bases[code] = lying[code // 3]
                        if position.pot:
                            where = DESTINATION_INPUTS_BY_OUTCOME[code % 3]
                            bases[code] += self._heap(code // 3, where, position.pot)
                    first = firsts[code] = bases[code] + self._mine[code][i]
                line.append(judge(first + self._theirs[code][j]))
            table.append(line)
        if QUEEN in rows and QUEEN in columns:
            # Two queens cancel each other's power, so the changes for one queen must not be added
            # to those for the other queen.
            both = evaluate_after_trick(self, position, (QUEEN, QUEEN))
            table[rows.index(QUEEN)][columns.index(QUEEN)] = both
        return table


DESTINATION_INPUTS_BY_OUTCOME = {
    CARDS_STAY_IN_POT: POT_INPUTS,
    TAKEN_BY_SEAT_0: PILE_INPUTS,
    TAKEN_BY_SEAT_1: THEIR_PILE_INPUTS,
}
"""Where the cards of a trick go, by its outcome: the first input of the pot or of a pile."""


def _columns(weights: NetworkWeights, order: int) -> list[PackedUnitSums]:
    """Return, for each input from seat 0's side, its weights in all units, packed."""
    units, half = weights.units[order], len(weights.units[order]) // 2
    found = []
    for index in range(INPUT_COUNT):
        mirror = MIRRORED_INPUTS[index]
        own, other = [u[index] for u in units], [u[mirror] for u in units]
        straight = get_linear_weight(weights.linear, order, index)
        numbers = [*own[:half], *other[half:], straight, *own[half:], *other[:half]]
        found.append(pack_into_lanes([round(WEIGHT_DENOMINATOR * number) for number in numbers]))
    return found


MIRRORED_INPUTS = [
    *range(THEIR_HAND_INPUTS, POT_INPUTS), *range(THEIR_HAND_INPUTS), *range(POT_INPUTS, SPY_INPUT),
    THEIR_SPY_INPUT, SPY_INPUT, THEIR_SWAP_INPUT, SWAP_INPUT, CONSTANT_INPUT,
]  # fmt: skip
"""For each input from seat 0's side, the index of the same input from seat 1's side."""


def get_linear_weight(flat_weights: Sequence[float], order: int, input_index: int) -> float:
    """Return the weight that an input from seat 0's side has in the linear part."""
    if input_index == CONSTANT_INPUT:
        return LINEAR_PART_OFFSET
    part = flat_weights[30 * order : 30 * order + 30]
    if input_index < THEIR_HAND_INPUTS:
        return part[input_index]
    if input_index < POT_INPUTS:
        return -part[input_index - THEIR_HAND_INPUTS]
    powers = {
        SPY_INPUT: part[28],
        THEIR_SPY_INPUT: -part[28],
        SWAP_INPUT: part[29],
        THEIR_SWAP_INPUT: -part[29],
    }
    return powers.get(input_index, 0.0)


def _changes(
    one: Sequence[Sequence[PackedUnitSums]], hand: int, spy: int, swap: int, code: int
) -> Iterator[PackedUnitSums]:
    """Yield, for each rank, how putting a card changes the sums if the outcome is `code`."""
    columns, destination = one[code // 3], DESTINATION_INPUTS_BY_OUTCOME[code % 3]
    for rank in range(RANK_COUNT):
        change = columns[destination + rank] - columns[hand + rank]
        if rank == QUEEN:
            change += columns[spy]
        if rank == EIGHT:
            change += columns[swap]
        yield change

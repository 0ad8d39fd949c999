"""Evaluate positions of two players by a small neural network.

The network has one layer of units. Its inputs are 75 numbers that describe the position from one
player's side; `training/position_arrays.py` lists them. A unit computes the absolute value of a
weighted sum of the inputs. Half of the units count for the player, half against. The value is the
hyperbolic tangent of seat 0's result minus seat 1's, plus a linear part. Each order of strength has
its own weights.

The weights are fixed-point numbers, and the sums of all units are packed into one large integer
(see `packed_integers.py`), so that evaluating needs only additions. To evaluate a whole trick, only
the changes by the two cards are added to the sums of the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from audiowar.bots.portable_math import tanh
from audiowar.rules.cards import EIGHT, QUEEN

from .evaluation_interface import evaluate_pairs_one_by_one, is_hand_emptied, value_after_trick
from .packed_integers import LaneBalance, Packed, pack
from .suitless_model import RANKS, PackedCards, Position, count_rank, list_distinct_ranks
from .trick_outcome_tables import LOST, OUTCOME_TABLES, STAYS, TAKEN

INPUTS = 5 * RANKS + 5
HAND, PILE, THEIR_HAND, THEIR_PILE, POT = range(0, 5 * RANKS, RANKS)
SPY, THEIR_SPY, SWAP, THEIR_SWAP, ALWAYS = range(5 * RANKS, INPUTS)
PARTS = 10_000
"""The denominator of fixed-point weights."""
LIFT = 1000
"""A number that is added to the linear part, so that it is positive and equals its absolute value.
It is subtracted at the end."""
SURE = 0.999
"""The highest value of a match that is not over: less than 1, the value of a match that is won."""

Sums: TypeAlias = Packed
"""The weighted sums of all units, packed: units that count for seat 0, the linear part, then units
that count against seat 0."""


@dataclass(frozen=True)
class NetworkWeights:
    """The trained weights of the network."""

    units: Sequence[Sequence[Sequence[float]]]
    """The weights by order of strength, unit and input. The first half of the units counts for the
    player, the second half against."""
    linear: Sequence[float]
    """The packed weights of the linear evaluation, for `linear_evaluation.unpack_weights`."""


class NetworkEvaluation:
    """Evaluates positions of two players by the network."""

    def __init__(self, weights: NetworkWeights, immediate: bool) -> None:
        self.immediate = immediate
        units = len(weights.units[0])
        self._lanes = LaneBalance(units + 1, units)
        self._one = [_columns(weights, order) for order in (0, 1)]
        self._mine = [list(_changes(self._one, HAND, SPY, SWAP, code)) for code in range(6)]
        self._theirs = [
            list(_changes(self._one, THEIR_HAND, THEIR_SPY, THEIR_SWAP, code)) for code in range(6)
        ]
        self._heaps: dict[tuple[int, int, PackedCards], Sums] = {}

    def evaluate(self, position: Position) -> float:
        order, (spy, swap) = int(position.reversed), (position.spy, position.swap)
        one = self._one[order]
        total = self._sum_heaps(position, order)
        if position.pot:
            total += self._heap(order, POT, position.pot)
        for power in (
            *([SPY + spy] if spy >= 0 else []),
            *([SWAP] if swap & 1 else []),
            *([THEIR_SWAP] if swap >> 1 else []),
        ):
            total += one[power]
        return self._judge(total)

    def _sum_heaps(self, position: Position, order: int) -> Sums:
        """Return the sums of the units for the hands, the piles and the constant input."""
        (h0, h1), (p0, p1) = position.hands, position.piles
        total = self._lanes.zero + self._one[order][ALWAYS]
        for where, heap in ((HAND, h0), (THEIR_HAND, h1), (PILE, p0), (THEIR_PILE, p1)):
            if heap:
                total += self._heap(order, where, heap)
        return total

    def _heap(self, order: int, where: int, cards: PackedCards) -> Sums:
        """Return what a hand, a pile or the pot adds to the sums of the units.

        `where` says which of them it is, by the index of the input for its lowest rank.
        """
        key = (order, where, cards)
        known = self._heaps.get(key)
        if known is None:
            if len(self._heaps) > 10_000:
                self._heaps.clear()
            columns = self._one[order]
            known = sum(
                count_rank(cards, rank) * columns[where + rank]
                for rank in list_distinct_ranks(cards)
            )
            self._heaps[key] = known
        return known

    def _judge(self, total: Sums) -> float:
        """Return the value of a position from the complete sums of its units."""
        return SURE * tanh(self._lanes.sum_gains_minus_losses(total) / PARTS - LIFT)

    def evaluate_pairs(
        self, position: Position, rows: Sequence[int], columns: Sequence[int]
    ) -> list[list[float]]:
        if is_hand_emptied(position):
            return evaluate_pairs_one_by_one(self, position, rows, columns)
        bases: dict[int, Sums] = {}
        lying: dict[int, Sums] = {}
        codes, judge = OUTCOME_TABLES[self.immediate][position.reversed], self._judge
        table = []
        for i in rows:
            line: list[float] = []
            firsts: dict[int, Sums] = {}
            for j in columns:
                code = codes[i][j]
                first = firsts.get(code)
                if first is None:
                    if code not in bases:
                        if code // 3 not in lying:
                            lying[code // 3] = self._sum_heaps(position, code // 3)
                        bases[code] = self._sum_after(lying[code // 3], position.pot, code)
                    first = firsts[code] = bases[code] + self._mine[code][i]
                line.append(judge(first + self._theirs[code][j]))
            table.append(line)
        if QUEEN in rows and QUEEN in columns:
            # Two queens make nobody a spy, so their changes must not be added.
            both = value_after_trick(self, position, (QUEEN, QUEEN))
            table[rows.index(QUEEN)][columns.index(QUEEN)] = both
        return table

    def _sum_after(self, lying: Sums, pot: PackedCards, code: int) -> Sums:
        """Return the sums after a trick with the outcome `code`, without its two cards.

        `lying` are the sums of hands and piles before the trick.
        """
        return lying + self._heap(code // 3, DESTINATION[code % 3], pot) if pot else lying


DESTINATION = {STAYS: POT, TAKEN: PILE, LOST: THEIR_PILE}
"""The first input of the place to which the cards of a trick go, by its outcome."""


def _columns(weights: NetworkWeights, order: int) -> list[Sums]:
    """Return for each input of seat 0 what it adds to the sums of all units."""
    units, half = weights.units[order], len(weights.units[order]) // 2
    found = []
    for index in range(INPUTS):
        mirror = MIRROR[index]
        own, other = [u[index] for u in units], [u[mirror] for u in units]
        straight = get_linear_weight(weights.linear, order, index)
        numbers = [*own[:half], *other[half:], straight, *own[half:], *other[:half]]
        found.append(pack([round(PARTS * number) for number in numbers]))
    return found


MIRROR = [
    *range(THEIR_HAND, POT), *range(THEIR_HAND), *range(POT, SPY),
    THEIR_SPY, SPY, THEIR_SWAP, SWAP, ALWAYS,
]  # fmt: skip
"""For each input from seat 0's side, the index of the same input from seat 1's side."""


def get_linear_weight(flat: Sequence[float], order: int, index: int) -> float:
    """Return what one input of seat 0 adds to the linear part."""
    if index == ALWAYS:
        return LIFT
    part = flat[30 * order : 30 * order + 30]
    if index < THEIR_HAND:
        return part[index]
    if index < POT:
        return -part[index - THEIR_HAND]
    powers = {SPY: part[28], THEIR_SPY: -part[28], SWAP: part[29], THEIR_SWAP: -part[29]}
    return powers.get(index, 0.0)


def _changes(
    one: Sequence[Sequence[Sums]], hand: int, spy: int, swap: int, code: int
) -> Iterator[Sums]:
    """Yield for each rank how the sums change when a card of it is put from the hand.

    `code` is the outcome of the trick, a value of `OUTCOME_TABLES`.
    """
    columns, destination = one[code // 3], DESTINATION[code % 3]
    for rank in range(RANKS):
        change = columns[destination + rank] - columns[hand + rank]
        if rank == QUEEN:
            change += columns[spy]
        if rank == EIGHT:
            change += columns[swap]
        yield change

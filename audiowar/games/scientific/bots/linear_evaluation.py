"""The linear evaluation: a weight for every rank in hand and pile in each order, and powers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from audiowar.bots.portable_math import tanh
from audiowar.rules.cards import EIGHT, QUEEN

from .card_tables import CODED
from .evaluation_interface import evaluate_block, is_hand_emptied
from .rank_model import MASK, RANKS, Heap, Position


@dataclass(frozen=True)
class Weights:
    """Sixty weights; each list by order (normal, reversed), then by rank."""

    hand: Sequence[Sequence[float]]
    pile: Sequence[Sequence[float]]
    spy: Sequence[float]
    swap: Sequence[float]


MANY = 20_000
"""Heaps that are kept, in a MB or two; a server that runs for weeks meets all there are."""


class Heaps(dict[Heap, float]):
    """A cache of the summed weights of heaps."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights = weights

    def __missing__(self, cards: Heap) -> float:
        if len(self) > MANY:
            self.clear()
        total = fsum(
            weight * (cards >> 5 * rank & MASK) for rank, weight in enumerate(self._weights)
        )
        self[cards] = total
        return total


class Linear:
    """Evaluates by weights: the hyperbolic tangent of seat 0's sum minus seat 1's."""

    def __init__(self, weights: Weights, immediate: bool) -> None:
        self.immediate = immediate
        self.weights = weights
        self._hand = [Heaps(line) for line in weights.hand]
        self._pile = [Heaps(line) for line in weights.pile]
        self._single = [_single_changes(weights, order) for order in (0, 1)]

    def value(self, position: Position) -> float:
        order = int(position.reversed)
        weights, swap = self.weights, position.swap
        total = self._weigh_all(position, order)
        if position.spy >= 0:
            total += weights.spy[order] * (1 - 2 * position.spy)
        return tanh(total + weights.swap[order] * ((swap & 1) - (swap >> 1)))

    def _weigh_all(self, position: Position, order: int) -> float:
        (h0, h1), (p0, p1) = position.hands, position.piles
        hand, pile = self._hand[order], self._pile[order]
        return hand[h0] - hand[h1] + pile[p0] - pile[p1]

    def weigh_heaps(self, order: int, hand: Heap, pile: Heap) -> float:
        """Return the weighted sum of one seat's cards."""
        return self._hand[order][hand] + self._pile[order][pile]

    def weigh_seat(self, position: Position, seat: int) -> float:
        """Return the weighted sum of one seat's cards and powers, with any number of players."""
        order = int(position.reversed)
        total = self.weigh_heaps(order, position.hands[seat], position.piles[seat])
        total += self.weights.spy[order] * (position.spy == seat)
        return total + self.weights.swap[order] * (position.swap >> seat & 1)

    def block(
        self, position: Position, rows: Sequence[int], columns: Sequence[int]
    ) -> list[list[float]]:
        if is_hand_emptied(position):
            return evaluate_block(self, position, rows, columns)
        base = []
        for order in (0, 1):
            owned, pot = self._weigh_all(position, order), self._pile[order][position.pot]
            base += [owned, owned + pot, owned - pot]
        normal, turned = self._single
        lines = [[b + s for b, s in zip(base, normal[i] + turned[i], strict=True)] for i in rows]
        # Seat 1's card counts against seat 0, but the taker is still seen from seat 0.
        theirs = [[-s for s in _exchange_sides(normal[j] + turned[j])] for j in columns]
        codes = CODED[self.immediate][position.reversed]
        table = []
        for i, line in zip(rows, lines, strict=True):
            code = codes[i]
            table.append(
                [
                    tanh(line[code[j]] + other[code[j]])
                    for j, other in zip(columns, theirs, strict=True)
                ]
            )
        return table


def _single_changes(weights: Weights, order: int) -> list[list[float]]:
    """Return the change for the player of each rank when it stays, is taken or is lost.

    Lost means that it goes to the other player's pile.
    """
    changes = []
    for rank in range(RANKS):
        stays = -weights.hand[order][rank]
        stays += weights.spy[order] * (rank == QUEEN) + weights.swap[order] * (rank == EIGHT)
        pile = weights.pile[order][rank]
        changes.append([stays, stays + pile, stays - pile])
    return changes


def _exchange_sides(changes: Sequence[float]) -> list[float]:
    """Return the six changes as the other player sees them.

    Each "taken" value swaps places with its "lost" value.
    """
    a, b, c, d, e, f = changes
    return [a, c, b, d, f, e]


def unpack_weights(flat: Sequence[float]) -> Weights:
    """Return the weights of sixty numbers: for each order 14 hand, 14 pile, spy, swap."""
    orders = [list(map(float, flat[at : at + 30])) for at in (0, 30)]
    return Weights(
        [order[:14] for order in orders],
        [order[14:28] for order in orders],
        [order[28] for order in orders],
        [order[29] for order in orders],
    )

"""Evaluate positions by a weighted sum: a weight for each card in hand or pile, and for powers.

The weights depend on the order of strength. `two_player_network.py` is stronger but slower.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from audiowar.bots.portable_math import tanh
from audiowar.rules.cards import EIGHT, QUEEN

from .suitless_model import RANK_COUNT, RANK_COUNT_MASK, PackedCards, Position
from .trick_outcome_tables import OUTCOME_TABLES
from .two_player_evaluator import evaluate_rank_pairs_one_by_one, has_hand_of_one_card


@dataclass(frozen=True)
class LinearWeights:
    """Sixty weights of cards and powers. The first index of each list is the order of strength (0
    usual, 1 reversed). The second index of `hand` and `pile` is the rank."""

    hand: Sequence[Sequence[float]]
    pile: Sequence[Sequence[float]]
    spy: Sequence[float]
    swap: Sequence[float]


MAX_CACHED_SUMS = 20_000
"""The maximum number of sums in a cache (about 2 MB), so that a server's memory does not grow."""


class WeightedSumCache(dict[PackedCards, float]):
    """Computes the sum of the weights of packed cards, and caches it."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights = weights

    def __missing__(self, cards: PackedCards) -> float:
        if len(self) > MAX_CACHED_SUMS:
            self.clear()
        weights = enumerate(self._weights)
        self[cards] = total = fsum(
            weight * (cards >> 5 * rank & RANK_COUNT_MASK) for rank, weight in weights
        )
        return total


class LinearEvaluator:
    """Evaluates positions of two players as tanh(a - b).

    Here a and b are the weighted sums of the cards and powers of seats 0 and 1. The methods that
    return such a sum can be used with any number of players.
    """

    def __init__(self, weights: LinearWeights) -> None:
        self.weights = weights
        self._hand = [WeightedSumCache(line) for line in weights.hand]
        self._pile = [WeightedSumCache(line) for line in weights.pile]
        self._single = [_single_changes(weights, order) for order in (0, 1)]

    def evaluate_for_seat0(self, position: Position) -> float:
        order = int(position.reversed)
        weights, swap = self.weights, position.swap_mask
        total = self._weigh_all(position, order)
        if position.spy >= 0:
            total += weights.spy[order] * (1 - 2 * position.spy)
        return tanh(total + weights.swap[order] * ((swap & 1) - (swap >> 1)))

    def _weigh_all(self, position: Position, order: int) -> float:
        (h0, h1), (p0, p1) = position.hands, position.piles
        hand, pile = self._hand[order], self._pile[order]
        return hand[h0] - hand[h1] + pile[p0] - pile[p1]

    def sum_card_weights(self, order: int, hand: PackedCards, pile: PackedCards) -> float:
        """Return the weighted sum of a hand and a pile in an order of strength."""
        return self._hand[order][hand] + self._pile[order][pile]

    def sum_seat_weights(self, position: Position, seat: int) -> float:
        """Return the weighted sum of one seat's cards and powers."""
        order = int(position.reversed)
        total = self.sum_card_weights(order, position.hands[seat], position.piles[seat])
        total += self.weights.spy[order] * (position.spy == seat)
        return total + self.weights.swap[order] * (position.swap_mask >> seat & 1)

    def evaluate_rank_pairs(
        self, position: Position, rows: Sequence[int], columns: Sequence[int]
    ) -> list[list[float]]:
        if has_hand_of_one_card(position):
            return evaluate_rank_pairs_one_by_one(self, position, rows, columns)
        base = []
        for order in (0, 1):
            owned, pot = self._weigh_all(position, order), self._pile[order][position.pot]
            base += [owned, owned + pot, owned - pot]
        normal, turned = self._single
        lines = [[b + s for b, s in zip(base, normal[i] + turned[i], strict=True)] for i in rows]
        # The value is seat 0's sum minus seat 1's. So the changes by seat 1's card are negated, and
        # the changes for taken cards and for lost cards are exchanged.
        theirs = [[-s for s in _exchange_sides(normal[j] + turned[j])] for j in columns]
        codes = OUTCOME_TABLES[position.revolution_is_immediate][position.reversed]
        table, pairs = [], list(zip(columns, theirs, strict=True))
        for i, line in zip(rows, lines, strict=True):
            code = codes[i]
            table.append([tanh(line[code[j]] + other[code[j]]) for j, other in pairs])
        return table


def _single_changes(weights: LinearWeights, order: int) -> list[list[float]]:
    """Return, for each rank, how putting a card changes the player's advantage over the opponent.

    The three changes are those if the card stays in the pot, if the player takes it, and if the
    opponent takes it.
    """
    changes = []
    for rank in range(RANK_COUNT):
        stays = -weights.hand[order][rank]
        stays += weights.spy[order] * (rank == QUEEN) + weights.swap[order] * (rank == EIGHT)
        pile = weights.pile[order][rank]
        changes.append([stays, stays + pile, stays - pile])
    return changes


def _exchange_sides(changes: Sequence[float]) -> list[float]:
    """Return the six changes from the other player's side, where taken and lost are exchanged."""
    a, b, c, d, e, f = changes
    return [a, c, b, d, f, e]


def unpack_weights(flat_weights: Sequence[float]) -> LinearWeights:
    """Return weights from a list of numbers: hand, pile, spy, swap, for each order of strength."""
    orders = [list(map(float, flat_weights[at : at + 30])) for at in (0, 30)]
    return LinearWeights(
        [order[:14] for order in orders],
        [order[14:28] for order in orders],
        [order[28] for order in orders],
        [order[29] for order in orders],
    )

"""Evaluate all choices of one player in a trick, fast and for any number of players.

The weight of a player's cards is the exponential of their linear evaluation. A player's chance of
winning is this weight divided by the sum of all players' weights. A weight is a product of factors:
one for the cards left after an action, one for each taken card, one for the pot if it is taken, and
one for the power of the next spy.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import NamedTuple, TypeAlias

from audiowar.bots.portable_math import exp
from audiowar.rules.cards import EIGHT, JACK, QUEEN

from .linear_evaluator import LinearEvaluator
from .suitless_model import (
    BITS_PER_RANK,
    JOKER_SHIFT,
    NO_SPY,
    PACKED_CARD_BY_RANK,
    PLAIN_CARDS_MASK,
    PLAYED_RANK_MASK,
    RANK_COUNT,
    RANK_COUNT_MASK,
    SWAP_OFFSET,
    WAR,
    Action,
    PackedCards,
    Position,
    count_owned_cards,
    find_rank_that_takes_trick,
    list_actions,
    list_alive_seats,
    play_trick,
    sort_ranks_by_strength,
    swap_cards,
)

SOFTMAX_SHARPNESS = 2.0
"""How strongly an advantage increases the chance of winning. With 2.0, the chances of two players
correspond to the value of `LinearEvaluator.evaluate_for_seat0`."""
STRENGTH_ORDERS = (0, 1)
"""The two orders of strength: 0 is the usual order, 1 is the reversed order."""
FactorsByOrder: TypeAlias = Sequence[float]
"""Two factors: for the usual order of strength, and for the reversed order."""
INTO_PILE, INTO_HAND = 0, 1
"""Where taken cards go: to the pile, or to the new hand if the action empties the hand."""
JACK_SHIFT, QUEEN_SHIFT = (BITS_PER_RANK * rank for rank in (JACK, QUEEN))
"""The bit positions of jacks and queens in packed cards."""
JACK_PARITY_AND_JOKERS = RANK_COUNT_MASK << JOKER_SHIFT | PACKED_CARD_BY_RANK[JACK]
"""A mask for packed cards: the jokers, and whether the number of jacks is odd."""
RANK_MASKS = tuple(RANK_COUNT_MASK << BITS_PER_RANK * rank for rank in range(RANK_COUNT))
"""For each rank, a mask that keeps only the cards of this rank."""


class ActionWeightFactors(NamedTuple):
    """The factors in the weight of a player's cards that depend on the player's action."""

    played_rank: int
    factors_if_lost: FactorsByOrder
    """The factors if the player does not take the trick; 0 if the player is then out."""
    factors_if_taken: FactorsByOrder
    """The factors if the player takes the trick. The taken cards have factors of their own."""
    destination: int
    """Where taken cards go: INTO_PILE or INTO_HAND."""


class CardsPutByOthers:
    """The cards that the other players put in a trick, and the factors of their weights."""

    def __init__(self, put: Sequence[ActionWeightFactors]) -> None:
        self.ranks = [left.played_rank for left in put]
        self.cards: PackedCards = sum([PACKED_CARD_BY_RANK[rank] for rank in self.ranks])
        self.summed_factors_if_lost = (
            sum([left.factors_if_lost[0] for left in put]),
            sum([left.factors_if_lost[1] for left in put]),
        )
        self.by_rank = {left.played_rank: left for left in put}
        """For each rank, the factors of a player who put it. If several players put the same rank,
        one of them suffices, because equal cards neither take a trick nor make a spy."""
        self.worth: dict[tuple[int, int], float] = {}
        """A cache of the factor for taking the pot and the others' played cards, by destination
        (INTO_PILE or INTO_HAND) and order of strength."""


class WinningChanceEstimator:
    """Estimates the chances to win the match after each choice of a trick.

    `is_last_trick` says whether this is the last trick before the trick limit. If it is, the
    estimate is the result of the match.
    """

    def __init__(
        self, position: Position, evaluator: LinearEvaluator, is_last_trick: bool = False
    ) -> None:
        self.position, self.evaluator, self.is_last_trick = position, evaluator, is_last_trick
        self.seats = list_alive_seats(position)
        weights, pot = evaluator.weights, position.pot
        self._spy = [exp(SOFTMAX_SHARPNESS * weight) for weight in weights.spy]
        self._pots = [
            [self._factor(o, *heaps) for o in STRENGTH_ORDERS] for heaps in ((0, pot), (pot, 0))
        ]
        self._cards = [
            [[exp(SOFTMAX_SHARPNESS * weight) for weight in line] for line in table]
            for table in (weights.pile, weights.hand)
        ]
        self._left = {
            seat: {action: self._after(seat, action) for action in list_actions(position, seat)}
            for seat in self.seats
        }
        self._answers = SpyReplyCache(position)

    def _factor(self, order: int, hand: PackedCards, pile: PackedCards) -> float:
        return exp(SOFTMAX_SHARPNESS * self.evaluator.sum_card_weights(order, hand, pile))

    def _after(self, seat: int, action: Action) -> ActionWeightFactors:
        """Return the factors in the weight of a seat's cards if the seat chooses an action."""
        there = swap_cards(self.position, seat) if action >= SWAP_OFFSET else self.position
        rank, pile = action & PLAYED_RANK_MASK, there.piles[seat]
        hand = there.hands[seat] - PACKED_CARD_BY_RANK[rank]
        held = (hand, pile) if hand else (pile, 0)
        found = [self._factor(order, *held) for order in STRENGTH_ORDERS]
        if rank == EIGHT:
            swap = self.evaluator.weights.swap
            found = [
                factor * exp(SOFTMAX_SHARPNESS * swap[order]) for order, factor in enumerate(found)
            ]
        return ActionWeightFactors(
            rank, found if held[0] else (0.0, 0.0), found, INTO_PILE if hand else INTO_HAND
        )

    def estimate_winning_chances_of_actions(
        self, me: int, chosen: Sequence[Action], my_actions: Sequence[Action]
    ) -> list[float]:
        """Return the probability that seat `me` wins the match, for each of `my_actions`.

        `chosen` has the actions of the other seats, by seat. If another player is the spy, the
        action in `chosen` is replaced by the spy's cheapest reply to the actions of all others.
        """
        if self.is_last_trick:
            return [self._counted(me, chosen, action) for action in my_actions]
        mine, spy = self._left[me], self.position.spy
        put = [self._left[seat][chosen[seat]] for seat in self.seats if seat not in (me, spy)]
        others = CardsPutByOthers(put)
        if spy in (NO_SPY, me):
            return [self._share(mine[action], others) for action in my_actions]
        # Another player is the spy and replies to the actions of all others, including `me`.
        found, answered = [], {}
        for action in my_actions:
            rank = self._answers.find_cheapest_reply(
                others.cards + PACKED_CARD_BY_RANK[action & PLAYED_RANK_MASK]
            )
            if rank not in answered:
                answered[rank] = CardsPutByOthers([*put, self._left[spy][rank]])
            found.append(self._share(mine[action], answered[rank]))
        return found

    def _share(self, mine: ActionWeightFactors, others: CardsPutByOthers) -> float:
        """Return the chance to win the match with the action `mine` against the others' cards."""
        put = others.cards + PACKED_CARD_BY_RANK[mine.played_rank]
        order = self.position.reversed ^ (put >> JACK_SHIFT & 1)
        taker = find_taking_rank_after_jacks(put, self.position)
        own, rest = mine.factors_if_lost[order], others.summed_factors_if_lost[order]
        if taker == mine.played_rank:
            own = mine.factors_if_taken[order] * self._gathered(
                mine.destination, order, mine.played_rank, others
            )
        elif taker != WAR:
            left = others.by_rank[taker]
            taken = left.factors_if_taken[order] * self._gathered(
                left.destination, order, mine.played_rank, others
            )
            rest += taken - left.factors_if_lost[order]
        if put >> QUEEN_SHIFT & RANK_COUNT_MASK == 1:
            spies = self._spy[order]
            if mine.played_rank == QUEEN:
                own *= spies
            else:
                spy = taken if taker == QUEEN else others.by_rank[QUEEN].factors_if_lost[order]
                rest += spy * spies - spy
        return own / (own + rest) if own else 0.0

    def _gathered(self, into: int, order: int, rank: int, others: CardsPutByOthers) -> float:
        """Return the factor for taking the pot, the others' played cards and a card of `rank`."""
        cards, known = self._cards[into][order], others.worth.get((into, order))
        if known is None:
            known = self._pots[into][order]
            for other in others.ranks:
                known *= cards[other]
            others.worth[into, order] = known
        return known * cards[rank]

    def find_cheapest_spy_reply(self, spy: int, chosen: Sequence[Action]) -> Action:
        """Return the weakest card with which the spy takes the trick, or else the weakest card."""
        seen = [
            PACKED_CARD_BY_RANK[chosen[seat] & PLAYED_RANK_MASK]
            for seat in self.seats
            if seat != spy
        ]
        return self._answers.find_cheapest_reply(sum(seen))

    def _counted(self, me: int, chosen: Sequence[Action], action: Action) -> float:
        """Return the result of `me` if this trick ends the match: 1, 0, or a share for a draw."""
        whole, spy = list(chosen), self.position.spy
        whole[me] = action
        if spy not in (NO_SPY, me):
            whole[spy] = self.find_cheapest_spy_reply(spy, whole)
        after = play_trick(self.position, whole)
        counts = [count_owned_cards(after, seat) for seat in range(len(whole))]
        return (counts[me] == max(counts)) / counts.count(max(counts))


class SpyReplyCache(dict[PackedCards, Action]):
    """Finds the rank with which the spy replies to the cards of the other players, and caches it.

    A key of the cache contains only those cards that can decide the trick.
    """

    def __init__(self, position: Position) -> None:
        self._position = position
        self._hand = sort_ranks_by_strength(position.hands[position.spy], position.reversed)

    def find_cheapest_reply(self, cards: PackedCards) -> Action:
        """Return the weakest card with which the spy takes the trick, or else the weakest card."""
        return self[keep_cards_that_can_decide_trick(cards)]

    def __missing__(self, cards: PackedCards) -> Action:
        position = self._position
        for rank in self._hand:
            if find_taking_rank_after_jacks(cards + PACKED_CARD_BY_RANK[rank], position) == rank:
                self[cards] = rank
                return rank
        self[cards] = self._hand[0]
        return self._hand[0]


def estimate_winning_chances_from_cards(
    position: Position, evaluator: LinearEvaluator
) -> list[float]:
    """Return the chance of every seat to win the match, estimated by its cards and powers."""
    seats = list_alive_seats(position)
    held = {seat: evaluator.sum_seat_weights(position, seat) for seat in seats}
    most = max(held.values())
    factors = {seat: exp(SOFTMAX_SHARPNESS * (weight - most)) for seat, weight in held.items()}
    total = fsum(factors.values())
    return [factors.get(seat, 0.0) / total for seat in range(len(position.hands))]


def find_taking_rank_after_jacks(cards: PackedCards, position: Position) -> int:
    """Return the rank of the played `cards` that takes the trick in `position`, or WAR."""
    return find_rank_that_takes_trick(
        cards, position.reversed ^ (position.revolution_is_immediate and cards >> JACK_SHIFT & 1)
    )


def keep_cards_that_can_decide_trick(cards: PackedCards) -> PackedCards:
    """Return only those cards that can still decide the trick when another card is added."""
    plain = cards & PLAIN_CARDS_MASK
    if not plain:
        return cards
    highest, lowest = plain.bit_length() - 1, (plain & -plain).bit_length() - 1
    return cards & (
        RANK_MASKS[highest // BITS_PER_RANK]
        | RANK_MASKS[lowest // BITS_PER_RANK]
        | JACK_PARITY_AND_JOKERS
    )

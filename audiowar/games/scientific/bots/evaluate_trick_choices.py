"""Evaluate all choices of one player in a trick, fast and for any number of players.

Each player's cards have a weight, the exponential function of the linear evaluation. The chance of
winning is the player's share of all weights. The weight of cards is a product of factors: one for
the cards left after an action, one for each taken card, and one for the pot.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import NamedTuple, TypeAlias

from audiowar.bots.portable_math import exp
from audiowar.rules.cards import EIGHT, JACK, JOKER_RANK, QUEEN

from .linear_evaluation import LinearEvaluation
from .suitless_model import (
    BITS,
    MASK,
    NO_SPY,
    ONE,
    PLAIN,
    RANKS,
    SWAPPED,
    WAR,
    Action,
    PackedCards,
    Position,
    count_owned,
    list_actions,
    list_alive,
    play_trick,
    sort_ranks_by_strength,
    swap_hand,
)

SHARPNESS = 2.0
"""How strongly an advantage increases the chance of winning. With 2.0, the result for two players
equals that of `LinearEvaluation.evaluate`."""
ORDERS = (0, 1)
"""The orders of strength: usual, and reversed."""
FactorsByOrder: TypeAlias = Sequence[float]
"""A factor for each order of strength that may be valid after the trick."""
PILE, HAND = 0, 1
"""Where taken cards go: to the pile, or to the hand if it was empty."""
JACKS, QUEENS, JOKERS = (BITS * rank for rank in (JACK, QUEEN, JOKER_RANK))
"""The bit positions of these ranks in packed cards."""
JACK_AND_JOKERS = MASK << JOKERS | ONE[JACK]
FIELDS = tuple(MASK << BITS * rank for rank in range(RANKS))


class WeightFactors(NamedTuple):
    """What an action leaves a player, as factors of the weight of the player's cards."""

    rank: int
    lost: FactorsByOrder
    """The factor if the player does not take the trick; 0 if the player is then out."""
    taken: FactorsByOrder
    """The factor if the player takes the trick, without the cards on the table."""
    destination: int
    """Where taken cards go: PILE or HAND."""


class OtherCards:
    """The cards that the other players put, and the weights of these players."""

    def __init__(self, put: Sequence[WeightFactors]) -> None:
        self.ranks = [left.rank for left in put]
        self.cards: PackedCards = sum([ONE[rank] for rank in self.ranks])
        self.lost = sum([left.lost[0] for left in put]), sum([left.lost[1] for left in put])
        self.by_rank = {left.rank: left for left in put}
        """One entry for each rank. One suffices, because players with equal cards neither take the
        trick nor become spies."""
        self.worth: dict[tuple[int, int], float] = {}
        """A cache: the factor of pot and played cards, by destination and order of strength."""


class TrickEvaluator:
    """Evaluates the choices of all players in one trick.

    `last` says whether the match ends with this trick, so that the player with most cards wins.
    """

    def __init__(
        self, position: Position, evaluation: LinearEvaluation, last: bool = False
    ) -> None:
        self.position, self.evaluation, self.last = position, evaluation, last
        self.seats = list_alive(position)
        weights, pot = evaluation.weights, position.pot
        self._spy = [exp(SHARPNESS * weight) for weight in weights.spy]
        self._pots = [[self._factor(o, *heaps) for o in ORDERS] for heaps in ((0, pot), (pot, 0))]
        self._cards = [
            [[exp(SHARPNESS * weight) for weight in line] for line in table]
            for table in (weights.pile, weights.hand)
        ]
        self._left = {
            seat: {action: self._after(seat, action) for action in list_actions(position, seat)}
            for seat in self.seats
        }
        self._answers = SpyReplies(position, evaluation.immediate)

    def _factor(self, order: int, hand: PackedCards, pile: PackedCards) -> float:
        return exp(SHARPNESS * self.evaluation.weigh_cards(order, hand, pile))

    def _after(self, seat: int, action: Action) -> WeightFactors:
        """Return what an action leaves a seat."""
        there = swap_hand(self.position, seat) if action >= SWAPPED else self.position
        rank, pile = action & 15, there.piles[seat]
        hand = there.hands[seat] - ONE[rank]
        held = (hand, pile) if hand else (pile, 0)
        found = [self._factor(order, *held) for order in ORDERS]
        if rank == EIGHT:
            swap = self.evaluation.weights.swap
            found = [factor * exp(SHARPNESS * swap[order]) for order, factor in enumerate(found)]
        return WeightFactors(rank, found if held[0] else (0.0, 0.0), found, PILE if hand else HAND)

    def estimate_winning_chances(
        self, me: int, chosen: Sequence[Action], my_actions: Sequence[Action]
    ) -> list[float]:
        """Return the chance of seat `me` to win the match after each action of `my_actions`.

        `chosen` are the actions of the others by seat. If another player is the spy, the spy is
        assumed to reply to all actions, including that of `me`.
        """
        if self.last:
            return [self._counted(me, chosen, action) for action in my_actions]
        mine, spy = self._left[me], self.position.spy
        put = [self._left[seat][chosen[seat]] for seat in self.seats if seat not in (me, spy)]
        others = OtherCards(put)
        if spy in (NO_SPY, me):
            return [self._share(mine[action], others) for action in my_actions]
        found, answered = [], {}
        for action in my_actions:
            rank = self._answers.find_reply(others.cards + ONE[action & 15])
            if rank not in answered:
                answered[rank] = OtherCards([*put, self._left[spy][rank]])
            found.append(self._share(mine[action], answered[rank]))
        return found

    def _share(self, mine: WeightFactors, others: OtherCards) -> float:
        """Return the chance to win the match after `mine` meets the cards of the others."""
        put = others.cards + ONE[mine.rank]
        order = self.position.reversed ^ (put >> JACKS & 1)
        taker = find_rank_that_takes(put, self.position, self.evaluation.immediate)
        own, rest = mine.lost[order], others.lost[order]
        if taker == mine.rank:
            own = mine.taken[order] * self._gathered(mine.destination, order, mine.rank, others)
        elif taker != WAR:
            left = others.by_rank[taker]
            taken = left.taken[order] * self._gathered(left.destination, order, mine.rank, others)
            rest += taken - left.lost[order]
        if put >> QUEENS & MASK == 1:
            spies = self._spy[order]
            if mine.rank == QUEEN:
                own *= spies
            else:
                spy = taken if taker == QUEEN else others.by_rank[QUEEN].lost[order]
                rest += spy * spies - spy
        return own / (own + rest) if own else 0.0

    def _gathered(self, into: int, order: int, rank: int, others: OtherCards) -> float:
        """Return the factor for taking the pot, the others' cards and one card of `rank`."""
        cards, known = self._cards[into][order], others.worth.get((into, order))
        if known is None:
            known = self._pots[into][order]
            for other in others.ranks:
                known *= cards[other]
            others.worth[into, order] = known
        return known * cards[rank]

    def find_spy_reply(self, spy: int, chosen: Sequence[Action]) -> Action:
        """Return the weakest card with which the spy takes the trick, or else the weakest card."""
        seen = [ONE[chosen[seat] & 15] for seat in self.seats if seat != spy]
        return self._answers.find_reply(sum(seen))

    def _counted(self, me: int, chosen: Sequence[Action], action: Action) -> float:
        """Return the share of `me` in the win if this trick ends the match by the trick limit."""
        whole, spy = list(chosen), self.position.spy
        whole[me] = action
        if spy not in (NO_SPY, me):
            whole[spy] = self.find_spy_reply(spy, whole)
        after = play_trick(self.position, whole, self.evaluation.immediate)
        counts = [count_owned(after, seat) for seat in range(len(whole))]
        return (counts[me] == max(counts)) / counts.count(max(counts))


class SpyReplies(dict[PackedCards, Action]):
    """The spy's replies to the cards of the others, cached by those of them that decide."""

    def __init__(self, position: Position, immediate: bool) -> None:
        self._position, self._immediate = position, immediate
        self._hand = sort_ranks_by_strength(position.hands[position.spy], position.reversed)

    def find_reply(self, cards: PackedCards) -> Action:
        """Return the weakest card with which the spy takes the trick, or else the weakest card."""
        return self[keep_deciding_cards(cards)]

    def __missing__(self, cards: PackedCards) -> Action:
        puts = ((rank, cards + ONE[rank]) for rank in self._hand)
        position, immediate = self._position, self._immediate
        takers = (
            rank for rank, put in puts if find_rank_that_takes(put, position, immediate) == rank
        )
        self[cards] = answer = next(takers, self._hand[0])
        return answer


def estimate_chances_from_cards(position: Position, evaluation: LinearEvaluation) -> list[float]:
    """Return the chance of every seat to win the match, estimated by its cards and powers."""
    seats = list_alive(position)
    held = {seat: evaluation.weigh_seat(position, seat) for seat in seats}
    most = max(held.values())
    factors = {seat: exp(SHARPNESS * (weight - most)) for seat, weight in held.items()}
    total = fsum(factors.values())
    return [factors.get(seat, 0.0) / total for seat in range(len(position.hands))]


def find_rank_that_takes(put: PackedCards, position: Position, immediate: bool) -> int:
    """Return the rank that takes a trick in `position`, or WAR.

    Jacks reverse the order at once if `immediate`.
    """
    return find_taking_rank(put, position.reversed ^ (immediate and put >> JACKS & 1))


def find_taking_rank(put: PackedCards, low_wins: int) -> int:
    """Return the rank that takes these cards in this order of strength, or WAR.

    `suitless_model.find_taker` does the same for a list of ranks.
    """
    jokers, plain = put >> JOKERS, put & PLAIN
    if not plain:
        return WAR
    strongest = ((plain & -plain if low_wins else plain).bit_length() - 1) // BITS
    tied = plain >> BITS * strongest & MASK > 1
    if jokers == 1:
        return JOKER_RANK if tied else WAR
    return WAR if tied else strongest


def keep_deciding_cards(put: PackedCards) -> PackedCards:
    """Return those of the cards that can decide who takes the trick when another card is added.

    These are the lowest and the highest ones, a jack if their number is odd, and the jokers.
    """
    plain = put & PLAIN
    if not plain:
        return put
    highest, lowest = plain.bit_length() - 1, (plain & -plain).bit_length() - 1
    return put & (FIELDS[highest // BITS] | FIELDS[lowest // BITS] | JACK_AND_JOKERS)

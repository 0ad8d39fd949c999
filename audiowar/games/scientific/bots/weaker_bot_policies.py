"""The policies of the weaker bots, each with a style of play and a weakness.

A policy returns a mixed strategy: possible actions with their probabilities or weights.
`characters.py` says which bot uses which policy.
"""

from __future__ import annotations

from random import Random

from audiowar.bots.portable_math import exp, power
from audiowar.rules.cards import JOKER_RANK
from audiowar.rules.view import View

from .guess_by_habits import mix_replies_to_guesses
from .mixed_strategy_bot import MixedStrategy
from .position_tracker import PositionTracker, get_peeked_ranks_by_seat
from .solve_two_player_trick import TrickSolution
from .suitless_model import (
    EFFECT_RANKS,
    PACKED_CARD_BY_RANK,
    Position,
    count_packed_cards,
    count_rank,
    find_rank_that_takes_trick,
    list_alive_seats,
    list_distinct_ranks,
    sort_ranks_by_strength,
)


def mix_all_cards_equally(
    position: Position, view: View, position_tracker: PositionTracker, random: Random
) -> MixedStrategy:
    """Return a mixed strategy in which all cards of the hand are equally likely.

    The probabilities are not normalized: each rank has the number of its cards.
    """
    hand = position.hands[view.own_seat]
    return [(rank, float(count_rank(hand, rank))) for rank in list_distinct_ranks(hand)]


def play_highest_card(
    position: Position, view: View, position_tracker: PositionTracker, random: Random
) -> MixedStrategy:
    """Play the highest card, jokers last, even if the order is reversed."""
    ranks = list_distinct_ranks(position.hands[view.own_seat])
    return [(max(ranks, key=lambda rank: (rank != JOKER_RANK, rank)), 1.0)]


BEGINNER_FORGETTING_SHARE = 0.2
"""The share of choices in which the beginner forgets that the order is reversed or, as a spy,
forgets to look at the other players' choices."""


def mix_as_beginner(
    position: Position, view: View, position_tracker: PositionTracker, random: Random
) -> MixedStrategy:
    """Return weights that prefer cards that beat most ranks.

    A beginner counts no cards, and sometimes forgets that the order is reversed. As the spy, the
    beginner usually plays the weakest card that wins.
    """
    low_wins = position.reversed and random.random() >= BEGINNER_FORGETTING_SHARE
    hand = position.hands[view.own_seat]
    seen = sum(PACKED_CARD_BY_RANK[rank] for rank in get_peeked_ranks_by_seat(view).values())
    if seen and random.random() >= BEGINNER_FORGETTING_SHARE:
        able = sorted(list_distinct_ranks(hand), reverse=low_wins)
        winning = [
            rank
            for rank in able
            if find_rank_that_takes_trick(seen + PACKED_CARD_BY_RANK[rank], low_wins) == rank
        ]
        return [((winning or able)[0], 1.0)]
    at_stake = 1.0 + count_packed_cards(position.pot) / 4
    chances = []
    for rank in list_distinct_ranks(hand):
        # The share of the other ranks that this rank beats. For a joker it is assumed to be half.
        beaten = 0.5 if rank == JOKER_RANK else (12 - rank if low_wins else rank) / 12
        # The beginner avoids ranks with an effect a little.
        cost = 0.4 * beaten + 0.15 * (rank in EFFECT_RANKS)
        appeal = at_stake * power(beaten, len(list_alive_seats(position))) - cost
        chances.append((rank, count_rank(hand, rank) * exp(4 * appeal)))
    return chances


SHARE_MOVED_TO_JOKER = 0.25
"""The gambler moves this share of each choice's probability to the joker."""
SHARE_MOVED_TO_STRONGEST_CARD = 0.5
"""If the pot is large, the gambler moves this share of each probability to the strongest card."""


def mix_as_gambler(solution: TrickSolution, position: Position) -> MixedStrategy:
    """Return the solution's strategy with more jokers, and more strong cards for large pots.

    If seat 0 is the spy, the strategy is unchanged.
    """
    chances = dict(zip(solution.rows, solution.row_strategy, strict=True))
    return _tempt(chances, position, 0)


def mix_as_gambler_among_several(
    position: Position, view: View, position_tracker: PositionTracker, random: Random
) -> MixedStrategy:
    """Return the gambler's mixed strategy against several opponents."""
    chances = dict(mix_replies_to_guesses(position, view, position_tracker, random))
    return _tempt(chances, position, view.own_seat)


def _tempt(chances: dict[int, float], position: Position, seat: int) -> MixedStrategy:
    if position.spy != seat:
        weakest_first = sort_ranks_by_strength(position.hands[seat], position.reversed)
        if JOKER_RANK in weakest_first:
            _shift(chances, JOKER_RANK, SHARE_MOVED_TO_JOKER)
        if weakest_first[-1] != JOKER_RANK and count_packed_cards(position.pot) >= 4:
            _shift(chances, weakest_first[-1], SHARE_MOVED_TO_STRONGEST_CARD)
    return list(chances.items())


def _shift(chances: dict[int, float], to: int, share: float) -> None:
    """Move a share of each probability to one action."""
    for action in chances:
        chances[action] *= 1 - share
    chances[to] += share

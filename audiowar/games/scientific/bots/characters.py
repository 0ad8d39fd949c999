"""Characters: bots with a style of play and a weakness."""

from __future__ import annotations

from random import Random

from audiowar.bots.portable_math import exp, power
from audiowar.rules.cards import EIGHT, JACK, JOKER_RANK, QUEEN, THREE
from audiowar.rules.view import View

from .card_counting import CardMemory, get_peeked_ranks
from .counting_bot import Mixture
from .guess_by_habits import mix_replies_to_guesses
from .rank_model import (
    Position,
    count_rank,
    find_taker,
    heap_size,
    list_alive,
    list_ranks,
)
from .search import Solution


def mix_any_card(position: Position, view: View, memory: CardMemory, random: Random) -> Mixture:
    """Choose any card of the hand, all equally likely."""
    hand = position.hands[view.own_seat]
    return [(rank, float(count_rank(hand, rank))) for rank in list_ranks(hand)]


def play_highest_card(
    position: Position, view: View, memory: CardMemory, random: Random
) -> Mixture:
    """Play the highest card, jokers last, even if the order is reversed."""
    ranks = list_ranks(position.hands[view.own_seat])
    return [(max(ranks, key=lambda rank: (rank != JOKER_RANK, rank)), 1.0)]


FORGETS = 0.2
"""How often the beginner forgets the reversed order, or forgets to look as a spy."""
HALF_KNOWN = (THREE, EIGHT, JACK, QUEEN, JOKER_RANK)
"""Cards whose effects the beginner knows only roughly."""


def mix_as_beginner(position: Position, view: View, memory: CardMemory, random: Random) -> Mixture:
    """Try to win this trick without counting cards; sometimes forget a reversed order."""
    low_wins = position.reversed and random.random() >= FORGETS
    hand = position.hands[view.own_seat]
    known = list(get_peeked_ranks(view).values())
    if known and random.random() >= FORGETS:
        able = sorted(list_ranks(hand), reverse=low_wins)
        winning = [rank for rank in able if find_taker([*known, rank], low_wins) == len(known)]
        return [((winning or able)[0], 1.0)]
    at_stake = 1.0 + heap_size(position.pot) / 4
    chances = []
    for rank in list_ranks(hand):
        appeal = at_stake * power(share_beaten(rank, low_wins), len(list_alive(position)))
        appeal -= 0.4 * share_beaten(rank, low_wins) + 0.15 * (rank in HALF_KNOWN)
        chances.append((rank, count_rank(hand, rank) * exp(4 * appeal)))
    return chances


def share_beaten(rank: int, low_wins: bool) -> float:
    """Return the share of the other ranks that a rank beats. A joker counts as one half."""
    if rank == JOKER_RANK:
        return 0.5
    return (12 - rank if low_wins else rank) / 12


JOKERS = 0.25
"""The extra probability with which the gambler plays the joker."""
ALL_IN = 0.5
"""The extra probability with which the gambler plays the strongest card for a large pot."""


def mix_as_gambler(solution: Solution, position: Position) -> Mixture:
    """Return the solved mixture, but with more jokers and strong cards for every large pot."""
    chances = dict(zip(solution.rows, solution.mine, strict=True))
    return _tempt(chances, position, 0)


def mix_as_gambler_among_several(
    position: Position, view: View, memory: CardMemory, random: Random
) -> Mixture:
    """Return the gambler's mixture against several opponents."""
    return _tempt(
        dict(mix_replies_to_guesses(position, view, memory, random)), position, view.own_seat
    )


def _tempt(chances: dict[int, float], position: Position, seat: int) -> Mixture:
    hand = list_ranks(position.hands[seat])
    plain = [rank for rank in hand if rank != JOKER_RANK]
    if position.spy == seat:
        return list(chances.items())
    if JOKER_RANK in hand:
        _shift(chances, JOKER_RANK, JOKERS)
    if plain and heap_size(position.pot) >= 4:
        _shift(chances, min(plain) if position.reversed else max(plain), ALL_IN)
    return list(chances.items())


def _shift(chances: dict[int, float], to: int, share: float) -> None:
    """Move a share of all probabilities to one action."""
    for action in chances:
        chances[action] *= 1 - share
    chances[to] += share

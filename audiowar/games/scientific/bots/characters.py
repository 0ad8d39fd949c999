"""Characters: each plays like somebody, with a weakness that another can find."""

from __future__ import annotations

from math import exp
from random import Random

from audiowar.rules.cards import EIGHT, JACK, JOKER_RANK, QUEEN, THREE
from audiowar.rules.view import View

from .bot import Mixture
from .card_counting import Memory, peeked
from .play_among_several import spied
from .play_by_habits import guess_and_answer
from .rank_model import SWAPPED, Position, actions, alive, count, ranks, size, take
from .search import Solution
from .search_styles import linear
from .trick_outcomes import TrickOutcomes

FORGETS = 0.2
"""How often the beginner forgets that the order is turned round, or to look as a spy."""
HALF_KNOWN = (THREE, EIGHT, JACK, QUEEN, JOKER_RANK)
"""Cards that the beginner knows to do something, not quite what."""


def beginner(position: Position, view: View, memory: Memory, random: Random) -> Mixture:
    """Go for the trick with little thought for later; do not count; forget the order at times."""
    assert view.viewer is not None
    low_wins = position.reversed and random.random() >= FORGETS
    hand = position.hands[view.viewer]
    known = list(peeked(view).values())
    if known and random.random() >= FORGETS:
        able = sorted(ranks(hand), reverse=low_wins)
        winning = [rank for rank in able if take([*known, rank], low_wins) == len(known)]
        return [((winning or able)[0], 1.0)]
    at_stake = 1.0 + size(position.pot) / 4
    chances = []
    for rank in ranks(hand):
        appeal = at_stake * beaten(rank, low_wins) ** len(alive(position))
        appeal -= 0.4 * beaten(rank, low_wins) + 0.15 * (rank in HALF_KNOWN)
        chances.append((rank, count(hand, rank) * exp(4 * appeal)))
    return chances


def beaten(rank: int, low_wins: bool) -> float:
    """Return the share of the other ranks that a rank beats; a joker seems to beat half."""
    if rank == JOKER_RANK:
        return 0.5
    return (12 - rank if low_wins else rank) / 12


JOKERS = 0.25
"""How much more the gambler plays the joker than is sound."""
ALL_IN = 0.5
"""How much the gambler throws in the strongest card when much lies in the pot."""


def gamble(solution: Solution, position: Position) -> Mixture:
    """Mix soundly, but with jokers for fun and the strongest card for every big pot."""
    chances = dict(zip(solution.rows, solution.mine, strict=True))
    return _tempted(chances, position, 0)


def gamble_in_crowd(position: Position, view: View, memory: Memory, random: Random) -> Mixture:
    """Gamble among several."""
    assert view.viewer is not None
    return _tempted(dict(guess_and_answer(position, view, memory, random)), position, view.viewer)


def _tempted(chances: dict[int, float], position: Position, seat: int) -> Mixture:
    hand = ranks(position.hands[seat])
    plain = [rank for rank in hand if rank != JOKER_RANK]
    if position.spy == seat:
        return list(chances.items())
    if JOKER_RANK in hand:
        _shift(chances, JOKER_RANK, JOKERS)
    if plain and size(position.pot) >= 4:
        _shift(chances, min(plain) if position.reversed else max(plain), ALL_IN)
    return list(chances.items())


def _shift(chances: dict[int, float], to: int, share: float) -> None:
    """Move a share of all chances to one action."""
    for action in chances:
        chances[action] *= 1 - share
    chances[to] += share


def expect_anything(solution: Solution, position: Position) -> Mixture:
    """Play what is best on average against every card that the other holds: no bluff at all."""
    held = [
        count(position.piles[1] if column >= SWAPPED else position.hands[1], column & 15)
        for column in solution.columns
    ]
    gains = [
        sum(n * value for n, value in zip(held, line, strict=True)) for line in solution.payoffs
    ]
    return [(solution.rows[gains.index(max(gains))], 1.0)]


TRIALS = 60
"""Tricks that the counter imagines among several."""


def expect_anything_of_all(
    position: Position, view: View, memory: Memory, random: Random
) -> Mixture:
    """Play what is best on average against all cards that the others hold: no bluff at all."""
    assert view.viewer is not None
    me, known = view.viewer, peeked(view)
    trick = TrickOutcomes(position, linear(view.options["revolution"] == "immediate"))
    mine = actions(position, me)
    if known:
        return [(spied(trick, me, known), 1.0)]
    held = {
        seat: (ranks(hand), [count(hand, rank) for rank in ranks(hand)])
        for seat, hand in enumerate(position.hands)
        if hand and seat != me
    }
    totals, chosen = [0.0] * len(mine), [-1] * len(position.hands)
    for _ in range(TRIALS):
        for seat, (able, counts) in held.items():
            chosen[seat] = random.choices(able, counts)[0]
        gains = trick.gains(me, chosen, mine)
        totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
    return [(mine[totals.index(max(totals))], 1.0)]

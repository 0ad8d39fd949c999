"""What a trick of any number of players leaves everybody, quickly and for every choice of one."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TypeAlias

from audiowar.rules.cards import EIGHT, JACK, JOKER_RANK, QUEEN

from .linear import Linear
from .model import (
    NOBODY,
    SWAPPED,
    Action,
    Position,
    alive,
    owned,
    play,
    ranks,
    size,
    swapped,
    take,
)

SHARPNESS = 2.0
"""How surely the stronger wins: with two players prospects are those of `Linear.value`."""
Standing: TypeAlias = Sequence[float | None]
"""By seat, the weighed cards and powers after a trick; None for who is out."""


class Trick:
    """One trick of a position: what the choices in it are worth.

    `last` says that the game ends with it, and who owns most cards wins.
    """

    def __init__(self, position: Position, judge: Linear, last: bool = False) -> None:
        self.position, self.judge, self.last = position, judge, last
        self.seats = alive(position)
        # Who plays the last card picks up the pile or is out: that is left to the model.
        self._plain = all(size(position.hands[seat]) > 1 for seat in self.seats)
        self._pot = [judge.heap(order, position.pot) for order in (0, 1)]
        self._held = [self._lying(position, order) for order in (0, 1)]
        self._exchanged = {
            seat: [self._lying(swapped(position, seat), order)[seat] for order in (0, 1)]
            for seat in self.seats
            if position.swap >> seat & 1
        }

    def _lying(self, position: Position, order: int) -> list[float]:
        heaps = zip(position.hands, position.piles, strict=True)
        return [self.judge.lying(order, hand, pile) for hand, pile in heaps]

    def gains(self, me: int, chosen: Sequence[Action], able: Sequence[Action]) -> list[float]:
        """Return how likely `me` wins in the end after each of the `able` actions.

        The others' are as `chosen` by seat; a spy that is not me answers them.
        """
        tried, spy = list(chosen), self.position.spy
        found = []
        for action in able:
            tried[me] = action
            if spy not in (NOBODY, me):
                tried[spy] = self.answer(spy, tried)
            found.append(self.prospect(me, tried))
        return found

    def answer(self, spy: int, chosen: Sequence[Action]) -> Action:
        """Return the weakest card with which the spy takes the trick, else the weakest."""
        put = [chosen[seat] & 15 for seat in self.seats]
        at = self.seats.index(spy)
        hand = by_strength(ranks(self.position.hands[spy]), self.position.reversed)
        for rank in hand:
            put[at] = rank
            if take(put, self._judged(put)) == at:
                return rank
        return hand[0]

    def _judged(self, put: Sequence[int]) -> bool:
        """Return whether low cards win a trick in which these lie."""
        turned = self.judge.immediate and put.count(JACK) & 1 == 1
        return self.position.reversed ^ turned

    def prospect(self, me: int, chosen: Sequence[Action]) -> float:
        """Return how likely `me` wins in the end after a trick, from 0 to 1."""
        if self.last:
            return self._counted(me, chosen)
        standing = self.standing(chosen)
        mine = standing[me]
        if mine is None:
            return 0.0
        return 1.0 / sum(exp(SHARPNESS * (has - mine)) for has in standing if has is not None)

    def _counted(self, me: int, chosen: Sequence[Action]) -> float:
        """Return the share of `me` in the win when most cards decide."""
        after = play(self.position, chosen, self.judge.immediate)
        counts = [owned(after, seat) for seat in range(len(chosen))]
        return (counts[me] == max(counts)) / counts.count(max(counts))

    def standing(self, chosen: Sequence[Action]) -> Standing:
        """Return what everybody has after a trick."""
        if not self._plain:
            after = play(self.position, chosen, self.judge.immediate)
            own = self.judge.owned
            return [own(after, seat) if hand else None for seat, hand in enumerate(after.hands)]
        put = [chosen[seat] & 15 for seat in self.seats]
        order = self.position.reversed ^ (put.count(JACK) & 1 == 1)
        winner = take(put, self._judged(put))
        weights, held = self.judge.weights, self._held[order]
        hand, pile = weights.hand[order], weights.pile[order]
        lone_queen = put.count(QUEEN) == 1
        found: list[float | None] = [None] * len(chosen)
        for at, (seat, rank) in enumerate(zip(self.seats, put, strict=True)):
            has = held[seat] if chosen[seat] < SWAPPED else self._exchanged[seat][order]
            has -= hand[rank]
            if rank == EIGHT:
                has += weights.swap[order]
            elif rank == QUEEN and lone_queen:
                has += weights.spy[order]
            if at == winner:
                has += self._pot[order] + sum(pile[rank] for rank in put)
            found[seat] = has
        return found


def by_strength(able: Sequence[int], low_wins: bool) -> list[int]:
    """Return ranks, weakest first; jokers come first of all."""
    plain = sorted((rank for rank in able if rank != JOKER_RANK), reverse=low_wins)
    return [JOKER_RANK, *plain] if JOKER_RANK in able else plain

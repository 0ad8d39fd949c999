"""Many parallel games of three and more players, as NumPy arrays, to train the values of cards.

In all games at the same time, all seats find their mixed strategies by regret matching, as the bots
do in `regret_matching_among_several.py`. Unlike the bots, this model finds a mixed strategy even
for a spy, as if the spy did not see the other choices. It also counts taken cards, and the old hand
after a swap, as cards in the pile, even if the player immediately picks up the pile. A game ends
when two players are left, and is then valued by the evaluation for two players.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from audiowar.games.scientific.bots.evaluate_trick_choices import SOFTMAX_SHARPNESS
from audiowar.games.scientific.bots.suitless_model import RANK_COUNT
from audiowar.rules.cards import EIGHT, JACK, JOKER_RANK, QUEEN

Array: TypeAlias = Any
NO_LOW_RANK = 99
"""Stands for the lowest rank of other cards if there are none."""
OUT = -1e9
"""The evaluation of a player who is out."""
PILE, SPY, SWAP = RANK_COUNT, 2 * RANK_COUNT, 2 * RANK_COUNT + 1
"""The first indices of the pile, the spy and the swap among the thirty weights for an order."""


@dataclass
class Tables:
    """The states of many tables.

    The first axis of each array is the table. `hands` and `piles` also have the axes seat and rank,
    `pots` has the axis rank.
    """

    hands: Array
    piles: Array
    pots: Array
    turned: Array
    """Whether the order of strength is reversed."""
    spies: Array
    """The seat of the spy, or -1 if there is no spy."""
    swaps: Array
    """For each table and seat, whether the seat may swap."""

    def __len__(self) -> int:
        return len(self.turned)

    def __getitem__(self, which: Array) -> Tables:
        """Return a copy of some of the tables."""
        return Tables(*(part[which] for part in vars(self).values()))

    def replace(self, which: Array, others: Tables) -> None:
        """Replace some of the tables by others."""
        for name, part in vars(self).items():
            part[which] = getattr(others, name)

    def find_alive(self) -> Array:
        """Return for each table and seat whether the player is still in."""
        return self.hands.sum(axis=2) > 0

    def compute_features(self) -> Array:
        """Return for each table and seat the thirty numbers to multiply by the weights."""
        spies = np.arange(self.hands.shape[1]) == self.spies[:, None]
        parts = (self.hands, self.piles, spies[:, :, None], self.swaps[:, :, None])
        return np.concatenate([part.astype(float) for part in parts], axis=2)

    def evaluate(self, weights: Array) -> Array:
        """Return the evaluation of each seat's cards and powers; `OUT` for a player who is out.

        `weights` has thirty weights for each order of strength.
        """
        has = np.einsum("tsf,tf->ts", self.compute_features(), weights[self.turned.astype(int)])
        return np.where(self.find_alive(), has, OUT)


def estimate_win_probabilities(standing: Array) -> Array:
    """Return each seat's probability of winning. `standing` has the evaluation of each seat."""
    risen = np.exp(SOFTMAX_SHARPNESS * (standing - standing.max(axis=1, keepdims=True)))
    found: Array = risen / risen.sum(axis=1, keepdims=True)
    return found


def make_random_tables(count: int, seats: int, generator: np.random.Generator) -> Tables:
    """Return tables at which new matches begin.

    At about 60 % of the tables, the cards have just been dealt. At the others, the cards are in
    random places, and the order of strength may be reversed. Nobody is a spy or may swap.
    """
    hands = np.zeros((count, seats, RANK_COUNT), dtype=int)
    piles, pots = np.zeros_like(hands), np.zeros((count, RANK_COUNT), dtype=int)
    hands[:] = 1
    turned = np.zeros(count, dtype=bool)
    for table in np.flatnonzero(generator.random(count) < 0.4):
        turned[table] = generator.random() < 0.5
        hand, pot = generator.uniform(0.2, 0.9), generator.choice((0.0, 0.0, 0.1, 0.3))
        lean = generator.dirichlet(np.ones(seats))
        hands[table] = 0
        for rank in np.tile(np.arange(RANK_COUNT), seats):
            owner = generator.choice(seats, p=lean)
            if generator.random() < pot:
                pots[table, rank] += 1
            else:
                (hands if generator.random() < hand else piles)[table, owner, rank] += 1
    tables = Tables(
        hands, piles, pots, turned, np.full(count, -1), np.zeros((count, seats), dtype=bool)
    )
    pick_up_piles(tables)
    return tables


def pick_up_piles(tables: Tables) -> None:
    """Turn the pile of each seat with an empty hand into its hand."""
    table, seat = np.nonzero(~tables.find_alive())
    tables.hands[table, seat] = tables.piles[table, seat]
    tables.piles[table, seat] = 0


@dataclass
class OtherCards:
    """Facts about the cards of the other seats, by table and seat.

    Where there are no such cards, the value is -1 or `NO_LOW_RANK`.
    """

    best: Array
    """The strongest rank except jokers. The last axis is the order of strength: usual, reversed."""
    tied: Array
    """Whether several seats have this rank."""
    jokers: Array
    jacks: Array

    @classmethod
    def from_cards(cls, put: Array) -> OtherCards:
        """Return the facts for cards put by table and seat (-1: out)."""
        seats = put.shape[1]
        other = np.where(np.eye(seats, dtype=bool)[None], -1, put[:, None, :])
        plain = (other >= 0) & (other != JOKER_RANK)
        high = np.where(plain, other, -1).max(axis=2)
        low = np.where(plain, other, NO_LOW_RANK).min(axis=2)
        best = np.stack([high, low], axis=2)
        tied = (other[:, :, None, :] == best[:, :, :, None]).sum(axis=3) > 1
        return cls(best, tied, (other == JOKER_RANK).sum(axis=2), (other == JACK).sum(axis=2))


def find_winners(tables: Tables, put: Array) -> tuple[Array, Array]:
    """Return the rank that takes the trick, and the order of strength after the trick.

    `put` has the ranks that are put by table and seat (-1: out). Both results have the axes table,
    seat, and rank that this seat could put instead. The rank is -1 if no card takes the trick. The
    order is 0, or 1 if it is reversed.
    """
    others, rank = OtherCards.from_cards(put), np.arange(RANK_COUNT)
    odd = (others.jacks[:, :, None] + (rank == JACK)) % 2 == 1
    order = (tables.turned[:, None, None] ^ odd).astype(int)
    best = np.take_along_axis(others.best, order, axis=2)
    tied = np.take_along_axis(others.tied, order, axis=2)
    there = (best >= 0) & (best != NO_LOW_RANK)
    jokers = np.broadcast_to(others.jokers[:, :, None], best.shape)
    beats = np.where(order == 1, rank < best, rank > best)
    ties = (rank == best) | (~beats & tied)
    strongest = np.where(beats, rank, best)
    plain = np.where(jokers == 1, np.where(ties, JOKER_RANK, -1), np.where(ties, -1, strongest))
    joker = np.where(
        jokers == 0,
        np.where(tied & there, JOKER_RANK, -1),
        np.where(~tied & there, best, -1),
    )
    return np.where(rank == JOKER_RANK, joker, plain), order


class Outcomes:
    """Evaluates the cards of every seat after a trick, for each card that one seat could put."""

    def __init__(self, tables: Tables, weights: Array) -> None:
        self._tables, self._weights = tables, weights
        hand, pile = weights[:, :PILE], weights[:, PILE:SPY]
        sizes = tables.hands.sum(axis=2)
        own, left = (
            np.einsum("tsr,or->tso", heap, part)
            for heap, part in ((tables.hands, hand), (tables.piles, pile))
        )
        exchanged = np.einsum("tsr,or->tso", tables.piles, hand)
        exchanged += np.einsum("tsr,or->tso", tables.hands, pile)
        # After the last card of a hand, the pile becomes the hand.
        last = sizes == 1
        picked = np.einsum("tsr,or->tso", tables.piles, hand)
        picked += np.einsum("tsr,or->tso", tables.hands, hand)
        self._held = np.where(last[:, :, None], picked, own + left)
        self._exchanged = exchanged
        self._gone = last & (tables.piles.sum(axis=2) == 0)
        self._pots = np.einsum("tr,or->to", tables.pots, pile)
        self._alive = tables.find_alive()

    def estimate_win_probabilities(self, put: Array, exchanged: Array) -> Array:
        """Return each seat's probability of winning by table, seat and action.

        Actions are the ranks, then the ranks after a swap. `put` are ranks by table and seat (-1:
        out); `exchanged` says which seats swapped.
        """
        tables, weights = self._tables, self._weights
        count, seats = put.shape
        takes, order = find_winners(tables, put)
        mine, rank = np.arange(seats), np.arange(RANK_COUNT)
        # Axes: table, the seat that tries a rank, the rank, the seat whose card it is.
        cards = np.broadcast_to(put[:, None, None, :], (count, seats, RANK_COUNT, seats)).copy()
        cards[:, mine, :, mine] = rank
        held = np.where(exchanged[:, :, None], self._exchanged, self._held)
        at = (np.arange(count)[:, None, None], order)
        queens = (cards == QUEEN).sum(axis=3) == 1
        change = -weights[:, :PILE][order[..., None], cards]
        change += np.where(cards == EIGHT, weights[:, SWAP][order][..., None], 0.0)
        alone = (cards == QUEEN) & queens[..., None]
        change += np.where(alone, weights[:, SPY][order][..., None], 0.0)
        won = self._pots[at]
        won = won + np.where(cards >= 0, weights[:, PILE:SPY][order[..., None], cards], 0.0).sum(
            axis=3
        )
        wins = (cards == takes[..., None]) & (takes >= 0)[..., None]
        change += np.where(wins, won[..., None], 0.0)
        base = held.transpose(0, 2, 1)[at]
        gone = (self._gone[:, None, None, :] & ~wins) | ~self._alive[:, None, None, :]
        standing = np.where(gone, OUT, base + change)
        found = []
        for heaps in (self._held, self._exchanged):
            own = heaps.transpose(0, 2, 1)[at]
            tried = standing.copy()
            value = np.where(gone[:, mine, :, mine], OUT, own[:, mine, :, mine])
            value = value + change[:, mine, :, mine]
            tried[:, mine, :, mine] = value
            top = tried.max(axis=3)
            risen = np.exp(SOFTMAX_SHARPNESS * (tried - top[..., None]))
            found.append(risen[:, mine, :, mine].transpose(1, 0, 2) / risen.sum(axis=3))
        return np.concatenate(found, axis=2)


def find_allowed_actions(tables: Tables) -> Array:
    """Return by table, seat and action whether the action is allowed."""
    swapped = (tables.piles > 0) & tables.swaps[:, :, None]
    return np.concatenate([tables.hands > 0, swapped], axis=2)


def match_regrets(
    outcomes: Outcomes, may: Array, rounds: int, generator: np.random.Generator
) -> Array:
    """Return each seat's mixed strategy, found as in `regret_matching_among_several.py`.

    `may` says by table, seat and action whether the action is allowed. `rounds` is the number of
    simulated rounds of choices.
    """
    regrets, summed = np.zeros(may.shape), np.zeros(may.shape)
    even = may / np.maximum(1, may.sum(axis=2, keepdims=True))
    now = even
    for turn in range(1, rounds + 1):
        put, exchanged = draw_ranks(now, generator)
        gains = outcomes.estimate_win_probabilities(put, exchanged)
        got = (now * gains).sum(axis=2, keepdims=True)
        regrets = np.where(may, np.maximum(0.0, regrets + gains - got), 0.0)
        total = regrets.sum(axis=2, keepdims=True)
        now = np.where(total > 0, regrets / np.maximum(total, 1e-300), even)
        summed += turn * now
    return summed / np.maximum(summed.sum(axis=2, keepdims=True), 1e-300)


def draw_ranks(mixture: Array, generator: np.random.Generator) -> tuple[Array, Array]:
    """Draw a rank for each table and seat (-1: out). Return also whether the seat swaps first."""
    gathered = np.cumsum(mixture, axis=2)
    at = (gathered <= generator.random(gathered.shape[:2])[..., None] * gathered[..., -1:]).sum(
        axis=2
    )
    out = gathered[..., -1] <= 0
    at = np.minimum(at, 2 * RANK_COUNT - 1)
    return np.where(out, -1, at % RANK_COUNT), ~out & (at >= RANK_COUNT)


def play_tricks(tables: Tables, put: Array, exchanged: Array) -> None:
    """Play one trick at each table. The arrays of `tables` are changed in place."""
    hands, piles = tables.hands, tables.piles
    table, seat = np.nonzero(exchanged)
    hands[table, seat], piles[table, seat] = piles[table, seat], hands[table, seat]
    takes, order = find_winners(tables, put)
    table, seat = np.nonzero(put >= 0)
    hands[table, seat, put[table, seat]] -= 1
    np.add.at(tables.pots, (table, put[table, seat]), 1)
    first = (put >= 0).argmax(axis=1)
    each = np.arange(len(tables))
    rank = takes[each, first, put[each, first]]
    tables.turned[:] = order[each, first, put[each, first]] == 1
    won = np.flatnonzero(rank >= 0)
    winner = (put[won] == rank[won, None]).argmax(axis=1)
    piles[won, winner] += tables.pots[won]
    tables.pots[won] = 0
    pick_up_piles(tables)
    alive, queens = tables.find_alive(), put == QUEEN
    lone = (queens.sum(axis=1) == 1) & (queens & alive).any(axis=1)
    tables.spies[:] = np.where(lone, queens.argmax(axis=1), -1)
    tables.swaps[:] = (put == EIGHT) & alive

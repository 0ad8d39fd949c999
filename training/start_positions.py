"""Random start positions of games for training and tests."""

from __future__ import annotations

from random import Random

from audiowar.games.scientific.bots.suitless_model import NO_SPY, PACKED_CARD_BY_RANK, Position


def draw_start_position(random: Random) -> Position:
    """Return a start position with no, one or two jokers for each player.

    Most often it is a deal, sometimes of only a part of the deck. Otherwise all cards are in random
    places; such a position may be unreachable.
    """
    what = random.random()
    jokers = random.choice((1, 1, 1, 0, 2))
    owned = [*range(13), *[13] * jokers]
    if what < 0.55:
        return Position((sum(PACKED_CARD_BY_RANK[r] for r in owned),) * 2, (0, 0))
    if what < 0.7:
        owned = random.sample(owned, random.randrange(3, len(owned)))
        return Position((sum(PACKED_CARD_BY_RANK[r] for r in owned),) * 2, (0, 0))
    return scatter_cards(owned * 2, random)


def scatter_cards(owned: list[int], random: Random) -> Position:
    """Return a position with all cards in random places. One player may have far more cards.

    The spy, the swaps and the order of strength are random too. A player who would have no card
    gets an additional one.
    """
    lean, hand, pot = random.random(), random.uniform(0.2, 0.9), random.choice((0, 0, 0.1, 0.3))
    heaps = [0] * 5
    for rank in owned:
        if random.random() < pot:
            heaps[4] += PACKED_CARD_BY_RANK[rank]
        else:
            heaps[(random.random() < lean) + 2 * (random.random() > hand)] += PACKED_CARD_BY_RANK[
                rank
            ]
    for seat in (0, 1):
        if not heaps[seat]:
            heaps[seat], heaps[2 + seat] = heaps[2 + seat], 0
        if not heaps[seat]:
            heaps[seat] = PACKED_CARD_BY_RANK[random.choice(owned)]
    spy = random.choice((NO_SPY, NO_SPY, NO_SPY, NO_SPY, 0, 1))
    swap = random.choice((0, 0, 0, 0, 1, 2, 3))
    turned = random.random() < 0.5
    return Position((heaps[0], heaps[1]), (heaps[2], heaps[3]), heaps[4], turned, spy, swap)

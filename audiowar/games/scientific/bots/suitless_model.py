"""A fast model of Scientific War for bots, which ignores suits.

Cards are packed into an int, which has five bits for the number of cards of each rank. That is
enough for two decks and the jokers of eight players. `PACKED_CARD_BY_RANK[rank]` is one card of a
rank. Adding two packed hands combines their cards. Tests compare the model with
the real rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from audiowar.rules.cards import EIGHT, JACK, JOKER_RANK, QUEEN, THREE, Card

PackedCards: TypeAlias = int
"""The cards of a hand, a pile or the pot, as the number of each rank in five bits."""
Action: TypeAlias = int
"""A player's action in a trick: `rank` plays a card of this rank; `SWAP_OFFSET + rank` first swaps
the hand with the pile, then plays a card of this rank."""

BITS_PER_RANK: Final = 5
RANK_COUNT_MASK: Final = 31
"""A mask for the five bits of the lowest rank in packed cards."""
RANK_COUNT: Final = 14
"""The number of ranks, including jokers."""
PACKED_CARD_BY_RANK: Final[tuple[PackedCards, ...]] = tuple(
    1 << BITS_PER_RANK * rank for rank in range(RANK_COUNT)
)
"""One card of each rank, packed."""
SWAP_OFFSET: Final[Action] = 16
"""Added to an action that first swaps the hand with the pile."""
PLAYED_RANK_MASK: Final = SWAP_OFFSET - 1
"""A mask for the rank in an action, for code that is too slow with `get_played_rank`."""
NO_SPY: Final = -1
"""Stands for the spy's seat if nobody is the spy."""
WAR: Final = -1
"""Stands for the card that takes a trick if the trick ends in a war."""
JOKER_SHIFT: Final = BITS_PER_RANK * JOKER_RANK
"""The bit position of jokers in packed cards."""
PLAIN_CARDS_MASK: Final[PackedCards] = PACKED_CARD_BY_RANK[JOKER_RANK] - 1
"""A mask for packed cards that keeps all ranks but jokers."""
EFFECT_RANKS: Final = (THREE, EIGHT, JACK, QUEEN, JOKER_RANK)
"""The ranks with an effect besides their strength."""

_seen: dict[PackedCards, tuple[int, ...]] = {}


class Position(NamedTuple):
    """All cards and powers between two tricks. Only players who are out have empty hands."""

    hands: tuple[PackedCards, ...]
    piles: tuple[PackedCards, ...]
    pot: PackedCards = 0
    reversed: bool = False
    spy: int = NO_SPY
    swap_mask: int = 0
    """A bit mask of the seats that may swap."""
    revolution_is_immediate: bool = True
    """Whether a revolution counts already in its own trick (the option revolution=immediate)."""


def pack_cards(cards: Iterable[Card]) -> PackedCards:
    """Return `cards` packed into an int, without their suits."""
    return sum(PACKED_CARD_BY_RANK[card >> 2] for card in cards)


def list_distinct_ranks(cards: PackedCards) -> tuple[int, ...]:
    """Return the ranks of packed cards, each once, lowest first."""
    known = _seen.get(cards)
    if known is None:
        if len(_seen) > 200_000:
            _seen.clear()
        known = tuple(r for r in range(RANK_COUNT) if cards >> BITS_PER_RANK * r & RANK_COUNT_MASK)
        _seen[cards] = known
    return known


def sort_ranks_by_strength(cards: PackedCards, low_wins: bool) -> list[int]:
    """Return the ranks of packed cards, each once, weakest first. Jokers count as weakest."""
    order = sorted(list_distinct_ranks(cards & PLAIN_CARDS_MASK), reverse=low_wins)
    return [JOKER_RANK, *order] if cards >> JOKER_SHIFT else order


def count_rank(cards: PackedCards, rank: int) -> int:
    """Return how many of the packed cards have the given rank."""
    return cards >> BITS_PER_RANK * rank & RANK_COUNT_MASK


def count_packed_cards(cards: PackedCards) -> int:
    """Return the number of packed cards."""
    return sum(cards >> BITS_PER_RANK * r & RANK_COUNT_MASK for r in range(RANK_COUNT))


def list_actions(position: Position, seat: int) -> tuple[Action, ...]:
    """Return the possible actions of a seat: each rank of the hand and, by a swap, of the pile."""
    hand = list_distinct_ranks(position.hands[seat])
    pile = position.piles[seat]
    if not (pile and position.swap_mask >> seat & 1):
        return hand
    return hand + tuple(SWAP_OFFSET + rank for rank in list_distinct_ranks(pile))


def get_played_rank(action: Action) -> int:
    """Return the rank of the card that is played by an action, with or without a swap."""
    return action & PLAYED_RANK_MASK


def swap_cards(position: Position, seat: int) -> Position:
    """Return the position after `seat` has swapped hand and pile."""
    hands, piles = list(position.hands), list(position.piles)
    hands[seat], piles[seat] = piles[seat], hands[seat]
    swap = position.swap_mask & ~(1 << seat)
    return position._replace(hands=tuple(hands), piles=tuple(piles), swap_mask=swap)


def find_rank_that_takes_trick(cards: PackedCards, low_wins: int) -> int:
    """Return the rank of these cards that takes the trick in this order of strength, or WAR."""
    jokers, plain = cards >> JOKER_SHIFT, cards & PLAIN_CARDS_MASK
    if not plain:
        return WAR
    strongest = ((plain & -plain if low_wins else plain).bit_length() - 1) // BITS_PER_RANK
    tied = plain >> BITS_PER_RANK * strongest & RANK_COUNT_MASK > 1
    if jokers == 1:
        return JOKER_RANK if tied else WAR
    return WAR if tied else strongest


def play_trick(position: Position, chosen: Sequence[Action]) -> Position:
    """Return the position after a trick. `chosen` has -1 for players who are out."""
    for seat, action in enumerate(chosen):
        if action >= SWAP_OFFSET:
            position = swap_cards(position, seat)
    hands, piles = list(position.hands), list(position.piles)
    seats = [seat for seat, hand in enumerate(hands) if hand]
    put = [chosen[seat] & PLAYED_RANK_MASK for seat in seats]
    turned = put.count(JACK) & 1 == 1
    order = position.reversed ^ turned
    cards = 0
    for seat, rank in zip(seats, put, strict=True):
        hands[seat] -= PACKED_CARD_BY_RANK[rank]
        cards += PACKED_CARD_BY_RANK[rank]
    pot = position.pot + cards
    low_wins = order if position.revolution_is_immediate else position.reversed
    taker = find_rank_that_takes_trick(cards, low_wins)
    if taker != WAR:
        piles[seats[put.index(taker)]] += pot
        pot = 0
    for seat in seats:
        if not hands[seat]:
            hands[seat], piles[seat] = piles[seat], 0
    spy, swap = find_next_powers(seats, put, hands)
    return Position(
        tuple(hands), tuple(piles), pot, order, spy, swap, position.revolution_is_immediate
    )


def find_next_powers(
    seats: Sequence[int], played_ranks: Sequence[int], hands: Sequence[PackedCards]
) -> tuple[int, int]:
    """Return the spy of the next trick, and a bit mask of the seats that may swap in it."""
    spy = seats[played_ranks.index(QUEEN)] if played_ranks.count(QUEEN) == 1 else NO_SPY
    if spy != NO_SPY and not hands[spy]:
        spy = NO_SPY
    swap = 0
    for seat, rank in zip(seats, played_ranks, strict=True):
        if rank == EIGHT and hands[seat]:
            swap |= 1 << seat
    return spy, swap


def list_alive_seats(position: Position) -> list[int]:
    """Return the seats that are still in."""
    return [seat for seat, hand in enumerate(position.hands) if hand]


def count_owned_cards(position: Position, seat: int) -> int:
    """Return how many cards the seat owns."""
    return count_packed_cards(position.hands[seat]) + count_packed_cards(position.piles[seat])


def make_position_after_deal(
    players: int, jokers: int, revolution_is_immediate: bool = True
) -> Position:
    """Return the position after the deal, in which all players have the same ranks."""
    hand = sum(PACKED_CARD_BY_RANK[:JOKER_RANK]) + jokers * PACKED_CARD_BY_RANK[JOKER_RANK]
    return Position(
        (hand,) * players, (0,) * players, revolution_is_immediate=revolution_is_immediate
    )


def find_last_opponent(position: Position, me: int) -> int:
    """Return the seat of the only opponent who is still in."""
    return next(seat for seat in list_alive_seats(position) if seat != me)


def make_two_seat_position(position: Position, me: int, other: int) -> Position:
    """Return the position of two seats alone, with `me` as seat 0 and `other` as seat 1."""
    hands, piles, swap = position.hands, position.piles, position.swap_mask
    return position._replace(
        hands=(hands[me], hands[other]),
        piles=(piles[me], piles[other]),
        spy={me: 0, other: 1}.get(position.spy, NO_SPY),
        swap_mask=(swap >> me & 1) | (swap >> other & 1) << 1,
    )

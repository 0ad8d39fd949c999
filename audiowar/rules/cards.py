"""Cards as small ints, and their text codes for files and messages.

A card is `rank * 4 + suit` (0 to 51), a joker is 52. A joker's rank is 13, above the ace. Suits
never affect strength.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

Card: TypeAlias = int
Rank: TypeAlias = int

RANKS: Final = "23456789TJQKA"
SUITS: Final = "HSDC"

TWO: Final = 0
THREE: Final = 1
SIX: Final = 4
SEVEN: Final = 5
EIGHT: Final = 6
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12
JOKER_RANK: Final = 13
JOKER: Final[Card] = 52

CARD_CODES: Final[tuple[str, ...]] = (*(r + s for r in RANKS for s in SUITS), "JOKER")
_CARDS: Final[dict[str, Card]] = {text: card for card, text in enumerate(CARD_CODES)}

get_rank: Final[Callable[[Card], Rank]] = tuple(card >> 2 for card in range(JOKER + 1)).__getitem__
"""Return the rank of a card. This is the method of a tuple because rules call it so often."""


def get_card_code(card: Card) -> str:
    """Return the code of a card in files and messages, such as "QH" or "JOKER"."""
    return CARD_CODES[card]


def parse_card(text: str) -> Card:
    """Return the card with the code `text`. Raises ValueError for any other text."""
    try:
        return _CARDS[text]
    except (KeyError, TypeError):
        raise ValueError(f"no card is written {text!r}") from None


def list_cards_of_suit(suit: int) -> list[Card]:
    """Return a suit's cards from two to ace. Suits: 0 hearts, 1 spades, 2 diamonds, 3 clubs."""
    return [r * 4 + suit for r in range(13)]


def make_deck(lowest_rank: Rank = TWO, joker_count: int = 0) -> list[Card]:
    """Return a sorted deck of the ranks from `lowest_rank` to the ace, and then the jokers."""
    return [*range(lowest_rank * 4, 52), *[JOKER] * joker_count]

"""Split the code of a card ("QH", "JOKER") into rank and suit."""

from __future__ import annotations

RANKS = {
    **{digit: f"rank-{digit}" for digit in "23456789"},
    **{"T": "rank-10", "J": "rank-jack", "Q": "rank-queen", "K": "rank-king", "A": "rank-ace"},
    "JOKER": "rank-joker",
}
SUITS = {"H": "suit-hearts", "S": "suit-spades", "D": "suit-diamonds", "C": "suit-clubs"}


def split_card(card: str) -> tuple[str, str]:
    """Return the rank and suit of a code; the suit is "" for a joker or a rank alone.

    Raises ValueError if the code is neither a card nor a rank.
    """
    if card in RANKS:
        return card, ""
    if len(card) == 2 and card[0] in RANKS and card[1] in SUITS:
        return card[0], card[1]
    raise ValueError(f"{card!r} is no card")

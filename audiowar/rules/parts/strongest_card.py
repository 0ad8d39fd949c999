"""Find the seats that put the strongest card."""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import Card, Rank
from ..events import Seat


def find_strongest(
    cards: Mapping[Seat, Card], upset: tuple[Rank, Rank] | None = None
) -> list[Seat]:
    """Return the seats with the strongest card; more than one seat means a tie.

    `upset` is a pair of ranks (low, high): if `high` is the highest rank shown, cards of rank `low`
    beat all others.
    """
    best = max(cards.values()) >> 2
    if upset is not None and best == upset[1]:
        low = upset[0]
        if any(card >> 2 == low for card in cards.values()):
            best = low
    return [seat for seat, card in cards.items() if card >> 2 == best]

"""Parse cards as tests write them."""

from __future__ import annotations

from audiowar.rules.cards import Card, parse_card


def parse_cards(text: str) -> list[Card]:
    """Return the cards whose codes are separated by spaces in `text`."""
    return [parse_card(word) for word in text.split()]

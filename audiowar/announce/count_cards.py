"""Count the cards of an event, which may be hidden."""

from __future__ import annotations

from typing import Any

from audiowar.rules.events import Hidden


def count_cards(cards: Any) -> int:
    """Return the number of cards in a sequence or in a `Hidden`."""
    return cards.count if isinstance(cards, Hidden) else len(cards)

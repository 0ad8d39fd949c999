"""Count cards that may be hidden."""

from __future__ import annotations

from typing import Any

from audiowar.rules.events import Hidden


def count_cards(cards: Any) -> int:
    """Return the number of cards, hidden or not."""
    return cards.count if isinstance(cards, Hidden) else len(cards)

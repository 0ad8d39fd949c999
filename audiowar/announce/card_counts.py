"""Count cards that may be hidden."""

from __future__ import annotations

from typing import Any

from audiowar.rules.events import Hidden


def count_cards(cards: Any) -> int:
    """Return how many cards these are, also when they are hidden."""
    return cards.count if isinstance(cards, Hidden) else len(cards)

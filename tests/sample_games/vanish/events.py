"""What happens in Vanish alone."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.events import Cards, Event


@dataclass(slots=True)
class Vanish(Event):
    """Cards leave the game."""

    kind = "vanish"
    cards: Cards

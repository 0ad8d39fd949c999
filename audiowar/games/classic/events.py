"""Events of Classic War."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.events import Cards, Event


@dataclass(slots=True)
class Purge(Event):
    """Cards are removed from the game."""

    kind = "purge"
    cards: Cards

"""Events of Armed War."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.events import Cards, Event, MaybeSecret, Seat


@dataclass(slots=True)
class WarCards(Event):
    """The random face-down cards of a fighter."""

    kind = "war_cards"
    seat: Seat
    cards: MaybeSecret[Cards]

"""The events that only Armed War has."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.events import Cards, Event, MaybeSecret, Seat


@dataclass(slots=True)
class PutWarCards(Event):
    """A fighter puts random cards face down in a war."""

    kind = "war_cards"
    seat: Seat
    cards: MaybeSecret[Cards]

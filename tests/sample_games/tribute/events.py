"""Events of Tribute."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.cards import Card
from audiowar.rules.events import Event, MaybeSecret, Seat


@dataclass(slots=True)
class Tribute(Event):
    """A player gives their top card to the winner of the trick; nobody looks at it."""

    kind = "tribute"
    seat: Seat
    card: MaybeSecret[Card]

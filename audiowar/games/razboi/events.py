"""Events of Război."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.cards import Card
from audiowar.rules.events import Event, MaybeSecret, Seat


@dataclass(slots=True)
class Prisoner(Event):
    """A card is kept as prisoner, face up beside the stack."""

    kind = "prisoner"
    seat: Seat
    card: Card


@dataclass(slots=True)
class Forfeit(Event):
    """The top card that goes with a lost prisoner."""

    kind = "forfeit"
    seat: Seat
    card: MaybeSecret[Card]

"""Events of Război."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.cards import Card
from audiowar.rules.events import Event, MaybeSecret, Seat


@dataclass(slots=True)
class Prisoner(Event):
    """A card is kept as a prisoner, face up next to the stack."""

    kind = "prisoner"
    seat: Seat
    card: Card


@dataclass(slots=True)
class Forfeit(Event):
    """The top card that is lost together with a prisoner."""

    kind = "forfeit"
    seat: Seat
    card: MaybeSecret[Card]

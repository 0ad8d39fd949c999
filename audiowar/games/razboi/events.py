"""The events that only Război has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from audiowar.rules.cards import Card
from audiowar.rules.events import Event, MaybeSecret, Seat, fact


@dataclass(slots=True)
class KeepPrisoner(Event):
    """A card is kept as a prisoner, face up next to the stack."""

    kind = "prisoner"
    seat: Seat
    card: Card
    top: bool = fact(False)
    """Whether it is the top card of the player's own stack, and not from the table."""


@dataclass(slots=True)
class ForfeitTopCard(Event):
    """A player who lost a prisoner must also put the top card of their stack into the pot."""

    kind = "forfeit"
    seat: Seat
    card: MaybeSecret[Card]
    prisoner: Card | None = fact(None)
    """The prisoner that was lost."""

    def get_owned_card_changes(self) -> Mapping[Seat, int]:
        return {self.seat: -1}

"""Events of Tribute."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from audiowar.rules.cards import Card
from audiowar.rules.events import Event, MaybeSecret, Seat


@dataclass(slots=True)
class Tribute(Event):
    """A player lays their top card on the table, face down, for the winner of the trick."""

    kind = "tribute"
    seat: Seat
    card: MaybeSecret[Card]

    def get_owned_card_changes(self) -> Mapping[Seat, int]:
        return {self.seat: -1}

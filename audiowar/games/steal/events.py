"""The events that only Steal War has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from audiowar.rules.cards import Card
from audiowar.rules.events import Cards, Event, Seat, fact


@dataclass(slots=True)
class Steal(Event):
    """A player steals piles."""

    kind = "steal"
    seat: Seat
    victims: tuple[Seat, ...]
    card: Card
    pile: Cards
    """The thief's pile afterwards, top first."""
    count: int = fact(0)
    """The number of cards that were stolen."""


@dataclass(slots=True)
class StealBlocked(Event):
    """An attempt to steal the piles of `victims` fails."""

    kind = "steal"
    extra_json_fields: ClassVar[Mapping[str, Any]] = {"blocked": True}
    seat: Seat
    victims: tuple[Seat, ...]
    card: Card
    protecting: tuple[Card | None, ...] = fact(())
    """For each victim, the card on the table that has protected the pile since it was put."""

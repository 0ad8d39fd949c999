"""The events that only Steal War has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from audiowar.rules.cards import Card
from audiowar.rules.events import Cards, Event, Seat


@dataclass(slots=True)
class Steal(Event):
    """A player steals piles."""

    kind = "steal"
    seat: Seat
    victims: tuple[Seat, ...]
    card: Card
    pile: Cards
    """The thief's pile afterwards, top first."""


@dataclass(slots=True)
class StealBlocked(Event):
    """An attempt to steal the piles of `victims` fails."""

    kind = "steal"
    extra_json_fields: ClassVar[Mapping[str, Any]] = {"blocked": True}
    seat: Seat
    victims: tuple[Seat, ...]
    card: Card

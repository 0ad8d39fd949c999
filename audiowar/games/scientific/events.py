"""The events that only Scientific War has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from audiowar.rules.events import Event, Seat, fact


@dataclass(slots=True)
class Revolution(Event):
    """An odd number of jacks reversed the order of strength."""

    kind = "revolution"
    reversed: bool
    """Whether the two is the strongest rank from now on."""


@dataclass(slots=True)
class RevolutionCancelled(Event):
    """An even number of jacks cancelled each other."""

    kind = "revolution"
    extra_json_fields: ClassVar[Mapping[str, Any]] = {"cancelled": True}
    count: int = fact(0)
    """The number of jacks."""


@dataclass(slots=True)
class JokersVoid(Event):
    """Two or more jokers cancelled each other."""

    kind = "jokers_void"
    count: int = fact(0)
    """The number of jokers."""


@dataclass(slots=True)
class JokerWins(Event):
    """A single joker cancels a war and takes the cards on the table."""

    kind = "joker_wins"
    seat: Seat


@dataclass(slots=True)
class GrantPower(Event):
    """A card grants its player a power for the next trick."""

    kind = "power"
    seat: Seat
    power: str
    """The power, by the card that grants it: "spy" (queen), "count" (three) or "swap" (eight)."""
    is_pile_empty: bool = fact(False)
    """Whether the player has no pile, so that a swap is not possible."""


@dataclass(slots=True)
class QueensVoid(Event):
    """Two or more queens cancelled each other, so that none of them grants its power."""

    kind = "power"
    extra_json_fields: ClassVar[Mapping[str, Any]] = {"queens_void": True}
    count: int = fact(0)
    """The number of queens."""

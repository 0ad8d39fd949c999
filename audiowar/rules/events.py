"""Everything that happens at a table: one class per event, with secret parts marked.

What happens in one game alone stands in `events.py` of the game.

`kind` is the event's name in a transcript, `extra` what a transcript line holds beside the
fields. A part that not everybody may know is a `Secret`; `view.project` is the one place that
opens it. Events are never changed after they were emitted (they are not frozen only because
creating a frozen one takes four times as long).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from .cards import Card

Seat: TypeAlias = int
Choice: TypeAlias = int | str
"""A card, or one of the words of the transcript format ("swap", "keep:5D", …)."""
T = TypeVar("T")


@dataclass(slots=True)
class Secret(Generic[T]):
    """A part of an event that only the seats in `to` may know."""

    value: T
    to: tuple[Seat, ...]


@dataclass(slots=True)
class Hidden:
    """The placeholder of a secret: `count` cards, or one choice."""

    count: int


class Event:
    """The base of all events."""

    __slots__ = ()
    kind: ClassVar[str]
    extra: ClassVar[Mapping[str, Any]] = {}


Cards: TypeAlias = tuple[Card, ...]
MaybeSecret: TypeAlias = T | Secret[T] | Hidden


@dataclass(slots=True)
class Deal(Event):
    """The cards are dealt."""

    kind = "deal"
    cards: tuple[MaybeSecret[Cards], ...]
    """One entry per seat; packets with the top card first."""
    left_out: MaybeSecret[Cards] = ()


@dataclass(slots=True)
class Choose(Event):
    """A player has answered a question."""

    kind = "choose"
    seat: Seat
    choice: MaybeSecret[Choice]


@dataclass(slots=True)
class Put(Event):
    """A player's cards reach the table."""

    kind = "put"
    seat: Seat
    down: MaybeSecret[Cards]
    up: Card | None
    """None if the player cannot complete a war."""


@dataclass(slots=True)
class War(Event):
    """The strongest cards tie: nobody takes yet."""

    kind = "war"
    cause: str
    """"tie", or "joker" when a lone joker forces the war."""
    seats: tuple[Seat, ...]
    """Those tied for strongest; all of the trick when a joker forces the war."""


@dataclass(slots=True)
class Take(Event):
    """A player takes the table."""

    kind = "take"
    seat: Seat
    cards: MaybeSecret[Cards]
    """In their final order: a pile top first, a stack in the order in which cards come up."""


@dataclass(slots=True)
class PickUp(Event):
    """An empty hand takes the pile, or a used-up packet is renewed."""

    kind = "pick_up"
    seat: Seat
    cards: MaybeSecret[Cards]


@dataclass(slots=True)
class Out(Event):
    """A player is out of the game."""

    kind = "out"
    seat: Seat


@dataclass(slots=True)
class End(Event):
    """The game is over."""

    kind = "end"
    result: str
    """One of RESULTS."""
    seats: tuple[Seat, ...]
    """The players named by the result."""

    @property
    def names_losers(self) -> bool:
        """Whether the result names losers instead of winners or those who drew."""
        return self.result == "drunkard"


RESULTS = ("win", "limit", "draw", "drunkard")
"""All results of matches."""


EVENTS: tuple[type[Event], ...] = (Deal, Choose, Put, War, Take, PickUp, Out, End)
"""Events that games share; others are in the `events` of their variant."""

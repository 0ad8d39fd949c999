"""Everything that happens at a table: one class for each kind of event, with secret parts marked.

The events of a single game are in the `events.py` of that game. A part of an event that not
everybody may know is a `Secret`, which only `projection.py` opens. Emitted events are never
changed. Their classes are not frozen, because creating a frozen object takes four times as long.
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
    """A part of an event that only the seats in `known_to` may know."""

    value: T
    known_to: tuple[Seat, ...]


@dataclass(slots=True)
class Hidden:
    """Replaces a secret for a seat that may not know it.

    `count` is the number of hidden cards, or 1 for a hidden choice.
    """

    count: int


class Event:
    """The base class of all events of a match."""

    __slots__ = ()
    kind: ClassVar[str]
    """The name of the event in transcripts and on the wire."""
    extra_json_fields: ClassVar[Mapping[str, Any]] = {}
    """Additional fields of the event's JSON object, with values that never change."""

    def get_owned_card_changes(self) -> Mapping[Seat, int]:
        """Return by how much the event changes the number of cards that each seat owns.

        Seats whose number does not change may be missing. If the seats lose cards in total, these
        lie on the table afterwards; if they gain cards, these lay on the table before.

        Statistics, narration and tests use this method for the events of a single game. Such an
        event overrides it if it moves cards and its fields determine how many. The cards of the
        shared events are counted without this method.
        """
        return {}


Cards: TypeAlias = tuple[Card, ...]
MaybeSecret: TypeAlias = T | Secret[T] | Hidden
"""A value of type T in an event, the `Secret` that contains it, or the `Hidden` in its place."""


@dataclass(slots=True)
class Deal(Event):
    """Cards are dealt."""

    kind = "deal"
    cards: tuple[MaybeSecret[Cards], ...]
    """The cards dealt to each seat. In a packet, the first card is the top card."""
    left_out: MaybeSecret[Cards] = ()
    """The cards that nobody gets, because they cannot be dealt equally."""


@dataclass(slots=True)
class Choose(Event):
    """A player answers a question."""

    kind = "choose"
    seat: Seat
    choice: MaybeSecret[Choice]


@dataclass(slots=True)
class Put(Event):
    """A player puts cards on the table."""

    kind = "put"
    seat: Seat
    down: MaybeSecret[Cards]
    up: Card | None
    """The face-up card; None if the player cannot complete a war."""


@dataclass(slots=True)
class War(Event):
    """The strongest cards tie, or a joker forces a war, so nobody takes the cards yet."""

    kind = "war"
    cause: str
    """"tie", or "joker" if a single joker forces the war."""
    seats: tuple[Seat, ...]
    """The seats in the war: those whose cards tie or, in some games and if a joker forces the war,
    all seats of the trick."""


@dataclass(slots=True)
class Take(Event):
    """A player takes the cards on the table."""

    kind = "take"
    seat: Seat
    cards: MaybeSecret[Cards]
    """The cards in the order in which they lie afterwards. On a pile, the first card is the top
    card. In a stack, the first card is the one that is played first."""


@dataclass(slots=True)
class PickUp(Event):
    """A player's pile becomes the new hand, or is shuffled into a new packet."""

    kind = "pick_up"
    seat: Seat
    cards: MaybeSecret[Cards]


@dataclass(slots=True)
class Out(Event):
    """A player is eliminated: out of the match."""

    kind = "out"
    seat: Seat


@dataclass(slots=True)
class End(Event):
    """The match is over."""

    kind = "end"
    result: str
    """How the match ended: one of MATCH_RESULTS."""
    seats: tuple[Seat, ...]

    @property
    def are_seats_losers(self) -> bool:
        """Whether `seats` are losers. Otherwise they are winners, or the players who drew."""
        return self.result == LOSERS_RESULT


LOSERS_RESULT = "drunkard"
"""The value of `End.result` that names losers."""
MATCH_RESULTS = ("win", "limit", "draw", LOSERS_RESULT)
"""All values of `End.result`. "limit": the player with the most cards won at the trick limit, or
Casino War ended after its last round. "drunkard": the seats in `End` lost. In Drunkard, nobody has
won or lost a match with another result (`Variant.is_undecided`)."""


SHARED_EVENTS: tuple[type[Event], ...] = (Deal, Choose, Put, War, Take, PickUp, Out, End)
"""The classes of events that games share. Those of a single game are in `Variant.events`."""

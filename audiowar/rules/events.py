"""Everything that happens at a table: one class for each kind of event, with secret parts marked.

The events of a single game are in the `events.py` of that game. A part of an event that not
everybody may know is a `Secret`, which only `projection.py` opens. Emitted events are never
changed. Their classes are not frozen, because creating a frozen object takes four times as long.

Besides what happens, an event carries facts that the rules know at that moment, such as how many
wars a take decides. They follow from the options and the events before, so nobody who receives the
event needs to compute them again. `State.emit` fills in those of the shared events.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
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


def fact(default: Any) -> Any:
    """Return the declaration of an event field that holds a fact.

    Files and the wire leave out a fact with its default value. Events are equal without it.
    """
    return field(default=default, compare=False, metadata={"fact": True})


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


_FACT_DEFAULTS: dict[type[Event], Mapping[str, Any]] = {}


def get_fact_defaults(event_class: type[Event]) -> Mapping[str, Any]:
    """Return the default values of the facts of an event class, by name."""
    if event_class not in _FACT_DEFAULTS:
        parts = fields(event_class)  # type: ignore[arg-type]  # all events are dataclasses
        _FACT_DEFAULTS[event_class] = {p.name: p.default for p in parts if "fact" in p.metadata}
    return _FACT_DEFAULTS[event_class]


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
    card: MaybeSecret[Card] | None = fact(None)
    """The prisoner, if the player decides whether to play it."""
    cents: int = fact(0)
    """At the casino, the cost of going to war, or what a player who leaves has won or lost."""


@dataclass(slots=True)
class Put(Event):
    """A player puts cards on the table."""

    kind = "put"
    seat: Seat
    down: MaybeSecret[Cards]
    up: Card | None
    """The face-up card; None if the player cannot complete a war."""
    cost: int = fact(1)
    """The number of cards that the trick or war costs, in games in which this varies."""
    is_prisoner: bool = fact(False)
    """Whether the face-up card was the player's prisoner."""
    protects: bool = fact(False)
    """Whether the player protected the own pile by deciding to play this card."""


@dataclass(slots=True)
class War(Event):
    """The strongest cards tie, or a joker forces a war, so nobody takes the cards yet."""

    kind = "war"
    cause: str
    """"tie", or "joker" if a single joker forces the war."""
    seats: tuple[Seat, ...]
    """The seats in the war: those whose cards tie or, in some games and if a joker forces the war,
    all seats of the trick."""
    tied: tuple[Seat, ...] = fact(())
    """The seats whose cards tie; none if a joker forces the war."""
    card: Card | None = fact(None)
    """The first of the cards that tie."""
    beaten: Card | None = fact(None)
    """The highest card, if the lowest ones tie and beat it."""
    number: int = fact(1)
    """The number of wars in a row that nobody has won yet, with this one."""
    war_seats: tuple[Seat, ...] = fact(())
    """The seats that were in these wars."""
    lying: int = fact(0)
    """The number of cards on the table."""
    players: int = fact(0)
    """The number of players still in the match."""
    reversed: bool = fact(False)
    """Whether the two was the strongest rank."""
    cost: int = fact(0)
    """The number of cards that the war costs each player, in games in which this varies."""
    is_cost_lowered: bool = fact(False)
    """Whether the war costs only as many cards as the poorest of its players has."""


@dataclass(slots=True)
class Take(Event):
    """A player takes the cards on the table."""

    kind = "take"
    seat: Seat
    cards: MaybeSecret[Cards]
    """The cards in the order in which they lie afterwards. On a pile, the first card is the top
    card. In a stack, the first card is the one that is played first."""
    why: str = fact("none")
    """What is unusual: the lowest card beat the highest ("upset"), low cards win ("low"), nobody
    else could fight the war ("alone") or complete it ("most"). "none" if nothing is."""
    card: Card | None = fact(None)
    """The card by which the player wins; None if the player put none in the last battle."""
    beaten: Card | None = fact(None)
    """The highest card, if the lowest beat it."""
    wars: int = fact(0)
    """The number of wars that are decided."""
    war_seats: tuple[Seat, ...] = fact(())
    """The seats that were in these wars."""
    reversed: bool = fact(False)
    """Whether the two was the strongest rank."""
    earlier: int = fact(0)
    """The number of cards that lay on the table before this trick."""
    owned: tuple[int, ...] = fact(())
    """The number of cards that each seat owns afterwards."""
    face_down: MaybeSecret[Cards] = fact(())
    """Those of the cards that lay face down, if the player sees them."""
    prisoners: tuple[Card | None, ...] = fact(())
    """For each seat, the prisoner that it put in this trick, unless `ForfeitTopCard` has told its
    loss. Empty if there is none."""


@dataclass(slots=True)
class PickUp(Event):
    """A player's pile becomes the new hand, or is shuffled into a new packet."""

    kind = "pick_up"
    seat: Seat
    cards: MaybeSecret[Cards]
    left: int = fact(0)
    """The number of cards that the player owns, without those that were put."""
    laid: int = fact(0)
    """The number of cards that were just put face down, if their `Put` follows later."""


@dataclass(slots=True)
class Out(Event):
    """A player is eliminated: out of the match."""

    kind = "out"
    seat: Seat
    why: str = fact("cards")
    """Why: no cards are left ("cards"), or too few for the war ("war")."""
    trick: int = fact(0)
    """The number of the trick. Those who go out in the same trick share a rank."""


@dataclass(slots=True)
class End(Event):
    """The match is over."""

    kind = "end"
    result: str
    """How the match ended: one of MATCH_RESULTS."""
    seats: tuple[Seat, ...]
    scores: tuple[int, ...] = fact(())
    """For each seat, the cards that it owns; in some games, its money in cents or rounds won."""
    gains: tuple[int, ...] = fact(())
    """In games for money, what each seat has won in the whole match, in cents."""
    ranks: tuple[float, ...] = fact(())
    """The rank of each seat, 1 for the first. Seats with the same rank are equal."""

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

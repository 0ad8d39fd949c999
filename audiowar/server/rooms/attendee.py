"""A place at a table: somebody who is connected there, on a seat or looking on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from audiowar.rules.events import Seat
from audiowar.server.storage.repository import SeatRow, new_person

from .limits import TokenBucket
from .log_marks import Mark

Frame: TypeAlias = Mapping[str, Any]
"""What goes over a socket: an object of JSON; "t" says what it is."""


GUESSES = 10
GUESS_EVERY = 2.0
"""Seconds after which one more code that does not exist may be tried."""


class FrameSink(Protocol):
    """The way to somebody."""

    address: str
    """From where they came."""
    lost: bool
    """Whether the connection is gone."""
    since: float
    """When they came, by the clock of the loop."""
    came: float
    """The same by the clock on the wall of the server to which they are connected."""
    link: str
    """A name for all connections of the same program, one after the other; "" for none."""
    turn: int
    """The number of this one among them."""
    guesses: TokenBucket
    """How many codes that do not exist they may still try."""

    def send(self, frame: Frame) -> None:
        """Send a frame, or drop whoever does not read."""

    def dismissed(self) -> None:
        """Hear that the place is no longer theirs."""

    def sent_on(self) -> None:
        """Hear that the table goes on at another server: who comes again is let in there."""


class Connected(Protocol):
    """Somebody who is connected, at a table or not."""

    @property
    def address(self) -> str:
        """From where they came."""

    @property
    def close(self) -> Callable[[int], None]:
        """What closes the connection, with a socket's code."""

    def send(self, frame: Frame) -> None:
        """Send a frame."""


@dataclass(frozen=True)
class Known:
    """What a client has of a game."""

    last: int
    """The last event."""
    mark: Mark | None
    """None where it is not known whether all before it is the same."""
    again: bool = False
    """Whether what it has is another game, so that all must be told."""


NOTHING_KNOWN = Known(-1, None, again=True)


@dataclass(eq=False)
class Attendee:
    """Who is connected, and how far they have heard."""

    out: FrameSink
    viewer: Seat | None
    """None for a spectator."""
    known: int
    """The last event that was sent."""
    token: str = ""
    """The SHA-256 of the token they came with."""
    mark: Mark | None = None
    """That of all that was told."""
    asked: dict[str, Any] = field(default_factory=dict)
    """The id of what was asked for, until the answer goes out."""
    greeted: bool = False
    """Whether anything of the game was sent."""
    over: bool = False
    """Whether the end was sent."""

    def answer(self) -> dict[str, Any]:
        """Return the id that the next answer repeats, once."""
        asked, self.asked = self.asked, {}
        return asked


@dataclass(eq=False)
class SeatedAttendee:
    """A person whose seat it is, here or not."""

    name: str
    tokens: tuple[str, ...]
    """The SHA-256 of each token that takes the seat up: two while it is moved elsewhere."""
    person: str = field(default_factory=new_person)
    """A name for the person that stays the same when tokens change."""
    place: Attendee | None = None
    gone: float = 0.0
    """When the connection was lost, by the clock of the loop."""
    gone_at: int = 0
    """The same by the clock on the wall."""
    away: bool = False
    """Whether the others were told so."""
    muted: set[str] = field(default_factory=set)
    """The persons whom this one does not want to hear."""
    blocked: set[str] = field(default_factory=set)
    """The same, and they do not hear this person either."""

    def hears(self, other: SeatedAttendee) -> bool:
        """Tell whether this person wants to hear another and is heard there."""
        silenced = self.muted | self.blocked
        return other.person not in silenced and self.person not in other.blocked

    def row(self, seat: Seat) -> SeatRow:
        """Return what is kept of the seat."""
        muted, blocked = frozenset(self.muted), frozenset(self.blocked)
        return SeatRow(seat, self.name, self.tokens, self.person, muted, blocked)


def sitter_of(row: SeatRow, gone: float, gone_at: int) -> SeatedAttendee:
    """Return the person of a kept seat, who is not here."""
    sitter = SeatedAttendee(row.name, row.tokens, row.person, gone=gone, gone_at=gone_at)
    sitter.muted, sitter.blocked = set(row.muted), set(row.blocked)
    return sitter

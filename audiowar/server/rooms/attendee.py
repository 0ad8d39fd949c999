"""People in a room: those connected, seated or watching, and those who hold a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from audiowar.rules.events import Seat
from audiowar.server.storage.repository import SeatRow, new_person_token

from .limits import TokenBucket
from .log_marks import LogMark

Frame: TypeAlias = Mapping[str, Any]
"""What goes over a socket: an object of JSON; "t" says what it is."""


GUESS_BURST = 10
GUESS_INTERVAL = 2.0
"""Seconds after which one more code that does not exist may be tried."""


class FrameSink(Protocol):
    """The connection of an attendee, as far as a room uses it."""

    address: str
    """From where they came."""
    lost: bool
    """Whether the connection is gone."""
    connected_at: float
    """When they came, by the clock of the loop."""
    connected_wall_time: float
    """The same by the clock on the wall of the server to which they are connected."""
    link: str
    """A name for all connections of the same program, one after the other; "" for none."""
    link_number: int
    """The number of this one among them."""
    guesses: TokenBucket
    """How many codes that do not exist they may still try."""

    def send(self, frame: Frame) -> None:
        """Send a frame, or drop whoever does not read."""

    def on_seat_lost(self) -> None:
        """Note that the client is no longer in the room."""

    def on_table_moved(self) -> None:
        """Close the connection: the table moved to another server, where the client may resume."""


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
class LogPosition:
    """How much of an event log a client already has."""

    last: int
    """The last event."""
    mark: LogMark | None
    """None where it is not known whether all before it is the same."""
    is_other_game: bool = False
    """Whether what it has is another game, so that all must be told."""


OTHER_GAME = LogPosition(-1, None, is_other_game=True)


@dataclass(eq=False)
class Attendee:
    """Somebody connected to a room, and the last event that was sent to them."""

    sink: FrameSink
    seat: Seat | None
    """None for a spectator."""
    last_sent: int
    """The last event that was sent."""
    token: str = ""
    """The SHA-256 of the token they came with."""
    mark: LogMark | None = None
    """That of all that was told."""
    request_id: dict[str, Any] = field(default_factory=dict)
    """The id of what was asked for, until the answer goes sink."""
    has_table: bool = False
    """Whether anything of the game was sent."""
    has_result: bool = False
    """Whether the end was sent."""

    def take_request_id(self) -> dict[str, Any]:
        """Return the id that the next answer repeats, once."""
        asked, self.request_id = self.request_id, {}
        return asked


@dataclass(eq=False)
class SeatHolder:
    """The person who holds a seat, connected or not."""

    name: str
    tokens: tuple[str, ...]
    """The SHA-256 of each token that takes the seat up: two while it is moved elsewhere."""
    person_id: str = field(default_factory=new_person_token)
    """A name for the person that stays the same when tokens change."""
    attendee: Attendee | None = None
    lost_at: float = 0.0
    """When the connection was lost, by the clock of the loop."""
    lost_wall_time: int = 0
    """The same by the clock on the wall."""
    is_away: bool = False
    """Whether the others were told that the person is away."""
    muted: set[str] = field(default_factory=set)
    """The persons whom this one does not want to hear."""
    blocked: set[str] = field(default_factory=set)
    """The same, and they do not hear this person either."""

    def can_hear(self, other: SeatHolder) -> bool:
        """Return whether neither person has silenced the other."""
        silenced = self.muted | self.blocked
        return other.person_id not in silenced and self.person_id not in other.blocked

    def to_row(self, seat: Seat) -> SeatRow:
        """Return the row to store for the seat."""
        muted, blocked = frozenset(self.muted), frozenset(self.blocked)
        return SeatRow(seat, self.name, self.tokens, self.person_id, muted, blocked)


def holder_from_row(row: SeatRow, gone: float, gone_at: int) -> SeatHolder:
    """Return the holder of a stored seat, as not connected."""
    holder = SeatHolder(row.name, row.tokens, row.person, lost_at=gone, lost_wall_time=gone_at)
    holder.muted, holder.blocked = set(row.muted), set(row.blocked)
    return holder

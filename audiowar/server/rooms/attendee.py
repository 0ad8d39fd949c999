"""People at a table: connected attendees, and the holders of seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from audiowar.rules.events import Seat
from audiowar.server.storage.repository import SeatRow, new_person_token

from .limits import TokenBucket
from .match_checksums import LogChecksum

Frame: TypeAlias = Mapping[str, Any]
"""A JSON object sent over a connection; "t" is its kind."""


GUESS_BURST = 10
GUESS_INTERVAL = 2.0
"""Seconds after which another wrong code may be tried."""


class FrameSink(Protocol):
    """The connection of an attendee, as a room uses it."""

    address: str
    """The network address of the client."""
    is_lost: bool
    """Whether the connection is gone."""
    connected_at: float
    """When the client connected, by the loop's clock."""
    connected_wall_time: float
    """When the client connected, as Unix time by the clock of its own server."""
    link: str
    """An id shared by successive connections of one program; "" if there is none."""
    device: str
    """An id of the device that no other server knows; empty if it is unknown."""
    link_number: int
    """The number of this connection among those with the same `link`."""
    rating_key: str
    """The hashed key of a player who is on the server's rating lists; empty for others."""
    guess_limit: TokenBucket
    """The number of wrong codes that the client may still try."""

    def send(self, frame: Frame) -> None:
        """Send a frame, or close the connection of a client that does not read."""

    def on_seat_lost(self) -> None:
        """Note that the client is no longer in the room."""

    def on_table_moved(self) -> None:
        """Close the connection: the table moved to another server, where the client may resume."""


class ConnectedClient(Protocol):
    """A connected client, at a table or not."""

    @property
    def address(self) -> str:
        """The network address of the client."""

    @property
    def close(self) -> Callable[[int], None]:
        """A function that closes the connection with a WebSocket code."""

    def send(self, frame: Frame) -> None:
        """Send a frame."""


@dataclass(frozen=True)
class LogPosition:
    """The part of an event log that a client already has."""

    last_event: int
    """The number of the last event."""
    checksum: LogChecksum | None
    """The checksum of all events up to it; None if it is unknown whether they are the same."""
    is_other_game: bool = False
    """Whether the client has events of another match, so that all must be sent."""


OTHER_GAME = LogPosition(-1, None, is_other_game=True)


@dataclass(eq=False)
class Attendee:
    """A client in a room, and the part of the match that was sent to it."""

    sink: FrameSink
    seat: Seat | None
    """The seat; None for a spectator."""
    last_sent: int
    """The number of the last event that was sent."""
    token: str = ""
    """The SHA-256 of the seat token with which the client connected."""
    checksum: LogChecksum | None = None
    """The checksum of everything that was sent."""
    request_id: dict[str, Any] = field(default_factory=dict)
    """The id of an open request, until the answer is sent."""
    has_table: bool = False
    """Whether any event was sent."""
    has_result: bool = False
    """Whether the result was sent."""
    has_transcript: bool = False
    """Whether the whole match was sent after its end."""

    def take_request_id(self) -> dict[str, Any]:
        """Return the id that the answer must repeat, and forget it."""
        asked, self.request_id = self.request_id, {}
        return asked


@dataclass(eq=False)
class SeatHolder:
    """The person who holds a seat, connected or not."""

    name: str
    tokens: tuple[str, ...]
    """The SHA-256 of each valid token for the seat: two while it is moved to another device."""
    person_id: str = field(default_factory=new_person_token)
    """An id that stays the same when tokens change."""
    device: str = ""
    """The id of the device that was connected last; it is not stored."""
    rating_key: str = ""
    """The hashed key on the server's rating lists; empty for a player who is not on them."""
    is_late: bool = False
    """Whether the person took a bot's seat during the match while others had the same address."""
    attendee: Attendee | None = None
    lost_at: float = 0.0
    """When the connection was lost, by the loop's clock."""
    lost_wall_time: int = 0
    """The same as a Unix time."""
    is_away: bool = False
    """Whether the others were told that the person is away."""
    muted: set[str] = field(default_factory=set)
    """The ids of persons whose chat messages this person does not get."""
    blocked: set[str] = field(default_factory=set)
    """The ids of persons who exchange no chat messages with this person, in both directions."""

    def can_hear(self, other: SeatHolder) -> bool:
        """Return whether neither person has muted the other."""
        silenced = self.muted | self.blocked
        return other.person_id not in silenced and self.person_id not in other.blocked

    def to_row(self, seat: Seat) -> SeatRow:
        """Return the row to store for the seat."""
        muted, blocked = frozenset(self.muted), frozenset(self.blocked)
        return SeatRow(seat, self.name, self.tokens, self.person_id, muted, blocked)


def holder_from_row(row: SeatRow, lost_at: float, lost_wall_time: int) -> SeatHolder:
    """Return the holder of a stored seat, disconnected at the given times."""
    holder = SeatHolder(
        row.name, row.tokens, row.person, lost_at=lost_at, lost_wall_time=lost_wall_time
    )
    holder.muted, holder.blocked = set(row.muted), set(row.blocked)
    return holder

"""The people at a table: attendees, who are connected, and seat holders, who may be absent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from audiowar.rules.events import Seat
from audiowar.server.storage.repository import SeatRow, random_person_id

from .limits import TokenBucket
from .match_checksums import LogChecksum

Frame: TypeAlias = Mapping[str, Any]
"""A JSON object sent over a connection. Its kind is in the field "t"."""


GUESS_BURST = 10
"""The number of wrong codes that a connection may try at once."""
GUESS_INTERVAL = 2.0
"""Seconds after which one more wrong code may be tried."""


class FrameSink(Protocol):
    """The connection of an attendee, as a room uses it."""

    address: str
    """The network address of the client."""
    is_lost: bool
    """Whether the connection is gone."""
    connected_at: float
    """When the client connected, by the loop's clock."""
    connected_wall_time: float
    """When the client connected, as Unix time by the clock of the server it connected to."""
    link: str
    """An id that successive connections of one running program share; "" if it sent none."""
    device: str
    """The id that the client's device made for this server only; "" if it sent none."""
    link_number: int
    """The number that the client gave this connection; later connections of a `link` have higher
    ones."""
    rating_key: str
    """The hashed key of a player who is on the server's rating lists; "" for others."""
    guess_limit: TokenBucket
    """The number of wrong codes that the connection may still try."""

    def send(self, frame: Frame) -> None:
        """Send a frame, or close the connection of a client that does not read."""

    def forget_room(self) -> None:
        """Forget the room, because the client is no longer in it."""

    def on_table_moved(self) -> None:
        """Close the connection, so that the client resumes at the table's new server."""


class ConnectedClient(Protocol):
    """A connected client, whether it is at a table or not."""

    @property
    def address(self) -> str:
        """The network address of the client."""

    @property
    def close(self) -> Callable[[int], None]:
        """A function that closes the connection with a WebSocket close code."""

    def send(self, frame: Frame) -> None:
        """Send a frame."""


@dataclass(frozen=True)
class LogPosition:
    """The part of an event log that a client already has."""

    last_event: int
    """The number of the last event."""
    checksum: LogChecksum | None
    """The checksum of all events up to that one; None if the client sent none to compare."""
    is_other_game: bool = False
    """Whether the client's events are those of another match, so that all must be sent again."""


def no_position(is_other_game: bool) -> LogPosition:
    """Return the position of a client to which all events must be sent."""
    return LogPosition(-1, LogChecksum(), is_other_game)


@dataclass(eq=False)
class Attendee:
    """A client in a room, and the part of the match that was sent to it."""

    sink: FrameSink
    seat: Seat | None
    """The seat; None for a spectator."""
    last_sent: int
    """The number of the last event that was sent."""
    token_hash: str = ""
    """The SHA-256 of the seat token that the client sent."""
    sent_checksum: LogChecksum | None = None
    """The checksum of all events that the client has; None if it is unknown."""
    request_id: dict[str, Any] = field(default_factory=dict)
    """The `id` field of an unanswered request; empty if there is none."""
    has_table: bool = False
    """Whether a frame with the state of the table was sent, with or without events."""
    has_result: bool = False
    """Whether the result of the match was sent."""
    has_transcript: bool = False
    """Whether the transcript of the finished match was sent."""

    def pop_request_id(self) -> dict[str, Any]:
        """Return the `id` field that the answer must repeat, and forget it."""
        request_id, self.request_id = self.request_id, {}
        return request_id


@dataclass(eq=False)
class SeatHolder:
    """The person who holds a seat, connected or not."""

    name: str
    tokens: tuple[str, ...]
    """The SHA-256 of each valid token for the seat. There are two while the seat is being moved to
    another device."""
    person_id: str = field(default_factory=random_person_id)
    """An id of the person that stays the same when tokens change."""
    device: str = ""
    """The id of the device that was connected last. It is not stored."""
    rating_key: str = ""
    """The hashed key on the server's rating lists; "" for a player who is not on them."""
    is_late: bool = False
    """Whether the person took a bot's seat during the match while another seat holder had the same
    address."""
    attendee: Attendee | None = None
    """The connected holder; None while the person is absent."""
    lost_at: float = 0.0
    """When the last connection was lost, by the loop's clock."""
    lost_wall_time: int = 0
    """When the last connection was lost, as Unix time."""
    is_away: bool = False
    """Whether the others were told that the person is away."""
    muted: set[str] = field(default_factory=set)
    """The ids of persons whose chat messages this person does not get."""
    blocked: set[str] = field(default_factory=set)
    """The ids of persons who exchange no chat messages with this person, in both directions."""

    def can_hear(self, other: SeatHolder) -> bool:
        """Return whether this person gets the chat messages of another."""
        silenced = self.muted | self.blocked
        return other.person_id not in silenced and self.person_id not in other.blocked

    def to_row(self, seat: Seat) -> SeatRow:
        """Return the row to store for the seat."""
        muted, blocked = frozenset(self.muted), frozenset(self.blocked)
        return SeatRow(seat, self.name, self.tokens, self.person_id, muted, blocked)


def holder_from_row(row: SeatRow, lost_at: float, lost_wall_time: int) -> SeatHolder:
    """Return the holder of a stored seat, who counts as disconnected since the given times."""
    holder = SeatHolder(
        row.name, row.tokens, row.person, lost_at=lost_at, lost_wall_time=lost_wall_time
    )
    holder.muted, holder.blocked = set(row.muted), set(row.blocked)
    return holder

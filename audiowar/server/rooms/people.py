"""The people at a table: attendees, who are connected, and seat holders, who may be absent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from audiowar.rules.events import Seat
from audiowar.rules.state import Refused
from audiowar.server.storage.repository import SeatRow

from .encoded_events import LogChecksum
from .rate_limiting import TokenBucket

Frame: TypeAlias = Mapping[str, Any]
"""A JSON object sent over a connection. Its kind is in the field "type"."""
EncodedView: TypeAlias = Mapping[str, bytes]
"""Each part of a view of the table as JSON, by name."""


def make_refusal_frame(refused: Refused) -> Frame:
    """Return the frame with a refusal or a notice, which the client says in its language."""
    return {"type": "refused", "reason": refused.reason, "args": refused.message_args}


WRONG_CODE_BURST = 10
"""The number of wrong codes that a connection may try in one burst."""
WRONG_CODE_REFILL_SECONDS = 2.0
"""Seconds after which one more wrong code may be tried."""


class Client(Protocol):
    """A connected client, as the lobby and its rooms use it. `ConnectedClient` implements it."""

    address: str
    is_lost: bool = False
    close: Callable[[int], None]
    """Closes the connection with a WebSocket close code."""
    connected_at: float
    """When the client connected, by the event loop's clock."""
    connected_wall_time: float
    """The Unix time at which the client connected, by the clock of its own server."""
    program_id: str = ""
    """The id that all connections of one running program share; "" without an id."""
    device_id: str = ""
    """The id that the client's device made for this server only; "" if it sent none."""
    connection_number: int = 0
    """Of two connections with the same `program_id`, the newer one has the higher number."""
    rating_key: str = ""
    """The hashed key of a player who is on the server's rating lists; "" for others."""
    wrong_code_limit: TokenBucket
    """The number of wrong codes that the connection may still try."""

    def send(self, frame: Frame) -> None:
        """Send a frame, or close the connection of a client that does not read."""

    def forget_room(self) -> None:
        """Forget the room, because the client is no longer in it."""

    def close_because_table_moved(self) -> None:
        """Close the connection, so that the client reconnects to the table's new server."""


@dataclass(frozen=True)
class KnownEvents:
    """The part of an event log that a client already has. By default, the client has nothing."""

    last_event: int = -1
    checksum: LogChecksum | None = field(default_factory=LogChecksum)
    """The checksum of all events up to `last_event`; None if the client sent no checksum."""
    has_events_of_other_match: bool = False
    """Whether the client has events of another match, so that it must get all events again."""


@dataclass(eq=False)
class Attendee:
    """A client in a room, and the part of the match that was sent to it."""

    client: Client
    seat: Seat | None
    """The seat of this attendee; None for a spectator."""
    last_sent_event: int
    """The number of the last event that was sent."""
    token_hash: str = ""
    """The SHA-256 of the seat token that the client sent."""
    sent_checksum: LogChecksum | None = None
    """The checksum of all events that the client has; None if it is unknown."""
    sent_view: EncodedView = field(default_factory=dict)
    """The view that was sent last. Later frames have only the parts that differ from it."""
    request_id_field: dict[str, Any] = field(default_factory=dict)
    """The `id` field of an unanswered request; empty if there is none."""
    was_sent_table: bool = False
    """Whether a frame with the state of the table was sent, with or without events."""
    was_sent_result: bool = False
    """Whether the `over` frame was sent."""
    was_sent_transcript: bool = False

    def take_request_id_field(self) -> dict[str, Any]:
        """Return the `id` field that the answer to the request must repeat, and forget it."""
        request_id, self.request_id_field = self.request_id_field, {}
        return request_id


@dataclass(eq=False)
class SeatHolder:
    """The person who holds a seat, connected or not."""

    name: str
    token_hashes: tuple[str, ...]
    """The SHA-256 of each valid token. There are two while the seat moves to another device."""
    person_id: str
    """An id of the person that stays the same when tokens change."""
    device_id: str = ""
    """The id of the device that was connected last. It is not stored."""
    rating_key: str = ""
    """The hashed key on the server's rating lists; "" for a player who is not on them."""
    is_token_unused: bool = False
    """Whether the person has neither resumed the seat nor sent a frame in it.

    The frame with the token may then have been lost.
    """
    may_be_second_seat: bool = False
    """Whether the person took a bot's seat during the match, from another seat holder's address."""
    attendee: Attendee | None = None
    """The connected holder of the seat; None while the person is absent."""
    lost_at: float = 0.0
    """When the last connection was lost, by the loop's clock."""
    lost_wall_time: int = 0
    """When the last connection was lost, as Unix time."""
    is_announced_as_away: bool = False
    """Whether the others were told that the person is away."""
    muted_people: set[str] = field(default_factory=set)
    """The ids of people whose chat messages this person does not receive."""
    blocked_people: set[str] = field(default_factory=set)
    """The ids of people with whom this person exchanges no chat messages."""

    def can_hear(self, other: SeatHolder) -> bool:
        """Return whether this person receives the chat messages of another."""
        silenced = self.muted_people | self.blocked_people
        return other.person_id not in silenced and self.person_id not in other.blocked_people

    def to_row(self, seat: Seat) -> SeatRow:
        """Return the row that stores this person as the holder of a seat."""
        muted, blocked = frozenset(self.muted_people), frozenset(self.blocked_people)
        return SeatRow(seat, self.name, self.token_hashes, self.person_id, muted, blocked)

"""A connected client: parse and limit its frames, and pass each to the handler of its kind."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

import orjson

from audiowar.client.convert_protocol_versions import (
    KIND,
    VERSION2_KIND,
    Version2Writer,
    to_version1,
)
from audiowar.rules.state import Refused
from audiowar.server.rooms.attendee import (
    GUESS_BURST,
    GUESS_INTERVAL,
    Attendee,
    Frame,
    LogPosition,
    SeatHolder,
)
from audiowar.server.rooms.encoded_view import encode_frame
from audiowar.server.rooms.limits import ExcessFrames, TokenBucket
from audiowar.server.rooms.lobby import Lobby, new_attendee
from audiowar.server.rooms.room import CLOSED, Room

SPECTATE_BURST, SPECTATE_INTERVAL = 5, 2.0
"""How many times in a row a client may start watching, and the seconds until one more is
allowed."""
GOING_AWAY, POLICY_VIOLATION, TOO_BIG = 1001, 1008, 1009
"""WebSocket close codes."""


KINDS_BEFORE_HELLO = ("hello", "ping")
"""Kinds of frames that a client may send before its `hello` frame."""
Handler: TypeAlias = Callable[["ConnectedClient", Frame], None]
"""Handles a frame of a client. Raises Refused if the client must be refused."""


class ForwardingRoute(Protocol):
    """The route of a client to tables that other servers of a cluster run."""

    def __call__(self, frame: Frame) -> bool:
        """Forward a frame if another server runs the client's table.

        Return whether this was done or will be done soon. Otherwise the client handles the frame
        itself.
        """

    def on_connection_lost(self) -> None:
        """Leave the room after the connection was lost."""


class ConnectedClient:
    """A connected client, without its socket: `send` and `close` are given."""

    def __init__(
        self,
        lobby: Lobby,
        address: str,
        send: Callable[[str], None],
        close: Callable[[int], None],
        handlers: Mapping[str, Handler],
        allow_seeds: bool = False,
    ) -> None:
        self.lobby = lobby
        self.address = address
        self._send = send
        self.close = close
        self._handlers = handlers
        """The handler of each kind of frame."""
        self.allows_seeds = allow_seeds
        """Whether the client may choose the seed of its tables, which only tests need."""
        limits = lobby.context.limits
        self._frame_limit = TokenBucket(limits.burst, limits.rate)
        self.chat_limit = TokenBucket(limits.chat_burst, 1 / limits.chat_every)
        self._spectator_limit = TokenBucket(SPECTATE_BURST, 1 / SPECTATE_INTERVAL)
        self.guess_limit = TokenBucket(GUESS_BURST, 1 / GUESS_INTERVAL)
        self.connected_at, self.connected_wall_time = lobby.context.loop.time(), time.time()
        self.link, self.link_number = "", 0
        self.device = ""
        self.rating_key = ""
        self._excess = ExcessFrames(limits)
        self.name = ""
        """The player's name; empty before the `hello` frame."""
        self.language = ""
        self.room: Room | None = None
        self.attendee: Attendee | None = None
        self.route: ForwardingRoute | None = None
        """The route to tables of other servers; None if there are no other servers."""
        self.is_arriving = False
        """Whether a seat for this client is being written to the disk."""
        self.is_lost = False
        self._version2_writer: Version2Writer | None = None
        """Converts frames to version 2 of the protocol; None for a client of version 1."""
        lobby.clients.add(self)

    # Sending

    def send(self, frame: Frame) -> None:
        """Send a frame, in the version of the protocol that the client uses."""
        if not self.is_lost:
            said = (
                frame if self._version2_writer is None else self._version2_writer.to_version2(frame)
            )
            self._send(encode_frame(said).decode())

    def send_forwarded_text(self, text: str) -> None:
        """Send a frame from another server, given as text in version 1 of the protocol."""
        if self._version2_writer is not None:
            self.send(orjson.loads(text))
        elif not self.is_lost:
            self._send(text)

    def use_protocol_version(self, version: int) -> None:
        """Send and receive frames in a version of the protocol, 1 or 2, from now on."""
        if version == 1:
            self._version2_writer = None
        elif self._version2_writer is None:
            self._version2_writer = Version2Writer()

    def forget_room(self) -> None:
        """Note that the client is no longer in its room."""
        self.room = self.attendee = None

    def on_table_moved(self) -> None:
        """Close the connection: the table moved to another server, where the client may resume."""
        self.forget_room()
        self.close_with_retry(0)

    def close_with_retry(self, retry_seconds: int) -> None:
        """Close the connection. The client may reconnect after `retry_seconds`."""
        self.send({"t": "bye", "retry": retry_seconds})
        self.close(GOING_AWAY)

    def send_refusal(self, refused: Refused, request: Frame) -> None:
        """Send a `refused` frame with the reason, and with the number and id of the request."""
        self.lobby.context.metrics.count_refusal(refused.reason)
        also = {name: request[name] for name in ("n", "id") if name in request}
        self.send({"t": "refused", "reason": refused.reason, "args": refused.args_, **also})

    def on_connection_lost(self) -> None:
        """Leave the room after the connection was lost."""
        self.is_lost = True
        # Break the cycle of references: these functions refer to the connection, which refers to
        # this object.
        self._send, self.close = ignore, ignore
        self.lobby.clients.discard(self)
        if self.room is not None and self.attendee is not None:
            self.room.detach(self.attendee)
        # The attendee and this object refer to each other; break this cycle as well.
        self.forget_room()
        if self.route is not None:
            self.route.on_connection_lost()

    # Receiving

    @property
    def is_greeted(self) -> bool:
        """Whether the client has sent its `hello` frame."""
        return bool(self.name)

    def admit_frame(self, text: str = "") -> bool:
        """Count a frame with some text. Return whether the rate limit allows the frame."""
        now = self.lobby.context.loop.time()
        if self._frame_limit.take(now):
            self._excess.note_allowed()
            return True
        must_close = self._excess.note_excess(now)
        said = (
            self._parse(text)
            if self._version2_writer and len(text) <= self.lobby.context.limits.frame
            else None
        )
        if self._excess.in_a_row == 1 or (said and "id" in said):
            self.send_refusal(Refused("too_fast"), said or {})
        if must_close:
            self.close(POLICY_VIOLATION)
        return False

    def on_text(self, text: str) -> None:
        """Handle a received text frame, or refuse it if it breaks a limit or is not valid."""
        if not self.admit_frame(text):
            return
        if len(text) > self.lobby.context.limits.frame or (
            len(text.encode("utf-8", "surrogatepass")) > self.lobby.context.limits.frame
        ):
            self.send_refusal(Refused("frame_too_long"), {})
            self.close(TOO_BIG)
            return
        said = self._parse(text)
        if said is None:
            self.send_refusal(Refused("bad_frame"), {})
        elif (
            self._version2_writer is not None
            and "id" in said
            and said.get(KIND) not in self._handlers
        ):
            # In version 2, every frame with an id is answered.
            self.send_refusal(Refused("bad_frame"), said)
        else:
            self.handle_frame(said)

    def _parse(self, text: str) -> Frame | None:
        """Parse a text as a frame, and convert it to version 1. Return None if it is no frame."""
        said = try_parse_frame(text)
        if said is None:
            return None
        if not self.is_greeted and KIND not in said and VERSION2_KIND in said:
            self.use_protocol_version(2)
        return said if self._version2_writer is None else to_version1(said)

    def handle_frame(self, frame: Frame) -> None:
        """Forward a frame to the server that runs the client's table, or handle it here."""
        if not (self.name and self.route is not None and self.route(frame)):
            self.handle_here(frame)

    def handle_here(self, frame: Frame) -> None:
        """Handle a frame on this server."""
        try:
            self._dispatch(str(frame.get("t")), frame)
        except Refused as refused:
            self.send_refusal(refused, frame)

    def _dispatch(self, kind: str, said: Frame) -> None:
        do = self._handlers.get(kind)
        if do is None:
            return
        if not self.name and kind not in KINDS_BEFORE_HELLO:
            raise Refused("hello_first")
        if self.room is not None and self.attendee is not None:
            self.room.seats.drop_other_tokens(self.attendee)
            if kind != "ping":
                self.room.note_activity()
        do(self, said)

    def require_seated(self) -> tuple[Room, Attendee, SeatHolder]:
        """Return the client's room, attendee and seat holder. Raises Refused without a seat."""
        if self.room is None or self.attendee is None:
            raise Refused("not_seated")
        holder = self.room.seats.find_holder(self.attendee)
        if holder is None:
            raise Refused("not_seated")
        return self.room, self.attendee, holder

    def require_unseated(self) -> None:
        """Raise Refused if the client already has a seat."""
        if self.attendee is not None or self.is_arriving:
            raise Refused("seated_already")

    def require_watch_attempts_left(self) -> None:
        """Raise Refused if the client starts to watch tables too often, because that is costly."""
        now = self.lobby.context.loop.time()
        if not (
            self._spectator_limit.take(now) and self.lobby.spectator_limits.take(self.address, now)
        ):
            raise Refused("too_fast")

    def enter_room(
        self, room: Room, seat: int | None, position: LogPosition, *greeting: Frame
    ) -> None:
        """Enter a room, at a seat or, if `seat` is None, to watch.

        `position` is the part of the match that the client already has. `greeting` are the frames
        to send first: the first one has the id of the request, the last one the seat's token.
        """
        self.is_arriving = False
        if self.is_lost:
            return
        here = new_attendee(self, seat, position, greeting[-1]["token"])
        if room.state == CLOSED:
            self.send_refusal(Refused("table_closed"), greeting[0])
            return
        holder = room.seats.find_holder(here)
        if seat is not None and (holder is None or here.token_hash not in holder.tokens):
            # The client was sent away in the meantime, and the seat may be another person's.
            self.send_refusal(Refused("no_seat"), greeting[0])
            return
        for frame in greeting:
            self.send(frame)
        self.room, self.attendee = room, here
        room.enter(here)


def ignore(_: object) -> None:
    """Do nothing, in place of sending or closing, after the connection was lost."""


def try_parse_frame(text: str) -> Frame | None:
    """Parse a frame. Return None if it is no JSON object, or could not be written as JSON again."""
    said = try_parse_json(text)
    return said if isinstance(said, dict) else None


def try_parse_json(text: str) -> Any:
    """Parse JSON. Return None if it cannot be parsed, or could not be written as JSON again."""
    try:
        said = orjson.loads(text)
        # Deeply nested JSON can be parsed, but not written as JSON again.
        orjson.dumps(said)
    except (ValueError, TypeError):
        return None
    return said

"""Receive the frames of a client: limit and parse them, and call the handler for their kind."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from math import inf
from typing import Any, Protocol, TypeAlias

import orjson

from audiowar.rules.state import Refused
from audiowar.server.rooms.lobby import Lobby, hash_token
from audiowar.server.rooms.people import (
    WRONG_CODE_BURST,
    WRONG_CODE_REFILL_SECONDS,
    Attendee,
    Client,
    Frame,
    KnownEvents,
    SeatHolder,
    make_refusal_frame,
)
from audiowar.server.rooms.rate_limiting import FrameLimit, TokenBucket
from audiowar.server.rooms.room import CLOSED, Room

SPECTATE_BURST, SPECTATE_INTERVAL = 5, 2.0
"""The number of times that a client may start to watch tables in one burst, and the seconds after
which it may do so once more."""
GOING_AWAY, POLICY_VIOLATION, TOO_BIG = 1001, 1008, 1009
"""WebSocket close codes."""
KINDS_BEFORE_HELLO = ("hello", "ping")
"""Kinds of frames that a client may send before its `hello` frame."""
Handler: TypeAlias = Callable[["ConnectedClient", Frame], None]
"""Handles a frame of a client. Raises Refused if the request is not allowed."""


class ForwardingRoute(Protocol):
    """The route of a client to tables that other servers of a cluster run."""

    def __call__(self, frame: Frame) -> bool:
        """Forward a frame, or keep it until the server of the requested table is found.

        Return False if the frame must be handled on this server.
        """

    def on_connection_lost(self) -> None:
        """Stop forwarding, so that a client with a lost connection leaves a room elsewhere, too."""


class ConnectedClient(Client):
    """A connected client, with its limits, its room, and its methods to send and to close."""

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
        self.allows_seeds = allow_seeds
        """Whether the client may choose the seed of its tables, which only tests need."""
        limits = lobby.context.limits
        self._frame_limit = FrameLimit(limits)
        chat_wait = limits.seconds_per_chat_message
        self.chat_limit = TokenBucket(limits.max_chat_burst, 1 / chat_wait if chat_wait else inf)
        self._spectator_limit = TokenBucket(SPECTATE_BURST, 1 / SPECTATE_INTERVAL)
        self.wrong_code_limit = TokenBucket(WRONG_CODE_BURST, 1 / WRONG_CODE_REFILL_SECONDS)
        self.connected_at, self.connected_wall_time = lobby.context.loop.time(), time.time()
        self.name = ""
        """The player's name; empty before the `hello` frame."""
        self.language = ""
        self.room: Room | None = None
        self.attendee: Attendee | None = None
        self.route: ForwardingRoute | None = None
        self.is_taking_seat = False
        """Whether a seat for this client is being written to the disk."""
        lobby.clients.add(self)

    # Sending frames to the client

    def send(self, frame: Frame) -> None:
        """Send a frame."""
        self.send_text(orjson.dumps(frame).decode())

    def answer(self, request: Frame, frame: Frame) -> None:
        """Send the answer to a request, with the id of the request."""
        self.send({**frame, **copy_request_id(request)})

    def answer_with_presence(self, request: Frame, room: Room) -> None:
        """Answer a request with the `presence` frame of a room."""
        self.answer(request, room.make_presence_frame())

    def send_text(self, text: str) -> None:
        """Send a frame that is given as text."""
        if not self.is_lost:
            self._send(text)

    def forget_room(self) -> None:
        """Note that the client is no longer in its room."""
        self.room = self.attendee = None

    def close_because_table_moved(self) -> None:
        """Close the connection, so that the client reconnects to the table's new server."""
        self.forget_room()
        self.close_with_retry(0)

    def close_with_retry(self, retry_seconds: int) -> None:
        """Close the connection, and tell the client to reconnect after `retry_seconds`."""
        self.send({"type": "bye", "retry": retry_seconds})
        self.close(GOING_AWAY)

    def send_refusal(self, refused: Refused, request: Frame) -> None:
        """Send a `refused` frame with the reason, and the question number and id of `request`.

        Also count the refusal.
        """
        self.lobby.context.metrics.count_refusal(refused.reason)
        also = {name: request[name] for name in ("question", "id") if name in request}
        self.send({**make_refusal_frame(refused), **also})

    def on_connection_lost(self) -> None:
        """Leave the room after the connection was lost."""
        self.is_lost = True
        # Break a reference cycle: these functions refer to the connection, which refers to `self`.
        self._send, self.close = ignore, ignore
        self.lobby.clients.discard(self)
        if self.room is not None and self.attendee is not None:
            self.room.remove_attendee_keeping_seat(self.attendee)
        # Break a reference cycle: the attendee and this object refer to each other.
        self.forget_room()
        if self.route is not None:
            self.route.on_connection_lost()

    # Receiving frames from the client

    @property
    def is_greeted(self) -> bool:
        """Whether the client has sent its `hello` frame."""
        return bool(self.name)

    def count_frame(self, text: str = "") -> bool:
        """Count a received frame. Return whether the rate limit allows it.

        If not, this may send a refusal or close the connection.
        `text` is the frame's text; "" for a ping.
        """
        now = self.lobby.context.loop.time()
        if self._frame_limit.try_take(now):
            return True
        is_read = len(text) <= self.lobby.context.limits.max_frame_bytes
        frame = try_parse_json(text) if is_read else None
        request = frame if isinstance(frame, dict) else {}
        if self._frame_limit.excess_count == 1 or "id" in request:
            self.send_refusal(Refused("too_fast"), request)
        if self._frame_limit.must_close:
            self.close(POLICY_VIOLATION)
        return False

    def on_text(self, text: str) -> None:
        """Handle a received text frame, or refuse it if it breaks a limit or is not valid."""
        if not self.count_frame(text):
            return
        most = self.lobby.context.limits.max_frame_bytes
        if len(text) > most or len(text.encode("utf-8", "surrogatepass")) > most:
            self.send_refusal(Refused("frame_too_long"), {})
            self.close(TOO_BIG)
            return
        frame = try_parse_json(text)
        if not isinstance(frame, dict):
            self.send_refusal(Refused("bad_frame"), {})
        elif "id" in frame and self._get_kind(frame) not in self._handlers:
            self.send_refusal(Refused("bad_frame"), frame)
        else:
            self.handle_frame(frame)

    def _get_kind(self, frame: Frame) -> str:
        """Return the kind of a frame. A first frame without one is a `hello` of another version."""
        return str(frame.get("type", "" if self.is_greeted else "hello"))

    def handle_frame(self, frame: Frame) -> None:
        """Forward a frame to the server that runs the client's table, or handle it here."""
        if not (self.name and self.route is not None and self.route(frame)):
            self.handle_on_this_server(frame)

    def handle_on_this_server(self, frame: Frame) -> None:
        """Handle a frame on this server, without forwarding it to another server."""
        kind = self._get_kind(frame)
        do = self._handlers.get(kind)
        if do is None:
            return
        try:
            if not self.name and kind not in KINDS_BEFORE_HELLO:
                raise Refused("hello_first")
            if self.room is not None and self.attendee is not None:
                self.room.seats.drop_other_tokens(self.attendee)
                if kind != "ping":
                    self.room.remember_activity_time()
            do(self, frame)
        except Refused as refused:
            self.send_refusal(refused, frame)

    def require_seated(self) -> tuple[Room, Attendee, SeatHolder]:
        """Return the client's room, attendee and seat holder. Raises Refused without a seat."""
        if self.room is not None and self.attendee is not None:
            holder = self.room.seats.find_holder(self.attendee)
            if holder is not None:
                return self.room, self.attendee, holder
        raise Refused("not_seated")

    def require_host(self) -> Room:
        """Return the room that the client hosts. Raises Refused for other clients."""
        room, attendee, _ = self.require_seated()
        if room.seats.host_seat != attendee.seat:
            raise Refused("not_host")
        return room

    def require_unseated(self) -> None:
        """Raise Refused if the client already has a seat."""
        if self.attendee is not None or self.is_taking_seat:
            raise Refused("seated_already")

    def count_watch_attempt(self) -> None:
        """Count an attempt to watch a table, which is costly. Raises Refused after too many."""
        now = self.lobby.context.loop.time()
        limit_of_address = self.lobby.watch_attempt_limits.get(self.address, now)
        if not (self._spectator_limit.try_take(now) and limit_of_address.try_take(now)):
            raise Refused("too_fast")

    def enter_room(
        self, room: Room, seat: int | None, known: KnownEvents, *greeting: Frame
    ) -> None:
        """Enter a room in a seat, or as a spectator if `seat` is None.

        `known` says which part of the match the client already has. The frames in `greeting` are
        sent first: the first one has the id of the request, the last one has the seat's token.
        If the room has closed or the client has lost the seat, a refusal is sent instead.
        """
        self.is_taking_seat = False
        if self.is_lost:
            return
        token = greeting[-1]["token"]
        token_hash = hash_token(token) if token else ""
        attendee = Attendee(self, seat, known.last_event, token_hash, known.checksum)
        if room.state == CLOSED:
            self.send_refusal(Refused("table_closed"), greeting[0])
            return
        holder = room.seats.find_holder(attendee)
        if seat is not None and (holder is None or attendee.token_hash not in holder.token_hashes):
            # The host has removed the person, and somebody else may have the seat now.
            self.send_refusal(Refused("no_seat"), greeting[0])
            return
        for frame in greeting:
            self.send(frame)
        self.room, self.attendee = room, attendee
        room.connect_attendee(attendee)


def copy_request_id(request: Frame) -> dict[str, Any]:
    """Return the `id` field of a request, which the answer must repeat; empty without an id."""
    return {"id": request["id"]} if "id" in request else {}


def ignore(_: object) -> None:
    """Do nothing. Replaces the functions that send and close after the connection was lost."""


def try_parse_json(text: str) -> Any:
    """Parse JSON. Return None if it is not valid, or is nested too deeply."""
    try:
        value = orjson.loads(text)
        # JSON that is nested too deeply can be parsed, but not written again.
        orjson.dumps(value)
    except (ValueError, TypeError):
        return None
    return value

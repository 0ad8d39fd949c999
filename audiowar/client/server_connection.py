"""A client's connection to a server, with automatic reconnection.

The owner must call `take_frames` again no later than the time returned by `get_next_due_time`. The
connection has no thread of its own: pings are sent and connections restored only in these calls.
"""

from __future__ import annotations

import json
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from .server_address import is_loopback, make_page_url, make_websocket_url
from .transport import ConnectionChange, OpenTransport, Transport

Frame: TypeAlias = dict[str, Any]
PROTOCOL_VERSION = 2
CONNECTION_LOST, CONNECTION_BACK = "lost", "back"
"""The kinds of two frames that the owner gets when the connection is lost or restored. No server
sends them."""
HEARTBEAT_SECONDS = 5.0
"""After this many seconds without a frame, the client sends a ping. If it then receives nothing for
half as long, it drops the connection."""
MAX_RECONNECT_DELAYS_SECONDS = (0.25, 0.5, 1.0, 2.0, 3.0)
"""The maximum wait in seconds before each attempt to reconnect. All further attempts use the last
value."""
MIN_RECONNECT_DELAY_SHARE = 0.5
"""The minimum wait as a share of the maximum. The wait is random between the two, so that the
clients of a restarted server do not all connect at the same time."""
POLL_SECONDS = 0.03
"""Seconds between two polls, if the transport cannot wake the program."""


def open_socket_thread(url: str) -> Transport:
    """Begin to connect to a WebSocket URL in a new thread. Return the transport immediately.

    This is the default transport. A web page has another one.
    """
    # Imported here because aiohttp loads slowly, and browsers do not have it.
    from .socket_thread import SocketThread

    return SocketThread(url)


class ServerConnection:
    """A connection to a server. It introduces the player, and reconnects automatically."""

    def __init__(
        self,
        address: str,
        name: str,
        language: str,
        open_transport: OpenTransport = open_socket_thread,
        clock: Callable[[], float] = time.monotonic,
        device: str = "",
        rating_key: str = "",
    ) -> None:
        """`device` is an id of this device that only this server knows, or "".

        `rating_key` is a secret by which the server recognises the player on its rating lists. It
        is "" for a player who is not on these lists.
        """
        self.address = address
        self.is_connected = False
        """Whether the server has accepted the hello frame of the current connection."""
        self.program_id = secrets.token_hex(8)
        """A random id by which the server knows that connections belong to the same program."""
        self._connection_number = 0
        """The number of the current connection, from 1."""
        self._hello: Frame = {
            "version": PROTOCOL_VERSION,
            "name": name,
            "lang": language,
        }
        optional = {"link": self.program_id, "device": device, "rating": rating_key}
        self._hello |= {field: value for field, value in optional.items() if value}
        self._open_transport = open_transport
        self._clock = clock
        self._welcome: Frame = {}
        self._last_refusal: Frame = {}
        """The last `refused` frame that the server sent instead of `welcome`."""
        self._frames: deque[Frame] = deque()
        """The received frames that the owner has not taken yet."""
        self._attempt = 0
        """How many times in a row the connection was lost or could not be opened.

        A successful connection does not set this number to 0, but its loss sets it to 1.
        """
        self.random = Random()
        self._closed = False
        self._transport: Transport | None = None
        """The transport; None while waiting for the next attempt to connect."""
        self._due = 0.0
        """When to run the scheduled action `_do`, unless a frame comes earlier."""
        self._do: Callable[[], None] = self._connect
        self._connect()

    # Methods for the owner

    @property
    def page_url(self) -> str:
        """The URL of the server's page for browsers; "" if the server has no page."""
        page_address = str(self._welcome.get("page", ""))
        if not page_address:
            return ""
        own_url, announced_url = make_page_url(self.address), make_page_url(page_address)
        return announced_url if is_loopback(own_url) and not is_loopback(announced_url) else own_url

    def take_frames(self) -> Iterator[Frame]:
        """Yield and remove the received frames. The caller may leave some for the next call."""
        self._poll()
        while self._frames and not self._closed:
            yield self._frames.popleft()

    def get_next_due_time(self, now: float) -> float:
        """Return the latest time at which to call `take_frames` again."""
        rouses = self._transport is None or self._transport.wakes_program
        return self._due if rouses else now + POLL_SECONDS

    def send(self, kind: str, **more: Any) -> None:
        """Send a frame. While reconnecting, give the owner a CONNECTION_LOST frame instead.

        Before the first connection is open, do nothing.
        """
        if self._transport is not None and self._open:
            self._transport.send(json.dumps({"type": kind, **more}, ensure_ascii=False))
        elif self._attempt:
            self._frames.append({"type": CONNECTION_LOST})

    def reconnect(self) -> None:
        """Drop the current connection, and schedule a new one."""
        if self._transport is not None:
            self._drop_transport()

    def close(self) -> None:
        """Close the connection for good."""
        self._closed = True
        if self._transport is not None:
            self._transport.close()

    # Handling of the transport

    def _poll(self) -> None:
        """Handle what was received, then run the scheduled action `_do` if its time has come."""
        if self._closed:
            return
        for received in self._transport.take_received() if self._transport is not None else []:
            if received is ConnectionChange.CLOSED:
                self._drop_transport()
                break
            self._on_received(received)
        if self._clock() >= self._due:
            self._do()

    def _schedule(self, seconds: float, action: Callable[[], None]) -> None:
        """Call `action` after `seconds`, unless a frame is received before that."""
        self._due, self._do = self._clock() + seconds, action

    def _connect(self) -> None:
        self._open = False
        self._transport = self._open_transport(make_websocket_url(self.address))
        self._schedule(HEARTBEAT_SECONDS, self._drop_transport)

    def _on_received(self, said: ConnectionChange | str) -> None:
        self._schedule(HEARTBEAT_SECONDS, self._send_ping)
        if isinstance(said, ConnectionChange):
            self._open = True
            self._connection_number += 1
            self.send("hello", **self._hello, turn=self._connection_number)
            return
        frame = parse_frame_or_empty(said)
        if frame["type"] == "welcome":
            self.is_connected, self._welcome, self._last_refusal = True, frame, {}
            self._frames.append({"type": CONNECTION_BACK})
        elif not self.is_connected and frame["type"] == "refused":
            if frame == self._last_refusal:
                # The last attempt to connect was refused for the same reason.
                return
            self._last_refusal = frame
        self._frames.append(frame)

    def _send_ping(self) -> None:
        self.send("ping")
        self._schedule(HEARTBEAT_SECONDS / 2, self._drop_transport)

    def _drop_transport(self) -> None:
        """Close the transport, and schedule the next attempt to connect."""
        assert self._transport is not None
        self._transport.close()
        self._transport = None
        if self.is_connected:
            self._attempt = 0
        if self.is_connected or not self._attempt:
            self._frames.append({"type": CONNECTION_LOST})
        self.is_connected = False
        index = min(self._attempt, len(MAX_RECONNECT_DELAYS_SECONDS) - 1)
        most = MAX_RECONNECT_DELAYS_SECONDS[index]
        self._schedule(most * self.random.uniform(MIN_RECONNECT_DELAY_SHARE, 1), self._connect)
        self._attempt += 1


def parse_frame_or_empty(text: str) -> Frame:
    """Parse a frame. If the text is no frame, return one whose kind is ""."""
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError):
        return {"type": ""}
    return {"type": "", **frame} if isinstance(frame, dict) else {"type": ""}

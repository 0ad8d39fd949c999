"""An accepted connection. Its input is limited, and processed in turn with that of others."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from aiohttp import web

from audiowar.server.rooms.limits import TokenBucket

from .fair_queue import FairQueue

DIRECT_BYTES: Final = 128
"""The number of bytes from a WebSocket that are processed without waiting for a turn: a usual
frame."""
PIECE_BYTES: Final = 512
"""The number of bytes that are processed from a WebSocket in one turn: eighty empty frames."""
PAGE_PIECE_BYTES: Final = 8192
"""The same for a hosted page that sends its files."""
REQUEST_PIECE_BYTES: Final = 4096
"""The same for HTTP requests: the size of a usual request."""
FLOOD_COST: Final = 8
"""The number of new connections that a network loses when one is closed for flooding."""


class Limiter(Protocol):
    """Counts connections, and decides when their data is processed."""

    queue: FairQueue
    now: Callable[[], float]
    max_incomplete: float

    def make_byte_budget(self, burst: float) -> TokenBucket:
        """Return the byte limit of a connection, which may send `burst` bytes in one burst."""

    async def wait_for_turn(self, request: web.Request) -> None:
        """Wait until it is the turn of a request."""

    def mark_busy(self, connection: LimitedConnection, files: int) -> None:
        """Note that a connection handles a request that uses `files` descriptors."""

    def mark_idle(self, connection: LimitedConnection) -> None:
        """Note that a request is answered."""

    def remove(self, connection: LimitedConnection) -> None:
        """Note that a connection is lost."""

    def close_idle_of_proxy(self, network: str) -> None:
        """Close the oldest idle connection of a proxy that has too many of them."""

    def penalize_network(self, network: str, connections: int) -> None:
        """Let a network open fewer new connections for a while."""


class LimitedConnection(web.RequestHandler):
    """An accepted connection."""

    limiter: Limiter
    network: str
    client: str
    """The network of the client, which may be behind a proxy."""
    deadline: float
    """When the connection is closed, unless a request comes first."""
    files = 1
    """The number of descriptors that the connection may use."""
    budget: TokenBucket
    direct_limit: TokenBucket
    """Limits the frames that are processed immediately. Other frames wait for their turn."""
    accepted: socket.socket | None = None
    """The socket, until aiohttp gets it."""
    is_websocket = False
    """Whether the connection is a WebSocket."""
    is_closing = False
    """Whether reading has stopped because the connection is about to be closed."""
    has_flooded = False
    """Whether the connection is closed because it sent too much."""
    unread = b""
    """Received bytes, of which the first `processed` are processed."""
    processed = 0
    piece_bytes = REQUEST_PIECE_BYTES
    max_incomplete = 0.0
    """The number of bytes that may come without a complete frame."""
    incomplete = 0
    """The number of bytes since the last complete frame."""
    has_request = False
    """Whether a request of the connection waits for its turn."""

    @property
    def is_queued(self) -> bool:
        """Whether the connection waits for its turn, and not for the client."""
        return self.accepted is not None or bool(self.unread) or self.has_request

    def data_received(self, data: bytes) -> None:
        """Process received bytes now, or let them wait for their turn."""
        if self.is_closing:
            if self.transport is not None:
                self.transport.pause_reading()
        elif not data:
            # aiohttp continues with the data received before.
            super().data_received(data)
        elif not self.budget.take(self.limiter.now(), len(data)):
            self._close_flood()
        elif self.unread:
            self.unread = self.unread[self.processed :] + data
            self.processed = 0
        elif self._is_usual_frame(data) or self.transport is None:
            self._process(data)
        else:
            # Process a piece at a time, because many small frames take long.
            self.unread, self.processed = data, 0
            self.transport.pause_reading()
            self._queue_piece()

    def _is_usual_frame(self, data: bytes) -> bool:
        """Return whether bytes may be processed immediately, before the data of others."""
        if not self.is_websocket or len(data) > DIRECT_BYTES:
            return False
        now = self.limiter.now()
        if not self.direct_limit.take(now):
            return False
        self.limiter.queue.played_at = now
        return True

    def _queue_piece(self) -> None:
        self.limiter.queue.add(self.client, self._read_piece)

    def _process(self, data: bytes) -> None:
        if self.is_websocket:
            self.incomplete += len(data)
            if self.incomplete > self.max_incomplete:
                self._close_flood()
                return
        super().data_received(data)

    def _close_flood(self) -> None:
        """Close the connection for flooding."""
        self.unread = b""
        if self.transport is not None and not self.transport.is_closing():
            self.penalize_network()
            self.transport.abort()

    def abort(self) -> None:
        """Close the connection immediately."""
        if self.transport is not None:
            self.transport.abort()
        elif self.accepted is not None:
            self.accepted.close()

    def penalize_network(self) -> None:
        """Let the network of the connection open fewer new connections for a while."""
        if not self.has_flooded:
            self.has_flooded = True
            self.limiter.penalize_network(self.network, FLOOD_COST)

    def _read_piece(self) -> float:
        """Process some of the received bytes, and the rest after other connections."""
        if self.is_closing or self.transport is None or self.transport.is_closing():
            self.unread = b""
            return 0.0
        self.limiter.close_idle_of_proxy(self.network)
        end = self.processed + self.piece_bytes
        piece, self.processed = self.unread[self.processed : end], end
        is_last = end >= len(self.unread)
        if is_last:
            self.unread = b""
        self._process(piece)
        if not is_last:
            self._queue_piece()
        elif not self._reading_paused and not self.transport.is_closing():
            self.transport.resume_reading()
        return 0.0

    def connection_lost(self, exc: BaseException | None) -> None:
        """Remove the connection from all counts."""
        self.limiter.remove(self)
        super().connection_lost(exc)
        # The callback refers to the WebSocket, which refers to this object. See
        # `WebSocketConnection.run`.
        self._data_received_cb = None


@web.middleware
async def track_request(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Mark the connection busy while a request is answered."""
    caller = request.protocol
    if not isinstance(caller, LimitedConnection):
        return await handler(request)
    caller.has_request = True
    try:
        await caller.limiter.wait_for_turn(request)
    finally:
        caller.has_request = False
    # A file of the page uses one more descriptor.
    caller.limiter.mark_busy(caller, 2)
    try:
        return await handler(request)
    except web.HTTPException as error:
        # The exception would keep the whole request alive until the next garbage collection, which
        # delays everybody, so return it as a response.
        return web.Response(status=error.status, text=error.text)
    finally:
        caller.limiter.mark_idle(caller)


def mark_websocket(request: web.Request, client: str, burst: float) -> None:
    """Mark a connection as the WebSocket of a client, which may send `burst` bytes in one burst."""
    caller = request.protocol
    if isinstance(caller, LimitedConnection):
        caller.limiter.mark_busy(caller, 1)
        caller.is_websocket, caller.client = True, client
        caller.budget = caller.limiter.make_byte_budget(burst)
        caller.max_incomplete = caller.limiter.max_incomplete + burst
        caller.piece_bytes = PAGE_PIECE_BYTES if burst else PIECE_BYTES


def mark_frame(request: web.Request) -> None:
    """Note that a complete frame has come from a WebSocket."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.incomplete = 0


def mark_flood(request: web.Request) -> None:
    """Note that a WebSocket is closed because it broke the rules."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.penalize_network()


def has_flooded(request: web.Request) -> bool:
    """Return whether a connection was closed because it broke the rules."""
    return isinstance(request.protocol, LimitedConnection) and request.protocol.has_flooded


def stop_reading(request: web.Request) -> None:
    """Stop reading from a connection, because the client may send for ever."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.is_closing = True
    if request.transport is not None and not request.transport.is_closing():
        request.transport.pause_reading()

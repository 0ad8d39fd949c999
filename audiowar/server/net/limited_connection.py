"""An accepted connection, whose input is limited and processed in turn with the others' input."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from aiohttp import web

from audiowar.server.rooms.limits import TokenBucket

from .fair_queue import FairQueue

DIRECT_BYTES: Final = 128
"""The longest data, in bytes, that a WebSocket may send without waiting for its turn. A usual frame
is shorter."""
PIECE_BYTES: Final = 512
"""The bytes of a WebSocket that are processed in one turn: up to eighty empty frames."""
PAGE_PIECE_BYTES: Final = 8192
"""The bytes processed in one turn for a hosted page, which sends its saved files."""
REQUEST_PIECE_BYTES: Final = 4096
"""The bytes processed in one turn for HTTP requests. A usual request is shorter."""
FLOOD_COST: Final = 8
"""By how many connections the limit of a network falls when one is closed for flooding."""


class Limiter(Protocol):
    """Counts connections, and decides when their data is processed (see `ConnectionLimiter`)."""

    queue: FairQueue
    now: Callable[[], float]
    max_incomplete: float
    on_refused: Callable[[str, int], None]

    def make_byte_budget(self, extra_burst: float) -> TokenBucket:
        """Return the byte limit of a connection.

        It may send `extra_burst` bytes more than usual in one burst.
        """

    async def wait_for_turn(self, request: web.Request) -> None:
        """Wait until a request may be handled."""

    def mark_busy(self, connection: LimitedConnection, files: int) -> None:
        """Note that a request of a connection is handled, and uses `files` file descriptors."""

    def mark_idle(self, connection: LimitedConnection) -> None:
        """Note that the request of a connection was answered."""

    def remove(self, connection: LimitedConnection) -> None:
        """Note that a connection is lost."""

    def close_idle_of_proxy(self, network: str) -> None:
        """Close the oldest idle connection of a proxy that has too many of them."""

    def penalize_network(self, network: str, connections: int) -> None:
        """Reduce the new connections that a network may open soon by `connections`."""


class LimitedConnection(web.RequestHandler):
    """An accepted connection: aiohttp's request handler, with limits."""

    limiter: Limiter
    network: str
    """The network from which the connection comes, perhaps that of a proxy."""
    client_network: str
    """The network of the client. Behind a proxy it is only known for WebSockets; until then it is
    that of the proxy."""
    deadline: float
    """When the connection is closed unless it has sent a request, by the loop's clock."""
    files = 1
    """The number of file descriptors that the connection may use; 0 after its removal."""
    byte_budget: TokenBucket
    """Limits the bytes that the connection may send."""
    direct_limit: TokenBucket
    """Limits the short data that is processed immediately. Other data waits for its turn."""
    accepted_socket: socket.socket | None = None
    """The socket, until aiohttp gets it; then None."""
    is_websocket = False
    """Whether the connection is a WebSocket."""
    is_closing = False
    """Whether reading has stopped because the connection is about to be closed."""
    has_flooded = False
    """Whether the connection is being closed because the client broke a limit."""
    unread = b""
    """Received bytes that wait for their turn. The first `processed` of them are done."""
    processed = 0
    piece_bytes = REQUEST_PIECE_BYTES
    max_incomplete = 0.0
    """The number of bytes that a WebSocket may send without completing a frame."""
    incomplete = 0
    """The number of bytes received since the last complete frame."""
    has_request = False
    """Whether a request of the connection waits for its turn."""

    @property
    def is_queued(self) -> bool:
        """Whether the connection waits for its turn, and not for the client."""
        return self.accepted_socket is not None or bool(self.unread) or self.has_request

    def data_received(self, data: bytes) -> None:
        """Process received bytes now, or let them wait for their turn."""
        if self.is_closing:
            if self.transport is not None:
                self.transport.pause_reading()
        elif not data:
            # aiohttp calls this without data to continue with what it has received before.
            super().data_received(data)
        elif not self.byte_budget.take(self.limiter.now(), len(data)):
            self._close_flood()
        elif self.unread:
            self.unread = self.unread[self.processed :] + data
            self.processed = 0
        elif self._is_usual_frame(data) or self.transport is None:
            self._process(data)
        else:
            # Many small frames take long, so process only a piece of the data in each turn.
            self.unread, self.processed = data, 0
            self.transport.pause_reading()
            self._queue_piece()

    def _is_usual_frame(self, data: bytes) -> bool:
        """Return whether data may be processed immediately, before that of other connections."""
        if not self.is_websocket or len(data) > DIRECT_BYTES:
            return False
        now = self.limiter.now()
        if not self.direct_limit.take(now):
            return False
        self.limiter.queue.played_at = now
        return True

    def _queue_piece(self) -> None:
        self.limiter.queue.add(self.client_network, self._read_piece)

    def _process(self, data: bytes) -> None:
        if self.is_websocket:
            self.incomplete += len(data)
            if self.incomplete > self.max_incomplete:
                self._close_flood()
                return
        super().data_received(data)

    def _close_flood(self) -> None:
        """Close the connection, because the client broke a limit."""
        self.unread = b""
        if self.transport is not None and not self.transport.is_closing():
            self.penalize_flood()
            self.transport.abort()

    def abort(self) -> None:
        """Close the connection immediately."""
        if self.transport is not None:
            self.transport.abort()
        elif self.accepted_socket is not None:
            self.accepted_socket.close()

    def penalize_flood(self) -> None:
        """Let the network open fewer new connections for a while, once for this connection."""
        if not self.has_flooded:
            self.has_flooded = True
            self.limiter.penalize_network(self.network, FLOOD_COST)

    def _read_piece(self) -> float:
        """Process some of the waiting bytes, and the rest after the turns of other networks."""
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

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Return the response to a request that failed. Log it only if it is the server's fault."""
        if isinstance(exc, ConnectionError):
            # The client disconnected before it was answered.
            raise exc
        if status >= 500:
            return super().handle_error(request, status, exc, message)
        self.limiter.on_refused("bad_request", 1)
        response = web.Response(status=status, text=message)
        response.force_close()
        return response

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
    """Let a request wait for its turn, then mark its connection busy until it is answered."""
    caller = request.protocol
    if not isinstance(caller, LimitedConnection):
        return await handler(request)
    caller.has_request = True
    try:
        await caller.limiter.wait_for_turn(request)
    finally:
        caller.has_request = False
    # A request for a file of the page opens the file, besides its socket.
    caller.limiter.mark_busy(caller, 2)
    try:
        return await handler(request)
    except web.HTTPException as error:
        # Return the exception as a response, because raised it would keep the whole request in
        # memory until a garbage collection.
        return web.Response(status=error.status, text=error.text)
    finally:
        caller.limiter.mark_idle(caller)


def mark_websocket(request: web.Request, client_network: str, extra_burst: float) -> None:
    """Mark a connection as the WebSocket of a client.

    It may send `extra_burst` bytes more than usual in one burst.
    """
    caller = request.protocol
    if isinstance(caller, LimitedConnection):
        caller.limiter.mark_busy(caller, 1)
        caller.is_websocket, caller.client_network = True, client_network
        caller.byte_budget = caller.limiter.make_byte_budget(extra_burst)
        caller.max_incomplete = caller.limiter.max_incomplete + extra_burst
        caller.piece_bytes = PAGE_PIECE_BYTES if extra_burst else PIECE_BYTES


def mark_complete_frame(request: web.Request) -> None:
    """Note that a WebSocket has completed a frame."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.incomplete = 0


def mark_flood(request: web.Request) -> None:
    """Penalize the network of a connection that is closed because the client broke a limit."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.penalize_flood()


def has_flooded(request: web.Request) -> bool:
    """Return whether a connection was closed because the client broke a limit."""
    return isinstance(request.protocol, LimitedConnection) and request.protocol.has_flooded


def stop_reading(request: web.Request) -> None:
    """Stop reading from a connection that is being closed, even if the client goes on sending."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.is_closing = True
    if request.transport is not None and not request.transport.is_closing():
        request.transport.pause_reading()

"""An accepted connection that limits what it receives, and handles long data only in its turn."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from .connection_limiter import MAX_WEBSOCKET_BYTES_PER_TURN, ConnectionLimiter

MAX_IMMEDIATE_BYTES: Final = 128
"""The maximum length, in bytes, of data that is processed immediately. Usual frames are shorter."""
MAX_PAGE_BYTES_PER_TURN: Final = 8192
"""The maximum number of bytes of a hosted page that are processed in one turn.

Such a page sends more than other WebSockets, because it also sends the player's files.
"""
MAX_REQUEST_BYTES_PER_TURN: Final = 4096
"""The maximum number of bytes of HTTP requests that are processed in one turn.

A usual request is shorter.
"""
FLOOD_PENALTY_CONNECTIONS: Final = 8
"""How many fewer connections a network may open for a while after a connection broke a limit."""


class LimitedConnection(web.RequestHandler):
    """An accepted connection: aiohttp's handler of requests, with limits on what it receives."""

    deadline: float
    descriptor_count = 1
    accepted_socket: socket.socket | None
    """The socket, until it is passed to aiohttp; then None."""
    is_websocket = False
    is_closing = False
    """Whether reading has stopped because the connection is about to be closed."""
    has_flooded = False
    """Whether the connection is being closed because the client broke a limit."""
    waiting_bytes = b""
    """Received bytes, of which all after the first `processed_count` wait for their turn."""
    processed_count = 0
    max_bytes_per_turn = MAX_REQUEST_BYTES_PER_TURN
    max_incomplete_frame_bytes = 0.0
    """The maximum number of bytes that a WebSocket may send before it completes a frame."""
    incomplete_frame_bytes = 0
    """The number of bytes received since the last complete frame."""
    has_waiting_request = False
    """Whether a request of the connection waits for its turn."""

    def __init__(self, limiter: ConnectionLimiter, network: str, accepted: socket.socket) -> None:
        """Count an accepted connection from a network, which is perhaps that of a proxy."""
        super().__init__(limiter.server, loop=limiter.loop, access_log=None)  # type: ignore[arg-type]
        self.limiter, self.network, self.accepted_socket = limiter, network, accepted
        self.client_network = network
        """The client's network; that of a proxy until the client opens a WebSocket."""
        self.byte_limit = limiter.make_byte_limit(0)
        self.immediate_frame_limit = limiter.make_immediate_frame_limit()
        """Limits the short data that is processed immediately. Other data waits for its turn."""
        limiter.count_accepted_connection(self)

    @property
    def is_queued(self) -> bool:
        return (
            self.accepted_socket is not None or bool(self.waiting_bytes) or self.has_waiting_request
        )

    def data_received(self, data: bytes) -> None:
        """Process received bytes now, or let them wait for their turn.

        Close the connection if it exceeds its byte limit.
        """
        if self.is_closing:
            if self.transport is not None:
                self.transport.pause_reading()
        elif not data:
            # aiohttp calls this method without data to continue with data received before.
            super().data_received(data)
        elif not self.byte_limit.try_take(self.limiter.now(), len(data)):
            self._close_flood()
        elif self.waiting_bytes:
            self.waiting_bytes = self.waiting_bytes[self.processed_count :] + data
            self.processed_count = 0
        elif self._is_usual_frame(data) or self.transport is None:
            self._process(data)
        else:
            # Handling many small frames takes long, so each turn processes only a piece.
            self.waiting_bytes, self.processed_count = data, 0
            self.transport.pause_reading()
            self._queue_piece()

    def _is_usual_frame(self, data: bytes) -> bool:
        """Return whether data is short enough, and rare enough, to be processed immediately."""
        if not self.is_websocket or len(data) > MAX_IMMEDIATE_BYTES:
            return False
        now = self.limiter.now()
        if not self.immediate_frame_limit.try_take(now):
            return False
        self.limiter.queue.last_player_frame_time = now
        return True

    def _queue_piece(self) -> None:
        self.limiter.queue.add_action(self.client_network, self._read_piece)

    def _process(self, data: bytes) -> None:
        if self.is_websocket:
            self.incomplete_frame_bytes += len(data)
            if self.incomplete_frame_bytes > self.max_incomplete_frame_bytes:
                self._close_flood()
                return
        super().data_received(data)

    def _close_flood(self) -> None:
        self.waiting_bytes = b""
        if self.transport is not None and not self.transport.is_closing():
            self.penalize_network_once()
            self.transport.abort()

    def abort(self) -> None:
        """Close the connection immediately."""
        if self.transport is not None:
            self.transport.abort()
        elif self.accepted_socket is not None:
            self.accepted_socket.close()

    def penalize_network_once(self) -> None:
        """Let the client's network open fewer new connections for a while. Do so only once."""
        if not self.has_flooded:
            self.has_flooded = True
            self.limiter.penalize_network(self.network, FLOOD_PENALTY_CONNECTIONS)

    def _read_piece(self) -> float:
        """Process some waiting bytes, and queue the rest for the network's next turn."""
        if self.is_closing or self.transport is None or self.transport.is_closing():
            self.waiting_bytes = b""
            return 0.0
        self.limiter.close_one_excess_idle_of_proxy(self.network)
        end = self.processed_count + self.max_bytes_per_turn
        piece, self.processed_count = self.waiting_bytes[self.processed_count : end], end
        is_last = end >= len(self.waiting_bytes)
        if is_last:
            self.waiting_bytes = b""
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
            # No response can be sent, because the client has disconnected.
            raise exc
        if status >= 500:
            return super().handle_error(request, status, exc, message)
        self.limiter.on_refused("bad_request", 1)
        response = web.Response(status=status, text=message)
        response.force_close()
        return response

    def connection_lost(self, exc: BaseException | None) -> None:
        """Remove a lost connection from the counts of the limiter."""
        self.limiter.remove_connection(self)
        super().connection_lost(exc)
        # Break a reference cycle: the callback refers to the WebSocket, which refers to this
        # object. See `WebSocketConnection._drop_error`.
        self._data_received_cb = None


@web.middleware
async def handle_request_in_turn(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Let a request wait for its turn, then mark its connection as busy until the response."""
    caller = request.protocol
    if not isinstance(caller, LimitedConnection):
        return await handler(request)
    caller.has_waiting_request = True
    try:
        await caller.limiter.wait_for_turn(request)
    finally:
        caller.has_waiting_request = False
    # Two file descriptors are needed to answer a request for a file: the socket and the file.
    caller.limiter.mark_busy(caller, 2)
    try:
        return await handler(request)
    except web.HTTPException as error:
        # Return a response, because a raised exception would keep the whole request in memory
        # until a garbage collection.
        return web.Response(status=error.status, text=error.text)
    finally:
        caller.limiter.mark_idle(caller)


def mark_websocket(request: web.Request, client_network: str, extra_burst: float) -> None:
    """Mark a connection as the WebSocket of a client.

    It may send `extra_burst` more bytes in one burst than other WebSockets.
    """
    caller = request.protocol
    if isinstance(caller, LimitedConnection):
        caller.limiter.mark_busy(caller, 1)
        caller.is_websocket, caller.client_network = True, client_network
        caller.byte_limit = caller.limiter.make_byte_limit(extra_burst)
        caller.max_incomplete_frame_bytes = caller.limiter.max_incomplete_frame_bytes + extra_burst
        caller.max_bytes_per_turn = (
            MAX_PAGE_BYTES_PER_TURN if extra_burst else MAX_WEBSOCKET_BYTES_PER_TURN
        )


def mark_complete_frame(request: web.Request) -> None:
    """Note that a WebSocket has completed a frame."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.incomplete_frame_bytes = 0


def penalize_for_flood(request: web.Request) -> None:
    """Let the network of a client that broke a limit open fewer new connections for a while."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.penalize_network_once()


def has_flooded(request: web.Request) -> bool:
    """Return whether a connection is being closed because the client broke a limit."""
    return isinstance(request.protocol, LimitedConnection) and request.protocol.has_flooded


def stop_reading(request: web.Request) -> None:
    """Stop reading from a connection that is about to be closed."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.is_closing = True
    if request.transport is not None and not request.transport.is_closing():
        request.transport.pause_reading()

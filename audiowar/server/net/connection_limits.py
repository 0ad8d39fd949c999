"""Limit the connections of each network, and the bytes that each connection may send.

A connection counts as soon as it is accepted. Frames and requests have limits of their own.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from typing import Final

from aiohttp import web

from audiowar.server.rooms.rate_limiting import TokenBucket, TokenBuckets
from audiowar.server.rooms.server_limits import Limits

from .client_address import Networks, find_network, is_proxy

CONNECTIONS_PER_WEBSOCKET: Final = 8
"""The number of connections that a network may have for each of its permitted WebSockets.

A browser opens several connections to load the page.
"""
BYTES_PER_FRAME_FACTOR: Final = 2
"""For each frame that `Limits.frames_per_second` and `Limits.max_frame_burst` allow, a connection
may send this many times `Limits.max_frame_bytes` bytes."""
MIN_BURST_FACTOR: Final = 16
"""The byte limit allows bursts of at least this many frames, even if `Limits.max_frame_burst` is
lower. A single frame of a hosted page may be this many times as long as
`Limits.max_frame_bytes`."""
MAX_BYTES_PER_ROUND: Final = 256
"""The maximum number of bytes of a connection that are processed in one round of the event loop.

Otherwise a single flood of empty frames would hold everybody up for many milliseconds.
"""
BACKLOG: Final = 256
"""The maximum number of connections that the kernel queues until they are accepted."""
WANTED_FILES: Final = 65536
"""The number of file descriptors that a server asks for."""
RESERVED_FILES: Final = 128
"""The number of file descriptors kept free for the database, modules and files of the page."""


def raise_file_limit() -> int:
    """Raise the limit of open files to WANTED_FILES, or as near to it as the system allows.

    Return the limit that now applies. On Windows, only return WANTED_FILES.
    """
    if sys.platform == "win32":
        return WANTED_FILES
    # Imported here because Windows has no such module.
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= allowed:
        return allowed
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (ValueError, OSError):
        return soft
    return allowed


def compute_max_connections(max_open_files: int) -> int:
    """Return how many connections may be open if `max_open_files` files may be open."""
    return max(max_open_files - RESERVED_FILES, max_open_files // 2)


def compute_max_per_network(limits: Limits) -> int:
    """Return how many connections a network may have, WebSockets included."""
    return CONNECTIONS_PER_WEBSOCKET * max(1, limits.max_connections_per_address)


class ConnectionLimiter:
    """Counts connections by network, and limits how many a network has and how often it connects.

    A proxy has no such limits, because it brings everybody's connections.
    """

    def __init__(self, limits: Limits, proxies: Networks, max_connections: int) -> None:
        """All networks together may have `max_connections` connections."""
        self.limits = limits
        self._proxies = proxies
        self._max_connections = max_connections
        self._count_by_network: Counter[str] = Counter()
        self._count = 0
        self._most = compute_max_per_network(limits)
        self._rates = TokenBuckets(self._most, max(1.0, self._most / 4))
        self.on_refused: Callable[[str], None] = lambda reason: None
        """Called with the reason after a connection was refused or closed."""

    def try_add(self, network: str, now: float) -> bool:
        """Count a new connection of a network. Return False if there are too many."""
        is_allowed = self._count < self._max_connections and (
            is_proxy(network.partition("/")[0], self._proxies)
            or (
                self._rates.get(network, now).try_take(now)
                and self._count_by_network[network] < self._most
            )
        )
        if is_allowed:
            self._count += 1
            self._count_by_network[network] += 1
        else:
            self.on_refused("too_many_connections")
        return is_allowed

    def remove(self, network: str) -> None:
        """Stop counting a connection, because it is lost."""
        self._count -= 1
        self._count_by_network[network] -= 1
        if not self._count_by_network[network]:
            del self._count_by_network[network]

    def make_byte_limit(self, extra_burst: float) -> TokenBucket:
        """Return the byte limit of a connection, with `extra_burst` more bytes in one burst."""
        share = self.limits.max_frame_bytes * BYTES_PER_FRAME_FACTOR
        frames = max(MIN_BURST_FACTOR, self.limits.max_frame_burst)
        return TokenBucket(share * frames + extra_burst, share * self.limits.frames_per_second)


class LimitedConnection(web.RequestHandler):
    """An accepted connection: aiohttp's handler of requests, with limits on what it receives."""

    has_flooded = False
    """Whether the connection is being closed because the client broke a limit."""
    _network: str | None = None
    """The network from which the connection comes; None while it is not counted."""
    _timer: asyncio.TimerHandle | None = None
    """Closes a new connection that sends no request."""

    def __init__(self, server: web.Server, limiter: ConnectionLimiter) -> None:
        super().__init__(server, loop=asyncio.get_running_loop(), access_log=None)  # type: ignore[arg-type]
        self._limiter = limiter
        self._byte_limit = limiter.make_byte_limit(0)
        self._unprocessed = b""
        """Received bytes that wait for the next rounds of the event loop."""
        self.on_writable: Callable[[], None] = lambda: None
        """Called when more may be written after the write buffer was full."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for a request, or close the connection if there are too many."""
        super().connection_made(transport)
        network = find_network(str(transport.get_extra_info("peername")[0]))
        if not self._limiter.try_add(network, self._loop.time()):
            self.abort()
            return
        self._network = network
        seconds = self._limiter.limits.first_request_timeout
        self._timer = self._loop.call_later(seconds, self._close_without_request)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Stop counting the connection."""
        self.stop_waiting_for_request()
        if self._network is not None:
            self._limiter.remove(self._network)
            self._network = None
        super().connection_lost(exc)
        # Break reference cycles: the callbacks refer to the WebSocket, which refers to this
        # object. See `WebSocketConnection._drop_error`.
        self._data_received_cb = None
        self.on_writable = lambda: None

    def data_received(self, data: bytes) -> None:
        """Process received bytes. Close the connection if it exceeds its byte limit."""
        if not self._byte_limit.try_take(self._loop.time(), len(data)):
            self.has_flooded = True
            self.abort()
        elif self._unprocessed and data:
            self._unprocessed += data
        elif len(data) <= MAX_BYTES_PER_ROUND:
            # aiohttp also calls this method without data, to continue with data received before.
            super().data_received(data)
        else:
            self._unprocessed = data
            self._process_some()

    def _process_some(self) -> None:
        piece = self._unprocessed[:MAX_BYTES_PER_ROUND]
        self._unprocessed = b"" if self.has_flooded else self._unprocessed[MAX_BYTES_PER_ROUND:]
        if self.has_flooded or self.transport is None:
            return
        super().data_received(piece)
        if self._unprocessed:
            self._loop.call_soon(self._process_some)

    def stop_waiting_for_request(self) -> None:
        """Note that a request has arrived, or that the connection is lost."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def allow_burst(self, extra_burst: float) -> None:
        """Let the connection send `extra_burst` more bytes in one burst."""
        self._byte_limit = self._limiter.make_byte_limit(extra_burst)

    def stop_reading_flood(self) -> None:
        """Read no more from a client that broke a limit. The connection is about to be closed."""
        self.has_flooded = True
        if self.transport is not None:
            self.transport.pause_reading()

    def _close_without_request(self) -> None:
        self._limiter.on_refused("no_request")
        self.abort()

    def abort(self) -> None:
        """Close the connection immediately."""
        if self.transport is not None:
            self.transport.abort()

    def resume_writing(self) -> None:
        """Continue to write when the client has read most of what waited for it."""
        super().resume_writing()
        self.on_writable()

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
        self._limiter.on_refused("bad_request")
        response = web.Response(status=status, text=message)
        response.force_close()
        return response


class LimitedSite(web.BaseSite):
    """An aiohttp site whose connections a `ConnectionLimiter` counts and limits."""

    def __init__(
        self, runner: web.BaseRunner, limiter: ConnectionLimiter, host: str, port: int
    ) -> None:
        super().__init__(runner, backlog=BACKLOG)
        self._limiter = limiter
        self._host = host
        self._port = port

    @property
    def name(self) -> str:
        return f"http://{self._host}:{self._port}"

    async def start(self) -> None:
        """Start to listen. Raises OSError."""
        await super().start()
        server = self._runner.server
        assert server is not None
        self._server = await asyncio.get_running_loop().create_server(
            lambda: LimitedConnection(server, self._limiter),
            self._host or None,
            self._port,
            backlog=self._backlog,
        )

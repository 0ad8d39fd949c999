"""Limits for connections, counted when they are accepted and before anything is read."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias, cast

from aiohttp import web

from audiowar.server.rooms.limits import Limits, TokenBucket, TokenBuckets

from .fair_queue import FairQueue

Networks: TypeAlias = "Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]"
CONNECTIONS_PER_PERSON: Final = 8
"""Connections per person: a browser opens several while it loads the page."""
MAX_WAITING_OF_PROXY: Final = 256
"""Connections of a proxy that may be idle; it forwards only complete requests."""
IDLE_SECONDS: Final = 75.0
"""Seconds for which a connection may stay open between two requests."""
CHECK_INTERVAL: Final = 1.0
"""Seconds between two checks for connections that take too long."""
BYTE_FACTOR: Final = 2
"""Bytes that a connection may send, as a multiple of its frames' lengths."""
READ_FACTOR: Final = 4
"""The longest frame that is still read, as a multiple of the allowed length, to refuse it
politely. As many bytes may come without any frame that is complete."""
BURST_FACTOR: Final = 16
"""The bytes that a connection may send at once, as a multiple of the length of a frame."""
DIRECT_BYTES: Final = 128
"""Bytes from a WebSocket that are processed as they come: a usual frame. More take turns."""
PIECE_BYTES: Final = 512
"""Bytes that are processed from a WebSocket in one turn: eighty empty frames."""
PAGE_PIECE_BYTES: Final = 8192
"""The same for a page that brings its files."""
FLOOD_COST: Final = 8
"""The number of new connections that a network loses when one is closed for flooding."""
RECEIVE_BUFFER_BYTES: Final = 32768
"""The size of the kernel's receive buffer for each connection."""
IPV6_PREFIX_BITS: Final = 64
"""Bits of an IPv6 address that all computers of a household share."""
BACKLOG: Final = 256
"""Connections that the kernel queues until they are accepted, all of them in one round of the event
loop."""
LOCAL_ADDRESSES: Final = ("127.0.0.1", "::1")
"""Addresses of a proxy on this machine."""


def network_of(address: str) -> str:
    """Return the network that is counted for an address: itself, or an IPv6 /64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_PREFIX_BITS), strict=False))


def connections_per_address(limits: Limits) -> int:
    """Return the allowed connections per address, including those without a WebSocket."""
    return CONNECTIONS_PER_PERSON * max(1, limits.connections)


class LimitedConnection(web.RequestHandler):
    """An accepted connection."""

    limiter: ConnectionLimiter
    network: str
    deadline: float
    """When it is closed, unless a request comes before."""
    files = 1
    """The descriptors that it may use."""
    budget: TokenBucket
    is_websocket = False
    """Whether it is a socket."""
    is_closing = False
    """Whether nothing more is read because it is about to be closed."""
    unread = b""
    """Received bytes of which the first `processed` are processed."""
    processed = 0
    piece_bytes = PIECE_BYTES
    max_incomplete = 0.0
    """Bytes that may come without any frame that is complete."""
    incomplete = 0
    """Bytes that have come since the last one."""

    def data_received(self, data: bytes) -> None:
        if self.is_closing:
            if self.transport is not None:
                self.transport.pause_reading()
        elif not self.budget.take(self.limiter.now(), len(data)):
            self._close_flood()
        elif self.unread:
            self.unread = self.unread[self.processed :] + data
            self.processed = 0
        elif self.is_websocket and len(data) > DIRECT_BYTES and self.transport is not None:
            # Process a piece at a time, since many small frames take long.
            self.unread, self.processed = data, 0
            self.transport.pause_reading()
            self.limiter.queue.add(self.network, self._read_piece)
        else:
            self._process(data)

    def _process(self, data: bytes) -> None:
        if self.is_websocket:
            self.incomplete += len(data)
            if self.incomplete > self.max_incomplete:
                self._close_flood()
                return
        super().data_received(data)

    def _close_flood(self) -> None:
        """Close the connection for flooding, and let its network open fewer for a while."""
        self.unread = b""
        if self.transport is not None and not self.transport.is_closing():
            self.limiter.charge(self.network, FLOOD_COST)
            self.transport.abort()

    def _read_piece(self) -> None:
        """Process some of the received bytes, and the rest after other connections."""
        if self.is_closing or self.transport is None or self.transport.is_closing():
            self.unread = b""
            return
        end = self.processed + self.piece_bytes
        piece, self.processed = self.unread[self.processed : end], end
        is_last = end >= len(self.unread)
        if is_last:
            self.unread = b""
        self._process(piece)
        if not is_last:
            self.limiter.queue.add(self.network, self._read_piece)
        elif not self._reading_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def connection_lost(self, exc: BaseException | None) -> None:
        self.limiter.remove(self)
        super().connection_lost(exc)


class ConnectionAcceptor(asyncio.Protocol):
    """Accepts or closes a new connection; an accepted one gets its own protocol in its turn."""

    def __init__(self, limiter: ConnectionLimiter) -> None:
        self._limiter = limiter
        self._transport: asyncio.Transport | None = None
        self._network = ""
        self._received = b""

    def connection_made(self, opened: asyncio.BaseTransport) -> None:
        # uvloop's transport has the same methods but another base class.
        transport = cast(asyncio.Transport, opened)
        peer = transport.get_extra_info("peername")
        self._network = network_of(str(peer[0])) if peer else ""
        if not self._limiter.can_accept(self._network):
            self._limiter.on_refused("too_many_connections", 1)
            transport.abort()
            return
        transport.get_extra_info("socket").setsockopt(
            socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES
        )
        self._transport = transport
        self._limiter.count(self._network)
        self._limiter.queue.add(self._network, self._accept)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if self._transport is not None:
            self._transport.pause_reading()

    def connection_lost(self, exc: BaseException | None) -> None:
        if self._transport is not None:
            self._transport = None
            self._limiter.uncount(self._network)

    def _accept(self) -> None:
        transport, self._transport = self._transport, None
        if transport is None:
            return
        caller = self._limiter.accept(self._network)
        if transport.is_closing():
            self._limiter.remove(caller)
            return
        transport.set_protocol(caller)
        caller.connection_made(transport)
        if self._received:
            transport.resume_reading()
            caller.data_received(self._received)


class ConnectionLimiter:
    """Counts the connections of a server by network, and closes some if there are too many.

    Those that have been idle for the longest time are closed first.
    """

    def __init__(self, server: web.Server, limits: Limits, proxies: Networks, files: int) -> None:
        """`files`: the descriptors that connections may use."""
        self._server = server
        self._limits = limits
        self._proxies = proxies
        self._files = files
        self._loop = asyncio.get_running_loop()
        self.now = self._loop.time
        self.queue = FairQueue(self._loop.call_soon)
        """New connections, and what floods send, in their turn."""
        self.on_refused: Callable[[str, int], None] = lambda reason, count: None
        """Called with a reason and a count when connections are refused or closed."""
        self.max_incomplete = limits.frame * READ_FACTOR + PIECE_BYTES
        """Bytes that may come from a WebSocket without any frame that is complete."""
        self._used = 0
        self._counts: Counter[str] = Counter()
        self._waiting: dict[LimitedConnection, None] = {}
        """Connections without a request so far or at the moment, oldest first."""
        self._waiting_from: dict[str, dict[LimitedConnection, None]] = {}
        most = connections_per_address(limits)
        self._rate_limits = TokenBuckets(most, max(1.0, most / 4))
        self._timer = self._loop.call_later(CHECK_INTERVAL, self._close_late)

    def new_acceptor(self) -> ConnectionAcceptor:
        """Return the protocol for a new connection."""
        return ConnectionAcceptor(self)

    def stop(self) -> None:
        """Cancel the timer."""
        self._timer.cancel()

    # New connections

    def can_accept(self, network: str) -> bool:
        """Return whether a network may open one more; close its oldest idle one if necessary."""
        if self._is_proxy(network):
            most = MAX_WAITING_OF_PROXY
        else:
            if not self._rate_limits.take(network, self.now()):
                return False
            most = connections_per_address(self._limits)
            if self._counts[network] >= most and not self._close_oldest(
                self._waiting_from.get(network)
            ):
                return False
        waiting = self._waiting_from.get(network, {})
        if len(waiting) >= most:
            self._close_oldest(waiting)
        return self._used < self._files or self._close_oldest(self._waiting)

    def _is_proxy(self, network: str) -> bool:
        if network in LOCAL_ADDRESSES:
            return True
        if not self._proxies:
            return False
        try:
            address = ipaddress.ip_address(network.partition("/")[0])
        except ValueError:
            return False
        return any(address in one for one in self._proxies)

    def _close_oldest(self, callers: dict[LimitedConnection, None] | None) -> bool:
        """Close the first connection; return whether there was one."""
        if not callers:
            return False
        caller = next(iter(callers))
        self.remove(caller)
        if caller.transport is not None:
            caller.transport.abort()
        return True

    def accept(self, network: str) -> LimitedConnection:
        """Return the protocol of an accepted connection."""
        caller = LimitedConnection(self._server, loop=self._loop, access_log=None)  # type: ignore[arg-type]
        caller.limiter, caller.network = self, network
        caller.budget = self.make_byte_budget(0)
        self._start_waiting(caller, self._limits.headers)
        return caller

    def make_byte_budget(self, more: float) -> TokenBucket:
        """Return the byte limit of a connection, with `more` bytes allowed at once."""
        share = self._limits.frame * BYTE_FACTOR
        return TokenBucket(
            share * max(BURST_FACTOR, self._limits.burst) + more, share * self._limits.rate
        )

    # Open connections

    def mark_busy(self, connection: LimitedConnection, files: int) -> None:
        """Note that a connection handles a request that uses `files` descriptors."""
        if connection.files:
            self._stop_waiting(connection)
            self._used += files - connection.files
            connection.files = files

    def mark_idle(self, connection: LimitedConnection) -> None:
        """Note that a request is answered."""
        if connection.files:
            self._used += 1 - connection.files
            connection.files = 1
            self._start_waiting(connection, IDLE_SECONDS)

    def remove(self, connection: LimitedConnection) -> None:
        """Note that a connection is lost."""
        if not connection.files:
            return
        self._stop_waiting(connection)
        self._used -= connection.files - 1
        connection.files = 0
        self.uncount(connection.network)

    def count(self, network: str) -> None:
        """Count a new connection of a network."""
        self._counts[network] += 1
        self._used += 1

    def uncount(self, network: str) -> None:
        """Stop counting a connection of a network."""
        self._used -= 1
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]

    def charge(self, network: str, connections: int) -> None:
        """Let a network open fewer new connections for a while."""
        if not self._is_proxy(network):
            self._rate_limits.charge(network, self.now(), connections)

    def _start_waiting(self, caller: LimitedConnection, seconds: float) -> None:
        caller.deadline = self.now() + seconds
        self._waiting[caller] = None
        self._waiting_from.setdefault(caller.network, {})[caller] = None

    def _stop_waiting(self, caller: LimitedConnection) -> None:
        self._waiting.pop(caller, None)
        there = self._waiting_from.get(caller.network, {})
        there.pop(caller, None)
        if not there:
            self._waiting_from.pop(caller.network, None)

    def _close_late(self) -> None:
        """Close connections that have been idle for too long."""
        now = self.now()
        late = [caller for caller in self._waiting if caller.deadline <= now]
        for caller in late:
            self.remove(caller)
            if caller.transport is not None:
                caller.transport.abort()
        if late:
            self.on_refused("no_request", len(late))
        self._timer = self._loop.call_later(CHECK_INTERVAL, self._close_late)


@web.middleware
async def track_request(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Mark the connection busy while a request is answered."""
    caller = request.protocol
    if not isinstance(caller, LimitedConnection):
        return await handler(request)
    # A file of the page uses one more descriptor.
    caller.limiter.mark_busy(caller, 2)
    try:
        return await handler(request)
    finally:
        caller.limiter.mark_idle(caller)


def mark_websocket(request: web.Request, more: float) -> None:
    """Mark a connection as a WebSocket, with `more` bytes allowed at once."""
    caller = request.protocol
    if isinstance(caller, LimitedConnection):
        caller.limiter.mark_busy(caller, 1)
        caller.is_websocket = True
        caller.budget = caller.limiter.make_byte_budget(more)
        caller.max_incomplete = caller.limiter.max_incomplete + more
        caller.piece_bytes = PAGE_PIECE_BYTES if more else PIECE_BYTES


def mark_frame(request: web.Request) -> None:
    """Note that a complete frame has come from a WebSocket."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.incomplete = 0


def stop_reading(request: web.Request) -> None:
    """Read nothing more from a connection, since the client may send for ever."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.is_closing = True
    if request.transport is not None and not request.transport.is_closing():
        request.transport.pause_reading()


class LimitedSite(web.BaseSite):
    """A TCP site with limited connections."""

    def __init__(
        self, runner: web.BaseRunner, limiter: ConnectionLimiter, host: str, port: int
    ) -> None:
        super().__init__(runner)
        self._limiter = limiter
        self._host = host
        self._port = port

    @property
    def name(self) -> str:
        return f"http://{self._host}:{self._port}"

    async def start(self) -> None:
        """Start to listen."""
        await super().start()
        self._server = await asyncio.get_running_loop().create_server(
            self._limiter.new_acceptor, self._host, self._port, backlog=BACKLOG
        )

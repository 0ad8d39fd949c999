"""Limits of connections: each is counted when accepted, before anything is read."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias, cast

from aiohttp import web

from audiowar.server.rooms.limits import Limits, TokenBucket, TokenBuckets

LOG = logging.getLogger(__name__)
Networks: TypeAlias = "Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]"
EACH: Final = 8
"""Connections for each person: a browser that loads the page opens some at once."""
OF_PROXY: Final = 256
"""Connections of a proxy that have asked for nothing yet: it forwards only whole requests."""
IDLE: Final = 75.0
"""Seconds for which a connection may be kept open between two requests."""
LOOK: Final = 1.0
"""Seconds between two looks for connections that take too long."""
BYTES: Final = 2
"""How many times as much as its frames may hold a connection may send."""
FLOOD: Final = 16
"""How many times the length of a frame is still read, to refuse it in words."""
PIECE: Final = 2048
"""Bytes that are taken in from a socket at once."""
READ: Final = 32768
"""Bytes that the system takes in for a connection before they are read."""
SUBNET: Final = 64
"""Bits of an IPv6 address that all computers of a household share."""
BACKLOG: Final = 1024
"""Connections that the system keeps until they are accepted."""
HERE: Final = ("127.0.0.1", "::1")
"""Where a proxy on this machine comes from."""


def network_of(address: str) -> str:
    """Return what is counted for an address: itself, or the network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, SUBNET), strict=False))


def connections_per_address(limits: Limits) -> int:
    """Return how many connections one address may have: not all of them are sockets."""
    return EACH * max(1, limits.connections)


class LimitedConnection(web.RequestHandler):
    """An accepted connection."""

    limiter: ConnectionLimiter
    network: str
    deadline: float
    """When it is cut off, unless it asks for something before."""
    files = 1
    """Descriptors that it may use."""
    budget: TokenBucket
    is_websocket = False
    """Whether it is a socket."""
    is_closing = False
    """Whether nothing more is taken in from it, for it is about to be closed."""
    unread = b""
    """What has come and is still to be taken in."""

    def data_received(self, data: bytes) -> None:
        if self.is_closing:
            if self.transport is not None:
                self.transport.pause_reading()
        elif not self.budget.take(self.limiter.now(), len(data)):
            if self.transport is not None:
                self.transport.abort()
        elif self.unread:
            self.unread += data
        elif self.is_websocket and len(data) > PIECE and self.transport is not None:
            # Of very many small frames only the first ones are worth anybody's time.
            self.unread = data
            self.transport.pause_reading()
            self._read_piece()
        else:
            super().data_received(data)

    def _read_piece(self) -> None:
        """Take some of what has come in, and the rest when others had their turn."""
        if self.is_closing:
            return
        piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
        super().data_received(piece)
        if self.transport is None or self.transport.is_closing():
            self.unread = b""
        elif self.unread:
            self.limiter.soon(self._read_piece)
        elif not self._reading_paused:
            self.transport.resume_reading()

    def connection_lost(self, exc: BaseException | None) -> None:
        self.limiter.remove(self)
        super().connection_lost(exc)


class ConnectionAcceptor(asyncio.Protocol):
    """Accepts or closes a new connection; an accepted one gets its own protocol."""

    def __init__(self, entrance: ConnectionLimiter) -> None:
        self._entrance = entrance

    def connection_made(self, opened: asyncio.BaseTransport) -> None:
        # That of another loop is one in all but its class.
        transport = cast(asyncio.Transport, opened)
        peer = transport.get_extra_info("peername")
        network = network_of(str(peer[0])) if peer else ""
        if not self._entrance.can_accept(network):
            self._entrance.refuse("too_many_connections", 1)
            transport.abort()
            return
        opened.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ)
        caller = self._entrance.accept(network)
        transport.set_protocol(caller)
        caller.connection_made(transport)


class ConnectionLimiter:
    """All connections of a server, by where they come from and what they do.

    Where there are too many, those go first that have asked for nothing for the longest time.
    """

    def __init__(self, server: web.Server, limits: Limits, proxies: Networks, files: int) -> None:
        """`files`: how many descriptors connections may use."""
        self._server = server
        self._limits = limits
        self._proxies = proxies
        self._files = files
        self._loop = asyncio.get_running_loop()
        self.now, self.soon = self._loop.time, self._loop.call_soon
        self.refuse: Callable[[str, int], None] = lambda reason, count: None
        """Counts those that are not let in, or cut off."""
        self._used = 0
        self._from: Counter[str] = Counter()
        self._waiting: dict[LimitedConnection, None] = {}
        """Those that have asked for nothing yet, or for nothing more; the oldest first."""
        self._waiting_from: dict[str, dict[LimitedConnection, None]] = {}
        most = connections_per_address(limits)
        self._new = TokenBuckets(most, max(1.0, most / 4))
        self._timer = self._loop.call_later(LOOK, self._close_late)

    def new_acceptor(self) -> ConnectionAcceptor:
        """Return who looks at a new connection."""
        return ConnectionAcceptor(self)

    def stop(self) -> None:
        """Cancel the timer."""
        self._timer.cancel()

    # At the door

    def can_accept(self, network: str) -> bool:
        """Tell whether one more may come from there; who waits longest makes room."""
        if self._is_proxy(network):
            most = OF_PROXY
        else:
            if not self._new.take(network, self.now()):
                return False
            most = connections_per_address(self._limits)
            if self._from[network] >= most and not self._close_oldest(
                self._waiting_from.get(network)
            ):
                return False
        waiting = self._waiting_from.get(network, {})
        if len(waiting) >= most:
            self._close_oldest(waiting)
        return self._used < self._files or self._close_oldest(self._waiting)

    def _is_proxy(self, network: str) -> bool:
        if network in HERE:
            return True
        if not self._proxies:
            return False
        try:
            address = ipaddress.ip_address(network.partition("/")[0])
        except ValueError:
            return False
        return any(address in one for one in self._proxies)

    def _close_oldest(self, callers: dict[LimitedConnection, None] | None) -> bool:
        """Cut off the first of those; tell whether there was one."""
        if not callers:
            return False
        caller = next(iter(callers))
        self.remove(caller)
        if caller.transport is not None:
            caller.transport.abort()
        return True

    def accept(self, network: str) -> LimitedConnection:
        """Return who hears a new connection."""
        caller = LimitedConnection(self._server, loop=self._loop, access_log=None)  # type: ignore[arg-type]
        caller.limiter, caller.network = self, network
        caller.budget = self.byte_budget(0)
        self._from[network] += 1
        self._used += caller.files
        self._start_waiting(caller, self._limits.headers)
        return caller

    def byte_budget(self, more: float) -> TokenBucket:
        """Return how many bytes a connection may send: at once so many more than its frames."""
        share = self._limits.frame * BYTES
        return TokenBucket(share * max(FLOOD, self._limits.burst) + more, share * self._limits.rate)

    # What becomes of them

    def mark_busy(self, caller: LimitedConnection, files: int) -> None:
        """Note that a connection has asked for something, which takes so many descriptors."""
        if caller.files:
            self._stop_waiting(caller)
            self._used += files - caller.files
            caller.files = files

    def mark_idle(self, caller: LimitedConnection) -> None:
        """Note that a connection has got what it asked for."""
        if caller.files:
            self._used += 1 - caller.files
            caller.files = 1
            self._start_waiting(caller, IDLE)

    def remove(self, caller: LimitedConnection) -> None:
        """Note that a connection is lost."""
        if not caller.files:
            return
        self._stop_waiting(caller)
        self._used -= caller.files
        caller.files = 0
        self._from[caller.network] -= 1
        if not self._from[caller.network]:
            del self._from[caller.network]

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
        """Cut off those who have said too little for too long."""
        now = self.now()
        late = [caller for caller in self._waiting if caller.deadline <= now]
        for caller in late:
            self.remove(caller)
            if caller.transport is not None:
                caller.transport.abort()
        if late:
            self.refuse("no_request", len(late))
        self._timer = self._loop.call_later(LOOK, self._close_late)


@web.middleware
async def track_request(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Note while a request is answered that its connection is no idle one."""
    caller = request.protocol
    if not isinstance(caller, LimitedConnection):
        return await handler(request)
    # A file of the page is one more descriptor.
    caller.limiter.mark_busy(caller, 2)
    try:
        return await handler(request)
    finally:
        caller.limiter.mark_idle(caller)


def mark_websocket(request: web.Request, more: float) -> None:
    """Note that a connection is a socket, which may send so many bytes more than its frames."""
    caller = request.protocol
    if isinstance(caller, LimitedConnection):
        caller.limiter.mark_busy(caller, 1)
        caller.is_websocket = True
        caller.budget = caller.limiter.byte_budget(more)


def stop_reading(request: web.Request) -> None:
    """Take nothing more in from a connection: there may be no end of it."""
    if isinstance(request.protocol, LimitedConnection):
        request.protocol.is_closing = True
    if request.transport is not None and not request.transport.is_closing():
        request.transport.pause_reading()


class LimitedSite(web.BaseSite):
    """A TCP site whose connections are limited."""

    def __init__(
        self, runner: web.BaseRunner, entrance: ConnectionLimiter, host: str, port: int
    ) -> None:
        super().__init__(runner)
        self._entrance = entrance
        self._host = host
        self._port = port

    @property
    def name(self) -> str:
        return f"http://{self._host}:{self._port}"

    async def start(self) -> None:
        """Start to listen."""
        await super().start()
        self._server = await asyncio.get_running_loop().create_server(
            self._entrance.new_acceptor, self._host, self._port, backlog=BACKLOG
        )

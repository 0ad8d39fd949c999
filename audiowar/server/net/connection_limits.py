"""Limits for the connections of each network, which count from their acceptance on."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from aiohttp import web

from audiowar.server.rooms.limits import Limits, TokenBucket, TokenBuckets

from .fair_queue import FairQueue
from .limited_connection import PIECE_BYTES, LimitedConnection

Networks: TypeAlias = "Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]"
CONNECTIONS_PER_PERSON: Final = 8
"""The allowed connections of a network for each allowed WebSocket (`Limits.connections`). A browser
opens several connections to load the page."""
MAX_WAITING_OF_PROXY: Final = 256
"""The number of idle connections that a proxy may have. It forwards only complete requests."""
MAX_QUEUED_OF_PROXY: Final = 2048
"""The number of a proxy's connections that may wait for their turn. The last one waits for four
seconds. After a restart, all people return at once."""
IDLE_SECONDS: Final = 75.0
"""Seconds after which a connection is closed if it sends no further request."""
CHECK_INTERVAL: Final = 1.0
"""Seconds between two searches for connections that have been idle for too long."""
BYTE_FACTOR: Final = 2
"""The bytes that a connection may send, as a multiple of its frames (`Limits.rate`, `Limits.burst`)
of the greatest length (`Limits.frame`)."""
READ_FACTOR: Final = 4
"""The length of the longest frame that is read, as a multiple of the allowed length. Frames between
the two lengths are refused with a reason. It also limits the bytes without a complete frame."""
BURST_FACTOR: Final = 16
"""The smallest burst for which bytes are allowed, in frames of the allowed length. It is also the
longest frame of a hosted page, as a multiple of that length."""
IPV6_PREFIX_BITS: Final = 64
"""Bits of an IPv6 address that all computers of a household share."""
REQUEST_SECONDS: Final = 0.0005
"""The approximate time, in seconds, for which a request or a new connection keeps the event loop
busy."""
FIRST_FRAMES: Final = 2
"""The number of frames of a new connection that are processed immediately."""
MODEST_ACTIONS, MODEST_RATE = 30.0, 10.0
"""The most actions of a modest network in one burst, and per second. A new WebSocket takes three:
its connection, its bytes and its request."""
LOCAL_ADDRESSES: Final = ("127.0.0.1", "::1")
"""The addresses from which a proxy on this machine connects."""


def network_of(address: str) -> str:
    """Return the network to which the connections of an address are counted.

    For IPv6 it is the /64 network, for IPv4 the address itself.
    """
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
    """Return the allowed connections per network, including those without a WebSocket."""
    return CONNECTIONS_PER_PERSON * max(1, limits.connections)


def find_client_network(request: web.Request, proxies: Networks) -> str:
    """Return the network of the client that sent a request.

    If a trusted proxy forwarded the request, the client's address is read from its header.
    """
    address = request.remote or ""
    forwarded = request.headers.get("X-Forwarded-For", "")
    try:
        asks = ipaddress.ip_address(address)
        if forwarded and (asks.is_loopback or any(asks in network for network in proxies)):
            return network_of(forwarded.split(",")[-1].strip())
    except ValueError:
        pass
    return network_of(address)


class ConnectionLimiter:
    """Counts the connections of a server by network, and closes some if there are too many.

    The connections that have been idle for the longest time are closed first.
    """

    def __init__(self, server: web.Server, limits: Limits, proxies: Networks, files: int) -> None:
        """`files` is the number of file descriptors that all connections together may use."""
        self._server = server
        self._limits = limits
        self._proxies = proxies
        self._files = files
        self._loop = asyncio.get_running_loop()
        self.now = self._loop.time
        self._modest = TokenBuckets(MODEST_ACTIONS, MODEST_RATE)
        self.queue = FairQueue(self._loop.call_later, self.now, self._is_modest)
        """New connections, requests and long data, processed one network after another."""
        self.on_refused: Callable[[str, int], None] = lambda reason, count: None
        """Called with the reason and the number of connections that were refused or closed."""
        self.max_incomplete: float = limits.frame * READ_FACTOR + PIECE_BYTES
        """The number of bytes that a WebSocket may send without completing a frame."""
        self._used = 0
        self._counts: Counter[str] = Counter()
        self._waiting: dict[LimitedConnection, None] = {}
        """Connections without a request at the moment, oldest first."""
        self._waiting_from: dict[str, dict[LimitedConnection, None]] = {}
        most = connections_per_address(limits)
        self._rate_limits = TokenBuckets(most, max(1.0, most / 4))
        self._timer = self._loop.call_later(CHECK_INTERVAL, self._close_late)

    def stop(self) -> None:
        """Cancel the timer."""
        self._timer.cancel()

    async def wait_for_turn(self, request: web.Request) -> None:
        """Wait until it is the turn of a request."""
        turn = asyncio.Event()

        def handle() -> float:
            turn.set()
            return REQUEST_SECONDS

        self.queue.add(find_client_network(request, self._proxies), handle)
        await turn.wait()

    # New connections

    def make_room_for_connection(self, network: str) -> bool:
        """Return whether a network may connect. If necessary, close the oldest idle connection."""
        if self._is_proxy(network):
            if self.queue.count_actions(network) >= MAX_QUEUED_OF_PROXY:
                return False
        else:
            if not self._rate_limits.take(network, self.now()):
                return False
            most = connections_per_address(self._limits)
            if self._counts[network] >= most and not self._close_oldest(
                self._waiting_from.get(network, {})
            ):
                return False
        return self._used < self._files or self._close_oldest(self._waiting)

    def close_idle_of_proxy(self, network: str) -> None:
        """Close the oldest idle connection of a proxy that has too many of them."""
        waiting = self._waiting_from.get(network, {})
        idle = len(waiting) - self.queue.count_actions(network)
        if idle > MAX_WAITING_OF_PROXY and self._is_proxy(network):
            self._close_oldest(caller for caller in waiting if not caller.is_queued)

    def _is_modest(self, network: str) -> bool:
        """Count an action of a network.

        Return whether the network is modest: it does little, or is a proxy, which serves many
        people.
        """
        return self._is_proxy(network) or self._modest.take(network, self.now())

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

    def _close_oldest(self, callers: Iterable[LimitedConnection]) -> bool:
        """Close the first of these connections. Return whether there was one."""
        caller = next(iter(callers), None)
        if caller is None:
            return False
        self.remove(caller)
        caller.abort()
        return True

    def add_connection(self, network: str, accepted: socket.socket) -> LimitedConnection:
        """Count an accepted connection. Return the protocol object that handles it."""
        self._counts[network] += 1
        self._used += 1
        caller = LimitedConnection(self._server, loop=self._loop, access_log=None)  # type: ignore[arg-type]
        caller.limiter, caller.network, caller.client_network = self, network, network
        caller.accepted_socket = accepted
        caller.byte_budget = self.make_byte_budget(0)
        caller.direct_limit = TokenBucket(self._limits.burst, self._limits.rate)
        # Floods begin with the first bytes. Other new clients send no more than a frame or two.
        caller.direct_limit.take_up_to(self.now(), self._limits.burst - FIRST_FRAMES)
        self._start_waiting(caller, self._limits.headers)
        return caller

    def make_byte_budget(self, extra_burst: float) -> TokenBucket:
        """Return the byte limit of a connection.

        It may send `extra_burst` bytes more than usual in one burst.
        """
        share = self._limits.frame * BYTE_FACTOR
        return TokenBucket(
            share * max(BURST_FACTOR, self._limits.burst) + extra_burst, share * self._limits.rate
        )

    # Open connections

    def mark_busy(self, connection: LimitedConnection, files: int) -> None:
        """Note that a request of a connection is handled, and uses `files` file descriptors."""
        if connection.files:
            self._stop_waiting(connection)
            self._used += files - connection.files
            connection.files = files

    def mark_idle(self, connection: LimitedConnection) -> None:
        """Note that the request of a connection was answered."""
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
        self._used -= 1
        self._counts[connection.network] -= 1
        if not self._counts[connection.network]:
            del self._counts[connection.network]

    def penalize_network(self, network: str, connections: int) -> None:
        """Reduce the new connections that a network may open soon by `connections`."""
        if not self._is_proxy(network):
            self._rate_limits.take_up_to(network, self.now(), connections)

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
        late = [
            caller for caller in self._waiting if caller.deadline <= now and not caller.is_queued
        ]
        for caller in late:
            self.remove(caller)
            caller.abort()
        if late:
            self.on_refused("no_request", len(late))
        self._timer = self._loop.call_later(CHECK_INTERVAL, self._close_late)

"""Limits for connections, which are counted when they are accepted, before anything is read."""

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
"""The number of connections per person. A browser opens several while it loads the page."""
MAX_WAITING_OF_PROXY: Final = 256
"""The number of connections of a proxy that may be idle. It forwards only complete requests."""
MAX_QUEUED_OF_PROXY: Final = 2048
"""The number of a proxy's connections that may wait for their turn: four seconds for the last one.
After a restart, all people come back at once."""
IDLE_SECONDS: Final = 75.0
"""Seconds for which a connection may stay open between two requests."""
CHECK_INTERVAL: Final = 1.0
"""Seconds between two checks for connections that have been idle for too long."""
BYTE_FACTOR: Final = 2
"""The bytes that a connection may send, as a multiple of its frames' lengths."""
READ_FACTOR: Final = 4
"""The longest frame that is still read, as a multiple of the allowed length, so that it can be
refused politely. It is also the limit of bytes without a complete frame."""
BURST_FACTOR: Final = 16
"""The bytes that a connection may send in one burst, as a multiple of the length of a frame."""
IPV6_PREFIX_BITS: Final = 64
"""Bits of an IPv6 address that all computers of a household share."""
REQUEST_SECONDS: Final = 0.0005
"""The approximate time, in seconds, for which a request or new connection keeps the event loop
busy."""
FIRST_FRAMES: Final = 2
"""The number of frames of a new connection that are processed immediately."""
MODEST_ACTIONS, MODEST_RATE = 30.0, 10.0
"""Actions that a modest network may do in one burst, and per second. Connecting takes three."""
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


def find_client_network(request: web.Request, proxies: Networks) -> str:
    """Return the network of the client, read from the header if a trusted proxy forwards it."""
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
        self._modest = TokenBuckets(MODEST_ACTIONS, MODEST_RATE)
        self.queue = FairQueue(self._loop.call_later, self.now, self._is_modest)
        """New connections, requests, and the data of floods, processed in turn."""
        self.on_refused: Callable[[str, int], None] = lambda reason, count: None
        """Called with a reason and a count when connections are refused or closed."""
        self.max_incomplete: float = limits.frame * READ_FACTOR + PIECE_BYTES
        """The number of bytes that may come from a WebSocket without a complete frame."""
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

    def can_accept(self, network: str) -> bool:
        """Return whether a network may connect. If necessary, close its oldest idle connection."""
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

        Return whether the network makes few requests, or is used by many people.
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
        """Close the first connection. Return whether there was one."""
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
        caller.limiter, caller.network, caller.client = self, network, network
        caller.accepted = accepted
        caller.budget = self.make_byte_budget(0)
        caller.direct_limit = TokenBucket(self._limits.burst, self._limits.rate)
        # Floods begin with the first bytes. Other clients send no more than a frame or two.
        caller.direct_limit.charge(self.now(), self._limits.burst - FIRST_FRAMES)
        self._start_waiting(caller, self._limits.headers)
        return caller

    def make_byte_budget(self, burst: float) -> TokenBucket:
        """Return the byte limit of a connection, which may send `burst` bytes in one burst."""
        share = self._limits.frame * BYTE_FACTOR
        return TokenBucket(
            share * max(BURST_FACTOR, self._limits.burst) + burst, share * self._limits.rate
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
        self._used -= 1
        self._counts[connection.network] -= 1
        if not self._counts[connection.network]:
            del self._counts[connection.network]

    def penalize_network(self, network: str, connections: int) -> None:
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
            caller.abort()
        if late:
            self.on_refused("no_request", len(late))
        self._timer = self._loop.call_later(CHECK_INTERVAL, self._close_late)

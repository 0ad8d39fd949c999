"""Limit the connections of each network. A connection counts as soon as it is accepted."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from aiohttp import web

from audiowar.server.rooms.rate_limiting import TokenBucket, TokenBuckets
from audiowar.server.rooms.server_limits import Limits

from .client_address import Networks, find_client_network
from .fair_queue import FairQueue

CONNECTIONS_PER_WEBSOCKET: Final = 8
"""The number of connections that a network may have for each of its permitted WebSockets.

A browser opens several connections to load the page.
"""
MAX_IDLE_OF_PROXY: Final = 256
"""The maximum number of idle connections of a proxy.

A proxy needs only few, because it forwards only whole requests.
"""
MAX_QUEUED_OF_PROXY: Final = 2048
"""The maximum number of a proxy's connections that wait for their turn.

If this many wait after a restart of the server, the last one waits for four seconds.
"""
MAX_WEBSOCKET_BYTES_PER_TURN: Final = 512
"""The maximum number of bytes of a WebSocket that are processed in one turn.

Eighty empty frames have this many bytes.
"""
IDLE_SECONDS: Final = 75.0
"""Seconds after which a connection is closed if it sends no further request."""
IDLE_CHECK_INTERVAL: Final = 1.0
"""Seconds between two searches for connections that have been idle for too long."""
BYTES_PER_FRAME_FACTOR: Final = 2
"""For each frame that `Limits.frames_per_second` and `Limits.max_frame_burst` allow, a connection
may send this many times `Limits.max_frame_bytes` bytes."""
READABLE_FRAME_FACTOR: Final = 4
"""Frames up to this many times the allowed length are read, so that a frame that is too long can
be refused with a reason. A WebSocket that sends more without completing a frame is closed."""
MIN_BURST_FACTOR: Final = 16
"""The byte limit allows bursts of at least this many frames, even if `Limits.max_frame_burst` is
lower. A single frame of a hosted page may be this many times as long as
`Limits.max_frame_bytes`."""
REQUEST_SECONDS: Final = 0.0005
"""The approximate seconds for which a request or a new connection keeps the event loop busy."""
INITIAL_IMMEDIATE_FRAMES: Final = 2
"""How many short frames of a new connection are processed immediately.

Further frames wait for their turn. An honest client sends no more than these at first, but a flood
does.
"""
MODEST_NETWORK_BURST, MODEST_NETWORK_RATE = 30.0, 10.0
"""A network is modest if it causes at most MODEST_NETWORK_BURST actions in one burst, and at most
MODEST_NETWORK_RATE per second. A new WebSocket causes three actions: for its connection, bytes and
request."""
LOCAL_ADDRESSES: Final = ("127.0.0.1", "::1")
"""The addresses from which a proxy on this machine connects."""


def compute_max_connections_per_network(limits: Limits) -> int:
    """Return how many connections a network may have, WebSockets included."""
    return CONNECTIONS_PER_WEBSOCKET * max(1, limits.max_connections_per_address)


class CountedConnection(Protocol):
    """A connection, as the limiter uses it. `LimitedConnection` implements it."""

    network: str
    """The network from which the connection comes, perhaps that of a proxy."""
    deadline: float
    """The event loop's time at which the connection is closed if it has sent no request."""
    descriptor_count: int
    """The number of file descriptors that the connection may use; 0 after `remove_connection`."""

    @property
    def is_queued(self) -> bool:
        """Whether the connection has received data to process, but waits for its turn."""

    def abort(self) -> None:
        """Close the connection immediately."""


class ConnectionLimiter:
    """Counts connections by network. If there are too many, closes those that were idle longest."""

    def __init__(
        self, server: web.Server, limits: Limits, proxies: Networks, max_descriptors: int
    ) -> None:
        """All connections together may use `max_descriptors` file descriptors."""
        self.server = server
        self._limits = limits
        self._proxies = proxies
        self._max_descriptors = max_descriptors
        self.loop = asyncio.get_running_loop()
        self.now = self.loop.time
        self._modest = TokenBuckets(MODEST_NETWORK_BURST, MODEST_NETWORK_RATE)
        self.queue = FairQueue(self.loop.call_later, self.now, self._is_modest)
        """New connections, requests and long data that wait for their turn."""
        self.on_refused: Callable[[str, int], None] = lambda reason, count: None
        """Called after connections were refused or closed, with the reason and their number."""
        self.max_incomplete_frame_bytes: float = (
            limits.max_frame_bytes * READABLE_FRAME_FACTOR + MAX_WEBSOCKET_BYTES_PER_TURN
        )
        """The number of bytes that a WebSocket may send without completing a frame."""
        self._used_descriptors = 0
        self._counts: Counter[str] = Counter()
        self._waiting: dict[CountedConnection, None] = {}
        """Idle connections, those that have been idle for the longest time first."""
        self._waiting_from: dict[str, dict[CountedConnection, None]] = {}
        most = compute_max_connections_per_network(limits)
        self._rate_limits = TokenBuckets(most, max(1.0, most / 4))
        self._timer = self.loop.call_later(IDLE_CHECK_INTERVAL, self._close_late)

    def stop(self) -> None:
        """Stop closing idle connections."""
        self._timer.cancel()

    async def wait_for_turn(self, request: web.Request) -> None:
        """Wait until the network that sent a request has its turn."""
        turn = asyncio.Event()

        def handle() -> float:
            turn.set()
            return REQUEST_SECONDS

        self.queue.add_action(find_client_network(request, self._proxies), handle)
        await turn.wait()

    def can_connect_after_closing_idle(self, network: str) -> bool:
        """Return whether a network may open one more connection, and count this attempt.

        If there are too many connections, first close the one that has been idle longest.
        """
        if self._is_proxy(network):
            if self.queue.count_waiting_actions(network) >= MAX_QUEUED_OF_PROXY:
                return False
        else:
            if not self._rate_limits.try_take(network, self.now()):
                return False
            is_full = self._counts[network] >= compute_max_connections_per_network(self._limits)
            if is_full and not self._close_oldest(self._waiting_from.get(network, {})):
                return False
        return self._used_descriptors < self._max_descriptors or self._close_oldest(self._waiting)

    def close_one_excess_idle_of_proxy(self, network: str) -> None:
        """Close the oldest idle connection of a proxy that has too many of them."""
        waiting = self._waiting_from.get(network, {})
        idle = len(waiting) - self.queue.count_waiting_actions(network)
        if idle > MAX_IDLE_OF_PROXY and self._is_proxy(network):
            self._close_oldest(caller for caller in waiting if not caller.is_queued)

    def _is_modest(self, network: str) -> bool:
        """Count an action of a network. Return whether its actions are still within the limit."""
        # A proxy has no limit, because it serves many people.
        return self._is_proxy(network) or self._modest.try_take(network, self.now())

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

    def _close_oldest(self, callers: Iterable[CountedConnection]) -> bool:
        """Close the first connection, which was idle longest. Return False if there is none."""
        caller = next(iter(callers), None)
        if caller is None:
            return False
        self.remove_connection(caller)
        caller.abort()
        return True

    def count_accepted_connection(self, connection: CountedConnection) -> None:
        """Count an accepted connection."""
        self._counts[connection.network] += 1
        self._used_descriptors += 1
        self._start_waiting(connection, self._limits.first_request_timeout)

    def make_immediate_frame_limit(self) -> TokenBucket:
        """Return the limit for frames of a new connection that are processed immediately."""
        limit = TokenBucket(self._limits.max_frame_burst, self._limits.frames_per_second)
        limit.remove_up_to(self.now(), self._limits.max_frame_burst - INITIAL_IMMEDIATE_FRAMES)
        return limit

    def make_byte_limit(self, extra_burst: float) -> TokenBucket:
        """Return the byte limit of a connection, with `extra_burst` more bytes in one burst."""
        share = self._limits.max_frame_bytes * BYTES_PER_FRAME_FACTOR
        frames = max(MIN_BURST_FACTOR, self._limits.max_frame_burst)
        return TokenBucket(share * frames + extra_burst, share * self._limits.frames_per_second)

    def mark_busy(self, connection: CountedConnection, descriptor_count: int) -> None:
        """Note that a connection has a request that uses `descriptor_count` file descriptors."""
        if connection.descriptor_count:
            self._stop_waiting(connection)
            self._used_descriptors += descriptor_count - connection.descriptor_count
            connection.descriptor_count = descriptor_count

    def mark_idle(self, connection: CountedConnection) -> None:
        """Note that the request of a connection was answered, and count the connection as idle."""
        if connection.descriptor_count:
            self._used_descriptors += 1 - connection.descriptor_count
            connection.descriptor_count = 1
            self._start_waiting(connection, IDLE_SECONDS)

    def remove_connection(self, connection: CountedConnection) -> None:
        """Note that a connection is lost."""
        if not connection.descriptor_count:
            return
        self._stop_waiting(connection)
        self._used_descriptors -= connection.descriptor_count
        connection.descriptor_count = 0
        self._counts[connection.network] -= 1
        if not self._counts[connection.network]:
            del self._counts[connection.network]

    def penalize_network(self, network: str, connections: int) -> None:
        """Let a network, unless it is a proxy, open `connections` fewer connections for a while."""
        if not self._is_proxy(network):
            self._rate_limits.remove_up_to(network, self.now(), connections)

    def _start_waiting(self, caller: CountedConnection, seconds: float) -> None:
        caller.deadline = self.now() + seconds
        self._waiting[caller] = None
        self._waiting_from.setdefault(caller.network, {})[caller] = None

    def _stop_waiting(self, caller: CountedConnection) -> None:
        self._waiting.pop(caller, None)
        there = self._waiting_from.get(caller.network, {})
        there.pop(caller, None)
        if not there:
            self._waiting_from.pop(caller.network, None)

    def _close_late(self) -> None:
        now = self.now()
        late = [one for one in self._waiting if one.deadline <= now and not one.is_queued]
        for caller in late:
            self.remove_connection(caller)
            caller.abort()
        if late:
            self.on_refused("no_request", len(late))
        self._timer = self.loop.call_later(IDLE_CHECK_INTERVAL, self._close_late)

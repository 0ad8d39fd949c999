"""The limits of connections, with connections and a clock that the test controls."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from functools import wraps
from ipaddress import ip_network
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from aiohttp import web

from audiowar.server.net.accept_tcp_connections import ListeningSockets
from audiowar.server.net.client_address import Networks
from audiowar.server.net.connection_limiter import (
    CONNECTIONS_PER_WEBSOCKET,
    IDLE_SECONDS,
    INITIAL_IMMEDIATE_FRAMES,
    MAX_IDLE_OF_PROXY,
    MAX_QUEUED_OF_PROXY,
    MODEST_NETWORK_BURST,
    MODEST_NETWORK_RATE,
    REQUEST_SECONDS,
    ConnectionLimiter,
    compute_max_connections_per_network,
)
from audiowar.server.net.limited_tcp_connection import (
    LimitedConnection,
    handle_request_in_turn,
    has_flooded,
    mark_websocket,
)
from audiowar.server.rooms.server_limits import Limits

HOME, OTHER, PROXY = "203.0.113.9", "2001:db8::/64", "192.0.2.77"
LIMITS = Limits(max_connections_per_address=1, first_request_timeout=10.0)
PER_NETWORK = CONNECTIONS_PER_WEBSOCKET


class Connection:
    """A connection that notes that it was closed."""

    def __init__(self, limiter: ConnectionLimiter, network: str) -> None:
        self.network = network
        self.deadline = 0.0
        self.descriptor_count = 1
        self.is_queued = False
        self.was_closed = False
        limiter.count_accepted_connection(self)

    def abort(self) -> None:
        self.was_closed = True


class Clocked(ConnectionLimiter):
    """A limiter whose clock stands still until the test moves it."""

    def __init__(self, limits: Limits = LIMITS, proxies: Networks = (), files: int = 1000) -> None:
        super().__init__(Mock(), limits, proxies, files)
        self.stop()
        self.time = 1000.0
        self.now = lambda: self.time
        self.refused: list[tuple[str, int]] = []
        self.on_refused = lambda reason, count: self.refused.append((reason, count))

    def connect(self, network: str = HOME) -> Connection | None:
        """Accept a connection, if the limits allow it."""
        if not self.can_connect_after_closing_idle(network):
            return None
        return Connection(self, network)

    def close_late(self) -> None:
        """Search for connections that have been idle for too long."""
        self._close_late()
        self.stop()


def with_loop(test: Callable[[], None]) -> Callable[[], None]:
    """Run a test while an event loop runs."""

    async def run() -> None:
        test()

    @wraps(test)
    def wrapped() -> None:
        asyncio.run(run())

    return wrapped


def connect_all(limiter: Clocked, count: int, network: str = HOME) -> list[Connection]:
    """Accept so many connections, and fail if one is refused."""
    found = [limiter.connect(network) for _ in range(count)]
    assert None not in found
    return [one for one in found if one is not None]


@pytest.mark.parametrize(("websockets", "most"), [(0, 8), (1, 8), (3, 24)])
def test_connections_for_so_many_websockets(websockets: int, most: int) -> None:
    assert compute_max_connections_per_network(Limits(max_connections_per_address=websockets)) == (
        most
    )


@with_loop
def test_a_network_with_all_its_connections_busy_gets_no_further_one() -> None:
    limiter = Clocked()
    busy = connect_all(limiter, PER_NETWORK)
    for one in busy:
        limiter.mark_busy(one, 1)
    limiter.time += 100
    assert limiter.connect() is None
    assert not any(one.was_closed for one in busy)
    # Another network may connect.
    assert limiter.connect(OTHER) is not None
    limiter.remove_connection(busy[0])
    limiter.remove_connection(busy[0])
    assert limiter.connect() is not None
    assert limiter.connect() is not None  # That closed the one before, which was idle.
    for one in busy[1:]:
        limiter.remove_connection(one)
    assert (limiter._counts[HOME], limiter._counts[OTHER]) == (1, 1)


@with_loop
def test_the_connection_that_was_idle_longest_makes_room() -> None:
    limiter = Clocked()
    first, second, *others = connect_all(limiter, PER_NETWORK)
    limiter.mark_busy(first, 1)
    limiter.mark_idle(first)
    limiter.time += 100
    assert limiter.connect() is not None
    assert second.was_closed and not first.was_closed
    assert not any(one.was_closed for one in others)


@with_loop
def test_connections_open_no_faster_than_the_rate() -> None:
    limiter = Clocked()
    for _ in range(PER_NETWORK):
        one = limiter.connect()
        assert one is not None
        limiter.remove_connection(one)
    assert limiter.connect() is None
    # A quarter of them per second.
    limiter.time += 1.0
    assert [bool(limiter.connect()) for _ in range(3)] == [True, True, False]


@with_loop
def test_a_network_that_broke_a_limit_opens_fewer_connections_and_a_proxy_does_not() -> None:
    limiter = Clocked(proxies=(ip_network("192.0.2.0/24"),))
    for network in (HOME, PROXY):
        limiter.penalize_network(network, PER_NETWORK - 1)
    assert [bool(limiter.connect()) for _ in range(2)] == [True, False]
    assert all(limiter.connect(PROXY) for _ in range(3 * PER_NETWORK))
    assert all(limiter.connect("127.0.0.1") for _ in range(3 * PER_NETWORK))
    # A network that is no address is no proxy.
    assert [bool(limiter.connect("unknown")) for _ in range(PER_NETWORK + 1)][-1] is False


@with_loop
def test_all_connections_together_use_no_more_files_than_there_are() -> None:
    limiter = Clocked(files=5)
    page, socket, *_ = connect_all(limiter, 3)
    limiter.mark_busy(page, 2)
    limiter.mark_busy(socket, 1)
    assert limiter.connect(OTHER) is not None
    assert limiter._used_descriptors == 5
    # Full: the oldest idle connection makes room, of whatever network it is.
    assert limiter.connect(OTHER) is not None
    assert limiter._counts[HOME] == 2
    assert limiter.connect(OTHER) is not None
    assert limiter._used_descriptors == 5 and limiter._counts[OTHER] == 2
    limiter.mark_idle(page)
    assert limiter._used_descriptors == 4
    limiter.remove_connection(page)
    limiter.mark_idle(page)
    limiter.mark_busy(page, 7)
    assert limiter._used_descriptors == 3 and page.descriptor_count == 0


@with_loop
def test_whoever_sends_no_request_in_time_is_closed() -> None:
    limiter = Clocked()
    late, waits, asked, answered = connect_all(limiter, 4)
    waits.is_queued = True
    limiter.mark_busy(asked, 1)
    limiter.mark_busy(answered, 1)
    limiter.mark_idle(answered)
    limiter.time += LIMITS.first_request_timeout - 0.1
    limiter.close_late()
    assert limiter.refused == [] and not late.was_closed
    limiter.time += 0.1
    limiter.close_late()
    assert limiter.refused == [("no_request", 1)]
    assert [one.was_closed for one in (late, waits, asked, answered)] == [True, False, False, False]
    # After an answer there is more time for the next request.
    limiter.time += IDLE_SECONDS - LIMITS.first_request_timeout
    limiter.close_late()
    assert answered.was_closed and not asked.was_closed and not waits.was_closed
    limiter.close_late()
    assert limiter.refused == [("no_request", 1)] * 2


@with_loop
def test_a_proxy_keeps_only_some_idle_connections() -> None:
    limiter = Clocked(proxies=(ip_network(PROXY),), files=10_000)
    first, *others = connect_all(limiter, MAX_IDLE_OF_PROXY, PROXY)
    limiter.close_one_excess_idle_of_proxy(PROXY)
    assert not first.was_closed
    first.is_queued = True
    others += connect_all(limiter, 1, PROXY)
    limiter.close_one_excess_idle_of_proxy(PROXY)
    # One that waits for its turn is not idle.
    assert not first.was_closed and others[0].was_closed
    assert sum(one.was_closed for one in others) == 1
    # What is usual for a proxy is no limit for others.
    many = Clocked(Limits(max_connections_per_address=100), files=10_000)
    home = connect_all(many, MAX_IDLE_OF_PROXY + 1)
    many.close_one_excess_idle_of_proxy(HOME)
    assert not any(one.was_closed for one in home)


@with_loop
def test_a_proxy_is_refused_when_too_many_of_its_connections_wait() -> None:
    limiter = Clocked()
    limiter.queue.count_waiting_actions = lambda network: MAX_QUEUED_OF_PROXY  # type: ignore[method-assign]
    assert limiter.connect("::1") is None
    limiter.queue.count_waiting_actions = lambda network: MAX_QUEUED_OF_PROXY - 1  # type: ignore[method-assign]
    assert limiter.connect("::1") is not None
    # Others have no such limit.
    limiter.queue.count_waiting_actions = lambda network: MAX_QUEUED_OF_PROXY  # type: ignore[method-assign]
    assert limiter.connect() is not None


@with_loop
def test_a_network_is_modest_until_it_does_too_much() -> None:
    limiter = Clocked()
    burst, rate = int(MODEST_NETWORK_BURST), int(MODEST_NETWORK_RATE)
    assert [limiter._is_modest(HOME) for _ in range(burst + 1)] == [True] * burst + [False]
    limiter.time += 1.0
    assert [limiter._is_modest(HOME) for _ in range(rate + 1)] == [True] * rate + [False]
    assert all(limiter._is_modest("127.0.0.1") for _ in range(2 * burst))


@with_loop
def test_limits_of_what_one_connection_sends() -> None:
    limits = Limits(max_frame_bytes=100, frames_per_second=2.0, max_frame_burst=20)
    limiter = Clocked(limits)
    direct = limiter.make_immediate_frame_limit()
    allowed = [direct.try_take(limiter.time) for _ in range(INITIAL_IMMEDIATE_FRAMES + 1)]
    assert allowed == [True] * INITIAL_IMMEDIATE_FRAMES + [False]
    limiter.time += 1.0
    assert [direct.try_take(limiter.time) for _ in range(3)] == [True, True, False]
    # Twice the bytes of all frames of a burst, and a page's files once more.
    budget = limiter.make_byte_limit(50)
    assert budget.try_take(limiter.time, 2 * 100 * 20 + 50)
    assert not budget.try_take(limiter.time, 1)
    limiter.time += 1.0
    assert budget.try_take(limiter.time, 2 * 100 * 2)
    assert not budget.try_take(limiter.time, 1)
    # Even where few frames may come at once, a page may send a long one.
    few = Clocked(Limits(max_frame_bytes=100, max_frame_burst=1))
    budget = few.make_byte_limit(0)
    assert budget.try_take(few.time, 2 * 100 * 16) and not budget.try_take(few.time, 1)
    assert limiter.max_incomplete_frame_bytes == 4 * 100 + 512


@with_loop
def test_a_greeting_and_one_request_are_handled_at_once_and_more_only_after_a_while() -> None:
    limiter = Clocked(Limits(frames_per_second=10.0, max_frame_burst=20))
    frames = limiter.make_immediate_frame_limit()

    def count_immediate() -> int:
        return sum(frames.try_take(limiter.time) for _ in range(100))

    # With each frame more, a new connection of a flood would delay players longer.
    assert count_immediate() == 2
    limiter.time += 1.0
    assert count_immediate() == 10
    limiter.time += 60.0
    assert count_immediate() == 20


@with_loop
def test_a_connection_that_makes_room_before_it_is_read_is_closed_and_never_read() -> None:
    limiter = Clocked()
    turns: list[Callable[[], float]] = []
    queue: Any = limiter.queue
    queue.add_action = lambda network, turn: turns.append(turn)
    listening = ListeningSockets(limiter, "127.0.0.1", 0)
    pairs = [socket.socketpair() for _ in range(PER_NETWORK + 1)]
    for ours, theirs in pairs:
        theirs.setblocking(False)
        # Not so fast that this alone is too much.
        limiter.time += 0.5
        listening._admit(ours, HOME)
    (first, client), *others = pairs
    assert first.fileno() == -1 and client.recv(1) == b""
    for ours, theirs in others:
        assert ours.fileno() != -1
        with pytest.raises(BlockingIOError):
            theirs.recv(1)
    assert limiter._counts[HOME] == limiter._used_descriptors == PER_NETWORK
    # Its turn comes and costs nothing.
    assert [turns.pop(0)() for _ in range(2)] == [0.0, REQUEST_SECONDS]
    assert len(listening._opening) == 1
    listening.close()
    for pair in pairs:
        for one in pair:
            one.close()


def test_a_request_waits_for_its_turn_uses_two_files_and_leaves_its_connection_idle() -> None:
    async def test() -> None:
        limiter = Clocked()
        queue: Any = limiter.queue
        turns: list[Callable[[], float]] = []
        queue.add_action = lambda network, turn: turns.append(turn)
        caller = LimitedConnection(limiter, HOME, Mock())
        caller.accepted_socket = None
        request: Any = SimpleNamespace(protocol=caller, remote=HOME, headers={})
        seen: list[tuple[int, bool, bool]] = []
        found = web.Response()

        async def answer(request: web.Request) -> web.StreamResponse:
            seen.append((limiter._used_descriptors, caller.is_queued, caller in limiter._waiting))
            if len(seen) > 1:
                raise web.HTTPNotFound(text="There is no such page.")
            return found

        for number in (1, 2):
            answered = asyncio.ensure_future(handle_request_in_turn(request, answer))
            await asyncio.sleep(0)
            assert caller.is_queued and len(turns) == 1 and len(seen) == number - 1
            limiter.time += 1000.0
            limiter.close_late()
            assert turns.pop()() == REQUEST_SECONDS
            response: Any = await answered
            assert seen[-1] == (2, False, False)
            assert limiter._used_descriptors == 1 and caller in limiter._waiting
            assert not caller.is_queued and caller.deadline == limiter.time + IDLE_SECONDS
            if number == 1:
                assert response is found
            else:
                assert (response.status, response.text) == (404, "There is no such page.")
        assert not limiter.refused

    asyncio.run(test())


@pytest.mark.parametrize(("extra", "bytes_per_turn"), [(0.0, 512), (1000.0, 8192)])
def test_a_websocket_is_no_idle_connection_and_that_of_a_page_may_send_more(
    extra: float, bytes_per_turn: int
) -> None:
    async def test() -> None:
        limits = Limits(max_frame_bytes=100, frames_per_second=2.0, max_frame_burst=20)
        limiter = Clocked(limits)
        caller = LimitedConnection(limiter, "127.0.0.1", Mock())
        request: Any = SimpleNamespace(protocol=caller)
        assert caller in limiter._waiting and not caller.is_websocket
        mark_websocket(request, HOME, extra)
        assert caller not in limiter._waiting and limiter._used_descriptors == 1
        assert (caller.is_websocket, caller.client_network) == (True, HOME)
        assert caller.network == "127.0.0.1"
        assert caller.max_bytes_per_turn == bytes_per_turn
        assert caller.max_incomplete_frame_bytes == 4 * 100 + 512 + extra
        assert caller.byte_limit.try_take(limiter.time, 2 * 100 * 20 + extra)
        assert not caller.byte_limit.try_take(limiter.time, 1)
        assert not has_flooded(request)
        caller.penalize_network_once()
        assert has_flooded(request)

    asyncio.run(test())


def test_a_bad_request_is_counted_answered_and_closed_and_a_lost_one_is_not() -> None:
    async def test() -> None:
        limiter = Clocked()
        caller = LimitedConnection(limiter, HOME, Mock())
        request: Any = SimpleNamespace()
        response: Any = caller.handle_error(request, 400, ValueError(), "This is no HTTP.")
        assert (response.status, response.text) == (400, "This is no HTTP.")
        assert response.keep_alive is False and limiter.refused == [("bad_request", 1)]
        with pytest.raises(ConnectionResetError):
            caller.handle_error(request, 500, ConnectionResetError())
        assert limiter.refused == [("bad_request", 1)]

    asyncio.run(test())

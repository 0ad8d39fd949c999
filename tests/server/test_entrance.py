"""Nobody keeps others out by connecting, by saying little, or by what is no frame of the game."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web

from audiowar.server.net.client_address import find_network
from audiowar.server.net.connection_limiter import (
    CONNECTIONS_PER_WEBSOCKET,
    INITIAL_IMMEDIATE_FRAMES,
    MAX_IDLE_OF_PROXY,
    MAX_QUEUED_OF_PROXY,
    ConnectionLimiter,
)
from audiowar.server.net.limited_tcp_connection import MAX_IMMEDIATE_BYTES, LimitedConnection
from audiowar.server.rooms.server_limits import Limits

from .player import Player, Server, run

HALF = b"GET /ws HTTP/1.1\r\nHost: x\r\n"


async def connected(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """Connect from an address and begin to ask for something."""
    one = socket.socket()
    one.setblocking(False)
    one.bind((address, 0))
    loop = asyncio.get_running_loop()
    await loop.sock_connect(one, ("127.0.0.1", server.port))
    with contextlib.suppress(OSError):
        await loop.sock_sendall(one, HALF)
    return one


async def is_open(one: socket.socket) -> bool:
    """Tell whether the server has left a connection open, as far as it says so by now."""
    try:
        return one.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.9.9"])
def test_half_open_connections_shut_nobody_out(serve: Callable[..., Server], address: str) -> None:
    # However long it takes: none of them is closed because it has not ended its request.
    server = serve("headers=600")

    async def test(session: aiohttp.ClientSession) -> None:
        half = [await connected(server, address) for _ in range(1100)]
        ana = await Player(session, server.url).hello()
        await ana.send("ping")
        await ana.until("pong")
        left = sum([await is_open(one) for one in half])
        assert 0 < left <= 20 * CONNECTIONS_PER_WEBSOCKET + 100
        for one in half:
            one.close()

    run(test)


def test_hundreds_come_back_at_once_through_a_proxy(serve: Callable[..., Server]) -> None:
    # However slowly they ask and say hello: here only the server is behind.
    server = serve("connections=1000", "headers=600", "hello=600")

    async def test(session: aiohttp.ClientSession) -> None:
        # A server that is far behind does not close those who wait for it because more come.
        come = [Player(session, server.url).hello() for _ in range(500)]
        assert len(await asyncio.gather(*come)) == 500

    run(test)


def test_a_proxy_loses_idle_connections_but_none_that_waits_for_its_turn() -> None:
    async def test() -> None:
        async def nothing(request: web.BaseRequest) -> web.Response:
            raise AssertionError(request)

        limiter = ConnectionLimiter(web.Server(nothing), Limits(), (), 65536)

        callers: list[tuple[LimitedConnection, Mock]] = []
        while limiter.can_connect_after_closing_idle("127.0.0.1"):
            callers.append((LimitedConnection(limiter, "127.0.0.1", Mock()), Mock()))
            limiter.queue.add_action("127.0.0.1", lambda: 0.0)
        assert len(callers) == MAX_QUEUED_OF_PROXY
        limiter.close_one_excess_idle_of_proxy("127.0.0.1")
        assert all(caller.descriptor_count for caller, _ in callers)
        while limiter.queue.count_waiting_actions("127.0.0.1"):
            await asyncio.sleep(0)
        # Now the server waits for the first, has bytes of the second, and a request of the third.
        for caller, transport in callers:
            caller.accepted_socket, caller.transport = None, transport
        callers[1][0].waiting_bytes, callers[2][0].has_waiting_request = b"GET", True
        for _ in range(2):
            limiter.close_one_excess_idle_of_proxy("127.0.0.1")
        closed = [transport.abort.called for _, transport in callers]
        assert closed == [True, False, False, True] + [False] * (MAX_QUEUED_OF_PROXY - 4)
        for _ in range(MAX_QUEUED_OF_PROXY):
            limiter.close_one_excess_idle_of_proxy("127.0.0.1")
        assert sum(caller.descriptor_count for caller, _ in callers) == MAX_IDLE_OF_PROXY
        limiter.stop()

    asyncio.run(test())


def test_a_server_that_is_behind_does_not_blame_those_who_wait_for_it() -> None:
    async def test() -> None:
        async def nothing(request: web.BaseRequest) -> web.Response:
            raise AssertionError(request)

        limiter = ConnectionLimiter(web.Server(nothing), Limits(first_request_timeout=5), (), 1000)
        clock = 0.0
        limiter.now = lambda: clock
        refused: list[tuple[str, int]] = []
        limiter.on_refused = lambda reason, count: refused.append((reason, count))
        callers = [LimitedConnection(limiter, "192.0.2.1", Mock()) for _ in range(4)]
        for caller in callers[1:]:
            caller.accepted_socket = None
        callers[1].waiting_bytes, callers[2].has_waiting_request = b"GET", True
        clock = 5.0
        limiter.stop()
        limiter._close_late()
        assert [caller.descriptor_count for caller in callers] == [1, 1, 1, 0]
        assert refused == [("no_request", 1)]
        limiter.stop()

    asyncio.run(test())


def test_who_never_ends_a_request_is_cut_off(serve: Callable[..., Server]) -> None:
    server = serve("headers=0.5")

    async def test(session: aiohttp.ClientSession) -> None:
        one = await connected(server)
        loop = asyncio.get_running_loop()
        with pytest.raises(OSError):
            for number in range(2000):
                await loop.sock_sendall(one, f"X-{number}: a\r\n".encode())
                await asyncio.sleep(0.05)
        one.close()
        log = (server.folder.parent / "server.log").read_text()
        assert "refused: no_request (1)" in log and "127." not in log

    run(test)


def test_a_socket_is_not_cut_off_by_the_limit_for_requests(serve: Callable[..., Server]) -> None:
    # Long enough for the request of Ana's socket, even if this test stands still for a while.
    server = serve("headers=4")

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, server.url).hello()
        other = await connected(server)
        loop = asyncio.get_running_loop()
        assert await loop.sock_recv(other, 1) == b""
        other.close()
        await ana.send("ping")
        await ana.until("pong")

    run(test)


def test_one_address_connects_only_so_often() -> None:
    async def test() -> None:
        entrance = ConnectionLimiter(Any, Limits(max_connections_per_address=2), (), 1000)  # type: ignore[arg-type]
        clock = 0.0
        entrance.now = lambda: clock

        def let_in(network: str) -> int:
            return sum(entrance.can_connect_after_closing_idle(network) for _ in range(100))

        assert let_in("192.0.2.1") == 2 * CONNECTIONS_PER_WEBSOCKET
        # Others hear nothing of it, and a proxy brings everybody.
        assert let_in("192.0.2.2") == 2 * CONNECTIONS_PER_WEBSOCKET
        assert let_in("127.0.0.1") == 100
        clock = 1.0
        assert let_in("192.0.2.1") == 2 * CONNECTIONS_PER_WEBSOCKET / 4
        entrance.stop()

    asyncio.run(test())


def test_few_actions_of_a_network_are_modest_and_all_of_a_proxy() -> None:
    async def test() -> None:
        limiter = ConnectionLimiter(Any, Limits(), (), 1000)  # type: ignore[arg-type]
        clock = 0.0
        limiter.now = lambda: clock

        def count(network: str) -> int:
            return sum(limiter._is_modest(network) for _ in range(100))

        assert (count("192.0.2.1"), count("192.0.2.2"), count("127.0.0.1")) == (30, 30, 100)
        clock = 2.0
        assert count("192.0.2.1") == 20
        limiter.stop()

    asyncio.run(test())


def test_a_home_with_ipv6_counts_as_one() -> None:
    assert find_network("2001:db8:1:2:3::4") == find_network("2001:db8:1:2:9::1")
    assert find_network("2001:db8:1:2::1") != find_network("2001:db8:1:3::1")
    assert find_network("::ffff:192.0.2.7") == find_network("192.0.2.7") == "192.0.2.7"
    assert find_network("fe80::1%eth0") == find_network("fe80::2")
    assert find_network("::1") == "::1" and find_network("somebody") == "somebody"


def test_a_home_with_ipv6_behind_a_proxy_counts_as_one(serve: Callable[..., Server]) -> None:
    server = serve("connections=2")

    async def test(session: aiohttp.ClientSession) -> None:
        for number in (1, 2):
            await Player(session, server.url).connect(headers=came(f"2001:db8::{number}"))
        with pytest.raises(aiohttp.WSServerHandshakeError) as wrong:
            await Player(session, server.url).connect(headers=came("2001:db8::3"))
        assert wrong.value.status == 429
        await Player(session, server.url).connect(headers=came("2001:db8:0:1::3"))

    run(test)


def came(address: str) -> dict[str, str]:
    """Return what a proxy says of where somebody comes from."""
    return {"X-Forwarded-For": address}


@pytest.mark.parametrize("kind", ["ping", "pong", "binary", "empty"])
def test_frames_of_every_kind_are_counted(serve: Callable[..., Server], kind: str) -> None:
    server = serve()

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, server.url).hello()
        with pytest.raises((ConnectionError, aiohttp.ClientError)):
            for _ in range(400_000):
                await noise(ana, kind)
        # Nobody else hears anything of it.
        boro = await Player(session, server.url).hello()
        await boro.send("ping")
        await boro.until("pong")

    run(test)


async def noise(player: Player, kind: str) -> None:
    """Send what is no frame of the game."""
    if kind == "ping":
        await player.ws.ping(b"")
    elif kind == "pong":
        await player.ws.pong(b"")
    elif kind == "binary":
        await player.ws.send_bytes(b"x")
    else:
        await player.ws.send_frame(b"", aiohttp.WSMsgType.CONTINUATION)
    await asyncio.sleep(0)


def test_a_ping_is_answered(serve: Callable[..., Server]) -> None:
    server = serve()

    async def test(session: aiohttp.ClientSession) -> None:
        async with session.ws_connect(server.url, autoping=False) as ws:
            await ws.ping(b"there?")
            message = await ws.receive(20)
            assert (message.type, message.data) == (aiohttp.WSMsgType.PONG, b"there?")
            await ws.send_str(json.dumps({"type": "hello", "version": 2, "name": "Ana"}))
            assert "welcome" in (await ws.receive(20)).data

    run(test)


async def raw_socket(server: Server, address: str) -> socket.socket:
    """Open a WebSocket from an address, without a library that keeps its rules."""
    one = await connected(server, address)
    loop = asyncio.get_running_loop()
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    await loop.sock_sendall(one, b"Upgrade: websocket\r\nConnection: Upgrade\r\n" + key)
    assert b"101" in await loop.sock_recv(one, 400)
    return one


def test_only_the_first_frames_of_a_new_connection_do_not_wait_for_their_turn() -> None:
    async def test() -> None:
        limiter = ConnectionLimiter(
            Mock(), Limits(frames_per_second=1, max_frame_burst=20), (), 1000
        )
        limiter.now = lambda: 0.0
        frames = LimitedConnection(limiter, "192.0.2.1", Mock()).immediate_frame_limit
        assert sum(frames.try_take(0.0) for _ in range(20)) == INITIAL_IMMEDIATE_FRAMES
        assert sum(frames.try_take(1000.0) for _ in range(30)) == 20
        limiter.stop()

    asyncio.run(test())


def test_whoever_was_cut_off_connects_less_often() -> None:
    async def test() -> None:
        limiter = ConnectionLimiter(Mock(), Limits(max_connections_per_address=2), (), 1000)
        limiter.now = lambda: 0.0
        transport = Mock(is_closing=lambda: False)
        caller = LimitedConnection.__new__(LimitedConnection)
        caller.limiter, caller.network, caller.byte_limit = limiter, "192.0.2.1", Mock()
        caller.transport, caller.is_websocket, caller.max_incomplete_frame_bytes = (
            transport,
            True,
            10,
        )
        caller.immediate_frame_limit = Mock()
        caller.data_received(b"x" * 11)
        assert transport.abort.called
        for network, most in (("192.0.2.1", CONNECTIONS_PER_WEBSOCKET), ("192.0.2.2", 16)):
            assert sum(limiter.can_connect_after_closing_idle(network) for _ in range(100)) == most
        limiter.stop()

    asyncio.run(test())


def bare_connection(
    monkeypatch: pytest.MonkeyPatch, limiter: ConnectionLimiter
) -> tuple[Any, list[bytes]]:
    """Return a WebSocket's connection, and the data that aiohttp gets from it."""
    read: list[bytes] = []
    monkeypatch.setattr(
        "aiohttp.web.RequestHandler.data_received", lambda self, data: read.append(data)
    )
    caller: Any = LimitedConnection.__new__(LimitedConnection)
    caller.limiter, caller.network, caller.client_network = limiter, "192.0.2.1", "192.0.2.9"
    caller.byte_limit, caller.immediate_frame_limit = Mock(), Mock()
    caller.transport = Mock(is_closing=lambda: False)
    caller._reading_paused = False
    caller.is_websocket, caller.max_incomplete_frame_bytes = True, 10_000
    caller.max_bytes_per_turn = 100
    return caller, read


def test_short_frames_are_read_at_once_and_long_data_piece_by_piece_in_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        limiter: Any = ConnectionLimiter(Mock(), Limits(), (), 1000)
        limiter.now = lambda: 50.0
        turns: list[tuple[str, Callable[[], float]]] = []
        limiter.queue.add_action = lambda network, action: turns.append((network, action))
        caller, read = bare_connection(monkeypatch, limiter)
        caller.data_received(b"s" * MAX_IMMEDIATE_BYTES)
        assert read == [b"s" * MAX_IMMEDIATE_BYTES] and not turns
        assert limiter.queue.last_player_frame_time == 50.0
        limiter.now = lambda: 60.0
        caller.data_received(b"L" * (MAX_IMMEDIATE_BYTES + 1))
        caller.data_received(b"M")
        assert len(read) == 1 and limiter.queue.last_player_frame_time == 50.0
        assert caller.transport.pause_reading.call_count == 1
        assert caller.waiting_bytes == b"L" * 129 + b"M" and len(turns) == 1
        for length, left in ((100, 1), (30, 0)):
            network, action = turns.pop(0)
            assert network == "192.0.2.9" and action() == 0.0
            assert len(read[-1]) == length and len(turns) == left
        assert b"".join(read[1:]) == b"L" * 129 + b"M" and caller.waiting_bytes == b""
        assert caller.transport.resume_reading.call_count == 1
        limiter.stop()

    asyncio.run(test())


def test_frames_that_come_too_fast_wait_and_those_after_a_close_are_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        limiter: Any = ConnectionLimiter(Mock(), Limits(), (), 1000)
        limiter.now = lambda: 50.0
        turns: list[Callable[[], float]] = []
        limiter.queue.add_action = lambda network, action: turns.append(action)
        caller, read = bare_connection(monkeypatch, limiter)
        caller.immediate_frame_limit.try_take = lambda now: False
        caller.data_received(b"short")
        assert read == [] and len(turns) == 1 and limiter.queue.last_player_frame_time < 50.0
        caller.is_closing = True
        caller.data_received(b"more")
        turns.pop()()
        assert read == [] and caller.waiting_bytes == b""
        caller.is_closing = False
        caller.byte_limit.try_take = lambda now, count: False
        caller.data_received(b"too much")
        assert read == [] and caller.has_flooded
        assert caller.transport.abort.call_count == 1
        caller.data_received(b"")
        assert read == [b""]
        limiter.stop()

    asyncio.run(test())

"""Nobody keeps others out by connecting, by saying little, or by a flood of any kind."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_network
from typing import Any
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web

from audiowar.server.monitoring.health import Health
from audiowar.server.net import connection_limits
from audiowar.server.net.client_address import find_network
from audiowar.server.net.connection_limits import (
    WANTED_FILES,
    ConnectionLimiter,
    LimitedSite,
    compute_max_connections,
    raise_file_limit,
)
from audiowar.server.net.http_app import HttpApp
from audiowar.server.net.static_pages import StaticPages
from audiowar.server.rooms.server_limits import Limits

from .in_loop import in_own_loop, until

GET = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
NETWORK = "192.0.2.1"


class Site:
    """The HTTP part of a server, without tables."""

    def __init__(self, limits: Limits, max_connections: int) -> None:
        self.handler = Mock(is_greeted=True)
        self.senders: list[Callable[[str], None]] = []
        self.app = HttpApp({"/ws": self._open}, limits, StaticPages(), ())
        self.runner = web.AppRunner(self.app.make_application(), access_log=None)
        self.limiter = ConnectionLimiter(limits, (), max_connections)
        self.port = 0
        self.refused: list[str] = []
        self.limiter.on_refused = self.refused.append

    def _open(self, address: str, send: Callable[[str], None], close: object) -> Mock:
        self.senders.append(send)
        return self.handler

    async def connect(self, data: bytes = b"") -> Connection:
        """Connect and send something."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(data)
        return Connection(reader, writer)


class Connection:
    """One end of a connection to the site."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def read_status(self) -> int:
        """Return the status of the next response."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 30)
        return int(head.split()[1])

    async def is_closed(self) -> bool:
        """Wait until the site has closed the connection."""
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(self.reader.read(), 30)
        self.writer.close()
        return True


@asynccontextmanager
async def running(max_connections: int = 1000, **limits: Any) -> AsyncIterator[Site]:
    """Run a site meanwhile."""
    site = Site(Limits(**limits), max_connections)
    await site.runner.setup()
    await LimitedSite(site.runner, site.limiter, "127.0.0.1", 0).start()
    site.port = site.runner.addresses[0][1]
    try:
        yield site
    finally:
        await site.runner.cleanup()


def as_network(monkeypatch: pytest.MonkeyPatch, network: str = NETWORK) -> None:
    """Let connections of this machine come from a network that is no proxy."""
    monkeypatch.setattr(connection_limits, "find_network", lambda address: network)


def count_added(limiter: ConnectionLimiter, network: str, now: float, attempts: int = 500) -> int:
    return sum(limiter.try_add(network, now) for _ in range(attempts))


def test_a_network_has_so_many_connections_and_opens_them_only_so_fast() -> None:
    limiter = ConnectionLimiter(
        Limits(max_connections_per_address=2), (ip_network("198.51.100.0/24"),), 900
    )
    assert count_added(limiter, NETWORK, 0.0) == 16
    # Others hear nothing of it, and a proxy brings everybody.
    assert count_added(limiter, "192.0.2.2", 0.0) == 16
    for proxy in ("127.0.0.1", "::1", "198.51.100.7"):
        assert count_added(limiter, proxy, 0.0, attempts=100) == 100
    # All of its connections are still open.
    assert count_added(limiter, NETWORK, 1000.0) == 0
    for _ in range(16):
        limiter.remove(NETWORK)
    assert count_added(limiter, NETWORK, 1000.5) == 2, "four each second"
    assert count_added(limiter, "somebody", 1000.5) == 16, "no address"


def test_all_connections_together_use_no_more_files_than_there_are() -> None:
    limiter = ConnectionLimiter(Limits(), (), 20)
    refused: list[str] = []
    limiter.on_refused = refused.append
    assert count_added(limiter, "127.0.0.1", 0.0, attempts=21) == 20
    assert not limiter.try_add(NETWORK, 0.0)
    limiter.remove("127.0.0.1")
    assert limiter.try_add(NETWORK, 0.0) and not limiter.try_add(NETWORK, 0.0)
    assert refused == ["too_many_connections"] * 3
    assert compute_max_connections(1000) == 872 and compute_max_connections(100) == 50


def test_a_home_with_ipv6_counts_as_one() -> None:
    assert find_network("2001:db8:1:2:3::4") == find_network("2001:db8:1:2:9::1")
    assert find_network("2001:db8:1:2::1") != find_network("2001:db8:1:3::1")
    assert find_network("::ffff:192.0.2.7") == find_network("192.0.2.7") == "192.0.2.7"
    assert find_network("fe80::1%eth0") == find_network("fe80::2")
    assert find_network("::1") == "::1" and find_network("somebody") == "somebody"


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
def test_the_limit_of_files_is_raised_as_far_as_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    infinite = -1
    cases = (
        (64, 500, 500, False, 500),
        (64, 500, 500, True, 64),
        (500, 500, None, False, 500),
        (1024, infinite, WANTED_FILES, False, WANTED_FILES),
        (1024, 4 * WANTED_FILES, WANTED_FILES, False, WANTED_FILES),
        (2 * WANTED_FILES, 4 * WANTED_FILES, None, False, WANTED_FILES),
        (infinite, infinite, None, False, WANTED_FILES),
    )
    monkeypatch.setattr(resource, "RLIM_INFINITY", infinite)
    for soft, hard, wanted, is_refused, limit in cases:
        requests: list[tuple[int, int]] = []

        def set_limit(kind: int, pair: tuple[int, int]) -> None:
            requests.append(pair)  # noqa: B023
            if is_refused:  # noqa: B023
                raise ValueError("not allowed")

        monkeypatch.setattr(resource, "getrlimit", lambda kind, pair=(soft, hard): pair)
        monkeypatch.setattr(resource, "setrlimit", set_limit)
        assert raise_file_limit() == limit, (soft, hard)
        assert requests == ([] if wanted is None else [(wanted, hard)]), (soft, hard)


@in_own_loop
async def test_half_open_connections_shut_nobody_out(*, monkeypatch: pytest.MonkeyPatch) -> None:
    as_network(monkeypatch)
    async with running(max_connections_per_address=2) as site:
        half = [await site.connect(UPGRADE) for _ in range(20)]
        assert [await one.is_closed() for one in half[16:]] == [True] * 4
        assert site.refused == ["too_many_connections"] * 4
        as_network(monkeypatch, "192.0.2.2")
        other = await site.connect(GET)
        assert await other.read_status() == 200
        for one in (*half, other):
            one.writer.close()
        await until(lambda: not site.limiter._count)


@in_own_loop
async def test_who_sends_no_request_in_time_is_closed(*, monkeypatch: pytest.MonkeyPatch) -> None:
    # The time passes only when all have connected, however long that takes.
    loop, skipped = asyncio.get_running_loop(), 0.0
    real_time = loop.time
    monkeypatch.setattr(loop, "time", lambda: real_time() + skipped)
    async with running(first_request_timeout=50.0) as site:
        player = await site.connect(UPGRADE + b"\r\n")
        reader = await site.connect(GET)
        assert (await player.read_status(), await reader.read_status()) == (101, 200)
        slow = await site.connect(UPGRADE)
        while site.limiter._count < 3:
            await asyncio.sleep(0)
        skipped = 50.0
        assert await slow.is_closed() and site.refused == ["no_request"]
        # Whoever has sent a request may send another one.
        await reader.reader.readuntil(b"}")
        reader.writer.write(GET)
        assert await reader.read_status() == 200 and not player.reader.at_eof()


@in_own_loop
async def test_who_sends_bytes_without_end_is_cut_off() -> None:
    async with running(max_frame_bytes=512, max_frame_burst=1, frames_per_second=0.001) as site:
        post = b"POST /x HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n"
        for head in (UPGRADE + b"\r\n\x01\x80\0\0\0\0", post):
            one = await site.connect(head)
            await one.read_status()
            sent = 0
            with contextlib.suppress(ConnectionError):
                # Empty pieces of a text that never ends, or a body that nobody wants.
                while sent < 1_000_000 and not one.reader.at_eof():
                    one.writer.write(80 * b"\x00\x80\0\0\0\0")
                    sent += 480
                    await one.writer.drain()
                    await asyncio.sleep(0)
            assert await one.is_closed() and sent < 1_000_000
        assert site.handler.on_connection_lost.called
        assert await (await site.connect(GET)).read_status() == 200, "others hear nothing of it"


@in_own_loop
async def test_a_network_opens_sockets_only_so_often_and_less_often_after_a_flood() -> None:
    async with running(max_connections_per_address=2) as site:
        # However long it takes, nobody may open one more meanwhile.
        site.app._opening_limits._rate = 0

        async def open_socket(address: str, flood: bool = False) -> int:
            came = f"X-Forwarded-For: {address}\r\n\r\n".encode()
            one = await site.connect(UPGRADE + came)
            status = await one.read_status()
            if flood and status == 101:
                with contextlib.suppress(ConnectionError):
                    one.writer.write(b"\x01\x80\0\0\0\0")
                    for _ in range(100):
                        one.writer.write(b"\x00\x80\0\0\0\0" * 8000)
                        await one.writer.drain()
                assert await one.is_closed()
            one.writer.close()
            while site.app._open_by_address:
                await asyncio.sleep(0)
            return status

        assert [await open_socket("192.0.2.7") for _ in range(17)] == [101] * 16 + [429]
        assert await open_socket("192.0.2.8") == 101
        # A flood costs as much as nine sockets.
        assert [await open_socket("192.0.2.9", True) for _ in range(3)] == [101, 101, 429]


@in_own_loop
async def test_a_network_sends_only_so_many_requests(*, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 5000.0)
    async with running(max_connections_per_address=1) as site:
        statuses: list[int] = []
        one = await site.connect(GET)
        while (status := await one.read_status()) == 200 and len(statuses) < 1000:
            statuses.append(status)
            await one.reader.readuntil(b"}")
            one.writer.write(GET)
        assert (len(statuses), status) == (200, 429) and await one.is_closed()
        assert site.app.metrics.refusal_counts_by_reason["too_many_requests"] == 1


@in_own_loop
async def test_a_slow_reader_gets_everything_in_order_and_a_lost_one_leaves_no_buffer() -> None:
    texts = [f"{number}" + "ž" * size for number, size in enumerate((1, 100, 50_000) * 30)]
    async with running() as site, aiohttp.ClientSession() as session:
        ws = await session.ws_connect(f"http://127.0.0.1:{site.port}/ws", max_msg_size=0)
        (connection,) = site.app._connections
        for text in texts:
            site.senders[0](text)
        assert connection._waiting
        assert [await ws.receive_str(timeout=30) for _ in texts] == texts
        for text in texts:
            site.senders[0](text)
        await ws.close()
        while site.app._connections:
            await asyncio.sleep(0.01)
        assert connection._transport.is_closing()


async def ask_badly(request: bytes) -> tuple[bytes, list[str]]:
    async with running() as site:
        one = await site.connect(request)
        return await asyncio.wait_for(one.reader.read(), 30), site.refused


def test_only_the_servers_own_faults_are_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever runs the server should not read of each robot that tries something."""

    async def serve_file(self: StaticPages, request: web.Request) -> web.Response:
        raise ConnectionResetError if request.path == "/gone" else ValueError

    monkeypatch.setattr(StaticPages, "serve_file", serve_file)
    for request, status, refused, logged in (
        (GET + b"B@D\r\n\r\n", b" 400 ", ["bad_request"], 0),
        (b"GET /health HTTP/1.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n", b" 400 ", ["bad_request"], 0),
        (b"GET /gone HTTP/1.1\r\nHost: x\r\n\r\n", b"", [], 0),
        (b"GET /broken HTTP/1.1\r\nHost: x\r\n\r\n", b" 500 ", [], 1),
    ):
        caplog.clear()
        answer, reasons = asyncio.run(ask_badly(request))
        assert status in answer and bool(answer) == bool(status), request
        assert (reasons, len(caplog.records)) == (refused, logged), request


async def break_connections(request: bytes, status: int, **limits: int) -> set[str]:
    """Return the kinds of objects of a broken connection that only the garbage collector finds."""
    async with running(**limits) as site:
        site.app.health = Health(lambda: 0.0, 1.0, is_cut_off=lambda: status == 503)

        async def connect() -> None:
            one = await site.connect(request + b"\r\n")
            assert await one.read_status() == status
            one.writer.transport.abort()
            while site.runner.server is not None and site.runner.server.connections:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)

        await connect()
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            await connect()
            gc.collect()
            return {type(one).__qualname__ for one in gc.garbage}
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()


def test_a_broken_or_refused_connection_leaves_no_garbage() -> None:
    """Everybody waits while a server looks for what keeps itself alive."""
    for request, status, most in (
        (UPGRADE, 101, 20),
        (UPGRADE.replace(b"/ws", b"/nothing"), 404, 20),
        (UPGRADE, 429, 0),
        (UPGRADE + b"Origin: https://evil.example\r\n", 403, 20),
        (UPGRADE, 503, 20),
    ):
        kinds = asyncio.run(break_connections(request, status, max_connections_per_address=most))
        assert not kinds & {"Request", "WebSocketResponse", "LimitedConnection"}, (status, kinds)

"""Floods of requests and connections hold nobody up who plays."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web

from audiowar.server.net.accept_tcp_connections import LimitedSite, ListeningSockets
from audiowar.server.net.connection_limiter import ConnectionLimiter
from audiowar.server.net.http_app import HttpApp
from audiowar.server.net.static_pages import StaticPages
from audiowar.server.rooms.server_limits import Limits

from .player import Player, Server, run
from .test_entrance import raw_socket
from .test_serve_alone import serving

FLOOD = b'\x81\x8f\0\0\0\0{"type":"ping"}' * 10


class Site:
    """The HTTP part of a server, without tables."""

    def __init__(self) -> None:
        self.handler = Mock(is_greeted=True)
        app = HttpApp({"/ws": lambda *_: self.handler}, Limits(), StaticPages(), ())
        self.runner = web.AppRunner(app.make_application(), access_log=None)

    async def start(self) -> Site:
        await self.runner.setup()
        assert self.runner.server is not None
        self.limiter = ConnectionLimiter(self.runner.server, Limits(), (), 1000)
        await LimitedSite(self.runner, self.limiter, "127.0.0.1", 0).start()
        self.port = self.runner.addresses[0][1]
        return self

    async def stop(self) -> None:
        await self.runner.cleanup()
        self.limiter.stop()


@pytest.mark.parametrize(
    ("request_", "status", "refused", "logged"),
    [
        (b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nB@D\r\n\r\n", 400, ["bad_request"], 0),
        (b"GET /health HTTP/1.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n", 400, ["bad_request"], 0),
        (b"GET /gone HTTP/1.1\r\nHost: x\r\n\r\n", 0, [], 0),
        (b"GET /broken HTTP/1.1\r\nHost: x\r\n\r\n", 500, [], 1),
    ],
)
def test_only_the_servers_own_faults_are_logged(
    request_: bytes,
    status: int,
    refused: list[str],
    logged: int,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever runs the server should not read of each robot that tries something."""

    async def serve_file(self: StaticPages, request: web.Request) -> web.Response:
        raise ConnectionResetError if request.path == "/gone" else ValueError

    async def test() -> bytes:
        site = await Site().start()
        counted: list[str] = []
        site.limiter.on_refused = lambda reason, count: counted.extend([reason] * count)
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(request_)
        answer = await reader.read()
        writer.close()
        await site.stop()
        assert counted == refused
        return answer

    monkeypatch.setattr(StaticPages, "serve_file", serve_file)
    answer = asyncio.run(asyncio.wait_for(test(), 60))
    assert (f" {status} ".encode() in answer) if status else answer == b"", answer
    assert len(caplog.records) == logged


def test_a_request_waits_for_its_turn() -> None:
    async def test() -> None:
        site = await Site().start()
        waiting: list[Callable[[], float]] = []
        add = site.limiter.queue.add_action
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")

        def delay(network: str, action: Callable[[], float]) -> None:
            if action.__name__ == "handle":
                waiting.append(action)
            else:
                add(network, action)

        site.limiter.queue.add_action = delay  # type: ignore[method-assign]
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 3)
        for number in (1, 2, 3):
            while not waiting:
                await asyncio.sleep(0.01)
            # However many are there: one is handled at a time.
            assert len(waiting) == 1, number
            waiting.pop()()
            await reader.readuntil(b"HTTP/1.1 200")
        writer.close()
        await site.stop()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_one_connection_is_accepted_in_each_round_of_the_loop() -> None:
    async def test() -> None:
        rounds, accepted = 0, list[int]()
        limiter = Mock(can_connect_after_closing_idle=lambda network: accepted.append(rounds))
        listener = ListeningSockets(limiter, "127.0.0.1", 0)
        port = listener.sockets[0].getsockname()[1]
        clients = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]
        while len(accepted) < 20:
            await asyncio.sleep(0)
            rounds += 1
        assert len(set(accepted)) == 20
        assert all(client.recv(1) == b"" for client in clients)
        for client in clients:
            client.close()
        listener.close()

    asyncio.run(asyncio.wait_for(test(), 60))


@contextmanager
def collected() -> Iterator[list[object]]:
    """Give the objects that only the garbage collector finds."""
    found: list[object] = []
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield found
        gc.collect()
        found += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.parametrize("path", ["/ws", "/nothing"])
def test_a_broken_connection_leaves_no_garbage(path: str) -> None:
    """Everybody waits while a server looks for what keeps itself alive."""

    async def test() -> None:
        site = await Site().start()
        upgrade = (
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" if path == "/ws" else ""
        )  # fmt: skip

        async def connect() -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n{upgrade}\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.transport.abort()
            while site.runner.server is not None and site.runner.server.connections:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)

        await connect()
        with collected() as found:
            await connect()
        await site.stop()
        kinds = {type(one).__qualname__ for one in found}
        assert not kinds & {"Request", "WebSocketResponse", "LimitedConnection"}, kinds

    asyncio.run(asyncio.wait_for(test(), 60))


def test_whoever_floods_is_soon_not_let_in_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = ConnectionLimiter.__init__

    def begin_without_clock(self: ConnectionLimiter, *given: Any) -> None:
        begin(self, *given)
        self.now = lambda: 0.0

    # However long the floods take, nobody may connect more often again meanwhile.
    monkeypatch.setattr(ConnectionLimiter, "__init__", begin_without_clock)
    limits = {"max_connections_per_address": 30, "frames_per_second": 10.0, "max_frame_burst": 20}

    async def flood(server: Server) -> bool:
        """Flood with a new connection until it is cut off; return whether it was let in."""
        try:
            one = await raw_socket(server, "127.0.9.5")
        except (OSError, AssertionError):
            return False
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            while True:
                await loop.sock_sendall(one, FLOOD)
                await asyncio.sleep(0.001)
        one.close()
        return True

    async def test(session: aiohttp.ClientSession) -> None:
        async with serving(tmp_path / "s", monkeypatch, limits=limits) as hosted:
            server = cast(Server, hosted)
            for _ in range(20):
                if not all(await asyncio.gather(*(flood(server) for _ in range(10)))):
                    break
            else:
                raise AssertionError("let in again and again")
            # A class with another address comes in.
            await asyncio.gather(*(Player(session, server.url, f"P{n}").hello() for n in range(30)))

    run(test)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_table_of_open_files_need_not_grow(serve: Callable[..., Server]) -> None:
    """The whole server waits while it grows."""
    server = serve()
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    size = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("FDSize"))
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    files = next(line.split()[3] for line in limits.splitlines() if "open files" in line)
    assert size >= min(int(files), 65536)

"""A connection in a thread of its own, with a server of this machine at the other end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from threading import Thread

import pytest
from aiohttp import web

from audiowar.client.socket_thread import TOO_MANY_CONNECTIONS_STATUS, SocketThread
from audiowar.client.transport import TOO_MANY_CONNECTIONS_FRAME, ConnectionChange, Received

WAIT = 20.0


class Server:
    """Answers each text twice, and ends a connection at "bytes" with a frame that is not text."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.port = 0
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self._start())
        self.loop.run_forever()

    async def _start(self) -> None:
        app = web.Application()
        app.router.add_get("/table", talk)
        app.router.add_get("/full", refuse)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.port = runner.addresses[0][1]

    def url(self, path: str) -> str:
        end = time.monotonic() + WAIT
        while not self.port:
            assert time.monotonic() < end
            time.sleep(0.01)
        return f"ws://127.0.0.1:{self.port}/{path}"


async def talk(request: web.Request) -> web.StreamResponse:
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    async for message in socket:
        if message.data == "bytes":
            await socket.send_bytes(b"no text")
        else:
            await socket.send_str(f"{message.data} 1")
            await socket.send_str(f"{message.data} 2")
    return socket


async def refuse(request: web.Request) -> web.StreamResponse:
    return web.Response(status=TOO_MANY_CONNECTIONS_STATUS)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    running = Server()
    yield running
    running.loop.call_soon_threadsafe(running.loop.stop)


def until(link: SocketThread, last: Received) -> list[Received]:
    """Take what comes, up to this."""
    came: list[Received] = []
    end = time.monotonic() + WAIT
    while last not in came:
        assert time.monotonic() < end, came
        came += link.take_received()
        time.sleep(0.005)
    return came


def test_what_is_sent_is_answered_and_the_end_is_told(server: Server) -> None:
    link = SocketThread(server.url("table"))
    assert until(link, ConnectionChange.OPENED) == [ConnectionChange.OPENED]
    link.send("a")
    link.send("b")
    assert until(link, "b 2") == ["a 1", "a 2", "b 1", "b 2"]
    link.send("c")
    link.close()
    came = until(link, ConnectionChange.CLOSED)
    assert came[-1] == ConnectionChange.CLOSED


def test_a_frame_that_is_no_text_ends_the_connection(server: Server) -> None:
    link = SocketThread(server.url("table"))
    until(link, ConnectionChange.OPENED)
    link.send("bytes")
    assert until(link, ConnectionChange.CLOSED) == [ConnectionChange.CLOSED]
    link.send("late")
    link.close()


def test_a_server_that_lets_nobody_more_in_says_so(server: Server) -> None:
    link = SocketThread(server.url("full"))
    assert until(link, ConnectionChange.CLOSED) == [
        TOO_MANY_CONNECTIONS_FRAME,
        ConnectionChange.CLOSED,
    ]


def test_where_nobody_listens_it_is_closed() -> None:
    assert until(SocketThread("ws://127.0.0.1:9/"), ConnectionChange.CLOSED) == [
        ConnectionChange.CLOSED
    ]

"""One WebSocket connection with a stand-in for its client: what is sent, queued, and closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from aiohttp import WSMsgType

from audiowar.server.net import websocket
from audiowar.server.net.connected_client import POLICY_VIOLATION
from audiowar.server.net.websocket import (
    TRY_AGAIN_LATER,
    WRITE_BUFFER_BYTES,
    WebSocketConnection,
    encode_text_frame,
)
from audiowar.server.rooms.server_limits import Limits

from .in_loop import in_own_loop, rest


class Line(Mock):
    """The connection below a WebSocket, and its transport, which notes what is done with it."""

    buffered = 0
    written = b""

    def get_write_buffer_size(self) -> int:
        return self.buffered

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.written += data


class Ws:
    """A WebSocket: yields the messages that the test puts in, and notes what is done with it."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()
        self.pongs: list[bytes] = []
        self.closed_with: list[int | None] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def __aiter__(self) -> AsyncIterator[Any]:
        while (message := await self.incoming.get()) is not None:
            yield message

    async def pong(self, data: bytes) -> None:
        self.pongs.append(data)

    async def close(self, code: int | None = None) -> None:
        await self.gate.wait()
        self.closed_with.append(code)
        self.incoming.put_nowait(None)

    def exception(self) -> Exception | None:
        return None


class Handler:
    """A frame handler that notes its calls."""

    def __init__(self, send: Callable[[str], None], close: Callable[[int], None]) -> None:
        self.send, self.close = send, close
        self.is_greeted, self.allows = False, True
        self.heard: list[str] = []
        self.counted = self.lost = 0
        self.retries: list[int] = []

    def on_text(self, text: str) -> None:
        self.heard.append(text)

    def count_frame(self) -> bool:
        self.counted += 1
        return self.allows

    def on_connection_lost(self) -> None:
        self.lost += 1

    def close_with_retry(self, retry_seconds: int) -> None:
        self.retries.append(retry_seconds)
        self.close(1001)


class Opened:
    """An open connection with all its parts."""

    def __init__(self, **limits: Any) -> None:
        self.ws, self.line = Ws(), Line()
        ws: Any = self.ws
        line: Any = self.line
        self.connection = WebSocketConnection(
            self._open, ws, line, line, "192.0.2.7", Limits(**limits)
        )

    def _open(
        self, address: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> Handler:
        assert address == "192.0.2.7"
        self.handler = Handler(send, close)
        return self.handler

    def hear(self, kind: WSMsgType, data: str | bytes = "") -> None:
        self.ws.incoming.put_nowait(SimpleNamespace(type=kind, data=data))

    def end(self) -> None:
        self.ws.incoming.put_nowait(None)

    @property
    def sent(self) -> list[str]:
        """The short texts that were written."""
        texts, data = [], self.line.written
        while data:
            texts.append(data[2 : 2 + data[1]].decode())
            data = data[2 + data[1] :]
        return texts


@in_own_loop
async def test_frames_reach_the_handler_in_order_and_pings_are_answered() -> None:
    one = Opened()
    running = asyncio.create_task(one.connection.run())
    one.hear(WSMsgType.TEXT, "a")
    one.hear(WSMsgType.PING, b"1")
    one.hear(WSMsgType.PONG, b"2")
    one.hear(WSMsgType.TEXT, "b")
    await rest()
    assert one.handler.heard == ["a", "b"] and one.handler.counted == 2
    assert one.ws.pongs == [b"1"] and one.handler.lost == 0
    one.handler.allows = False
    one.hear(WSMsgType.PING, b"3")
    await rest()
    assert one.ws.pongs == [b"1"] and one.handler.counted == 3
    one.end()
    await running
    assert one.handler.lost == 1 and one.ws.closed_with == [None]
    assert not one.line.abort.called


@in_own_loop
async def test_texts_wait_in_order_until_the_client_has_read() -> None:
    one = Opened()
    one.handler.send("a")
    one.line.buffered = WRITE_BUFFER_BYTES + 1
    one.handler.send("b")
    one.handler.send("c")
    assert one.sent == ["a"]
    one.line.buffered = WRITE_BUFFER_BYTES
    one.line.on_writable()
    one.handler.send("d")
    assert one.sent == [*"abcd"]


def test_a_frame_has_the_length_of_its_text_in_bytes() -> None:
    for text, head in (
        ("", b"\x81\x00"),
        ("ž" * 62 + "x", b"\x81\x7d"),
        ("ž" * 63, b"\x81\x7e\x00\x7e"),
        ("x" * 65535, b"\x81\x7e\xff\xff"),
        ("x" * 65536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ):
        assert encode_text_frame(text) == head + text.encode()


@in_own_loop
async def test_a_client_that_reads_too_slowly_is_closed_at_once() -> None:
    one = Opened(max_queued_frames=3)
    running = asyncio.create_task(one.connection.run())
    await rest()
    one.line.buffered = WRITE_BUFFER_BYTES + 1
    for text in "abc":
        one.handler.send(text)
    assert one.handler.lost == 0 and one.connection._closing is None
    one.handler.send("d")
    one.handler.send("e")
    await running
    assert one.ws.closed_with[0] == TRY_AGAIN_LATER and one.line.abort.called
    assert one.sent == [] and one.handler.lost == 2


@in_own_loop
async def test_whoever_says_no_hello_is_closed_and_read_no_more() -> None:
    for greeted in (False, True):
        one = Opened(greeting_timeout=0.0)
        one.handler.is_greeted = greeted
        running = asyncio.create_task(one.connection.run())
        await asyncio.sleep(0.02)
        assert (one.connection._closing is None) is greeted
        one.end()
        await running
        assert one.ws.closed_with[0] == (None if greeted else POLICY_VIOLATION)
        assert one.line.stop_reading_flood.called is not greeted


@in_own_loop
async def test_what_waits_is_sent_before_the_close_and_nothing_is_read_after_it() -> None:
    one = Opened()
    running = asyncio.create_task(one.connection.run())
    one.line.buffered = WRITE_BUFFER_BYTES + 1
    one.handler.send("last words")
    one.handler.close(4000)
    one.handler.close(4001)
    one.hear(WSMsgType.TEXT, "late")
    one.handler.send("too late")
    await running
    assert one.handler.heard == [] and one.sent == ["last words"]
    assert one.ws.closed_with[0] == 4000 and one.line.abort.called


@in_own_loop
async def test_a_client_that_answers_no_close_is_cut_off(
    *, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT", 0.01)
    caplog.set_level(logging.INFO)
    one = Opened()
    one.ws.gate.clear()
    one.handler.close(4000)
    assert one.connection._closing is not None
    await one.connection._closing
    assert one.line.abort.called and "a connection was cut off" in caplog.text


@in_own_loop
async def test_a_stopping_server_says_when_to_come_back_and_waits_for_the_close() -> None:
    one = Opened()
    one.handler.send("so far")
    await one.connection.close_with_retry()
    assert one.handler.retries == [websocket.SERVER_STOP_RETRY_SECONDS]
    assert one.sent == ["so far"] and one.ws.closed_with == [1001]

"""One WebSocket connection with a stand-in for its client: what is sent, queued, and closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import WSMsgType

from audiowar.server.net import websocket
from audiowar.server.net.connected_client import POLICY_VIOLATION
from audiowar.server.net.websocket import (
    TRY_AGAIN_LATER,
    WRITE_BUFFER_BYTES,
    BatchSender,
    WebSocketConnection,
)
from audiowar.server.rooms.server_limits import Limits

from .in_loop import in_own_loop, rest


class Transport:
    """A transport that notes what is written to it."""

    def __init__(self) -> None:
        self.buffered = 0
        self.aborted = self.paused = False

    def get_write_buffer_size(self) -> int:
        return self.buffered

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        self.paused = True


class Ws:
    """A WebSocket: yields the messages that the test puts in, and notes what is sent."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()
        self.sent: list[str] = []
        self.pongs: list[bytes] = []
        self.closed_with: list[int | None] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.error: Exception | None = None

    async def __aiter__(self) -> AsyncIterator[Any]:
        while (message := await self.incoming.get()) is not None:
            yield message

    async def send_str(self, text: str) -> None:
        await self.gate.wait()
        if self.error is not None:
            raise self.error
        self.sent.append(text)

    async def pong(self, data: bytes) -> None:
        self.pongs.append(data)

    async def close(self, code: int | None = None) -> None:
        await self.gate.wait()
        self.closed_with.append(code)
        self.incoming.put_nowait(None)

    def exception(self) -> Exception | None:
        return self.error


class Handler:
    """A frame handler that notes its calls."""

    def __init__(self, send: Callable[[str], None], close: Callable[[int], None]) -> None:
        self.send, self.close = send, close
        self.is_greeted = False
        self.allows = True
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
        self.ws, self.transport = Ws(), Transport()
        self.caller = SimpleNamespace(
            transport=self.transport,
            abort=self.transport.abort,
            stop_reading_flood=self.transport.pause_reading,
        )
        self.addresses: list[str] = []
        self.batch_sender = BatchSender()
        ws: Any = self.ws
        caller: Any = self.caller
        self.connection = WebSocketConnection(
            self._open, ws, caller, "192.0.2.7", Limits(**limits), self.batch_sender
        )

    def _open(
        self, address: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> Handler:
        self.addresses.append(address)
        self.handler = Handler(send, close)
        return self.handler

    def hear(self, kind: WSMsgType, data: str | bytes = "") -> None:
        self.ws.incoming.put_nowait(SimpleNamespace(type=kind, data=data))

    def end(self) -> None:
        self.ws.incoming.put_nowait(None)


@in_own_loop
async def test_frames_reach_the_handler_in_order_and_pings_are_answered() -> None:
    one = Opened()
    running = asyncio.create_task(one.connection.run())
    one.hear(WSMsgType.TEXT, "a")
    one.hear(WSMsgType.PING, b"1")
    one.hear(WSMsgType.PONG, b"2")
    one.hear(WSMsgType.TEXT, "b")
    await rest()
    assert one.addresses == ["192.0.2.7"]
    assert one.handler.heard == ["a", "b"] and one.handler.counted == 2
    assert one.ws.pongs == [b"1"] and one.handler.lost == 0
    one.handler.allows = False
    one.hear(WSMsgType.PING, b"3")
    await rest()
    assert one.ws.pongs == [b"1"] and one.handler.counted == 3
    one.end()
    await running
    assert one.handler.lost == 1 and one.ws.closed_with == [None] and not one.transport.aborted


@in_own_loop
async def test_texts_are_sent_together_in_order() -> None:
    one, other = Opened(), Opened()
    other.connection._batch_sender = one.batch_sender
    for text in "abc":
        one.handler.send(text)
        other.handler.send(text.upper())
    assert one.ws.sent == []
    await rest()
    assert (one.ws.sent, other.ws.sent) == ([*"abc"], [*"ABC"])
    one.handler.send("d")
    await rest()
    assert one.ws.sent == [*"abcd"] and one.batch_sender._task is None


@in_own_loop
async def test_a_slow_reader_does_not_stop_the_others() -> None:
    slow, other = Opened(), Opened()
    other.connection._batch_sender = slow.batch_sender
    slow.transport.buffered = WRITE_BUFFER_BYTES - 7
    slow.ws.gate.clear()
    slow.handler.send("ab")  # Eight bytes in the worst case: more than the buffer has.
    other.handler.send("x")
    await rest()
    assert (slow.ws.sent, other.ws.sent) == ([], ["x"])
    slow.handler.send("c")
    slow.ws.gate.set()
    await rest()
    assert slow.ws.sent == ["ab", "c"]
    fits = Opened()
    fits.transport.buffered = WRITE_BUFFER_BYTES - 8
    fits.handler.send("ab")
    await fits.connection.send_queued()
    assert fits.ws.sent == ["ab"] and fits.connection._writing is None


@in_own_loop
async def test_one_failing_connection_is_logged_and_the_others_go_on(
    *, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = Opened(), Opened()
    other.connection._batch_sender = one.batch_sender

    async def fail() -> None:
        raise ValueError("unexpected")

    one.connection.send_queued = fail  # type: ignore[method-assign]
    one.handler.send("a")
    other.handler.send("b")
    await rest()
    other.handler.send("c")
    await rest()
    assert other.ws.sent == ["b", "c"]
    assert "a connection cannot be sent anything" in caplog.text


@pytest.mark.parametrize("error", [ConnectionResetError("gone"), RuntimeError("closing")])
@in_own_loop
async def test_what_cannot_be_sent_any_more_is_dropped(*, error: Exception) -> None:
    one = Opened()
    one.ws.error = error
    for text in "abc":
        one.handler.send(text)
    await rest()
    assert one.ws.sent == [] and one.connection._waiting == []


@in_own_loop
async def test_a_client_that_reads_too_slowly_is_closed_at_once() -> None:
    one = Opened(max_queued_frames=3)
    running = asyncio.create_task(one.connection.run())
    await rest()
    for text in "abc":
        one.handler.send(text)
    assert one.handler.lost == 0 and one.connection._closing is None
    one.handler.send("d")
    one.handler.send("e")
    await running
    assert one.ws.closed_with[0] == TRY_AGAIN_LATER and one.transport.aborted
    assert "d" not in one.ws.sent and one.handler.lost == 2


@in_own_loop
async def test_for_a_client_that_reads_nothing_the_close_does_not_wait(
    *, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT", 0.02)
    one = Opened(max_queued_frames=3)
    one.transport.buffered = WRITE_BUFFER_BYTES
    closed: list[int] = []

    async def close(code: int) -> None:
        closed.append(code)

    one.ws.gate.clear()
    one.ws.close = close  # type: ignore[method-assign,assignment]
    for text in "abcde":
        one.handler.send(text)
        await rest()
    assert one.connection._closing is not None
    await one.connection._closing
    assert closed == [TRY_AGAIN_LATER] and one.ws.sent == [] and one.transport.aborted


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
        assert one.transport.paused is not greeted


@in_own_loop
async def test_frames_after_the_close_are_not_read() -> None:
    one = Opened()
    running = asyncio.create_task(one.connection.run())
    one.handler.send("last words")
    one.handler.close(4000)
    one.handler.close(4001)
    one.hear(WSMsgType.TEXT, "late")
    one.handler.send("too late")
    await running
    assert one.handler.heard == [] and one.ws.sent == ["last words"]
    assert one.ws.closed_with[0] == 4000 and one.transport.aborted


@in_own_loop
async def test_a_client_that_answers_no_close_is_cut_off(
    *, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT", 0.01)
    caplog.set_level(logging.INFO)
    one = Opened()
    one.ws.gate.clear()
    one.handler.send("never read")
    one.handler.close(4000)
    assert one.connection._closing is not None
    await one.connection._closing
    assert one.transport.aborted and one.ws.sent == []
    assert "a connection was cut off" in caplog.text


@in_own_loop
async def test_a_stopping_server_says_when_to_come_back_and_waits_for_the_close() -> None:
    one = Opened()
    one.handler.send("so far")
    await one.connection.close_with_retry()
    assert one.handler.retries == [websocket.SERVER_STOP_RETRY_SECONDS]
    assert one.ws.sent == ["so far"] and one.ws.closed_with == [1001]


@in_own_loop
async def test_what_a_lost_client_has_not_read_does_not_stay_in_memory() -> None:
    one = Opened()
    running = asyncio.create_task(one.connection.run())
    await rest()
    one.transport.buffered = WRITE_BUFFER_BYTES
    one.ws.gate.clear()
    one.handler.send("abc")
    await rest()
    writing = one.connection._writing
    assert writing is not None
    one.end()
    await rest()
    one.ws.gate.set()
    await running
    assert one.transport.aborted and writing.cancelled() and one.ws.sent == []

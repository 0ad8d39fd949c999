"""WebSocket connections of the server: receive frames, and send queued frames in batches."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Protocol, TypeAlias

from aiohttp import WSMsgType, web

from audiowar.server.rooms.server_limits import Limits

from .connected_client import POLICY_VIOLATION, TOO_BIG
from .connection_limits import LimitedConnection

LOG = logging.getLogger(__name__)
TRY_AGAIN_LATER = 1013
"""The close code for a client that reads too slowly, or cannot be admitted now."""
SEND_BUFFER_BYTES = 65536
"""The size of the kernel's send buffer for each connection."""
WRITE_BUFFER_BYTES = 32768
"""The maximum number of bytes in a connection's write buffer. Sending more blocks the task."""
BYTES_PER_CHARACTER = 4
"""The maximum number of bytes that one character has in UTF-8."""
CLOSE_TIMEOUT = 3.0
"""Seconds after which a connection that is being closed is aborted."""
FLOOD_CLOSE_TIMEOUT = 0.5
"""The same for a client that broke a limit."""
SERVER_STOP_RETRY_SECONDS = 2
"""When the server stops, it tells clients to reconnect after this many seconds."""


class FrameReceiver(Protocol):
    """Handles the frames of a connection."""

    @property
    def is_greeted(self) -> bool:
        """Whether the client has sent `hello`, or a hosted page `come`."""

    def on_text(self, text: str) -> None:
        """Handle a received text frame."""

    def count_frame(self) -> bool:
        """Count a frame without text, such as a ping. Return whether the rate limit allows it."""

    def on_connection_lost(self) -> None:
        """Handle a lost connection."""

    def close_with_retry(self, retry_seconds: int) -> None:
        """Close the connection, and tell the client to reconnect after `retry_seconds`."""


OpenConnection: TypeAlias = Callable[
    [str, Callable[[str], None], Callable[[int], None]], FrameReceiver
]
"""Returns the handler of a new connection. The arguments are the client's network, a function that
sends a text, and a function that closes the connection with a close code."""


class BatchSender:
    """Sends the queues of many connections in one task, which costs half as much as many tasks."""

    def __init__(self) -> None:
        self._connections: list[WebSocketConnection] = []
        self._task: asyncio.Task[None] | None = None

    def send_soon(self, connection: WebSocketConnection) -> None:
        """Let the sending task send the queued frames of a connection soon."""
        self._connections.append(connection)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._connections:
                connections, self._connections = self._connections, []
                for connection in connections:
                    try:
                        await connection.send_queued()
                    except Exception:
                        # An error of one connection must not stop sending to the others.
                        LOG.exception("a connection cannot be sent anything")
        finally:
            self._task = None


class WebSocketConnection:
    """A WebSocket, its handler, and the queue of frames to send to the client."""

    def __init__(
        self,
        open_connection: OpenConnection,
        ws: web.WebSocketResponse,
        connection: LimitedConnection,
        address: str,
        limits: Limits,
        batch_sender: BatchSender,
    ) -> None:
        self._ws = ws
        self._batch_sender = batch_sender
        self._connection = connection
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._waiting: list[str] = []
        self._writing: asyncio.Task[None] | None = None
        """The task that sends the rest of the queue to a client that reads slowly."""
        self._is_queued = False
        self._closing: asyncio.Task[None] | None = None
        self._receiver = open_connection(address, self._queue_text, self._close)

    async def run(self) -> None:
        """Pass received frames to the handler until the connection is closed."""
        silent = self._loop.call_later(self._limits.greeting_timeout, self._require_greeting)
        try:
            async for message in self._ws:
                if self._closing is not None:
                    break
                if message.type == WSMsgType.TEXT:
                    self._receiver.on_text(message.data)
                elif self._receiver.count_frame() and message.type == WSMsgType.PING:
                    await self._ws.pong(message.data)
        except ConnectionError:
            # The client disconnected before the pong was sent.
            pass
        finally:
            silent.cancel()
            self._receiver.on_connection_lost()
            if self._closing is not None:
                await self._closing
            if self._writing is not None:
                self._writing.cancel()
            transport = self._connection.transport
            if transport is not None and transport.get_write_buffer_size():
                # Otherwise the buffer of a client that does not read would stay in memory.
                transport.abort()
            await self._drop_error()

    async def _drop_error(self) -> None:
        """Break a reference cycle. Collecting those of thousands of connections would take long."""
        # Otherwise aiohttp would close the WebSocket later, which could fail.
        await self._ws.close()
        error = self._ws.exception()
        if error is not None:
            error.__traceback__ = error.__context__ = None

    def _require_greeting(self) -> None:
        if not self._receiver.is_greeted:
            self._close(POLICY_VIOLATION)

    def _queue_text(self, text: str) -> None:
        if self._closing is not None:
            return
        if len(self._waiting) >= self._limits.max_queued_frames:
            self._receiver.on_connection_lost()
            self._close(TRY_AGAIN_LATER, at_once=True)
            return
        self._waiting.append(text)
        if self._writing is None and not self._is_queued:
            self._is_queued = True
            self._batch_sender.send_soon(self)

    async def send_queued(self) -> None:
        """Send queued frames. If sending would block, start a task that sends the rest."""
        self._is_queued = False
        while self._waiting and self._can_send_at_once():
            await self._send_one()
        if self._waiting and self._writing is None:
            self._writing = self._loop.create_task(self._send_all())

    def _can_send_at_once(self) -> bool:
        transport, size = self._connection.transport, BYTES_PER_CHARACTER * len(self._waiting[0])
        return transport is None or transport.get_write_buffer_size() + size <= WRITE_BUFFER_BYTES

    async def _send_one(self) -> None:
        try:
            await self._ws.send_str(self._waiting.pop(0))
        except (ConnectionError, RuntimeError):
            self._waiting.clear()

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                await self._send_one()
        finally:
            self._writing = None

    async def close_with_retry(self) -> None:
        """Close the connection because the server stops, and tell the client when to reconnect."""
        self._receiver.close_with_retry(SERVER_STOP_RETRY_SECONDS)
        if self._closing is not None:
            await self._closing

    def _close(self, code: int, at_once: bool = False) -> None:
        if self._closing is None:
            self._closing = self._loop.create_task(self._run_close(code, at_once))

    async def _run_close(self, code: int, at_once: bool) -> None:
        """Send the queue unless `at_once`, then close. Abort if this takes too long.

        A client that broke a limit gets less time, and nothing more is read from it.
        """
        has_flooded = code in (POLICY_VIOLATION, TOO_BIG)
        if has_flooded:
            self._connection.stop_reading_flood()
        try:
            await asyncio.wait_for(
                self._close_politely(code, at_once),
                FLOOD_CLOSE_TIMEOUT if has_flooded else CLOSE_TIMEOUT,
            )
        except asyncio.TimeoutError:
            LOG.info("a connection was cut off")
        finally:
            self._connection.abort()

    async def _close_politely(self, code: int, at_once: bool) -> None:
        if not at_once:
            await (self._writing or self._send_all())
        await self._ws.close(code=code)


def limit_send_buffer(request: web.Request) -> None:
    """Limit the kernel's send buffer of a connection, so that slow readers do not use up memory."""
    if request.transport is not None:
        opened: socket.socket = request.transport.get_extra_info("socket")
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)

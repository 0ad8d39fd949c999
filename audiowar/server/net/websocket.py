"""WebSocket connections of the server: receive frames, and send frames as fast as clients read."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeAlias

from aiohttp import WSMsgType, web

from audiowar.server.rooms.server_limits import Limits

from .connected_client import POLICY_VIOLATION, TOO_BIG
from .connection_limits import LimitedConnection

LOG = logging.getLogger(__name__)
TRY_AGAIN_LATER = 1013
"""The close code for a client that reads too slowly, or cannot be admitted now."""
CLOSE_TIMEOUT = 3.0
"""Seconds after which a connection that is being closed is aborted."""
FLOOD_CLOSE_TIMEOUT = 0.5
"""The same for a client that broke a limit."""
SEND_BUFFER_BYTES = 65536
"""The size of the kernel's send buffer for each connection."""
WRITE_BUFFER_BYTES = 32768
"""The number of bytes in a connection's write buffer above which nothing more is written."""
TEXT_FRAME_START = 0x81
"""The first byte of a text frame that is not split (RFC 6455, section 5.2)."""
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


class WebSocketConnection:
    """A WebSocket, its handler, and the queue of frames to send to the client.

    Frames are written to the transport without a task, which aiohttp's own methods to send need.
    """

    def __init__(
        self,
        open_connection: OpenConnection,
        ws: web.WebSocketResponse,
        connection: LimitedConnection,
        transport: asyncio.Transport,
        address: str,
        limits: Limits,
    ) -> None:
        self._ws = ws
        self._connection = connection
        self._transport = transport
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[bytes] = deque()
        """The frames that wait until the client has read others."""
        self._closing: asyncio.Task[None] | None = None
        # Limit what waits in buffers for a slow reader, so that it does not use up memory.
        opened: socket.socket = transport.get_extra_info("socket")
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        transport.set_write_buffer_limits(WRITE_BUFFER_BYTES)
        connection.on_writable = self._write_waiting
        self._receiver = open_connection(address, self._send_text, self._close)

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
            if self._transport.get_write_buffer_size():
                # Otherwise the buffer of a client that does not read would stay in memory.
                self._transport.abort()
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

    def _send_text(self, text: str) -> None:
        """Send a frame. Close the connection of a client for which too many frames wait."""
        if self._closing is not None:
            return
        if len(self._waiting) >= self._limits.max_queued_frames:
            self._waiting.clear()
            self._receiver.on_connection_lost()
            self._close(TRY_AGAIN_LATER)
            return
        self._waiting.append(encode_text_frame(text))
        self._write_waiting()

    def _write_waiting(self) -> None:
        """Write waiting frames until the client must read some first."""
        while self._waiting and self._transport.get_write_buffer_size() <= WRITE_BUFFER_BYTES:
            self._write(self._waiting.popleft())

    def _write(self, data: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(data)

    async def close_with_retry(self) -> None:
        """Close the connection because the server stops, and tell the client when to reconnect."""
        self._receiver.close_with_retry(SERVER_STOP_RETRY_SECONDS)
        if self._closing is not None:
            await self._closing

    def _close(self, code: int) -> None:
        if self._closing is None:
            self._closing = self._loop.create_task(self._run_close(code))

    async def _run_close(self, code: int) -> None:
        """Send what waits, then close. Abort if the client does not answer in time.

        A client that broke a limit gets less time, and nothing more is read from it.
        """
        has_flooded = code in (POLICY_VIOLATION, TOO_BIG)
        if has_flooded:
            self._connection.stop_reading_flood()
        self._write(b"".join(self._waiting))
        self._waiting.clear()
        try:
            await asyncio.wait_for(
                self._ws.close(code=code),
                FLOOD_CLOSE_TIMEOUT if has_flooded else CLOSE_TIMEOUT,
            )
        except asyncio.TimeoutError:
            LOG.info("a connection was cut off")
        finally:
            self._transport.abort()


def encode_text_frame(text: str) -> bytes:
    """Return a text as a WebSocket frame, as a server sends it (RFC 6455, section 5.2)."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((TEXT_FRAME_START, size)) + data
    if size < 1 << 16:
        return bytes((TEXT_FRAME_START, 126)) + size.to_bytes(2, "big") + data
    return bytes((TEXT_FRAME_START, 127)) + size.to_bytes(8, "big") + data

"""The transport by which a hosted engine reaches the tables of its own server, without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

from audiowar.client.transport import ConnectionChange, Received
from audiowar.server.net.websocket import FrameReceiver, OpenConnection


class LoopbackTransport:
    """A `Transport` from an engine in the engine thread to the server's event loop."""

    wakes_program = True

    def __init__(
        self,
        open_connection: OpenConnection,
        address: str,
        loop: asyncio.AbstractEventLoop,
        wake: Callable[[], None],
    ) -> None:
        """`wake` is called on the event loop when the engine has received something."""
        self._open_connection = open_connection
        self._address = address
        self._loop = loop
        self._wake = wake
        self._received: SimpleQueue[Received] = SimpleQueue()
        self._receiver: FrameReceiver | None = None
        self.is_closed = False
        """Whether the connection is closed, so that nothing more is received."""
        self._on_loop(self._open)

    # Called by the engine in the engine thread

    def send(self, text: str) -> None:
        self._on_loop(lambda: self._pass_text(text))

    def take_received(self) -> list[Received]:
        return [self._received.get_nowait() for _ in range(self._received.qsize())]

    def close(self) -> None:
        self._on_loop(self.abort)

    def _on_loop(self, do: Callable[[], None]) -> None:
        # If the server has stopped, its loop is closed and raises this error.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(do)

    # Methods that run on the server's event loop

    def _open(self) -> None:
        if not self.is_closed:
            self._put(ConnectionChange.OPENED)
            connect, close = self._open_connection, lambda code: self.abort()
            handler = connect(self._address, self._put, close)
            if self.is_closed:
                # The server has refused the connection.
                handler.on_connection_lost()
            else:
                self._receiver = handler

    def _pass_text(self, text: str) -> None:
        if self._receiver is not None:
            self._receiver.on_text(text)

    def _put(self, one: Received) -> None:
        if not self.is_closed:
            self._received.put(one)
            self._wake()

    def abort(self) -> None:
        """Close the connection immediately. Texts that have not arrived are lost."""
        if self.is_closed:
            return
        self._put(ConnectionChange.CLOSED)
        self.is_closed = True
        handler, self._receiver = self._receiver, None
        if handler is not None:
            handler.on_connection_lost()

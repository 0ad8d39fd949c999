"""A player's way from the engine to the tables of this server: the same talk, without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

from audiowar.client.inbox import drain_queue
from audiowar.client.transport import Received, TransportEvents
from audiowar.server.net.websocket import FrameHandler, Gate


class LoopbackTransport:
    """A connection. The engine's thread holds one end, the loop of the server the other."""

    wakes_program = True

    def __init__(
        self,
        gate: Gate,
        address: str,
        loop: asyncio.AbstractEventLoop,
        rouse: Callable[[], None],
    ) -> None:
        """`rouse` is called on the loop when something has come."""
        self._gate = gate
        self._address = address
        self._loop = loop
        self._rouse = rouse
        self._come: SimpleQueue[Received] = SimpleQueue()
        self._talker: FrameHandler | None = None
        self.over = False
        """Whether nothing comes any more."""
        self._on_loop(self._open)

    # For the engine

    def send(self, text: str) -> None:
        """Send a text."""
        self._on_loop(lambda: self._say(text))

    def take_received(self) -> list[Received]:
        """Return what has come."""
        return drain_queue(self._come)

    def close(self) -> None:
        """End it after all is sent."""
        self._on_loop(self.end)

    def _on_loop(self, do: Callable[[], None]) -> None:
        # The server may have ended.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(do)

    # On the loop

    def _open(self) -> None:
        if not self.over:
            self._talker = self._gate(self._address, self._put, lambda code: self.end())
            self._put(TransportEvents.OPENED)

    def _say(self, text: str) -> None:
        if self._talker is not None:
            self._talker.on_text(text)

    def _put(self, one: Received) -> None:
        if not self.over:
            self._come.put(one)
            self._rouse()

    def end(self) -> None:
        """Let the table know that nobody is at this end any more."""
        if self.over:
            return
        self._put(TransportEvents.CLOSED)
        self.over = True
        talker, self._talker = self._talker, None
        if talker is not None:
            talker.on_connection_lost()

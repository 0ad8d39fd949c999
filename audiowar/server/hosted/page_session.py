"""A hosted page's session across connections. Frames are kept until the page confirms them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

import orjson

from audiowar.client.transport import OpenTransport, Transport
from audiowar.server.net.websocket import OpenConnection
from audiowar.web.protocol import Message

from .hosted_engine import EngineOutput, HostedEngine
from .loopback import LoopbackTransport
from .page_protocol import CloseReason
from .worker_thread import LATER, SOON, WorkerThread

LOG = logging.getLogger(__name__)
LEAVE_SECONDS: Final = 5.0
"""Seconds within which a page may come back before other players notice its absence."""
MAX_UNACKNOWLEDGED: Final = 256
"""Frames that a page may leave unacknowledged."""
MESSAGES_PER_TURN: Final = 4
"""Messages that the engine handles in one turn."""
MAX_PENDING: Final = 500
"""Messages that may wait."""
MAX_FRAME_LENGTH: Final = 1 << 21
"""Characters of a frame, which may contain a whole transcript."""
RESENT_KINDS: Final = ("keep", "say")
"""Kinds of messages that a reloaded page still needs. Its first frame contains the rest."""


class PageTransport(Protocol):
    """The connection of a page."""

    def send(self, text: str) -> None:
        """Send a frame."""

    def close_with_reason(self, reason: CloseReason) -> None:
        """Send the reason, and close."""


class PageSession:
    """The session of a page, used on the event loop only."""

    def __init__(
        self,
        key: str,
        address: str,
        make_engine: Callable[[OpenTransport], HostedEngine],
        open_connection: OpenConnection,
        worker: WorkerThread,
        on_ended: Callable[[PageSession], None],
    ) -> None:
        """`make_engine` gets a function that connects the engine with the tables of this server."""
        self.key = key
        self.address = address
        self._open_connection = open_connection
        self._worker = worker
        self._on_ended = on_ended
        self._loop = asyncio.get_running_loop()
        self.transport: PageTransport | None = None
        self.has_begun = False
        """Whether the page has sent its files and started."""
        self.lost_at = self._loop.time()
        """When the last connection was lost."""
        self._unacknowledged: list[tuple[int, list[Message]]] = []
        self._frame_number = 0
        self._pending: list[Any] = []
        self._is_running = self._runs_again = False
        """Whether the engine runs a turn, and whether another one must follow it."""
        self._timer: asyncio.TimerHandle | None = None
        self._has_ended = False
        self._loopbacks: list[LoopbackTransport] = []
        self._leave_timer: asyncio.TimerHandle | None = None
        self._is_wake_queued = False
        self._engine = make_engine(self._open_loopback)
        self._engine.clock.pause()

    def attach(self, transport: PageTransport, last_received: int) -> None:
        """Continue with a page that has the frames up to a number; -1: a reloaded page."""
        if self.transport is not None:
            self.transport.close_with_reason(CloseReason.MOVED)
        self.transport = transport
        self.acknowledge(last_received)
        if last_received < 0:
            self._unacknowledged = [*select_frames_for_reloaded_page(self._unacknowledged)]
        for n, told in self._unacknowledged:
            transport.send(make_turn_frame(n, told))
        self._cancel_leaving()
        self._engine.clock.resume()
        self.handle_messages([], LATER)

    def detach(self, transport: PageTransport) -> None:
        """Stop the clock until the page comes back."""
        if self.transport is transport:
            self.transport = None
            self.lost_at = self._loop.time()
            self._engine.clock.pause()
            self._stop_timer()
            self._leave_timer = self._loop.call_later(LEAVE_SECONDS, self._leave_tables)

    # The tables of this server

    def _open_loopback(self, url: str) -> Transport:
        """Connect the engine with the tables of this server, whatever the URL."""
        line = LoopbackTransport(self._open_connection, self.address, self._loop, self._queue_wake)
        self._loopbacks = [*(one for one in self._loopbacks if not one.is_closed), line]
        return line

    def _queue_wake(self) -> None:
        """Schedule one call in which the engine handles frames received from a table."""
        if self.transport is not None and not self._is_wake_queued:
            self._is_wake_queued = True
            self._loop.call_soon(self._wake)

    def _wake(self) -> None:
        self._is_wake_queued = False
        if self.transport is not None and not self._has_ended:
            self.handle_messages([])

    def _leave_tables(self) -> None:
        """Disconnect from all tables, so that others notice the absence."""
        for line in self._loopbacks:
            line.disconnect()

    def _cancel_leaving(self) -> None:
        if self._leave_timer is not None:
            self._leave_timer.cancel()
            self._leave_timer = None

    # Turns of the engine

    def acknowledge(self, number: int) -> None:
        """Drop the frames up to a number, which the page has received."""
        while self._unacknowledged and self._unacknowledged[0][0] <= number:
            self._unacknowledged.pop(0)

    def handle_messages(self, messages: Sequence[Any], order: int = SOON) -> None:
        """Let the engine handle messages, or let time pass if there are none."""
        self._stop_timer()
        self._pending.extend(messages)
        if len(self._pending) > MAX_PENDING:
            self.end(CloseReason.FAST)
        elif self._is_running:
            self._runs_again = True
        else:
            self._run_turn(order)

    def _run_turn(self, order: int) -> None:
        """Run one turn with a few of the waiting messages, so that other engines get their turn."""
        some, self._pending = self._pending[:MESSAGES_PER_TURN], self._pending[MESSAGES_PER_TURN:]
        self._is_running, self._runs_again = True, False
        self._worker.run_job(lambda: self._engine.run_turn(some), self._on_turn_done, order)

    def _on_turn_done(self, turn: EngineOutput | Exception) -> None:
        self._is_running = False
        if self._has_ended:
            return
        if isinstance(turn, Exception):
            LOG.error("a player's engine failed", exc_info=turn)
            self.end(CloseReason.FAULT)
            return
        if turn.messages:
            self._frame_number += 1
            self._unacknowledged.append((self._frame_number, turn.messages))
            text = make_turn_frame(self._frame_number, turn.messages)
            if len(text) > MAX_FRAME_LENGTH:
                self.end(CloseReason.LARGE)
                return
            if self.transport is not None:
                self.transport.send(text)
            if len(self._unacknowledged) > MAX_UNACKNOWLEDGED and self.transport is not None:
                self.transport.close_with_reason(CloseReason.SLOW)
        if self._pending or self._runs_again:
            self._run_turn(SOON)
        elif turn.due is not None and self.transport is not None:
            self._timer = self._loop.call_later(turn.due, lambda: self.handle_messages([], LATER))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self, reason: CloseReason) -> None:
        """End the session and send the reason."""
        if self._has_ended:
            return
        self._has_ended = True
        self._stop_timer()
        self._cancel_leaving()
        self._leave_tables()
        way, self.transport = self.transport, None
        if way is not None:
            way.close_with_reason(reason)
        self._worker.run_job(self._engine.close, log_close_error, LATER)
        self._on_ended(self)


def select_frames_for_reloaded_page(
    unheard: Iterable[tuple[int, list[Message]]],
) -> Iterator[tuple[int, list[Message]]]:
    """Yield the parts of unacknowledged frames that a reloaded page still needs."""
    for number, told in unheard:
        if left := [one for one in told if one["t"] in RESENT_KINDS]:
            yield number, left


def make_turn_frame(number: int, messages: list[Message]) -> str:
    """Return the messages of a turn as a numbered frame."""
    return orjson.dumps({"n": number, "m": messages}).decode()


def log_close_error(result: object) -> None:
    """Log the error, if there is one, with which closing the engine ended."""
    if isinstance(result, Exception):
        LOG.error("a player's folder could not be removed", exc_info=result)

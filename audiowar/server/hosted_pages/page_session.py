"""The session of a hosted page: its engine and its frames. It outlives the page's connections.

Frames for the page are kept until the page acknowledges them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import orjson

from audiowar.client.transport import OpenTransport, Transport
from audiowar.server.net.connected_client import POLICY_VIOLATION, TOO_BIG
from audiowar.server.net.websocket import TRY_AGAIN_LATER, OpenConnection
from audiowar.web.page_engine_messages import Message

from .hosted_engine import EngineOutput, HostedEngine
from .loopback_transport import LoopbackTransport
from .page_protocol import CloseReason
from .shared_engine_thread import INPUT_PRIORITY, TIMER_PRIORITY, SharedEngineThread

LOG = logging.getLogger(__name__)
LEAVE_TABLE_DELAY: Final = 5.0
"""Seconds for which the engine stays at its online table after the page's connection is lost."""
MAX_UNACKNOWLEDGED_FRAMES: Final = 256
"""The maximum number of frames that a page may leave unacknowledged."""
MESSAGES_PER_TURN: Final = 4
"""The number of messages that the engine handles in one turn."""
MAX_PENDING_MESSAGES: Final = 500
"""The maximum number of a page's messages that may wait for the engine."""
MAX_FRAME_LENGTH: Final = 1 << 21
"""The maximum length of a frame in characters. A frame may contain a whole transcript."""
NORMAL_CLOSE_CODE: Final = 1000
"""The WebSocket close code for all reasons without a code in CLOSE_CODES."""
CLOSE_CODES: Final = {
    CloseReason.TOO_FAST: POLICY_VIOLATION,
    CloseReason.TOO_LARGE: TOO_BIG,
    CloseReason.NO_FREE_ENGINE: TRY_AGAIN_LATER,
    CloseReason.INVALID_FRAME: POLICY_VIOLATION,
    CloseReason.TOO_SLOW: TRY_AGAIN_LATER,
    CloseReason.BARRED: POLICY_VIOLATION,
}
"""The WebSocket close codes for some reasons. All other reasons have the code NORMAL_CLOSE_CODE."""
KINDS_RESENT_AFTER_RELOAD: Final = ("keep", "say")
"""If a page was reloaded, only unacknowledged messages of these kinds are sent to it again. The
answer to its `start` message shows everything else."""


class PageTransport:
    """The connection of a page. `send` sends a frame to the page."""

    def __init__(self, send: Callable[[str], None], close: Callable[[int], None]) -> None:
        self.send = send
        self._close = close

    def close_with_reason(self, reason: CloseReason) -> None:
        """Tell the page why the connection ends, and close it."""
        self.send(orjson.dumps({"t": "sorry", "why": reason.value}).decode())
        self._close(CLOSE_CODES.get(reason, NORMAL_CLOSE_CODE))


class PageSession:
    """The session of a page and its engine. Only code on the event loop may use the session."""

    def __init__(
        self,
        token_hash: str,
        address: str,
        make_engine: Callable[[OpenTransport], HostedEngine],
        open_connection: OpenConnection,
        engine_thread: SharedEngineThread,
        on_ended: Callable[[PageSession], None],
    ) -> None:
        """`make_engine` receives a function that connects the engine to the server's tables."""
        self.token_hash = token_hash
        self.address = address
        self._open_connection = open_connection
        self._engine_thread = engine_thread
        self._on_ended = on_ended
        self._loop = asyncio.get_running_loop()
        self.transport: PageTransport | None = None
        """The page's connection; None while the page is away."""
        self.has_received_start_message = False
        """Whether the page has sent its files and then `start`."""
        self.lost_at = self._loop.time()
        """When the last connection was lost, by the loop's clock."""
        self._unacknowledged: list[tuple[int, list[Message]]] = []
        """The number and the messages of each frame that the page has not acknowledged."""
        self._frame_number = 0
        self._pending: list[Any] = []
        self._is_running = False
        self._runs_again = False
        """Whether another turn must follow the running one."""
        self._timer: asyncio.TimerHandle | None = None
        self._has_ended = False
        self._loopbacks: list[LoopbackTransport] = []
        self._leave_timer: asyncio.TimerHandle | None = None
        self._engine = make_engine(self._open_loopback)
        self._engine.clock.pause()

    def attach(self, transport: PageTransport, last_received: int) -> None:
        """Continue the session on a new connection of the page.

        `last_received` is the number of the last frame that the page has; -1 after a reload.
        """
        if self.transport is not None:
            self.transport.close_with_reason(CloseReason.CONNECTED_ELSEWHERE)
        self.transport = transport
        self.acknowledge(last_received)
        if last_received < 0:
            needed = [
                (
                    number,
                    [message for message in messages if message["t"] in KINDS_RESENT_AFTER_RELOAD],
                )
                for number, messages in self._unacknowledged
            ]
            self._unacknowledged = [(number, messages) for number, messages in needed if messages]
        for number, messages in self._unacknowledged:
            transport.send(make_turn_frame(number, messages))
        self._cancel_leaving()
        self._engine.clock.resume()
        self.pass_messages_to_engine([], TIMER_PRIORITY)

    def pause_until_page_returns(self, lost_transport: PageTransport) -> None:
        """Stop the clock until the page reconnects. Do nothing if it has already reconnected.

        If the page stays away for LEAVE_TABLE_DELAY seconds, disconnect the engine from its table.
        """
        if self.transport is lost_transport:
            self.transport = None
            self.lost_at = self._loop.time()
            self._engine.clock.pause()
            self._stop_timer()
            self._leave_timer = self._loop.call_later(LEAVE_TABLE_DELAY, self._leave_tables)

    # Connections of the engine to tables of this server

    def _open_loopback(self, url: str) -> Transport:
        """Return a connection of the engine to the tables of this server. The URL is ignored."""
        connect, loop = self._open_connection, self._loop
        transport = LoopbackTransport(connect, self.address, loop, self._wake)
        self._loopbacks = [
            *(loopback for loopback in self._loopbacks if not loopback.is_closed),
            transport,
        ]
        return transport

    def _wake(self) -> None:
        """Let the engine take what it has received from its table."""
        if self.transport is not None and not self._has_ended:
            self.pass_messages_to_engine([])

    def _leave_tables(self) -> None:
        """Disconnect the engine from its table, so that others hear that the player is away."""
        for transport in self._loopbacks:
            transport.abort()

    def _cancel_leaving(self) -> None:
        if self._leave_timer is not None:
            self._leave_timer.cancel()
            self._leave_timer = None

    # Passing messages to the engine, one turn at a time

    def acknowledge(self, number: int) -> None:
        """Drop the frames up to a number, because the page has received them."""
        while self._unacknowledged and self._unacknowledged[0][0] <= number:
            self._unacknowledged.pop(0)

    def pass_messages_to_engine(
        self, messages: Sequence[Any], priority: int = INPUT_PRIORITY
    ) -> None:
        """Let the engine handle messages. Without messages, it only does what is due by now."""
        self._stop_timer()
        self._pending.extend(messages)
        if len(self._pending) > MAX_PENDING_MESSAGES:
            self.end(CloseReason.TOO_FAST)
        elif self._is_running:
            self._runs_again = True
        else:
            self._run_turn(priority)

    def _run_turn(self, priority: int) -> None:
        """Let the engine handle only a few waiting messages, so that other engines run soon."""
        messages, self._pending = (
            self._pending[:MESSAGES_PER_TURN],
            self._pending[MESSAGES_PER_TURN:],
        )
        self._is_running, self._runs_again = True, False
        self._engine_thread.submit_job(
            lambda: self._engine.run_turn(messages), self._on_turn_done, priority
        )

    def _on_turn_done(self, turn: EngineOutput | Exception) -> None:
        self._is_running = False
        if self._has_ended:
            return
        if isinstance(turn, Exception):
            LOG.error("a player's engine failed", exc_info=turn)
            self.end(CloseReason.ENGINE_FAILED)
            return
        if turn.messages:
            self._frame_number += 1
            self._unacknowledged.append((self._frame_number, turn.messages))
            text = make_turn_frame(self._frame_number, turn.messages)
            if len(text) > MAX_FRAME_LENGTH:
                self.end(CloseReason.TOO_LARGE)
                return
            if self.transport is not None:
                self.transport.send(text)
            if len(self._unacknowledged) > MAX_UNACKNOWLEDGED_FRAMES and self.transport is not None:
                self.transport.close_with_reason(CloseReason.TOO_SLOW)
        if self._pending or self._runs_again:
            self._run_turn(INPUT_PRIORITY)
        elif turn.seconds_until_due is not None and self.transport is not None:
            self._timer = self._loop.call_later(
                turn.seconds_until_due, lambda: self.pass_messages_to_engine([], TIMER_PRIORITY)
            )

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self, reason: CloseReason) -> None:
        """End the session, and tell the page why."""
        if self._has_ended:
            return
        self._has_ended = True
        self._stop_timer()
        self._cancel_leaving()
        self._leave_tables()
        transport, self.transport = self.transport, None
        if transport is not None:
            transport.close_with_reason(reason)
        self._engine_thread.submit_job(self._engine.close, log_close_error, TIMER_PRIORITY)
        self._on_ended(self)


def make_turn_frame(number: int, messages: list[Message]) -> str:
    """Return the frame, as JSON text, with the messages of one turn of the engine."""
    return orjson.dumps({"n": number, "m": messages}).decode()


def log_close_error(result: object) -> None:
    """Log the result of closing an engine if that result is an exception."""
    if isinstance(result, Exception):
        LOG.error("a player's folder could not be removed", exc_info=result)

"""One connection of a hosted page: check the frames it sends, and pass them to its session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

import orjson

from audiowar.server.net.connected_client import POLICY_VIOLATION, TOO_BIG, try_parse_json
from audiowar.server.net.websocket import TRY_AGAIN_LATER
from audiowar.server.rooms.limits import ExcessFrames, Limits, TokenBucket
from audiowar.web.protocol import VERSION, read_int_field, read_text_field

from .page_protocol import CloseReason
from .page_session import PageSession

MAX_MESSAGES: Final = 20
"""The maximum number of messages in one frame."""
MESSAGES_PER_FRAME: Final = 4
"""The number of messages per frame that a page may send on average."""
NORMAL: Final = 1000
"""The WebSocket close code for most reasons."""
CLOSE_CODES: Final = {
    CloseReason.FAST: POLICY_VIOLATION,
    CloseReason.LARGE: TOO_BIG,
    CloseReason.FULL: TRY_AGAIN_LATER,
    CloseReason.FRAME: POLICY_VIOLATION,
    CloseReason.SLOW: TRY_AGAIN_LATER,
}
"""The WebSocket close codes for the other reasons."""
BYTE_RATE_FACTOR: Final = 8
"""Bytes of long frames that a page may send per second, as a multiple of `Limits.frame`."""


class SessionRegistry(Protocol):
    """Starts and finds the sessions of pages."""

    limits: Limits

    def find_session(self, token: str) -> PageSession | None:
        """Return the session to which a page's token belongs; None if there is none."""

    def new_token_and_session(self, address: str, page_url: str) -> tuple[str, PageSession | None]:
        """Start a session for a page. Return token and session; "" and None if there is no room.

        `page_url` is the address of the page itself.
        """


class PageConnection:
    """One connection of a hosted page. It gets the functions to send to its socket and close it."""

    def __init__(
        self,
        registry: SessionRegistry,
        address: str,
        put: Callable[[str], None],
        close: Callable[[int], None],
    ) -> None:
        self._registry = registry
        self._address = address
        self.send = put
        self._close = close
        self._limits = registry.limits
        self._frames = TokenBucket(self._limits.burst, self._limits.rate)
        self._messages = TokenBucket(
            self._limits.burst * MESSAGES_PER_FRAME * 2, self._limits.rate * MESSAGES_PER_FRAME
        )
        self._bytes = TokenBucket(self._limits.thin_bring, self._limits.frame * BYTE_RATE_FACTOR)
        self._excess = ExcessFrames(self._limits)
        self._session: PageSession | None = None

    @property
    def is_greeted(self) -> bool:
        """Whether the page has started or resumed a session."""
        return self._session is not None

    def on_text(self, text: str) -> None:
        """Handle a received frame, or close the connection if it breaks a limit."""
        now = asyncio.get_running_loop().time()
        size = len(text.encode("utf-8", "surrogatepass"))
        if size > self._limits.frame and not self._bytes.take(now, size):
            self.close_with_reason(CloseReason.LARGE)
            return
        messages = try_parse_messages(text)
        small = size <= self._limits.frame
        count = len(messages or ())
        if small and not (self._frames.take(now) and self._messages.take(now, count)):
            self._on_excess(now)
            return
        self._excess.note_allowed()
        if messages is None:
            self.close_with_reason(CloseReason.FRAME)
        elif self._session is None:
            self._start_session(messages[0])
        else:
            self._handle_messages(self._session, messages)

    def admit_frame(self) -> bool:
        """Count a frame without content, such as a WebSocket ping.

        Return whether the rate limit allows the frame.
        """
        now = asyncio.get_running_loop().time()
        if self._frames.take(now):
            return True
        self._on_excess(now)
        return False

    def _on_excess(self, now: float) -> None:
        if self._excess.note_excess(now):
            self.close_with_reason(CloseReason.FAST)

    def _start_session(self, message: dict[str, Any]) -> None:
        """Resume the session whose token is in the page's first message, or start a new one."""
        if read_text_field(message, "t") != "come" or read_int_field(message, "v") != VERSION:
            self.close_with_reason(CloseReason.FRAME)
            return
        token = read_text_field(message, "token")
        session = self._registry.find_session(token)
        # Before `start` the session may lack files, so the page must send all of them again.
        known = session is not None and session.has_begun
        if session is None:
            token, session = self._registry.new_token_and_session(
                self._address, read_text_field(message, "home")
            )
        if session is None:
            self.close_with_reason(CloseReason.FULL)
            return
        self._session = session
        here = {"t": "here", "token": token, "known": known, "room": self._limits.thin_bring}
        self.send(orjson.dumps(here).decode())
        session.attach(self, read_int_field(message, "got") if known else -1)

    def _handle_messages(self, session: PageSession, messages: list[dict[str, Any]]) -> None:
        rest = []
        for message in messages:
            kind = read_text_field(message, "t")
            if kind == "got":
                session.acknowledge(read_int_field(message, "n"))
            elif kind == "ping":
                self.send('{"t":"pong"}')
            else:
                session.has_begun |= kind == "start"
                rest.append(message)
        if rest:
            session.handle_messages(rest)

    def close_with_reason(self, reason: CloseReason) -> None:
        """Tell the page why the connection ends, and close it."""
        self.send(orjson.dumps({"t": "sorry", "why": reason.value}).decode())
        self._close(CLOSE_CODES.get(reason, NORMAL))

    def on_connection_lost(self) -> None:
        """Let the session wait for a new connection."""
        if self._session is not None:
            self._session.detach(self)
            self._session = None

    def close_with_retry(self, retry_seconds: int) -> None:
        """Close because the server stops. The page decides itself when to reconnect."""
        self.close_with_reason(CloseReason.BYE)


def try_parse_messages(text: str) -> list[dict[str, Any]] | None:
    """Return the messages of a frame; None if the frame is invalid."""
    messages = try_parse_json(text)
    if not isinstance(messages, list) or not 0 < len(messages) <= MAX_MESSAGES:
        return None
    return messages if all(isinstance(one, dict) for one in messages) else None

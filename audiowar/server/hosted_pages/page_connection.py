"""One connection of a hosted page: check received frames, and pass them to the page's session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

import orjson

from audiowar.server.net.connected_client import POLICY_VIOLATION, TOO_BIG, try_parse_json
from audiowar.server.net.websocket import TRY_AGAIN_LATER
from audiowar.server.rooms.rate_limiting import ExcessFrameCounter, TokenBucket
from audiowar.server.rooms.server_limits import Limits
from audiowar.web.page_engine_messages import PAGE_PROTOCOL_VERSION, read_int_field, read_text_field

from .page_protocol import CloseReason
from .page_session import PageSession

MAX_MESSAGES_PER_RECEIVED_FRAME: Final = 20
"""The maximum number of messages in one frame."""
MAX_AVERAGE_MESSAGES_PER_RECEIVED_FRAME: Final = 4
"""The maximum number of messages per frame on average."""
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
LONG_FRAME_BYTE_RATE_FACTOR: Final = 8
"""How many bytes per second a page may send in long frames, divided by `Limits.max_frame_bytes`."""


class SessionRegistry(Protocol):
    """The pool of engines, which starts and finds the sessions of pages."""

    limits: Limits

    def find_session(self, token: str) -> PageSession | None:
        """Return the session to which a page's token belongs; None if there is none."""

    def create_token_and_session(
        self, address: str, page_url: str
    ) -> tuple[str, PageSession | None]:
        """Start a session for a page. Return its token and the session; "" and None if refused.

        If the maximum number of sessions is reached, end the one whose page has been absent longest
        or, if no page is absent, refuse the new session.
        """

    def forget_connection(self, connection: PageConnection) -> None:
        """Forget a page's connection, because it is lost."""


class PageConnection:
    """Handles the frames of one connection of a hosted page. It replies with `send` and `close`."""

    def __init__(
        self,
        registry: SessionRegistry,
        address: str,
        send: Callable[[str], None],
        close: Callable[[int], None],
    ) -> None:
        self._registry = registry
        self.address = address
        self.send = send
        self._close = close
        self._limits = limits = registry.limits
        self._frames = TokenBucket(limits.max_frame_burst, limits.frames_per_second)
        burst, rate = (
            limits.max_frame_burst * MAX_AVERAGE_MESSAGES_PER_RECEIVED_FRAME * 2,
            limits.frames_per_second * MAX_AVERAGE_MESSAGES_PER_RECEIVED_FRAME,
        )
        self._messages = TokenBucket(burst, rate)
        self._bytes = TokenBucket(
            limits.max_brought_file_bytes, limits.max_frame_bytes * LONG_FRAME_BYTE_RATE_FACTOR
        )
        self._excess = ExcessFrameCounter(limits)
        self._session: PageSession | None = None

    @property
    def is_greeted(self) -> bool:
        return self._session is not None

    def on_text(self, text: str) -> None:
        now = asyncio.get_running_loop().time()
        size = len(text.encode("utf-8", "surrogatepass"))
        is_long = size > self._limits.max_frame_bytes
        if is_long and not self._bytes.try_take(now, size):
            self.close_with_reason(CloseReason.TOO_LARGE)
            return
        messages = try_parse_messages(text)
        count = len(messages or ())
        if not (is_long or (self._frames.try_take(now) and self._messages.try_take(now, count))):
            self._on_excess(now)
            return
        self._excess.reset_consecutive_count()
        if messages is None:
            self.close_with_reason(CloseReason.INVALID_FRAME)
        elif self._session is None:
            self._start_session(messages[0])
        else:
            self._handle_messages(self._session, messages)

    def count_frame(self) -> bool:
        now = asyncio.get_running_loop().time()
        if self._frames.try_take(now):
            return True
        self._on_excess(now)
        return False

    def _on_excess(self, now: float) -> None:
        if self._excess.count_excess(now):
            self.close_with_reason(CloseReason.TOO_FAST)

    def _start_session(self, message: dict[str, Any]) -> None:
        """Resume the session whose token is in the page's first message, or start a new session."""
        if (
            read_text_field(message, "t") != "come"
            or read_int_field(message, "v") != PAGE_PROTOCOL_VERSION
        ):
            self.close_with_reason(CloseReason.INVALID_FRAME)
            return
        token = read_text_field(message, "token")
        session = self._registry.find_session(token)
        # Until the page has sent `start`, files may be missing here, so it must resend all of them.
        known = session is not None and session.has_received_start_message
        if session is None:
            page_url = read_text_field(message, "home")
            token, session = self._registry.create_token_and_session(self.address, page_url)
        if session is None:
            self.close_with_reason(CloseReason.NO_FREE_ENGINE)
            return
        self._session = session
        here = {
            "t": "here",
            "token": token,
            "known": known,
            "room": self._limits.max_brought_file_bytes,
        }
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
                session.has_received_start_message |= kind == "start"
                rest.append(message)
        if rest:
            session.pass_messages_to_engine(rest)

    def close_with_reason(self, reason: CloseReason) -> None:
        self.send(orjson.dumps({"t": "sorry", "why": reason.value}).decode())
        self._close(CLOSE_CODES.get(reason, NORMAL_CLOSE_CODE))

    def close_because_barred(self) -> None:
        """Close the connection because the operator has barred its address. End its session, too.

        A session that the page has continued on a newer connection is not ended.
        """
        if self._session is not None and self._session.transport is self:
            self._session.end(CloseReason.BARRED)
        else:
            self.close_with_reason(CloseReason.BARRED)

    def on_connection_lost(self) -> None:
        self._registry.forget_connection(self)
        if self._session is not None:
            self._session.pause_until_page_returns(self)
            self._session = None

    def close_with_retry(self, retry_seconds: int) -> None:
        """Close the connection because the server stops. The page decides when to reconnect."""
        self.close_with_reason(CloseReason.SERVER_STOPS)


def try_parse_messages(text: str) -> list[dict[str, Any]] | None:
    """Return the messages of a frame; None if the frame is invalid."""
    messages = try_parse_json(text)
    if not isinstance(messages, list) or not 0 < len(messages) <= MAX_MESSAGES_PER_RECEIVED_FRAME:
        return None
    return messages if all(isinstance(one, dict) for one in messages) else None

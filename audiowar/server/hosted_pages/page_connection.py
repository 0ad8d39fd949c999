"""One connection of a hosted page: check received frames, and pass them to the page's session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

import orjson

from audiowar.server.net.connected_client import try_parse_json
from audiowar.server.rooms.rate_limiting import FrameLimit, TokenBucket
from audiowar.server.rooms.server_limits import Limits
from audiowar.web.page_engine_messages import PAGE_PROTOCOL_VERSION, read_int_field, read_text_field

from .page_protocol import CloseReason
from .page_session import PageSession, PageTransport

MAX_MESSAGES_PER_RECEIVED_FRAME: Final = 20
"""The maximum number of messages in one frame."""
LONG_FRAME_BYTE_RATE_FACTOR: Final = 8
"""How many bytes per second a page may send in long frames, divided by `Limits.max_frame_bytes`."""


class SessionOpening(NamedTuple):
    """What a page gets that has come: its token and its session, or no session if there is no room.

    `is_known` says whether the session has all files of the page already.
    """

    token: str
    session: PageSession | None
    is_known: bool


OpenSession: TypeAlias = Callable[[str, str, str], SessionOpening]
"""Finds or starts the session of a page. The arguments are the page's token, its address in the
network, and the address of the page itself."""


class PageConnection(PageTransport):
    """Handles the frames of one connection of a hosted page."""

    def __init__(
        self,
        limits: Limits,
        address: str,
        send: Callable[[str], None],
        close: Callable[[int], None],
        open_session: OpenSession,
        on_lost: Callable[[PageConnection], None],
    ) -> None:
        super().__init__(send, close)
        self.address = address
        self._open_session = open_session
        self._on_lost = on_lost
        self._limits = limits
        self._frame_limit = FrameLimit(limits)
        byte_rate = limits.max_frame_bytes * LONG_FRAME_BYTE_RATE_FACTOR
        self._bytes = TokenBucket(limits.max_brought_file_bytes, byte_rate)
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
        if not is_long and not self.count_frame():
            return
        messages = try_parse_messages(text)
        if messages is None:
            self.close_with_reason(CloseReason.INVALID_FRAME)
        elif self._session is None:
            self._start_session(messages[0])
        else:
            self._handle_messages(self._session, messages)

    def count_frame(self) -> bool:
        is_allowed = self._frame_limit.try_take(asyncio.get_running_loop().time())
        if not is_allowed and self._frame_limit.must_close:
            self.close_with_reason(CloseReason.TOO_FAST)
        return is_allowed

    def _start_session(self, message: dict[str, Any]) -> None:
        """Resume the session whose token is in the page's first message, or start a new session."""
        if (
            read_text_field(message, "t") != "come"
            or read_int_field(message, "v") != PAGE_PROTOCOL_VERSION
        ):
            self.close_with_reason(CloseReason.INVALID_FRAME)
            return
        token, page_url = read_text_field(message, "token"), read_text_field(message, "home")
        opening = self._open_session(token, self.address, page_url)
        if opening.session is None:
            self.close_with_reason(CloseReason.NO_FREE_ENGINE)
            return
        self._session, known = opening.session, opening.is_known
        room = self._limits.max_brought_file_bytes
        answer = {"t": "here", "token": opening.token, "known": known, "room": room}
        self.send(orjson.dumps(answer).decode())
        opening.session.attach(self, read_int_field(message, "got") if known else -1)

    def _handle_messages(self, session: PageSession, messages: list[dict[str, Any]]) -> None:
        engine_messages = []
        for message in messages:
            kind = read_text_field(message, "t")
            if kind == "got":
                session.acknowledge(read_int_field(message, "n"))
            elif kind == "ping":
                self.send('{"t":"pong"}')
            else:
                session.has_received_start_message |= kind == "start"
                engine_messages.append(message)
        if engine_messages:
            session.pass_messages_to_engine(engine_messages)

    def close_because_barred(self) -> None:
        """Close the connection because the operator has barred its address. End its session, too.

        A session that the page has continued on a newer connection is not ended.
        """
        if self._session is not None and self._session.transport is self:
            self._session.end(CloseReason.BARRED)
        else:
            self.close_with_reason(CloseReason.BARRED)

    def on_connection_lost(self) -> None:
        self._on_lost(self)
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
    return messages if all(isinstance(message, dict) for message in messages) else None

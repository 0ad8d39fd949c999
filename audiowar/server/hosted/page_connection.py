"""The connection of a page whose engine runs here: what comes in, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

import orjson

from audiowar.server.net.client import EXCESS_FRAMES, POLICY_VIOLATION, TOO_BIG, parse_json
from audiowar.server.net.websocket import TRY_AGAIN_LATER
from audiowar.server.rooms.limits import Limits, TokenBucket
from audiowar.web.protocol import VERSION, number, text

from .page_session import PageSession
from .protocol import CloseReason

MANY: Final = 20
"""Messages of one frame."""
EACH: Final = 4
"""Messages of a frame, where somebody sends many frames."""
NORMAL: Final = 1000
CODES: Final = {
    CloseReason.FAST: POLICY_VIOLATION,
    CloseReason.LARGE: TOO_BIG,
    CloseReason.FULL: TRY_AGAIN_LATER,
    CloseReason.FRAME: POLICY_VIOLATION,
    CloseReason.SLOW: TRY_AGAIN_LATER,
}
"""With which code a socket is closed, by what is said before."""
SLOW: Final = 8
"""For how many times as long frames there is room in a second, beyond those that may be long."""


class SessionRegistry(Protocol):
    """Where stays begin and are found again."""

    limits: Limits

    def find_session(self, token: str) -> PageSession | None:
        """Return the stay of a token."""

    def new_session(self, address: str, home: str) -> tuple[str, PageSession | None]:
        """Begin a stay of a page that lies at `home`; None where there is no room."""


class PageConnection:
    """A connection, without its socket: `put` and `close` are given."""

    def __init__(
        self,
        house: SessionRegistry,
        address: str,
        put: Callable[[str], None],
        close: Callable[[int], None],
    ) -> None:
        self._house = house
        self._address = address
        self.send = put
        self._close = close
        self._limits = house.limits
        self._frames = TokenBucket(self._limits.burst, self._limits.rate)
        self._messages = TokenBucket(self._limits.burst * EACH * 2, self._limits.rate * EACH)
        self._bytes = TokenBucket(self._limits.thin_bring, self._limits.frame * SLOW)
        self._too_many = 0
        self._session: PageSession | None = None

    @property
    def is_greeted(self) -> bool:
        """Whether they have said who they are."""
        return self._session is not None

    def on_text(self, said: str) -> None:
        """Do what a frame asks for."""
        now = asyncio.get_running_loop().time()
        size = len(said.encode("utf-8", "surrogatepass"))
        if size > self._limits.frame and not self._bytes.take(now, size):
            self.close_with_reason(CloseReason.LARGE)
            return
        messages = parse_messages(said)
        small = size <= self._limits.frame
        count = len(messages or ())
        if small and not (self._frames.take(now) and self._messages.take(now, count)):
            self._overdo()
            return
        self._too_many = 0
        if messages is None:
            self.close_with_reason(CloseReason.FRAME)
        elif self._session is None:
            self._come(messages[0])
        else:
            self._do(self._session, messages)

    def count_frame(self) -> bool:
        """Count a frame that says nothing; tell whether it is one of not too many."""
        if self._frames.take(asyncio.get_running_loop().time()):
            return True
        self._overdo()
        return False

    def _overdo(self) -> None:
        self._too_many += 1
        if self._too_many > EXCESS_FRAMES:
            self.close_with_reason(CloseReason.FAST)

    def _come(self, message: dict[str, Any]) -> None:
        """Go on with a stay, or begin one."""
        if text(message, "t") != "come" or number(message, "v") != VERSION:
            self.close_with_reason(CloseReason.FRAME)
            return
        token = text(message, "token")
        session = self._house.find_session(token)
        # What was lost before it began has not been brought all files.
        known = session is not None and session.begun
        if session is None:
            token, session = self._house.new_session(self._address, text(message, "home"))
        if session is None:
            self.close_with_reason(CloseReason.FULL)
            return
        self._session = session
        here = {"t": "here", "token": token, "known": known, "room": self._limits.thin_bring}
        self.send(orjson.dumps(here).decode())
        session.attach(self, number(message, "got") if known else -1)

    def _do(self, session: PageSession, messages: list[dict[str, Any]]) -> None:
        rest = []
        for message in messages:
            kind = text(message, "t")
            if kind == "got":
                session.acknowledge(number(message, "n"))
            elif kind == "ping":
                self.send('{"t":"pong"}')
            else:
                session.begun |= kind == "start"
                rest.append(message)
        if rest:
            session.do(rest)

    def close_with_reason(self, why: CloseReason) -> None:
        """Say why it ends, and close."""
        self.send(orjson.dumps({"t": "sorry", "why": why.value}).decode())
        self._close(CODES.get(why, NORMAL))

    def on_connection_lost(self) -> None:
        """Hear that the connection is lost."""
        if self._session is not None:
            self._session.detach(self)
            self._session = None

    def close_with_retry(self, retry: int) -> None:
        """Tell that the server ends; the page comes again by itself."""
        self.close_with_reason(CloseReason.BYE)


def parse_messages(said: str) -> list[dict[str, Any]] | None:
    """Return the messages of a frame; None for what is none or cannot be written again."""
    messages = parse_json(said)
    if not isinstance(messages, list) or not 0 < len(messages) <= MANY:
        return None
    return messages if all(isinstance(one, dict) for one in messages) else None

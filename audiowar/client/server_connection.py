"""A connection to a server, which comes back by itself when it is lost.

Whoever holds the link takes the frames out when it has time (`take`), and comes again when it is
due: nothing happens in between.
"""

from __future__ import annotations

import json
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from .address import is_loopback, page_url, websocket_url
from .frame_words import KIND, WORDED_KIND, ViewReader, worded
from .open_transport import open_socket_thread
from .transport import Carry, Transport, TransportEvents

Frame: TypeAlias = dict[str, Any]
VERSION, NEWEST = 1, 2
"""Versions of the protocol: what every server speaks, and what is spoken where the server can."""
LOST, BACK = "lost", "back"
"""Kinds of frames that the link itself puts in: the connection is gone, or there (again)."""
HEARTBEAT = 5.0
"""Seconds after which a silent server is asked whether it is there; half of it may it take."""
PAUSES = (0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds between two attempts to connect; the last for ever."""
POLL = 0.03
"""Seconds after which it is looked again whether something has come, where nobody tells it."""


class ServerConnection:
    """A connection that says hello by itself."""

    def __init__(
        self,
        address: str,
        name: str,
        language: str,
        carry: Carry = open_socket_thread,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.address = address
        self.there = False
        """Whether the server can be reached."""
        self.name = secrets.token_hex(8)
        """By which a server knows that connections follow each other."""
        self._turn = 0
        """The number of the connection."""
        self._hello = {
            "v": VERSION,
            "up_to": NEWEST,
            "name": name,
            "lang": language,
            "link": self.name,
        }
        self._words: ViewReader | None = None
        """Reads the words of version 2; None where the server speaks version 1."""
        self._carry = carry
        self._clock = clock
        self._welcome: Frame = {}
        self._turned_away: Frame = {}
        """Why the server does not let us in, as it was told."""
        self._frames: deque[Frame] = deque()
        self._attempt = 0
        self._closed = False
        self._carrier: Transport | None = None
        """None between two attempts."""
        self._due = 0.0
        """When something is to be done unless the server is heard before."""
        self._do: Callable[[], None] = self._connect
        self._connect()

    # For whoever holds it

    @property
    def page(self) -> str:
        """The address of the server's page for browsers; "" where it has none."""
        known = str(self._welcome.get("page", ""))
        if not known:
            return ""
        own, reached = page_url(self.address), page_url(known)
        return reached if is_loopback(own) and not is_loopback(reached) else own

    def take(self) -> Iterator[Frame]:
        """Give the frames that have come; whoever takes the link over meanwhile gets the rest."""
        self._look()
        while self._frames and not self._closed:
            yield self._frames.popleft()

    def due(self, now: float) -> float:
        """Return when to take again."""
        rouses = self._carrier is None or self._carrier.rouses
        return self._due if rouses else now + POLL

    def send(self, kind: str, **more: Any) -> None:
        """Send a frame; while the connection is lost nothing, which is then told again."""
        if self._carrier is not None and self._open:
            frame = {"t": kind, **more}
            said = frame if self._words is None else worded(frame)
            self._carrier.send(json.dumps(said, ensure_ascii=False))
        elif self._attempt:
            self._frames.append({"t": LOST})

    def renew(self) -> None:
        """Give this connection up for a new one."""
        if self._carrier is not None:
            self._lose()

    def close(self) -> None:
        """End the connection."""
        self._closed = True
        if self._carrier is not None:
            self._carrier.close()

    # How it stands

    def _look(self) -> None:
        """Take in what has come, and do what is due."""
        if self._closed:
            return
        for one in self._carrier.take() if self._carrier is not None else []:
            if one is TransportEvents.CLOSED:
                self._lose()
                break
            self._hear(one)
        if self._clock() >= self._due:
            self._do()

    def _next(self, seconds: float, do: Callable[[], None]) -> None:
        """Do something in so many seconds, unless the server is heard before."""
        self._due, self._do = self._clock() + seconds, do

    def _connect(self) -> None:
        self._open, self._words = False, None
        self._carrier = self._carry(websocket_url(self.address))
        self._next(HEARTBEAT, self._lose)

    def _hear(self, said: TransportEvents | str) -> None:
        self._next(HEARTBEAT, self._ask)
        if isinstance(said, TransportEvents):
            self._open = True
            self._turn += 1
            self.send("hello", **self._hello, turn=self._turn)
            return
        frame = self._read(said)
        if frame.get("t") == "welcome":
            self.there, self._welcome, self._turned_away = True, frame, {}
            self._frames.append({"t": BACK})
        elif not self.there and frame.get("t") == "refused":
            if frame == self._turned_away:
                # Each attempt hears the same.
                return
            self._turned_away = frame
        self._frames.append(frame)

    def _read(self, text: str) -> Frame:
        """Return a frame in the words of version 1; one without a kind for what is none."""
        frame = parse_frame(text)
        if self._words is None and not frame[KIND] and frame.get(WORDED_KIND) == "welcome":
            self._words = ViewReader()
        return frame if self._words is None else self._words.read(frame)

    def _ask(self) -> None:
        self.send("ping")
        self._next(HEARTBEAT / 2, self._lose)

    def _lose(self) -> None:
        """Let the connection go, and try again after a while."""
        assert self._carrier is not None
        self._carrier.close()
        self._carrier = None
        if self.there:
            self._attempt = 0
        if self.there or not self._attempt:
            self._frames.append({"t": LOST})
        self.there = False
        self._next(PAUSES[min(self._attempt, len(PAUSES) - 1)], self._connect)
        self._attempt += 1


def parse_frame(text: str) -> Frame:
    """Return a frame; one without a kind for what is none."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return {"t": ""}
    return {"t": "", **said} if isinstance(said, dict) else {"t": ""}

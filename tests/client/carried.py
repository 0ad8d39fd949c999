"""A connection without a network: the test says what comes, and sees what went out."""

from __future__ import annotations

import json
from typing import Any

from audiowar.client.transport import ConnectionChange, Received


class Carrying:
    """Remembers every connection that was begun; `now` is the last one."""

    def __init__(self) -> None:
        self.all: list[Connection] = []

    def __call__(self, url: str) -> Connection:
        self.all.append(Connection(url))
        return self.all[-1]

    @property
    def now(self) -> Connection:
        return self.all[-1]

    def welcome(self, **more: Any) -> None:
        """Open the connection and greet."""
        self.now.coming.append(ConnectionChange.OPENED)
        self.now.hear(type="welcome", version=2, **more)


class Connection:
    """One of them."""

    wakes_program = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.coming: list[Received] = []
        self.sent: list[dict[str, Any]] = []
        self.closed = False

    def hear(self, **frame: Any) -> None:
        """Let a frame come."""
        self.coming.append(json.dumps(frame))

    def end(self) -> None:
        """Let the server go away."""
        self.coming.append(ConnectionChange.CLOSED)

    def take_received(self) -> list[Received]:
        coming, self.coming = self.coming, []
        return coming

    def send(self, text: str) -> None:
        assert not self.closed
        self.sent.append(json.loads(text))

    def close(self) -> None:
        self.closed = True

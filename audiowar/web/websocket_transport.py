"""The transport of an engine in a browser: a WebSocket that the worker's script opens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Protocol, TypeAlias

from audiowar.client.transport import ConnectionChange, OpenTransport, Received


class JavaScriptSocket(Protocol):
    """A socket that the worker's script has opened: an object from worker_sockets.js."""

    def send(self, text: str) -> object:
        """Send a text."""

    def take_all_as_json(self) -> str:
        """Return what was received since the last call, as a JSON list.

        It contains texts, `true` for "opened" and `false` for "closed".
        """

    def close(self) -> object:
        """Close the connection."""


OpenSocket: TypeAlias = Callable[[str], JavaScriptSocket]
"""Opens a WebSocket of the browser to a URL."""
CONNECTION_CHANGES = {True: ConnectionChange.OPENED, False: ConnectionChange.CLOSED}
"""The meanings of the booleans from `JavaScriptSocket.take_all_as_json`."""


class BrowserSocketTransport:
    """A transport over a WebSocket of the browser."""

    wakes_program = True

    def __init__(self, socket: JavaScriptSocket) -> None:
        self._socket = socket

    def send(self, text: str) -> None:
        self._socket.send(text)

    def take_received(self) -> list[Received]:
        return [
            CONNECTION_CHANGES.get(one, one) for one in json.loads(self._socket.take_all_as_json())
        ]

    def close(self) -> None:
        self._socket.close()


def make_transport_opener(connect: OpenSocket) -> OpenTransport:
    """Return a function that opens a transport; `connect` opens the WebSocket for it."""
    return lambda url: BrowserSocketTransport(connect(url))

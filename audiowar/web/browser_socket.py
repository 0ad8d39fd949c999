"""The transport of an engine in a browser: a WebSocket that the worker's script opens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Protocol, TypeAlias

from audiowar.client.transport import OpenTransport, Received, TransportEvents


class SocketPort(Protocol):
    """The object by which the worker's script offers one connection to Python."""

    def send(self, text: str) -> object:
        """Send a text."""

    def take(self) -> str:
        """Return the received data as a JSON list: texts, true for opened, false for closed."""

    def close(self) -> object:
        """Close the connection."""


Connect: TypeAlias = Callable[[str], SocketPort]
"""Opens a socket of the browser, for a URL."""
EVENTS = {True: TransportEvents.OPENED, False: TransportEvents.CLOSED}
"""The event that each boolean among the received data means."""


class BrowserSocket:
    """A transport over a socket of the browser."""

    wakes_program = True

    def __init__(self, socket: SocketPort) -> None:
        self._socket = socket

    def send(self, text: str) -> None:
        """Send a text."""
        self._socket.send(text)

    def take_received(self) -> list[Received]:
        """Return the texts and events received since the last call."""
        return [EVENTS.get(one, one) for one in json.loads(self._socket.take())]

    def close(self) -> None:
        """Close the connection after the browser has sent all texts."""
        self._socket.close()


def make_transport_opener(connect: Connect) -> OpenTransport:
    """Return a function that opens transports over the browser's sockets."""

    return lambda url: BrowserSocket(connect(url))

"""A connection of the browser's: its script carries the texts, and calls the engine for them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Protocol, TypeAlias

from audiowar.client.transport import OpenTransport, Received, Transport, TransportEvents


class SocketPort(Protocol):
    """What the worker's script gives for one connection."""

    def send(self, text: str) -> object:
        """Send a text."""

    def take(self) -> str:
        """Return what has come: JSON, a list of texts; true: it is open, false: it is closed."""

    def close(self) -> object:
        """End the connection."""


Connect: TypeAlias = Callable[[str], SocketPort]
"""Opens a socket of the browser's."""
NEWS = {True: TransportEvents.OPENED, False: TransportEvents.CLOSED}


class BrowserSocket:
    """One connection of the browser's."""

    wakes_program = True

    def __init__(self, socket: SocketPort) -> None:
        self._socket = socket

    def send(self, text: str) -> None:
        """Send a text."""
        self._socket.send(text)

    def take_received(self) -> list[Received]:
        """Return what has come."""
        return [NEWS.get(one, one) for one in json.loads(self._socket.take())]

    def close(self) -> None:
        """End it; the browser sends all before."""
        self._socket.close()


def carried_by(connect: Connect) -> OpenTransport:
    """Return what begins a connection of the browser's."""

    def carry(url: str) -> Transport:
        return BrowserSocket(connect(url))

    return carry

"""The interface of transports: connections that carry texts and know nothing of their meaning."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum
from typing import Protocol, TypeAlias

from audiowar.rules.state import Refused


class TransportEvents(Enum):
    """Changes of a connection, reported among the received texts."""

    OPENED = "opened"
    CLOSED = "closed"


TOO_MANY_CONNECTIONS = Refused("too_many_connections")
FULL_FRAME = json.dumps(
    {"t": "refused", "reason": TOO_MANY_CONNECTIONS.reason, "args": TOO_MANY_CONNECTIONS.args_}
)
"""The text that a transport reports if the server has too many connections to accept another."""
Received: TypeAlias = "TransportEvents | str"
"""A text from the server, or a change of the connection."""


class Transport(Protocol):
    """A connection that is open or about to open."""

    @property
    def wakes_program(self) -> bool:
        """Whether the transport wakes the program when something arrives; if not, it must poll."""

    def send(self, text: str) -> None:
        """Send a text, once the connection is open."""

    def take_received(self) -> list[Received]:
        """Return what was received since the last call."""

    def close(self) -> None:
        """Close the connection after all texts are sent; nothing is received any more."""


OpenTransport: TypeAlias = Callable[[str], Transport]
"""Begins to connect to a WebSocket URL, and returns the transport immediately."""

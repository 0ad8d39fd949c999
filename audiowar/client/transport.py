"""The interface of transports: connections that carry texts and do not know their meaning."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum
from typing import Protocol, TypeAlias

from audiowar.rules.state import Refused


class ConnectionChange(Enum):
    """A change of a connection, which a transport returns among the received texts."""

    OPENED = "opened"
    CLOSED = "closed"


TOO_MANY_REASON = Refused("too_many_connections").reason
FULL_FRAME = json.dumps({"t": "refused", "reason": TOO_MANY_REASON, "args": {}})
"""The text that a transport returns if the server refuses a connection because it has too many."""
Received: TypeAlias = "ConnectionChange | str"
"""A text from the server, or a change of the connection."""


class Transport(Protocol):
    """A connection that is open or about to open."""

    @property
    def wakes_program(self) -> bool:
        """Whether a received text wakes the program. If not, the program must poll."""

    def send(self, text: str) -> None:
        """Send a text as soon as the connection is open."""

    def take_received(self) -> list[Received]:
        """Return the texts and connection changes received since the last call."""

    def close(self) -> None:
        """Close the connection after all texts are sent. No more texts are received."""


OpenTransport: TypeAlias = Callable[[str], Transport]
"""Begins to connect to a WebSocket URL, and returns the transport immediately."""

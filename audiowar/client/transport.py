"""The interface of transports. A transport carries texts, and does not know their meaning."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum
from typing import Protocol, TypeAlias

from audiowar.rules.state import Refused


class ConnectionChange(Enum):
    """A change in the state of a connection. A transport returns it in order among the texts."""

    OPENED = "opened"
    CLOSED = "closed"


# `tools.check_locales` finds the message of this reason because of the call of `Refused`.
TOO_MANY_CONNECTIONS_REASON = Refused("too_many_connections").reason
TOO_MANY_CONNECTIONS_FRAME = json.dumps(
    {"type": "refused", "reason": TOO_MANY_CONNECTIONS_REASON, "args": {}}
)
"""The frame that a transport returns if the server refuses the connection, because the same address
already has too many connections."""
Received: TypeAlias = "ConnectionChange | str"
"""A text from the server, or a change of the connection."""


class Transport(Protocol):
    """A connection that is open or is being opened."""

    @property
    def wakes_program(self) -> bool:
        """Whether a received text wakes the program. If not, the program must poll."""

    def send(self, text: str) -> None:
        """Send a text as soon as the connection is open."""

    def take_received(self) -> list[Received]:
        """Return the texts and connection changes received since the last call."""

    def close(self) -> None:
        """Close the connection after all texts are sent. Call no other method after this."""


OpenTransport: TypeAlias = Callable[[str], Transport]
"""A function that begins to connect to a WebSocket URL, and returns the transport immediately."""

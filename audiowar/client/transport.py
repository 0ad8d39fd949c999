"""What carries texts to a server and back, whatever they say: one connection, which opens once."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum
from typing import Protocol, TypeAlias

from audiowar.rules.state import Refused


class TransportEvents(Enum):
    """What becomes of a connection."""

    OPENED = "opened"
    CLOSED = "closed"


TOO_MANY = Refused("too_many_connections")
FULL = json.dumps({"t": "refused", "reason": TOO_MANY.reason, "args": TOO_MANY.args_})
"""What is told to whom a server does not let in, for others are connected from the same address."""
Carried: TypeAlias = "TransportEvents | str"
"""What has come: a text of the server, or what has become of the connection."""


class Transport(Protocol):
    """A connection, open or about to be."""

    @property
    def rouses(self) -> bool:
        """Whether the program is called when something has come; else it must look."""

    def send(self, text: str) -> None:
        """Send a text, once it is open."""

    def take(self) -> list[Carried]:
        """Return what has come."""

    def close(self) -> None:
        """End it after all is sent; nothing comes any more."""


Carry: TypeAlias = Callable[[str], Transport]
"""Begins to connect to the socket at an address."""

"""A place at a table: somebody who is connected there, on a seat or looking on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from audiowar.rules.events import Seat

Frame: TypeAlias = Mapping[str, Any]
"""What goes over a socket: an object of JSON; "t" says what it is."""


class Out(Protocol):
    """The way to somebody."""

    address: str
    """From where they came."""

    def send(self, frame: Frame) -> None:
        """Send a frame, or drop whoever does not read."""

    def dismissed(self) -> None:
        """Hear that the place is no longer theirs."""


@dataclass(eq=False)
class Place:
    """Who is connected, and how far they have heard."""

    out: Out
    viewer: Seat | None
    """None for a spectator."""
    known: int
    """The last event that was sent."""
    asked: dict[str, Any] = field(default_factory=dict)
    """The id of what was asked for, until the answer goes out."""
    greeted: bool = False
    """Whether anything of the game was sent."""
    over: bool = False
    """Whether the end was sent."""

    def answer(self) -> dict[str, Any]:
        """Return the id that the next answer repeats, once."""
        asked, self.asked = self.asked, {}
        return asked


@dataclass(eq=False)
class Sitter:
    """A person whose seat it is, here or not."""

    name: str
    token: str
    """The SHA-256 of the token."""
    place: Place | None = None
    gone: float = 0.0
    """When the connection was lost, by the clock of the loop."""
    gone_at: int = 0
    """The same by the clock on the wall."""
    away: bool = False
    """Whether the others were told so."""
    muted: set[str] = field(default_factory=set)
    """Whom this person does not want to hear, by the SHA-256 of their tokens."""
    blocked: set[str] = field(default_factory=set)
    """The same, and they do not hear this person either."""

    def hears(self, other: Sitter) -> bool:
        """Tell whether this person wants to hear another and is heard there."""
        silenced = self.muted | self.blocked
        return other.token not in silenced and self.token not in other.blocked

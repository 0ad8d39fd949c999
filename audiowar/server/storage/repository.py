"""What is kept of a table, and what a keeper of tables must be able to do.

There are two: one file on this machine (`store`), and a stream that several machines share
(`stream`). Whoever asks to keep something is called back when it will outlast the server; nothing
is told to anybody before that.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from audiowar.rules.events import Seat
from audiowar.rules.state import OptionValue

Then: TypeAlias = Callable[[], None]
LATE = 5.0
"""Seconds that something may wait to be written before people are told."""


@dataclass(frozen=True)
class TableRow:
    """The stored row of a table, without its seats and steps."""

    ident: str
    code: str
    game: str
    options: Mapping[str, OptionValue]
    players: int
    open: bool
    host: Seat
    pace: float | None
    state: str
    header: str
    touched: float
    bot: str
    coach: bool
    language: str = ""
    barred: frozenset[str] = frozenset()
    """The marks and the tokens of those whom the host has sent away."""
    locked: bool = False
    """Whether nobody new is let in."""


LATER = ("language", "barred", "locked")
"""What of a table earlier versions do not know."""


@dataclass(frozen=True)
class SeatRow:
    """The stored row of a seat."""

    seat: Seat
    name: str
    tokens: tuple[str, ...]
    """The SHA-256 of each token that takes the seat up: two while it is moved elsewhere."""
    person: str
    """A name for the person that stays the same when tokens change."""
    muted: frozenset[str] = frozenset()
    """The persons whom they do not want to hear."""
    blocked: frozenset[str] = frozenset()
    """The same, and who does not hear them either."""


def new_person_token() -> str:
    """Return a name for a person that nobody has."""
    return secrets.token_hex(6)


@dataclass
class StoredTable:
    """A table as loaded from the repository."""

    table: TableRow
    seats: dict[Seat, SeatRow] = field(default_factory=dict)


class Repository(Protocol):
    """Stores tables, seats and steps."""

    commits: int
    """How often it wrote, for whoever measures."""

    def start(self) -> Iterable[StoredTable]:
        """Begin to write; return the tables that the server takes up at once."""

    def save_table(self, row: TableRow, then: Then | None = None) -> None:
        """Keep what is known of a table beside its seats and steps."""

    def save_seat(self, ident: str, row: SeatRow, then: Then | None = None) -> None:
        """Keep a person's seat."""

    def delete_seat(self, ident: str, seat: Seat) -> None:
        """Delete the row of a seat."""

    def append_step(self, ident: str, number: int, text: str, then: Then) -> None:
        """Store a step; replace one of the same number."""

    def delete_table(self, ident: str) -> None:
        """Delete a table."""

    def read_steps(self, ident: str) -> str:
        """Return all steps of a table that lies on no table yet."""

    def seconds_late(self) -> float:
        """Return for how many seconds something has waited to be written."""

    async def close(self) -> None:
        """Write all that waits, and end."""


def dump_names(names: Iterable[str]) -> str:
    """Return names as one text."""
    return json.dumps(sorted(names))


def parse_names(text: Any) -> frozenset[str]:
    """Return the names of such a text."""
    return frozenset(json.loads(text or "[]"))

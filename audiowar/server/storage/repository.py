"""The interface of the repository of tables, and the rows that it stores.

There are two implementations: `SqliteRepository`, a file on this machine, and `NatsRepository`, a
stream shared by several servers. Callbacks are called when the data is safe on the disk; nothing is
sent to players before that.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from audiowar.rules.events import Seat
from audiowar.rules.state import OptionValue

LOG = logging.getLogger(__name__)
OnWritten: TypeAlias = Callable[[], None]
LATE_SECONDS = 5.0
"""Seconds that data may wait to be written before players are warned."""


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
    """The address hashes and token hashes of everybody sent away by the host."""
    locked: bool = False
    """Whether new people are refused."""


ADDED_FIELDS = ("language", "barred", "locked")
"""Fields of a table that earlier versions do not know."""


@dataclass(frozen=True)
class SeatRow:
    """The stored row of a seat."""

    seat: Seat
    name: str
    tokens: tuple[str, ...]
    """The SHA-256 of each valid token for the seat: two while it is moved to another device."""
    person: str
    """The id of the person, which stays the same when tokens change."""
    muted: frozenset[str] = frozenset()
    """The ids of persons whose chat messages this person does not get."""
    blocked: frozenset[str] = frozenset()
    """The ids of persons who exchange no chat messages with this person, in both directions."""


def new_person_token() -> str:
    """Return a new id for a person."""
    return secrets.token_hex(6)


@dataclass
class StoredTable:
    """A table as loaded from the repository."""

    table: TableRow
    seats: dict[Seat, SeatRow] = field(default_factory=dict)


class Repository(Protocol):
    """Stores tables, seats and steps."""

    def start_and_load(self) -> Iterable[StoredTable]:
        """Start the thread or task that writes. Return the tables that the server must load now."""

    def save_table(self, row: TableRow, then: OnWritten | None = None) -> None:
        """Store the row of a table."""

    def save_seat(self, ident: str, row: SeatRow, then: OnWritten | None = None) -> None:
        """Store the row of a seat."""

    def delete_seat(self, ident: str, seat: Seat) -> None:
        """Delete the row of a seat."""

    def append_step(self, ident: str, number: int, text: str, then: OnWritten) -> None:
        """Store a step, replacing one with the same number."""

    def delete_table(self, ident: str) -> None:
        """Delete a table."""

    def read_steps(self, ident: str) -> str:
        """Return all steps of a table whose match is not loaded."""

    def seconds_late(self) -> float:
        """Return for how many seconds the oldest write has been waiting."""

    async def close(self) -> None:
        """Write everything that waits, and close."""


def call_all(calls: Iterable[OnWritten]) -> None:
    """Call all functions, even if one of them raises an exception."""
    for call in calls:
        try:
            call()
        except Exception:
            LOG.exception("a call after writing failed")


def dump_names(names: Iterable[str]) -> str:
    """Return names as one text."""
    return json.dumps(sorted(names))


def parse_names(text: Any) -> frozenset[str]:
    """Parse a text of `dump_names`."""
    return frozenset(json.loads(text or "[]"))

"""The interface of the repository of game tables, and the rows that it stores.

There are two implementations: `SqliteRepository`, a file on this machine, and `NatsRepository`, a
stream shared by several servers. Players receive only data that is safe on the disk. So methods
that store data take a callback, which is called on the event loop when the data is safe.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from audiowar.rules.events import Seat
from audiowar.rules.state import OptionValue

LOG = logging.getLogger(__name__)
OnWritten: TypeAlias = Callable[[], None]
"""A function that is called when the data is safe on the disk."""
LATE_WRITE_SECONDS = 5.0
"""Seconds that data may wait to be written before players are warned."""


@dataclass(frozen=True)
class TableRow:
    """The stored row of a table. Its field names are stored too, so they must not change."""

    ident: str
    code: str
    game: str
    options: Mapping[str, OptionValue]
    players: int
    open: bool
    host: Seat
    pace: float | None
    """Seconds after which cards turn automatically; None if only players turn them."""
    state: str
    header: str
    """The header line of the match's transcript; "" before the match begins."""
    touched: float
    """The Unix time of the table's last use."""
    bot: str
    """The bot that plays in empty seats."""
    coach: bool
    language: str = ""
    """The language of the person who opened the table."""
    barred: frozenset[str] = frozenset()
    """The address hashes and token hashes of everybody whom the host has removed."""
    locked: bool = False


@dataclass(frozen=True)
class SeatRow:
    """The stored row of a seat that a person holds."""

    seat: Seat
    name: str
    tokens: tuple[str, ...]
    """The SHA-256 of each valid token. There are two while the seat moves to another device."""
    person: str
    """The id of the person, which stays the same when tokens change."""
    muted: frozenset[str] = frozenset()
    """The ids of people whose chat messages this person does not receive."""
    blocked: frozenset[str] = frozenset()
    """The ids of people with whom this person exchanges no chat messages."""


@dataclass
class StoredTable:
    """The row of a table and the rows of its seats. Its steps are read only when needed."""

    table_row: TableRow
    seat_rows_by_seat: dict[Seat, SeatRow] = field(default_factory=dict)


class Repository(Protocol):
    """Stores tables, their seats, and the steps of their matches."""

    def load_tables(self) -> Iterable[StoredTable]:
        """Start the repository. Return the stored tables that this server must run from now on.

        In a cluster there are none, because each table is loaded when a client requests it.
        """

    def save_table(self, row: TableRow, on_written: OnWritten | None = None) -> None:
        """Store the row of a table, replacing an earlier one."""

    def save_seat(self, ident: str, row: SeatRow, on_written: OnWritten | None = None) -> None:
        """Store the row of a seat, replacing an earlier one."""

    def delete_seat(self, ident: str, seat: Seat) -> None:
        """Delete the row of a seat."""

    def save_step(
        self, ident: str, first_event_number: int, text: str, on_written: OnWritten
    ) -> None:
        """Store the text of a step. `first_event_number` is the number of its first event.

        If a step with this number is already stored, it is replaced.
        """

    def delete_table(self, ident: str) -> None:
        """Delete a table with its seats and steps."""

    def read_steps_as_text(self, ident: str) -> str:
        """Return the text of all steps of a table whose match is not loaded."""

    def get_oldest_write_wait(self) -> float:
        """Return for how many seconds the oldest unfinished write has been waiting."""

    async def close(self) -> None:
        """Finish the waiting writes, and close."""


def call_all(calls: Iterable[OnWritten]) -> None:
    """Call all functions. If one of them raises an exception, log it and go on."""
    for call in calls:
        try:
            call()
        except Exception:
            LOG.exception("a call after writing failed")

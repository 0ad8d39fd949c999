"""Rebuild a game table from the log of records that a cluster stores instead of rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from audiowar.rules.events import Seat
from audiowar.server.storage.repository import ADDED_FIELDS, SeatRow, TableRow

LogRecord: TypeAlias = Sequence[Any]
"""One record of a table's log: its kind, such as "seat" or "step", then its values."""


class RebuiltTable:
    """The rows and steps of one table, rebuilt by applying its records."""

    def __init__(self) -> None:
        self.table_row: TableRow | None = None
        self.seat_rows_by_seat: dict[Seat, SeatRow] = {}
        self._steps: dict[int, str] = {}
        self._more: dict[str, Any] = {}

    def apply_record(self, record: LogRecord) -> None:
        """Apply the next record. Ignore `own` records, and unknown kinds of newer versions."""
        kind, *values = record
        if kind == "table":
            self.table_row = TableRow(**values[0], **self._more)
        elif kind == "more":
            self._more = {name: values[0][name] for name in ADDED_FIELDS if name in values[0]}
            self._more["barred"] = frozenset(self._more.get("barred", ()))
            if self.table_row is not None:
                self.table_row = replace(self.table_row, **self._more)
        elif kind == "seat":
            sets = {name: frozenset(values[0][name]) for name in ("muted", "blocked")}
            row = SeatRow(**{**values[0], **sets, "tokens": tuple(values[0]["tokens"])})
            self.seat_rows_by_seat[row.seat] = row
        elif kind == "empty":
            self.seat_rows_by_seat.pop(values[0], None)
        elif kind == "step":
            self._steps[values[0]] = values[1]
        elif kind == "forget":
            self.table_row = None

    def join_steps(self) -> str:
        """Return the text of all steps, in order."""
        return "".join(self._steps[number] for number in sorted(self._steps))

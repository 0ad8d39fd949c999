"""What is left of all that was written of a table, one thing after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from audiowar.rules.events import Seat

from .repository import LATER, SeatRow, TableRow

Said: TypeAlias = Sequence[Any]
"""One thing that is kept: what it is, then its values."""


class EventLog:
    """What is left of all that was written of a table."""

    def __init__(self) -> None:
        self.table: TableRow | None = None
        self.seats: dict[Seat, SeatRow] = {}
        self._steps: dict[int, str] = {}
        self._more: dict[str, Any] = {}

    def add(self, said: Said) -> None:
        """Take one thing in; unknown ones are of a newer version and left out."""
        kind, *values = said
        if kind == "table":
            self.table = TableRow(**values[0], **self._more)
        elif kind == "more":
            self._more = {name: values[0][name] for name in LATER if name in values[0]}
            self._more["barred"] = frozenset(self._more.get("barred", ()))
            if self.table is not None:
                self.table = replace(self.table, **self._more)
        elif kind == "seat":
            row = parse_seat_row(values[0])
            self.seats[row.seat] = row
        elif kind == "empty":
            self.seats.pop(values[0], None)
        elif kind == "step":
            self._steps[values[0]] = values[1]
        elif kind == "forget":
            self.table = None

    def text(self) -> str:
        """Return all steps."""
        return "".join(self._steps[number] for number in sorted(self._steps))


def parse_seat_row(said: Mapping[str, Any]) -> SeatRow:
    """Read a seat."""
    lists = {name: frozenset(said[name]) for name in ("muted", "blocked")}
    return SeatRow(**{**said, **lists, "tokens": tuple(said["tokens"])})

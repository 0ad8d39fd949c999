"""Check a database by replaying its matches, for `audiowar serve --check`.

This works even while the server is running.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from audiowar.rules.state import Refused
from audiowar.server.rescue_database import (
    find_ids_with_steps_or_seats,
    find_steps_before_first_invalid,
    iter_readable_rows,
    read_steps_by_table,
)
from audiowar.server.storage.open_database import (
    DATABASE_FILE,
    SCHEMA_VERSION,
    DamagedDatabase,
    NewerDatabase,
    convert_sqlite_errors,
)
from audiowar.server.storage.sqlite_repository import (
    TABLE_COLUMNS,
    parse_table_row,
)
from audiowar.storage.match_transcript import DamagedTranscript


@dataclass
class CheckResult:
    """The faults that a check of the stored tables has found."""

    path: Path
    """The path of the checked file."""
    table_count: int = 0
    """The number of game tables that could be read."""
    damaged_table_ids: list[str] = field(default_factory=list)
    """The ids of damaged game tables."""
    is_file_damaged: bool = False
    """Whether SQLite reports that the file is damaged."""

    @property
    def is_intact(self) -> bool:
        """Whether neither the file nor any game table is damaged."""
        return not self.damaged_table_ids and not self.is_file_damaged


def find_damage_in_database(path: Path) -> CheckResult:
    """Check the database in a folder, or a backup file.

    Raises NewerDatabase or OSError, or DamagedDatabase if the file is no database of this program.
    """
    path = path / DATABASE_FILE if path.is_dir() else path
    if not path.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    found = CheckResult(path)
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with (
        convert_sqlite_errors(path),
        closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as db,
    ):
        # All reads see the same state of the file, even if a running server changes it.
        db.execute("begin")
        # A file that is not an SQLite database raises an error here.
        (version,) = db.execute("pragma user_version").fetchone()
        if version > SCHEMA_VERSION:
            raise NewerDatabase
        found.is_file_damaged = True
        with suppress(sqlite3.DatabaseError):
            found.is_file_damaged = db.execute("pragma integrity_check(1)").fetchone() != ("ok",)
        names = {row[0] for row in db.execute("select name from sqlite_master")}
        if not {"tables", "steps", "seats", "fresh"} <= names:
            raise DamagedDatabase(str(path))
        replay_tables_and_add_damaged(db, found)
    return found


def replay_tables_and_add_damaged(db: sqlite3.Connection, result: CheckResult) -> None:
    """Replay the match of each game table. Add the damaged tables to the result.

    A table is also damaged if it has steps or seats, but no row of its own.
    """
    steps = read_steps_by_table(db)
    without_row = find_ids_with_steps_or_seats(db, steps)
    for row in iter_readable_rows(db, "tables", TABLE_COLUMNS):
        result.table_count += 1
        without_row.discard(row[0])
        some = steps.get(row[0], {})
        try:
            good = find_steps_before_first_invalid(parse_table_row(row).header, some)
            is_intact = len(good) == len(some)
        except (ValueError, TypeError, AttributeError, DamagedTranscript, Refused):
            is_intact = False
        if not is_intact:
            result.damaged_table_ids.append(str(row[0]))
    result.damaged_table_ids += sorted(map(str, without_row))

"""Check a database or a backup by replaying its matches, for `audiowar serve --check`.

Nothing is changed, and the server may be running.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from audiowar.rules.state import Refused
from audiowar.server.rescue_database import find_valid_steps, iter_readable_rows, read_steps
from audiowar.server.storage.open_database import (
    DATABASE_FILE,
    VERSION,
    DamagedDatabase,
    NewerDatabase,
    translate_errors,
)
from audiowar.server.storage.sqlite_repository import TABLE_COLUMNS, parse_table_row
from audiowar.storage.transcript_lines import DamagedTranscript


@dataclass
class CheckResult:
    """What a check has found."""

    path: Path
    """The database file."""
    table_count: int = 0
    """The number of game tables that could be read."""
    damaged_tables: list[str] = field(default_factory=list)
    """The ids of game tables whose match cannot be continued from its end."""
    is_unreadable: bool = False
    """Whether SQLite reports that the file is damaged."""

    @property
    def is_intact(self) -> bool:
        """Whether neither the file nor any match is damaged."""
        return not self.damaged_tables and not self.is_unreadable


def check_database(path: Path) -> CheckResult:
    """Check the database of a folder, or a backup file.

    Raises DamagedDatabase, NewerDatabase or OSError.
    """
    path = path / DATABASE_FILE if path.is_dir() else path
    if not path.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    found = CheckResult(path)
    with translate_errors(path), closing(open_read_only(path)) as db:
        # A file that is not an SQLite database raises an error here.
        (version,) = db.execute("pragma user_version").fetchone()
        if version > VERSION:
            raise NewerDatabase
        found.is_unreadable = True
        with suppress(sqlite3.DatabaseError):
            found.is_unreadable = db.execute("pragma integrity_check(1)").fetchone() != ("ok",)
        names = {row[0] for row in db.execute("select name from sqlite_master")}
        if not {"tables", "steps", "seats", "fresh"} <= names:
            raise DamagedDatabase(str(path))
        check_tables(db, found)
    return found


def open_read_only(path: Path) -> sqlite3.Connection:
    """Open a database for reading, as it is now, whatever a running server writes meanwhile."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    db.execute("begin")
    return db


def check_tables(db: sqlite3.Connection, result: CheckResult) -> None:
    """Replay the match of each game table, and add what is found to the result."""
    steps = read_steps(db)
    for row in iter_readable_rows(db, "tables", TABLE_COLUMNS[0]):
        result.table_count += 1
        some = steps.get(row[0], {})
        try:
            is_intact = len(find_valid_steps(parse_table_row(row).header, some)) == len(some)
        except (ValueError, TypeError, AttributeError, DamagedTranscript, Refused):
            is_intact = False
        if not is_intact:
            result.damaged_tables.append(str(row[0]))

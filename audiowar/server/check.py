"""Look whether the tables of a folder, or of a backup, can be played on; nothing is changed."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from audiowar.rules.state import Refused
from audiowar.server.salvage import find_valid_steps, iter_readable_rows, readable_steps
from audiowar.server.storage.database import (
    FILE,
    VERSION,
    DamagedDatabase,
    NewerDatabase,
    translate_errors,
)
from audiowar.server.storage.sqlite_repository import TABLE, parse_table_row
from audiowar.storage.jsonl import DamagedTranscript


@dataclass
class Checked:
    """What was found."""

    path: Path
    tables: int = 0
    damaged: list[str] = field(default_factory=list)
    """The tables that cannot be played on, or not from where they were."""
    unreadable: bool = False
    """Whether SQLite finds something wrong in the file itself."""

    @property
    def well(self) -> bool:
        """Whether nothing is wrong."""
        return not self.damaged and not self.unreadable


def check(path: Path) -> Checked:
    """Check a folder, or the file of a backup. Raises DamagedDatabase, NewerDatabase or OSError."""
    path = path / FILE if path.is_dir() else path
    if not path.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    found = Checked(path)
    with translate_errors(path), closing(opened(path)) as db:
        # Raises here for what is no such file at all.
        (version,) = db.execute("pragma user_version").fetchone()
        if version > VERSION:
            raise NewerDatabase
        found.unreadable = True
        with suppress(sqlite3.DatabaseError):
            found.unreadable = db.execute("pragma integrity_check(1)").fetchone() != ("ok",)
        names = {row[0] for row in db.execute("select name from sqlite_master")}
        if not {"tables", "steps", "seats", "fresh"} <= names:
            raise DamagedDatabase(str(path))
        check_tables(db, found)
    return found


def opened(path: Path) -> sqlite3.Connection:
    """Open a file to read it, as it is at this moment, though a server writes on."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    db.execute("begin")
    return db


def check_tables(db: sqlite3.Connection, found: Checked) -> None:
    """Play the game of each table again."""
    steps = readable_steps(db)
    for row in iter_readable_rows(db, "tables", TABLE[0]):
        found.tables += 1
        some = steps.get(row[0], {})
        try:
            well = len(find_valid_steps(parse_table_row(row).header, some)) == len(some)
        except (ValueError, TypeError, AttributeError, DamagedTranscript, Refused):
            well = False
        if not well:
            found.damaged.append(str(row[0]))

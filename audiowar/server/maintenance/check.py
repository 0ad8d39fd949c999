"""Check a database by replaying its matches, for `audiowar serve --check`.

This works even while the server is running.
"""

from __future__ import annotations

import logging
import sqlite3
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from audiowar.rules.state import Refused
from audiowar.server.rooms.room_match import replay_transcript
from audiowar.server.storage.open_database import (
    SCHEMA_VERSION,
    DamagedDatabase,
    NewerDatabase,
    convert_sqlite_errors,
    find_database,
)
from audiowar.server.storage.sqlite_repository import TABLE_COLUMNS, parse_table_row
from audiowar.storage.match_transcript import DamagedTranscript, parse_transcript
from audiowar.storage.replay_transcript import ReplayDiffers

LOG = logging.getLogger(__name__)
KEY_COLUMNS: Final = {"tables": ["id"], "seats": ["t", "seat"], "steps": ["t", "s"]}
"""The primary key of each SQL table."""


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


class ReadTable(NamedTuple):
    """A game table as far as it can be read, replayed and continued."""

    row: Sequence[Any]
    """The row of the SQL table `tables`."""
    steps: dict[int, str] | None
    """The steps before the first missing or invalid one; None if the match cannot be continued."""
    is_intact: bool
    """Whether no step is missing or invalid."""


def find_damage(path: Path) -> CheckResult:
    """Check the database in a folder, or a backup file.

    Raises NewerDatabase or OSError, or DamagedDatabase if the file is no database of this program.
    """
    path = find_database(path)
    with convert_sqlite_errors(path), closing(connect_read_only(path)) as db:
        # All reads see the same state of the file, even if a running server changes it.
        db.execute("begin")
        # A file that is not an SQLite database raises an error here.
        if db.execute("pragma user_version").fetchone()[0] > SCHEMA_VERSION:
            raise NewerDatabase
        result = CheckResult(path, is_file_damaged=not is_sound(db, "integrity_check"))
        names = {row[0] for row in db.execute("select name from sqlite_master")}
        if not {"tables", "steps", "seats"} <= names:
            raise DamagedDatabase(str(path))
        tables, ids_without_row = read_tables(db)
    result.table_count = len(tables)
    result.damaged_table_ids = [str(table.row[0]) for table in tables if not table.is_intact]
    result.damaged_table_ids += sorted(map(str, ids_without_row))
    return result


def connect_read_only(path: Path) -> sqlite3.Connection:
    """Open a database that must not be changed."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def is_sound(db: sqlite3.Connection, check: str) -> bool:
    """Return whether a check of SQLite, such as `quick_check`, finds no fault in the file."""
    with suppress(sqlite3.DatabaseError):
        return bool(db.execute(f"pragma {check}(1)").fetchone() == ("ok",))
    return False


def log_damaged_file(folder: Path) -> None:
    """Log an error if the database of a folder is damaged. This takes seconds for a large file."""
    try:
        with closing(connect_read_only(find_database(folder))) as db:
            if not is_sound(db, "quick_check"):
                LOG.error("the file is damaged: see Backup in HOSTING.md")
    except (OSError, sqlite3.Error):
        LOG.exception("the file cannot be checked")


def read_tables(db: sqlite3.Connection) -> tuple[list[ReadTable], set[Any]]:
    """Return the readable game tables, and the ids of those of which only steps or seats are left.

    The match of each table is replayed.
    """
    steps = read_steps_by_table(db)
    tables = [
        replay_table(row, steps.get(row[0], {}))
        for row in iter_readable_rows(db, "tables", TABLE_COLUMNS)
    ]
    ids = steps.keys() | {row[0] for row in iter_readable_rows(db, "seats", "t")}
    return tables, ids - {table.row[0] for table in tables}


def replay_table(row: Sequence[Any], steps: dict[int, str]) -> ReadTable:
    """Return how far the match of a game table can be continued."""
    try:
        valid_steps = find_steps_before_first_invalid(parse_table_row(row).header, steps)
    except (ValueError, TypeError, AttributeError, DamagedTranscript, Refused):
        return ReadTable(row, None, False)
    return ReadTable(row, valid_steps, len(valid_steps) == len(steps))


def read_steps_by_table(db: sqlite3.Connection) -> dict[str, dict[int, str]]:
    """Return the readable steps, by game table and number."""
    steps = defaultdict[str, dict[int, str]](dict)
    for ident, number, text in iter_readable_rows(db, "steps", "t, s, x"):
        if isinstance(text, str) and isinstance(number, int):
            steps[ident][number] = text
    return {ident: dict(sorted(table_steps.items())) for ident, table_steps in steps.items()}


def iter_readable_rows(db: sqlite3.Connection, table: str, columns: str) -> Iterator[Sequence[Any]]:
    """Yield an SQL table's rows up to the first damaged one, then from the end backwards."""
    keys = ", ".join(KEY_COLUMNS[table])
    read_keys: set[Any] = set()
    for order in (keys, ", ".join(f"{key} desc" for key in KEY_COLUMNS[table])):
        with suppress(sqlite3.DatabaseError):
            for row in db.execute(f"select {keys}, {columns} from {table} order by {order}"):
                key = row[: len(KEY_COLUMNS[table])]
                if key in read_keys:
                    break
                read_keys.add(key)
                yield row[len(KEY_COLUMNS[table]) :]
            else:
                return


def find_steps_before_first_invalid(header: str, steps: dict[int, str]) -> dict[int, str]:
    """Return the steps before the first missing or invalid one.

    Raises DamagedTranscript or Refused if the header is invalid.
    """
    valid_steps, expected_number = dict[int, str](), 0
    for number, text in steps.items():
        if number != expected_number:
            break
        valid_steps[number] = text
        expected_number += text.count("\n")
    while header and valid_steps:
        try:
            deque(replay_transcript(header + "".join(valid_steps.values()))[1], maxlen=0)
        except (DamagedTranscript, ReplayDiffers) as fault:
            # Keep the lines before the fault. `fault.line_number` begins at 1, with the header.
            line_count, shorter = fault.line_number - 2, list(valid_steps.items())[:-1]
            valid_steps = {
                number: text for number, text in shorter if number + text.count("\n") <= line_count
            }
        else:
            break
    if header and not valid_steps:
        parse_transcript(header)
    return valid_steps

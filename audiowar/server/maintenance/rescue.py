"""Rescue the intact parts of a damaged database, for `audiowar serve --rescue`.

The readable rows are copied to a new file, and the damaged file is kept. If a step of a match is
missing or breaks the rules, this step and all later ones are left out.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from audiowar.server.storage.open_database import (
    DATABASE_FILE,
    connect_without_schema_check,
    convert_sqlite_errors,
    find_database,
    lock_folder_until_closed,
    prepare_schema,
)
from audiowar.server.storage.sqlite_repository import (
    INSERT_SEAT,
    INSERT_STEP,
    INSERT_TABLE,
    SEAT_COLUMNS,
)

from .check import iter_readable_rows, read_tables

ENDINGS = ("", "-wal", "-shm")
"""What the names of a database and of its write-ahead log end with."""


@dataclass(frozen=True)
class RescueResult:
    """The counts of rescued and lost game tables."""

    damaged_path: Path
    """The new path of the damaged file."""
    intact_table_count: int
    """The number of game tables that lost nothing."""
    shortened_table_count: int
    """The number of game tables whose match lost its end."""
    lost_table_count: int
    """The number of lost game tables: parts of each were found, but not enough to continue it."""


def rescue_database(folder: Path) -> RescueResult:
    """Replace a database with its intact parts. Raises FolderInUse, DamagedDatabase or OSError.

    If nothing can be rescued, the folder stays as it is.
    """
    path = find_database(folder)
    new_path = folder / f"{DATABASE_FILE}.new"
    with closing(lock_folder_until_closed(folder)):
        remove_database(new_path)
        try:
            with (
                convert_sqlite_errors(path),
                closing(connect_without_schema_check(path)) as old,
                closing(connect_without_schema_check(new_path)) as new,
            ):
                # A file that is not an SQLite database raises an error here.
                old.execute("select count(*) from sqlite_master").fetchone()
                prepare_schema(new)
                counts = copy_continuable_tables(old, new)
                new.execute("pragma wal_checkpoint(truncate)")
        except BaseException:
            remove_database(new_path)
            raise
        damaged_path = rename_damaged_files(path)
        new_path.replace(path)
        # Only the files of its write-ahead log can be left.
        remove_database(new_path)
    return RescueResult(damaged_path, *counts)


def remove_database(path: Path) -> None:
    """Remove a database with its write-ahead log, as far as they exist."""
    for ending in ENDINGS:
        Path(f"{path}{ending}").unlink(missing_ok=True)


def rename_damaged_files(path: Path) -> Path:
    """Rename a database and its write-ahead log to unused names. Return the new path."""
    number = 1
    while (aside := path.with_name(f"{DATABASE_FILE}.damaged-{number}")).exists():
        number += 1
    for ending in reversed(ENDINGS):
        if (file := Path(f"{path}{ending}")).exists():
            file.replace(f"{aside}{ending}")
    return aside


def copy_continuable_tables(
    old: sqlite3.Connection, new: sqlite3.Connection
) -> tuple[int, int, int]:
    """Copy, from `old` to `new`, the game tables that can be continued.

    Return the numbers of intact, shortened and lost tables.
    """
    tables, ids_without_row = read_tables(old)
    new.execute("begin")
    for row, steps, _ in tables:
        if steps is not None:
            new.execute(INSERT_TABLE, row)
            new.executemany(INSERT_STEP, [(row[0], *step) for step in steps.items()])
    new.executemany(INSERT_SEAT, iter_readable_rows(old, "seats", SEAT_COLUMNS))
    new.execute("delete from seats where t not in (select id from tables)")
    new.execute("commit")
    intact_count = sum(table.is_intact for table in tables)
    lost_count = sum(table.steps is None for table in tables)
    return intact_count, len(tables) - intact_count - lost_count, lost_count + len(ids_without_row)

"""The file of a server's tables: one server holds it, and brings it to the form that it writes."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

FILE: Final = "tables.db"
LOCK: Final = "lock.db"
VERSION: Final = 1
"""Of the file. A server touches none of a higher version: it would not see all that is in it."""
SCHEMA: Final = (
    "create table if not exists tables(id text primary key, code text, game text, options text,"
    " players integer, open integer, host integer, pace real, state text, header text,"
    " touched real) without rowid",
    "create table if not exists seats(t text, seat integer, name text, token text,"
    " primary key(t, seat)) without rowid",
    "create table if not exists steps(t text, s integer, x text, primary key(t, s)) without rowid",
    "create table if not exists fresh(n integer primary key, t text, s integer, x text)",
)
LATER: Final[Mapping[str, Mapping[str, str]]] = {
    "tables": {
        "bot": "text not null default 'sensible'",
        "coach": "integer not null default 0",
        "language": "text not null default ''",
        "barred": "text not null default '[]'",
        "locked": "integer not null default 0",
    },
    "seats": {"person": "text", "muted": "text", "blocked": "text"},
}
"""Columns that were not there in the first version of the file."""
LOG_PAGES: Final = 4000
"""Pages of the log after which they are put where they belong.

Tables that are played at write the same few pages again and again: most of them go there once.
"""
NUMBERS: Final[Mapping[str, int]] = {
    "full": errno.ENOSPC,
    "readonly": errno.EROFS,
    "unable to open": errno.EACCES,
}
"""What the library says, as the system says it."""


class FolderInUse(Exception):
    """Another server holds the folder."""


class NewerDatabase(Exception):
    """A newer version of the program has written the file."""


class DamagedDatabase(Exception):
    """The file is none of ours, or damaged."""


def hold_folder(folder: Path) -> sqlite3.Connection:
    """Hold a folder as long as the program lives. Raises InUse or OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    with translate_errors(folder / LOCK):
        lock = connect(folder / LOCK, timeout=0)
        try:
            lock.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            lock.close()
            if "locked" in str(error):
                require_locks(folder / LOCK)
                raise FolderInUse from None
            raise
    return lock


def require_locks(path: Path) -> None:
    """Raise OSError where the disk gives no locks: the library says then that a file is locked."""
    try:
        import fcntl
    except ImportError:
        return
    with path.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EAGAIN):
                raise OSError(error.errno, error.strerror, str(path)) from None


def open_database(path: Path) -> sqlite3.Connection:
    """Open the file of a folder that is held. Raises Newer, Broken or OSError."""
    with translate_errors(path):
        file = connect(path)
        try:
            prepare_schema(file)
        except BaseException:
            file.close()
            raise
    return file


def connect(path: Path, timeout: float = 5.0) -> sqlite3.Connection:
    """Open a file for whichever thread writes it."""
    return sqlite3.connect(path, timeout, isolation_level=None, check_same_thread=False)


def prepare_schema(file: sqlite3.Connection) -> None:
    """Make the file what this version writes. Raises Newer."""
    # Nothing is written before this.
    if file.execute("pragma user_version").fetchone()[0] > VERSION:
        raise NewerDatabase
    file.execute("pragma journal_mode = wal")
    file.execute("pragma synchronous = full")
    file.execute(f"pragma wal_autocheckpoint = {LOG_PAGES}")
    for table in SCHEMA:
        file.execute(table)
    for name, columns in LATER.items():
        there = {row[1] for row in file.execute(f"pragma table_info({name})")}
        for column in columns.keys() - there:
            file.execute(f"alter table {name} add column {column} {columns[column]}")
    file.execute(f"pragma user_version = {VERSION}")


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """Say what is wrong with a file as the system would. Raises Broken or OSError."""
    try:
        yield
    except sqlite3.OperationalError as error:
        numbers = [number for words, number in NUMBERS.items() if words in str(error)]
        raise OSError(numbers[0] if numbers else errno.EIO, str(error), str(path)) from None
    except sqlite3.DatabaseError:
        raise DamagedDatabase(str(path)) from None

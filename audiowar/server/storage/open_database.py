"""Open the SQLite file in which a server stores its game tables: lock, schema and errors.

`sqlite_repository` reads and writes its rows.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

DATABASE_FILE: Final = "tables.db"
LOCK_FILE: Final = "lock.db"
SCHEMA_VERSION: Final = 1
"""The version of the file format. A server refuses to open a file with a higher version."""
SCHEMA: Final = (
    "create table if not exists tables(id text primary key, code text, game text, options text,"
    " players integer, open integer, host integer, pace real, state text, header text,"
    " touched real, bot text, coach integer, language text, barred text, locked integer)"
    " without rowid",
    "create table if not exists seats(t text, seat integer, name text, token text, person text,"
    " muted text, blocked text, primary key(t, seat)) without rowid",
    "create table if not exists steps(t text, s integer, x text, primary key(t, s)) without rowid",
)
"""The statements that create the SQL tables.

`t` is the id of a game table. A step has the number `s` of its first event, and its events as text
in `x`.
"""
CHECKPOINT_PAGES: Final = 4000
"""Length of the write-ahead log, in pages, at which SQLite copies it into the database file.
Matches write the same pages again and again: SQLite copies each page of a long log only once."""
ERRNO_BY_MESSAGE: Final[Mapping[str, int]] = {
    "full": errno.ENOSPC,
    "readonly": errno.EROFS,
    "unable to open": errno.EACCES,
}
"""The `errno` of an SQLite error, by words in its message."""


class FolderInUse(Exception):
    """Raised if another running server uses the folder."""


class NewerDatabase(Exception):
    """Raised if a newer version of the program has written the file."""


class DamagedDatabase(Exception):
    """Raised if the database file is damaged, or was not made by this program."""


def find_database(path: Path) -> Path:
    """Return the path of the database in a folder, or of a backup. Raises FileNotFoundError."""
    path = path / DATABASE_FILE if path.is_dir() else path
    if not path.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    return path


def lock_folder_until_closed(folder: Path) -> sqlite3.Connection:
    """Create a folder if it is missing, and lock it until the returned connection is closed.

    Raises FolderInUse, DamagedDatabase (for the lock file) or OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with convert_sqlite_errors(folder / LOCK_FILE):
        lock = connect_without_schema_check(folder / LOCK_FILE, timeout=0)
        try:
            lock.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            lock.close()
            if "locked" in str(error):
                require_file_locks(folder / LOCK_FILE)
                raise FolderInUse from None
            raise
    return lock


def require_file_locks(path: Path) -> None:
    """Raise OSError if the disk of the file `path` cannot lock files.

    SQLite reports such a disk as if the file were locked. On Windows, nothing is checked.
    """
    try:
        # Imported here because Windows does not have this module.
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
    """Open the database, and create its missing SQL tables.

    Raises NewerDatabase, DamagedDatabase or OSError.
    """
    with convert_sqlite_errors(path):
        db = connect_without_schema_check(path)
        try:
            prepare_schema(db)
        except BaseException:
            db.close()
            raise
    return db


def connect_without_schema_check(path: Path, timeout: float = 5.0) -> sqlite3.Connection:
    """Open a database for use in any thread. Its schema is neither checked nor changed."""
    return sqlite3.connect(path, timeout, isolation_level=None, check_same_thread=False)


def prepare_schema(db: sqlite3.Connection) -> None:
    """Create missing SQL tables, and set how SQLite writes. Raises NewerDatabase."""
    # The version is checked before anything is written.
    if db.execute("pragma user_version").fetchone()[0] > SCHEMA_VERSION:
        raise NewerDatabase
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    db.execute(f"pragma wal_autocheckpoint = {CHECKPOINT_PAGES}")
    for table in SCHEMA:
        db.execute(table)
    db.execute(f"pragma user_version = {SCHEMA_VERSION}")


@contextmanager
def convert_sqlite_errors(path: Path) -> Iterator[None]:
    """Replace SQLite's errors with OSError, or with DamagedDatabase for a damaged file."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if "no such" in str(error):
            # Another program, or a version that was never released, has created the SQL tables.
            raise DamagedDatabase(str(path)) from None
        numbers = [number for words, number in ERRNO_BY_MESSAGE.items() if words in str(error)]
        raise OSError(numbers[0] if numbers else errno.EIO, str(error), str(path)) from None
    except sqlite3.DatabaseError:
        raise DamagedDatabase(str(path)) from None

"""Back up the database of a running server to one file, for `audiowar serve --backup`."""

from __future__ import annotations

import errno
import os
from contextlib import closing
from pathlib import Path

from audiowar.server.storage.open_database import (
    connect_without_schema_check,
    convert_sqlite_errors,
    find_database,
)


def back_up_database(folder: Path, target: Path) -> int:
    """Copy the database of a folder to a new file, which only its owner can read.

    Return the size of the new file in bytes. It gets its name only when it is complete, so that
    nobody mistakes an incomplete copy for a backup. Raises DamagedDatabase or OSError.
    """
    source = find_database(folder)
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    # If SQLite created the file, other users could read it.
    part.touch(0o600)
    try:
        with (
            convert_sqlite_errors(source),
            closing(connect_without_schema_check(source)) as db,
            closing(connect_without_schema_check(part)) as copy,
        ):
            copy.execute("pragma synchronous = full")
            db.backup(copy)
            # In this mode the backup is a single file, without a write-ahead log.
            copy.execute("pragma journal_mode = delete")
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size

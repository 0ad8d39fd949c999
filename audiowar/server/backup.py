"""Back up the database of a running server to one file, for `audiowar serve --backup`."""

from __future__ import annotations

import errno
import os
from contextlib import closing
from pathlib import Path

from audiowar.server.storage.open_database import (
    DATABASE_FILE,
    connect_without_schema_check,
    convert_sqlite_errors,
)


def back_up_database_and_get_size(folder: Path, target: Path) -> int:
    """Copy the database of a folder to a new file, which only its owner can read.

    Return the size of the new file in bytes. It gets its name only when it is complete, so that
    nobody mistakes an incomplete copy for a backup. Raises DamagedDatabase or OSError.
    """
    source = folder / DATABASE_FILE
    if not source.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(source))
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    # If SQLite created the file, other users could read it.
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with (
            convert_sqlite_errors(source),
            closing(connect_without_schema_check(source)) as db,
            closing(connect_without_schema_check(part)) as copy,
        ):
            db.backup(copy)
            # In this mode the backup is a single file, without a write-ahead log.
            copy.execute("pragma journal_mode = delete")
        sync_to_disk(part)
        # Unlike a rename, a hard link never replaces a file that was created in the meantime.
        os.link(part, target) if hasattr(os, "link") else part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    sync_to_disk(target.parent)
    return target.stat().st_size


def sync_to_disk(path: Path) -> None:
    """Wait until the content of a file, or the list of files in a folder, is on the disk."""
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except PermissionError:
        # Windows cannot open a folder, and so cannot sync it to the disk.
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.EBADF):
            raise
    finally:
        os.close(descriptor)

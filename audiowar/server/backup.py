"""Back up the tables of a running server to one file that only its owner can read."""

from __future__ import annotations

import errno
import os
from contextlib import closing
from pathlib import Path

from audiowar.server.storage.database import DATABASE_FILE, connect_database, translate_errors


def back_up_database(folder: Path, target: Path) -> int:
    """Copy the tables of a folder to a new file. Return its size in bytes.

    Raises DamagedDatabase or OSError. The file is renamed when it is complete, so that an
    incomplete copy is never taken for a backup.
    """
    source = folder / DATABASE_FILE
    if not source.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(source))
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    # SQLite creates its journal with the permissions of the database file.
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with (
            translate_errors(source),
            closing(connect_database(source)) as db,
            closing(connect_database(part)) as copy,
        ):
            db.backup(copy)
            # Otherwise the backup would need its write-ahead log too.
            copy.execute("pragma journal_mode = delete")
        sync_to_disk(part)
        # A hard link, unlike a rename, never replaces a file that was created meanwhile.
        os.link(part, target) if hasattr(os, "link") else part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    sync_to_disk(target.parent)
    return target.stat().st_size


def sync_to_disk(path: Path) -> None:
    """Wait until a file, or the entries of a folder, are on the disk."""
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except PermissionError:
        # Windows cannot open folders.
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.EBADF):
            raise
    finally:
        os.close(descriptor)

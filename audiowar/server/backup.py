"""A copy of the tables, whole, while the server runs; nobody else on the machine can read it."""

from __future__ import annotations

import errno
import os
from contextlib import closing
from pathlib import Path

from audiowar.server.storage.database import FILE, connect, translate_errors


def back_up(folder: Path, target: Path) -> int:
    """Copy the tables of a folder to a file that is not there yet; return its bytes.

    Raises DamagedDatabase or OSError. Until it is whole it has another name: half of a copy is
    never taken for one.
    """
    source = folder / FILE
    if not source.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(source))
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    # SQLite makes its journal with the rights of the file.
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with (
            translate_errors(source),
            closing(connect(source)) as db,
            closing(connect(part)) as copy,
        ):
            db.backup(copy)
            # One file: a copy of the write-ahead log would be needed beside it otherwise.
            copy.execute("pragma journal_mode = delete")
        sync(part)
        # Never in the place of a file that has come meanwhile.
        os.link(part, target) if hasattr(os, "link") else part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    sync(target.parent)
    return target.stat().st_size


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except PermissionError:
        # Windows opens no folders.
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.EBADF):
            raise
    finally:
        os.close(descriptor)

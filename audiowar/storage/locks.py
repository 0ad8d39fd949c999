"""Locks between running programs. A lock ends with the process that holds it."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

WAIT_SECONDS = 1.0
"""Seconds to wait for another program that is changing the same file."""
POLL_INTERVAL = 0.002
"""Seconds between two attempts to get a lock."""


class FileInUse(Exception):
    """Another running program holds the file, or its lock belongs to another user."""

    def __init__(self, path: Path, foreign: bool = False) -> None:
        super().__init__(path)
        self.is_foreign = foreign
        """Whether the lock belongs to another user of the computer."""


def get_lock_path(path: Path) -> Path:
    """Return the path of the lock file of `path`. The contents of a lock file do not matter."""
    return path.with_name(path.name + ".lock")


def lock_file(path: Path, wait_seconds: float = 0.0) -> Callable[[], None]:
    """Lock a file against other programs until the returned function is called.

    If locks are not supported, as on many network drives, the file is used without one. Raises
    FileInUse if another program still holds it after `wait_seconds`, or if its lock belongs to
    another user and cannot be checked.
    """
    # Imported here to keep the start of the program fast.
    from filelock import FileLock, Timeout

    options: dict[str, Any] = {"poll_interval": POLL_INTERVAL, "mode": 0o600, "thread_local": False}
    lock = FileLock(get_lock_path(path), timeout=wait_seconds, **options)
    try:
        with warnings.catch_warnings():
            # If the disk supports no locks, the library prints a warning, in English.
            warnings.simplefilter("ignore")
            lock.acquire()
    except Timeout:
        raise FileInUse(path) from None
    except (OSError, NotImplementedError):
        if is_lock_of_other_user(get_lock_path(path)):
            raise FileInUse(path, foreign=True) from None
        return release_nothing

    def release() -> None:
        with suppress(OSError):
            lock.release()

    return release


def release_nothing() -> None:
    """Do nothing, because the file could not be locked."""


def is_lock_of_other_user(lock: Path) -> bool:
    """Return whether a lock file belongs to another user and cannot be opened."""
    try:
        owner = lock.stat().st_uid
    except OSError:
        return False
    me = getattr(os, "geteuid", lambda: owner)()
    return bool(owner != me) and not os.access(lock, os.R_OK | os.W_OK)


def remove_lock(path: Path) -> None:
    """Remove the lock file of `path`, whoever created it. The next lock creates a new one.

    Raises OSError.
    """
    get_lock_path(path).unlink(missing_ok=True)


@contextmanager
def lock_briefly(path: Path) -> Iterator[None]:
    """Return a context in which a small file is locked, so that it can be changed.

    If another program holds the lock for more than WAIT_SECONDS, the context begins without one.
    """
    release = release_nothing
    with suppress(FileInUse):
        release = lock_file(path, WAIT_SECONDS)
    try:
        yield
    finally:
        release()

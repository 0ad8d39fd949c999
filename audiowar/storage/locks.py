"""Locks between running programs: each dies with the process that holds it."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

PATIENCE = 1.0
"""Seconds to wait for another program that is just changing the same file."""
LOOK = 0.002
"""Seconds between looks at a lock that somebody else holds."""


class FileInUse(Exception):
    """Another running program holds the file, or its lock is `foreign`: that of another user."""

    def __init__(self, path: Path, foreign: bool = False) -> None:
        super().__init__(path)
        self.foreign = foreign


def lock_path(path: Path) -> Path:
    """Return the file whose lock stands for that of `path`; what is in it does not matter."""
    return path.with_name(path.name + ".lock")


def hold_file(path: Path, patience: float = 0.0) -> Callable[[], None]:
    """Hold a file against other programs until the returned function is called.

    Where there can be no lock, as on many disks of a network, the file is used without one.
    Raises InUse when another program still holds it after `patience` seconds, or when its lock
    belongs to another user, so that nobody can tell.
    """
    # Only now: the first line of a start is quick.
    from filelock import FileLock, Timeout

    how: dict[str, Any] = {"poll_interval": LOOK, "mode": 0o600, "thread_local": False}
    lock = FileLock(lock_path(path), timeout=patience, **how)
    try:
        with warnings.catch_warnings():
            # The library says in English that it makes do with a file in place of a lock.
            warnings.simplefilter("ignore")
            lock.acquire()
    except Timeout:
        raise FileInUse(path) from None
    except (OSError, NotImplementedError):
        if is_foreign(lock_path(path)):
            raise FileInUse(path, foreign=True) from None
        return hold_nothing

    def release() -> None:
        with suppress(OSError):
            lock.release()

    return release


def hold_nothing() -> None:
    """Release what could not be locked."""


def is_foreign(lock: Path) -> bool:
    """Tell whether a lock file is there that belongs to another user and cannot be opened."""
    try:
        owner = lock.stat().st_uid
    except OSError:
        return False
    me = getattr(os, "geteuid", lambda: owner)()
    return bool(owner != me) and not os.access(lock, os.R_OK | os.W_OK)


def remove_lock(path: Path) -> None:
    """Remove a lock file, whoever made it: the next holder makes a new one. Raises OSError."""
    lock_path(path).unlink(missing_ok=True)


@contextmanager
def holding(path: Path) -> Iterator[None]:
    """Change a small file with no other program between.

    Where another program keeps it too long, it is changed without a lock.
    """
    release = hold_nothing
    with suppress(FileInUse):
        release = hold_file(path, PATIENCE)
    try:
        yield
    finally:
        release()

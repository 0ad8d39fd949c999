"""Locks on files, against other running programs. A lock ends with the process that holds it."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

WAIT_SECONDS = 1.0
"""Seconds to wait for another program that is changing the same file."""
POLL_SECONDS = 0.002


class FileInUse(Exception):
    """Raised if another running program or another user has locked the file."""

    def __init__(self, path: Path, is_foreign: bool = False) -> None:
        super().__init__(path)
        self.is_foreign = is_foreign
        """Whether the lock belongs to another user of the computer."""


def get_lock_path(path: Path) -> Path:
    """Return the path of the lock file of `path`."""
    return path.with_name(path.name + ".lock")


def lock_file(path: Path, wait_seconds: float = 0.0) -> Callable[[], None]:
    """Lock a file against other programs. Return the function that unlocks it.

    If no lock file can be made, for example on a network drive that does not support locks, nothing
    is locked. Raises FileInUse if another program still has the lock after `wait_seconds`, or if
    the lock file belongs to another user and cannot be opened.
    """
    # Imported here to keep the start of the program fast.
    from filelock import FileLock, Timeout

    options: dict[str, Any] = {"poll_interval": POLL_SECONDS, "mode": 0o600, "thread_local": False}
    lock = FileLock(get_lock_path(path), timeout=wait_seconds, **options)
    try:
        with warnings.catch_warnings():
            # The library warns, in English, of disks without locks. Nobody should see this warning.
            warnings.simplefilter("ignore")
            lock.acquire()
    except Timeout:
        raise FileInUse(path) from None
    except (OSError, NotImplementedError):
        if is_lock_of_other_user(get_lock_path(path)):
            raise FileInUse(path, is_foreign=True) from None
        return lambda: None

    def unlock() -> None:
        with suppress(OSError):
            lock.release()

    return unlock


def is_lock_of_other_user(lock: Path) -> bool:
    """Return whether a lock file belongs to another user and cannot be opened."""
    try:
        owner = lock.stat().st_uid
    except OSError:
        return False
    me = getattr(os, "geteuid", lambda: owner)()
    return bool(owner != me) and not os.access(lock, os.R_OK | os.W_OK)


def remove_lock(path: Path) -> None:
    """Remove the lock file of `path`, even if another user created it. Raises OSError."""
    get_lock_path(path).unlink(missing_ok=True)


@contextmanager
def lock_while_changing(path: Path) -> Iterator[None]:
    """Lock a file during a `with` block.

    If the file is still locked after WAIT_SECONDS, or by another user, go on without the lock.
    """
    with ExitStack() as stack:
        with suppress(FileInUse):
            stack.callback(lock_file(path, WAIT_SECONDS))
        yield

"""Locks between running programs: each dies with the process that holds it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

PATIENCE = 1.0
"""Seconds to wait for another program that is just changing the same file."""
LOOK = 0.002
"""Seconds between looks at a lock that somebody else holds."""


class InUse(Exception):
    """Another running program holds the file."""


def lock_of(path: Path) -> Path:
    """Return the file whose lock stands for that of `path`; what is in it does not matter."""
    return path.with_name(path.name + ".lock")


def hold(path: Path, patience: float = 0.0) -> Callable[[], None]:
    """Hold a file against other programs until the returned function is called.

    Raises InUse when another one still holds it after `patience` seconds, and OSError.
    """
    # Only now: the first line of a start is quick.
    from filelock import FileLock, Timeout

    how: dict[str, Any] = {"poll_interval": LOOK, "mode": 0o600, "thread_local": False}
    lock = FileLock(lock_of(path), timeout=patience, **how)
    try:
        lock.acquire()
    except Timeout:
        raise InUse(path) from None
    return lock.release


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Change a small file with no other program between.

    Where there can be no lock, or another program keeps it too long, it is changed without one.
    """
    release = None
    with suppress(OSError, InUse):
        release = hold(path, PATIENCE)
    try:
        yield
    finally:
        if release is not None:
            release()

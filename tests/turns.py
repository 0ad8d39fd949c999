"""Turns for tests that measure real time, so that they do not slow each other down."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

AT_ONCE = max(2, (os.cpu_count() or 1) * 3 // 4)
"""How many of these tests run at once. Each leaves most of a processor's time to others."""
MAX_WAIT_SECONDS = 3600.0
"""Maximum seconds to wait for a turn."""


def get_turns_folder() -> Path:
    """Return the folder of the locks that all processes of one test run share."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    return Path(tempfile.gettempdir()) / f"audiowar-turns-{run}"


@contextmanager
def wait_for_turn(
    place: Path, at_once: int = AT_ONCE, longest: float = MAX_WAIT_SECONDS
) -> Iterator[None]:
    """Wait until fewer than `at_once` others have a turn, then have one. Raises TimeoutError."""
    place.mkdir(parents=True, exist_ok=True)
    locks = [FileLock(place / str(number)) for number in range(at_once)]
    end = time.monotonic() + longest
    with ExitStack() as held:
        while not any(take_lock_if_free(lock, held) for lock in locks):
            if time.monotonic() > end:
                raise TimeoutError(f"{at_once} others have had their turn for {longest:.0f} s")
            time.sleep(0.1)
        yield


def take_lock_if_free(lock: FileLock, held: ExitStack) -> bool:
    """Take a lock if it is free, until `held` is closed. Return whether it was free."""
    try:
        held.enter_context(lock.acquire(blocking=False))
    except Timeout:
        return False
    return True

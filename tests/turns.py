"""Turns for tests that take place in real time: too many at once would measure the machine."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

AT_ONCE = max(2, (os.cpu_count() or 1) * 3 // 4)
"""How many of them go on at the same time: each leaves most of a processor to the others."""
LONGEST = 3600.0
"""Seconds after which nobody waits for a turn any more."""


def folder() -> Path:
    """Where the processes of one run of the tests meet."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    return Path(tempfile.gettempdir()) / f"audiowar-turns-{run}"


@contextmanager
def turn(place: Path, at_once: int = AT_ONCE, longest: float = LONGEST) -> Iterator[None]:
    """Wait until fewer than so many others of a run have their turn. Raises TimeoutError."""
    place.mkdir(parents=True, exist_ok=True)
    locks = [FileLock(place / str(number)) for number in range(at_once)]
    end = time.monotonic() + longest
    with ExitStack() as held:
        while not any(taken(lock, held) for lock in locks):
            if time.monotonic() > end:
                raise TimeoutError(f"{at_once} others have had their turn for {longest:.0f} s")
            time.sleep(0.1)
        yield


def taken(lock: FileLock, held: ExitStack) -> bool:
    """Take a lock until the end, if nobody has it."""
    try:
        held.enter_context(lock.acquire(blocking=False))
    except Timeout:
        return False
    return True

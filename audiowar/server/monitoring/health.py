"""Whether a server can serve people, and how near it is to not being able to."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

ENOUGH: Final = 200 * 1024 * 1024
"""Free bytes below which a disk is called nearly full."""
EVERY: Final = 5.0
"""Seconds between two looks at the disk."""


class DiskSpace:
    """Measures free space in a thread of its own: a disk that hangs must not hold up the games."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ended = Event()
        self.free: int | None = None
        """Bytes; None where it is not known."""
        self._measure()
        Thread(target=self._work, name="disk-space", daemon=True).start()

    def _work(self) -> None:
        while not self._ended.wait(EVERY):
            self._measure()

    def _measure(self) -> None:
        try:
            self.free = shutil.disk_usage(self._folder).free
        except OSError:
            self.free = None

    def end(self) -> None:
        """Measure no more."""
        self._ended.set()


@dataclass(frozen=True)
class Health:
    """What `/health` is made of."""

    late: Callable[[], float]
    """Returns for how many seconds something has waited to be written."""
    too_late: float
    """Seconds after which nobody can be served any more."""
    free: Callable[[], int | None] = lambda: None
    """Returns the free bytes of the disk; None where there is none."""
    cut_off: Callable[[], bool] | None = None
    """Tells whether the broker cannot be reached; None on one server alone."""
    draining: Callable[[], bool] = lambda: False

    @property
    def serving(self) -> bool:
        """Whether people can be served."""
        return self.late() < self.too_late and not (self.cut_off is not None and self.cut_off())

    def report(self) -> dict[str, Any]:
        """Return what a proxy, or whoever watches the server, is told."""
        late, free = self.late(), self.free()
        said: dict[str, Any] = {"status": "ok" if self.serving else "failing"}
        said["write_delay_seconds"] = round(late, 3)
        said["writing"] = "ok" if late < self.too_late else "failing"
        if free is not None:
            said["disk"] = "ok" if free >= ENOUGH else "nearly full"
        if self.cut_off is not None:
            said["broker"] = "failing" if self.cut_off() else "ok"
        said["draining"] = self.draining()
        return said

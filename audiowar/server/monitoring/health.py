"""The health of a server: whether it can serve players, and what may soon prevent it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

MIN_FREE_BYTES: Final = 200 * 1024 * 1024
"""Free space below which a disk counts as nearly full."""
MEASURE_INTERVAL: Final = 5.0
"""Seconds between two measurements of the free space."""


class DiskSpace:
    """Measures free space in its own thread, because a hanging disk must not block the loop."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ended = Event()
        self.free_bytes: int | None = None
        """None if it is unknown."""
        self._measure()
        Thread(target=self._work, name="disk-space", daemon=True).start()

    def _work(self) -> None:
        while not self._ended.wait(MEASURE_INTERVAL):
            self._measure()

    def _measure(self) -> None:
        try:
            self.free_bytes = shutil.disk_usage(self._folder).free
        except OSError:
            self.free_bytes = None

    def stop(self) -> None:
        """Stop measuring."""
        self._ended.set()


@dataclass(frozen=True)
class Health:
    """The values that `/health` reports."""

    seconds_late: Callable[[], float]
    """Returns for how many seconds the oldest write has been waiting."""
    max_seconds_late: float
    """The number of seconds of waiting from which on players cannot be served any more."""
    free_bytes: Callable[[], int | None] = lambda: None
    """Returns the free bytes of the disk; None if unknown."""
    is_cut_off: Callable[[], bool] | None = None
    """Returns whether the broker is unreachable; None for a single server."""
    is_draining: Callable[[], bool] = lambda: False

    @property
    def can_serve(self) -> bool:
        """Whether players can be served."""
        return self.seconds_late() < self.max_seconds_late and not (
            self.is_cut_off is not None and self.is_cut_off()
        )

    def report(self) -> dict[str, Any]:
        """Return the body of `/health`."""
        late, free = self.seconds_late(), self.free_bytes()
        said: dict[str, Any] = {"status": "ok" if self.can_serve else "failing"}
        said["write_delay_seconds"] = round(late, 3)
        said["writing"] = "ok" if late < self.max_seconds_late else "failing"
        if free is not None:
            said["disk"] = "ok" if free >= MIN_FREE_BYTES else "nearly full"
        if self.is_cut_off is not None:
            said["broker"] = "failing" if self.is_cut_off() else "ok"
        said["draining"] = self.is_draining()
        return said

"""The report of `/health`: whether the server can serve players, and if not, why."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

MIN_FREE_BYTES: Final = 200 * 1024 * 1024
"""Free space in bytes below which the disk is reported as nearly full."""
MEASURE_INTERVAL: Final = 5.0
"""Seconds between two measurements of the free space."""


class DiskSpaceMonitor:
    """Measures the free space of a disk in a thread, so that a hanging disk blocks nothing else.

    The constructor itself makes the first measurement. `free_bytes` is None if the last one failed.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ended = Event()
        self.free_bytes: int | None = None
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
        """Stop measuring the free disk space."""
        self._ended.set()


@dataclass(frozen=True)
class Health:
    """Makes the report of `/health` from functions that return the current values."""

    get_oldest_write_wait: Callable[[], float]
    """Returns for how many seconds the oldest unfinished write has been waiting."""
    write_wait_limit_seconds: float
    """Seconds that a write may wait before the server counts as unable to serve players."""
    get_free_bytes: Callable[[], int | None] = lambda: None
    """Returns the free space of the disk in bytes; None if it is unknown."""
    is_cut_off: Callable[[], bool | None] = lambda: None
    """Returns whether the broker is unreachable; None for a single server, which has no broker."""
    is_draining: Callable[[], bool] = lambda: False
    """Returns whether the server opens no new tables, because it will be stopped."""

    @property
    def can_serve(self) -> bool:
        """Whether the server can serve players: it can write, and reaches its broker, if any."""
        is_late = self.get_oldest_write_wait() >= self.write_wait_limit_seconds
        return not is_late and not self.is_cut_off()

    def report(self) -> dict[str, Any]:
        """Return the JSON object with which `/health` responds."""
        late, free = self.get_oldest_write_wait(), self.get_free_bytes()
        is_cut_off = self.is_cut_off()
        values: dict[str, Any] = {"status": "ok" if self.can_serve else "failing"}
        values["write_delay_seconds"] = round(late, 3)
        values["writing"] = "ok" if late < self.write_wait_limit_seconds else "failing"
        if free is not None:
            values["disk"] = "ok" if free >= MIN_FREE_BYTES else "nearly full"
        if is_cut_off is not None:
            values["broker"] = "failing" if is_cut_off else "ok"
        values["draining"] = self.is_draining()
        return values

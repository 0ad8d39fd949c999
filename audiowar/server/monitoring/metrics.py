"""What is counted and measured while a server runs."""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import Final

LOG = logging.getLogger(__name__)
MINUTE: Final = 60.0
"""Seconds after which a refusal of the same kind is logged again."""
WRITE_BUCKETS: Final = (
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
    5.0,
    30.0,
)
LAG_BUCKETS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
LAG_EVERY: Final = 0.5
"""Seconds between two measurements of the event loop's lag."""


class Histogram:
    """How often a number of seconds was at most so high."""

    def __init__(self, buckets: Sequence[float]) -> None:
        self._limits = buckets
        self._counts = [0] * (len(buckets) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count a number of seconds."""
        self._counts[bisect_left(self._limits, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Return for each limit how many were at most so high."""
        found, total = list[tuple[str, float]](), 0
        for limit, count in zip((*self._limits, float("inf")), self._counts, strict=True):
            total += count
            found.append(("+Inf" if limit == float("inf") else str(limit), float(total)))
        return found


class Metrics:
    """Counts what happens."""

    def __init__(self) -> None:
        self.answers = 0
        """That were accepted."""
        self.refusals: Counter[str] = Counter()
        """By their reasons."""
        self.write_delay = Histogram(WRITE_BUCKETS)
        """From asking for something to be written until it is on the disk."""
        self.loop_lag = Histogram(LAG_BUCKETS)
        """How much later than planned the event loop runs something."""
        self._logged: dict[str, tuple[float, int]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def refuse(self, reason: str, count: int = 1) -> None:
        """Count a refusal; log each kind once a minute, with their number and nobody's address."""
        self.refusals[reason] += count
        now = time.monotonic()
        at, before = self._logged.get(reason, (-MINUTE, 0))
        if now - at >= MINUTE:
            self._logged[reason] = now, self.refusals[reason]
            LOG.info("refused: %s (%d)", reason, self.refusals[reason] - before)

    def measure_lag(self, loop: asyncio.AbstractEventLoop) -> None:
        """Measure from now on how late the event loop is."""
        due = loop.time() + LAG_EVERY

        def measure() -> None:
            self.loop_lag.observe(max(0.0, loop.time() - due))
            self.measure_lag(loop)

        self._timer = loop.call_at(due, measure)

    def stop(self) -> None:
        """Measure no more."""
        if self._timer is not None:
            self._timer.cancel()

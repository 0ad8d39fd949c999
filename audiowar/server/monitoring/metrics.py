"""Count answers and refusals, and measure delays. `metrics_listener` serves the results."""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

LOG = logging.getLogger(__name__)
REFUSAL_LOG_INTERVAL_SECONDS: Final = 60.0
"""Seconds after which a refusal for the same reason is logged again."""
WRITE_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 30.0)
"""The upper limits, in seconds, of the buckets for the time until data is on the disk."""
LAG_BUCKETS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
"""The upper limits, in seconds, of the buckets for the lag of the event loop."""
LAG_INTERVAL: Final = 0.5
"""Seconds between two measurements of the event loop's lag."""


class Histogram:
    """Counts durations in buckets with upper limits in seconds. `sum` is their sum in seconds."""

    def __init__(self, buckets: Sequence[float]) -> None:
        self._limits = buckets
        self._counts = [0] * (len(buckets) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count a duration in its bucket."""
        self._counts[bisect_left(self._limits, seconds)] += 1
        self.sum += seconds

    def compute_cumulative_buckets(self) -> list[tuple[str, float]]:
        """Return each bucket's upper limit as text, and the number of durations up to it."""
        limits = [*map(str, self._limits), "+Inf"]
        return list(zip(limits, map(float, accumulate(self._counts)), strict=True))


class Metrics:
    """All counters and histograms of a server, since its start."""

    def __init__(self) -> None:
        self.accepted_answers = 0
        self.refusal_counts_by_reason: Counter[str] = Counter()
        """The number of refusals, by reason."""
        self.write_delay_histogram = Histogram(WRITE_BUCKETS)
        """Seconds from a request to write data until the data is on the disk."""
        self.loop_lag_histogram = Histogram(LAG_BUCKETS)
        """Seconds by which the event loop runs a timer late."""
        self._logged: dict[str, tuple[float, int]] = {}
        """For each reason of refusals: when it was last logged, and the number of refusals then."""
        self._timer: asyncio.TimerHandle | None = None

    def count_and_log_refusal(self, reason: str, count: int = 1) -> None:
        """Count refusals. Once a minute at most, log how many new ones there are for the reason."""
        self.refusal_counts_by_reason[reason] += count
        now = time.monotonic()
        at, before = self._logged.get(reason, (-REFUSAL_LOG_INTERVAL_SECONDS, 0))
        if now - at >= REFUSAL_LOG_INTERVAL_SECONDS:
            self._logged[reason] = now, self.refusal_counts_by_reason[reason]
            LOG.info("refused: %s (%d)", reason, self.refusal_counts_by_reason[reason] - before)

    def start_measuring_lag(self, loop: asyncio.AbstractEventLoop) -> None:
        """Measure the lag of the event loop from now on."""
        due = loop.time() + LAG_INTERVAL

        def measure() -> None:
            self.loop_lag_histogram.observe(max(0.0, loop.time() - due))
            self.start_measuring_lag(loop)

        self._timer = loop.call_at(due, measure)

    def stop_measuring_lag(self) -> None:
        """Stop measuring the lag of the event loop."""
        if self._timer is not None:
            self._timer.cancel()

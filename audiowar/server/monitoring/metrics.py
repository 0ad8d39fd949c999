"""Count answers and refusals. `metrics_listener` serves the counts to Prometheus."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

LOG = logging.getLogger(__name__)
REFUSAL_LOG_INTERVAL_SECONDS: Final = 60.0
"""Seconds after which a refusal for the same reason is logged again."""


class Metrics:
    """What a server has counted since its start."""

    def __init__(self) -> None:
        self.accepted_answers = 0
        self.refusal_counts_by_reason: Counter[str] = Counter()
        self.observe_write_delay: Callable[[float], None] = lambda seconds: None
        """Called, in any thread, with the seconds from a request to write data until it was on the
        disk."""
        self._logged: dict[str, tuple[float, int]] = {}
        """For each reason of refusals: when it was last logged, and the number of refusals then."""

    def count_refusal(self, reason: str, count: int = 1) -> None:
        """Count refusals. Once a minute at most, log how many new ones there are for the reason."""
        self.refusal_counts_by_reason[reason] += count
        now = time.monotonic()
        at, before = self._logged.get(reason, (-REFUSAL_LOG_INTERVAL_SECONDS, 0))
        if now - at >= REFUSAL_LOG_INTERVAL_SECONDS:
            self._logged[reason] = now, self.refusal_counts_by_reason[reason]
            LOG.info("refused: %s (%d)", reason, self.refusal_counts_by_reason[reason] - before)

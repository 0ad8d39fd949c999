"""Count answers and refusals. `metrics_listener` serves the counts to Prometheus."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable

LOG = logging.getLogger(__name__)


class Metrics:
    """What a server has counted since its start."""

    def __init__(self) -> None:
        self.accepted_answers = 0
        self.refusal_counts_by_reason: Counter[str] = Counter()
        self.observe_write_delay: Callable[[float], None] = lambda seconds: None
        """Called, in any thread, with the seconds from a request to write data until it was on the
        disk."""

    def count_refusal(self, reason: str) -> None:
        """Count a refusal. The log's filter lets one line a minute pass for each reason."""
        self.refusal_counts_by_reason[reason] += 1
        LOG.warning("refused: %s", reason)

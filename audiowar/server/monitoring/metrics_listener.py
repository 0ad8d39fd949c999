"""Serve the metrics to Prometheus, at a separate address that a proxy does not publish."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from .metrics import Metrics

WRITE_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30)
"""The upper limits, in seconds, of the buckets for the time until data is on the disk."""
LAG_BUCKETS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
"""The upper limits, in seconds, of the buckets for the lag of the event loop."""
LAG_INTERVAL: Final = 0.5
"""Seconds between two measurements of the event loop's lag."""
READ_TIMEOUT: Final = 10.0
"""Seconds that a request for the metrics waits for the event loop."""
Gauges: TypeAlias = Mapping[str, "float | Mapping[str, float]"]
"""The current values of the gauges by name. A value is a number, or a number for each state."""
METRIC_DESCRIPTIONS: Final[Mapping[str, str]] = {
    "connections": "Open sockets",
    "people": "People at tables: playing, or watching",
    "tables": "Tables, by state",
    "write_waiting_seconds": "For how long something has waited to be written",
    "disk_free_bytes": "Free space of the disk that the data folder is on",
    "healthy": "1 while people can be served",
    "draining": "1 while no new tables are opened, before an update",
}


class MetricsCollector(Collector):
    """Gives the Prometheus library the counters and gauges of a server."""

    def __init__(self, metrics: Metrics, read_gauges: Callable[[], Gauges]) -> None:
        self._metrics = metrics
        self._read_gauges = read_gauges
        self._loop = asyncio.get_running_loop()

    def collect(self) -> Iterator[Any]:
        """Yield the counters and gauges. Must not be called on the event loop, which reads them."""

        async def read() -> tuple[int, dict[str, int], Gauges]:
            metrics = self._metrics
            counts = dict(sorted(metrics.refusal_counts_by_reason.items()))
            return metrics.accepted_answers, counts, self._read_gauges()

        reading = asyncio.run_coroutine_threadsafe(read(), self._loop)
        answers, counts, gauges = reading.result(READ_TIMEOUT)
        yield CounterMetricFamily("audiowar_answers", "Answers that were accepted", value=answers)
        refusals = CounterMetricFamily(
            "audiowar_refusals", "Refusals, by reason", labels=["reason"]
        )
        for reason, count in counts.items():
            refusals.add_metric([reason], count)
        yield refusals
        for name, value in gauges.items():
            labels = ["state"] if isinstance(value, Mapping) else []
            gauge = GaugeMetricFamily(f"audiowar_{name}", METRIC_DESCRIPTIONS[name], labels=labels)
            for state, number in value.items() if isinstance(value, Mapping) else [("", value)]:
                gauge.add_metric([state] if labels else [], number)
            yield gauge


def serve_metrics(
    metrics: Metrics, read_gauges: Callable[[], Gauges], host: str, port: int
) -> Callable[[], None]:
    """Serve the metrics at an address. Return the function that stops serving. Raises OSError."""
    registry = CollectorRegistry()
    registry.register(MetricsCollector(metrics, read_gauges))
    ProcessCollector(registry=registry)
    delay = Histogram(
        *("audiowar_write_delay_seconds", "From asking to write until written"),
        buckets=WRITE_BUCKETS,
        registry=registry,
    )
    metrics.observe_write_delay = delay.observe
    lag = Histogram(
        *("audiowar_event_loop_lag_seconds", "How late the event loop is"),
        buckets=LAG_BUCKETS,
        registry=registry,
    )
    observe_lag(asyncio.get_running_loop(), lag)
    server, _ = start_http_server(port, host, registry)

    def stop() -> None:
        server.shutdown()
        server.server_close()

    return stop


def observe_lag(loop: asyncio.AbstractEventLoop, histogram: Histogram) -> None:
    """Observe from now on by how many seconds the event loop runs timers late."""
    due = loop.time() + LAG_INTERVAL

    def measure() -> None:
        histogram.observe(max(0.0, loop.time() - due))
        observe_lag(loop, histogram)

    loop.call_at(due, measure)

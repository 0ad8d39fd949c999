"""Serve the metrics to Prometheus, at a separate address that a proxy does not publish."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from .metrics import Histogram, Metrics

INDIRECT_REQUEST_HEADERS: Final = (
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "Forwarded",
    "Via",
    "Origin",
)
"""Each of these headers shows that a request came through a proxy or from a web page."""
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
    """Gives the Prometheus library the current metrics of a server."""

    def __init__(self, metrics: Metrics, gauges: Callable[[], Gauges]) -> None:
        self._metrics = metrics
        self._gauges = gauges

    def collect(self) -> Iterator[Any]:
        """Yield all metrics, each with its name, description and values."""
        metrics = self._metrics
        answers = metrics.accepted_answers
        yield CounterMetricFamily("audiowar_answers", "Answers that were accepted", value=answers)
        refusals = CounterMetricFamily(
            "audiowar_refusals", "Refusals, by reason", labels=["reason"]
        )
        for reason, count in sorted(metrics.refusal_counts_by_reason.items()):
            refusals.add_metric([reason], count)
        yield refusals
        delay, lag = metrics.write_delay_histogram, metrics.loop_lag_histogram
        yield make_histogram_family("write_delay", "From asking to write until written", delay)
        yield make_histogram_family("event_loop_lag", "How late the event loop is", lag)
        for name, value in self._gauges().items():
            if isinstance(value, Mapping):
                family = GaugeMetricFamily(
                    f"audiowar_{name}", METRIC_DESCRIPTIONS[name], labels=["state"]
                )
                for state, number in value.items():
                    family.add_metric([state], number)
                yield family
            else:
                yield GaugeMetricFamily(f"audiowar_{name}", METRIC_DESCRIPTIONS[name], value=value)


def make_histogram_family(
    name: str, description: str, histogram: Histogram
) -> HistogramMetricFamily:
    """Return a histogram of durations for the Prometheus library."""
    buckets, total = histogram.compute_cumulative_buckets(), histogram.sum
    return HistogramMetricFamily(f"audiowar_{name}_seconds", description, buckets, total)


def is_local_request(request: web.Request) -> bool:
    """Return whether a request comes directly from a program on this machine, not from a proxy.

    Only the headers are checked, so this is reliable only if no other machine can connect.
    """
    if any(name in request.headers for name in INDIRECT_REQUEST_HEADERS):
        return False
    try:
        return is_loopback(request.url.host or "")
    except ValueError:
        # The `Host` header is not a valid host name, so it cannot name this machine.
        return False


def is_loopback(host: str) -> bool:
    """Return whether a host name or address means this machine only."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def make_metrics_app(
    metrics: Metrics, gauges: Callable[[], Gauges], private: bool
) -> web.Application:
    """Return the web application that serves `/metrics`; if `private`, to this machine only."""
    registry = CollectorRegistry()
    registry.register(MetricsCollector(metrics, gauges))
    ProcessCollector(registry=registry)

    async def read(request: web.Request) -> web.Response:
        if private and not is_local_request(request):
            return web.Response(status=403, text="Only on this machine.")
        text = generate_latest(registry)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/metrics", read)
    return app


async def serve_metrics_and_get_stop(
    metrics: Metrics, gauges: Callable[[], Gauges], host: str, port: int
) -> Callable[[], Awaitable[None]]:
    """Serve the metrics at an address. Return the function that stops serving. Raises OSError."""
    app = make_metrics_app(metrics, gauges, is_loopback(host))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except BaseException:
        await runner.cleanup()
        raise
    return runner.cleanup

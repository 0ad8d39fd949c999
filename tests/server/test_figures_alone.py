"""The log and the figures of a server, without a process."""

from __future__ import annotations

import asyncio
import io
import logging
import socket
from collections.abc import Iterator

import pytest

from audiowar.server.monitoring import anonymized_log, metrics
from audiowar.server.monitoring.anonymized_log import configure_logging
from audiowar.server.monitoring.metrics import Histogram, Metrics
from audiowar.server.storage.repository import LATE_WRITE_SECONDS

OWN = "audiowar.server.x"


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 5.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in (anonymized_log, metrics):
        monkeypatch.setattr(module, "time", made)
    return made


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged; afterwards the loggers are as before."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    libraries = ("aiohttp", "asyncio", "nats", "zeroconf")
    levels = {name: logging.getLogger(name).level for name in libraries}
    written = io.StringIO()
    configure_logging(written)
    try:
        yield written
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)


def lines(log: io.StringIO) -> list[str]:
    """Return what was logged, without the times."""
    return [line.partition(",")[2][4:] for line in log.getvalue().splitlines()]


def fail(words: str) -> None:
    raise ValueError(words)


def test_what_libraries_log_holds_nothing_that_came_from_outside(
    clock: Clock, log: io.StringIO
) -> None:
    logging.getLogger("aiohttp.server").error("evil from %s", "203.0.113.7")
    logging.getLogger("aiohttp").info("not of interest")
    try:
        fail("203.0.113.7")
    except ValueError:
        logging.getLogger("asyncio").warning("evil", exc_info=True)
        logging.getLogger(OWN).error("own words", exc_info=True)
    said = lines(log)
    assert said[:3] == [
        "aiohttp.server: error",
        "asyncio: warning: ValueError",
        "own words: ValueError",
    ]
    places = [line.split()[-1] for line in log.getvalue().splitlines()[3:]]
    assert places == [test_what_libraries_log_holds_nothing_that_came_from_outside.__name__, "fail"]
    last = log.getvalue().splitlines()[-1]
    line = fail.__code__.co_firstlineno + 1
    assert last == f"    test_figures_alone.py:{line} fail"


def test_a_kind_of_warning_is_logged_once_a_minute_with_its_count(
    clock: Clock, log: io.StringIO
) -> None:
    own, other = logging.getLogger(OWN), logging.getLogger("asyncio")
    for seconds in (0, 1, 59.9, 60, 61, 200):
        clock.now = 5.0 + seconds
        own.info("each")
        own.warning("slow %s", "disk")
        other.warning("from %s", seconds)
    own.warning("another")
    warned = [line for line in lines(log) if line != "each"]
    assert lines(log).count("each") == 6
    assert warned == [
        "slow disk",
        "asyncio: warning",
        "slow disk (2 more since the last such line)",
        "asyncio: warning (2 more since the last such line)",
        "slow disk (1 more since the last such line)",
        "asyncio: warning (1 more since the last such line)",
        "another",
    ]


def test_the_log_remembers_a_bounded_number_of_kinds(
    clock: Clock, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(anonymized_log, "MAX_REMEMBERED_KINDS", 3)
    for number in (1, 2, 3, 3, 4, 3):
        logging.getLogger(OWN).warning("kind %d", number)
    # With the fourth kind all are forgotten, and how often each was skipped.
    assert lines(log) == ["kind 1", "kind 2", "kind 3", "kind 4", "kind 3"]


def test_refusals_are_counted_and_logged_once_a_minute(clock: Clock, log: io.StringIO) -> None:
    counted = Metrics()
    for seconds, count in ((0, 1), (59.9, 2), (60, 4), (61, 1)):
        clock.now = 5.0 + seconds
        counted.count_and_log_refusal("too_fast", count)
    counted.count_and_log_refusal("barred")
    assert counted.refusal_counts_by_reason == {"too_fast": 8, "barred": 1}
    assert lines(log) == ["refused: too_fast (1)", "refused: too_fast (6)", "refused: barred (1)"]


def test_durations_are_counted_up_to_each_limit() -> None:
    durations = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 2.0):
        durations.observe(seconds)
    assert durations.compute_cumulative_buckets() == [("0.1", 2.0), ("1.0", 3.0), ("+Inf", 4.0)]
    assert durations.sum == pytest.approx(2.65)


def test_the_lag_of_the_loop_is_measured_until_the_server_stops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(metrics, "LAG_INTERVAL", 0.0)

    async def test() -> None:
        measured = Metrics()
        measured.stop_measuring_lag()
        measured.start_measuring_lag(asyncio.get_running_loop())
        for _ in range(100_000):
            if measured.loop_lag_histogram.compute_cumulative_buckets()[-1][1] >= 3:
                break
            await asyncio.sleep(0)
        assert (
            measured.loop_lag_histogram.compute_cumulative_buckets()[-1][1] >= 3
            and measured.loop_lag_histogram.sum >= 0
        )
        measured.stop_measuring_lag()
        count = measured.loop_lag_histogram.compute_cumulative_buckets()[-1][1]
        for _ in range(5):
            await asyncio.sleep(0)
        assert measured.loop_lag_histogram.compute_cumulative_buckets()[-1][1] == count

    asyncio.run(test())


def test_figures_are_named_and_read_on_this_machine_only() -> None:
    pytest.importorskip("prometheus_client", reason="only servers with figures need it")
    from audiowar.server.monitoring import metrics_listener

    counted = Metrics()
    counted.count_and_log_refusal("too_fast", 2)
    counted.accepted_answers = 5
    counted.write_delay_histogram.observe(0.002)
    gauges: metrics_listener.Gauges = {"healthy": 1.0, "people": {"playing": 3.0, "watching": 0.0}}
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in metrics_listener.MetricsCollector(counted, lambda: gauges).collect()
        for sample in family.samples
    }
    assert found["audiowar_answers_total",] == 5
    assert found["audiowar_refusals_total", "too_fast"] == 2
    assert found["audiowar_healthy",] == 1 and found["audiowar_people", "playing"] == 3
    assert found["audiowar_write_delay_seconds_bucket", "0.001"] == 0
    assert found["audiowar_write_delay_seconds_bucket", "0.0025"] == 1
    assert found["audiowar_event_loop_lag_seconds_count",] == 0
    local = ("127.0.0.1", "127.9.9.9", "::1", "localhost")
    assert all(metrics_listener.is_loopback(host) for host in local)
    assert not any(
        map(metrics_listener.is_loopback, ("10.0.0.1", "0.0.0.0", "play.example.org", ""))
    )


def test_the_figures_are_served_to_this_machine_but_not_through_a_proxy() -> None:
    pytest.importorskip("prometheus_client", reason="only servers with figures need it")
    from aiohttp.test_utils import TestClient, TestServer

    from audiowar.server.monitoring import metrics_listener

    counted = Metrics()
    assert counted.accepted_answers == 0
    counted.count_and_log_refusal("barred")
    gauges: metrics_listener.Gauges = {"draining": 0.0, "tables": {"open": 2.0}}

    async def answers(private: bool, *headers: dict[str, str]) -> list[tuple[int, str]]:
        app = metrics_listener.make_metrics_app(counted, lambda: gauges, private)
        async with TestClient(TestServer(app)) as client:
            found = []
            for one in headers:
                async with client.get("/metrics", headers=one) as answer:
                    found.append((answer.status, await answer.text()))
                    if answer.status == 200:
                        assert answer.headers["Content-Type"].startswith("text/plain; version=")
            return found

    async def test() -> None:
        foreign = [{"Host": name} for name in ("play.example.org", "[", "10.0.0.1:80", "a b")]
        proxies = ("X-Forwarded-For", "X-Forwarded-Host", "Forwarded", "Via", "Origin")
        proxied = [{name: "x"} for name in proxies]
        (status, text), *refused = await answers(True, {}, *foreign, *proxied)
        assert status == 200
        assert 'audiowar_refusals_total{reason="barred"} 1.0' in text
        assert 'audiowar_tables{state="open"} 2.0' in text and "audiowar_draining 0.0" in text
        for name, words in metrics_listener.METRIC_DESCRIPTIONS.items():
            assert (f"# HELP audiowar_{name} {words}" in text) == (name in gauges)
        assert "# TYPE audiowar_write_delay_seconds histogram" in text
        assert 'audiowar_event_loop_lag_seconds_bucket{le="+Inf"} 0.0' in text
        assert "process_cpu_seconds_total" in text
        assert len(refused) == 9
        assert all(status in (400, 403) and "audiowar" not in body for status, body in refused)
        assert refused[0] == refused[-1] == (403, "Only on this machine.")
        shared = await answers(False, {"Host": "10.0.0.1"}, {"Via": "x"})
        assert [status for status, _ in shared] == [200, 200]

    asyncio.run(test())


def test_figures_whose_port_is_taken_are_an_error() -> None:
    pytest.importorskip("prometheus_client", reason="only servers with figures need it")
    from audiowar.server.monitoring.metrics_listener import serve_metrics_and_get_stop

    async def test() -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError):
            await serve_metrics_and_get_stop(Metrics(), dict, "127.0.0.1", taken.getsockname()[1])
        stop = await serve_metrics_and_get_stop(Metrics(), dict, "127.0.0.1", 0)
        await stop()

    asyncio.run(test())


def test_buckets_rise_and_have_a_place_for_what_is_too_late() -> None:
    """A write that lasts five seconds is late for people; half a second of lag is heard."""
    for limits, late in ((metrics.WRITE_BUCKETS, LATE_WRITE_SECONDS), (metrics.LAG_BUCKETS, 0.5)):
        assert list(limits) == sorted(set(limits)) and late in limits and limits[-1] > late
        assert limits[0] == 0.001

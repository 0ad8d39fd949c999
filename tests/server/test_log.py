"""The log of a server holds no addresses, and repeats no warning."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from audiowar.server.monitoring import anonymized_log
from audiowar.server.monitoring.anonymized_log import configure_logging

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
    monkeypatch.setattr(anonymized_log, "time", made)
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
    assert last == f"    test_log.py:{line} fail"


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

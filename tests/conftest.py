"""Every test has a home of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from audiowar.ui.archive import long_work_screen
from audiowar.ui.core import game_index_updater

from . import page_built
from .parsing import guard
from .turns import folder, turn

guard()

REAL_TIME = Path(__file__).with_name("end_to_end")
"""A folder of tests of which all are in real time."""

# How long an example takes is the machine's business, and how long it takes to make one.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

# Threads of one test's sums would wait busily for a core that another test has.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A shell that runs the tests in the background has them ignore Ctrl+C, and every program that
# they start with them.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep settings and saves in the test's own folder, and the system's language out."""
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def work_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do long work before its screen is shown, however slow the machine is."""
    monkeypatch.setattr(long_work_screen, "FIRST_SLICE_SECONDS", 60.0)
    monkeypatch.setattr(game_index_updater, "FIRST_SLICE_SECONDS", 60.0)


@pytest.fixture(scope="session")
def page() -> None:
    """See to it that the page for browsers is there, built from today's sources."""
    if why := page_built.absent():
        pytest.skip(why)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what takes place in real time."""
    for item in items:
        if REAL_TIME in item.path.parents:
            item.add_marker("real_time")


# Before the time of a test is counted.
@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Let a test in real time wait for its turn."""
    if item.get_closest_marker("real_time") is None:
        return (yield)
    with turn(folder()):
        return (yield)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail where a test was skipped and AUDIOWAR_NO_SKIPS is set: everything is installed there."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("AUDIOWAR_NO_SKIPS") and reporter and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED

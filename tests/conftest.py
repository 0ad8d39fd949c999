"""Fixtures and hooks for all tests: each test has its own data folder."""

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

from . import ensure_page
from .parsing import patch_ast_parse_if_needed
from .turns import get_turns_folder, wait_for_turn

patch_ast_parse_if_needed()

REAL_TIME = Path(__file__).with_name("end_to_end")
"""The folder whose tests all measure real time."""

# Tests must not fail because a slow machine needs long to generate or run an example.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

# With more threads, one test would busily wait for a processor that another test uses.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A shell that runs the tests in the background makes them ignore Ctrl+C, and all programs that they
# start inherit this.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use a data folder of the test's own, and ignore the language of the system."""
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def do_long_work_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let long work end before its screen is shown, even on a slow machine."""
    monkeypatch.setattr(long_work_screen, "FIRST_SLICE_SECONDS", 60.0)
    monkeypatch.setattr(game_index_updater, "FIRST_SLICE_SECONDS", 60.0)


@pytest.fixture(scope="session")
def page() -> None:
    """Build the page for browsers if it is missing or outdated. Skip if that is impossible."""
    if why := ensure_page.ensure_page_and_get_problem():
        pytest.skip(why)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that measure real time."""
    for item in items:
        if REAL_TIME in item.path.parents:
            item.add_marker("real_time")


# The hook runs first, so that waiting does not count as time of the test.
@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Let a test that measures real time wait for its turn."""
    if item.get_closest_marker("real_time") is None:
        return (yield)
    with wait_for_turn(get_turns_folder()):
        return (yield)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if a test was skipped and AUDIOWAR_NO_SKIPS is set, because nothing may be missing."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("AUDIOWAR_NO_SKIPS") and reporter and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED

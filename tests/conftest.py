"""Fixtures and hooks for all tests: each test has its own data folder."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from audiowar.ui.core import game_index_updater, long_work_screen

from . import ensure_page
from .parsing import patch_ast_parse_if_needed
from .turns import get_turns_folder, wait_for_turn

patch_ast_parse_if_needed()

REAL_TIME = Path(__file__).with_name("end_to_end")
"""The folder whose tests all measure real time."""
DEEP = (
    "announce/test_unheard.py",
    "bots/scientific/test_training*.py",
    "end_to_end",
    "frontends/test_lost_saves.py",
    "frontends/test_window_away.py",
    "frontends/test_window_faults.py",
    "frontends/test_window_frontend.py",
    "frontends/test_window_keys.py",
    "hosted/test_hosted*.py",
    "packaging",
    "server/test_cluster*.py",
    "server/test_files.py",
    "server/test_killed_server.py",
    "server/test_nats_repository.py",
    "server/test_operator.py",
    "server/test_peer_links.py",
    "sound/test_distinct.py",
    "sound/test_files.py",
    "sound/test_make_sounds.py",
    "sound/test_pyglet_backend.py",
    "speech/backends/test_bundled_voice.py",
    "storage/test_full_disk.py",
    "test_ensure_page.py",
    "test_parsing.py",
    "test_turns.py",
    "tools/test_fuzz.py",
    "ui/test_table_over_wire.py",
    "web/test_outcomes.py",
    "web/test_page.py",
    "web/test_page_[!s]*.py",
    "web/test_page_screens.py",
    "web/test_site.py",
)
"""The folders and files whose tests are all deep. They are not even read without `-m deep`, because
they import what README's test command does not install, or take long."""

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


@cache
def is_deep(path: Path) -> bool:
    """Return whether all tests in a file or folder are deep."""
    name = path.relative_to(Path(__file__).parent)
    return any(part.match(pattern) for part in (name, *name.parents) for pattern in DEEP)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out deep files unless deep tests are wanted."""
    is_unwanted = config.getoption("markexpr") == "not deep" and is_deep(collection_path)
    return True if is_unwanted else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the deep tests, and those that measure real time."""
    for item in items:
        if is_deep(item.path):
            item.add_marker("deep")
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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print one line for each thing that is missing, and how many tests were skipped for it."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    for reason, count in reasons.most_common():
        terminalreporter.write_line(f"skipped {count}: {reason}")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if a test was skipped and AUDIOWAR_NO_SKIPS is set, because nothing may be missing."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("AUDIOWAR_NO_SKIPS") and reporter and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED

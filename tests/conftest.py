"""Every test has a home of its own."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from .parsing import guard

guard()

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


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail where a test was skipped and AUDIOWAR_NO_SKIPS is set: everything is installed there."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("AUDIOWAR_NO_SKIPS") and reporter and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED

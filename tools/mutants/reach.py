"""A plugin of pytest: write into the file REACHED which lines in MUTATED each test reaches."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import coverage
import pytest

watch = coverage.Coverage(data_file=None, include=[f"{os.environ['MUTATED']}/*"], messages=False)
watch.start()
seconds: dict[str, float] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Do not ask a test that fails without a fault."""
    if report.failed:
        seconds.pop(report.nodeid, None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    watch.switch_context(item.nodeid)
    seconds[item.nodeid] = -time.monotonic()
    result = yield
    if item.nodeid in seconds:
        seconds[item.nodeid] += time.monotonic()
    return result


def pytest_sessionfinish() -> None:
    watch.stop()
    data = watch.get_data()
    lines = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
    Path(os.environ["REACHED"]).write_text(json.dumps([seconds, lines]), encoding="utf-8")

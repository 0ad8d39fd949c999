"""Fixtures for the tests of the page: a browser and the player's folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiowar.storage.settings import DATA_FOLDER_VARIABLE

from ..end_to_end.rig.chromium import launch_windowless_browser
from .browser import ELSEWHERE, STARTS, Tab, serving, url


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """Debian's Chromium, without a window, that finds this machine under another name too."""
    with launch_windowless_browser(f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1") as running:
        yield running


@pytest.fixture(scope="package")
def place() -> Iterator[str]:
    """Where the page is."""
    with serving() as running:
        yield url(running)


@pytest.fixture(scope="package")
def profile(chromium: Any, place: str) -> Iterator[Any]:
    """A browser that has been here before."""
    context = chromium.new_context(locale="en-GB", has_touch=True)
    first = Tab(context, place).open()
    first.wait(STARTS, seconds=60)
    first.close()
    yield context
    context.close()


@pytest.fixture
def tab(profile: Any, place: str) -> Iterator[Tab]:
    """The page in a tab, not yet opened; at the end nothing has failed in it."""
    opened = Tab(profile, place)
    yield opened
    for page in profile.pages:
        page.close()
    assert opened.faults == []


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, with a space and letters that programs often handle wrongly."""
    folder = tmp_path / "Ž Đ"
    monkeypatch.setenv(DATA_FOLDER_VARIABLE, str(folder))
    return folder

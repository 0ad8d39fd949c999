"""Fixtures for the tests of the page: a browser and the player's folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiowar.storage.settings import DATA_FOLDER_VARIABLE

from ..end_to_end.rig.chromium import launch_windowless_browser


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Debian's Chromium, without a window."""
    with launch_windowless_browser() as running:
        yield running


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, with a space and letters that programs often handle wrongly."""
    folder = tmp_path / "Ž Đ"
    monkeypatch.setenv(DATA_FOLDER_VARIABLE, str(folder))
    return folder

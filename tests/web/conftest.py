"""What the tests of the page share: a browser, a folder of the player's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiowar.storage.settings import DATA_FOLDER_VARIABLE

from ..end_to_end.rig.chromium import windowless


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Debian's browser, without a window."""
    with windowless() as running:
        yield running


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, with letters that trip programs up."""
    folder = tmp_path / "Ž Đ"
    monkeypatch.setenv(DATA_FOLDER_VARIABLE, str(folder))
    return folder

"""What the tests of the page share: a folder of the player's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.session.store import HOME_VARIABLE


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, with letters that trip programs up."""
    folder = tmp_path / "Ž Đ"
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder

"""Every test has a home of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep settings and saves in the test's own folder, and the system's language out."""
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path / "home"

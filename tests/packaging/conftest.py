"""The scripts that build the program are no package: they are found by their folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the scripts be imported by name."""
    monkeypatch.setattr(sys, "path", [str(TOP / "packaging"), *sys.path])

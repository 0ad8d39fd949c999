"""Make the build scripts importable: they are not a package, so their folder is added."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests import the build scripts by name."""
    monkeypatch.setattr(sys, "path", [str(TOP / "packaging"), *sys.path])

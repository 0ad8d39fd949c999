"""Write what is kept again, and print what changed."""

from __future__ import annotations

import difflib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest


def write(path: Path, now: str) -> None:
    """Write a file, and print how it differs from what stood there."""
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(now, encoding="utf-8", newline="\n")
    lines = before.splitlines(keepends=True), now.splitlines(keepends=True)
    sys.stdout.writelines(difflib.unified_diff(*lines, path.stem, path.stem, n=0))


def run_with_empty_home(do: Callable[[Path], str]) -> str:
    """Return what a player says or hears whose home is empty."""
    with tempfile.TemporaryDirectory() as home, pytest.MonkeyPatch.context() as patch:
        patch.setenv("AUDIOWAR_HOME", home)
        return do(Path(home))

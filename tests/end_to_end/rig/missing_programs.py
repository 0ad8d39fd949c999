"""Skip tests whose programs are not installed."""

from __future__ import annotations

import shutil
from types import ModuleType

import pytest


def name_missing_programs(*needed: ModuleType | str) -> str:
    """Return the names of the programs that are missing, or "".

    A program is needed by its name, or as one that a module of the rig starts.
    """
    missing: list[str] = []
    for one in needed:
        if not isinstance(one, str):
            missing.append(one.name_missing_programs())
        elif shutil.which(one) is None:
            missing.append(one)
    return ", ".join(filter(None, missing))


def skip_without(*needed: ModuleType | str) -> pytest.MarkDecorator:
    """Return the mark that skips a test if a program is missing."""
    missing = name_missing_programs(*needed)
    return pytest.mark.skipif(bool(missing), reason=f"not installed: {missing}")


def require_programs(*needed: ModuleType | str) -> None:
    """Skip the running test if a program is missing."""
    if missing := name_missing_programs(*needed):
        pytest.skip(f"not installed: {missing}")

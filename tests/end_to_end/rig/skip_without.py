"""Skip tests whose programs are not installed."""

from __future__ import annotations

from types import ModuleType

import pytest


def list_missing_programs(*rigs: ModuleType) -> str:
    """Return the names of the programs that these modules of the rig start and that are missing."""
    return ", ".join(filter(None, (rig.name_missing_programs() for rig in rigs)))


def skip_without(*rigs: ModuleType) -> pytest.MarkDecorator:
    """Skip tests if a program that these modules of the rig start is missing."""
    missing = list_missing_programs(*rigs)
    return pytest.mark.skipif(bool(missing), reason=f"not installed: {missing}")

"""A browser for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..end_to_end.rig.chromium import launch_windowless_browser


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Debian's Chromium, without a window, for one module: beside it no async test can run."""
    with launch_windowless_browser() as running:
        yield running

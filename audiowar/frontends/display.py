"""Whether a window can be opened here."""

from __future__ import annotations

import os
import sys


class NoWindow(Exception):
    """No window can be opened here; `message` says why."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def no_window() -> str | None:
    """Return the message id of why no window can be opened, or None."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return "text-no-display"
    return None

"""Find out whether the window is to have an accessibility tree, and make it."""

from __future__ import annotations

import sys
from typing import Any

TITLE = "audiowar"
"""The window's title, which a reader reads."""


def open_tree(window: Any, title: str, on: bool) -> Any:
    """Hang an accessibility tree on the window, on from the start or not; None where none can be.

    Windows and macOS take one only before the window is shown.
    """
    try:
        from .accesskit_tree import Tree

        return Tree(window, title, on)
    except Exception as error:
        # Without the library, or what it needs here, the game speaks by itself.
        del error
        return None


def reader_flag() -> bool:
    """Return whether Windows says that a screen reader runs; elsewhere False."""
    if sys.platform != "win32":
        return False
    import ctypes

    running = ctypes.c_int(0)
    get_screen_reader = 0x46
    ctypes.windll.user32.SystemParametersInfoW(get_screen_reader, 0, ctypes.byref(running), 0)
    return bool(running.value)

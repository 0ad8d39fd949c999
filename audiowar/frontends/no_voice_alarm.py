"""Warn the player in another way than by voice: with a sound and a message box of the system."""

from __future__ import annotations

import ctypes
import sys
import threading
from typing import Any

TITLE = "audiowar"
_WARNING = 0x30
_FOREGROUND = 0x10000


def show_alarm(text: str) -> None:
    """Show a text without blocking: in a message box on Windows, otherwise on standard error."""
    if sys.platform == "win32":
        threading.Thread(target=_message, args=(text,), name="alarm", daemon=True).start()
    else:
        print(f"\a{TITLE}: {text}", file=sys.stderr, flush=True)


def _message(text: str) -> None:
    user: Any = getattr(ctypes, "windll").user32  # noqa: B009
    user.MessageBeep(_WARNING)
    user.MessageBoxW(None, text, TITLE, _WARNING | _FOREGROUND)

"""Say without a voice that there is none: by the system's own sound and message."""

from __future__ import annotations

import ctypes
import sys
import threading
from typing import Any

TITLE = "audiowar"
_WARNING = 0x30
_FOREGROUND = 0x10000


def alarm(text: str) -> None:
    """Show the text; return at once. Without the system's messages it goes to the terminal."""
    if sys.platform == "win32":
        threading.Thread(target=_message, args=(text,), name="alarm", daemon=True).start()
    else:
        print(f"\a{TITLE}: {text}", file=sys.stderr, flush=True)


def _message(text: str) -> None:
    user: Any = getattr(ctypes, "windll").user32  # noqa: B009
    user.MessageBeep(_WARNING)
    user.MessageBoxW(None, text, TITLE, _WARNING | _FOREGROUND)

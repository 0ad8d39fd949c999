"""Join a thread to Windows' component model, which screen readers and SAPI voices speak through."""

from __future__ import annotations

import contextlib
import sys


def join() -> None:
    """Prepare the calling thread; on other systems do nothing."""
    if sys.platform == "win32":
        with contextlib.suppress(ImportError):
            import pythoncom

            pythoncom.CoInitialize()


def pump() -> None:
    """Answer what Windows has sent to this thread: one that never does can hold up programs."""
    if sys.platform == "win32":
        with contextlib.suppress(ImportError):
            import pythoncom

            pythoncom.PumpWaitingMessages()

"""Use COM, the component model of Windows, through which screen readers and SAPI voices speak."""

from __future__ import annotations

import contextlib
import sys


def initialize() -> None:
    """Initialize COM on the calling thread; do nothing on other systems."""
    if sys.platform == "win32":
        with contextlib.suppress(ImportError):
            import pythoncom

            pythoncom.CoInitialize()


def process_messages() -> None:
    """Process waiting window messages: a thread that never does so can block other programs."""
    if sys.platform == "win32":
        with contextlib.suppress(ImportError):
            import pythoncom

            pythoncom.PumpWaitingMessages()

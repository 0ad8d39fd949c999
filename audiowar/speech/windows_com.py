"""Use COM, the component model of Windows, through which screen readers and SAPI voices speak."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

_generated_files: Path | None = None


def set_generated_modules_folder(folder: Path) -> None:
    """Let pywin32 generate its modules in this folder. Call this before creating a speaker."""
    global _generated_files
    _generated_files = folder


def initialize_com() -> None:
    """Initialize COM on the calling thread. On other systems, do nothing."""
    if sys.platform == "win32":
        with contextlib.suppress(ImportError):
            # These modules exist only on Windows.
            import pythoncom

            pythoncom.CoInitialize()
            if _generated_files is not None:
                import win32com

                win32com.__gen_path__ = str(_generated_files)
                sys.modules["win32com.gen_py"].__path__ = [str(_generated_files)]


def process_window_messages() -> None:
    """Process waiting window messages. A COM thread must do so, or it can block other programs."""
    if sys.platform == "win32":
        with contextlib.suppress(ImportError):
            # This module exists only on Windows.
            import pythoncom

            pythoncom.PumpWaitingMessages()

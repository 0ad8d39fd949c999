"""Whether a window can be opened here."""

from __future__ import annotations

import ctypes
import os
import sys

LIBRARIES = {
    "libX11.so.6": "libx11-6",
    "libGL.so.1": "libgl1",
    "libfreetype.so.6": "libfreetype6",
    "libfontconfig.so.1": "libfontconfig1",
}
"""What a window on Linux needs of the system, and the packages of Debian that have it."""


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


def tell_libraries(language: str | None) -> str | None:
    """Tell which libraries a window lacks and what installs them; return the message id, or None.

    It is told on standard error, as the game goes on in the terminal.
    """
    lacking = missing_libraries()
    if not lacking:
        return None
    from audiowar.language import speak

    command = f"sudo apt install {' '.join(lacking.values())}"
    told = {"libraries": list(lacking), "command": command}
    print(speak(language).tell("text-library-missing", **told), file=sys.stderr)
    return "text-window-failed"


def missing_libraries() -> dict[str, str]:
    """The libraries of Linux that the window needs and that are not here, with their packages."""
    if not sys.platform.startswith("linux"):
        return {}
    return {name: package for name, package in LIBRARIES.items() if not loads(name)}


def loads(library: str) -> bool:
    """Whether the system has a library; what is loaded here the window needs anyway."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True

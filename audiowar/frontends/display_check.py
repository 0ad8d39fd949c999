"""Check whether a window can be opened here."""

from __future__ import annotations

import ctypes
import os
import re
import sys

LIBRARIES = {
    "libX11.so.6": "libx11-6",
    "libXrender.so.1": "libxrender1",
    "libGL.so.1": "libgl1",
    "libfreetype.so.6": "libfreetype6",
    "libfontconfig.so.1": "libfontconfig1",
}
"""System libraries that a window needs on Linux, with their Debian packages."""

_ABSENT = re.compile(r"(\S+\.so[.\d]*): ")

OPENAL_NAMES = ("libopenal.so", "libopenal.so.1")
"""Names of OpenAL: in the frozen program, and in the system."""
OPENAL_PACKAGE = "libopenal1"
"""The package whose dependencies the frozen program's OpenAL needs too."""


class NoWindow(Exception):
    """Raised if no window can be opened; `message` is the message id of the reason."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def find_display_problem() -> str | None:
    """Return the message id of the reason why no window can be opened, None if it can."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return "text-no-display"
    return None


def report_missing_libraries(language: str | None) -> str | None:
    """Print the missing libraries and the command that installs them. Return the reason's id.

    They are printed to standard error, because the game continues in the terminal. Return None if
    nothing is missing.
    """
    lacking = find_missing_libraries()
    if not lacking:
        return None
    # Imported late, because only a failed start needs it.
    from audiowar.language import load_catalogue

    command = f"sudo apt install {' '.join(lacking.values())}"
    told = {"libraries": list(lacking), "command": command}
    print(load_catalogue(language).tell("text-library-missing", **told), file=sys.stderr)
    return "text-window-failed"


def find_missing_libraries() -> dict[str, str]:
    """Return the missing libraries that a window needs on Linux, with their packages."""
    if not sys.platform.startswith("linux"):
        return {}
    lacking = {name: package for name, package in LIBRARIES.items() if find_missing_library(name)}
    # Without OpenAL there would be no voice either.
    unsounding = [missing for name in OPENAL_NAMES if (missing := find_missing_library(name))]
    if len(unsounding) == len(OPENAL_NAMES):
        # If OpenAL is there but lacks a library, name that library.
        other = next((one for one in unsounding if one not in OPENAL_NAMES), OPENAL_NAMES[-1])
        lacking[other] = OPENAL_PACKAGE
    return lacking


def find_missing_library(library: str) -> str:
    """Return the name of the library that is missing when `library` is loaded, "" if it loads.

    Loading it costs nothing, because the window needs it anyway.
    """
    try:
        ctypes.CDLL(library)
    except OSError as error:
        # In a frozen program, the system's error is the cause of a less precise one.
        found = _ABSENT.match(str(error)) or _ABSENT.match(str(error.__context__))
        return found[1] if found else library
    return ""

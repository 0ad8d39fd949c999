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
"""The library's name in the frozen program, and in the system."""
OPENAL_PACKAGE = "libopenal1"
"""The Debian package of OpenAL. It also installs what the frozen program's OpenAL needs."""


class NoWindow(Exception):
    """Raised if no window can be opened; `message` is the id of the message that says why."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def find_display_problem() -> str | None:
    """Return the id of the message that says why no window can be opened; None if one can."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return "text-no-display"
    return None


def print_missing_libraries(language: str | None) -> str | None:
    """Print which libraries are missing, and the command that installs them, to standard error.

    Return the id of the message that says why the game continues in the terminal; None if nothing
    is missing.
    """
    lacking = find_packages_of_missing_libraries()
    if not lacking:
        return None
    # Imported late, because only a failed start needs it.
    from audiowar.language import load_catalogue

    command = f"sudo apt install {' '.join(lacking.values())}"
    arguments = {"libraries": list(lacking), "command": command}
    print(
        load_catalogue(language).format_message("text-library-missing", **arguments),
        file=sys.stderr,
    )
    return "text-window-failed"


def find_packages_of_missing_libraries() -> dict[str, str]:
    """Return the missing libraries that a window needs on Linux, with their Debian packages."""
    if not sys.platform.startswith("linux"):
        return {}
    lacking = {name: package for name, package in LIBRARIES.items() if find_missing_library(name)}
    # Without OpenAL there is no sound and no voice.
    failing = [missing for name in OPENAL_NAMES if (missing := find_missing_library(name))]
    if len(failing) == len(OPENAL_NAMES):
        # If OpenAL is installed but lacks another library, name the other library.
        other = next((one for one in failing if one not in OPENAL_NAMES), OPENAL_NAMES[-1])
        lacking[other] = OPENAL_PACKAGE
    return lacking


def find_missing_library(library: str) -> str:
    """Load a library. Return the name of the missing library if that fails, otherwise "".

    The missing one may be another library that it needs. Loading costs no extra time, because the
    window needs the library anyway.
    """
    try:
        ctypes.CDLL(library)
    except OSError as error:
        # In a frozen program, the precise error of the system is the context of another error.
        found = _ABSENT.match(str(error)) or _ABSENT.match(str(error.__context__))
        return found[1] if found else library
    return ""

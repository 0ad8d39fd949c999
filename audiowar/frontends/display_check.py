"""Check whether a window can be opened here."""

from __future__ import annotations

import ctypes
import os
import re
import sys

WINDOW_LIBRARY_PACKAGES = {
    "libX11.so.6": "libx11-6",
    "libXrender.so.1": "libxrender1",
    "libGL.so.1": "libgl1",
    "libfreetype.so.6": "libfreetype6",
    "libfontconfig.so.1": "libfontconfig1",
}
"""The system libraries that a window needs on Linux, each with its Debian package."""

_ABSENT = re.compile(r"(\S+\.so[.\d]*): ")

OPENAL_NAMES = ("libopenal.so", "libopenal.so.1")
"""The file names of the OpenAL library in a frozen program and in the system."""
OPENAL_PACKAGE = "libopenal1"
"""The Debian package of OpenAL. It also installs the libraries that the bundled OpenAL needs."""


class NoWindow(Exception):
    """Raised if no window can be opened. Its text is the id of the message that says why."""


def find_display_problem_id() -> str | None:
    """Return the id of a message if Linux has no display for a window, otherwise None."""
    has_display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return None if has_display or not sys.platform.startswith("linux") else "text-no-display"


def require_window_support(language: str | None) -> None:
    """Raise NoWindow without a display, or without libraries that the window needs.

    In the second case, print the command that installs them.
    """
    if problem := find_display_problem_id():
        raise NoWindow(problem)
    lacking = find_packages_by_missing_library()
    if not lacking:
        return
    # Imported late, because it is needed only if libraries are missing.
    from audiowar.choose_player_language import load_catalogue

    command = f"sudo apt install {' '.join(lacking.values())}"
    arguments = {"libraries": list(lacking), "command": command}
    text = load_catalogue(language).format_message("text-library-missing", **arguments)
    print(text, file=sys.stderr)
    raise NoWindow("text-window-failed")


def find_packages_by_missing_library() -> dict[str, str]:
    """Return the libraries that a window lacks on Linux, each with its Debian package."""
    if not sys.platform.startswith("linux"):
        return {}
    lacking = {
        name: WINDOW_LIBRARY_PACKAGES[name]
        for name in WINDOW_LIBRARY_PACKAGES
        if find_library_missing_for(name)
    }
    # Without OpenAL, neither the sounds nor the bundled voice can be heard.
    failing = [missing for name in OPENAL_NAMES if (missing := find_library_missing_for(name))]
    if len(failing) == len(OPENAL_NAMES):
        # If OpenAL itself is installed but cannot find another library, name that library.
        other = next((one for one in failing if one not in OPENAL_NAMES), OPENAL_NAMES[-1])
        lacking[other] = OPENAL_PACKAGE
    return lacking


def find_library_missing_for(library: str) -> str:
    """Try to load a library. Return the name of the library that was not found, or "" if it loads.

    This is `library` itself, or one that it needs. The attempt costs no extra time, because the
    window loads the library anyway.
    """
    try:
        ctypes.CDLL(library)
    except OSError as error:
        # A frozen program raises a vaguer error, whose context is the original error.
        found = _ABSENT.match(str(error)) or _ABSENT.match(str(error.__context__))
        return found[1] if found else library
    return ""

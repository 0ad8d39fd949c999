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
"""The names of the OpenAL library in the frozen program and in the system."""
OPENAL_PACKAGE = "libopenal1"
"""The Debian package of OpenAL. It also installs what the frozen program's OpenAL needs."""


class NoWindow(Exception):
    """Raised if no window can be opened; its text is the id of the message that says why."""


def find_display_problem() -> str | None:
    """Return the id of the message that says why no window can be opened; None if one can."""
    has_display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return None if has_display or not sys.platform.startswith("linux") else "text-no-display"


def require_libraries(language: str | None) -> None:
    """Raise NoWindow if libraries are missing, and print the command that installs them."""
    lacking = find_packages_of_missing_libraries()
    if not lacking:
        return
    # Imported late, because only a failed start needs it.
    from audiowar.choose_player_language import load_catalogue

    command = f"sudo apt install {' '.join(lacking.values())}"
    arguments = {"libraries": list(lacking), "command": command}
    text = load_catalogue(language).format_message("text-library-missing", **arguments)
    print(text, file=sys.stderr)
    raise NoWindow("text-window-failed")


def find_packages_of_missing_libraries() -> dict[str, str]:
    """Return the missing libraries that a window needs on Linux, with their Debian packages."""
    if not sys.platform.startswith("linux"):
        return {}
    lacking = {name: LIBRARIES[name] for name in LIBRARIES if find_library_missing_for(name)}
    # Without OpenAL there is no sound and no voice.
    failing = [missing for name in OPENAL_NAMES if (missing := find_library_missing_for(name))]
    if len(failing) == len(OPENAL_NAMES):
        # If OpenAL is installed but lacks another library, name the other library.
        other = next((one for one in failing if one not in OPENAL_NAMES), OPENAL_NAMES[-1])
        lacking[other] = OPENAL_PACKAGE
    return lacking


def find_library_missing_for(library: str) -> str:
    """Load a library. If that fails, return the name of the missing library, otherwise "".

    The missing library may be one that `library` needs. Loading costs no extra time, because the
    window needs the library anyway.
    """
    try:
        ctypes.CDLL(library)
    except OSError as error:
        # In a frozen program, the error of the system is the context of another, vaguer error.
        found = _ABSENT.match(str(error)) or _ABSENT.match(str(error.__context__))
        return found[1] if found else library
    return ""

"""Whether a window can be opened here."""

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
"""What a window on Linux needs of the system, and the packages of Debian that have it."""

_ABSENT = re.compile(r"(\S+\.so[.\d]*): ")

SOUND = ("libopenal.so", "libopenal.so.1")
"""Names of OpenAL: that which the frozen program brings, and that of a system."""
SOUND_PACKAGE = "libopenal1"
"""It brings along what the frozen program's OpenAL needs, whatever that is called where it runs."""


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
    lacking = {name: package for name, package in LIBRARIES.items() if lacks(name)}
    # A window without sounds has no voice of its own either.
    unsounding = [missing for name in SOUND if (missing := lacks(name))]
    if len(unsounding) == len(SOUND):
        # Where OpenAL itself is there, what it lacks is named.
        other = next((one for one in unsounding if one not in SOUND), SOUND[-1])
        lacking[other] = SOUND_PACKAGE
    return lacking


def lacks(library: str) -> str:
    """Return which library is missing for one to be loaded; nothing where it loads.

    What is loaded here the window needs anyway.
    """
    try:
        ctypes.CDLL(library)
    except OSError as error:
        # In a frozen program it says no more than that; what the system said stands behind it.
        found = _ABSENT.match(str(error)) or _ABSENT.match(str(error.__context__))
        return found[1] if found else library
    return ""

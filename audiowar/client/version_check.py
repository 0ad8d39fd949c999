"""Look whether there is a newer version, where the player has asked for it; nothing is sent.

The address is that of a text file whose first line is the newest version and whose second, where
there is one, is the page to download it from.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from dataclasses import dataclass

PATIENCE = 5.0
"""Seconds until a server that does not answer is let be."""
_LONGEST = 1000
"""Bytes that are read of the file."""
_VERSION = re.compile(r"\d{1,6}(\.\d{1,6}){0,3}")
_ADDRESS = re.compile(r"https?://[!-~]{1,300}")


@dataclass(frozen=True)
class NewerVersion:
    """A version newer than the one that runs."""

    version: str
    page: str
    """Where to download it; empty where the file does not say."""


def parse_newer(text: str, running: str) -> NewerVersion | None:
    """Return what the file tells, if that is newer; None for anything that is not such a file."""
    lines = [line.strip() for line in text.splitlines()]
    version = lines[0] if lines else ""
    if not _VERSION.fullmatch(version) or _numbers(version) <= _numbers(running):
        return None
    page = lines[1] if len(lines) > 1 and _ADDRESS.fullmatch(lines[1]) else ""
    return NewerVersion(version, page)


def fetch(address: str) -> str:
    """Return the file. Raises OSError or ValueError, whatever else is wrong."""
    from urllib.request import Request, urlopen

    if not _ADDRESS.fullmatch(address):
        raise ValueError(address)
    # Without this line the library would say which Python it is.
    asked = Request(address, headers={"User-Agent": "audiowar"})
    with urlopen(asked, timeout=PATIENCE) as answer:
        return str(answer.read(_LONGEST).decode("utf-8", "replace"))


class VersionCheck:
    """One look at the file, on a thread of its own; the game never waits for it."""

    def __init__(self, address: str, running: str, fetch: Callable[[str], str] = fetch) -> None:
        """Begin to look."""
        self.found: NewerVersion | None = None
        self._fetch = fetch
        self._thread = threading.Thread(
            target=self._look, args=(address, running), name="updates", daemon=True
        )
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether the look is over."""
        return not self._thread.is_alive()

    def _look(self, address: str, running: str) -> None:
        try:
            self.found = parse_newer(self._fetch(address), running)
        except Exception as error:
            # No network, no file, no sense in it: there is nothing to tell.
            del error


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version, without zeros at its end."""
    found = [int(number) for number in re.findall(r"\d+", version)]
    while found and found[-1] == 0:
        found.pop()
    return tuple(found)

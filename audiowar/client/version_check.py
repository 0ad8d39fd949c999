"""Check for a newer version, if the player has allowed it; nothing about the player is sent.

The URL is that of a text file whose first line is the newest version, and whose optional second
line is the page to download it from.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from dataclasses import dataclass

TIMEOUT_SECONDS = 5.0
"""Seconds to wait for the server's answer."""
_LONGEST = 1000
"""Bytes of the file that are read."""
_VERSION = re.compile(r"\d{1,6}(\.\d{1,6}){0,3}")
_ADDRESS = re.compile(r"https?://[!-~]{1,300}")


@dataclass(frozen=True)
class NewerVersion:
    """A version newer than the one that runs."""

    version: str
    page: str
    """The page to download it from; "" if the file has none."""


def parse_newer(text: str, running: str) -> NewerVersion | None:
    """Return the version in the file if it is newer; None otherwise, and for any other file."""
    lines = [line.strip() for line in text.splitlines()]
    version = lines[0] if lines else ""
    if not _VERSION.fullmatch(version) or _numbers(version) <= _numbers(running):
        return None
    page = lines[1] if len(lines) > 1 and _ADDRESS.fullmatch(lines[1]) else ""
    return NewerVersion(version, page)


def fetch_text(address: str) -> str:
    """Return the text at a URL. Raises OSError or ValueError."""
    from urllib.request import Request, urlopen

    if not _ADDRESS.fullmatch(address):
        raise ValueError(address)
    # Without this header the library would send its Python version.
    asked = Request(address, headers={"User-Agent": "audiowar"})
    with urlopen(asked, timeout=TIMEOUT_SECONDS) as answer:
        return str(answer.read(_LONGEST).decode("utf-8", "replace"))


class VersionCheck:
    """One check in its own thread; the game never waits for it."""

    def __init__(
        self, address: str, running: str, fetch: Callable[[str], str] = fetch_text
    ) -> None:
        """Start the check."""
        self.found: NewerVersion | None = None
        self._fetch = fetch
        self._thread = threading.Thread(
            target=self._look, args=(address, running), name="updates", daemon=True
        )
        self._thread.start()

    @property
    def is_done(self) -> bool:
        """Whether the check has ended."""
        return not self._thread.is_alive()

    def _look(self, address: str, running: str) -> None:
        try:
            self.found = parse_newer(self._fetch(address), running)
        except Exception as error:
            # Without a network or a valid file there is nothing to report.
            del error


def _numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version without trailing zeros."""
    found = [int(number) for number in re.findall(r"\d+", version)]
    while found and found[-1] == 0:
        found.pop()
    return tuple(found)

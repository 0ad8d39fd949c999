"""Checksums with which a client and the server compare what was sent of a match.

A log may have lost its end or come from a backup, and the match may have continued differently. The
checksum of everything that was sent changes if any part of it does.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

DIGEST_BYTES: Final = 6
"""The length of a checksum in bytes."""


class LogChecksum:
    """The checksum of all events sent to one client."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=DIGEST_BYTES)

    def add(self, events: Iterable[bytes]) -> None:
        """Add the events that are sent next."""
        self._hash.update(b"".join(events))

    def text_after_event(self, last: int) -> str:
        """Return the checksum as text, after the event `last` was sent as the last one."""
        return f"{last}.{self._hash.hexdigest()}"


def parse_last_event(checksum: str) -> int:
    """Return the number of the last event in a checksum's text, or -1 if the text is invalid."""
    number = checksum.partition(".")[0]
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else -1

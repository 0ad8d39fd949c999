"""Log marks: checksums with which a client and the server compare what was sent of a match.

A log may have lost its end or come from a backup, and the match may have continued differently. The
mark of everything that was sent changes if any part of it does.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

DIGEST_BYTES: Final = 6
"""The length of a mark in bytes."""


class LogMark:
    """The mark of all events sent to one client."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=DIGEST_BYTES)

    def add(self, told: Iterable[bytes]) -> None:
        """Add the events that are sent next."""
        self._hash.update(b"".join(told))

    def text_after(self, last: int) -> str:
        """Return the mark after the event with this number, the last one sent."""
        return f"{last}.{self._hash.hexdigest()}"


def last_event_of_mark(mark: str) -> int:
    """Return the number of the last event of a mark, or -1 if the text is not a mark."""
    number = mark.partition(".")[0]
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else -1

"""Checksums that show the server whether a client has the same events as the stored match.

The events differ if the stored log has lost its end or comes from a backup, and the match has
continued in another way since then.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

DIGEST_BYTES: Final = 6


class LogChecksum:
    """The checksum of all events that were sent to one client."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=DIGEST_BYTES)

    def add(self, events: Iterable[bytes]) -> None:
        """Continue the checksum with the next events that are sent, each as JSON."""
        self._hash.update(b"".join(events))

    def to_text(self, last_event: int) -> str:
        """Return the checksum as text, beginning with the number of the last event sent."""
        return f"{last_event}.{self._hash.hexdigest()}"


def parse_last_event_number(checksum: str) -> int:
    """Return the event number with which a checksum's text begins; -1 if the text is invalid."""
    number = checksum.partition(".")[0]
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else -1

"""Whether what a client has of a game is what the log says.

A log may have lost its end, or be that of a backup, and the game may have gone on otherwise since.
So all that was told of it has a mark, which is another one where anything else was told.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

DIGEST_BYTES: Final = 6
"""Bytes of a mark."""


class LogMark:
    """The mark of what somebody was told, from the beginning on."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=DIGEST_BYTES)

    def add(self, told: Iterable[bytes]) -> None:
        """Take in what is told next."""
        self._hash.update(b"".join(told))

    def text_after(self, last: int) -> str:
        """Return the mark after the event of that number, which was told last."""
        return f"{last}.{self._hash.hexdigest()}"


def event_of_mark(mark: str) -> int:
    """Return after which event a mark was taken; -1 for what is none."""
    number = mark.partition(".")[0]
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else -1

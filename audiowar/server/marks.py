"""Whether what a client has of a game is what the log says.

A log may have lost its end, or be that of a backup, and the game may have gone on otherwise since.
So each place in it has a mark, which depends on all events before it and on a key that no client
knows: whoever has heard other events has another one.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

SIZE: Final = 6
"""Bytes of a mark."""


class Marks:
    """The marks of a game."""

    def __init__(self, key: str) -> None:
        self._hash = blake2b(key=key.encode()[:64], digest_size=SIZE)
        self._at: dict[int, str] = {}

    def add(self, last: int, text: str) -> None:
        """Take in the lines of events up to one of that number."""
        if text:
            self._hash.update(text.encode())
            self._at[last] = f"{last}.{self._hash.hexdigest()}"

    def at(self, last: int) -> str:
        """Return the mark after an event; "" where no step ends."""
        return self._at.get(last, "")

    def fits(self, mark: str) -> bool:
        """Tell whether a mark is one of this game."""
        number = mark.partition(".")[0]
        return number.isdecimal() and len(number) < 10 and self._at.get(int(number)) == mark

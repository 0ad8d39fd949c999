"""A list that stores many similar values in little memory."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

CHUNK = 64
"""The number of values that are compressed together."""


class CompressedList(Generic[T]):
    """A list that only grows. Reading a value returns a copy of it."""

    def __init__(self) -> None:
        self._chunks: list[bytes] = []
        self._last: list[bytes] = []
        """Values that are not compressed yet."""
        self._open = -1
        """The index of the chunk that was read last, -1 for none."""
        self._values: list[bytes] = []
        """The values of that chunk."""

    def __len__(self) -> int:
        return len(self._chunks) * CHUNK + len(self._last)

    def append(self, value: T) -> None:
        """Add a value."""
        self._last.append(pickle.dumps(value))
        if len(self._last) == CHUNK:
            self._chunks.append(zlib.compress(pickle.dumps(self._last), 1))
            self._last = []

    def __iter__(self) -> Iterator[T]:
        return (self[index] for index in range(len(self)))

    def __getitem__(self, index: int) -> T:
        index = range(len(self))[index]
        chunk, place = divmod(index, CHUNK)
        if chunk == len(self._chunks):
            found: T = pickle.loads(self._last[place])
            return found
        if chunk != self._open:
            self._values = pickle.loads(zlib.decompress(self._chunks[chunk]))
            self._open = chunk
        found = pickle.loads(self._values[place])
        return found

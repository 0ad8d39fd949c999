"""A list that stores many similar values in little memory."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

CHUNK_SIZE = 64
"""The number of values that are compressed together."""


class CompressedList(Generic[T]):
    """A list that only grows. Reading a value returns a copy of it."""

    def __init__(self) -> None:
        self._chunks: list[bytes] = []
        self._last: list[bytes] = []
        """Values that are not compressed yet."""
        self._unpacked_index = -1
        """The index of the chunk that was read last, -1 for none."""
        self._unpacked: list[bytes] = []
        """The unpacked values of the chunk that was read last."""

    def __len__(self) -> int:
        return len(self._chunks) * CHUNK_SIZE + len(self._last)

    def append(self, value: T) -> None:
        """Add a value."""
        self._last.append(pickle.dumps(value))
        if len(self._last) == CHUNK_SIZE:
            self._chunks.append(zlib.compress(pickle.dumps(self._last), 1))
            self._last = []

    def __iter__(self) -> Iterator[T]:
        return (self[index] for index in range(len(self)))

    def __getitem__(self, index: int) -> T:
        # Indexing the range handles negative indexes, and raises IndexError where a list would.
        chunk, place = divmod(range(len(self))[index], CHUNK_SIZE)
        if chunk == len(self._chunks):
            values = self._last
        else:
            if chunk != self._unpacked_index:
                self._unpacked = pickle.loads(zlib.decompress(self._chunks[chunk]))
                self._unpacked_index = chunk
            values = self._unpacked
        found: T = pickle.loads(values[place])
        return found

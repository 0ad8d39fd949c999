"""Read the lines of a transcript: JSON objects, each parsed when it is needed to save memory."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, overload

Bytes: TypeAlias = bytes | bytearray

MAX_LINE_BYTES = 1 << 20
"""The longest line, in bytes. A header with a shoe of six decks has some thousands."""
MAX_DEPTH = 16
"""The deepest nesting of lists and objects in a line. Valid lines have three levels."""


class DamagedTranscript(Exception):
    """Raised for a file that cannot be read as a transcript.

    `reason` is part of the id of the message that explains it. `line` counts from 1.
    """

    def __init__(self, line: int, reason: str, **args: Any) -> None:
        self.line = line
        self.reason = reason
        self.args_ = args

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args_.items())
        return f"line {self.line}: {self.reason}" + (f" ({details})" if details else "")


class NewerTranscript(DamagedTranscript):
    """Raised for a file in the format of a newer version of the program."""


@dataclass(frozen=True)
class Record:
    """The line of one event, parsed."""

    line: int
    """The number of the line in the file, from 1."""
    fields: Mapping[str, Any]


class Records(Sequence[Record]):
    """The event lines of a transcript, each parsed when it is accessed.

    A long match has a million lines. As text they take a tenth of the memory.
    """

    def __init__(self, data: Bytes) -> None:
        self._data = data
        self._starts = array("Q")
        self._lines = array("Q")
        self._last: tuple[int, Record] | None = None
        """The last accessed record with its index."""

    def add(self, start: int, line: int) -> None:
        """Add the line that begins at byte `start` and has the line number `line`."""
        self._starts.append(start)
        self._lines.append(line)

    def line_start(self, index: int) -> int:
        """Return the byte position at which the line of a record begins."""
        return self._starts[index]

    def __len__(self) -> int:
        return len(self._starts)

    @overload
    def __getitem__(self, index: int) -> Record: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Record]: ...

    def __getitem__(self, index: int | slice) -> Record | Sequence[Record]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if self._last is None or self._last[0] != index:
            start, line = self._starts[index], self._lines[index]
            end = self._data.find(b"\n", start)
            text = self._data[start : len(self._data) if end < 0 else end]
            self._last = (index, Record(line, parse_line(text, line)))
        return self._last[1]


def iter_lines(data: Bytes, first_line: int) -> Iterator[tuple[int, int, Bytes]]:
    """Yield each line's number, the position of its first byte, and the line without its end."""
    start, number = 0, first_line
    while start < len(data):
        end = data.find(b"\n", start)
        if end < 0:
            end = len(data)
        yield number, start, data[start:end]
        start, number = end + 1, number + 1


def parse_line(line: Bytes, number: int) -> Mapping[str, Any]:
    """Parse a line. Raises DamagedTranscript unless it is an object whose texts are valid UTF-8."""
    try:
        text = line.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError:
        raise DamagedTranscript(number, "no_utf8") from None
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedTranscript(number, "no_json") from None
    nested = text.count("[") + text.count("{") > MAX_DEPTH and _depth(said) > MAX_DEPTH
    if nested or not isinstance(said, dict):
        raise DamagedTranscript(number, "no_json")
    # An escaped lone surrogate is valid JSON, but cannot be encoded as UTF-8.
    if "\\u" in text and not _has_no_surrogates(json.dumps(said, ensure_ascii=False)):
        raise DamagedTranscript(number, "no_utf8")
    return said


def _depth(value: Any) -> int:
    """Return how deeply lists and objects are nested."""
    layer, depth = [value], 0
    while layer:
        layer = [
            part
            for held in layer
            if isinstance(held, (dict, list))
            for part in (held.values() if isinstance(held, dict) else held)
        ]
        depth += 1
    return depth


def _has_no_surrogates(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True

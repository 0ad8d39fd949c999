"""Read the lines of a transcript. To save memory, a line is parsed only when it is needed."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, overload

BytesLike: TypeAlias = bytes | bytearray

MAX_LINE_BYTES = 1 << 20
"""The maximum length of a line in bytes. A header with six decks has a few thousand."""
MAX_JSON_DEPTH = 16
"""The maximum number of levels of a line, as `_depth` counts them. Valid lines have far fewer."""


class DamagedTranscript(Exception):
    """Raised for a file that is not a valid transcript.

    `reason` is the end of the id of the message that explains the fault, and `args` are the
    arguments of this message. Lines are counted from 1.
    """

    def __init__(self, line_number: int, reason: str, **args: Any) -> None:
        self.line_number = line_number
        self.reason = reason
        self.message_args = args

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.message_args.items())
        return f"line {self.line_number}: {self.reason}" + (f" ({details})" if details else "")


class NewerTranscript(DamagedTranscript):
    """Raised for a transcript in a format that only newer versions of the program can read."""


@dataclass(frozen=True)
class EventRecord:
    """The parsed line of one event."""

    line_number: int
    """The number of the line in the file. The first line is 1."""
    fields: Mapping[str, Any]


class Records(Sequence[EventRecord]):
    """The event lines of a transcript. Each line is parsed when it is accessed, to save memory."""

    def __init__(self, data: BytesLike) -> None:
        self._data = data
        self._starts = array("Q")
        self._lines = array("Q")
        self._last: tuple[int, EventRecord] | None = None

    def add_line(self, start: int, line_number: int) -> None:
        """Add the line with the number `line_number`, which begins at the byte `start`."""
        self._starts.append(start)
        self._lines.append(line_number)

    def get_line_start(self, index: int) -> int:
        """Return the byte position at which the line of the record `index` begins."""
        return self._starts[index]

    def __len__(self) -> int:
        return len(self._starts)

    @overload
    def __getitem__(self, index: int) -> EventRecord: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[EventRecord]: ...

    def __getitem__(self, index: int | slice) -> EventRecord | Sequence[EventRecord]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if self._last is None or self._last[0] != index:
            start, line = self._starts[index], self._lines[index]
            end = self._data.find(b"\n", start)
            text = self._data[start : len(self._data) if end < 0 else end]
            self._last = (index, EventRecord(line, parse_json_line(text, line)))
        return self._last[1]


def iter_numbered_lines(data: BytesLike, first_line: int) -> Iterator[tuple[int, int, BytesLike]]:
    """Yield each line's number, the position of its first byte, and the line without newline."""
    start, number = 0, first_line
    while start < len(data):
        end = data.find(b"\n", start)
        if end < 0:
            end = len(data)
        yield number, start, data[start:end]
        start, number = end + 1, number + 1


def parse_json_line(line: BytesLike, number: int) -> Mapping[str, Any]:
    """Parse a line. Raises DamagedTranscript unless it is a JSON object in valid UTF-8."""
    try:
        text = line.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError:
        raise DamagedTranscript(number, "no_utf8") from None
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedTranscript(number, "no_json") from None
    nested = text.count("[") + text.count("{") > MAX_JSON_DEPTH and _depth(said) > MAX_JSON_DEPTH
    if nested or not isinstance(said, dict):
        raise DamagedTranscript(number, "no_json")
    if "\\u" in text:
        # An escaped lone surrogate is valid JSON, but cannot be encoded as UTF-8.
        try:
            json.dumps(said, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise DamagedTranscript(number, "no_utf8") from None
    return said


def _depth(value: Any) -> int:
    """Return the number of levels in a JSON value: 1 for a number, 2 for a list of numbers."""
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

"""Decide what fits into the window: captions above, the list under the arrows below.

Heights are counted in rows of text, so that nothing here depends on a font.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

MORE = "\u2026"
"""At the end of a text that does not fit whole."""

Rows = list[str]
"""A text, broken into rows."""


@dataclass(frozen=True)
class Column:
    """Where texts are written: how wide it is, and how wide texts are, in the same unit."""

    width: float
    measure: Callable[[str], float]

    def wrap(self, text: str) -> Rows:
        """Break a text at blanks, and inside a word that is wider than a row."""
        rows: Rows = []
        row = ""
        for word in text.split():
            longer = f"{row} {word}" if row else word
            if self.measure(longer) <= self.width:
                row = longer
                continue
            if row:
                rows.append(row)
            *full, row = self._pieces(word)
            rows += full
        return [*rows, row]

    def _pieces(self, word: str) -> Rows:
        found = [""]
        for char in word:
            if found[-1] and self.measure(found[-1] + char) > self.width:
                found.append("")
            found[-1] += char
        return found

    def cut(self, rows: Rows, room: int) -> Rows:
        """Return the first rows, with a sign where more would follow."""
        if len(rows) <= room:
            return list(rows)
        last = rows[room - 1]
        while last and self.measure(last + MORE) > self.width:
            last = last[:-1]
        return [*rows[: room - 1], last + MORE]


@dataclass(frozen=True)
class Picture:
    """What is drawn, row by row."""

    told: tuple[str, ...]
    """The newest captions, from the top."""
    listed: tuple[str, ...]
    """The part of the list around the current line, which is always among it."""
    marked: range
    """Which rows of `listed` are the current line; empty where there is none."""


def arrange(
    captions: Sequence[str],
    lines: Sequence[str],
    current: int,
    room: int,
    wide: Column,
    narrow: Column,
) -> Picture:
    """Divide the rows of the window: captions are as wide as it, the list leaves place for a sign.

    The current line comes first, then the newest caption, then the others. Captions get two rows
    of five at least, where they need them; the list gets what they leave. `current` is -1 where
    no line is current.
    """
    told = [wide.wrap(text) for text in captions[-room:]]
    reserved = min(len(told[-1]) if told else 0, max(1, room * 2 // 5))
    listed, marked = around(lines, current, max(1, room - reserved), narrow)
    return Picture(tuple(latest(told, room - len(listed), wide)), tuple(listed), marked)


def around(lines: Sequence[str], current: int, room: int, column: Column) -> tuple[Rows, range]:
    """Return the rows of the list around the current line, and which of them are its own."""
    if not lines:
        return [], range(0)
    current = min(current, len(lines) - 1)
    middle = max(0, current)
    rows = column.cut(column.wrap(lines[middle]), room)
    begin, own = 0, len(rows)
    before = [column.wrap(line) for line in reversed(lines[max(0, middle - room) : middle])]
    after = [column.wrap(line) for line in lines[middle + 1 : middle + 1 + room]]
    # A line after, a line before, in turn, while one of them fits.
    while fits(after, rows, room) or fits(before, rows, room):
        if fits(after, rows, room):
            rows = [*rows, *after.pop(0)]
        if fits(before, rows, room):
            begin += len(before[0])
            rows = [*before.pop(0), *rows]
    return rows, range(begin, begin + own) if current >= 0 else range(0)


def fits(waiting: Sequence[Rows], rows: Rows, room: int) -> bool:
    """Return whether there is a next line and place for it."""
    return bool(waiting) and len(rows) + len(waiting[0]) <= room


def latest(told: Sequence[Rows], room: int, column: Column) -> Rows:
    """Return the newest captions that fit whole; the very newest is cut where it must be."""
    if not told or room < 1:
        return []
    rows = column.cut(told[-1], room)
    for older in reversed(told[:-1]):
        if len(older) + len(rows) > room:
            break
        rows = [*older, *rows]
    return rows

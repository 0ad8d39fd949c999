"""The file with the index of games. Changed rows are appended to it.

The index can be made again from the games at any time. A damaged file is therefore simply replaced.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from audiowar.storage.private_files import make_private_folder, write_text_atomically

VERSION = 5
"""Increased when entries have other fields, or their values are computed in another way.

An index of another version is rebuilt.
"""
MAX_OLD_LINES = 1000
"""The file is written anew when it has this many lines more than twice the number of rows."""


class IndexRow(NamedTuple):
    """A row of the index: one game's file, and what is known about the game."""

    size: int
    changed_at: int
    """The time of the last change to the game's file, in nanoseconds."""
    entry_as_json: Mapping[str, Any]
    """A `GameListEntry` as JSON."""
    facts: Mapping[str, Any] | None = None
    """The facts of a finished match; None before they are counted."""


RowsByFile = dict[str, IndexRow]


class IndexFile:
    """The index file. Its first line is the version, and each other line a row or a lost game."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "index.txt"

    def find_size(self) -> int:
        """Return the size of the file in bytes; 0 without a file."""
        try:
            return self.path.stat().st_size
        except OSError:
            return 0

    def load(self) -> RowsByFile:
        """Return all rows, or none if the file is missing or cannot be used.

        If many lines are out of date, remove them from the file.
        """
        rows: RowsByFile = {}
        try:
            version, *lines = self.path.read_bytes().splitlines()
            if json.loads(version) != VERSION:
                raise ValueError("another version")
            for line in lines:
                file, *values = json.loads(line)
                rows.pop(file, None)
                if values:
                    rows[file] = IndexRow(*values)
        except (OSError, ValueError, TypeError, RecursionError):
            with suppress(OSError):
                self.path.unlink()
            return {}
        if len(lines) > 2 * len(rows) + MAX_OLD_LINES:
            with suppress(OSError):
                write_text_atomically(self.path, f"{VERSION}\n" + format_rows(rows, rows))
        return rows

    def save(self, rows: RowsByFile, changed_files: Collection[str]) -> None:
        """Append the rows of `changed_files`. A file that has no row was removed. Ignore errors."""
        with suppress(OSError):
            make_private_folder(self.path.parent)
            with open(self.path, "a", encoding="utf-8", errors="replace") as file:
                version = "" if file.tell() else f"{VERSION}\n"
                file.write(version + format_rows(rows, changed_files))


def format_rows(rows: RowsByFile, files: Iterable[str]) -> str:
    """Return the lines that say what is known of some files."""
    return "".join(json.dumps([file, *rows.get(file, ())]) + "\n" for file in files)

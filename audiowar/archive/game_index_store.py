"""The file with the index of games: SQLite, or JSON if Python has no SQLite, as in a browser.

The index can be made again from the games at any time. A damaged file is therefore simply replaced.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from audiowar.storage.private_files import make_private_folder, write_text_atomically

try:
    import sqlite3
except ImportError:  # The page's Python has no SQLite.
    sqlite3 = None  # type: ignore[assignment]

VERSION = 5
"""Increased when entries have other fields, or their values are computed in another way.

An index of another version is rebuilt.
"""


@dataclass(frozen=True)
class IndexRow:
    """A row of the index: one game's file, and what is known about the game."""

    size: int
    changed_at: int
    """The time of the last change to the game's file, in nanoseconds."""
    entry_as_json: Mapping[str, Any]
    """A `GameListEntry` as JSON."""
    facts: Mapping[str, Any] | None = None
    """The facts of a finished match; None before they are computed."""


RowsByFile = dict[str, IndexRow]


class IndexFile:
    """The index file, which has one row for each game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def find_size(self) -> int:
        """Return the size of the file in bytes; 0 without a file."""
        try:
            return self.path.stat().st_size
        except OSError:
            return 0

    def load(self) -> RowsByFile:
        """Return all rows, or none if the file is missing or cannot be used."""
        raise NotImplementedError

    def save(self, rows: RowsByFile, changed_files: Collection[str]) -> None:
        """Store `rows`. Only the rows of `changed_files` differ from those already stored.

        A changed file that has no row was removed. Errors are ignored.
        """
        raise NotImplementedError


def open_index_store(folder: Path) -> IndexFile:
    """Return the store for the index of the games in `folder`, where the index file is too."""
    if sqlite3 is None:
        return JsonIndexStore(folder / "index.json")
    return SqliteIndexStore(folder / "index.sqlite")


class SqliteIndexStore(IndexFile):
    """Stores the index of games in an SQLite file."""

    def _connect(self) -> sqlite3.Connection:
        make_private_folder(self.path.parent)
        db = sqlite3.connect(self.path)
        if db.execute("pragma user_version").fetchone()[0] != VERSION:
            db.executescript(
                f"""
                begin;
                drop table if exists games;
                create table games (
                    file text primary key, size integer not null, changed integer not null,
                    record text not null, facts text
                ) without rowid;
                pragma user_version = {VERSION};
                commit;
                """
            )
        return db

    def load(self) -> RowsByFile:
        try:
            with closing(self._connect()) as db:
                rows = db.execute("select file, size, changed, record, facts from games")
                return {
                    file: IndexRow(size, changed, json.loads(record), facts and json.loads(facts))
                    for file, size, changed, record, facts in rows
                }
        except sqlite3.OperationalError:
            return {}
        except (sqlite3.DatabaseError, ValueError, OSError):
            with suppress(OSError):
                self.path.unlink()
            return {}

    def save(self, rows: RowsByFile, changed_files: Collection[str]) -> None:
        with suppress(sqlite3.Error, OSError), closing(self._connect()) as db, db:
            for file in changed_files:
                db.execute("delete from games where file = ?", (file,))
                if (row := rows.get(file)) is not None:
                    facts = None if row.facts is None else json.dumps(row.facts)
                    values = (file, row.size, row.changed_at, json.dumps(row.entry_as_json), facts)
                    db.execute("insert into games values (?, ?, ?, ?, ?)", values)


class JsonIndexStore(IndexFile):
    """Stores the index of games in a JSON file."""

    def load(self) -> RowsByFile:
        try:
            said = json.loads(self.path.read_bytes())
            if said["version"] != VERSION:
                return {}
            return {file: IndexRow(*row) for file, row in said["games"].items()}
        except (OSError, ValueError, TypeError, LookupError, RecursionError):
            return {}

    def save(self, rows: RowsByFile, changed_files: Collection[str]) -> None:
        games = {file: list(vars(row).values()) for file, row in rows.items()}
        with suppress(OSError):
            make_private_folder(self.path.parent)
            write_text_atomically(self.path, json.dumps({"version": VERSION, "games": games}))

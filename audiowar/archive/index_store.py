"""The file of the index of games: SQLite, or JSON if Python has no SQLite, as in a browser.

The index can be rebuilt from the games at any time, so a damaged file is simply replaced.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from audiowar.storage.settings import make_private_folder, write_text_atomically

try:
    import sqlite3
except ImportError:  # The page's Python has no SQLite.
    sqlite3 = None  # type: ignore[assignment]

VERSION = 3
"""Increased when the fields of records change. An index of another version is rebuilt."""


@dataclass(frozen=True)
class IndexRow:
    """The entry of one file in the index."""

    size: int
    changed: int
    """The time of the last change, in nanoseconds."""
    record: Mapping[str, Any]
    """A `GameRecord` as JSON."""
    facts: Mapping[str, Any] | None = None
    """The facts of a finished match; None before they are computed."""


class IndexStore(Protocol):
    """The interface of the file that stores the index of games, one row for each game's file."""

    def load(self) -> dict[str, IndexRow]:
        """Return all rows, or none if the file is missing or cannot be used."""

    def save(
        self,
        changed: Mapping[str, IndexRow],
        removed: Iterable[str],
        all_rows: Mapping[str, IndexRow],
    ) -> None:
        """Write the `changed` rows, and delete those of the files in `removed`.

        `all_rows` has all rows after these changes. Errors are ignored.
        """


def open_store(folder: Path) -> IndexStore:
    """Return the store of the index next to the games in `folder`."""
    return JsonStore(folder / "index.json") if sqlite3 is None else SqliteStore(folder)


class SqliteStore:
    """An index in an SQLite file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "index.sqlite"

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

    def load(self) -> dict[str, IndexRow]:
        """Return all rows, or none if the file cannot be used."""
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

    def save(
        self,
        changed: Mapping[str, IndexRow],
        removed: Iterable[str],
        all_rows: Mapping[str, IndexRow],
    ) -> None:
        """Write the `changed` rows, and delete those of the files in `removed`."""
        with suppress(sqlite3.Error, OSError), closing(self._connect()) as db, db:
            db.executemany("delete from games where file = ?", [(file,) for file in removed])
            db.executemany(
                "insert or replace into games values (?, ?, ?, ?, ?)",
                [
                    (
                        *(file, row.size, row.changed, json.dumps(row.record)),
                        None if row.facts is None else json.dumps(row.facts),
                    )
                    for file, row in changed.items()
                ],
            )


class JsonStore:
    """An index in a JSON file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> dict[str, IndexRow]:
        """Return all rows, or none if the file cannot be used."""
        try:
            said = json.loads(self.path.read_bytes())
            if said["version"] != VERSION:
                return {}
            return {file: IndexRow(*row) for file, row in said["games"].items()}
        except (OSError, ValueError, TypeError, LookupError, RecursionError):
            return {}

    def save(
        self,
        changed: Mapping[str, IndexRow],
        removed: Iterable[str],
        all_rows: Mapping[str, IndexRow],
    ) -> None:
        """Write `all_rows`, because a JSON file cannot be changed in part."""
        games = {file: list(vars(row).values()) for file, row in all_rows.items()}
        with suppress(OSError):
            make_private_folder(self.path.parent)
            write_text_atomically(self.path, json.dumps({"version": VERSION, "games": games}))

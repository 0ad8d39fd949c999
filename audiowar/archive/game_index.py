"""The index of all games: one record for each file, updated when the file changes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from audiowar.storage import game_marks, saves

from .game_facts import FACTS_VERSION, compute_facts
from .game_list_entry import GameRecord, from_json, read_record, to_json
from .index_store import IndexRow, open_store

SAVE_SECONDS = 2.0
"""Seconds between two writings of the index while it is being updated."""


@dataclass(frozen=True)
class Progress:
    """How much of a long task is done."""

    done: int
    total: int


class GameIndex:
    """All games in a folder. Nothing is read before `refresh_with_progress` or `records` is called.

    `refresh_with_progress` and `refresh_facts_with_progress` are iterators that do a small part of
    the work each time, so that the program stays responsive. The finished parts are in `records`.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or saves.saves_folder()
        self._store = open_store(self.folder)
        self._rows: dict[str, IndexRow] = {}
        self._records: dict[str, GameRecord] = {}
        self._is_loaded = False
        self._changed: dict[str, IndexRow] = {}
        self._removed: list[str] = []
        self._saved_at = 0.0

    def records(self, deleted: bool = False) -> list[GameRecord]:
        """Return the known games, last played first: only deleted games, or only the others."""
        self._load()
        marks = game_marks.read_marks(self.folder)
        found = [apply_marks(record, marks) for record in self._records.values()]
        found = [record for record in found if record.is_deleted == deleted]
        return sorted(found, key=last_played_key, reverse=True)

    def find_facts(self, file: str) -> dict[str, Any] | None:
        """Return the facts of a finished match; None if there are none of the current version."""
        self._load()
        row = self._rows.get(file)
        facts = None if row is None else row.facts
        return dict(facts) if facts and facts.get("version") == FACTS_VERSION else None

    def add_facts(self, file: str, facts: Mapping[str, Any]) -> None:
        """Add facts that were computed later to those of a finished match."""
        if (row := self._rows.get(file)) is not None and row.facts is not None:
            self._set_facts(file, {**row.facts, **facts})

    def refresh_with_progress(self) -> Iterator[Progress]:
        """Read new and changed files, newest first, and remove records of deleted files."""
        self._load()
        saves.move_misplaced_games_up(self.folder)
        now = dict(iter_game_file_stamps(self.folder))
        for file in self._rows.keys() - now.keys():
            self._forget(file)
        stale = [
            file
            for file, (size, changed) in now.items()
            if (row := self._rows.get(file)) is None or (row.size, row.changed) != (size, changed)
        ]
        stale.sort(key=lambda file: now[file][1], reverse=True)

        def read(file: str) -> None:
            record = read_record(self.folder, file)
            self._set(record, IndexRow(*now[file], to_json(record)))

        yield from self._work(stale, read)

    def refresh_facts_with_progress(
        self, compute: Callable[[bytes], dict[str, Any]] = compute_facts
    ) -> Iterator[Progress]:
        """Compute the facts of finished matches that lack them, newest first.

        Call `refresh_with_progress` before, which finds the matches.
        """
        lacking = [
            record.file
            for record in self.records()
            if record.is_over and self.find_facts(record.file) is None
        ]

        def add_facts(file: str) -> None:
            try:
                facts = compute(saves.read_save(self.folder / file))
            except OSError:
                return
            except Exception:
                # A match that cannot be replayed has no facts, and does not affect others.
                facts = {}
            self._set_facts(file, {**facts, "version": FACTS_VERSION})

        yield from self._work(lacking, add_facts)

    def _work(self, files: list[str], do: Callable[[str], None]) -> Iterator[Progress]:
        """Call `do` with each file, and write the index to the disk from time to time."""
        try:
            for number, file in enumerate(files):
                yield Progress(number, len(files))
                do(file)
                if time.monotonic() - self._saved_at > SAVE_SECONDS:
                    self.save()
        finally:
            self.save()
        yield Progress(len(files), len(files))

    def save(self) -> None:
        """Write the changes to the index file."""
        if self._changed or self._removed:
            self._store.save(self._changed, self._removed, self._rows)
            self._changed, self._removed = {}, []
        self._saved_at = time.monotonic()

    def _load(self) -> None:
        if self._is_loaded:
            return
        self._is_loaded = True
        with suppress(TypeError, ValueError, AttributeError):
            for file, row in self._store.load().items():
                self._records[file] = from_json(row.record)
                self._rows[file] = row

    def _set(self, record: GameRecord, row: IndexRow) -> None:
        self._records[record.file] = record
        self._rows[record.file] = self._changed[record.file] = row

    def _set_facts(self, file: str, facts: Mapping[str, Any]) -> None:
        self._rows[file] = self._changed[file] = replace(self._rows[file], facts=facts)

    def _forget(self, file: str) -> None:
        del self._rows[file], self._records[file]
        self._changed.pop(file, None)
        self._removed.append(file)


def apply_marks(record: GameRecord, marks: game_marks.Marks) -> GameRecord:
    """Return a record with the player's marks: the name, and whether it is deleted."""
    name = record.file.rpartition("/")[2]
    if name not in marks:
        return record
    title = game_marks.get_mark(marks, name, game_marks.TITLE)
    deleted = game_marks.get_mark(marks, name, game_marks.DELETED)
    return replace(record, title=title, is_deleted=deleted)


def last_played_key(record: GameRecord) -> tuple[str, str]:
    """Return the key that sorts records by the time when they were last played."""
    return record.ended, record.file


def iter_game_file_stamps(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the file of each game, with its size and the time of its last change."""
    for part in ("", f"{saves.FINISHED_FOLDER}/"):
        with suppress(OSError), os.scandir(folder / part) as entries:
            for entry in entries:
                if entry.name.endswith(".jsonl"):
                    with suppress(OSError):
                        status = entry.stat()
                        yield part + entry.name, (status.st_size, status.st_mtime_ns)

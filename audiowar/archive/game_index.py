"""The index of all games: one entry for each file, updated when the file changes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from audiowar.storage import saves
from audiowar.storage.game_marks import (
    DELETED,
    OF_OTHER_PLAYER,
    TITLE,
    Marks,
    get_mark,
    read_marks,
)

from .game_facts import FACTS_VERSION, compute_facts
from .game_index_store import IndexRow, open_index_store
from .game_list_entry import GameListEntry, entry_from_json, entry_to_json, read_entry

SECONDS_BETWEEN_SAVES = 2.0
"""The minimum time between two saves of the index while it is being updated."""


@dataclass(frozen=True)
class Progress:
    """How much of a long task is done."""

    done: int
    total: int


class GameIndex:
    """An index of all games in the folder of saves. Nothing is read until a method is called.

    The methods `refresh_…` return iterators. Each iteration does a small part of the work, so that
    the caller can handle keys in between. `list_entries` returns the games read so far.
    """

    def __init__(self) -> None:
        self.folder = saves.get_saves_folder()
        self._store = open_index_store(self.folder)
        self._rows: dict[str, IndexRow] = {}
        self._entries: dict[str, GameListEntry] = {}
        self._is_loaded = False
        self._changed: set[str] = set()
        """The files whose rows have been added, changed or removed since the index was saved."""
        self._saved_at = 0.0

    def list_entries(self, deleted: bool = False) -> list[GameListEntry]:
        """Return the games that are not deleted, or only the deleted ones, last played first."""
        self._load()
        marks = read_marks(self.folder)
        found = [add_marks_to_entry(entry, marks) for entry in self._entries.values()]
        found = [entry for entry in found if entry.is_deleted == deleted]
        return sorted(found, key=lambda entry: (entry.ended, entry.file), reverse=True)

    def find_facts(self, file: str) -> dict[str, Any] | None:
        """Return the facts of a finished match, or None if they must be computed."""
        self._load()
        facts = self._rows[file].facts if file in self._rows else None
        return dict(facts) if facts and facts.get("version") == FACTS_VERSION else None

    def add_later_facts(self, file: str, facts: Mapping[str, Any]) -> None:
        """Add more facts, which were computed later, to the facts of a finished match."""
        if (row := self._rows.get(file)) is not None and row.facts is not None:
            self._set_facts(file, {**row.facts, **facts})

    def refresh_with_progress(self) -> Iterator[Progress]:
        """Read new and changed files, the newest first. Remove the entries of deleted files."""
        self._load()
        saves.move_games_out_of_nested_folder(self.folder)
        now = dict(iter_game_file_stamps(self.folder))
        for file in self._rows.keys() - now.keys():
            del self._rows[file], self._entries[file]
            self._changed.add(file)
        stale = [
            file
            for file, (size, changed) in now.items()
            if (row := self._rows.get(file)) is None
            or (row.size, row.changed_at) != (size, changed)
        ]
        stale.sort(key=lambda file: now[file][1], reverse=True)

        def read(file: str) -> None:
            entry = self._entries[file] = read_entry(self.folder, file)
            self._rows[file] = IndexRow(*now[file], entry_to_json(entry))
            self._changed.add(file)

        yield from self._work(stale, read)

    def refresh_facts_with_progress(self) -> Iterator[Progress]:
        """Compute the missing facts of the finished matches in the index."""
        lacking = [
            entry.file
            for entry in self.list_entries()
            if entry.is_over and self.find_facts(entry.file) is None
        ]

        def add_facts(file: str) -> None:
            try:
                facts = compute_facts(saves.read_save(self.folder / file))
            except OSError:
                return
            except Exception:
                # If counting fails, the match gets no facts. The work goes on with the next one.
                facts = {}
            self._set_facts(file, {**facts, "version": FACTS_VERSION})

        yield from self._work(lacking, add_facts)

    def _work(self, files: list[str], do: Callable[[str], None]) -> Iterator[Progress]:
        """Call `do` with each file. From time to time, save the index."""
        try:
            for number, file in enumerate(files):
                yield Progress(number, len(files))
                do(file)
                if time.monotonic() - self._saved_at > SECONDS_BETWEEN_SAVES:
                    self.save()
        finally:
            self.save()
        yield Progress(len(files), len(files))

    def save(self) -> None:
        """Write the changes to the index file."""
        if self._changed:
            self._store.save(self._rows, self._changed)
            self._changed.clear()
        self._saved_at = time.monotonic()

    def _load(self) -> None:
        if self._is_loaded:
            return
        self._is_loaded = True
        with suppress(TypeError, ValueError, AttributeError):
            for file, row in self._store.load().items():
                self._entries[file] = entry_from_json(row.entry_as_json)
                self._rows[file] = row

    def _set_facts(self, file: str, facts: Mapping[str, Any]) -> None:
        self._rows[file] = replace(self._rows[file], facts=facts)
        self._changed.add(file)


def add_marks_to_entry(entry: GameListEntry, marks: Marks) -> GameListEntry:
    """Return an entry with the marks on the game, see `storage.game_marks`."""
    name = entry.file.rpartition("/")[2]
    if name not in marks:
        return entry
    return replace(
        entry,
        title=get_mark(marks, name, TITLE),
        is_deleted=get_mark(marks, name, DELETED),
        is_of_other_player=get_mark(marks, name, OF_OTHER_PLAYER),
    )


def iter_game_file_stamps(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield each game's file, its size in bytes and the time of its last change in nanoseconds."""
    for part in ("", f"{saves.FINISHED_FOLDER}/"):
        with suppress(OSError), os.scandir(folder / part) as found:
            for one in found:
                if one.name.endswith(".jsonl"):
                    with suppress(OSError):
                        status = one.stat()
                        yield part + one.name, (status.st_size, status.st_mtime_ns)

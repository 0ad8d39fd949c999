"""The index of all games: one entry for each file, updated when the file changes."""

from __future__ import annotations

import json
import logging
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

from .game_facts import FACTS_VERSION, REFUSED_LINE_FACT, JudgedMatch, is_iso_date
from .game_index_store import IndexFile, IndexRow
from .game_list_entry import (
    DAILY_FIELD,
    GameListEntry,
    add_summary,
    entry_from_json,
    entry_to_json,
    read_entry,
)

LOG = logging.getLogger(__name__)
SLOW_INDEX_BYTES = 1_000_000
"""The size in bytes of an index file with about two thousand games."""
STEPS_PER_PART = 64
"""The number of steps of a match that are replayed at a time."""
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
        self._store = IndexFile(self.folder)
        self._rows: dict[str, IndexRow] = {}
        self._entries: dict[str, GameListEntry] = {}
        self._is_loaded = False
        self._changed: set[str] = set()
        """The files whose rows have been added, changed or removed since the index was saved."""
        self._saved_at = 0.0
        self._compared: dict[tuple[Any, ...], bool] = {}
        """Whether one file begins with another, by the names, sizes and times of both."""

    @property
    def is_slow_to_load(self) -> bool:
        """Whether the index is still to be loaded, and so large that this takes a while."""
        return not self._is_loaded and self._store.find_size() > SLOW_INDEX_BYTES

    def list_entries(self, deleted: bool = False) -> list[GameListEntry]:
        """Return the games that are not deleted, or only the deleted ones, last played first.

        Of a game and its copies, only the longest file is listed.
        """
        self._load()
        marks = read_marks(self.folder)
        games = [add_marks_to_entry(entry, marks) for entry in self._iter_entries_without_copies()]
        games = [entry for entry in games if entry.is_deleted == deleted]
        return sorted(games, key=lambda entry: (entry.ended_at, entry.file), reverse=True)

    def _iter_entries_without_copies(self) -> Iterator[GameListEntry]:
        families: dict[str, list[GameListEntry]] = {}
        for entry in self._entries.values():
            if entry.match_id:
                families.setdefault(entry.match_id, []).append(entry)
            else:
                yield entry
        for family in families.values():
            if len(family) > 1:
                yield from self._join_copies(family)
            else:
                yield from family

    def _join_copies(self, family: list[GameListEntry]) -> Iterator[GameListEntry]:
        """Yield entries of games with the same beginning. One that begins another is its copy."""
        sizes = {entry.file: self._rows[entry.file].size for entry in family}
        family.sort(key=lambda entry: (entry.refused_line > 0, -sizes[entry.file], entry.file))
        while family:
            longest, *others = family
            copies = [entry for entry in others if self._begins(longest.file, entry.file)]
            yield replace(longest, copies=tuple(entry.file for entry in copies))
            family = [entry for entry in others if entry not in copies]

    def _begins(self, file: str, copy: str) -> bool:
        """Return whether the lines of one file are those with which another begins."""
        rows = [(name, self._rows[name]) for name in (file, copy)]
        stamps = tuple((name, row.size, row.changed_at) for name, row in rows)
        if stamps not in self._compared:
            whole, part = (read_events(self.folder / name) for name in (file, copy))
            self._compared[stamps] = whole[: len(part)] == part
        return self._compared[stamps]

    def find_facts(self, file: str) -> dict[str, Any] | None:
        """Return the facts of a finished match, or None if they must be counted."""
        self._load()
        facts = self._rows[file].facts if file in self._rows else None
        if not facts or facts.get("version") != FACTS_VERSION or not are_facts_valid(facts):
            return None
        return dict(facts)

    def add_later_facts(self, file: str, facts: Mapping[str, Any]) -> None:
        """Add more facts, which were counted later, to the facts of a finished match."""
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

        def read(file: str) -> Iterator[None]:
            entry = read_entry(self.folder, file)
            self._rows[file] = IndexRow(*now[file], entry_to_json(entry))
            if entry.needs_replay and entry.game:
                yield from self._replay(file, entry)
            else:
                self._set_entry(file, entry)

        yield from self._work(stale, read)

    def refresh_facts_with_progress(self) -> Iterator[Progress]:
        """Replay the finished matches in the index that have no facts yet."""
        lacking = [
            entry
            for entry in self.list_entries()
            if entry.is_over and self.find_facts(entry.file) is None
        ]
        by_file = {entry.file: self._entries[entry.file] for entry in lacking}
        yield from self._work(list(by_file), lambda file: self._replay(file, by_file[file]))

    def _replay(self, file: str, entry: GameListEntry) -> Iterator[None]:
        """Replay a match. Correct its entry, and add its facts if it is finished."""
        try:
            data = saves.read_save(self.folder / file)
        except OSError:
            self._set_entry(file, entry)
            return
        judged = JudgedMatch(data if entry.is_over else data[: data.rfind(b"\n") + 1])
        try:
            for number, _ in enumerate(judged.replay_in_parts(), 1):
                if number % STEPS_PER_PART == 0:
                    yield
        except Exception:
            # Nothing in one file may keep the others from being read.
            LOG.exception("%s cannot be judged", file)
            judged.facts = {REFUSED_LINE_FACT: 1}
        refused_line = judged.facts.get(REFUSED_LINE_FACT, 0)
        if refused_line:
            proved = replace(judged.summary, result=entry.result, seats=entry.seats)
        else:
            proved = judged.summary
        entry = replace(add_summary(entry, proved), refused_line=refused_line)
        self._set_entry(file, entry)
        if entry.is_over:
            self._set_facts(file, {**judged.facts, "version": FACTS_VERSION})

    def _set_entry(self, file: str, entry: GameListEntry) -> None:
        self._entries[file] = entry
        self._rows[file] = self._rows[file]._replace(entry_as_json=entry_to_json(entry))
        self._changed.add(file)

    def _work(self, files: list[str], do: Callable[[str], Iterator[None]]) -> Iterator[Progress]:
        """Call `do` with each file, in small parts. From time to time, save the index."""
        try:
            for number, file in enumerate(files):
                yield Progress(number, len(files))
                for _ in do(file):
                    yield Progress(number, len(files))
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
        self._rows[file] = self._rows[file]._replace(facts=facts)
        self._changed.add(file)


def add_marks_to_entry(entry: GameListEntry, marks: Marks) -> GameListEntry:
    """Return an entry with the marks on the game, see `storage.game_marks`."""
    names = [file.rpartition("/")[2] for file in (entry.file, *entry.copies)]
    if marks.keys().isdisjoint(names):
        return entry
    return replace(
        entry,
        title=get_mark(marks, names, TITLE),
        is_deleted=get_mark(marks, names, DELETED),
        is_of_other_player=get_mark(marks, names, OF_OTHER_PLAYER),
    )


def are_facts_valid(facts: Mapping[str, Any]) -> bool:
    """Return whether facts from the index file have the right types."""
    return all(
        is_iso_date(value) if name == DAILY_FIELD else type(value) is int
        for name, value in facts.items()
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


def read_events(path: Path) -> list[Any]:
    """Return the events in a game's file, up to the first damage; none if it cannot be read."""
    events = []
    with suppress(OSError, ValueError, RecursionError):
        for line in path.read_bytes().splitlines()[1:]:
            events.append(json.loads(line))
    return events

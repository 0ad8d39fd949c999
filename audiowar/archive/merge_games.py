"""Merge games from another computer into the folder of saves, without losing any."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from audiowar.storage import snapshots
from audiowar.storage.locks import FileInUse, get_lock_path, lock_file
from audiowar.storage.match_transcript import FORMAT
from audiowar.storage.saves import FINISHED_FOLDER
from audiowar.storage.settings import PLAYER_FOLDER, make_private_folder, write_bytes_atomically
from audiowar.storage.unfinished_summaries import has_ended

from .game_index import iter_game_file_stamps

OWN_NAME = re.compile(r"\d{8}-\d{6}-[A-Za-z0-9_-]{1,80}\.jsonl")
"""Matches the file names that the program gives to games."""

MOMENT_LENGTH = len("20261123-071420-839755")
"""The length of the start time with which these names begin."""


class GameMerger:
    """Merges games into those of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._families: dict[str, set[str]] = defaultdict(set)
        """The files of games, by the beginning of their names, which is the start time.

        Games with the same start time are versions of one game.
        """
        self._sizes: dict[int, set[str]] = defaultdict(set)
        """The files of games by their size in bytes."""
        for file, (size, _) in iter_game_file_stamps(folder):
            self._note(file, size)

    def _note(self, file: str, size: int) -> None:
        self._families[get_start_time_or_name(file)].add(file)
        self._sizes[size].add(file)

    def has_game(self, name: str) -> bool:
        """Return whether the folder has a game with this name, or another version of this game."""
        return bool(self._families.get(get_start_time_or_name(make_safe_file_name(name))))

    def merge(self, name: str, data: bytes, changed_at: float) -> str:
        """Merge a game that was last changed at the Unix time `changed`. Raises OSError.

        Return "new" if the game was not here, "longer" if the game here is its beginning and was
        replaced, "parted" if the two continued differently and both are kept, and "" if it has
        nothing new.
        """
        data, name = data[: data.rfind(b"\n") + 1], make_safe_file_name(name)
        if FORMAT.encode() not in data[:4096] or self._has_equal(data):
            return ""
        family = frozenset(self._families[get_start_time_or_name(name)])
        own = {file: read_whole_lines(self.folder / file) for file in sorted(family)}
        if any(lines.startswith(data) for lines in own.values()):
            return ""
        for file, lines in own.items():
            if lines and data.startswith(lines) and self._replace(file, data, changed_at):
                return "longer"
        # A browser may store another game with this name, so use a new name for its player.
        taken = family or PLAYER_FOLDER.get() is not None
        self._write(name_for_diverged_game(name, data) if taken else name, data, changed_at)
        return "parted" if family else "new"

    def _has_equal(self, data: bytes) -> bool:
        """Return whether there is a game with these contents, whatever its name."""
        return any(read_whole_lines(self.folder / file) == data for file in self._sizes[len(data)])

    def _write(self, name: str, data: bytes, changed_at: float) -> None:
        file = f"{FINISHED_FOLDER}/{name}" if has_ended(data) else name
        path = self.folder / file
        make_private_folder(path.parent)
        write_bytes_atomically(path, data)
        if changed_at:
            with suppress(OSError, OverflowError):
                os.utime(path, (changed_at, changed_at))
        self._note(file, len(data))

    def _replace(self, file: str, data: bytes, changed_at: float) -> bool:
        """Replace a game by a longer one. Return False if a program is playing it."""
        old = self.folder / file
        try:
            release = lock_file(old)
        except FileInUse:
            return False
        try:
            self._write(old.name, data, changed_at)
            if has_ended(data) and file == old.name:
                old.unlink(missing_ok=True)
                self._families[get_start_time_or_name(file)].discard(file)
        finally:
            release()
        get_lock_path(old).unlink(missing_ok=True)
        snapshots.remove_snapshots(old)
        return True


def read_whole_lines(path: Path) -> bytes:
    """Return the complete lines of a game, or nothing if it cannot be read."""
    try:
        data = path.read_bytes()
    except OSError:
        return b""
    return data[: data.rfind(b"\n") + 1]


def make_safe_file_name(name: str) -> str:
    """Return a file name that is safe on every system, from a path in a bundle."""
    last = name.rpartition("/")[2]
    if OWN_NAME.fullmatch(last):
        return last
    stem = re.sub(r"[^A-Za-z0-9_-]", "_", last.removesuffix(".jsonl"))[:60]
    return f"game-{stem}-{sha256(last.encode('utf-8', 'replace')).hexdigest()[:8]}.jsonl"


def get_start_time_or_name(file: str) -> str:
    """Return the start time in the name of a game's file, or the whole name if it has none."""
    last = file.rpartition("/")[2]
    return last[:MOMENT_LENGTH] if OWN_NAME.fullmatch(last) else last


def name_for_diverged_game(name: str, data: bytes) -> str:
    """Return another name for a game whose name is taken. It depends on the game's contents."""
    return f"{name.removesuffix('.jsonl')[:80]}-{sha256(data).hexdigest()[:8]}.jsonl"

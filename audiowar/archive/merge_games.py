"""Merge games from another computer into the folder of saves, without losing any."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from audiowar.storage import snapshots
from audiowar.storage.game_marks import GameMarks, merge_marks_into_file
from audiowar.storage.locks import FileInUse, get_lock_path, lock_file_and_get_unlock
from audiowar.storage.match_transcript import FORMAT
from audiowar.storage.private_files import make_private_folder, write_bytes_atomically
from audiowar.storage.save_summaries import has_ended
from audiowar.storage.saves import FINISHED_FOLDER
from audiowar.storage.settings import PLAYER_FOLDER

from .game_index import iter_game_file_stamps

GAME_FILE_NAME_PATTERN = re.compile(r"\d{8}-\d{6}-[A-Za-z0-9_-]{1,80}\.jsonl")
"""Matches the file names that the program gives to games."""

START_TIME_LENGTH = len("20261123-071420-839755")
"""The length of the start time at the beginning of a game's file name."""


class GameMerger:
    """Merges games from another computer into the games of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._families: dict[str, set[str]] = defaultdict(set)
        """For each start time, the files that have it. They are versions of one game."""
        self._sizes: dict[int, set[str]] = defaultdict(set)
        """For each size in bytes, the files of games that have this size."""
        for file, (size, _) in iter_game_file_stamps(folder):
            self._note(file, size)

    def _note(self, file: str, size: int) -> None:
        self._families[get_start_time_or_name(file)].add(file)
        self._sizes[size].add(file)

    def has_game_or_other_version(self, name: str) -> bool:
        """Return whether the folder has a game of this name, or another version of it."""
        return bool(self._families.get(get_start_time_or_name(make_safe_file_name(name))))

    def merge_game_and_get_outcome(
        self,
        name: str,
        data: bytes,
        changed_at: float,
        marks: GameMarks | None = None,
    ) -> str:
        """Merge a game that was last changed at the Unix time `changed_at`. Raises OSError.

        A new game gets `marks`. They are written before the game, so that it never lacks them.
        Return "new" if the folder had no version of the game, "longer" if a shorter version was
        replaced, or "parted" if both versions are kept because neither can replace the other.
        Return "" if nothing was added: the folder has the game already, or `data` is no game.
        """
        data, name = data[: data.rfind(b"\n") + 1], make_safe_file_name(name)
        same_size = (self.folder / file for file in self._sizes[len(data)])
        if FORMAT.encode() not in data[:4096] or data in map(read_whole_lines, same_size):
            return ""
        family = frozenset(self._families[get_start_time_or_name(name)])
        own = {file: read_whole_lines(self.folder / file) for file in sorted(family)}
        if any(lines.startswith(data) for lines in own.values()):
            return ""
        for file, lines in own.items():
            if lines and data.startswith(lines) and self._replace(file, data, changed_at):
                return "longer"
        if family or is_for_player_of_hosted_page():
            name = f"{name.removesuffix('.jsonl')[:80]}-{sha256(data).hexdigest()[:8]}.jsonl"
        if marks and not family:
            merge_marks_into_file({name: marks}, self.folder)
        self._write(name, data, changed_at)
        return "parted" if family else "new"

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
        """Replace a game with a longer version. Return False if a program is playing the game."""
        old = self.folder / file
        try:
            unlock = lock_file_and_get_unlock(old)
        except FileInUse:
            return False
        try:
            self._write(old.name, data, changed_at)
            if has_ended(data) and file == old.name:
                old.unlink(missing_ok=True)
                self._families[get_start_time_or_name(file)].discard(file)
        finally:
            unlock()
        get_lock_path(old).unlink(missing_ok=True)
        snapshots.remove_snapshots(old)
        return True


def is_for_player_of_hosted_page() -> bool:
    """Return whether the games are those of a player whose page runs on a server.

    Every new game then gets a new name, because the player's browser can have another game of the
    old name.
    """
    return PLAYER_FOLDER.get() is not None


def renames_new_game(name: str) -> bool:
    """Return whether a new game with this path in a bundle gets another name in the folder."""
    return is_for_player_of_hosted_page() or make_safe_file_name(name) != name.rpartition("/")[2]


def read_whole_lines(path: Path) -> bytes:
    """Return the complete lines of a game's file, or b"" if the file cannot be read."""
    try:
        data = path.read_bytes()
    except OSError:
        return b""
    return data[: data.rfind(b"\n") + 1]


def make_safe_file_name(name: str) -> str:
    """Return a file name that is safe on every system, for a game with this path in a bundle."""
    last = name.rpartition("/")[2]
    if GAME_FILE_NAME_PATTERN.fullmatch(last):
        return last
    stem = re.sub(r"[^A-Za-z0-9_-]", "_", last.removesuffix(".jsonl"))[:60]
    return f"game-{stem}-{sha256(last.encode('utf-8', 'replace')).hexdigest()[:8]}.jsonl"


def get_start_time_or_name(file: str) -> str:
    """Return the start time in a file's name, or the whole name if there is no start time."""
    last = file.rpartition("/")[2]
    return last[:START_TIME_LENGTH] if GAME_FILE_NAME_PATTERN.fullmatch(last) else last

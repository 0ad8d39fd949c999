"""Merge games from another computer into the folder of saves, without losing any."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from audiowar.storage.game_marks import GameMarks, merge_marks_into_file
from audiowar.storage.locks import FileInUse, get_lock_path, lock_file
from audiowar.storage.match_transcript import FORMAT
from audiowar.storage.private_files import make_private_folder, write_bytes_atomically
from audiowar.storage.save_summaries import (
    has_ended,
    read_end_lines,
    summarize_save,
)
from audiowar.storage.saves import FINISHED_FOLDER
from audiowar.storage.settings import PLAYER_FOLDER

from .game_index import iter_game_file_stamps
from .game_list_entry import make_match_id

GAME_FILE_NAME_PATTERN = re.compile(r"\d{8}-\d{6}-[A-Za-z0-9_-]{1,80}\.jsonl")
"""Matches the file names that the program gives to games."""


class GameMerger:
    """Merges games from another computer into the games of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files_by_match: dict[str, list[str]] = defaultdict(list)
        """For each match, the files that contain a version of it."""
        for file, _ in iter_game_file_stamps(folder):
            with suppress(OSError):
                first_line = read_end_lines(folder / file)[0]
                self._files_by_match[identify_match(first_line)].append(file)

    def merge_game(
        self,
        name: str,
        data: bytes,
        changed_at: float,
        marks: GameMarks | None = None,
        marks_if_new: GameMarks | None = None,
    ) -> str:
        """Merge a game that was last changed at the Unix time `changed_at`. Raises OSError.

        `marks` are added to those of the game here, whatever its file is called. Marks of a new
        game are written before it, so that it never lacks them.

        Return "new" if the folder had no version of the game, "longer" if a shorter version was
        replaced, or "parted" if both versions are kept because neither can replace the other.
        Return "" if nothing was added: the folder has the game already, or `data` is no game.
        """
        data, name = data[: data.rfind(b"\n") + 1], make_safe_file_name(name)
        if FORMAT.encode() not in data[:4096]:
            return ""
        versions = self._files_by_match[identify_match(data.partition(b"\n")[0] + b"\n")]
        own = {file: read_whole_lines(self.folder / file) for file in versions}
        for file, whole in own.items():
            if whole.startswith(data):
                self._merge_marks(file.rpartition("/")[2], marks)
                return ""
        for file, whole in own.items():
            if whole and data.startswith(whole) and self._replace(file, data, changed_at):
                self._merge_marks(file.rpartition("/")[2], marks)
                return "longer"
        is_taken = any((self.folder / part / name).exists() for part in ("", FINISHED_FOLDER))
        if is_taken or versions or is_for_player_of_hosted_page():
            name = f"{name.removesuffix('.jsonl')[:80]}-{sha256(data).hexdigest()[:8]}.jsonl"
        if not versions:
            self._merge_marks(name, {**(marks or {}), **(marks_if_new or {})})
        outcome = "parted" if versions else "new"
        versions.append(self._write(name, data, changed_at))
        return outcome

    def _merge_marks(self, name: str, marks: GameMarks | None) -> None:
        if marks:
            merge_marks_into_file({name: marks}, self.folder)

    def _write(self, name: str, data: bytes, changed_at: float) -> str:
        """Write a game. Return its file, relative to the folder of the games."""
        file = f"{FINISHED_FOLDER}/{name}" if has_ended(data) else name
        path = self.folder / file
        make_private_folder(path.parent)
        write_bytes_atomically(path, data)
        if changed_at:
            with suppress(OSError, OverflowError):
                os.utime(path, (changed_at, changed_at))
        return file

    def _replace(self, file: str, data: bytes, changed_at: float) -> bool:
        """Replace a game with a longer version. Return False if a program is playing the game."""
        old = self.folder / file
        try:
            unlock = lock_file(old)
        except FileInUse:
            return False
        try:
            self._write(old.name, data, changed_at)
            if has_ended(data) and file == old.name:
                old.unlink(missing_ok=True)
        finally:
            unlock()
        get_lock_path(old).unlink(missing_ok=True)
        return True


def identify_match(first_line: bytes) -> str:
    """Return what identifies the match whose transcript begins with this line."""
    header = summarize_save(Path(), first_line).header
    return make_match_id(header) if header else sha256(first_line).hexdigest()


def is_for_player_of_hosted_page() -> bool:
    """Return whether the games are those of a player whose page runs on a server.

    Every new game then gets a new name, because the player's browser can have another game of the
    old name.
    """
    return PLAYER_FOLDER.get() is not None


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

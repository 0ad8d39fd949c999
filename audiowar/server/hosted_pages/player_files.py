"""The files of a hosted player: a private folder that is removed with the session.

The folder is in MEMORY_FOLDER if the system has it, otherwise on the disk. The browser stores the
files. It sends them when a session starts, and receives every change.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from audiowar.web.page_engine_messages import Message

MEMORY_FOLDER: Final = Path("/dev/shm") if sys.platform == "linux" else None
"""A folder whose files are in memory; None if the system has no such folder."""
FOLDERS: Final = ("", "games/", "games/finished/")
"""The folders of the files that a browser stores, relative to the player's folder."""
FILE_NAME_PATTERN: Final = re.compile(
    r"keys\.ini|(settings|memory|remarks|games/marks)\.json(\.broken(\.\d{1,4})?)?|"
    r"games/(finished/)?[A-Za-z0-9_][A-Za-z0-9_-]{0,99}\.(jsonl|damaged(\.\d{1,4})?)"
)
"""Matches the names of the files that a browser stores."""
APPENDED_SUFFIX: Final = ".jsonl"
"""The file name extension of transcripts. New lines are only ever appended to these files."""
PRUNE_BYTES: Final = 1 << 20
"""The size of the folder in bytes above which the oldest matches are removed from it. The browser
still has them."""
MAX_BYTES: Final = 16 << 20
"""The maximum size of the folder in bytes."""


class QuotaExceeded(Exception):
    """Raised if a player's files are larger than `MAX_BYTES` even without the old matches."""


class PlayerFiles:
    """The folder of one player, and a record of the content that the browser has."""

    def __init__(self) -> None:
        is_writable = MEMORY_FOLDER and os.access(MEMORY_FOLDER, os.W_OK | os.X_OK)
        place = MEMORY_FOLDER if is_writable else None
        prefix = f"audiowar-{os.getpid()}-"
        self.path = Path(tempfile.mkdtemp(prefix=prefix, dir=place))
        self._browser_stamps: dict[str, tuple[int, int, int]] = {}
        """The stamp that each file had when the browser last had the same content."""

    def restore_file_part(self, name: str, offset: int, text: str, written_at: float) -> bool:
        """Write a part of a file that the browser sent. Return False for an invalid name or offset.

        `offset` is in bytes. `written_at` is the Unix time of the file's last change.
        """
        path = self.path / name
        if not FILE_NAME_PATTERN.fullmatch(name):
            return False
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if offset > 0 and (not path.exists() or path.stat().st_size != offset):
            return False
        with path.open("ab" if offset > 0 else "wb") as file:
            file.write(text.encode("utf-8", "replace"))
        # Restore the time of the last change, by which the match to continue is found.
        with suppress(OSError, OverflowError, ValueError):
            os.utime(path, (written_at, written_at))
        self._browser_stamps[name] = make_file_stamp(path.stat())
        return True

    def mark_missing_in_browser(self, name: str) -> None:
        """Note that the browser does not have a file, so that the whole file is sent."""
        self._browser_stamps.pop(name, None)

    def take_changes(self) -> list[Message]:
        """Return a `keep` message for each file changed or deleted since the last call.

        Then remove old matches, unless the folder is small. Raises QuotaExceeded.
        """
        files, old_stamps = dict(self._iter_files()), self._browser_stamps
        stamps = {name: make_file_stamp(status) for name, status in files.items()}
        changes = [
            self._make_keep_message(name, old_stamps.get(name), stamp)
            for name, stamp in stamps.items()
            if stamp != old_stamps.get(name)
        ]
        changes += [
            {"t": "keep", "f": name, "x": None} for name in old_stamps if name not in stamps
        ]
        self._browser_stamps = stamps
        self._prune_old_games(files)
        return changes

    def _iter_files(self) -> Iterator[tuple[str, os.stat_result]]:
        for part in FOLDERS:
            with suppress(FileNotFoundError), os.scandir(self.path / part) as entries:
                for entry in entries:
                    name = part + entry.name
                    if FILE_NAME_PATTERN.fullmatch(name) and entry.is_file(follow_symlinks=False):
                        yield name, entry.stat()

    def _make_keep_message(
        self, name: str, known: tuple[int, int, int] | None, new: tuple[int, int, int]
    ) -> Message:
        """Return the message with the part of a file that the browser lacks and must store."""
        added = known is not None and name.endswith(APPENDED_SUFFIX)
        start = known[2] if known is not None and added and known[0] == new[0] else 0
        start = start if start <= new[2] else 0
        with (self.path / name).open("rb") as file:
            file.seek(start)
            content = file.read(new[2] - start)
        text = content.decode("utf-8", "replace")
        return {"t": "keep", "f": name, "at": start, "x": text, "d": new[1] // 1_000_000}

    def _prune_old_games(self, files: dict[str, os.stat_result]) -> None:
        """Remove old matches from a large folder, finished ones first, but never the newest."""
        byte_count = sum(status.st_size for status in files.values())
        games = [name for name in files if name.endswith(APPENDED_SUFFIX)]
        games.sort(key=lambda name: ("finished" not in name, files[name].st_mtime_ns))
        for name in games[:-1]:
            if byte_count <= PRUNE_BYTES:
                break
            byte_count -= files[name].st_size
            self._browser_stamps.pop(name, None)
            with suppress(OSError):
                (self.path / name).unlink()
        if byte_count > MAX_BYTES:
            raise QuotaExceeded

    def delete_folder(self) -> None:
        """Remove the folder with the player's files."""
        shutil.rmtree(self.path)


def remove_folders_of_killed_servers() -> None:
    """Remove the players' folders that killed servers have left in memory."""
    for path in MEMORY_FOLDER.glob("audiowar-*-*") if MEMORY_FOLDER else ():
        number = path.name.split("-")[1]
        with suppress(OSError):
            is_own = number.isdecimal() and path.stat().st_uid == os.getuid()
            if is_own and not is_process_running(int(number)):
                shutil.rmtree(path)


def is_process_running(process_id: int) -> bool:
    """Return whether a process with this id is running."""
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def make_file_stamp(status: os.stat_result) -> tuple[int, int, int]:
    """Return the inode, the time of change in nanoseconds and the size of a file.

    They show whether the file was written since an earlier stamp.
    """
    return status.st_ino, status.st_mtime_ns, status.st_size

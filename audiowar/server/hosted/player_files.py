"""A player's own folder on the server: in memory, nobody else's, and gone with the player.

The browser keeps what is in it. It brings what it has kept when a player comes, and is told what
has been written since.
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
from typing import Any, Final

Message = dict[str, Any]

MEMORY: Final = Path("/dev/shm") if sys.platform == "linux" else None
"""Files here are in memory; where there is no such place, they lie where others are passing."""
PLACES: Final = ("", "games/", "games/finished/")
NAMES: Final = re.compile(
    r"keys\.ini|(settings|memory)\.json(\.broken(\.\d{1,4})?)?|"
    r"games/(finished/)?[A-Za-z0-9_][A-Za-z0-9_-]{0,99}\.(jsonl|damaged(\.\d{1,4})?)"
)
"""What a browser keeps and brings."""
GROWS: Final = ".jsonl"
"""The ending of files that are only added to."""
ROOM: Final = 1 << 20
"""Bytes beyond which the oldest games go: the browser has them."""
MOST: Final = 16 << 20
"""Bytes that a player may never have here."""


class QuotaExceeded(Exception):
    """The folder has grown beyond all bounds."""


class PlayerFiles:
    """The folder."""

    def __init__(self) -> None:
        place = MEMORY if MEMORY and os.access(MEMORY, os.W_OK | os.X_OK) else None
        prefix = f"audiowar-{os.getpid()}-"
        self.path = Path(tempfile.mkdtemp(prefix=prefix, dir=place))
        self._known: dict[str, tuple[int, int, int]] = {}
        """Of each file that the browser has: its number, when it was written, and its length."""

    def restore_file(self, name: str, at: int, text: str, written: float) -> bool:
        """Take a file that the browser has kept, or what follows in it; tell whether it fits."""
        path = self.path / name
        if not NAMES.fullmatch(name):
            return False
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if at > 0 and (not path.exists() or path.stat().st_size != at):
            return False
        with path.open("ab" if at > 0 else "wb") as file:
            file.write(text.encode("utf-8", "replace"))
        # The game that was played last is the one to continue.
        with suppress(OSError, OverflowError, ValueError):
            os.utime(path, (written, written))
        self._known[name] = file_stamp(path.stat())
        return True

    def forget(self, name: str) -> None:
        """Believe that the browser lacks a file."""
        self._known.pop(name, None)

    def changes(self) -> list[Message]:
        """Return what has been written or removed since the last time. Raises TooMuch."""
        found, now = [], dict(self._files())
        for name, status in now.items():
            if (known := self._known.get(name)) != (new := file_stamp(status)):
                found.append(self._written(name, known, new))
        found += [{"t": "keep", "f": name, "x": None} for name in self._known if name not in now]
        self._known = {name: file_stamp(status) for name, status in now.items()}
        self._make_room(now)
        return found

    def _files(self) -> Iterator[tuple[str, os.stat_result]]:
        for part in PLACES:
            with suppress(FileNotFoundError), os.scandir(self.path / part) as entries:
                for entry in entries:
                    name = part + entry.name
                    if NAMES.fullmatch(name) and entry.is_file(follow_symlinks=False):
                        yield name, entry.stat()

    def _written(
        self, name: str, known: tuple[int, int, int] | None, new: tuple[int, int, int]
    ) -> Message:
        """Return what the browser lacks of a file; of one that grows, only what has been added."""
        added = known is not None and name.endswith(GROWS)
        start = known[2] if known is not None and added and known[0] == new[0] else 0
        start = start if start <= new[2] else 0
        with (self.path / name).open("rb") as file:
            file.seek(start)
            content = file.read(new[2] - start)
        text = content.decode("utf-8", "replace")
        return {"t": "keep", "f": name, "at": start, "x": text, "d": new[1] // 1_000_000}

    def _make_room(self, files: dict[str, os.stat_result]) -> None:
        """Let go of the oldest games, those that are over first, but never of the newest."""
        left = sum(status.st_size for status in files.values())
        games = [name for name in files if name.endswith(GROWS)]
        games.sort(key=lambda name: ("finished" not in name, files[name].st_mtime_ns))
        for name in games[:-1]:
            if left <= ROOM:
                break
            left -= files[name].st_size
            self._known.pop(name, None)
            with suppress(OSError):
                (self.path / name).unlink()
        if left > MOST:
            raise QuotaExceeded

    def close(self) -> None:
        """Remove the folder."""
        shutil.rmtree(self.path)


def remove_orphans() -> None:
    """Remove what servers of ours that were killed have left in memory."""
    for path in MEMORY.glob("audiowar-*-*") if MEMORY else ():
        number = path.name.split("-")[1]
        with suppress(OSError):
            if (
                number.isdecimal()
                and path.stat().st_uid == os.getuid()
                and not is_running(int(number))
            ):
                shutil.rmtree(path)


def is_running(process: int) -> bool:
    """Tell whether a process is running."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def file_stamp(status: os.stat_result) -> tuple[int, int, int]:
    """Return what tells whether a file was written."""
    return status.st_ino, status.st_mtime_ns, status.st_size

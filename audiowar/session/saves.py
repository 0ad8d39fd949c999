"""Saved games: each game is its own transcript, written event by event."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from audiowar.rules.events import End, Event

from .locks import InUse, hold, lock_of
from .store import data_folder, free_name, private_folder
from .transcript import Header, Record, event_line, header_line, read

KEPT = 200
"""Finished games that are kept for replay; the oldest go first."""
KEPT_UNFINISHED = 50
"""Unfinished games that are kept; those that were left longest ago go first, and it is told."""
FINISHED = "finished"
"""The folder for finished games, within that of all."""
LARGEST = 64_000_000
"""Bytes of a save that are read; a greater file is no game of ours."""


def saves_folder() -> Path:
    """Return the folder of saved games; it may not exist yet."""
    return data_folder() / "games"


class Save:
    """The file of a running game.

    Every step is written before anybody hears of it. What cannot be written makes `problem` True,
    waits, and is tried again at each step; the file always ends with a whole line, but for the one
    that is just being written. Nobody writes a file that another running program holds.
    """

    def __init__(
        self, path: Path | None, release: Callable[[], None] | None, whole: int | None = None
    ) -> None:
        """`path` None: a game that is not to be saved. `whole`: how much of a file is there."""
        self.path = path
        self.problem = False
        self._release = release
        self._new = whole is None
        self._whole = whole or 0
        """Bytes of the file that are whole lines."""
        self._waiting = b""
        self._file: BinaryIO | None = None
        self._finished = False

    def write(self, events: list[Event]) -> None:
        """Append events; after the end of the game the file is put with the finished ones."""
        self.put("".join(map(event_line, events)))
        self._finished |= any(isinstance(event, End) for event in events)
        if self._finished and not self.problem:
            self.close()

    def put(self, text: str) -> None:
        """Append lines, after those that could not be written before."""
        if self.path is None or not text:
            return
        self._waiting += text.encode("utf-8", errors="replace")
        self._try(self.path)

    def _try(self, path: Path) -> None:
        """Write what waits, or leave it waiting."""
        try:
            self._append(path)
        except (OSError, InUse):
            self.problem = True
            self._cut()

    def _append(self, path: Path) -> None:
        if self._release is None:
            private_folder(path.parent)
            # An earlier version let others look in.
            path.parent.chmod(0o700)
            self._release = hold(path)
        if self._file is None:
            self._file = open_private(path, self._new)
            self._new = False
        self._file.truncate(self._whole)
        self._file.seek(self._whole)
        left = memoryview(self._waiting)
        while left:
            left = left[self._file.write(left) :]
        self._whole += len(self._waiting)
        self._waiting = b""
        self.problem = False

    def _cut(self) -> None:
        """Leave no half line where the disk was full."""
        if self._file is not None:
            with suppress(OSError):
                self._file.truncate(self._whole)

    def close(self) -> None:
        """Write what waits, if it can be by now, and let the file go."""
        if self.path is not None and self._waiting:
            self._try(self.path)
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None
        if self.path is not None and self._finished and not self.problem:
            self.path, self._finished = put_away(self.path), False
        if self._release is not None:
            self._release()
            self._release = None


def open_private(path: Path, new: bool) -> BinaryIO:
    """Open a file for its owner alone, to read and write; a new one never over another."""
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
    number = os.open(path, flags | (os.O_EXCL if new else 0), 0o600)
    return open(number, "r+b", buffering=0)


def create(header: Header, folder: Path | None = None) -> Save:
    """Begin a new file for a game; never one that exists."""
    folder = folder or saves_folder()
    stem = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{header.game}"
    save = Save(folder / f"{stem}.jsonl", None)
    save.put(header_line(header))
    prune(folder)
    return save


def reopen(path: Path) -> Save:
    """Go on writing a file after its last whole line. Raises InUse, and OSError if none is there.

    Nothing is changed before something is written.
    """
    whole = content(path).rfind(b"\n") + 1
    release = None
    with suppress(OSError):
        release = hold(path)
    return Save(path, release, whole)


def content(path: Path) -> bytes:
    """Read a save. Raises OSError, also for what is too large to be one."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError("too large")
    return data


def load(path: Path) -> tuple[Header, Sequence[Record]]:
    """Read a saved game up to its last whole line. Raises Damaged or OSError."""
    text = content(path).decode("utf-8", errors="replace")
    return read(text[: text.rfind("\n") + 1])


def newest_first(folder: Path | None = None) -> list[Path]:
    """Return the games that are not put away as finished, the one played last first."""

    def played(path: Path) -> tuple[int, str]:
        try:
            return path.stat().st_mtime_ns, path.name
        except OSError:
            return 0, path.name

    return sorted((folder or saves_folder()).glob("*.jsonl"), key=played, reverse=True)


def put_away(path: Path) -> Path:
    """Put a finished game with the others; return where it is now."""
    there = path.parent / FINISHED / path.name
    try:
        private_folder(there.parent)
        path.rename(there)
        lock_of(path).unlink(missing_ok=True)
    except OSError:
        return there if there.exists() else path
    return there


def set_aside(path: Path) -> Path:
    """Keep a file that cannot be used out of the way, under a name of its own; return it."""
    aside = free_name(path.with_suffix(""), ".damaged")
    try:
        path.rename(aside)
    except OSError:
        return path
    return aside


def prune(folder: Path) -> None:
    """Remove the oldest finished games beyond those that are kept."""
    with suppress(OSError):
        # An earlier version put them a folder too deep.
        for path in (folder / FINISHED / FINISHED).glob("*.jsonl"):
            path.rename(folder / FINISHED / path.name)
        for path in sorted((folder / FINISHED).glob("*.jsonl"), reverse=True)[KEPT:]:
            path.unlink(missing_ok=True)


def make_room(folder: Path | None = None) -> Iterator[Path]:
    """Remove the unfinished games that were left longest ago, beyond those that are kept."""
    for path in newest_first(folder)[KEPT_UNFINISHED:]:
        with suppress(OSError, InUse):
            release = hold(path)
            path.unlink()
            release()
            lock_of(path).unlink(missing_ok=True)
            yield path

"""Write a running game into its file, step by step, and again elsewhere where the file is lost."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from audiowar.rules.events import End, Event

from .locks import FileInUse, hold_file
from .saves import archive_finished, prune_finished, read_save, saves_folder
from .settings import data_folder, private_folder, usual_folder
from .transcript import Header, event_line, header_line

FULL = frozenset({errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)})
DENIED = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
LOST = frozenset(
    {
        *(errno.EIO, errno.ENODEV, errno.ENXIO, errno.ENOENT, errno.EROFS, errno.EBADF),
        getattr(errno, "ESTALE", errno.EIO),
    }
)
"""Errors of a disk that is gone, as when a stick was pulled."""


class SaveFile:
    """The file of a running game.

    Every step is written before anybody hears of it. What cannot be written makes `problem` True,
    waits, and is tried again at each step; the file always ends with a whole line, but for the one
    that is just being written. Nobody writes a file that another running program holds. Where
    the file was deleted or replaced, or its disk is gone, the whole game is written again, and
    `moved` says where.
    """

    def __init__(
        self, path: Path | None, release: Callable[[], None] | None, written: bytes | None = None
    ) -> None:
        """`path` None: a game that is not to be saved. `written`: the whole lines of a file."""
        self.path = path
        self.problem = False
        self.reason = ""
        """Why it is a problem: "full", "denied", "used" or "lost"."""
        self.moved: Path | None = None
        """Where the whole game was written again last, because its file was gone."""
        self._release = release
        self._new = written is None
        self._written = bytearray(written or b"")
        """The whole lines that the file holds."""
        self._waiting = b""
        self._file: BinaryIO | None = None
        self._half = True
        """Whether the file may hold more than whole lines."""
        self._lost = False
        """Whether the file was lost and is not yet written again."""
        self._finished = False

    @property
    def written(self) -> bytearray:
        """The whole lines that the file holds."""
        return self._written

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
            try:
                self._append(path)
            except OSError as error:
                if error.errno not in LOST or self._new:
                    raise
                self._begin_again()
                self._append(path)
        except (OSError, FileInUse) as error:
            self.problem, self.reason = True, write_error_reason(error)
            self._cut()

    def _append(self, path: Path) -> None:
        if not self._new and not self._is_there(path):
            self._begin_again()
        new = self._new
        file = self._file or self._open(path)
        self._half = True
        file.truncate(len(self._written))
        file.seek(len(self._written))
        left = memoryview(self._waiting)
        while left:
            left = left[file.write(left) :]
        self._written += self._waiting
        self._waiting = b""
        self._half = False
        if new:
            self.sync()
        if self._lost:
            self.moved, self._lost = self.path, False
        self.problem, self.reason = False, ""

    def _open(self, path: Path) -> BinaryIO:
        """Open the file, or make it; where it was lost, at the first place that can be had."""
        places = rescue_paths(path) if self._lost else iter([path])
        refused: Exception = OSError(errno.ENOENT, "no place")
        for place in places:
            try:
                self._file = self._open_at(place)
            except (OSError, FileInUse) as error:
                refused = error
                continue
            self.path, self._new = place, False
            return self._file
        raise refused

    def _open_at(self, path: Path) -> BinaryIO:
        if self._release is None:
            private_folder(path.parent)
            with suppress(OSError):
                # An earlier version let others look in.
                path.parent.chmod(0o700)
            self._release = hold_file(path)
        try:
            return open_private(path, self._new)
        except OSError:
            self._let_go()
            raise

    def _is_there(self, path: Path) -> bool:
        """Tell whether the path still leads to our file, with nothing but our lines."""
        try:
            there = path.stat()
            if self._file is None:
                return self._half or there.st_size == len(self._written)
            ours = os.fstat(self._file.fileno())
            if (there.st_dev, there.st_ino) == (ours.st_dev, ours.st_ino):
                return self._half or there.st_size == len(self._written)
            if path.read_bytes() != self._written:
                return False
            # Put back by somebody, or a disk that numbers its files anew: go on in that one.
            self._let_go()
            self._release = hold_file(path)
        except (OSError, FileInUse):
            return False
        return True

    def _begin_again(self) -> None:
        """Let all that was written wait to be written into another file."""
        self._let_go()
        self._waiting = bytes(self._written) + self._waiting
        self._written.clear()
        self._new = self._lost = True

    def _let_go(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None
        if self._release is not None:
            self._release()
            self._release = None

    def _cut(self) -> None:
        """Leave no half line where the disk was full."""
        if self._file is not None:
            with suppress(OSError):
                self._file.truncate(len(self._written))

    def sync(self) -> None:
        """Have the system put on the disk what was written, against a loss of power."""
        if self._file is not None:
            with suppress(OSError):
                os.fsync(self._file.fileno())

    def close(self) -> None:
        """Write what waits, and all where the file is gone, and let the file go."""
        if self.path is not None:
            gone = not self._new and not self._is_there(self.path)
            if self._waiting or gone:
                self._try(self.path)
        self.sync()
        self._let_go()
        if self.path is not None and self._finished and not self.problem:
            self.path, self._finished, self._new = archive_finished(self.path), False, True


def write_error_reason(error: Exception) -> str:
    """Return why something could not be written: "full", "denied", "used" or "lost"."""
    if isinstance(error, FileInUse):
        return "used"
    number = getattr(error, "errno", None)
    return "full" if number in FULL else "denied" if number in DENIED else "lost"


def rescue_paths(path: Path) -> Iterator[Path]:
    """Yield where a game whose file was lost can be written: there, or in the usual folder."""
    folders = [path.parent]
    if (usual := usual_folder()) is not None and usual != data_folder():
        folders.append(usual / "games")
    for folder in folders:
        names = (path.name, *(f"{path.stem}-{n}{path.suffix}" for n in range(2, 10)))
        yield next((folder / name for name in names if not os.path.lexists(folder / name)), path)


def open_private(path: Path, new: bool) -> BinaryIO:
    """Open a file for its owner alone, to read and write; a new one never over another."""
    flags = os.O_RDWR | (os.O_CREAT | os.O_EXCL if new else 0) | getattr(os, "O_BINARY", 0)
    number = os.open(path, flags, 0o600)
    return open(number, "r+b", buffering=0)


def create_save(header: Header, folder: Path | None = None) -> SaveFile:
    """Begin a new file for a game; never one that exists."""
    folder = folder or saves_folder()
    stem = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{header.game}"
    save = SaveFile(folder / f"{stem}.jsonl", None)
    save.put(header_line(header))
    prune_finished(folder)
    return save


def reopen_save(path: Path) -> SaveFile:
    """Go on writing a file after its last whole line. Raises InUse, and OSError if none is there.

    Nothing is changed before something is written.
    """
    data = read_save(path)
    return SaveFile(path, hold_file(path), data[: data.rfind(b"\n") + 1])

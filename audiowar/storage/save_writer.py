"""Write a running match to its save after every step, and to a new file if the save is lost."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from audiowar.rules.events import End, Event

from .locks import FileInUse, lock_file
from .match_transcript import Header, format_event, format_header
from .saves import move_to_finished, read_save, saves_folder
from .settings import data_folder, make_private_folder, system_folder_if_unshared

FULL_ERRORS = frozenset({errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)})
DENIED_ERRORS = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
LOST_ERRORS = frozenset(
    {
        *(errno.EIO, errno.ENODEV, errno.ENXIO, errno.ENOENT, errno.EROFS, errno.EBADF),
        getattr(errno, "ESTALE", errno.EIO),
    }
)
"""Error numbers of a disk that is gone, for example an unplugged USB stick."""


class SaveFile:
    """The save of a running match.

    Every step is written before any player sees it. If writing fails, `has_problem` becomes True,
    and the text is kept and written with the next step. The file always ends with a whole line,
    except while one is being written. A file that another running program holds is never written.
    If the file was deleted or replaced, or its disk is gone, the whole match is written to a new
    file, and `moved_path` is its path.
    """

    def __init__(
        self, path: Path | None, release: Callable[[], None] | None, written: bytes | None = None
    ) -> None:
        """`path` is None for a match that is not saved.

        For an existing file, `release` releases its lock, and `written` has its whole lines.
        """
        self.path = path
        self.has_problem = False
        self.reason = ""
        """The reason of the problem: "full", "denied", "used" or "lost"."""
        self.moved_path: Path | None = None
        """The new file of the match, if it was written again because its file was gone."""
        self._release_lock = release
        self._new = written is None
        """Whether the next write creates the file."""
        self.written_bytes = bytearray(written or b"")
        """The whole lines in the file."""
        self._waiting = b""
        """The lines that are not written yet."""
        self._file: BinaryIO | None = None
        self._may_have_half_line = True
        """Whether the file may contain more than whole lines."""
        self._lost = False
        """Whether the file was lost and has not been written again yet."""
        self._finished = False

    def write(self, events: list[Event]) -> None:
        """Append events. After the end of the match, move the file to the finished ones."""
        self.append_text("".join(map(format_event, events)))
        self._finished |= any(isinstance(event, End) for event in events)
        if self._finished and not self.has_problem:
            self.close()

    def append_text(self, text: str) -> None:
        """Append lines, after those that could not be written before."""
        if self.path is None or not text:
            return
        self._waiting += text.encode("utf-8", errors="replace")
        self._try_write(self.path)

    def _try_write(self, path: Path) -> None:
        """Write the waiting text, or keep it waiting after an error."""
        try:
            try:
                self._append(path)
            except OSError as error:
                if error.errno not in LOST_ERRORS or self._new:
                    raise
                self._start_over()
                self._append(path)
        except (OSError, FileInUse) as error:
            self.has_problem, self.reason = True, classify_write_error(error)
            self._cut_half_line()

    def _append(self, path: Path) -> None:
        if not self._new and not self._is_intact(path):
            self._start_over()
        new = self._new
        file = self._file or self._open(path)
        self._may_have_half_line = True
        file.truncate(len(self.written_bytes))
        file.seek(len(self.written_bytes))
        left = memoryview(self._waiting)
        while left:
            left = left[file.write(left) :]
        self.written_bytes += self._waiting
        self._waiting = b""
        self._may_have_half_line = False
        if new:
            self.sync_to_disk()
        if self._lost:
            self.moved_path, self._lost = self.path, False
        self.has_problem, self.reason = False, ""

    def _open(self, path: Path) -> BinaryIO:
        """Open or create the file. If it was lost, create it in the first folder that allows it."""
        places = iter_rescue_paths(path) if self._lost else iter([path])
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
        if self._release_lock is None:
            make_private_folder(path.parent)
            with suppress(OSError):
                # Earlier versions made the folder readable for others.
                path.parent.chmod(0o700)
            self._release_lock = lock_file(path)
        try:
            return open_private_file(path, self._new)
        except OSError:
            self._release_file()
            raise

    def _is_intact(self, path: Path) -> bool:
        """Return whether the path still leads to our file, with exactly our lines."""
        try:
            there = path.stat()
            if self._file is None or os.path.samestat(there, os.fstat(self._file.fileno())):
                return self._may_have_half_line or there.st_size == len(self.written_bytes)
            if path.read_bytes() != self.written_bytes:
                return False
            # The file was restored from a backup, or has a new number on its disk: continue in it.
            self._release_file()
            self._release_lock = lock_file(path)
        except (OSError, FileInUse):
            return False
        return True

    def _start_over(self) -> None:
        """Queue everything written so far to be written again to a new file."""
        self._release_file()
        self._waiting = bytes(self.written_bytes) + self._waiting
        self.written_bytes.clear()
        self._new = self._lost = True

    def _release_file(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None
        if self._release_lock is not None:
            self._release_lock()
            self._release_lock = None

    def _cut_half_line(self) -> None:
        """Remove the incomplete line that a failed write has left."""
        if self._file is not None:
            with suppress(OSError):
                self._file.truncate(len(self.written_bytes))

    def sync_to_disk(self) -> None:
        """Flush the file to the disk, to survive a power failure."""
        if self._file is not None:
            with suppress(OSError):
                os.fsync(self._file.fileno())

    def close(self) -> None:
        """Write the waiting text, or everything if the file is gone, and release the file."""
        if self.path is not None:
            gone = not self._new and not self._is_intact(self.path)
            if self._waiting or gone:
                self._try_write(self.path)
        self.sync_to_disk()
        self._release_file()
        if self.path is not None and self._finished and not self.has_problem:
            self.path, self._finished, self._new = move_to_finished(self.path), False, True


def classify_write_error(error: Exception) -> str:
    """Return the reason of a write error: "full", "denied", "used" or "lost"."""
    if isinstance(error, FileInUse):
        return "used"
    number = getattr(error, "errno", None)
    return "full" if number in FULL_ERRORS else "denied" if number in DENIED_ERRORS else "lost"


def iter_rescue_paths(path: Path) -> Iterator[Path]:
    """Yield paths for a new file of a lost save: first in its folder, then in the system's."""
    folders = [path.parent]
    if (usual := system_folder_if_unshared()) is not None and usual != data_folder():
        folders.append(usual / "games")
    for folder in folders:
        names = (path.name, *(f"{path.stem}-{n}{path.suffix}" for n in range(2, 10)))
        yield next((folder / name for name in names if not os.path.lexists(folder / name)), path)


def open_private_file(path: Path, new: bool) -> BinaryIO:
    """Open a file that only its owner can read and write. A new file never replaces another."""
    flags = os.O_RDWR | (os.O_CREAT | os.O_EXCL if new else 0) | getattr(os, "O_BINARY", 0)
    number = os.open(path, flags, 0o600)
    return open(number, "r+b", buffering=0)


def create_save(header: Header, folder: Path | None = None) -> SaveFile:
    """Create the save of a new match without replacing an existing file."""
    folder = folder or saves_folder()
    stem = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{header.game}"
    save = SaveFile(folder / f"{stem}.jsonl", None)
    save.append_text(format_header(header))
    return save


def reopen_save(path: Path) -> SaveFile:
    """Reopen a save to append after its last whole line. Raises FileInUse or OSError.

    The file is not changed before the first write.
    """
    data = read_save(path)
    return SaveFile(path, lock_file(path), data[: data.rfind(b"\n") + 1])

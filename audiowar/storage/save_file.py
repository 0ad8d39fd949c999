"""Write a running match to its save after every step. If the save is lost, write a new one."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from threading import Thread
from typing import Any, BinaryIO

from audiowar.rules.events import End, Event

from .locks import FileInUse, lock_file
from .match_transcript import (
    Header,
    event_to_json_object,
    format_event,
    format_header,
    format_json_line,
)
from .private_files import make_private_folder
from .saves import get_saves_folder, move_to_finished, read_save
from .settings import PLAYER_FOLDER, get_data_folder, get_system_data_folder

DISK_FULL_ERRORS = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
"""Error numbers that mean that the disk is full."""
ACCESS_DENIED_ERRORS = {errno.EACCES, errno.EPERM, errno.EROFS}
"""Error numbers that mean that the program is not allowed to write the file."""
DISK_LOST_ERRORS = {errno.EIO, errno.ENODEV, errno.ENXIO, errno.ENOENT, errno.EROFS, errno.EBADF}
DISK_LOST_ERRORS |= {getattr(errno, "ESTALE", errno.EIO)}
"""Error numbers that mean that the disk is gone, for example a USB stick that was pulled out."""


class SaveFile:
    """The save of a running match.

    Every step is written before any player sees it. If writing fails, `has_problem` becomes True,
    and the step is written together with the next one. The file always ends with a whole line,
    except while a line is being written. A file that another running program has locked is never
    changed. If the file was deleted or replaced, or its disk is gone, the whole match is written to
    the new file `rewritten_path`.
    """

    def __init__(
        self, path: Path | None, unlock: Callable[[], None] | None, written: bytes | None = None
    ) -> None:
        """`path` is None for a match that is not saved.

        For an existing file, `unlock` is the function that unlocks the file, and `written` are the
        whole lines in it.
        """
        self.path = path
        self.has_problem = False
        self.reason = ""
        """Why the file could not be written, as `classify_write_error` returns it; "" if it was."""
        self.rewritten_path: Path | None = None
        """The path of the new file, if the match was written again because its file was lost."""
        self._unlock = unlock
        self._new = written is None
        """Whether the file does not exist yet, so that the next write creates it."""
        self.written_data = bytearray(written or b"")
        """The bytes of all complete lines in the file."""
        self._waiting = b""
        self._file: BinaryIO | None = None
        self._may_have_half_line = True
        self._lost = False
        """Whether the save file was lost and has not been written again yet."""
        self._finished = False
        self.is_synced = True
        """Whether the file would survive a power failure as it is."""

    def append_step(self, events: list[Event], end_fields: Mapping[str, Any] | None = None) -> None:
        """Append events. If they end the match, move the file to the finished matches.

        The line that ends the match also gets `end_fields`.
        """
        self._finished |= any(isinstance(event, End) for event in events)
        if self._finished and end_fields:
            lines = [*map(format_event, events[:-1])]
            lines.append(format_json_line({**event_to_json_object(events[-1]), **end_fields}))
        else:
            lines = [*map(format_event, events)]
        self.append_text("".join(lines))
        if self._finished and not self.has_problem:
            self.close()

    def append_text(self, text: str) -> None:
        """Append lines to the file. Lines that could not be written before are written first."""
        if self.path is None or not text:
            return
        self._waiting += text.encode("utf-8", errors="replace")
        self._try_write(self.path)

    def _try_write(self, path: Path) -> None:
        try:
            try:
                self._append(path)
            except OSError as error:
                if error.errno not in DISK_LOST_ERRORS or self._new:
                    raise
                self._start_over()
                self._append(path)
        except (OSError, FileInUse) as error:
            self.has_problem, self.reason = True, classify_write_error(error)
            # Remove a line that was written only in part.
            with suppress(OSError):
                if self._file is not None:
                    self._file.truncate(len(self.written_data))

    def _append(self, path: Path) -> None:
        if not self._new and not self._is_intact(path):
            self._start_over()
        new = self._new
        file = self._file or self._open(path)
        self._may_have_half_line = True
        file.truncate(len(self.written_data))
        file.seek(len(self.written_data))
        unwritten = memoryview(self._waiting)
        while unwritten:
            unwritten = unwritten[file.write(unwritten) :]
        self.written_data += self._waiting
        self._waiting, self.is_synced = b"", False
        self._may_have_half_line = False
        if new:
            self.sync_to_disk()
        if self._lost:
            self.rewritten_path, self._lost = self.path, False
        self.has_problem, self.reason = False, ""

    def _open(self, path: Path) -> BinaryIO:
        """Open the save, or create it. If it was lost, create it in the first folder that works."""
        places = iter_paths_for_lost_save(path) if self._lost else iter([path])
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
        if self._unlock is None:
            make_private_folder(path.parent)
            with suppress(OSError):
                # Earlier versions made the folder readable for others.
                path.parent.chmod(0o700)
            self._unlock = lock_file(path)
        try:
            return open_private_file(path, self._new)
        except OSError:
            self._release_file()
            raise

    def _is_intact(self, path: Path) -> bool:
        """Return whether the file at `path` has exactly the lines that were written to it."""
        try:
            there = path.stat()
            if self._file is None or os.path.samestat(there, os.fstat(self._file.fileno())):
                return self._may_have_half_line or there.st_size == len(self.written_data)
            if path.read_bytes() != self.written_data:
                return False
            # `path` is another file with the same lines, perhaps from a backup: go on in that file.
            self._release_file()
            self._unlock = lock_file(path)
        except (OSError, FileInUse):
            return False
        return True

    def _start_over(self) -> None:
        """Make the next write create a new file, with all lines written so far."""
        self._release_file()
        self._waiting = bytes(self.written_data) + self._waiting
        self.written_data.clear()
        self._new = self._lost = True

    def _release_file(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None
        if self._unlock is not None:
            self._unlock()
            self._unlock = None

    def sync_to_disk(self) -> None:
        """Flush the file to the disk, so that it survives a power failure."""
        self.is_synced = True
        if self._file is not None:
            with suppress(OSError):
                os.fsync(self._file.fileno())

    def sync_in_thread(self) -> None:
        """Flush the file to the disk in a thread, because a slow disk can take a second."""
        self.is_synced = True
        if self._file is None:
            return
        with suppress(OSError):
            # The thread has its own number of the file, which may be closed in the meantime.
            number = os.dup(self._file.fileno())
            try:
                Thread(target=sync_then_close, args=(number,), daemon=True).start()
            except RuntimeError:
                # The page's Python has no threads.
                sync_then_close(number)

    def close(self) -> None:
        """Write all missing lines, to a new file if necessary. Unlock the file.

        If the match is over, move the file to the finished matches.
        """
        if self.path is not None:
            gone = not self._new and not self._is_intact(self.path)
            if self._waiting or gone:
                self._try_write(self.path)
        self.sync_to_disk()
        self._release_file()
        if self.path is not None and self._finished and not self.has_problem:
            self.path, self._finished, self._new = move_to_finished(self.path), False, True


def sync_then_close(number: int) -> None:
    """Flush an open file to the disk, and close this number of it. Errors are ignored."""
    with suppress(OSError):
        getattr(os, "fdatasync", os.fsync)(number)
    with suppress(OSError):
        os.close(number)


def classify_write_error(error: Exception) -> str:
    """Return the reason for a write error.

    This is "full" for a full disk, "denied" if the program may not write there, "used" if another
    program or user has locked the file, and "lost" for any other error.
    """
    if isinstance(error, FileInUse):
        return "used"
    number = getattr(error, "errno", None)
    return (
        "full"
        if number in DISK_FULL_ERRORS
        else "denied"
        if number in ACCESS_DENIED_ERRORS
        else "lost"
    )


def iter_paths_for_lost_save(path: Path) -> Iterator[Path]:
    """Yield paths for writing a lost save again: in its folder, then in the usual data folder."""
    folders = [path.parent]
    # If the process serves several players, the usual folder belongs to none of them.
    if PLAYER_FOLDER.get() is None and get_data_folder() != get_system_data_folder():
        folders.append(get_system_data_folder() / "games")
    for folder in folders:
        names = (path.name, *(f"{path.stem}-{n}{path.suffix}" for n in range(2, 10)))
        yield next((folder / name for name in names if not os.path.lexists(folder / name)), path)


def open_private_file(path: Path, must_create: bool) -> BinaryIO:
    """Open a file that only its owner can read and write.

    With `must_create`, create it; raise FileExistsError if it exists already.
    """
    flags = os.O_RDWR | (os.O_CREAT | os.O_EXCL if must_create else 0) | getattr(os, "O_BINARY", 0)
    return open(os.open(path, flags, 0o600), "r+b", buffering=0)


def create_save(header: Header, folder: Path | None = None) -> SaveFile:
    """Create the save of a new match. It never replaces an existing file.

    If the file cannot be written, `has_problem` of the returned save is True.
    """
    folder = folder or get_saves_folder()
    stem = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{header.game}"
    save = SaveFile(folder / f"{stem}.jsonl", None)
    save.append_text(format_header(header))
    return save


def reopen_save(path: Path) -> SaveFile:
    """Reopen a save to append after its last whole line. Raises FileInUse or OSError.

    The file is locked before it is read, so that nobody can add a step in between.
    """
    unlock = lock_file(path)
    try:
        data = read_save(path)
    except BaseException:
        unlock()
        raise
    return SaveFile(path, unlock, data[: data.rfind(b"\n") + 1])

"""Find a path to eSpeak's data files that eSpeak's library can read.

The library can read only short paths; on Windows, they must be in the ANSI code page. With any
other path, the voice is silent and no error is reported.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from audiowar.speech.backend_interface import BackendUnavailable

_MAX_BYTES = 140
"""Maximum bytes of the folder's path. The library allows 160 bytes for the path of each file."""
_SHARED_FOLDERS = ("PROGRAMDATA", "PUBLIC")
"""Environment variables of Windows with shared folders, whose paths contain no user name."""


def get_readable_path_bytes(folder: Path) -> bytes:
    """Return a path to the folder, or to a copy of it, that the library can read.

    Raises BackendUnavailable if there is no such path.
    """
    for path in _list_paths(folder):
        encoded = _encode(path)
        if encoded is not None:
            return encoded
    raise BackendUnavailable(f"the bundled eSpeak cannot read its data in {folder}")


def get_path_codec() -> tuple[str, str]:
    """Return the encoding of paths for C libraries, and the error handler for `str.encode`."""
    return ("mbcs", "strict") if sys.platform == "win32" else ("utf-8", "surrogateescape")


def _list_paths(folder: Path) -> Iterator[Path]:
    """Yield the folder, then other paths to the same files, cheapest first."""
    yield folder
    if sys.platform == "win32":
        yield get_short_path(folder)
        yield from copy_to_shared_folders(folder)
    else:
        yield make_temporary_link(folder)


def _encode(path: Path) -> bytes | None:
    try:
        encoded = str(path).encode(*get_path_codec())
    except UnicodeEncodeError:
        return None
    return encoded if len(encoded) <= _MAX_BYTES else None


def get_short_path(folder: Path) -> Path:
    """Return the short path of a folder (`C:\\PROGRA~1`), or the folder if the disk has none."""
    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009
    room = ctypes.create_unicode_buffer(1024)
    size = kernel.GetShortPathNameW(str(folder), room, len(room))
    return Path(room.value) if 0 < size < len(room) else folder


def copy_to_shared_folders(folder: Path) -> Iterator[Path]:
    """Copy a folder to the folders that all users share, unless a copy exists. Yield the copies."""
    name = f"{folder.name}-{_checksum(folder):08x}"
    for variable in _SHARED_FOLDERS:
        if not (shared := os.environ.get(variable)):
            continue
        copy = Path(shared) / "audiowar" / name
        if _encode(copy) is None:
            continue
        with contextlib.suppress(OSError):
            if not copy.is_dir():
                _copy(folder, copy)
            yield copy


def make_temporary_link(folder: Path) -> Path:
    """Return a new symbolic link to a folder. The link is in the system's temporary folder."""
    linked = Path(tempfile.mkdtemp(prefix="audiowar-")) / folder.name
    linked.symlink_to(folder, target_is_directory=True)
    return linked


def _copy(folder: Path, copy: Path) -> None:
    """Copy a folder completely or not at all. Raises OSError."""
    copy.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(dir=copy.parent))
    try:
        shutil.copytree(folder, beside, dirs_exist_ok=True)
        beside.rename(copy)
    except OSError:
        # If another process has just made the same copy, use that copy.
        shutil.rmtree(beside, ignore_errors=True)
        if not copy.is_dir():
            raise


def _checksum(folder: Path) -> int:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    lines = [f"{path.relative_to(folder).as_posix()} {path.stat().st_size}" for path in files]
    return zlib.crc32("\n".join(lines).encode())

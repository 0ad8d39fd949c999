"""Where eSpeak's library finds its data: it reads paths in Windows' ANSI code page, and short ones.

A path that it cannot read makes the voice mute, without an error that says why.
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

from audiowar.speech.backend_interface import Unavailable

_LONGEST = 140
"""Bytes of the folder's path: the library keeps 160 for it and adds the names of its files."""
_SHARED = ("PROGRAMDATA", "PUBLIC")
"""Variables that name folders of all users of a Windows, without anybody's name in them."""


def readable(folder: Path) -> bytes:
    """Return a path to the folder, or to a copy of it, as the library reads paths.

    Raises Unavailable where there is none.
    """
    for path in _paths(folder):
        encoded = _encoded(path)
        if encoded is not None:
            return encoded
    raise Unavailable(f"the bundled eSpeak cannot read its data in {folder}")


def code_page() -> tuple[str, str]:
    """How C libraries read paths here: the encoding, and what becomes of other letters.

    On Windows nothing does: a letter that only looks alike leads to another folder, or none.
    """
    return ("mbcs", "strict") if sys.platform == "win32" else ("utf-8", "surrogateescape")


def _paths(folder: Path) -> Iterator[Path]:
    """Yield the folder itself, then what else leads to its files, the cheapest first."""
    yield folder
    if sys.platform == "win32":
        yield short(folder)
        yield from copies(folder)
    else:
        yield link(folder)


def _encoded(path: Path) -> bytes | None:
    try:
        encoded = str(path).encode(*code_page())
    except UnicodeEncodeError:
        return None
    return encoded if len(encoded) <= _LONGEST else None


def short(folder: Path) -> Path:
    """Return the path of old, `C:\\PROGRA~1`, where the disk keeps such; else the folder's own."""
    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009
    room = ctypes.create_unicode_buffer(1024)
    size = kernel.GetShortPathNameW(str(folder), room, len(room))
    return Path(room.value) if 0 < size < len(room) else folder


def copies(folder: Path) -> Iterator[Path]:
    """Yield complete copies of the folder in what all users share; one is made when asked for."""
    name = f"{folder.name}-{_mark(folder):08x}"
    for variable in _SHARED:
        if not (shared := os.environ.get(variable)):
            continue
        copy = Path(shared) / "audiowar" / name
        if _encoded(copy) is None:
            continue
        with contextlib.suppress(OSError):
            if not copy.is_dir():
                _copy(folder, copy)
            yield copy


def link(folder: Path) -> Path:
    """Return a link to the folder, by a short path."""
    linked = Path(tempfile.mkdtemp(prefix="audiowar-")) / folder.name
    linked.symlink_to(folder, target_is_directory=True)
    return linked


def _copy(folder: Path, copy: Path) -> None:
    """Copy a folder so that it is there whole or not at all. Raises OSError."""
    copy.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(dir=copy.parent))
    try:
        shutil.copytree(folder, beside, dirs_exist_ok=True)
        beside.rename(copy)
    except OSError:
        # Another start of the program may have been quicker.
        shutil.rmtree(beside, ignore_errors=True)
        if not copy.is_dir():
            raise


def _mark(folder: Path) -> int:
    """Return a number that differs where names or sizes of the files do."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    lines = [f"{path.relative_to(folder).as_posix()} {path.stat().st_size}" for path in files]
    return zlib.crc32("\n".join(lines).encode())

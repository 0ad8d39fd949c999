"""A damaged save: what of it is whole, and going on from there."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from audiowar.rules.state import Refused
from audiowar.storage.locks import hold_file, remove_lock
from audiowar.storage.replay import ReplayDiffers
from audiowar.storage.saves import read_save
from audiowar.storage.settings import unused_path, write_bytes_whole
from audiowar.storage.transcript import DamagedTranscript, read_transcript

from .table import resume


@dataclass(frozen=True)
class IntactPart:
    """The good beginning of a damaged save."""

    lines: int
    """How many; 0 when no game can go on from them."""
    trick: int = 0
    """The trick that is played there."""


def find_intact_part(path: Path) -> IntactPart:
    """Find out how many lines of a save lead to a game. Raises OSError."""
    lines = read_save(path).split(b"\n")[:-1]
    count = len(lines)
    while count > 1:
        text = b"".join(line + b"\n" for line in lines[:count])
        try:
            table, _ = resume(*read_transcript(text.decode("utf-8", errors="replace")))
        except (DamagedTranscript, ReplayDiffers) as fault:
            count = min(count, fault.line) - 1
        except Refused:
            break
        else:
            return IntactPart(count, table.game.state.trick)
    return IntactPart(0)


def repair_save(path: Path, lines: int) -> Path:
    """Keep a copy of a damaged save and cut it after its good lines; return the copy.

    Raises OSError or InUse, and then the save is as it was.
    """
    release = hold_file(path)
    try:
        copy = unused_path(path.with_suffix(""), ".damaged")
        shutil.copy2(path, copy)
        good = b"".join(line + b"\n" for line in read_save(path).split(b"\n")[:lines])
        with path.open("r+b") as file:
            file.truncate(len(good))
    finally:
        release()
    return copy


def replace_locked(path: Path) -> None:
    """Put a copy in the place of a save that is locked. Raises OSError.

    Whoever still plays it finds that the file is no longer theirs, and goes on in another.
    """
    write_bytes_whole(path, read_save(path))
    remove_lock(path)

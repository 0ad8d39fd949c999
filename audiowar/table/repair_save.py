"""Repair a damaged save: find its intact beginning and continue from there."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from audiowar.rules.state import Refused
from audiowar.storage.locks import lock_file, remove_lock
from audiowar.storage.match_transcript import DamagedTranscript, parse_transcript
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.storage.saves import read_save
from audiowar.storage.settings import unused_path, write_bytes_atomically

from .table import resume_table


@dataclass(frozen=True)
class IntactPart:
    """The intact beginning of a damaged save."""

    lines: int
    """The number of intact lines; 0 if no match can be continued from them."""
    trick: int = 0
    """The number of the trick that is played after the intact lines."""


def find_intact_part(path: Path) -> IntactPart:
    """Find how many lines of a save can be replayed to a playable match. Raises OSError."""
    lines = read_save(path).split(b"\n")[:-1]
    count = len(lines)
    while count > 1:
        text = b"".join(line + b"\n" for line in lines[:count])
        try:
            table, _ = resume_table(*parse_transcript(text.decode("utf-8", errors="replace")))
        except (DamagedTranscript, ReplayDiffers) as fault:
            count = min(count, fault.line) - 1
        except Refused:
            break
        else:
            return IntactPart(count, table.game.state.trick)
    return IntactPart(0)


def repair_save_and_keep_copy(path: Path, intact_line_count: int) -> Path:
    """Cut a damaged save after its intact lines. Return a copy of the damaged file.

    Raises OSError or FileInUse; the save is then unchanged.
    """
    release = lock_file(path)
    try:
        copy = unused_path(path.with_suffix(""), ".damaged")
        shutil.copy2(path, copy)
        good = b"".join(line + b"\n" for line in read_save(path).split(b"\n")[:intact_line_count])
        with path.open("r+b") as file:
            file.truncate(len(good))
    finally:
        release()
    return copy


def replace_by_unlocked_copy(path: Path) -> None:
    """Replace a locked save by an unlocked copy. Raises OSError.

    If another program still plays the match, it notices that its file was replaced, and writes a
    new one.
    """
    write_bytes_atomically(path, read_save(path))
    remove_lock(path)

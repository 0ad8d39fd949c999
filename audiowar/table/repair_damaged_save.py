"""Repair a damaged save: find its intact beginning and continue from there."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from audiowar.rules.state import Refused
from audiowar.storage.locks import lock_file, remove_lock
from audiowar.storage.match_transcript import DamagedTranscript, parse_transcript
from audiowar.storage.private_files import find_unused_path, write_bytes_atomically
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.storage.saves import read_save

from .table import replay_table


@dataclass(frozen=True)
class IntactPart:
    """The intact beginning of a damaged save."""

    line_count: int
    """The number of intact lines; 0 if the match cannot be continued from them."""
    last_trick_number: int = 0
    """The number of the trick in which the intact lines end; 0 before the first trick."""


def find_intact_part(path: Path) -> IntactPart:
    """Return the longest beginning of a save from which the match can continue. Raises OSError."""
    lines = read_save(path).split(b"\n")[:-1]
    count = len(lines)
    while count > 1:
        text = b"".join(line + b"\n" for line in lines[:count])
        try:
            header, records = parse_transcript(text.decode("utf-8", errors="replace"))
            table, _ = replay_table(header, records)
        except (DamagedTranscript, ReplayDiffers) as fault:
            count = min(count, fault.line_number) - 1
        except Refused:
            break
        else:
            return IntactPart(count, table.match.state.trick)
    return IntactPart(0)


def repair_save(path: Path, intact_line_count: int) -> Path:
    """Cut a save after its intact lines. Return the path of a copy of the uncut save.

    If it raises OSError or FileInUse, the save is unchanged.
    """
    unlock = lock_file(path)
    try:
        copy = find_unused_path(path.with_suffix(""), ".damaged")
        shutil.copy2(path, copy)
        good = b"".join(line + b"\n" for line in read_save(path).split(b"\n")[:intact_line_count])
        with path.open("r+b") as file:
            file.truncate(len(good))
    finally:
        unlock()
    return copy


def replace_locked_save_by_copy(path: Path) -> None:
    """Replace a locked save with a copy that is not locked. Raises OSError.

    A program that still plays the match notices this and writes to another file.
    """
    write_bytes_atomically(path, read_save(path))
    remove_lock(path)

"""Saved matches: list, read, move and delete their files."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from . import snapshots
from .locks import lock_file_and_get_unlock, remove_lock
from .match_transcript import EventRecord, Header, parse_transcript
from .private_files import find_unused_path, list_files, make_private_folder
from .settings import get_data_folder

FINISHED_FOLDER = "finished"
"""The folder for finished matches, within the folder of saves."""
MAX_SAVE_BYTES = 1_000_000_000


def get_saves_folder() -> Path:
    """Return the folder of saved matches, which may not exist yet."""
    return get_data_folder() / "games"


def read_save(path: Path) -> bytes:
    """Read a save. Raises OSError, also for a file that is too large."""
    with path.open("rb") as file:
        data = file.read(MAX_SAVE_BYTES + 1)
    if len(data) > MAX_SAVE_BYTES:
        raise OSError("too large")
    return data


def load_save(path: Path) -> tuple[Header, Sequence[EventRecord]]:
    """Parse a save up to its last whole line. Raises DamagedTranscript or OSError."""
    text = read_save(path).decode("utf-8", errors="replace")
    return parse_transcript(text[: text.rfind("\n") + 1])


def can_list_saves(folder: Path | None = None) -> bool:
    """Return whether the files of the folder can be listed. A missing folder counts as empty."""
    try:
        next((folder or get_saves_folder()).iterdir(), None)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True


def list_saves_outside_finished(folder: Path | None = None) -> list[Path]:
    """Return the saves that are not in the finished folder, the last played one first."""

    def played(path: Path) -> tuple[int, str]:
        try:
            return path.stat().st_mtime_ns, path.name
        except OSError:
            return 0, path.name

    return sorted(list_files(folder or get_saves_folder(), "*.jsonl"), key=played, reverse=True)


def move_to_finished(path: Path) -> Path:
    """Move a match's file to the finished folder. Return the new path, or the old on failure.

    The lock file and the snapshots of the match are removed.
    """
    there = path.parent / FINISHED_FOLDER / path.name
    try:
        make_private_folder(there.parent)
        path.rename(there)
        remove_lock(path)
        snapshots.remove_snapshots(path)
    except OSError:
        return there if there.exists() else path
    return there


def rename_damaged_save(path: Path) -> Path:
    """Rename a save that cannot be used. Return the new path, or the old on failure."""
    try:
        aside = find_unused_path(path.with_suffix(""), ".damaged")
        path.rename(aside)
        snapshots.remove_snapshots(path)
    except OSError:
        return path
    return aside


def move_games_out_of_nested_folder(folder: Path) -> None:
    """Move matches from `finished/finished`, where an older version put them, to `finished`.

    `folder` is the folder of saves. Errors are ignored.
    """
    with suppress(OSError):
        for path in (folder / FINISHED_FOLDER / FINISHED_FOLDER).glob("*.jsonl"):
            path.rename(folder / FINISHED_FOLDER / path.name)


def delete_match_file(path: Path) -> None:
    """Delete the file of a match for good. Raises OSError, and FileInUse if it is locked."""
    unlock = lock_file_and_get_unlock(path)
    try:
        path.unlink(missing_ok=True)
    finally:
        unlock()
    remove_lock(path)
    snapshots.remove_snapshots(path)

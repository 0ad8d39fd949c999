"""Saved matches: list, read, move and delete their files."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from . import snapshots
from .locks import get_lock_path, lock_file
from .match_transcript import Header, Record, parse_transcript
from .settings import data_folder, list_files, make_private_folder, unused_path

FINISHED_FOLDER = "finished"
"""The folder for finished matches, within the folder of saves."""
MAX_SAVE_BYTES = 1_000_000_000
"""The largest save, in bytes, that is read."""


def saves_folder() -> Path:
    """Return the folder of saved matches, which may not exist yet."""
    return data_folder() / "games"


def read_save(path: Path) -> bytes:
    """Read a save. Raises OSError, also if it is too large."""
    with path.open("rb") as file:
        data = file.read(MAX_SAVE_BYTES + 1)
    if len(data) > MAX_SAVE_BYTES:
        raise OSError("too large")
    return data


def load_save(path: Path) -> tuple[Header, Sequence[Record]]:
    """Parse a save up to its last whole line. Raises DamagedTranscript or OSError."""
    text = read_save(path).decode("utf-8", errors="replace")
    return parse_transcript(text[: text.rfind("\n") + 1])


def can_list_saves(folder: Path | None = None) -> bool:
    """Return whether the folder may be listed, or does not exist yet."""
    try:
        next((folder or saves_folder()).iterdir(), None)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True


def list_saves(folder: Path | None = None) -> list[Path]:
    """Return the saves that are not in the finished folder, last played first."""

    def played(path: Path) -> tuple[int, str]:
        try:
            return path.stat().st_mtime_ns, path.name
        except OSError:
            return 0, path.name

    return sorted(list_files(folder or saves_folder(), "*.jsonl"), key=played, reverse=True)


def move_to_finished(path: Path) -> Path:
    """Move a finished match to the folder of finished matches. Return its new path."""
    there = path.parent / FINISHED_FOLDER / path.name
    try:
        make_private_folder(there.parent)
        path.rename(there)
        get_lock_path(path).unlink(missing_ok=True)
        snapshots.remove_snapshots(path)
    except OSError:
        return there if there.exists() else path
    return there


def rename_damaged_save(path: Path) -> Path:
    """Rename a save that cannot be used. Return its new path."""
    try:
        aside = unused_path(path.with_suffix(""), ".damaged")
        path.rename(aside)
        snapshots.remove_snapshots(path)
    except OSError:
        return path
    return aside


def move_misplaced_games_up(folder: Path) -> None:
    """Move finished matches that earlier versions put one folder too deep to the right folder."""
    with suppress(OSError):
        for path in (folder / FINISHED_FOLDER / FINISHED_FOLDER).glob("*.jsonl"):
            path.rename(folder / FINISHED_FOLDER / path.name)


def delete_game(path: Path) -> None:
    """Delete a game for good. Raises OSError, and FileInUse if another program has it open."""
    release = lock_file(path)
    try:
        path.unlink(missing_ok=True)
    finally:
        release()
    get_lock_path(path).unlink(missing_ok=True)
    snapshots.remove_snapshots(path)

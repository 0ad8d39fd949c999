"""Saved matches: list, read, move and delete their files."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import chain, count
from pathlib import Path

from .locks import lock_file, remove_lock
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
    return parse_whole_lines(read_save(path))


def parse_whole_lines(data: bytes) -> tuple[Header, Sequence[EventRecord]]:
    """Parse the contents of a save up to its last whole line. Raises DamagedTranscript."""
    text = data[: data.rfind(b"\n") + 1].decode("utf-8", errors="replace")
    return parse_transcript(text)


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

    Another file of this name stays there, and the match gets a longer name.
    """
    folder = path.parent / FINISHED_FOLDER
    names = chain([path.name], (f"{path.stem}-{number}{path.suffix}" for number in count(2)))
    try:
        make_private_folder(folder)
        there = next(folder / name for name in names if not (folder / name).exists())
        path.rename(there)
        remove_lock(path)
    except OSError:
        return path if path.exists() else folder / path.name
    return there


def rename_damaged_save(path: Path) -> Path:
    """Rename a save that cannot be used. Return the new path, or the old on failure."""
    try:
        aside = find_unused_path(path.with_suffix(""), ".damaged")
        path.rename(aside)
    except OSError:
        return path
    return aside


def move_games_out_of_nested_folder(folder: Path) -> None:
    """Move matches from `finished/finished`, where an older version put them, to `finished`.

    `folder` is the folder of saves. Errors are ignored.
    """
    for path in list_files(folder / FINISHED_FOLDER / FINISHED_FOLDER, "*.jsonl"):
        with suppress(OSError):
            path.rename(find_unused_path(folder / FINISHED_FOLDER / path.stem, ".jsonl"))


def delete_match_file(path: Path) -> None:
    """Delete the file of a match for good. Raises OSError, and FileInUse if it is locked."""
    unlock = lock_file(path)
    try:
        path.unlink(missing_ok=True)
    finally:
        unlock()
    remove_lock(path)

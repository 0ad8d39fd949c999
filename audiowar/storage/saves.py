"""Saved games: where they are kept, which there are, and how they are read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from . import snapshots
from .locks import FileInUse, hold_file, lock_path
from .settings import data_folder, files_in, private_folder, unused_path
from .transcript import Header, Record, read_transcript

KEPT = 200
"""Finished games that are kept for replay; the oldest go first."""
KEPT_UNFINISHED = 50
"""Unfinished games that are kept; those that were left longest ago go first, and it is told."""
FINISHED = "finished"
"""The folder for finished games, within that of all."""
LARGEST = 1_000_000_000
"""Bytes of a save that are read; a greater file is no game of ours."""


def saves_folder() -> Path:
    """Return the folder of saved games; it may not exist yet."""
    return data_folder() / "games"


def read_save(path: Path) -> bytes:
    """Read a save. Raises OSError, also for what is too large to be one."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError("too large")
    return data


def load_save(path: Path) -> tuple[Header, Sequence[Record]]:
    """Read a saved game up to its last whole line. Raises Damaged or OSError."""
    text = read_save(path).decode("utf-8", errors="replace")
    return read_transcript(text[: text.rfind("\n") + 1])


def can_be_listed(folder: Path | None = None) -> bool:
    """Tell whether the folder may be looked into, or is not there yet."""
    try:
        next((folder or saves_folder()).iterdir(), None)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True


def newest_first(folder: Path | None = None) -> list[Path]:
    """Return the games that are not put away as finished, the one played last first."""

    def played(path: Path) -> tuple[int, str]:
        try:
            return path.stat().st_mtime_ns, path.name
        except OSError:
            return 0, path.name

    return sorted(files_in(folder or saves_folder(), "*.jsonl"), key=played, reverse=True)


def archive_finished(path: Path) -> Path:
    """Put a finished game with the others; return where it is now."""
    there = path.parent / FINISHED / path.name
    try:
        private_folder(there.parent)
        path.rename(there)
        lock_path(path).unlink(missing_ok=True)
        snapshots.remove_snapshots(path)
    except OSError:
        return there if there.exists() else path
    return there


def set_aside(path: Path) -> Path:
    """Keep a file that cannot be used out of the way, under a name of its own; return it."""
    try:
        aside = unused_path(path.with_suffix(""), ".damaged")
        path.rename(aside)
        snapshots.remove_snapshots(path)
    except OSError:
        return path
    return aside


def prune_finished(folder: Path) -> None:
    """Remove the oldest finished games beyond those that are kept."""
    with suppress(OSError):
        # An earlier version put them a folder too deep.
        for path in (folder / FINISHED / FINISHED).glob("*.jsonl"):
            path.rename(folder / FINISHED / path.name)
        for path in sorted((folder / FINISHED).glob("*.jsonl"), reverse=True)[KEPT:]:
            path.unlink(missing_ok=True)


def prune_unfinished(folder: Path | None = None) -> Iterator[Path]:
    """Remove the unfinished games that were left longest ago, beyond those that are kept."""
    for path in newest_first(folder)[KEPT_UNFINISHED:]:
        with suppress(OSError, FileInUse):
            release = hold_file(path)
            path.unlink()
            release()
            lock_path(path).unlink(missing_ok=True)
            snapshots.remove_snapshots(path)
            yield path

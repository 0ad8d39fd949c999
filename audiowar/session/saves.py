"""Saved games: each game is its own transcript, written event by event."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import IO

from audiowar.rules.events import Event

from .store import data_folder
from .transcript import Header, Record, event_line, header_line, read

KEPT = 200
"""Finished games that are kept for replay; the oldest go first."""


def saves_folder() -> Path:
    """Return the folder of saved games; it may not exist yet."""
    return data_folder() / "games"


class Save:
    """The file of a running game.

    Every step is written and flushed before anybody hears of it. When the file cannot be
    written, `problem` is True and the game goes on without it.
    """

    def __init__(self, path: Path | None, file: IO[str] | None) -> None:
        self.path = path
        self._file = file
        self.problem = file is None

    def write(self, events: list[Event]) -> None:
        """Append events."""
        self._put("".join(map(event_line, events)))

    def _put(self, text: str) -> None:
        if self._file is None:
            return
        try:
            self._file.write(text)
            self._file.flush()
        except OSError:
            self._file = None
            self.problem = True

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


def create(header: Header, folder: Path | None = None) -> Save:
    """Begin a new file for a game; never one that exists."""
    folder = folder or saves_folder()
    stem = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{header.game}"
    path = folder / f"{stem}.jsonl"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        save = Save(path, path.open("x", encoding="utf-8", newline="\n"))
    except OSError:
        return Save(None, None)
    save._put(header_line(header))
    prune(folder)
    return save


def reopen(path: Path) -> Save:
    """Go on writing a file after its last whole line."""
    try:
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        file = path.open("r+", encoding="utf-8", newline="\n")
        file.truncate(whole)
        file.seek(0, os.SEEK_END)
    except OSError:
        return Save(path, None)
    return Save(path, file)


def newest_unfinished(folder: Path | None = None) -> Path | None:
    """Return the last game that has no end yet."""
    return next((path for path in newest_first(folder) if not is_finished(path)), None)


def newest_first(folder: Path | None = None) -> Iterator[Path]:
    """Yield the saved games, newest first."""
    try:
        paths = sorted((folder or saves_folder()).glob("*.jsonl"), reverse=True)
    except OSError:
        return iter(())
    return iter(paths)


def is_finished(path: Path) -> bool:
    """Tell whether the game's last line is its end; a file that cannot be read counts as ended."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - 4096))
            lines = file.read().splitlines()
        last = json.loads(lines[-1]) if lines else {}
        return isinstance(last, dict) and last.get("event") == "end"
    except OSError:
        return True
    except ValueError:
        return False


def load(path: Path) -> tuple[Header, Sequence[Record]]:
    """Read a saved game up to its last whole line. Raises Damaged or OSError."""
    text = path.read_bytes().decode("utf-8", errors="replace")
    return read(text[: text.rfind("\n") + 1])


def set_aside(path: Path) -> None:
    """Keep a file that cannot be used out of the way, under another name."""
    try:
        path.rename(path.with_suffix(".damaged"))
    except OSError:
        return


def prune(folder: Path) -> None:
    """Remove the oldest finished games beyond those that are kept."""
    finished = [path for path in newest_first(folder) if is_finished(path)]
    for path in finished[KEPT:]:
        path.unlink(missing_ok=True)

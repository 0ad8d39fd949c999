"""The unfinished matches among the saves, and what the header of a save says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import game_marks, saves
from .match_transcript import (
    DamagedTranscript,
    EventRecord,
    Header,
    NewerTranscript,
    parse_header,
    parse_json_line,
)

LAST_LINE_BYTES = 8192
"""The maximum length in bytes of the line that ends a match."""


@dataclass(frozen=True)
class SaveSummary:
    """What the header of a save says."""

    path: Path
    header: Header | None
    """The header of the save; None if the save cannot be read."""
    fault: str = ""
    """Why the save cannot be read: "empty", "damaged", "newer" or "unreadable"; "" if it can be."""

    @property
    def game(self) -> str:
        """The name of the game; "" if the save cannot be read."""
        return "" if self.header is None else self.header.game


def iter_unfinished(folder: Path | None = None, only_own: bool = False) -> Iterator[SaveSummary]:
    """Yield the saves of unfinished matches that are not deleted, the last played one first.

    These include saves that cannot be read. If `only_own`, leave out matches of other players.
    Saves of matches that have ended are moved to the finished folder.
    """
    marks = game_marks.read_marks(folder)
    skipped = [game_marks.DELETED]
    if only_own:
        skipped.append(game_marks.OF_OTHER_PLAYER)
    for path in saves.list_saves_outside_finished(folder):
        if any(game_marks.get_mark(marks, path.name, mark) for mark in skipped):
            continue
        try:
            first, last = read_end_lines(path)
        except FileNotFoundError:
            continue
        except OSError:
            yield SaveSummary(path, None, "unreadable")
            continue
        if parse_end_line(last):
            saves.move_to_finished(path)
        else:
            yield summarize_save(path, first)


def find_newest_unfinished(folder: Path | None = None) -> SaveSummary | None:
    """Return the match to continue: the player's unfinished match that was played last.

    Matches that cannot be read, and those of other players, are left out.
    """
    games = iter_unfinished(folder, only_own=True)
    return next((game for game in games if game.header is not None), None)


def read_end_lines(path: Path) -> tuple[bytes, bytes]:
    """Return the first line of a save, and the last one, b"" if it is the same. Raises OSError."""
    with path.open("rb") as file:
        first = file.readline(saves.MAX_SAVE_BYTES)
        size = file.seek(0, 2)
        file.seek(max(len(first), size - LAST_LINE_BYTES))
        lines = file.read().splitlines()
    return first, lines[-1] if lines else b""


def parse_end_line(line: bytes) -> dict[str, Any]:
    """Return the fields of the line that ends a match; none for any other line."""
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return fields if isinstance(fields, dict) and fields.get("event") == "end" else {}


def has_ended(data: bytes) -> bool:
    """Return whether the last line of a save with the contents `data` ends the match."""
    lines = data[-LAST_LINE_BYTES:].splitlines()
    return bool(lines and parse_end_line(lines[-1]))


def summarize_save(path: Path, first_line: bytes) -> SaveSummary:
    """Return the summary of a save that begins with `first_line`."""
    # Imported here because the module loads all games. The first menu needs
    # the games only if there are saves.
    from audiowar.rules.registry import GAMES

    if not first_line.endswith(b"\n"):
        return SaveSummary(path, None, "damaged" if first_line else "empty")
    try:
        header = parse_header(EventRecord(1, parse_json_line(first_line, 1)))
    except NewerTranscript:
        return SaveSummary(path, None, "newer")
    except DamagedTranscript:
        return SaveSummary(path, None, "damaged")
    if header.game not in GAMES:
        return SaveSummary(path, None, "newer")
    return SaveSummary(path, header)

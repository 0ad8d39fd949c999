"""Summaries of saves, read without a replay, and the search for unfinished matches."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from . import game_marks, saves
from .match_transcript import DamagedTranscript, EventRecord, Header, NewerTranscript, parse_header

if TYPE_CHECKING:
    from audiowar.rules.variant import Variant


@dataclass(frozen=True)
class SaveSummary:
    """The summary of a save, usually of one whose match has not ended."""

    path: Path
    header: Header | None
    """The header of the save; None if the save cannot be read."""
    fault: str = ""
    """Why the save cannot be read: "empty", "damaged", "newer" or "unreadable"; "" if it can be."""
    tricks: int = 0

    @property
    def game(self) -> str:
        """The name of the game; "" if the save cannot be read."""
        return "" if self.header is None else self.header.game

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; empty if the save cannot be read."""
        return () if self.header is None else self.header.seats


def iter_unfinished_and_move_ended(
    folder: Path | None = None, only_own: bool = False
) -> Iterator[SaveSummary]:
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
            data = saves.read_save(path)
        except FileNotFoundError:
            continue
        except OSError:
            yield SaveSummary(path, None, "unreadable")
            continue
        if has_ended(data):
            saves.move_to_finished(path)
        else:
            yield summarize_save(path, data)


def find_newest_unfinished(folder: Path | None = None) -> SaveSummary | None:
    """Return the match to continue: the player's unfinished match that was played last.

    Matches that cannot be read, and those of other players, are left out.
    """
    games = iter_unfinished_and_move_ended(folder, only_own=True)
    return next((game for game in games if game.header is not None), None)


def has_ended(data: bytes) -> bool:
    """Return whether the last line of a save with the contents `data` ends the match."""
    lines = data[-4096:].splitlines()
    try:
        last = json.loads(lines[-1]) if lines else {}
    except (ValueError, RecursionError):
        return False
    return isinstance(last, dict) and last.get("event") == "end"


def summarize_save(path: Path, data: bytes) -> SaveSummary:
    """Return the summary of a save with the contents `data`."""
    # Imported here because the module loads all games. The first menu needs
    # the games only if there are saves.
    from audiowar.rules.registry import GAMES

    first, newline, _ = data.partition(b"\n")
    if not newline:
        return SaveSummary(path, None, "damaged" if data else "empty")
    try:
        header = parse_header(EventRecord(1, json.loads(first)))
    except NewerTranscript:
        return SaveSummary(path, None, "newer")
    except (DamagedTranscript, ValueError, RecursionError, AttributeError):
        return SaveSummary(path, None, "damaged")
    if header.game not in GAMES:
        return SaveSummary(path, None, "newer")
    return SaveSummary(path, header, "", count_tricks(data, GAMES[header.game]))


def count_tricks(transcript: bytes, variant: Variant) -> int:
    """Return the number of tricks in a transcript of the game.

    If the last trick is not over, it may not be counted.
    """
    separator = variant.transcript_trick_separator.encode()
    markers = (marker.encode() for marker in variant.transcript_trick_markers)
    tricks, is_counted = 0, False
    for found in re.findall(b"|".join(map(re.escape, (separator, *markers))), transcript):
        if found == separator:
            is_counted = False
        elif not is_counted:
            tricks, is_counted = tricks + 1, True
    return tricks

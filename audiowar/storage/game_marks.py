"""Marks on the player's recorded games: title, deletion, and games that others have played.

The marks are in a file next to the games. A deleted game stays in its folder until the player
deletes it for good. Each mark has the time at which it was set, so that the marks of two computers
can be merged.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from . import saves
from .private_files import change_json_file, read_json_object

TITLE: Final = "title"
DELETED: Final = "deleted"
OF_OTHER_PLAYER: Final = "other"
"""Another player has played the game, so it does not count in this player's statistics."""
MARK_TYPES: Final = {TITLE: str, DELETED: bool, OF_OTHER_PLAYER: bool}
"""The type of the value of each mark, by the name of the mark."""
MAX_FILE_BYTES: Final = 50_000_000
SECONDS_BETWEEN_MARKS: Final = 0.001
"""The minimum time between two values that the player gives to one mark."""

MAX_CLOCK_ERROR_SECONDS: Final = 86_400.0
"""How far in the future the time of a mark may be, because the clocks of two computers differ."""

GameMarks = dict[str, list[Any]]
"""For each mark of a game, its value and the Unix time when it was set."""
Marks = dict[str, GameMarks]
"""The marks of each game, by the name of its file."""


def get_marks_path(folder: Path | None = None) -> Path:
    """Return the path of the file of marks. There may be no such file yet."""
    return (folder or saves.get_saves_folder()) / "marks.json"


def read_marks(folder: Path | None = None) -> Marks:
    """Return the valid marks of all games; none if the file cannot be read."""
    with suppress(OSError, ValueError):
        return keep_valid_marks(read_json_object(get_marks_path(folder), MAX_FILE_BYTES))
    return {}


def keep_valid_marks(values: Mapping[str, Any]) -> Marks:
    """Return those marks of a JSON object that are valid, or unknown to this version."""
    marks: Marks = {}
    for name, fields in values.items():
        for mark, pair in fields.items() if isinstance(fields, dict) else ():
            match pair:
                case [str() | bool() as value, int() | float() as at]:
                    is_time = type(at) is not bool and 0 <= at < math.inf
                    if is_time and type(value) is MARK_TYPES.get(mark, type(value)):
                        marks.setdefault(name, {})[mark] = pair
    return marks


def get_mark(marks: Marks, file_names: str | Sequence[str], mark: str) -> Any:
    """Return the newest value of a mark of a game. If it is not set, return "" or False.

    `file_names` is the name of the game's file, or several if there are copies of the game.
    """
    names = [file_names] if isinstance(file_names, str) else file_names
    pairs = [marks[name][mark] for name in names if mark in marks.get(name, {})]
    return max(pairs, key=rank_mark)[0] if pairs else MARK_TYPES[mark]()


def rank_mark(pair: list[Any]) -> tuple[float, str]:
    """Return the time at which a mark was set, and its value as text, to compare marks.

    A time in the future cannot be right, so every other mark counts as newer.
    """
    return pair[1] if is_credible_time(pair[1]) else 0.0, str(pair[0])


def is_credible_time(at: float) -> bool:
    """Return whether a Unix time is not later than the present, but for a small error."""
    return at <= time.time() + MAX_CLOCK_ERROR_SECONDS


def is_game_of_other_player(path: Path | None) -> bool:
    """Return whether the game whose file is `path`, if any, is marked as another player's."""
    if path is None:
        return False
    marks = read_marks(get_folder_of_marks(path))
    return bool(get_mark(marks, path.name, OF_OTHER_PLAYER))


def get_folder_of_marks(path: Path) -> Path:
    """Return the folder that has the file of marks for the game whose file is `path`."""
    return path.parent.parent if path.parent.name == saves.FINISHED_FOLDER else path.parent


def set_mark(path: Path, mark: str, value: str | bool, copies: Iterable[str] = ()) -> None:
    """Write a mark that the player sets on the game whose file is `path`. Raises OSError.

    It replaces the marks of the game and of its `copies`, whenever these were set.
    """

    def add(marks: Marks) -> Marks:
        names = (path.name, *copies)
        pairs = [marks[name][mark] for name in names if mark in marks.get(name, {})]
        times = [rank_mark(pair)[0] + SECONDS_BETWEEN_MARKS for pair in pairs]
        at = max(time.time(), *times, 0.0)
        marks.setdefault(path.name, {})[mark] = [value, at]
        return marks

    change_marks(get_folder_of_marks(path), add)


def merge_marks_into_file(
    new_marks: Marks, folder: Path | None = None, removed_games: Iterable[str] = ()
) -> None:
    """Add marks to the file. If the file has another value for a mark, keep the newer value.

    Marks from the future are left out. Remove all marks of the games in `removed_games`. Raises
    OSError.
    """

    def merge(marks: Marks) -> Marks:
        for name, fields in new_marks.items():
            own_marks = marks.setdefault(name, {})
            for mark, pair in fields.items():
                if not is_credible_time(pair[1]):
                    continue
                own_marks[mark] = max(own_marks.get(mark, pair), pair, key=rank_mark)
        for name in removed_games:
            marks.pop(name, None)
        return marks

    change_marks(folder, merge)


def change_marks(folder: Path | None, change: Callable[[Marks], Marks]) -> None:
    """Change the marks in a folder. Raises OSError."""
    no_marks: Marks = {}
    change_json_file(get_marks_path(folder), keep_valid_marks, no_marks, change, MAX_FILE_BYTES)

"""Marks on the player's recorded games: title, deletion, and games that others have played.

The marks are in a file next to the games. A deleted game stays in its folder until the player
deletes it for good. Each mark has the time at which it was set, so that the marks of two computers
can be merged.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from . import saves
from .locks import lock_if_possible_while_changing
from .private_files import (
    dump_json_object_as_lines,
    load_or_rename_invalid,
    make_private_folder,
    read_json_object,
    write_text_atomically,
)

TITLE: Final = "title"
DELETED: Final = "deleted"
OF_OTHER_PLAYER: Final = "other"
"""Another player has played the game, so it does not count in this player's statistics."""
MARK_TYPES: Final = {TITLE: str, DELETED: bool, OF_OTHER_PLAYER: bool}
"""The type of the value of each mark, by the name of the mark."""
MAX_FILE_BYTES: Final = 50_000_000

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
        for mark, value in fields.items() if isinstance(fields, dict) else ():
            is_pair = isinstance(value, list) and len(value) == 2
            if (
                is_pair
                and type(value[0]) is MARK_TYPES.get(mark, type(value[0]))
                and type(value[0]) in (str, bool)
                and type(value[1]) in (int, float)
            ):
                marks.setdefault(name, {})[mark] = value
    return marks


def get_mark(marks: Marks, file_name: str, mark: str) -> Any:
    """Return the value of a mark of a game. If it is not set, return "" or False."""
    return marks.get(file_name, {}).get(mark, [MARK_TYPES[mark]()])[0]


def is_game_of_other_player(path: Path | None) -> bool:
    """Return whether the game whose file is `path`, if any, is marked as another player's."""
    if path is None:
        return False
    marks = read_marks(get_folder_of_marks(path))
    return bool(get_mark(marks, path.name, OF_OTHER_PLAYER))


def get_folder_of_marks(path: Path) -> Path:
    """Return the folder that has the file of marks for the game whose file is `path`."""
    return path.parent.parent if path.parent.name == saves.FINISHED_FOLDER else path.parent


def set_mark(path: Path, mark: str, value: str | bool) -> None:
    """Write a mark of the game whose file is `path` to the file of marks. Raises OSError."""
    merge_marks_into_file({path.name: {mark: [value, time.time()]}}, get_folder_of_marks(path))


def merge_marks_into_file(
    new_marks: Marks, folder: Path | None = None, removed_games: Iterable[str] = ()
) -> None:
    """Add marks to the file. If the file has another value for a mark, keep the newer value.

    Remove all marks of the games in `removed_games`. Raises OSError.
    """
    path = get_marks_path(folder)
    make_private_folder(path.parent)
    with lock_if_possible_while_changing(path):
        marks: Marks = load_or_rename_invalid(path, keep_valid_marks, {}, MAX_FILE_BYTES)
        for name, fields in new_marks.items():
            own = marks.setdefault(name, {})
            for mark, value in fields.items():
                own[mark] = max(own.get(mark, value), value, key=lambda one: (one[1], str(one[0])))
        for name in removed_games:
            marks.pop(name, None)
        write_text_atomically(path, dump_json_object_as_lines(marks))

"""The player's marks on games: the names that the player gave them, and which games are deleted.

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
from .locks import lock_briefly
from .settings import (
    dump_settings,
    make_private_folder,
    read_values,
    unused_path,
    write_text_atomically,
)

TITLE: Final = "title"
DELETED: Final = "deleted"
FIELDS: Final = {TITLE: str, DELETED: bool}
"""The marks of a game, each with the type of its value."""
MAX_FILE_BYTES: Final = 50_000_000
"""The largest file of marks, in bytes, that is read."""

Marks = dict[str, dict[str, list[Any]]]
"""For each game's file name, the value of each mark, and the Unix time when it was set."""


def get_marks_path(folder: Path | None = None) -> Path:
    """Return the file of marks, which may not exist."""
    return (folder or saves.saves_folder()) / "marks.json"


def read_marks(folder: Path | None = None) -> Marks:
    """Read all marks. Invalid ones are left out."""
    with suppress(OSError, ValueError):
        return keep_valid_marks(read_values(get_marks_path(folder), MAX_FILE_BYTES))
    return {}


def keep_valid_marks(values: Mapping[str, Any]) -> Marks:
    """Return the valid marks of a JSON object."""
    marks: Marks = {}
    for name, fields in values.items():
        for mark, value in fields.items() if isinstance(fields, dict) else ():
            if mark in FIELDS and is_valid_mark(value, FIELDS[mark]):
                marks.setdefault(name, {})[mark] = value
    return marks


def is_valid_mark(value: Any, kind: type) -> bool:
    """Return whether a JSON value is a list of two: a value of type `kind`, and a time."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and type(value[0]) is kind
        and type(value[1]) in (int, float)
    )


def get_mark(marks: Marks, name: str, mark: str) -> Any:
    """Return the value of a game's mark; "" or False if it is not set."""
    return marks.get(name, {}).get(mark, [FIELDS[mark]()])[0]


def set_mark(path: Path, mark: str, value: str | bool) -> None:
    """Set a mark of the game in the file `path`. Raises OSError."""
    folder = path.parent.parent if path.parent.name == saves.FINISHED_FOLDER else path.parent
    merge_marks({path.name: {mark: [value, time.time()]}}, folder)


def merge_marks(
    new_marks: Marks, folder: Path | None = None, removed_games: Iterable[str] = ()
) -> None:
    """Add marks to the file. If a mark is set in both, the newer one is kept.

    All marks of the games in `removed_games` are removed. Raises OSError.
    """
    path = get_marks_path(folder)
    make_private_folder(path.parent)
    with lock_briefly(path):
        try:
            marks = keep_valid_marks(read_values(path, MAX_FILE_BYTES))
        except FileNotFoundError:
            marks = {}
        except ValueError:
            path.replace(unused_path(path, ".broken"))
            marks = {}
        for name, fields in new_marks.items():
            own = marks.setdefault(name, {})
            for mark, value in fields.items():
                own[mark] = max(own.get(mark, value), value, key=lambda one: (one[1], str(one[0])))
        for name in removed_games:
            marks.pop(name, None)
        write_text_atomically(path, dump_settings(marks))

"""The player's own folder: settings, saves. What cannot be read or written is told, never fatal."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import nullcontext, suppress
from contextvars import ContextVar
from glob import escape
from itertools import chain, count
from pathlib import Path
from typing import Any

from .locks import holding

HOME_VARIABLE = "AUDIOWAR_HOME"
"""An environment variable that names another folder (for tests and portable installations)."""
HOME: ContextVar[Path | None] = ContextVar("home", default=None)
"""The folder of one of several players in the same program; what is done in their name is done in
a context in which this is set."""
LARGEST_FILE = 1_000_000
"""Bytes of settings that are read; a greater file is none of ours."""
LEFT_OVER = 60.0
"""Seconds after which nobody writes a new file any more that has not replaced the old one."""
LARGEST_NUMBER = 10**9
"""Greater numbers are no setting of ours, and no arithmetic is made with them."""


PORTABLE = "portable.txt"
"""A file beside the frozen program: with it everything is kept beside it as well."""


def data_folder() -> Path:
    """Return where settings and saves are kept; it may not exist yet."""
    if (own := HOME.get()) is not None:
        return own
    if home := os.environ.get(HOME_VARIABLE):
        return Path(home)
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).parent
        if (beside / PORTABLE).is_file():
            return beside / "data"
    return system_folder()


def system_folder() -> Path:
    """Return where the system keeps such things for its user."""
    from platformdirs import user_data_path

    return user_data_path("audiowar", appauthor=False)


def usual_folder() -> Path | None:
    """Return the folder that the system gives; None where several players share the program."""
    return system_folder() if HOME.get() is None else None


def private_folder(folder: Path) -> None:
    """Make a folder that only its owner may look into, unless it is there. Raises OSError."""
    if not folder.is_dir():
        private_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def files_in(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder; none where it is missing or may not be looked into."""
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []


def unused_path(path: Path, ending: str) -> Path:
    """Return a name beside `path` that no file has, so that nothing kept is written over."""
    names = chain([f"{path.name}{ending}"], (f"{path.name}{ending}.{n}" for n in count(2)))
    return next(path.with_name(name) for name in names if not path.with_name(name).exists())


class Settings:
    """The player's settings, a flat JSON object.

    A file that is broken is kept beside as `settings.json.broken`. Another running program may
    change other settings meanwhile: only what was changed here is written, into what is there.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or data_folder()) / "settings.json"
        self.problem: str | None = None
        """The message id of what is wrong with the file, or None."""
        self._wrong: list[str] = []
        self._news: Callable[[str, str], None] | None = None
        self._unwritten: dict[str, Any] = {}
        self._values = self._read()

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    def _read(self) -> dict[str, Any]:
        """Return what is in the file; what it cannot be used for is a problem."""
        # Under Windows a file cannot be read while it is replaced.
        lock = holding if sys.platform == "win32" and self._path.exists() else nullcontext
        try:
            with lock(self._path):
                return read_values(self._path)
        except FileNotFoundError:
            return {}
        except OSError:
            self.problem = "settings-unreadable"
        except ValueError:
            self.problem = "settings-broken"
        return {}

    def listen(self, news: Callable[[str, str], None]) -> None:
        """Call `news` when something goes wrong, or right again, and for what was wrong so far.

        It gets a message id, and the setting that it is about or "".
        """
        self._news = news
        if self.problem is not None:
            news(self.problem, "")
        for name in self._wrong:
            news("settings-wrong", name)

    def _tell(self, message: str, setting: str = "") -> None:
        if self._news is not None:
            self._news(message, setting)

    def get(self, name: str, default: Any) -> Any:
        """Return a setting; `default` when it is missing or, which is told, of another shape."""
        if name not in self._values or default is None:
            return self._values.get(name, default)
        value = self._values[name]
        if has_same_shape(value, default):
            return value
        if name not in self._wrong:
            self._wrong.append(name)
            self._tell("settings-wrong", name)
        return default

    def set(self, **values: Any) -> None:
        """Change settings and write them at once."""
        self._values.update(values)
        self._unwritten.update(values)
        before = self.problem
        self._write()
        if self.problem is not None and self.problem != before:
            self._tell(self.problem)
        elif before == "settings-unwritable" and self.problem is None:
            self._tell("settings-written")

    def _write(self) -> None:
        try:
            private_folder(self._path.parent)
            with holding(self._path):
                write_whole(self._path, dump_lines({**self._there(), **self._unwritten}))
            self._unwritten.clear()
            self.problem = None
        except OSError:
            self.problem = "settings-unwritable"

    def _there(self) -> dict[str, Any]:
        """Return what to write into; of a broken file only what was read before it broke."""
        try:
            return read_values(self._path)
        except FileNotFoundError:
            return self._values
        except ValueError:
            self._path.replace(unused_path(self._path, ".broken"))
            return self._values

    @property
    def all(self) -> Mapping[str, Any]:
        """All settings that were ever set."""
        return self._values


def read_values(path: Path) -> dict[str, Any]:
    """Read a JSON object. Raises OSError, or ValueError for what is none."""
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise ValueError("too long")
    try:
        values = json.loads(data)
        # Half a character, which JSON can write, has no place in any text that is told.
        values = json.loads(dump_value(values))
    except RecursionError:
        raise ValueError("too deep") from None
    if not isinstance(values, dict):
        raise ValueError("no object")
    return values


def dump_value(value: Any) -> str:
    """Write a value as JSON, with a question mark for what is half a character."""
    text = json.dumps(value, ensure_ascii=False)
    return text.encode("utf-8", errors="replace").decode()


def dump_lines(values: Mapping[str, Any]) -> str:
    """Write settings as JSON, a line for each.

    The library's own way to do so leaves garbage that is found only when all is looked through.
    """
    lines = (f" {dump_value(name)}: {dump_value(value)}" for name, value in values.items())
    return "{\n" + ",\n".join(lines) + "\n}"


def has_same_shape(value: Any, default: Any) -> bool:
    """Tell whether a setting has the shape of its default, with numbers that can be reckoned with.

    A list is as long as a default that is not empty; an object holds numbers and texts.
    """
    if type(value) is not type(default):
        return False
    if isinstance(value, int):
        return abs(value) <= LARGEST_NUMBER
    if isinstance(value, list):
        wanted = default or ["" for _ in value]
        return len(value) == len(wanted) and all(map(has_same_shape, value, wanted))
    if isinstance(value, dict):
        return all(has_same_shape(one, "" if isinstance(one, str) else 0) for one in value.values())
    return True


def write_whole(path: Path, text: str) -> None:
    """Write a text for its owner alone, so that a cut leaves the old file or the new one.

    Raises OSError.
    """
    write_bytes_whole(path, text.encode("utf-8"))


def write_bytes_whole(path: Path, data: bytes) -> None:
    """Write a file as `write_whole` does. Raises OSError."""
    number, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".new", dir=path.parent)
    try:
        with open(number, "wb", buffering=0) as file:
            left = memoryview(data)
            while left:
                left = left[file.write(left) :]
            with suppress(OSError):
                os.fsync(number)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    remove_leftovers(path)


def remove_leftovers(path: Path) -> None:
    """Remove what interrupted writers of a file left beside it."""
    with suppress(OSError):
        for left in path.parent.glob(f"{escape(path.name)}.*.new"):
            if time.time() - left.stat().st_mtime > LEFT_OVER:
                left.unlink(missing_ok=True)

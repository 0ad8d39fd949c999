"""The player's folder and settings. Problems with their files are reported, but never fatal."""

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

from .locks import lock_briefly

HOME_VARIABLE = "AUDIOWAR_HOME"
"""Environment variable that names another folder (for tests and portable installations)."""
PLAYER_FOLDER: ContextVar[Path | None] = ContextVar("home", default=None)
"""The folder of the current player, if one process serves several players. Everything for that
player runs in a context in which this variable is set."""
MAX_FILE_BYTES = 1_000_000
"""The largest settings file, in bytes, that is read."""
LEFTOVER_SECONDS = 60.0
"""The age, in seconds, after which a temporary file is deleted, because its writer has died."""
MAX_NUMBER = 10**9
"""The largest number allowed in settings."""
PORTABLE_FILE = "portable.txt"
"""A file next to the installed program. If it exists, the data folder is there too."""


def data_folder() -> Path:
    """Return the folder of settings and saves, which may not exist yet."""
    if (own := PLAYER_FOLDER.get()) is not None:
        return own
    if home := os.environ.get(HOME_VARIABLE):
        return Path(home)
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).parent
        if (beside / PORTABLE_FILE).is_file():
            return beside / "data"
    return system_folder()


def system_folder() -> Path:
    """Return the operating system's folder for this user's data."""
    # Imported here because it is needed only if no other data folder was chosen.
    from platformdirs import user_data_path

    return user_data_path("audiowar", appauthor=False)


def system_folder_if_unshared() -> Path | None:
    """Return the system's folder for this user, None if several players share the process."""
    return system_folder() if PLAYER_FOLDER.get() is None else None


def make_private_folder(folder: Path) -> None:
    """Create a folder that only its owner may read, unless it exists. Raises OSError."""
    if not folder.is_dir():
        make_private_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def list_files(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder that match a pattern; none if the folder cannot be read."""
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []


def unused_path(path: Path, ending: str) -> Path:
    """Return `path` with `ending` added, and a number too if there is such a file already."""
    names = chain([f"{path.name}{ending}"], (f"{path.name}{ending}.{n}" for n in count(2)))
    return next(path.with_name(name) for name in names if not path.with_name(name).exists())


class Settings:
    """The player's settings, a flat JSON object.

    An invalid file is kept as `settings.json.broken`. Another running program may change other
    settings at the same time: only what was changed here is written into the current file.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or data_folder()) / "settings.json"
        self.problem: str | None = None
        """The message id of the problem with the file, or None."""
        self._wrong_settings: list[str] = []
        self._listener: Callable[[str, str], None] | None = None
        self._unwritten: dict[str, Any] = {}
        self._values = self._read()

    def _read(self) -> dict[str, Any]:
        """Read the values in the file. Record a problem if it cannot be used."""
        # On Windows a file cannot be read while another program replaces it.
        lock = lock_briefly if sys.platform == "win32" and self.path.exists() else nullcontext
        try:
            with lock(self.path):
                return read_values(self.path)
        except FileNotFoundError:
            return {}
        except OSError:
            self.problem = "settings-unreadable"
        except ValueError:
            self.problem = "settings-broken"
        return {}

    def set_problem_listener(self, listener: Callable[[str, str], None]) -> None:
        """Set the function to call when a problem appears or is solved; report earlier problems.

        It is called with a message id, and with the name of the setting or "".
        """
        self._listener = listener
        if self.problem is not None:
            listener(self.problem, "")
        for name in self._wrong_settings:
            listener("settings-wrong", name)

    def _notify(self, message: str, setting: str = "") -> None:
        if self._listener is not None:
            self._listener(message, setting)

    def get(self, name: str, default: Any) -> Any:
        """Return a setting, or `default` if it is missing or has another shape.

        Another shape is reported to the problem listener.
        """
        if name not in self._values or default is None:
            return self._values.get(name, default)
        value = self._values[name]
        if has_same_shape(value, default):
            return value
        if name not in self._wrong_settings:
            self._wrong_settings.append(name)
            self._notify("settings-wrong", name)
        return default

    def set(self, **values: Any) -> None:
        """Change settings and write them immediately."""
        self._values.update(values)
        self._unwritten.update(values)
        before = self.problem
        self._write()
        if self.problem is not None and self.problem != before:
            self._notify(self.problem)
        elif before == "settings-unwritable" and self.problem is None:
            self._notify("settings-written")

    def _write(self) -> None:
        try:
            make_private_folder(self.path.parent)
            with lock_briefly(self.path):
                write_text_atomically(
                    self.path, dump_settings({**self._read_current(), **self._unwritten})
                )
            self._unwritten.clear()
            self.problem = None
        except OSError:
            self.problem = "settings-unwritable"

    def _read_current(self) -> dict[str, Any]:
        """Return the file's current values, or those read earlier if it has become invalid."""
        try:
            return read_values(self.path)
        except FileNotFoundError:
            return self._values
        except ValueError:
            self.path.replace(unused_path(self.path, ".broken"))
            return self._values

    @property
    def stored_values(self) -> Mapping[str, Any]:
        """All settings that are in the file."""
        return self._values


def read_values(path: Path, max_bytes: int = MAX_FILE_BYTES) -> dict[str, Any]:
    """Read a JSON object. Raises OSError, or ValueError if the file is not one."""
    with path.open("rb") as file:
        data = file.read(max_bytes + 1)
    if len(data) > max_bytes:
        raise ValueError("too long")
    return parse_values(data)


def parse_values(data: bytes) -> dict[str, Any]:
    """Parse a JSON object. Raises ValueError if the data is not one."""
    try:
        values = json.loads(data)
        # Replace lone surrogates, which JSON allows but UTF-8 does not.
        values = json.loads(dump_json(values))
    except RecursionError:
        raise ValueError("too deep") from None
    if not isinstance(values, dict):
        raise ValueError("no object")
    return values


def dump_json(value: Any) -> str:
    """Return a value as JSON, with a question mark for each lone surrogate."""
    text = json.dumps(value, ensure_ascii=False)
    return text.encode("utf-8", errors="replace").decode()


def dump_settings(values: Mapping[str, Any]) -> str:
    """Return settings as JSON, one per line.

    json.dumps with `indent` would leave reference cycles that only the garbage collector frees.
    """
    lines = (f" {dump_json(name)}: {dump_json(value)}" for name, value in values.items())
    return "{\n" + ",\n".join(lines) + "\n}"


def has_same_shape(value: Any, default: Any) -> bool:
    """Return whether a setting has the shape of its default and no number above MAX_NUMBER.

    A list must be as long as its default, unless the default is empty. An object may contain only
    numbers and texts.
    """
    if type(value) is not type(default):
        return False
    if isinstance(value, int):
        return abs(value) <= MAX_NUMBER
    if isinstance(value, list):
        wanted = default or ["" for _ in value]
        return len(value) == len(wanted) and all(map(has_same_shape, value, wanted))
    if isinstance(value, dict):
        return all(has_same_shape(one, "" if isinstance(one, str) else 0) for one in value.values())
    return True


def write_text_atomically(path: Path, text: str) -> None:
    """Write a text file that only its owner can read.

    After a crash there is either the whole old file or the whole new one. Raises OSError.
    """
    write_bytes_atomically(path, text.encode("utf-8"))


def write_bytes_atomically(path: Path, data: bytes) -> None:
    """Write a file as `write_text_atomically` does. Raises OSError."""
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
    remove_temporary_files(path)


def remove_temporary_files(path: Path) -> None:
    """Remove temporary files that interrupted programs left when they wrote the file `path`."""
    with suppress(OSError):
        for left in path.parent.glob(f"{escape(path.name)}.*.new"):
            if time.time() - left.stat().st_mtime > LEFTOVER_SECONDS:
                left.unlink(missing_ok=True)

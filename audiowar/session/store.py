"""The player's own folder: settings, saves. What cannot be read or written is told, never fatal."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HOME_VARIABLE = "AUDIOWAR_HOME"
"""An environment variable that names another folder (for tests and portable installations)."""


PORTABLE = "portable.txt"
"""A file beside the frozen program: with it everything is kept beside it as well."""


def data_folder() -> Path:
    """Return where settings and saves are kept; it may not exist yet."""
    if home := os.environ.get(HOME_VARIABLE):
        return Path(home)
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).parent
        if (beside / PORTABLE).is_file():
            return beside / "data"
    from platformdirs import user_data_path

    return user_data_path("audiowar", appauthor=False)


class Settings:
    """The player's settings, a flat JSON object.

    A file that is broken is kept beside as `settings.json.broken`, and `problem` names it;
    values of a wrong type are the reader's business (`get` gives the default for them).
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or data_folder()) / "settings.json"
        self.problem: str | None = None
        """The message id of what went wrong last, or None."""
        self._values: dict[str, Any] = self._read()

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    def _read(self) -> dict[str, Any]:
        try:
            values = json.loads(self._path.read_text(encoding="utf-8"))
            if isinstance(values, dict):
                return values
        except FileNotFoundError:
            return {}
        except (OSError, ValueError):
            pass
        self.problem = "settings-broken"
        return {}

    def get(self, name: str, default: Any) -> Any:
        """Return a setting, or `default` when it is missing or of another type than it."""
        value = self._values.get(name, default)
        return value if default is None or type(value) is type(default) else default

    def set(self, **values: Any) -> None:
        """Change settings and write them at once."""
        self._values.update(values)
        self._write()

    def _write(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self.problem == "settings-broken" and self._path.exists():
                self._path.replace(self._path.with_suffix(".json.broken"))
            write_whole(self._path, json.dumps(self._values, ensure_ascii=False, indent=1))
            self.problem = None
        except OSError:
            self.problem = "settings-unwritable"

    @property
    def all(self) -> Mapping[str, Any]:
        """All settings that were ever set."""
        return self._values


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a cut leaves the old one or the new one. Raises OSError."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8", newline="\n")
    beside.replace(path)

"""The player's folder and settings. A damaged file is reported and does not stop the program."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from .locks import lock_while_changing
from .private_files import change_json_file, read_json_object
from .setting_definitions import SETTINGS, Setting

DATA_FOLDER_VARIABLE = "AUDIOWAR_HOME"
"""The environment variable that can set another data folder."""
PLAYER_FOLDER: ContextVar[Path | None] = ContextVar("home", default=None)
"""The data folder of the current player, if one process serves several players. All work for this
player runs in a context in which the variable is set."""
MAX_NUMBER = 10**9
"""An integer in the settings is invalid if its absolute value is larger than this."""
PORTABLE_FILE = "portable.txt"
"""A file next to the installed program. If it exists, the data folder is there too."""


def get_data_folder() -> Path:
    """Return the folder of settings and saves, which may not exist yet."""
    if (own := PLAYER_FOLDER.get()) is not None:
        return own
    if home := os.environ.get(DATA_FOLDER_VARIABLE):
        return Path(home)
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).parent
        if (beside / PORTABLE_FILE).is_file():
            return beside / "data"
    return get_system_data_folder()


def get_system_data_folder() -> Path:
    """Return the folder that the operating system provides for this user's data."""
    # Imported here because it is needed only if no other data folder was chosen.
    from platformdirs import user_data_path

    return user_data_path("audiowar", appauthor=False)


class Settings:
    """The player's settings, a flat JSON object.

    Because another running program may change other settings, only the settings that this program
    has changed are written to the file. An invalid file is first renamed to `settings.json.broken`.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or get_data_folder()) / "settings.json"
        self.problem: str | None = None
        """The id of the message about a problem with the file; None if there is no problem."""
        self._wrong_settings: list[str] = []
        self._listener: Callable[[str, str], None] | None = None
        self._unwritten: dict[str, Any] = {}
        self._values = self._read()

    def _read(self) -> dict[str, Any]:
        """Read the values in the file. Set `problem` if the file cannot be used."""
        # On Windows a file cannot be read while another program replaces it.
        must_lock = sys.platform == "win32" and self.path.exists()
        try:
            with lock_while_changing(self.path) if must_lock else nullcontext():
                return read_json_object(self.path)
        except FileNotFoundError:
            return {}
        except OSError:
            self.problem = "settings-unreadable"
        except ValueError:
            self.problem = "settings-broken"
        return {}

    def set_listener(self, listener: Callable[[str, str], None]) -> None:
        """Set the function to call when a problem appears or is solved. Report earlier problems.

        The arguments of `listener` are the id of a message, and the name of the invalid setting or
        "".
        """
        self._listener = listener
        if self.problem is not None:
            listener(self.problem, "")
        for name in self._wrong_settings:
            listener("settings-wrong", name)

    def _notify(self, message: str, setting: str = "") -> None:
        if self._listener is not None:
            self._listener(message, setting)

    def get(self, name: str, default: Any = None) -> Any:
        """Return a setting, or its default if the setting is missing or invalid.

        The default stands in `SETTINGS`; `default` counts only for a setting that is not there. A
        value is invalid if `has_types_of_default` returns False. Each such setting is reported to
        the listener once. A value that `SETTINGS` does not allow is invalid too.
        """
        setting = SETTINGS.get(name) or Setting(default)
        default = setting.default
        if name not in self._values or default is None:
            return self._values.get(name, default)
        value = self._values[name]
        if has_types_of_default(value, default):
            return value if setting.allows(value) else default
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
        """Write the changed settings, unless the file already has the same values."""
        try:
            change_json_file(
                self.path, dict, self._values, lambda current: {**current, **self._unwritten}
            )
            self._unwritten.clear()
            self.problem = None
        except OSError:
            self.problem = "settings-unwritable"

    @property
    def stored_values(self) -> Mapping[str, Any]:
        """All settings that were in the file or have been set."""
        return self._values


def has_types_of_default(value: Any, default: Any) -> bool:
    """Return whether a setting has the types of its default, and no integer beyond MAX_NUMBER.

    A list must be as long as its default. If the default is an empty list, any number of strings is
    allowed. An object can contain only integers and strings, whatever its default contains.
    """
    if type(value) is not type(default):
        return False
    if isinstance(value, int):
        return abs(value) <= MAX_NUMBER
    if isinstance(value, list):
        defaults = default or ["" for _ in value]
        return len(value) == len(defaults) and all(map(has_types_of_default, value, defaults))
    if isinstance(value, dict):
        values = value.values()
        return all(has_types_of_default(one, "" if isinstance(one, str) else 0) for one in values)
    return True

"""The key map: which key runs which command, by default and changed by key files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from .commands import COMMANDS, PLACES_BY_SCREEN_KIND
from .key_file import KeyProblem, read_key_lines
from .key_names import parse_key

PROTECTED_COMMANDS = ("enter", "back", "play", "menu")
"""Commands that always keep their default keys, so that players cannot lock themselves out."""


class Keymap:
    """The keys of every command, and the command of every key."""

    def __init__(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        self._keys = dict(keys)
        self._commands: dict[tuple[str, str, str], str] = {}
        for name, bound in self._keys.items():
            command = COMMANDS[name]
            for key in bound:
                self._commands.setdefault((command.place, command.game, key), name)

    def find_command(self, key: str, screen_kind: str, game: str = "") -> str | None:
        """Return the command of a key on a kind of screen, or None if the key has no command.

        `screen_kind` is "table", "listen" or "menu". In each place, the commands that only `game`
        has come first.
        """
        places = (
            place
            for one in PLACES_BY_SCREEN_KIND[screen_kind]
            for place in ((one, game), (one, ""))
        )
        return next(filter(None, (self._commands.get((*place, key)) for place in places)), None)

    def get_keys(self, command: str) -> tuple[str, ...]:
        """Return the keys of a command, perhaps none."""
        return self._keys.get(command, ())


def load_keymap(files: Iterable[Path]) -> tuple[Keymap, list[KeyProblem]]:
    """Return the default keymap, changed by each key file in order, and the problems found."""
    problems: list[KeyProblem] = []
    keys = {name: command.keys for name, command in COMMANDS.items()}
    for file in files:
        for line in read_key_lines(file, problems):
            name = line.command
            if name not in COMMANDS:
                problems.append(KeyProblem("unknown-command", str(file), name, line=line.number))
                continue
            bound = _parse_keys(name, line.keys, str(file), problems)
            if bound is not None:
                keys[name] = bound
    for name in PROTECTED_COMMANDS:
        keys[name] = tuple(dict.fromkeys((*COMMANDS[name].keys, *keys[name])))
    protected_first = sorted(keys, key=lambda name: name not in PROTECTED_COMMANDS)
    keys = {name: keys[name] for name in protected_first}
    problems += find_clash_problems(keys)
    for name in PROTECTED_COMMANDS:
        keys[name] = tuple(key for key in keys[name] if not is_default_key_of_other(key, name))
    return Keymap(keys), problems


def is_default_key_of_other(key: str, name: str) -> bool:
    """Return whether a key that was given to a command is the default key of a protected one.

    The other command then keeps the key, as both would otherwise run at the same place.
    """
    return key not in COMMANDS[name].keys and any(
        key in COMMANDS[other].keys and COMMANDS[other].can_clash_with(COMMANDS[name])
        for other in PROTECTED_COMMANDS
    )


def _parse_keys(
    name: str, text: str, file: str, problems: list[KeyProblem]
) -> tuple[str, ...] | None:
    keys = []
    for word in filter(None, (part.strip() for part in text.split(","))):
        key = parse_key(word)
        if key is None:
            problems.append(KeyProblem("unknown-key", file, name, word))
            return None
        keys.append(key)
    return tuple(keys)


def find_clash_problems(keys: Mapping[str, tuple[str, ...]]) -> list[KeyProblem]:
    """Return a problem for every key that two commands share but must not share."""
    seen: dict[str, list[str]] = {}
    found = []
    for name, bound in keys.items():
        for key in bound:
            others = seen.setdefault(key, [])
            shared = (one for one in others if COMMANDS[one].can_clash_with(COMMANDS[name]))
            other = next((one for one in shared if one != name), None)
            if other is not None:
                found.append(KeyProblem("clash", "", name, key, other))
            others.append(name)
    return found

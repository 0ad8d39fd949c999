"""Find the messages that the program uses, from its source code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

_ID = re.compile(r"[a-z][a-z0-9-]*")
_DASHED = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
_TELLING: Mapping[str, tuple[int, str]] = {
    "format_message": (0, ""),
    "say": (0, ""),
    "told": (0, ""),
    "Line": (0, ""),
    "fixed_item": (0, ""),
    "UserError": (0, ""),
    "Refused": (0, "refused-"),
    "DamagedTranscript": (1, "damaged-"),
    "KeyProblem": (0, "keys-"),
    "switch_setting_item": (1, "setting-"),
    "choice_setting_item": (1, "setting-"),
}
"""Functions and classes with a message id as an argument: the index of that argument, and the
prefix that the function adds to it."""


@dataclass
class Uses:
    """The message ids, and what may be one, in the source code."""

    literals: set[str] = field(default_factory=set)
    """All string literals of the form of an id, such as "who"."""
    families: set[re.Pattern[str]] = field(default_factory=set)
    """Patterns of composed ids such as f"game-{name}" and "refused-" + reason."""
    told: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Ids that the source passes to functions as literals, with their first file and line."""
    dashed: dict[str, tuple[str, int]] = field(default_factory=dict)
    """String literals with a hyphen that look like ids, with their first file and line."""

    def __contains__(self, message_id: str) -> bool:
        return message_id in self.told or message_id in self.literals

    def may_exist(self, message_id: str) -> bool:
        """Return whether an id may be composed at run time, by one of the patterns."""
        return any(family.fullmatch(message_id) for family in self.families)


def find_uses(sources: Iterable[Path], families: Iterable[str] = ()) -> Uses:
    """Return the uses of messages in Python files.

    `families` are patterns of composed ids that the files do not show, with * for a variable part.
    """
    found = Uses(families={_family(family.split("*")) for family in families})
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            _note(node, path, found)
    return found


def _note(node: ast.AST, path: Path, found: Uses) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if _ID.fullmatch(node.value):
            found.literals.add(node.value)
            if node.value.endswith("-"):
                found.families.add(_family([node.value, ""]))
        if _DASHED.fullmatch(node.value):
            found.dashed.setdefault(node.value, (path.name, node.lineno))
    elif isinstance(node, ast.JoinedStr):
        parts = list(_constant_parts(node))
        if _ID.fullmatch(parts[0]) and "-" in parts[0]:
            found.families.add(_family(parts))
    elif isinstance(node, ast.Call):
        _note_call(node, path, found)


def _note_call(node: ast.Call, path: Path, found: Uses) -> None:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func)
    place, beginning = _TELLING.get(name, (len(node.args), ""))
    for one in node.args[place : place + 1]:
        for given in (one.body, one.orelse) if isinstance(one, ast.IfExp) else (one,):
            if isinstance(given, ast.Constant) and isinstance(given.value, str):
                told = beginning + (given.value.replace("_", "-") if beginning else given.value)
                found.told.setdefault(told, (path.name, node.lineno))


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _constant_parts(node: ast.JoinedStr) -> Iterator[str]:
    """Yield the constant parts of an f-string: before, between and after its values."""
    constant = ""
    for value in node.values:
        if isinstance(value, ast.Constant):
            constant += str(value.value)
        else:
            yield constant
            constant = ""
    yield constant


def _family(parts: list[str]) -> re.Pattern[str]:
    return re.compile(".+".join(map(re.escape, parts)))

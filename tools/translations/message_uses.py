"""Find the messages that the program uses, from its source code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
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
    "make_switch_item": (1, "setting-"),
}
"""Functions that take a message id: the index of this argument, and the prefix added to the id."""


@dataclass
class MessageUses:
    """The strings in the source code that are or could be message ids."""

    id_like_literals: set[str] = field(default_factory=set)
    """All string literals that have the form of a message id, even single words such as "who"."""
    ids_in_message_calls: dict[str, tuple[str, int]] = field(default_factory=dict)
    """String literals passed as ids to functions in `_TELLING`, with the first file and line."""
    hyphenated_literals: dict[str, tuple[str, int]] = field(default_factory=dict)
    """String literals that look like ids with a hyphen, with their first file and line."""

    def __contains__(self, message_id: str) -> bool:
        return message_id in self.ids_in_message_calls or message_id in self.id_like_literals


def find_message_uses(sources: Iterable[Path]) -> MessageUses:
    """Return the uses of messages in Python files, which are read only once."""
    return _find_uses(tuple(sources))


@cache
def _find_uses(sources: tuple[Path, ...]) -> MessageUses:
    uses = MessageUses()
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            _note(node, path, uses)
    return uses


def _note(node: ast.AST, path: Path, found: MessageUses) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if _ID.fullmatch(node.value):
            found.id_like_literals.add(node.value)
        if _DASHED.fullmatch(node.value):
            found.hyphenated_literals.setdefault(node.value, (path.name, node.lineno))
    elif isinstance(node, ast.Call):
        _note_call(node, path, found)


def _note_call(node: ast.Call, path: Path, found: MessageUses) -> None:
    called = node.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    place, beginning = _TELLING.get(name, (len(node.args), ""))
    for one in node.args[place : place + 1]:
        for given in (one.body, one.orelse) if isinstance(one, ast.IfExp) else (one,):
            if isinstance(given, ast.Constant) and isinstance(given.value, str):
                told = beginning + (given.value.replace("_", "-") if beginning else given.value)
                found.ids_in_message_calls.setdefault(told, (path.name, node.lineno))

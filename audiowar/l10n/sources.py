"""Find out which messages the program tells, from its sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

_ID = re.compile(r"[a-z][a-z0-9-]*")
_TELLING = ("tell", "say")
"""Names of functions whose first argument is the id of a message."""


@dataclass
class Uses:
    """What the sources say about messages."""

    literals: set[str] = field(default_factory=set)
    """All string literals that could be an id."""
    families: set[re.Pattern[str]] = field(default_factory=set)
    """Ids put together: f"game-{name}", "refused-" + reason."""
    told: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Ids told by name: where (file, line) first."""

    def __contains__(self, message_id: str) -> bool:
        return message_id in self.literals or any(
            family.fullmatch(message_id) for family in self.families
        )


def uses(sources: Iterable[Path], families: Iterable[str] = ()) -> Uses:
    """Read Python files; `families` are more ids that are put together, with * for a part."""
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
    elif isinstance(node, ast.JoinedStr):
        parts = list(_constant_parts(node))
        if _ID.fullmatch(parts[0]) and "-" in parts[0]:
            found.families.add(_family(parts))
    elif isinstance(node, ast.Call) and node.args:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func)
        first = node.args[0]
        if name in _TELLING and isinstance(first, ast.Constant) and isinstance(first.value, str):
            found.told.setdefault(first.value, (path.name, node.lineno))


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _constant_parts(node: ast.JoinedStr) -> Iterator[str]:
    """The constant parts of an f-string, with an empty one at either end where it has a value."""
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

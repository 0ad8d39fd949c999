"""The direction of imports: from the window down to the rules, never back."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import audiowar

PACKAGE = Path(audiowar.__file__).parent

MAY_IMPORT = {
    "rules": set(),
    "l10n": {"resources"},
    "input": {"resources"},
    "speech": {"resources"},
    "sound": {"resources"},
    "bots": {"rules", "resources"},
    "session": {"rules", "bots"},
    "announce": {"rules", "l10n"},
    "ui": {"rules", "bots", "session", "announce", "input", "l10n", "speech", "sound", "resources"},
    "web": {
        *("rules", "bots", "session", "announce", "input", "l10n", "speech", "sound", "ui"),
        *("language", "manual", "resources", "complaint"),
    },
}
"""What each room may import of audiowar beside itself; frontends and commands may import all."""


def imported(file: Path) -> set[str]:
    """Return the rooms of audiowar that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            parts = node.module.split(".")
            if parts[0] == "audiowar":
                found |= {parts[1]} if len(parts) > 1 else {alias.name for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {a.name.split(".")[1] for a in node.names if a.name.startswith("audiowar.")}
    return found


@pytest.mark.parametrize("room", list(MAY_IMPORT))
def test_a_room_imports_only_what_lies_below(room: str) -> None:
    for file in (PACKAGE / room).rglob("*.py"):
        assert imported(file) <= MAY_IMPORT[room] | {room, "__version__"}, file


def test_the_rules_import_nothing_but_the_standard_library() -> None:
    import sys

    for file in (PACKAGE / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            for name in names:
                assert name.split(".")[0] in sys.stdlib_module_names, (file, name)
                assert name.split(".")[0] not in {"time", "os", "io", "socket", "secrets"}

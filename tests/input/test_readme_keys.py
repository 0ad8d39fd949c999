"""README's table of keys names the default keys of every command at a table, each once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from audiowar.input.commands import COMMANDS
from audiowar.input.key_names import parse_key

README = Path(__file__).parents[2] / "README.md"
FURTHER = {
    "arrows": ("left", "right", "up", "down"),
    "0 for ten": ("0",),
    "X for the joker": ("x",),
}
"""Keys that README does not call by their names alone."""


def cells() -> list[str]:
    """Return the first column of the table, without its heading."""
    text = README.read_text(encoding="utf-8")
    table = text[text.index("## Keys at the table") :].partition("\n## ")[0]
    return [line.split("|")[1].strip() for line in table.splitlines() if line.startswith("|")][2:]


def keys(cell: str) -> Iterator[str]:
    """Yield the keys that a cell names, such as "2 to 9" or "F2, F3"."""
    for name in cell.split(", "):
        if between := re.fullmatch("([0-9]) to ([0-9])", name):
            yield from (str(number) for number in range(int(between[1]), int(between[2]) + 1))
        elif name in FURTHER:
            yield from FURTHER[name]
        else:
            key = parse_key(name)
            assert key is not None, f"README names no key: {name}"
            yield key


def test_the_table_names_every_default_key_of_a_table_once() -> None:
    named = [key for cell in cells() for key in keys(cell)]
    there = [one for one in COMMANDS.values() if one.place in ("table", "anywhere")]
    assert sorted(named) == sorted(key for command in there for key in command.keys)

"""Names of keys: one lower-case word, with its modifiers before it: "r", "f5", "shift+f5".

Letters are named by the key of the Latin alphabet that gives them their sound or their place, so
that commands on letters work on Serbian (Latin and Cyrillic), Spanish and Romanian keyboards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NAMED: Final = frozenset(
    ["up", "down", "left", "right", "home", "end", "pageup", "pagedown", "enter", "escape", "tab"]
    + ["space", "backspace", "delete", "insert", "ctrl"]
    + [f"f{n}" for n in range(1, 13)]
)
MODIFIERS: Final = ("ctrl", "alt", "shift")

# The Serbian keyboard has each Cyrillic letter where its Latin one is; љ њ џ ѕ lie on q w x y.
_CYRILLIC: Final[Mapping[str, str]] = dict(
    zip("абвгдезијклмнопрстуфхцљњџѕ", "abvgdezijklmnoprstufhcqwxy", strict=True)
)


def letter(char: str) -> str | None:
    """Return the key's name for a typed character, or None for one that names no key."""
    char = char.lower()
    char = _CYRILLIC.get(char, char)
    if len(char) == 1 and char.isascii() and (char.isalnum() or char in "+-/?.,"):
        return char
    return "space" if char == " " else None


def parse(text: str) -> str | None:
    """Return the canonical name of a key as a person may write it, or None."""
    words = text.strip().lower().split("+")
    *modifiers, key = words
    if any(word not in MODIFIERS for word in modifiers):
        return None
    name = key if key in NAMED else letter(key) if len(key) == 1 else None
    if name is None:
        return None
    return "+".join([*(word for word in MODIFIERS if word in modifiers), name])

"""Names of keys: one lower-case word, with its modifiers before it: "r", "f5", "shift+f5".

Letters are named by the key of the Latin alphabet that gives them their sound or their place, so
that commands on letters work on Serbian (Latin and Cyrillic), Spanish and Romanian keyboards. Every
other character that a keyboard types is a key by itself: "{", "ñ".
"""

from __future__ import annotations

from collections.abc import Mapping
from sys import intern
from typing import Final

NAMED: Final = frozenset(
    ["up", "down", "left", "right", "home", "end", "pageup", "pagedown", "enter", "escape", "tab"]
    + ["space", "backspace", "delete", "insert", "ctrl"]
    + [f"f{n}" for n in range(1, 13)]
)
MODIFIERS: Final = ("ctrl", "alt", "shift")
ALSO: Final[Mapping[str, str]] = {"control": "ctrl"}
"""Other names of modifiers that people write."""
WRITTEN: Final[Mapping[str, str]] = {",": "comma"}
"""Characters that stand for something else in a file of keys, and how they are written there."""
_READ: Final = {name: char for char, name in WRITTEN.items()}

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


def typed(char: str) -> str | None:
    """Return the key that types a character, itself if it has no other name; None for control."""
    if len(char) != 1 or not char.isprintable():
        return None
    small = char.lower()
    return letter(char) or (small if len(small) == 1 else char)


def split(key: str) -> tuple[list[str], str]:
    """Return the modifiers of a key and the key itself, which may be the plus."""
    if key == "+" or key.endswith("++"):
        return [word for word in key[:-1].split("+") if word], "+"
    *modifiers, last = key.split("+")
    return modifiers, last


def parse(text: str) -> str | None:
    """Return the canonical name of a key as a person may write it, or None."""
    words, key = split("".join(text.split()) or text)
    modifiers = [ALSO.get(word.lower(), word.lower()) for word in words]
    if any(word not in MODIFIERS for word in modifiers):
        return None
    small = ALSO.get(key.lower(), key.lower())
    name = small if small in NAMED else typed(_READ.get(small, key))
    if name is None:
        return None
    return intern("+".join([*(word for word in MODIFIERS if word in modifiers), name]))


def written(key: str) -> str:
    """Return a key as it is written into a file, so that `parse` gives it back."""
    modifiers, last = split(key)
    return "+".join([*modifiers, WRITTEN.get(last, last)])

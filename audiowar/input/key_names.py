"""Names of keys: a lower-case word, preceded by any modifiers, such as "r", "f5" or "shift+f5".

A Cyrillic letter has the name of the Latin letter (a to z) on the same key of a Serbian keyboard,
so that letter commands work on Serbian (Latin and Cyrillic), Spanish and Romanian keyboards. A key
that types any other character is named by this character: "{", "ñ".
"""

from __future__ import annotations

from collections.abc import Mapping
from sys import intern
from typing import Final

WORD_KEY_NAMES: Final = frozenset(
    ["up", "down", "left", "right", "home", "end", "pageup", "pagedown", "enter", "escape", "tab"]
    + ["space", "backspace", "delete", "insert", "ctrl"]
    + [f"f{n}" for n in range(1, 13)]
)
"""The key names that are words. Every other key is named by the character that it types."""
MODIFIERS: Final = ("ctrl", "alt", "shift")
MODIFIER_ALIASES: Final[Mapping[str, str]] = {"control": "ctrl"}
NAMES_IN_KEY_FILES: Final[Mapping[str, str]] = {",": "comma"}
"""Characters with a special meaning in key files, with the names of their keys there."""
_CHARACTERS: Final = {name: char for char, name in NAMES_IN_KEY_FILES.items()}

# A Serbian keyboard has each Cyrillic letter on the key of the corresponding Latin letter, and
# љ, њ, џ and ѕ on the keys q, w, x and y.
_CYRILLIC: Final[Mapping[str, str]] = dict(
    zip("абвгдезијклмнопрстуфхцљњџѕ", "abvgdezijklmnoprstufhcqwxy", strict=True)
)


def find_basic_typing_key(char: str) -> str | None:
    """Return the name of the key for a basic character; None for any other.

    The basic characters are the letters a to z and the Cyrillic letters on their keys, in upper or
    lower case, the digits, the space and "+-/?.,".
    """
    char = char.lower()
    char = _CYRILLIC.get(char, char)
    if len(char) == 1 and char.isascii() and (char.isalnum() or char in "+-/?.,"):
        return char
    return "space" if char == " " else None


def find_typing_key(char: str) -> str | None:
    """Return the name of the key that types a character, or None for a control character."""
    if len(char) != 1 or not char.isprintable():
        return None
    small = char.lower()
    return find_basic_typing_key(char) or (small if len(small) == 1 else char)


def split_key(key: str) -> tuple[list[str], str]:
    """Split a key name into its modifiers and its last part, which may be the plus sign."""
    if key == "+" or key.endswith("++"):
        return [word for word in key[:-1].split("+") if word], "+"
    *modifiers, last = key.split("+")
    return modifiers, last


def parse_key(text: str) -> str | None:
    """Parse the name of a key as people write it. Return its canonical name; None if invalid."""
    words, key = split_key("".join(text.split()) or text)
    modifiers = [MODIFIER_ALIASES.get(word.lower(), word.lower()) for word in words]
    if any(word not in MODIFIERS for word in modifiers):
        return None
    small = MODIFIER_ALIASES.get(key.lower(), key.lower())
    name = small if small in WORD_KEY_NAMES else find_typing_key(_CHARACTERS.get(small, key))
    if name is None:
        return None
    return intern("+".join([*(word for word in MODIFIERS if word in modifiers), name]))


def format_key_for_key_file(key: str) -> str:
    """Return a key name as key files write it, in a form that `parse_key` can read."""
    modifiers, last = split_key(key)
    return "+".join([*modifiers, NAMES_IN_KEY_FILES.get(last, last)])

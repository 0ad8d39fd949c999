"""Clean names and chat messages: short, and without characters that only programs read."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from .name_likeness import INVISIBLE, sight_form, sound_form

MAX_NAME_LENGTH = 20
"""The longest name, in characters."""
MAX_CHAT_LENGTH = 200
"""The longest chat message, in characters."""
MAX_ACCENTS = 2
"""The most combining accents on one letter."""
NAME_PUNCTUATION = " -'_"


def clean_text(text: str) -> str:
    """Return a text on one line without control, format and unassigned characters."""
    kept, marks = [], 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if char in INVISIBLE:
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if char.isspace():
            kept.append(" ")
        elif kind[0] != "C" and marks <= MAX_ACCENTS:
            kept.append(char)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """Return a name of letters and digits only, so that no name sounds like a sentence of the game.

    The result is empty if a voice would speak nothing of it.
    """
    kept = [
        char
        for char in clean_text(text)
        if is_letter(char) or is_accent(char) or char in NAME_PUNCTUATION
    ]
    found = " ".join("".join(kept).split())[:MAX_NAME_LENGTH].strip()
    return found if any(map(is_letter, found)) else ""


def primary_language(tag: object) -> str:
    """Return the primary subtag of a language tag, such as "sr", or "" if there is none."""
    found = tag.partition("-")[0].casefold() if isinstance(tag, str) else ""
    return found if 2 <= len(found) <= 3 and found.isascii() and found.isalpha() else ""


def is_letter(char: str) -> bool:
    """Return whether a character is a letter or digit that can be heard."""
    return char.isalnum() and char not in INVISIBLE


def is_accent(char: str) -> bool:
    """Return whether a character is an accent of the letter before it."""
    return unicodedata.category(char)[0] == "M"


def clean_chat(text: str) -> str:
    """Return a chat message, cleaned and shortened."""
    return clean_text(text)[:MAX_CHAT_LENGTH].strip()


def sound_key(text: str) -> str:
    """Return a key that is the same for names that sound alike."""
    return "".join(char for char in sound_form(text) if char not in NAME_PUNCTUATION)


def likeness_keys(text: str) -> set[tuple[str, str]]:
    """Return keys by sound and by appearance. Similar names have a key in common."""
    shown = "".join(char for char in text if char not in NAME_PUNCTUATION)
    eye = {sight_form(form).casefold() for form in (shown, shown.casefold())}
    return {("ear", sound_key(text)), *(("eye", look) for look in eye)}


def make_unique_name(name: str, other_names: Collection[str]) -> str:
    """Return a name that differs from all others at the table, with a number if necessary."""
    known = {like for one in other_names if one for like in likeness_keys(one)}
    number, found = 1, name
    while known & likeness_keys(found):
        number += 1
        found = f"{name[: MAX_NAME_LENGTH - 3]} {number}"
    return found

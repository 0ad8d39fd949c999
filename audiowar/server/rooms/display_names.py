"""Names and chat as others may hear them: short, and nothing in them that only programs read."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from .name_likeness import IGNORED, skeleton, sound_form

NAME_LENGTH = 20
"""Characters of a name."""
CHAT_LENGTH = 200
"""Characters of what somebody says."""
ACCENTS_PER_LETTER = 2
"""Accents that may stand on one letter."""
NAME_PUNCTUATION = " -'_"


def clean_text(text: str) -> str:
    """Return a text in one line without control, format and unknown characters."""
    kept, marks = [], 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if char in IGNORED:
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if char.isspace():
            kept.append(" ")
        elif kind[0] != "C" and marks <= ACCENTS_PER_LETTER:
            kept.append(char)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """Return a name of letters and digits, so that none can sound like a sentence of the game.

    It is empty where nothing of it would be heard.
    """
    kept = [
        char
        for char in clean_text(text)
        if is_letter(char) or is_mark(char) or char in NAME_PUNCTUATION
    ]
    found = " ".join("".join(kept).split())[:NAME_LENGTH].strip()
    return found if any(map(is_letter, found)) else ""


def primary_language(said: object) -> str:
    """Return the language of a tag, as it is written in short; "" for none."""
    found = said.partition("-")[0].casefold() if isinstance(said, str) else ""
    return found if 2 <= len(found) <= 3 and found.isascii() and found.isalpha() else ""


def is_letter(char: str) -> bool:
    """Tell whether a character is a letter or a digit that can be heard."""
    return char.isalnum() and char not in IGNORED


def is_mark(char: str) -> bool:
    """Tell whether a character is an accent of the one before it."""
    return unicodedata.category(char)[0] == "M"


def clean_chat(text: str) -> str:
    """Return what somebody says."""
    return clean_text(text)[:CHAT_LENGTH].strip()


def sound_key(text: str) -> str:
    """Return what a name sounds like: the same for names that nobody could tell apart."""
    return "".join(char for char in sound_form(text) if char not in NAME_PUNCTUATION)


def likeness_keys(text: str) -> set[tuple[str, str]]:
    """Return what a name is taken for: by ear, and by sight, in letters of any size."""
    shown = "".join(char for char in text if char not in NAME_PUNCTUATION)
    eye = {skeleton(form).casefold() for form in (shown, shown.casefold())}
    return {("ear", sound_key(text)), *(("eye", look) for look in eye)}


def make_unique(wanted: str, taken: Collection[str]) -> str:
    """Return a name that nobody at the table has: with a number where one is like it."""
    known = {like for one in taken if one for like in likeness_keys(one)}
    number, found = 1, wanted
    while known & likeness_keys(found):
        number += 1
        found = f"{wanted[: NAME_LENGTH - 3]} {number}"
    return found

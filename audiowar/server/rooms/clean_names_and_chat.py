"""Shorten the names and chat messages that clients send, and drop unreadable characters."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from .name_likeness import INVISIBLE_CHARACTERS, reduce_to_appearance, reduce_to_sound

MAX_NAME_LENGTH = 20
"""The longest name, in characters."""
MAX_CHAT_LENGTH = 200
"""The longest chat message, in characters."""
MAX_ACCENTS_PER_LETTER = 2
"""The maximum number of combining accents on one letter."""
NAME_PUNCTUATION = " -'_"
"""The characters besides letters and digits that a name may contain."""


def clean_text(text: str) -> str:
    """Return the text as one line, without invisible, control, format and unassigned characters.

    A letter keeps at most MAX_ACCENTS_PER_LETTER accents.
    """
    kept, accents = [], 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if char in INVISIBLE_CHARACTERS:
            continue
        accents = accents + 1 if kind[0] == "M" else 0
        if char.isspace():
            kept.append(" ")
        elif kind[0] != "C" and accents <= MAX_ACCENTS_PER_LETTER:
            kept.append(char)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """Return a name without punctuation that could make it sound like a sentence of the game.

    The name is cut to MAX_NAME_LENGTH characters. It is "" if no letter or digit is left, because a
    voice would not speak such a name.
    """
    kept = "".join(
        char
        for char in clean_text(text)
        # Category M contains combining accents, which belong to the letter before them.
        if is_speakable_letter_or_digit(char)
        or unicodedata.category(char)[0] == "M"
        or char in NAME_PUNCTUATION
    )
    found = " ".join(kept.split())[:MAX_NAME_LENGTH].strip()
    return found if any(map(is_speakable_letter_or_digit, found)) else ""


def extract_primary_language(tag: object) -> str:
    """Return the first part of a language tag, such as "sr" of "sr-Latn"; "" for anything else."""
    found = tag.partition("-")[0].casefold() if isinstance(tag, str) else ""
    return found if 2 <= len(found) <= 3 and found.isascii() and found.isalpha() else ""


def is_speakable_letter_or_digit(char: str) -> bool:
    """Return whether a character is a letter or digit that a voice can speak."""
    return char.isalnum() and char not in INVISIBLE_CHARACTERS


def clean_chat(text: str) -> str:
    """Return a chat message, cleaned and cut to its maximum length."""
    return clean_text(text)[:MAX_CHAT_LENGTH].strip()


def make_sound_key(text: str) -> str:
    """Return a key that is the same for names that sound alike."""
    return "".join(char for char in reduce_to_sound(text) if char not in NAME_PUNCTUATION)


def make_likeness_keys(text: str) -> set[tuple[str, str]]:
    """Return keys of a name by its sound and its appearance. Similar names have a key in common."""
    plain = "".join(char for char in text if char not in NAME_PUNCTUATION)
    looks = {reduce_to_appearance(form).casefold() for form in (plain, plain.casefold())}
    return {("sound", make_sound_key(text)), *(("look", look) for look in looks)}


def make_unique_name(name: str, other_names: Collection[str]) -> str:
    """Return a name that is not similar to any other name, with a number appended if necessary."""
    known = {key for other in other_names if other for key in make_likeness_keys(other)}
    number, found = 1, name
    while known & make_likeness_keys(found):
        number += 1
        found = f"{name[: MAX_NAME_LENGTH - 3]} {number}"
    return found

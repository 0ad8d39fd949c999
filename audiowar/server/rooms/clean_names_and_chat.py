"""Clean the names and chat messages that clients send, and find names that could be confused.

A name is reduced to its sound, and to its appearance as in Unicode Technical Standard 39 (there
called the skeleton): each letter is replaced by one that represents all letters that look like it.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Collection, Mapping
from functools import cache
from typing import Final

MAX_NAME_LENGTH = 20
"""The longest name, in characters."""
MAX_CHAT_LENGTH = 200
"""The longest chat message, in characters."""
MAX_ACCENTS_PER_LETTER = 2
"""The maximum number of combining accents on one letter."""
NAME_PUNCTUATION = " -'_"
"""The characters besides letters and digits that a name may contain."""
INVISIBLE_CHARACTERS: Final = frozenset(
    chr(code)
    for low, high in (
        *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
        *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F)),
        *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0)),
        *((0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
    )
    for code in range(low, high + 1)
)
"""The characters with the Unicode property Default_Ignorable_Code_Point."""
LATIN_BY_CYRILLIC: Final = dict(
    zip(
        "абвгдђежзијклљмнњопрстћуфхцчџшыэйіё",
        (*"abvgdđežzijkl", "lj", *"mn", "nj", *"oprstćufhcč", "dž", "š", *"iejie"),
        strict=True,
    )
)
"""The Latin letters for each Cyrillic one, because voices read Ана and Ana alike."""


def clean_text(text: str) -> str:
    """Return the text as one line, without invisible, control, format and unassigned characters.

    A letter keeps at most MAX_ACCENTS_PER_LETTER accents.
    """
    chars, accents = [], 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if char in INVISIBLE_CHARACTERS:
            continue
        accents = accents + 1 if kind[0] == "M" else 0
        if char.isspace():
            chars.append(" ")
        elif kind[0] != "C" and accents <= MAX_ACCENTS_PER_LETTER:
            chars.append(char)
    return " ".join("".join(chars).split())


def clean_name(text: str) -> str:
    """Return a name without punctuation that could make it sound like a sentence of the game.

    The name is cut to MAX_NAME_LENGTH characters. It is "" if no letter or digit is left, because a
    voice would not speak such a name.
    """
    allowed_text = "".join(
        char
        for char in clean_text(text)
        # Category M contains combining accents, which belong to the letter before them.
        if is_speakable_letter_or_digit(char)
        or unicodedata.category(char)[0] == "M"
        or char in NAME_PUNCTUATION
    )
    name = " ".join(allowed_text.split())[:MAX_NAME_LENGTH].strip()
    return name if any(map(is_speakable_letter_or_digit, name)) else ""


def extract_primary_language(tag: object) -> str:
    """Return the first part of a language tag, such as "sr" of "sr-Latn"; "" for anything else."""
    language = tag.partition("-")[0].casefold() if isinstance(tag, str) else ""
    return language if 2 <= len(language) <= 3 and language.isascii() and language.isalpha() else ""


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
    taken_keys = {key for other in other_names if other for key in make_likeness_keys(other)}
    number, unique_name = 1, name
    while taken_keys & make_likeness_keys(unique_name):
        number += 1
        unique_name = f"{name[: MAX_NAME_LENGTH - 3]} {number}"
    return unique_name


@cache
def load_lookalike_prototypes() -> Mapping[str, str]:
    """Return, for each letter that looks like others, the letter that represents them all.

    The result is empty if the library confusable_homoglyphs is not installed.
    """
    try:
        # Imported late, because only servers install this library.
        from confusable_homoglyphs.confusables import confusables_data
    except ModuleNotFoundError:
        return {}
    like = defaultdict[str, set[str]](set)
    for char, others in confusables_data.items():
        for other in others:
            like[char].add(other["c"])
            like[other["c"]].add(char)
    # All letters that look alike must get the same representative.
    return {
        char: max((char, *others), key=lambda one: (len(like[one]), one))
        for char, others in like.items()
        if len(char) == 1
    }


def reduce_to_appearance(text: str) -> str:
    """Return a form that is the same for texts that look alike."""
    prototypes = load_lookalike_prototypes()
    apart = unicodedata.normalize("NFD", text)
    appearance = "".join(
        prototypes.get(char, char) for char in apart if char not in INVISIBLE_CHARACTERS
    )
    return unicodedata.normalize("NFD", appearance)


def reduce_to_sound(text: str) -> str:
    """Return a form that is the same for texts that sound alike in spite of case or alphabet."""
    plain_letters = unicodedata.normalize("NFKC", text).casefold()
    return "".join(
        LATIN_BY_CYRILLIC.get(char, char)
        for char in plain_letters
        if char not in INVISIBLE_CHARACTERS
    )


def split_into_comparable_words(text: str) -> list[str]:
    """Return the words of a text, each in a form that is the same for similar words."""
    apart = unicodedata.normalize("NFD", reduce_to_sound(text))
    letters = [char for char in apart if unicodedata.category(char)[0] != "M"]
    words = "".join(char if char.isalnum() else " " for char in letters).split()
    return [reduce_to_appearance(word) for word in words]

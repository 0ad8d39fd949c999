"""Reduce names to their appearance and to their sound, to find names that could be confused.

A name is reduced to its appearance as in Unicode Technical Standard 39 (there called the skeleton):
each letter is replaced by one that represents all letters that look like it.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Final

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
    known = load_lookalike_prototypes()
    apart = unicodedata.normalize("NFD", text)
    shown = "".join(known.get(char, char) for char in apart if char not in INVISIBLE_CHARACTERS)
    return unicodedata.normalize("NFD", shown)


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

"""What names look and sound like: none at a table may be taken for another one.

What they look like is the skeleton of Unicode's Technical Standard 39: each letter stands for all
that look the same.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Final

IGNORED: Final = frozenset(
    chr(code)
    for low, high in (
        *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
        *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F)),
        *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0)),
        *((0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
    )
    for code in range(low, high + 1)
)
"""The characters that Unicode calls Default_Ignorable_Code_Point: nobody sees or hears them."""
LATIN: Final = dict(
    zip(
        "абвгдђежзијклљмнњопрстћуфхцчџшыэйіё",
        (*"abvgdđežzijkl", "lj", *"mn", "nj", *"oprstćufhcč", "dž", "š", *"iejie"),
        strict=True,
    )
)
"""Cyrillic letters as they sound: voices say Ана and Ana alike, and А looks like A."""


@cache
def prototypes() -> Mapping[str, str]:
    """Return what stands for each letter that looks like others."""
    try:
        from confusable_homoglyphs.confusables import confusables_data
    except ModuleNotFoundError:
        # Where it was not installed with the program: what looks alike is not known then.
        return {}
    like = defaultdict[str, set[str]](set)
    for char, others in confusables_data.items():
        for other in others:
            like[char].add(other["c"])
            like[other["c"]].add(char)
    # All that look like each other are said to look like the same one of them.
    return {
        char: max((char, *others), key=lambda one: (len(like[one]), one))
        for char, others in like.items()
        if len(char) == 1
    }


def skeleton(text: str) -> str:
    """Return what a text looks like: the same for all that nobody could tell apart by sight."""
    known = prototypes()
    apart = unicodedata.normalize("NFD", text)
    shown = "".join(known.get(char, char) for char in apart if char not in IGNORED)
    return unicodedata.normalize("NFD", shown)


def sound_form(text: str) -> str:
    """Return what a text sounds like: the same for all that no voice tells apart."""
    plain_letters = unicodedata.normalize("NFKC", text).casefold()
    return "".join(LATIN.get(char, char) for char in plain_letters if char not in IGNORED)


def spoken_words(text: str) -> list[str]:
    """Return the words of a text as they look when they are written as they sound."""
    plain = "".join(char if char.isalnum() else " " for char in strip_accents(sound_form(text)))
    return [skeleton(word) for word in plain.split()]


def strip_accents(text: str) -> str:
    """Return a text without accents."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(char for char in apart if unicodedata.category(char)[0] != "M")

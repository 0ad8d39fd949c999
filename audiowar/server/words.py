"""Names and chat as others may hear them: short, and nothing in them that only programs read."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

NAME = 20
"""Characters of a name."""
CHAT = 200
"""Characters of what somebody says."""
MARKS = 2
"""Accents that may stand on one letter."""
IN_NAMES = " -'_"
BLANK = "\u115f\u1160\u3164\uffa0"
"""Letters that nobody hears or sees."""
LATIN = dict(
    zip(
        "абвгдђежзијклљмнњопрстћуфхцчџшыэйіё",
        (*"abvgdđežzijkl", "lj", *"mn", "nj", *"oprstćufhcč", "dž", "š", *"iejie"),
        strict=True,
    )
)
"""Cyrillic letters as they sound: voices say Ана and Ana alike, and А looks like A."""


def plain(text: str) -> str:
    """Return a text in one line without control, format and unknown characters."""
    kept, marks = [], 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if char.isspace():
            kept.append(" ")
        elif kind[0] != "C" and marks <= MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())


def name(text: str) -> str:
    """Return a name of letters and digits, so that none can sound like a sentence of the game.

    It is empty where nothing of it would be heard.
    """
    kept = [char for char in plain(text) if is_letter(char) or is_mark(char) or char in IN_NAMES]
    found = " ".join("".join(kept).split())[:NAME].strip()
    return found if any(map(is_letter, found)) else ""


def language(said: object) -> str:
    """Return the language of a tag, as it is written in short; "" for none."""
    found = said.partition("-")[0].casefold() if isinstance(said, str) else ""
    return found if 2 <= len(found) <= 3 and found.isascii() and found.isalpha() else ""


def is_letter(char: str) -> bool:
    """Tell whether a character is a letter or a digit that can be heard."""
    return char.isalnum() and char not in BLANK


def is_mark(char: str) -> bool:
    """Tell whether a character is an accent of the one before it."""
    return unicodedata.category(char)[0] == "M"


def chat(text: str) -> str:
    """Return what somebody says."""
    return plain(text)[:CHAT].strip()


def heard(text: str) -> str:
    """Return what a name sounds like: the same for names that nobody could tell apart."""
    plain_letters = unicodedata.normalize("NFKC", text).casefold()
    return "".join(LATIN.get(char, char) for char in plain_letters if char not in IN_NAMES)


def unlike(wanted: str, taken: Collection[str]) -> str:
    """Return a name that nobody at the table has: with a number where one sounds like it."""
    known = {heard(one) for one in taken}
    number, found = 1, wanted
    while heard(found) in known:
        number += 1
        found = f"{wanted[: NAME - 3]} {number}"
    return found

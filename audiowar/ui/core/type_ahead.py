"""Find a row of a list by typing its beginning or the beginning of one of its words."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from audiowar.input.keys import find_letter_key

from .key_and_character_names import STROKED

TYPING_SECONDS = 1.0
"""The longest pause, in seconds, between two letters of a search."""


class TypeAhead:
    """Collects letters typed in quick succession."""

    def __init__(self) -> None:
        self._text = ""
        self._at = -math.inf

    def find(self, key: str, labels: Sequence[str], row: int, now: float) -> int | None:
        """Return the row that a typed letter selects from `row`, or None without a match."""
        key = normalize_text(key)
        going_on = self._text if now - self._at <= TYPING_SECONDS else ""
        self._text, self._at = going_on + key, now
        found = find_row(self._text, labels, row)
        if found is None and going_on:
            self._text = key
            found = find_row(key, labels, row)
        return found


def find_row(text: str, labels: Sequence[str], row: int) -> int | None:
    """Return the next row that begins with a text, else the next one with such a word.

    A repeated single letter searches after `row`; a longer text may also match `row`.
    """
    one = len(set(text)) == 1
    text = text[0] if one else text
    first = row + 1 if one else row
    order = [(first + step) % len(labels) for step in range(len(labels))]
    told = [normalize_text(label) for label in labels]
    for index in order:
        if told[index].startswith(text):
            return index
    if not one:
        for index in order:
            if f" {text}" in told[index]:
                return index
    return None


def normalize_text(text: str) -> str:
    """Normalize a text for searching: lower case, no diacritics, spaces for punctuation."""
    return "".join(map(_plain, text)).strip()


@lru_cache(4096)
def _plain(char: str) -> str:
    if not char.isalnum():
        return " "
    small = char.lower()
    bare = unicodedata.normalize("NFD", STROKED.get(small, small))[0]
    return find_letter_key(bare) or bare

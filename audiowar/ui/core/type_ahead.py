"""Find rows of a list by typed letters: the beginning of a row, or of a word in it."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from audiowar.input.key_names import find_basic_typing_key

from .key_labels import STROKED_LETTER_BASES

MAX_TYPING_PAUSE_SECONDS = 1.0
"""The longest pause, in seconds, between two letters of one search."""


class TypeAhead:
    """Collects letters typed in quick succession, and finds the next row that matches them."""

    def __init__(self) -> None:
        self._text = ""
        self._at = -math.inf

    def find_row_by_letter(
        self, letter: str, labels: Sequence[str], start_row: int, now: float
    ) -> int | None:
        """Add a letter to the text and return the index of the next row found, or None.

        If no row matches the whole text, search for the new letter alone.
        """
        letter = normalize_text_for_search(letter)
        going_on = self._text if now - self._at <= MAX_TYPING_PAUSE_SECONDS else ""
        self._text, self._at = going_on + letter, now
        row = find_next_matching_row(self._text, labels, start_row)
        if row is None and going_on:
            self._text = letter
            row = find_next_matching_row(letter, labels, start_row)
        return row


def find_next_matching_row(text: str, labels: Sequence[str], start_row: int) -> int | None:
    """Return the index of the next row that begins with `text`, or else has a word that does.

    `text` must be normalized. If it is one letter, even repeated, the search begins after
    `start_row` and looks only at the beginnings of rows. Return None if no row is found.
    """
    one = len(set(text)) == 1
    text = text[0] if one else text
    first = start_row + 1 if one else start_row
    order = [(first + step) % len(labels) for step in range(len(labels))]
    texts = [normalize_text_for_search(label) for label in labels]
    begins = (index for index in order if texts[index].startswith(text))
    contains = (index for index in order if not one and f" {text}" in texts[index])
    return next(chain(begins, contains), None)


def normalize_text_for_search(text: str) -> str:
    """Normalize a text for searching: lower case, no diacritics, spaces for punctuation.

    Cyrillic letters become the Latin letters on the same keys of a Serbian keyboard, if any.
    """
    return "".join(map(_plain, text)).strip()


@lru_cache(4096)
def _plain(char: str) -> str:
    if not char.isalnum():
        return " "
    small = char.lower()
    bare = unicodedata.normalize("NFD", STROKED_LETTER_BASES.get(small, small))[0]
    return find_basic_typing_key(bare) or bare

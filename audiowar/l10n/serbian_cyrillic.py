"""Transliterate Serbian text to Cyrillic, leaving foreign words unchanged."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from .protect_from_transliteration import (
    PROTECTION_END,
    PROTECTION_START,
    protect_from_transliteration,
)

_LETTERS = dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True)) | {
    "nj": "њ",
    "lj": "љ",
    "dž": "џ",
}
_LETTER = re.compile("nj|lj|dž|.", re.IGNORECASE | re.DOTALL)
# Places in words at which n and j, or d and ž, stay two letters, because the second of them begins
# a new part of the word.
_SEAMS = re.compile(
    r"(?<=in)(?=jekc|jekt|jicir|jurij)|(?<=kon)(?=jug|junk|jekt)|(?<=tan)(?=jug)|(?<=\ban)(?=jon)"
    r"|(?<=van)(?=jezič)"
    r"|(?<=\bnad)(?=žanr|že[tn]|živ|žnj|župan)|(?<=\bod)(?=žal|žim|živ|žva|žur|žderat)"
    r"|(?<=\bpod)(?=žan|žup|žnj|žeg)|(?<=\bpred)(?=želud|žen|žetv|živ)",
    re.IGNORECASE,
)
_PROTECTED = re.compile(f"{PROTECTION_START}([^{PROTECTION_END}]*){PROTECTION_END}")
_WORD = re.compile(r"\w+")
_SERBIAN = re.compile(r"[a-pr-vzčćđšž]+", re.IGNORECASE)
# Single capitals that are Serbian words when they begin a sentence; all others are names of keys.
_WORDS_OF_ONE_LETTER = frozenset("AIKOSU")
_SENTENCE_BEGINS = re.compile(r"(?:^|[.!?:…]\s+|\n)[\"„“(]*$")


class LatinToCyrillic:
    """Transliterates Serbian from Latin to Cyrillic.

    Some words stay unchanged: pieces protected by marks (which are removed), the words and phrases
    of `kept`, words with a digit or a letter that Serbian does not have ("JAWS", "F1"), and single
    capitals ("R"), which are names of keys. A single capital is transliterated only if it is a
    Serbian word that begins a sentence.
    """

    def __init__(self, kept: Iterable[str] = ()) -> None:
        kept = tuple(kept)
        self._kept_words = frozenset(kept)
        phrases = "|".join(re.escape(phrase) for phrase in kept if " " in phrase)
        # The pattern matches protected pieces too, so phrases inside them are not marked again.
        self._phrase = re.compile(
            rf"{PROTECTION_START}[^{PROTECTION_END}]*{PROTECTION_END}|\b(?:{phrases or '(?!)'})\b"
        )

    def __call__(self, text: str) -> str:
        """Return the text in Cyrillic."""
        text = self._phrase.sub(lambda found: protect_from_transliteration(found[0]), text)
        pieces = _PROTECTED.split(text)
        for place in range(0, len(pieces), 2):
            before = "".join(pieces[:place])
            pieces[place] = self._piece(pieces[place], before)
        return "".join(pieces)

    def _piece(self, text: str, before: str) -> str:
        def word(found: re.Match[str]) -> str:
            latin = found[0]
            if latin in self._kept_words:
                return latin
            if len(latin) == 1 and latin.isupper():
                begins = _SENTENCE_BEGINS.search(before + text[: found.start()])
                if not begins or latin not in _WORDS_OF_ONE_LETTER:
                    return latin
            return _word(latin)

        return _WORD.sub(word, text)


@lru_cache(maxsize=4096)
def _word(latin: str) -> str:
    if not _SERBIAN.fullmatch(latin):
        return latin
    return "".join(_LETTER.sub(_letter, part) for part in _SEAMS.split(latin))


def _letter(found: re.Match[str]) -> str:
    # A digraph such as "Nj" is a capital if its first half is one.
    cyrillic = _LETTERS[found[0].lower()]
    return cyrillic.upper() if found[0][0].isupper() else cyrillic

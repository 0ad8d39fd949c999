"""Write finished Serbian text in Cyrillic, letter by letter, leaving alone what is not Serbian."""

from __future__ import annotations

import re
from collections.abc import Iterable

OPEN, CLOSE = "\ue000", "\ue001"
"""Private characters round a piece of text that keeps its script."""

_LETTERS = dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True)) | {
    "nj": "њ",
    "lj": "љ",
    "dž": "џ",
}
_LETTER = re.compile("nj|lj|dž|.", re.IGNORECASE | re.DOTALL)
# Words in which n and j, or d and ž, meet at a seam and stay two letters.
_SEAMS = re.compile(
    r"(?<=in)(?=jekc|jekt|jicir|jurij)|(?<=kon)(?=jug|junk|jekt)|(?<=tan)(?=jug)|(?<=\ban)(?=jon)"
    r"|(?<=van)(?=jezič)"
    r"|(?<=\bnad)(?=žanr|že[tn]|živ|žnj|župan)|(?<=\bod)(?=žal|žim|živ|žva|žur|žderat)"
    r"|(?<=\bpod)(?=žan|žup|žnj|žeg)|(?<=\bpred)(?=želud|žen|žetv|živ)",
    re.IGNORECASE,
)
_SHIELDED = re.compile(f"{OPEN}([^{CLOSE}]*){CLOSE}")
_WORD = re.compile(r"\w+")
_SERBIAN = re.compile(r"[a-pr-vzčćđšž]+", re.IGNORECASE)
# Capitals that are words of Serbian when they begin a sentence; any other lone capital is a key.
_WORD_OF_ONE_LETTER = re.compile(r"[AIKOSU]")
_SENTENCE_BEGINS = re.compile(r"(?:^|[.!?:…]\s+|\n)[\"„“(]*$")


def shield(text: str) -> str:
    """Mark a piece of text so that transliteration leaves it as it is."""
    return f"{OPEN}{text.replace(OPEN, '').replace(CLOSE, '')}{CLOSE}"


class Transliterator:
    """Transliterate from Latin to Cyrillic.

    Left alone are shielded pieces (whose marks it takes away), the words and phrases of `kept`,
    words with a letter that Serbian does not have or with a digit ("JAWS", "F1"), and lone capitals
    ("R"), which are keys.
    """

    def __init__(self, kept: Iterable[str] = ()) -> None:
        phrases = sorted(kept, key=len, reverse=True)
        self._kept = re.compile(
            rf"\b(?:{'|'.join(map(re.escape, phrases))})\b" if phrases else r"(?!)"
        )

    def __call__(self, text: str) -> str:
        """The text in Cyrillic."""
        text = self._kept.sub(lambda found: shield(found[0]), text) if self._kept else text
        pieces = _SHIELDED.split(text)
        for place in range(0, len(pieces), 2):
            before = "".join(pieces[:place])
            pieces[place] = _words(pieces[place], before)
        return "".join(pieces)


def _words(text: str, before: str) -> str:
    def word(found: re.Match[str]) -> str:
        if not _SERBIAN.fullmatch(found[0]):
            return found[0]
        if len(found[0]) == 1 and found[0].isupper():
            begins = _SENTENCE_BEGINS.search(before + text[: found.start()])
            if not begins or not _WORD_OF_ONE_LETTER.match(found[0]):
                return found[0]
        return "".join(map(_letters, _SEAMS.split(found[0])))

    return _WORD.sub(word, text)


def _letters(part: str) -> str:
    return _LETTER.sub(_letter, part)


def _letter(found: re.Match[str]) -> str:
    """One letter; a digraph is a capital when its first half is."""
    latin = found[0]
    cyrillic = _LETTERS[latin.lower()]
    return cyrillic.upper() if latin[0].isupper() else cyrillic

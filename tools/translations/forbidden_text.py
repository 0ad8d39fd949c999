"""Find text that no message may contain: what voices misread, and words that a language avoids.

Each line of a language's file `avoided_words.txt` has a pattern of whole words, an arrow, and the
words to use instead. `allows PATTERN` in the comment of a message exempts the message.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from audiowar.l10n.discover_locales import Locale
from audiowar.l10n.translation_problem import TranslationProblem

from .parsed_messages import ParsedMessage

ALLOWED_CAPITALS = frozenset(("NVDA", "JAWS", "SAPI", "GPL", "CSV", "JSON", "UTF", "NO_COLOR"))
"""Words that messages may have in capitals, because the capitals are not for emphasis."""

# The rules by language; "" has the rules for all languages. A rule has a name (for comments
# `allows NAME`), the pattern of the forbidden text, and the reason.
FORBIDDEN_TEXT_RULES: dict[str, tuple[tuple[str, str, str], ...]] = {
    "": (
        ("symbols", r"[♠-♧]", "voices read suit symbols in many ways: CARD names them"),
        ("codes", r"\b(?:10|[2-9TJQKA])[HSDC]\b", "a card's code is not for ears: CARD"),
        ("ratios", r"\d\s*:\s*\d", "voices read a time of day"),
        ("grouping", r"\d[.,]\d{3}\b", "thousands are not grouped"),
        ("roman", r"\b(?:I{2,3}|IV|VI{1,3}|IX)\b", "voices read roman numerals as words"),
        ("slashes", r"\w(?:/|\()(?:a|as|la|na|ă|e)\b", "both genders at once: rephrase"),
        ("capitals", r"\b[^\W\d_]{3,}\b", "capitals for stress are spelled by voices"),
    ),
    "en": (("abbreviations", r"\b(?:vs|etc|e\.g|i\.e)\.", "abbreviations are misread"),),
    "es": (
        ("abbreviations", r"n\.º|\bnúm\.|\bp\. ej\.|\betc\.", "abbreviations are misread"),
        ("address", r"\b(?i:usted|ustedes|vosotros|vosotras|vuestr[oa]s?)\b", "say tú"),
    ),
    "ro": (
        ("abbreviations", r"\bnr\.|\betc\.", "abbreviations are misread"),
        ("cedilla", r"[şţŞŢ]", "cedilla: ș and ț have a comma"),
        ("address", r"\b(?i:dumneavoastră|dumneata)\b", "say tu"),
    ),
    "sr": (
        ("abbreviations", r"\b(?:br|npr|tj|itd)\.", "abbreviations are misread"),
        ("script", r"[Ѐ-ӿ]+", "Cyrillic: it is made from the Latin by the program"),
        ("digraphs", r"[Ǆ-ǌ]", "write dž, lj, nj as two letters"),
    ),
}


def find_forbidden_text(message: ParsedMessage, tag: str) -> Iterator[TranslationProblem]:
    """Yield a problem for each forbidden text in a message of the language `tag`."""
    for name, pattern, why in (*FORBIDDEN_TEXT_RULES[""], *FORBIDDEN_TEXT_RULES.get(tag, ())):
        if f"allows {name}" in message.comment:
            continue
        for text in message.texts:
            for found in re.findall(pattern, text.text):
                if name != "capitals" or (found.isupper() and found not in ALLOWED_CAPITALS):
                    yield message.make_problem(f"“{found}”: {why}", text.line)


AVOIDED_WORDS_FILE = "avoided_words.txt"
_ARROW = " -> "


@dataclass(frozen=True)
class AvoidedWord:
    """A word to avoid, with the word to use instead."""

    written_pattern: str
    """The pattern as written in the file. A comment `allows PATTERN` must repeat it exactly."""
    pattern: re.Pattern[str]
    replacement: str


@cache
def read_avoided_words(folder: Path) -> tuple[AvoidedWord, ...]:
    """Return the words that a language avoids. Raises ValueError for an incomplete line."""
    path = folder / AVOIDED_WORDS_FILE
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return tuple(_read(line) for line in lines if line.strip() and not line.startswith("#"))


def _read(line: str) -> AvoidedWord:
    written, _, right = (part.strip() for part in line.rpartition(_ARROW))
    if not (written and right):
        raise ValueError(f"no word with what to say instead: {line}")
    try:
        pattern = re.compile(rf"\b(?:{written})\b", re.IGNORECASE)
    except re.error as error:
        raise ValueError(f"no pattern: {line}: {error}") from None
    return AvoidedWord(written, pattern, right)


def describe_avoided_words(text: str, words: Iterable[AvoidedWord]) -> Iterator[str]:
    """Yield a sentence for each avoided word in a text, with its replacement."""
    for word in words:
        for found in word.pattern.findall(text):
            yield f"“{found}”: say {word.replacement}"


def check_avoided_words(
    locale: Locale, messages: Iterable[ParsedMessage]
) -> Iterator[TranslationProblem]:
    """Yield a problem for each avoided word in the messages of a language."""
    try:
        words = read_avoided_words(locale.folder)
    except ValueError as error:
        yield TranslationProblem(f"{locale.tag}/{AVOIDED_WORDS_FILE}", 0, str(error))
        return
    for message in messages:
        wanted = [word for word in words if f"allows {word.written_pattern}" not in message.comment]
        for text in message.texts:
            for fault in describe_avoided_words(text.text, wanted):
                yield message.make_problem(fault, text.line)

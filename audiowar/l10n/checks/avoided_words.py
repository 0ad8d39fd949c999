"""Find words that a language avoids, and suggest better ones.

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

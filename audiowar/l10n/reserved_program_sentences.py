"""Recognize sentences of the program, in all languages, so that no player name imitates one."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from threading import Thread
from typing import Final

from .discover_locales import discover_locales
from .format_messages import read_message_sources

MIN_WORDS_PER_SENTENCE: Final = 2
"""The minimum number of fixed words in a sentence. A shorter one may be a person's name."""
MAX_VARIANTS_PER_MESSAGE: Final = 200
"""The maximum number of variants to load for each message."""
_INNERMOST = re.compile(r"\{([^{}]*)\}")
_VARIANT = re.compile(r"\*?\[[^\]]*\]")
_BEGINNING = re.compile(r"^(?:-?[a-zA-Z][\w-]*|[ ]+\.[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_END = re.compile(r"[.!?:;]|\n\s*\n")
_ANYTHING: Final = "\0"


class ProgramSentences:
    """The set of all sentences of the program, in all languages, loaded in the background.

    `text in sentences` returns whether a text sounds like one of them. `split_words` splits a text
    into words, spelled by their sound. Sentences with more than `max_letters` letters, or fewer
    words than `MIN_WORDS_PER_SENTENCE`, are left out.
    """

    def __init__(self, split_words: Callable[[str], Sequence[str]], max_letters: int) -> None:
        self._words = split_words
        self._longest = max_letters
        self._by_word: defaultdict[str, list[re.Pattern[str]]] = defaultdict(list)
        """Patterns of sentences, by the longest word of each sentence."""
        self._reading = Thread(target=self._read, name="sentences", daemon=True)
        self._begun = False

    def start_loading(self) -> None:
        """Start loading in the background. The operator `in` waits until everything is loaded."""
        if not self._begun:
            self._begun = True
            self._reading.start()

    def _read(self) -> None:
        for source in sorted(self._sources()):
            self._add(source)

    def _sources(self) -> set[str]:
        return {
            sentence.strip()
            for folder in {locale.folder for locale in discover_locales().values()}
            for entry in read_message_sources(folder, []).values()
            for text in _BEGINNING.split(entry.source)
            for form in islice(iter_message_variants(text), MAX_VARIANTS_PER_MESSAGE)
            for sentence in _END.split(form)
        }

    def _add(self, sentence: str) -> None:
        parts = [self._words(part) for part in sentence.split(_ANYTHING)]
        known = [word for part in parts for word in part]
        if len(known) >= MIN_WORDS_PER_SENTENCE and len("".join(known)) <= self._longest:
            pattern = r"(?:.+ )?".join(re.escape("".join(f"{w} " for w in part)) for part in parts)
            self._by_word[max(known, key=len)].append(re.compile(pattern))

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        words = self._words(text)
        if len(words) < MIN_WORDS_PER_SENTENCE:
            return False
        self.start_loading()
        self._reading.join()
        said = "".join(f"{word} " for word in words)
        known = (pattern for word in set(words) for pattern in self._by_word.get(word, ()))
        return any(pattern.fullmatch(said) for pattern in known)


def iter_message_variants(source: str) -> Iterator[str]:
    """Yield a message in each of its variants, with a mark in place of each inserted value."""
    found = _INNERMOST.search(source)
    if found is None:
        yield source
        return
    head, tail = source[: found.start()], source[found.end() :]
    _, arrow, variants = found[1].partition("->")
    if not arrow:
        yield from iter_message_variants(head + _ANYTHING + tail)
        return
    for variant in _VARIANT.split(variants)[1:]:
        yield from iter_message_variants(head + variant + tail)

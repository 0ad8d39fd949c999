"""One word for each thing: in the messages, and in the sentences that are kept of whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiowar.l10n.discover_locales import discover_locales
from tools.translations.check_messages import check_messages
from tools.translations.forbidden_text import (
    AVOIDED_WORDS_FILE,
    AvoidedWord,
    describe_avoided_words,
    read_avoided_words,
)

TESTS = Path(__file__).parents[1]
WRONG = {
    "en": {"Each puts two cards.": "play, or put down", "Alice owns most cards.": "the most cards"},
    "es": {"El entrenador calla.": "consejo", "Quedan 21 cartas.": "el número en letras"},
    "ro": {"Din o sută de ori.": "dintr-o", "Au rămas 22 de ture.": "numărul în litere"},
    "sr": {"Ana je bot.": "robot", "Poslednji štih": "potez"},
}
"""Sentences with a wrong word, each with what to say instead."""
RIGHT = {
    "en": "You put the king on top. Whoever has the most cards wins. Their packeted lunch",
    "es": "Quedan 11 cartas.",
    "ro": "Dintr-o sută de ori. Se joacă 2000 de ture.",
    "sr": "Ana je robot.",
}


def read_words(language: str) -> tuple[AvoidedWord, ...]:
    return read_avoided_words(discover_locales()[language].folder)


def iter_kept_texts(language: str) -> Iterator[str]:
    """Yield what is kept of a language: every event, and games told at every level of detail."""
    events = (TESTS / "announce" / "sentences" / f"{language}.txt").read_text(encoding="utf-8")
    yield from (line.partition(" | ")[2] for line in events.splitlines())
    for path in sorted((TESTS / "golden" / "told").glob("*.txt")):
        for part in re.split(r"^== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            if part.startswith(f"{language}, "):
                yield part


@pytest.mark.parametrize("language", WRONG)
def test_kept_games_say_each_thing_with_its_word(language: str) -> None:
    words, texts = read_words(language), list(iter_kept_texts(language))
    assert words and len(texts) > 20
    assert sorted({fault for text in texts for fault in describe_avoided_words(text, words)}) == []


@pytest.mark.parametrize("language", WRONG)
def test_only_wrong_words_are_found(language: str) -> None:
    words = read_words(language)
    for text, better in WRONG[language].items():
        (fault,) = describe_avoided_words(text, words)
        assert fault.endswith(f": say {better}")
    assert list(describe_avoided_words(RIGHT[language], words)) == []


@pytest.mark.parametrize(
    ("words", "messages", "problem"),
    [
        ("# a word -> never\npackets? -> stack", "", "ui.ftl:1: goodbye: “packet”: say stack"),
        ("packets? -> stack", "# allows packets?\n", ""),
        ("packet", "", f"{AVOIDED_WORDS_FILE}: no word with what"),
        ("-> stack", "", f"{AVOIDED_WORDS_FILE}: no word with what"),
        ("( -> stack", "", f"{AVOIDED_WORDS_FILE}: no pattern"),
    ],
)
def test_avoided_word_is_a_problem(tmp_path: Path, words: str, messages: str, problem: str) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "locale.ini").write_text(
        "[locale]\nname = X\nchoose = X\nplurals = en\n[lists]\nand = a\nor = b\n"
    )
    (folder / "ui.ftl").write_text(f"{messages}goodbye = A packet of cards.\n")
    (folder / AVOIDED_WORDS_FILE).write_text(f"{words}\n")
    problems = [
        str(one)
        for one in check_messages(tmp_path, sources=())
        if "say stack" in str(one) or AVOIDED_WORDS_FILE in str(one)
    ]
    assert len(problems) == bool(problem) and all(f"en/{problem}" in one for one in problems)

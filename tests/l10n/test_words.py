"""One word for each thing: in the messages, and in the sentences that are kept of whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiowar.l10n.checks.avoided_words import (
    AVOIDED_WORDS_FILE,
    describe_avoided_words,
    read_avoided_words,
)
from audiowar.l10n.checks.check_messages import check_messages
from audiowar.l10n.discover_locales import discover_locales

TESTS = Path(__file__).parents[1]
LANGUAGES = ("en", "es", "ro", "sr")


def kept(language: str) -> Iterator[str]:
    """Yield what is kept of a language: every event, and games told at every level of detail."""
    events = (TESTS / "announce" / "sentences" / f"{language}.txt").read_text(encoding="utf-8")
    yield from (line.partition(" | ")[2] for line in events.splitlines())
    for path in sorted((TESTS / "golden" / "told").glob("*.txt")):
        for part in re.split(r"^== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            if part.startswith(f"{language}, "):
                yield part


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_that_are_kept_say_each_thing_with_its_word(language: str) -> None:
    words = read_avoided_words(discover_locales()[language].folder)
    texts = list(kept(language))
    assert words and len(texts) > 20
    assert sorted({fault for text in texts for fault in describe_avoided_words(text, words)}) == []


@pytest.mark.parametrize(
    ("language", "said", "right"),
    [
        ("en", "Each puts two cards.", "play, or put down"),
        ("en", "Alice owns most cards.", "the most cards"),
        ("es", "El entrenador calla.", "consejo"),
        ("es", "Quedan 21 cartas.", "el número en letras"),
        ("ro", "Din o sută de ori.", "dintr-o"),
        ("ro", "Au rămas 22 de ture.", "numărul în litere"),
        ("sr", "Ana je bot.", "robot"),
        ("sr", "Poslednji štih", "potez"),
    ],
)
def test_a_wrong_word_is_found(language: str, said: str, right: str) -> None:
    (fault,) = describe_avoided_words(said, read_avoided_words(discover_locales()[language].folder))
    assert fault.endswith(f": say {right}")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You put the king on top. Whoever has the most cards wins. Their packeted lunch"),
        ("es", "Quedan 11 cartas."),
        ("ro", "Dintr-o sută de ori. Se joacă 2000 de ture."),
        ("sr", "Ana je robot."),
    ],
)
def test_what_only_looks_like_it_is_right(language: str, said: str) -> None:
    assert (
        list(describe_avoided_words(said, read_avoided_words(discover_locales()[language].folder)))
        == []
    )


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    """A folder of one language with one message."""
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "locale.ini").write_text(
        "[locale]\nname = X\nchoose = X\nplurals = en\n[lists]\nand = a\nor = b\n"
    )
    (folder / "ui.ftl").write_text("goodbye = A packet of cards.\n")
    return tmp_path


def test_a_planted_word_is_a_problem_of_its_message(planted: Path) -> None:
    (planted / "en" / AVOIDED_WORDS_FILE).write_text("# a word -> never\npackets? -> stack\n")
    assert "en/ui.ftl:1: goodbye: “packet”: say stack" in map(
        str, check_messages(planted, sources=())
    )


def test_a_message_may_excuse_itself(planted: Path) -> None:
    (planted / "en" / AVOIDED_WORDS_FILE).write_text("packets? -> stack\n")
    (planted / "en" / "ui.ftl").write_text("# allows packets?\ngoodbye = A packet of cards.\n")
    assert not any("say stack" in str(problem) for problem in check_messages(planted, sources=()))


@pytest.mark.parametrize("line", ["packet", "-> stack", "( -> stack"])
def test_a_line_that_is_no_word_is_a_problem(planted: Path, line: str) -> None:
    (planted / "en" / AVOIDED_WORDS_FILE).write_text(f"{line}\n")
    assert any(
        str(problem).startswith(f"en/{AVOIDED_WORDS_FILE}: no ")
        for problem in check_messages(planted, sources=())
    )

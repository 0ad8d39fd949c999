"""The check finds every kind of fault, and passes what is right or excused."""

from __future__ import annotations

from pathlib import Path

import pytest

import audiowar
from audiowar.l10n.checks.check_messages import check_messages, list_plural_categories
from audiowar.l10n.checks.parsed_messages import parse_messages

from .conftest import Locales
from .identical_to_english import (
    compare_identical_to_english,
    find_messages_identical_to_english,
)


def said(root: Path) -> list[str]:
    """The problems as text, without those of messages that no source tells."""
    composed = parse_messages(root / "en", []).keys()
    problems = check_messages(root, sources=[], composed_ids=composed)
    return [str(problem) for problem in problems]


def test_real_words_alone_are_right(locales: Locales) -> None:
    assert said(locales(es="", ro="", sr="")) == []


RIGHT = """
take = { $who ->
    [you] Uzimate { COUNT($n, noun: "card", form: "obj") }, F5 i F6, 3 do 4.
   *[other] { $player } uzima { CARDS($cards, form: "acc") }: NVDA.
  }
    .brief = { $n ->
        [one] karta
        [few] karte
       *[other] karata
    }
"""
ENGLISH = (
    'take = { $who } { $n } { $player } { CARDS($cards, form: "def") } F5\n    .brief = { $n }'
)


def test_right_message_passes(locales: Locales) -> None:
    assert said(locales(en=ENGLISH, sr=RIGHT)) == []


@pytest.mark.parametrize(
    ("english", "serbian", "problem"),
    [
        ("a = A", "", "sr/: a is missing (en/events.ftl)"),
        ("", "a = B", "sr/events.ftl:1: a: not in English"),
        ("a = A", "a = B\nb = { $x", "sr/events.ftl:2: cannot be parsed: "),
        ("a = A", "a = B\na = C", "sr/events.ftl:2: a: also in sr/events.ftl:1"),
        ("a = { $x } A", "a = B", "sr/events.ftl:1: a: does not tell $x"),
        ("a = { $x } A", "a = { $x } { $y }", "sr/events.ftl:1: a: unknown variable $y"),
        ("a = A\n    .brief = a", "a = B", "sr/events.ftl:1: a: has no .brief"),
        ("a = A", "a = B\n    .full = b", "sr/events.ftl:1: a: English has no .full"),
        ("a = A", "a = { b }", "sr/events.ftl:1: a: refers to b, which is missing"),
        ("a = A", "a = { CRD($x) }", "sr/events.ftl:1: a: no function CRD"),
        ("a = { $x } A", "a = { CARD($x, from: 1) }", "a: CARD: no option from"),
        (
            "a = { $x } A",
            'a = { CARD($x, form: "def") }',
            "a: CARD: form is none of acc, gen, gender, ins, nom: def",
        ),
        ("a = { $x } A", 'a = { COUNT($x, noun: "cards") }', "a: COUNT: noun is none of"),
        ("a = { $x } A", 'a = { COUNT($x, of: "D") }', "a: COUNT: of is none of"),
        ("a = { $card } A", "a = { CARD($card) }", "en/events.ftl:1: a: $card is a code: CARD("),
        (
            "a = { $who ->\n [you] A\n *[other] B\n }",
            "a = { $who ->\n [ti] A\n *[other] B\n }",
            "a: $who is never [ti]",
        ),
        (
            "a = { $who ->\n [you] A\n *[other] B\n }",
            "a = { $who ->\n *[other] B\n }",
            "a: no variant [you] of $who",
        ),
        ("a = { $x } A", "a = { NUMBER($x) }", "a: NUMBER: useGrouping: 0 is missing"),
    ],
)
def test_fault_is_found(locales: Locales, english: str, serbian: str, problem: str) -> None:
    assert any(problem in text for text in said(locales(en=english, sr=serbian)))


def test_missing_and_needless_plurals_are_found(locales: Locales) -> None:
    english = "n = { $n ->\n    [one] card\n   *[other] cards\n  }"
    serbian = "n = { $n ->\n    [one] karta\n   *[other] karata\n  }"
    spanish = "n = { $n ->\n    [one] carta\n    [few] cartas\n   *[other] cartas\n  }"
    assert said(locales(en=english, sr=serbian, es=spanish)) == [
        "es/events.ftl:1: n: the plural [few] never happens",
        "sr/events.ftl:1: n: no plural [few]",
    ]


def test_plurals_of_the_languages() -> None:
    assert {tag: sorted(list_plural_categories(tag)) for tag in ("en", "es", "ro", "sr-Latn")} == {
        "en": ["one", "other"],
        "es": ["one", "other"],
        "ro": ["few", "one", "other"],
        "sr-Latn": ["few", "one", "other"],
    }


@pytest.mark.parametrize(
    "excused",
    [
        "# without $x\na = B\n    .brief = b",
        "# without .brief\na = { $x } B",
    ],
)
def test_exceptions_are_stated_in_the_comment(locales: Locales, excused: str) -> None:
    assert said(locales(en="a = { $x } A\n    .brief = A", sr=excused)) == []


def test_plural_may_be_left_out_on_purpose(locales: Locales) -> None:
    english = "n = { $n ->\n    [one] remains\n   *[other] remain\n  }"
    romanian = "# without [few]: a verb\nn = { $n ->\n    [one] rămâne\n   *[other] rămân\n  }"
    assert said(locales(en=english, ro=romanian)) == []


def test_variable_in_the_english_comment_may_be_told(locales: Locales) -> None:
    assert said(locales(en="# $mine: yes or no\na = A", sr="a = { $mine }")) == []


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("en", "the ♥"),
        ("en", "QH is strong"),
        ("es", "paga 10:1"),
        ("es", "1.000 cartas"),
        ("es", "jugador/a"),
        ("es", "eliminado(a)"),
        ("es", "usted juega"),
        ("ro", "şapte"),
        ("ro", "douăzeci de cărţi"),
        ("ro", "nr. 5"),
        ("sr", "br. 5"),
        ("sr", "Карта"),
        ("sr", "runda II"),
        ("sr", "ODMAH igrajte"),
        ("sr", "ǆoker"),
    ],
)
def test_forbidden_things_are_found(locales: Locales, tag: str, text: str) -> None:
    messages = {"en": "a = A"} | {tag: f"a = {text}"}
    assert len(said(locales(**messages))) == 1


def test_forbidden_thing_may_be_allowed(locales: Locales) -> None:
    assert said(locales(en="# allows capitals: it is a name\na = The AUDIOWAR")) == []


def test_foreign_word_in_serbian_is_kept_on_purpose(locales: Locales) -> None:
    root = locales(en='a = A\nb = { KEY("x") }', sr='a = Windows i quiz\nb = { KEY("quiz") }')
    assert said(root) == ["sr/events.ftl:1: a: “quiz” stays Latin: KEY(), or kept"]


def test_missing_word_is_found(locales: Locales) -> None:
    root = locales(sr="")
    counts = root / "sr" / "number_words.ftl"
    text = counts.read_text(encoding="utf-8").replace("number-3 = tri\n", "")
    counts.write_text(text, encoding="utf-8")
    assert said(root) == ["sr/: a word is missing: no number-3"]


def test_identical_messages_are_a_ratchet(locales: Locales) -> None:
    english = "a = Same\nb = One\n    .brief = Bot\nc = { $x }"
    root = locales(en=english, sr="a = Same\nb = Dva\n    .brief = Bot\nc = { $x }")
    messages = {tag: parse_messages(root / tag, []) for tag in ("en", "sr")}
    found = find_messages_identical_to_english(messages)
    assert found.keys() == {"sr a", "sr b.brief"}
    assert list(compare_identical_to_english({"sr a", "sr b.brief"}, found)) == []
    assert [str(one) for one in compare_identical_to_english({"sr a", "sr b"}, found)] == [
        "sr/events.ftl:2: b: is as in English (sr b.brief)",
        "sr b is listed as identical to English, but is not",
    ]


def test_messages_and_their_uses_are_compared(locales: Locales, tmp_path: Path) -> None:
    root = locales(en="told = A\nold = B { part }\npart = P\nother-x = E\n")
    source = tmp_path / "source.py"
    source.write_text(
        'say("told"); format_message("gone", x=1)',
        encoding="utf-8",
    )
    problems = check_messages(root, sources=[source], composed_ids={"other-x"})
    assert [str(problem) for problem in problems] == [
        "en/events.ftl:2: old: is never told",
        "source.py:1: tells gone, which English does not have",
    ]


def test_wrong_locale_folder_is_told(locales: Locales) -> None:
    root = locales(sr="")
    (root / "sr" / "locale.ini").unlink()
    (problem,) = said(root)
    assert problem.startswith("sr/locale.ini: ")


def test_a_built_program_has_no_sources_and_is_not_asked_who_tells_what(
    monkeypatch: pytest.MonkeyPatch, locales: Locales, tmp_path: Path
) -> None:
    root = locales(en="untold = A")
    assert [problem.text for problem in check_messages(root)][:1] == ["untold: is never told"]
    monkeypatch.setattr(audiowar, "__file__", str(tmp_path / "__init__.pyc"))
    assert check_messages(root) == []

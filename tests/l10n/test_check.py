"""The check finds every kind of fault, and passes what is right or excused."""

from __future__ import annotations

from pathlib import Path

from tools.translations.check_messages import check_messages, list_plural_categories
from tools.translations.parsed_messages import parse_messages

from .conftest import Locales
from .identical_to_english import (
    compare_identical_to_english,
    find_messages_identical_to_english,
)


def check(root: Path) -> list[str]:
    """Return the problems as text, without those of messages that no source uses."""
    composed = parse_messages(root / "en", []).keys()
    problems = check_messages(root, sources=[], composed_ids=composed)
    return [str(problem) for problem in problems]


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
    assert check(locales(en=ENGLISH, sr=RIGHT, es=ENGLISH, ro=ENGLISH)) == []


FAULTS = (
    ("", "m = B", "not in English"),
    ("m = A", "m = B\nm = C", "also in sr/events.ftl:"),
    ("m = { $x } A", "m = B", "does not tell $x"),
    ("m = { $x } A", "m = { $x } { $y }", "unknown variable $y"),
    ("m = A\n    .brief = a", "m = B", "has no .brief"),
    ("m = A", "m = B\n    .full = b", "English has no .full"),
    ("m = A", "m = { b }", "refers to b, which is missing"),
    ("m = A", "m = { CRD($x) }", "no function CRD"),
    ("m = { $x } A", "m = { CARD($x, from: 1) }", "CARD: no option from"),
    (
        "m = { $x } A",
        'm = { CARD($x, form: "def") }',
        "CARD: form is none of acc, gen, gender, ins, nom: def",
    ),
    ("m = { $x } A", 'm = { COUNT($x, noun: "cards") }', "COUNT: noun is none of"),
    ("m = { $x } A", 'm = { COUNT($x, of: "D") }', "COUNT: of is none of"),
    ("m = { $card } A", "m = { CARD($card) }", "$card is a code: CARD("),
    (
        "m = { $who ->\n [you] A\n *[other] B\n }",
        "m = { $who ->\n [ti] A\n *[other] B\n }",
        "$who is never [ti]",
    ),
    (
        "m = { $who ->\n [you] A\n *[other] B\n }",
        "m = { $who ->\n *[other] B\n }",
        "no variant [you] of $who",
    ),
    ("m = { $x } A", "m = { NUMBER($x) }", "NUMBER: useGrouping: 0 is missing"),
)
"""English and Serbian messages, and the problem that follows."""


def test_every_fault_is_found(locales: Locales) -> None:
    english, serbian, expected = ["gone = A"], [], ["sr/: gone is missing (en/events.ftl)"]
    for at, (first, second, problem) in enumerate(FAULTS):
        english.append(first.replace("m =", f"m{at} ="))
        serbian.append(second.replace("m =", f"m{at} ="))
        expected.append(f": m{at}: {problem}")
    serbian.append("b = { $x")
    expected.append("cannot be parsed: ")
    problems = check(locales(en="\n".join(english), sr="\n".join(serbian)))
    assert "sr/events.ftl:1: m0: not in English" in problems
    for text in expected:
        assert any(text in problem for problem in problems), text


def test_missing_or_needless_plurals_are_found(locales: Locales) -> None:
    english = "n = { $n ->\n    [one] card\n   *[other] cards\n  }"
    serbian = "n = { $n ->\n    [one] karta\n   *[other] karata\n  }"
    spanish = "n = { $n ->\n    [one] carta\n    [few] cartas\n   *[other] cartas\n  }"
    romanian = "# without [few]: a verb\nn = { $n ->\n    [one] rămâne\n   *[other] rămân\n  }"
    assert check(locales(en=english, sr=serbian, es=spanish, ro=romanian)) == [
        "es/events.ftl:1: n: the plural [few] never happens",
        "sr/events.ftl:1: n: no plural [few]",
    ]


def test_plural_categories_of_languages() -> None:
    assert {tag: sorted(list_plural_categories(tag)) for tag in ("en", "es", "ro", "sr-Latn")} == {
        "en": ["one", "other"],
        "es": ["one", "other"],
        "ro": ["few", "one", "other"],
        "sr-Latn": ["few", "one", "other"],
    }


def test_comments_state_exceptions(locales: Locales) -> None:
    english = (
        "a = { $x } A\n    .brief = A\nb = { $x } A\n    .brief = A\n"
        "# $mine: yes or no\nc = A\n# allows capitals: it is a name\nd = The AUDIOWAR"
    )
    serbian = (
        "# without $x\na = B\n    .brief = b\n# without .brief\nb = { $x } B\n"
        "c = { $mine }\nd = Taj"
    )
    assert check(locales(en=english, sr=serbian)) == []


FORBIDDEN = {
    "en": ("the ♥", "QH is strong"),
    "es": ("paga 10:1", "1.000 cartas", "jugador/a", "eliminado(a)", "usted juega"),
    "ro": ("şapte", "douăzeci de cărţi", "nr. 5"),
    "sr": ("br. 5", "Карта", "runda II", "ODMAH igrajte", "ǆoker"),
}


def test_forbidden_text_is_found_once(locales: Locales) -> None:
    wrong = {
        tag: "\n".join(f"{tag}-{at} = {text}" for at, text in enumerate(texts))
        for tag, texts in FORBIDDEN.items()
    }
    right = {
        tag: "\n".join(
            f"{other}-{at} = A" for other, texts in FORBIDDEN.items() if other != tag
            for at in range(len(texts))
        )
        for tag in FORBIDDEN
    }  # fmt: skip
    problems = check(locales(**{tag: f"{wrong[tag]}\n{right[tag]}" for tag in FORBIDDEN}))
    assert [problem.split(": ")[1] for problem in problems] == [
        f"{tag}-{at}" for tag, texts in FORBIDDEN.items() for at in range(len(texts))
    ]


def test_foreign_word_in_serbian_is_marked(locales: Locales) -> None:
    root = locales(en='a = A\nb = { KEY("x") }', sr='a = Windows i quiz\nb = { KEY("quiz") }')
    assert check(root) == ["sr/events.ftl:1: a: “quiz” stays Latin: KEY(), or kept"]


def test_missing_word_is_found(locales: Locales) -> None:
    root = locales(sr="")
    counts = root / "sr" / "number_words.ftl"
    text = counts.read_text(encoding="utf-8").replace("number-3 = tri\n", "")
    counts.write_text(text, encoding="utf-8")
    assert check(root) == ["sr/: a word is missing: no number-3"]


def test_identical_messages_are_a_ratchet(locales: Locales) -> None:
    english = "a = Same\nb = One\n    .brief = Bot\nc = { $x }"
    root = locales(en=english, sr="a = Same\nb = Dva\n    .brief = Bot\nc = { $x }")
    messages = {tag: parse_messages(root / tag, []) for tag in ("en", "sr")}
    identical = find_messages_identical_to_english(messages)
    assert identical.keys() == {"sr a", "sr b.brief"}
    assert list(compare_identical_to_english({"sr a", "sr b.brief"}, identical)) == []
    assert [str(one) for one in compare_identical_to_english({"sr a", "sr b"}, identical)] == [
        "sr/events.ftl:2: b: is as in English (sr b.brief)",
        "sr b is listed as identical to English, but is not",
    ]


def test_wrong_locale_folder_is_a_problem(locales: Locales) -> None:
    root = locales(sr="")
    (root / "sr" / "locale.ini").unlink()
    (problem,) = check(root)
    assert problem.startswith("sr/locale.ini: ")


def test_messages_are_compared_with_their_uses(locales: Locales, tmp_path: Path) -> None:
    root = locales(en="told = A\nold = B { part }\npart = P\nother-x = E\nknown-one = K\n")
    sources = {
        'say("told"); format_message("gone", x=1)': "gone",
        'Line("gone" if x else "known-one")': "gone",
        'Refused("gone_away", card=1)': "refused-gone-away",
        'raise DamagedTranscript(7, "no_thing")': "damaged-no-thing",
        'make_switch_item(app, "thing")': "setting-thing",
        'WORDS = {"a": "known-two"}': "known-two",
        'WORDS = {"a": "foreign-two", "b": "known"}': "",
    }
    for at, (source, missing) in enumerate(sources.items()):
        path = tmp_path / f"source{at}.py"
        path.write_text(f'say("told"), say("known-one"); {source}', encoding="utf-8")
        problems = check_messages(root, sources=[path], composed_ids={"other-x", "game-chess"})
        assert [str(problem) for problem in problems] == [
            "en/events.ftl:2: old: is never told",
            "game-chess is put together, and English does not have it",
            *[f"source{at}.py:1: tells {missing}, which English does not have"] * bool(missing),
        ]

"""A catalogue tells messages at three levels of detail and never fails in front of a player."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.list_joining import LISTENER_MARK
from audiowar.l10n.translation_problem import MessageError, TranslationProblem

from .conftest import Locales

TAKE = """
take = { $who ->
    [you] Uzimate { COUNT($cards, noun: "card", form: "obj") }.
   *[other] { $player } uzima { COUNT($cards, noun: "card", form: "obj") }.
  }
    .brief = { $player } { LENGTH($cards) }
    .full = { $player } uzima { CARDS($cards, form: "acc") }.
"""


def test_levels_of_detail(locales: Locales) -> None:
    sr = Catalogue("sr", strict=True, root=locales(sr=TAKE))
    args: dict[str, Any] = {"who": "other", "player": "Ana", "cards": ["QH", "8C"]}
    assert sr.format_message("take", **args) == "Ana uzima dve karte."
    assert sr.format_message("take", "brief", **args) == "Ana 2"
    assert sr.format_message("take", "full", **args) == "Ana uzima damu herc i osmicu tref."


def test_missing_level_is_told_like_the_normal_one(locales: Locales) -> None:
    en = Catalogue("en", strict=True, root=locales(en="out = Out.\n    .brief = Gone."))
    assert en.format_message("out", "full") == "Out."


def test_level_may_be_silent(locales: Locales) -> None:
    en = Catalogue("en", strict=True, root=locales(en='deal = Dealt.\n    .brief = {""}'))
    assert en.format_message("deal", "brief") == ""


SUITED = 'put = { CARD($card) }, { CARD($card, suit: "hand") }, { CARD($card, suit: "always") }\n'


def test_suits_are_left_out_at_the_levels_named(locales: Locales) -> None:
    root = locales(en=SUITED)
    en = Catalogue("en", strict=True, root=root)
    told = {"brief": "queen, queen, queen of hearts", "full": ", ".join(["queen of hearts"] * 3)}
    told["normal"] = "queen, queen of hearts, queen of hearts"
    for detail, wanted in told.items():
        assert en.format_message("put", detail, card="QH") == wanted  # type: ignore[arg-type]


def test_suits_may_be_the_same_at_every_level(locales: Locales) -> None:
    en = Catalogue("en", strict=True, suits="hand", root=locales(en=SUITED))
    for detail in ("brief", "normal", "full"):
        assert (
            en.format_message("put", detail, card="QH") == "queen, queen of hearts, queen of hearts"
        )


def test_booleans_nothing_and_numbers(locales: Locales) -> None:
    root = locales(en="is = { $on ->\n    [yes] on\n    [no] off\n   *[none] unknown\n  } { $n }")
    en = Catalogue("en", strict=True, root=root)
    assert [en.format_message("is", on=on, n=12345) for on in (True, False, None)] == [
        "on 12345",
        "off 12345",
        "unknown 12345",
    ]


def test_plain_and_parsed_messages_tell_arguments_alike(locales: Locales) -> None:
    message = 'plain = { $x }.\nparsed = { $x }{ "." }'
    root = locales(en=message, sr=message)
    texts = {"Ana": "Ana.", 1234: "1234.", True: "yes.", None: "none.", ("a", "b"): "a, b."}
    for tag in ("en", "sr"):
        catalogue = Catalogue(tag, strict=True, root=root)
        for value, text in texts.items():
            value = list(value) if isinstance(value, tuple) else value
            assert [catalogue.format_message(name, x=value) for name in ("plain", "parsed")] == [
                text
            ] * 2


def test_number_selects_its_plural(locales: Locales) -> None:
    root = locales(sr="n = { $n ->\n    [one] karta\n    [few] karte\n   *[other] karata\n  }")
    sr = Catalogue("sr", strict=True, root=root)
    told = [sr.format_message("n", n=n) for n in (1, 2, 5, 11, 21, 22, 112)]
    assert told == ["karta", "karte", "karata", "karata", "karta", "karte", "karata"]


def test_listener_told_as_a_name(locales: Locales) -> None:
    root = locales(es="put = { CAP(NAMES($player)) }: { CARD($card) }\nraw = { $player }")
    es = Catalogue("es", strict=True, root=root)
    assert es.format_message("put", "full", player=LISTENER_MARK, card="KS") == "Tú: rey de picas"
    assert es.format_message("put", "full", player="ana", card="KS") == "Ana: rey de picas"
    assert es.format_message("raw", player=LISTENER_MARK) == "tú"


def test_wrapped_lines_are_joined_and_paragraphs_kept(locales: Locales) -> None:
    root = locales(en='help =\n    One\n    line.\n\n    { "" } Second  { "one" }.\nshort = A\n  B')
    en = Catalogue("en", strict=True, root=root)
    assert en.format_message("help") == "One line.\nSecond one."
    assert en.format_message("short") == "A B"


def test_what_is_missing_is_told_in_english_and_noted_once(locales: Locales) -> None:
    problems: list[TranslationProblem] = []
    sr = Catalogue("sr", problems, root=locales(en="hi = Hello, { $name }.", sr=""))
    assert [sr.format_message("hi", name="Ana") for _ in range(2)] == ["Hello, Ana."] * 2
    assert [str(problem) for problem in problems] == ["sr: no message hi"]


def test_what_nobody_has_is_told_by_its_id(locales: Locales) -> None:
    sr = Catalogue("sr", root=locales(sr=""))
    assert sr.format_message("no-such-thing") == "no-such-thing"
    assert [str(p) for p in sr.problems] == [
        "sr: no message no-such-thing",
        "en: no message no-such-thing",
    ]


def test_another_language_may_stand_before_english(locales: Locales) -> None:
    root = locales(en="a = A\nb = B", es="a = Á", ro="")
    for tag, behind in (("ro", "es"), ("es", "ro")):
        ini = root / tag / "locale.ini"
        text = ini.read_text(encoding="utf-8")
        ini.write_text(text.replace("[locale]", f"[locale]\nfallback = {behind}"), encoding="utf-8")
    ro = Catalogue("ro", root=root)
    assert [ro.format_message(name) for name in ("a", "b", "c")] == ["Á", "B", "c"]


def test_variable_that_one_language_lacks_is_told_in_english(locales: Locales) -> None:
    sr = Catalogue("sr", root=locales(en="out = { $player } is out.", sr="\nout = { $plyer }"))
    assert sr.format_message("out", player="Ana") == "Ana is out."
    assert [str(p) for p in sr.problems] == ["sr/events.ftl:2: sr: out: Unknown external: plyer"]


def test_variable_that_nobody_gives_is_told_as_far_as_it_goes(locales: Locales) -> None:
    sr = Catalogue("sr", root=locales(en="out = { $player } out", sr="out = { $player } ispada"))
    assert sr.format_message("out") == "player ispada"
    assert len(sr.problems) == 2


@pytest.mark.parametrize(
    ("source", "args", "said"),
    [
        ("", {}, "no message out"),
        ("out = { $player }", {}, "Unknown external: player"),
        ("out = { CARD($card) }", {"card": "XX"}, "'XX' is no card"),
        ('out = { COUNT($n, noun: "cards") }', {"n": 2}, "noun-cards"),
        ("out = { WHO($n) }", {"n": 2}, "Unknown function: WHO"),
        ("out = { $n", {"n": 2}, "no message out"),
    ],
)
def test_strict_catalogue_raises(
    locales: Locales, source: str, args: dict[str, Any], said: str
) -> None:
    en = Catalogue("en", strict=True, root=locales(en=source))
    with pytest.raises(MessageError, match=said):
        en.format_message("out", **args)


def test_broken_message_is_told_with_its_line(locales: Locales) -> None:
    sr = Catalogue("sr", root=locales(en="a = A", sr="b = B\na = { $x ->\n  }"))
    assert sr.format_message("a") == "A"
    assert sr.problems[0].file == "sr/events.ftl"
    assert sr.problems[0].line in (2, 3)


def test_unreadable_file_does_not_stop_the_others(locales: Locales) -> None:
    root = locales(en="a = A")
    (root / "en" / "wrong.ftl").write_bytes(b"b = \xff")
    en = Catalogue("en", root=root)
    assert en.format_message("a") == "A"
    assert [(p.file, p.line) for p in en.problems] == [("en/wrong.ftl", 0)]


def test_games_files_and_references_are_found(locales: Locales) -> None:
    root = locales(en="-brand = audiowar\nhello = { -brand }: { game }")
    (root / "en" / "games" / "war.ftl").write_text("game = War", encoding="utf-8")
    assert Catalogue("en", strict=True, root=root).format_message("hello") == "audiowar: War"


def test_unknown_language_is_english(locales: Locales) -> None:
    catalogue = Catalogue("xx", root=locales(en="a = A"))
    assert (catalogue.language, catalogue.format_message("a")) == ("en", "A")
    assert [str(problem) for problem in catalogue.problems] == ["no language 'xx'"]


CYRILLIC = """
play = { $who ->
    [you] Igrate { CARD($card, form: "acc") }.
   *[other] { $player } igra { CARD($card, form: "acc") }.
  }
key = Taster { KEY("Enter") } ili { KEY("Dž") }: { $path }
war = Rat: { NAMES($players) }, { $players }
plain = Rat: { $players } { $path } { $n }
kept = Put: { KEY($path) } { KEY($n) }
parsed = Put: { KEY($path) } { KEY($n) }{ "" }
"""


def test_cyrillic_is_made_from_the_latin(locales: Locales) -> None:
    sr = Catalogue("sr-Cyrl", strict=True, root=locales(sr=CYRILLIC))
    assert sr.language == "sr-Cyrl"
    assert (
        sr.format_message("play", who="other", player="Njegoš", card="JOKER")
        == "Njegoš игра џокера."
    )
    assert (
        sr.format_message("play", "full", who="you", player=LISTENER_MARK, card="QH")
        == "Играте даму херц."
    )


def test_cyrillic_leaves_arguments_and_keys_alone(locales: Locales) -> None:
    sr = Catalogue("sr-Cyrl", strict=True, root=locales(sr=CYRILLIC))
    assert sr.format_message("key", path="/home/ana") == "Тастер Enter или Dž: /home/ana"
    assert (
        sr.format_message("war", players=[LISTENER_MARK, "Ljilja"])
        == "Рат: ви и Ljilja, ви, Ljilja"
    )
    told = sr.format_message("plain", players=[LISTENER_MARK, "Ljilja"], path="dž", n=5)
    assert told == "Рат: ви, Ljilja dž 5"
    for kept in ("kept", "parsed"):
        assert sr.format_message(kept, path="dž", n=5) == "Пут: dž 5"


def test_cyrillic_falls_back_to_english_in_latin(locales: Locales) -> None:
    sr = Catalogue("sr-Cyrl", root=locales(en="hi = Hello.", sr=""))
    assert sr.format_message("hi") == "Hello."


def test_a_long_text_is_told_whole(locales: Locales) -> None:
    """The library behind it tells "{???}" for more than 2,500 letters."""
    said = "said = { $n ->\n    [one] It: { $text }\n   *[other] { LIST($all) } and { $text }\n  }"
    en = Catalogue("en", strict=True, root=locales(en=said))
    long = "x" * 100_000
    assert en.format_message("said", n=1, text=long, all=[]) == f"It: {long}"
    assert en.format_message("said", n=2, text=long, all=[long]).count("x") == 200_000


@pytest.mark.parametrize(
    ("cards", "named"),
    [
        (["AH"], "ace of hearts"),
        (["AH", "KH", "2H"], "ace, king and two of hearts"),
        (["AH", "KH", "JOKER"], "ace, king of hearts and joker"),
        (["AH", "AH", "KS"], "ace of hearts, ace of hearts and king of spades"),
        (["JOKER"], "joker"),
    ],
)
def test_the_suit_of_a_hand_of_one_suit_is_named_once(cards: list[str], named: str) -> None:
    told = Catalogue("en").format_message("now-hand", cards=cards, count=len(cards))
    assert told.endswith(f" in hand: {named}.")

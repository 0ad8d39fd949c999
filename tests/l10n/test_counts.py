"""Counts are spelled as the glossary of each language has them."""

from __future__ import annotations

import pytest

from audiowar.l10n.numbers import (
    NumberWordAgreement,
    format_money,
    format_with_one_decimal,
    spell_number,
)

from .conftest import functions

NUMBERS = (0, 1, 2, 5, 11, 20, 21, 22, 101)
CARDS = {
    ("en", "subj"): "no cards, one card, two cards, five cards, eleven cards, twenty cards, "
    "twenty-one cards, twenty-two cards, one hundred and one cards",
    ("es", "subj"): "ninguna carta, una carta, dos cartas, cinco cartas, once cartas, "
    "veinte cartas, veintiuna cartas, veintidós cartas, ciento una cartas",
    ("ro", "subj"): "nicio carte, o carte, două cărți, cinci cărți, unsprezece cărți, "
    "douăzeci de cărți, douăzeci și una de cărți, douăzeci și două de cărți, o sută una cărți",
    ("sr", "obj"): "nijednu kartu, jednu kartu, dve karte, pet karata, jedanaest karata, "
    "dvadeset karata, dvadeset jednu kartu, dvadeset dve karte, sto jednu kartu",
    ("sr", "subj"): "nijedna karta, jedna karta, dve karte, pet karata, jedanaest karata, "
    "dvadeset karata, dvadeset jedna karta, dvadeset dve karte, sto jedna karta",
}
NOUNS = {
    "en": "one trick, two tricks, five tricks; one player, two players, five players",
    "es": "una baza, dos bazas, cinco bazas; un jugador, dos jugadores, cinco jugadores",
    "ro": "o tură, două ture, cinci ture; un jucător, doi jucători, cinci jucători",
    "sr": "jedan potez, dva poteza, pet poteza; jednog igrača, dva igrača, pet igrača",
}


@pytest.mark.parametrize(("tag", "form"), CARDS)
def test_cards_are_counted(tag: str, form: str) -> None:
    words = functions(tag)
    told = ", ".join(words.name_count(n, noun="card", form=form) for n in NUMBERS)
    assert told == CARDS[tag, form]


@pytest.mark.parametrize("tag", NOUNS)
def test_number_agrees_with_its_noun(tag: str) -> None:
    words = functions(tag)
    told = "; ".join(
        ", ".join(words.name_count(n, noun=noun, form="obj") for n in (1, 2, 5))
        for noun in ("trick", "player")
    )
    assert told == NOUNS[tag]


ALONE = {
    "en": {100: "one hundred", 999: "nine hundred and ninety-nine"},
    "es": {100: "cien", 101: "ciento uno", 531: "quinientos treinta y uno"},
    "ro": {116: "o sută șaisprezece", 999: "nouă sute nouăzeci și nouă"},
    "sr": {400: "četiristo", 612: "šeststo dvanaest"},
}


@pytest.mark.parametrize("tag", ALONE)
def test_numbers_alone_are_all_different(tag: str) -> None:
    word = functions(tag).get_word
    words = [spell_number(number, NumberWordAgreement(), word) for number in range(1000)]
    assert len(set(words)) == 1000
    assert {number: words[number] for number in ALONE[tag]} == ALONE[tag]


def test_spanish_hundreds_and_ones_agree() -> None:
    words = functions("es")
    assert words.name_count(221, noun="card") == "doscientas veintiuna cartas"
    assert words.name_count(231, noun="player") == "doscientos treinta y un jugadores"


def test_noun_may_be_left_out_but_lends_its_gender() -> None:
    counts = {
        tag: functions(tag).name_count(n, noun="card", form="obj", alone=1)
        for tag, n in (("es", 1), ("ro", 2), ("sr", 2))
    }
    assert counts == {"es": "una", "ro": "două", "sr": "dve"}


def test_romanian_one_is_another_word_alone_and_after_a_greater_number() -> None:
    words = functions("ro")
    assert words.name_count(1, noun="card") == "o carte"
    assert words.name_count(1, noun="card", alone=1) == "una"
    assert words.name_count(1, noun="player", alone=1) == "unul"
    assert words.name_count(21, noun="player") == "douăzeci și unu de jucători"


def test_list_is_counted_by_its_length() -> None:
    assert functions("sr").name_count(["QH", "KS"], noun="card") == "dve karte"


def test_large_counts_are_digits_without_grouping() -> None:
    assert functions("ro").name_count(1400, noun="trick") == "1400 de ture"
    assert functions("es").name_count(-1) == "-1"


def test_money_and_decimals_are_those_of_the_language() -> None:
    assert format_money(1050, "en") == "10.50" and format_money(1050, "es") == "10,50"
    assert format_money(5, "sr-Latn") == "0,05" and format_money(100000, "ro") == "1000"
    assert format_with_one_decimal(66.66, "en") == "66.7"
    assert format_with_one_decimal(12.345, "sr-Latn") == "12,3"
    assert format_with_one_decimal(5.0, "en") == "5"

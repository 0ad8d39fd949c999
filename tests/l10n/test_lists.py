"""Lists are joined as each language does, and the listener has a place and a form in them."""

from __future__ import annotations

import pytest

from audiowar.l10n.discover_locales import get_locale_or_english
from audiowar.l10n.format_messages import read_message_sources
from audiowar.l10n.list_joining import LISTENER_MARK
from audiowar.l10n.message_functions import MessageFunctions
from audiowar.l10n.protect_from_transliteration import protect_from_transliteration


def functions(tag: str) -> MessageFunctions:
    locale = get_locale_or_english(tag)
    return MessageFunctions(locale, read_message_sources(locale.folder, []), [])


@pytest.mark.parametrize(
    ("tag", "told"),
    [
        ("en", "you, Ana and Marko"),
        ("es", "Ana, Marko y tú"),
        ("ro", "tu, Ana și Marko"),
        ("sr", "vi, Ana i Marko"),
    ],
)
def test_listener_has_a_place(tag: str, told: str) -> None:
    assert functions(tag).join_player_names(["Ana", LISTENER_MARK, "Marko"]) == told


@pytest.mark.parametrize(
    ("tag", "form", "told"),
    [
        ("sr", "acc", "vas i igrača Ana"),
        ("sr", "dat", "vama i igraču Ana"),
        ("es", "a", "a Ana y a ti"),
        ("ro", "pe", "pe tine și pe Ana"),
    ],
)
def test_listener_has_forms_and_names_have_none(tag: str, form: str, told: str) -> None:
    assert functions(tag).join_player_names(["Ana", LISTENER_MARK], form) == told


@pytest.mark.parametrize(
    ("items", "told"),
    [
        (["Ana", "Iván"], "Ana e Iván"),
        (["Ana", "Íñigo"], "Ana e Íñigo"),
        (["Ana", "Hilda"], "Ana e Hilda"),
        (["Ana", "Yvonne"], "Ana e Yvonne"),
        (["Ana", "Yolanda"], "Ana y Yolanda"),
        (["Ana", "Iago"], "Ana y Iago"),
        (["fuego", "hielo"], "fuego y hielo"),
        (["Iván", "Ana"], "Iván y Ana"),
    ],
)
def test_spanish_y_becomes_e_before_the_sound_i(items: list[str], told: str) -> None:
    assert functions("es").join_texts(items) == told


@pytest.mark.parametrize(
    ("items", "told"),
    [
        (["siete", "ocho"], "siete u ocho"),
        (["7", "8"], "7 u 8"),
        (["10", "11"], "10 u 11"),
        (["10", "110"], "10 o 110"),
        (["Ana", "Horacio"], "Ana u Horacio"),
        (["uno", "dos"], "uno o dos"),
    ],
)
def test_spanish_o_becomes_u_before_the_sound_o(items: list[str], told: str) -> None:
    assert functions("es").join_texts(items, "or") == told


def test_short_lists() -> None:
    words = functions("en")
    assert words.join_player_names([]) == ""
    assert words.join_player_names("Ana") == "Ana"
    assert words.join_player_names([LISTENER_MARK]) == "you"


def test_cards_of_a_list_take_the_form() -> None:
    assert (
        functions("es").name_cards(["QS", "AH"], "def") == "la reina de picas y el as de corazones"
    )
    assert functions("sr").name_cards(["QS", "AH"], "acc") == "damu pik i keca herc"


def test_names_keep_their_script_and_the_listener_does_not() -> None:
    assert (
        functions("sr-Cyrl").join_player_names([LISTENER_MARK, "Ana"])
        == f"vi i {protect_from_transliteration('Ana')}"
    )

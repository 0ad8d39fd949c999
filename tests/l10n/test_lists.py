"""Lists are joined as each language does, and the listener has a place and a form in them."""

from __future__ import annotations

import pytest

from audiowar.l10n.list_joining import LISTENER_MARK
from audiowar.l10n.protect_from_transliteration import protect_from_transliteration

from .conftest import functions


@pytest.mark.parametrize(
    ("tag", "form", "text"),
    [
        ("en", "nom", "you, Ana and Marko"),
        ("es", "nom", "Ana, Marko y tú"),
        ("es", "a", "a Ana, a Marko y a ti"),
        ("ro", "nom", "tu, Ana și Marko"),
        ("ro", "pe", "pe tine, pe Ana și pe Marko"),
        ("sr", "nom", "vi, Ana i Marko"),
        ("sr", "acc", "vas, igrača Ana i igrača Marko"),
        ("sr", "dat", "vama, igraču Ana i igraču Marko"),
    ],
)
def test_listener_has_a_place_and_forms(tag: str, form: str, text: str) -> None:
    assert functions(tag).join_player_names(["Ana", LISTENER_MARK, "Marko"], form) == text


def test_spanish_conjunctions_before_the_same_sound() -> None:
    join = functions("es").join_texts
    for names in ("Ana e Iván", "Ana e Íñigo", "Ana e Hilda", "Ana e Yvonne", "Ana y Yolanda",
                  "Ana y Iago", "fuego y hielo", "Iván y Ana"):  # fmt: skip
        assert join(names.split()[::2]) == names
    for names in ("siete u ocho", "7 u 8", "10 u 11", "10 o 110", "Ana u Horacio", "uno o dos"):
        assert join(names.split()[::2], "or") == names


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

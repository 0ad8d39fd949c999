"""No name at a table sounds like another one, or like nothing."""

from __future__ import annotations

import asyncio

import pytest

from audiowar.l10n.reserved_program_sentences import ProgramSentences
from audiowar.server.rooms.clean_names_and_chat import (
    INVISIBLE_CHARACTERS,
    MAX_NAME_LENGTH,
    clean_chat,
    clean_name,
    make_unique_name,
    split_into_comparable_words,
)
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits

from .somebody import Slow, Somebody


def test_who_would_sound_like_another_gets_a_number() -> None:
    for wanted, given in (
        *(("Ana", "Ana 2"), ("aNA", "aNA 2"), ("A\u200bn\u2060a", "Ana 2"), ("Ана", "Ана 2")),
        *(("\u0410na", "\u0410na 2"), ("\uff21na", "\uff21na 2"), ("A-na", "A-na 2")),
        *(("Љиља", "Љиља 2"), ("Ána", "Ána"), ("Anna", "Anna"), ("\u202eanA", "anA 2")),
    ):
        assert make_unique_name(clean_name(wanted), ["Ana", "Ljilja", ""]) == given


def test_a_name_that_nobody_hears_is_none() -> None:
    for name in ("", "---", "' _", "\u3164", "\u115f\uffa0", "\u0301", "\u200b", "😀"):
        assert clean_name(name) == ""


def test_marks_that_nobody_sees_make_no_second_ana() -> None:
    marked = ("A\u034fna", "Ana\ufe0f", "\u1160Ana", "An\U000e0101a", "\u0391na", "Ana\u00ad")
    for wanted in (*marked, "ＡＮＡ"):
        given = make_unique_name(clean_name(wanted), ["Ana"])
        assert given.endswith(" 2") and not INVISIBLE_CHARACTERS & set(given), wanted


def test_who_would_look_like_another_gets_a_number() -> None:
    pytest.importorskip("confusable_homoglyphs")
    alike = (("Ilia", "llia"), ("Carmen", "Caгmen"), ("Mara", "Rnara"), ("Ana 1", "Ana l"))
    for taken, wanted in (*alike, ("Bo", "B0")):
        assert make_unique_name(clean_name(wanted), [taken]).endswith(" 2"), wanted


def test_chat_has_no_marks_that_nobody_sees() -> None:
    assert clean_chat("wa\u034fr\ufe0f!") == "war!"


def test_nobody_is_called_like_a_sentence_like_a_bot_or_like_nothing() -> None:
    async def test() -> None:
        context = ServerContext(
            Slow(), Limits(), asyncio.get_running_loop(), ("Bruna", "Cvita"), {"You win the war"}
        )
        lobby, keeper = Lobby(context), context.repository
        assert isinstance(keeper, Slow)
        ana = Somebody(lobby, "You win the war", "here")
        ana.send("make", game="scientific", players=3)
        ana.send("start")
        assert [one["name"] for one in ana.newest("presence")["seats"]] == [
            "Guest",
            "Bruna",
            "Cvita",
        ]
        # Another person takes the seat of Bruna, who plays no longer, and is called like Cvita.
        other = Somebody(lobby, "\u200b".join("Cvita"), "there")
        other.send("join", code=ana.newest("made")["code"])
        names = [one["name"] for one in other.newest("seated")["seats"]]
        assert names == ["Guest", "Cvita 2", "Cvita"]
        assert Somebody(lobby, "\u3164").client.name == "Guest"
        lobby.stop_rooms()

    asyncio.run(test())


@pytest.fixture(scope="module")
def sentences() -> ProgramSentences:
    return ProgramSentences(split_into_comparable_words, MAX_NAME_LENGTH)


def test_what_the_program_says_is_no_name(sentences: ProgramSentences) -> None:
    for name in (
        *("You win the war", "YOU WIN THE WAR", "Ana wins the game", "Ganas la partida"),
        *("Two jokers", "Dva džokera", "You w\u0456n the war", "Yоu win the war"),
        *("Dva dzokera", "Yóu wîn the wär"),
    ):
        assert clean_name(name) and clean_name(name) in sentences, name
    for name in (
        *("Ana", "Ana Maria", "Marko Marković", "Ion de la Cruz", "María José", "Guest"),
        *("Ana and Boro", "Jean-Luc", "Old Joe", "Ana 2", "Joker"),
    ):
        assert clean_name(name) not in sentences, name

"""No name at a table sounds like another one, or like nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import aiohttp
import pytest

from audiowar.l10n.reserved_program_sentences import ProgramSentences
from audiowar.server.rooms.clean_names_and_chat import (
    INVISIBLE_CHARACTERS,
    MAX_NAME_LENGTH,
    clean_chat,
    clean_name,
    make_sound_key,
    make_unique_name,
    split_into_comparable_words,
)
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.room import PLAYING, Room
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.rooms.table_settings import TableSettings

from .player import FAST, Player, Server, run
from .somebody import Slow


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


@pytest.fixture(scope="module")
def sentences() -> ProgramSentences:
    return ProgramSentences(split_into_comparable_words, MAX_NAME_LENGTH)


@pytest.mark.parametrize(
    "name",
    [
        *("You win the war", "YOU WIN THE WAR", "Ana wins the game", "Ganas la partida"),
        *("Two jokers", "Dva džokera", "You w\u0456n the war", "Yоu win the war"),
        *("Dva dzokera", "Yóu wîn the wär"),
    ],
)
def test_what_the_program_says_is_no_name(sentences: ProgramSentences, name: str) -> None:
    assert clean_name(name) and clean_name(name) in sentences


@pytest.mark.parametrize(
    "name",
    [
        *("Ana", "Ana Maria", "Marko Marković", "Ion de la Cruz", "María José", "Guest"),
        *("Ana and Boro", "Jean-Luc", "Old Joe", "Ana 2", "Joker"),
    ],
)
def test_people_may_be_called_as_they_are(sentences: ProgramSentences, name: str) -> None:
    assert clean_name(name) not in sentences


def test_who_is_called_like_a_sentence_is_a_guest(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, fast.url, "You win the war").hello()
        await ana.make("classic", 2)
        assert (await ana.until("seated"))["seats"][0]["name"] == "Guest"

    run(test)


def test_nobody_is_called_like_a_bot_or_like_nothing(serve: Callable[..., Server]) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, server.url, "\u3164").hello()
        made = await ana.make("scientific", 3)
        await ana.send("start")
        seats = (await ana.until("presence", so=lambda f: f["seats"][2]["bot"]))["seats"]
        assert seats[0]["name"] == "Guest"
        bot = seats[1]["name"]
        other = Player(session, server.url, "\u200b".join(bot))
        # In the middle of a game nobody takes a second hand.
        other.address = "192.0.2.1"
        await other.hello()
        seated = await other.join(code=made["code"])
        names = [one["name"] for one in seated["seats"]]
        assert len({make_sound_key(one) for one in names}) == 3, names

    run(test)


@pytest.mark.parametrize("days", [-3000, 3000])
def test_no_game_is_forgotten_because_the_clock_was_set(
    days: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        lobby = Lobby(ServerContext(Slow(), Limits(), asyncio.get_running_loop(), ()))
        room = Room(lobby.context, "one", "123456", TableSettings("classic", {}, 2, False))
        room.state = PLAYING
        lobby._add(room)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + days * 86400)
        lobby._remove_expired()
        lobby.stop_rooms()
        assert "one" in lobby.rooms and abs(room.last_used - time.time()) < 60
        # As ever, what nobody has gone on with for long goes.
        room.last_used -= Limits().seconds_until_unused_table_is_deleted + 100
        lobby._remove_expired()
        lobby.stop_rooms()
        assert "one" not in lobby.rooms

    asyncio.run(test())

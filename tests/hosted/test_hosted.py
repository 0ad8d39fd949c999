"""Players whose engines run on the server: each alone, in the own language, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from audiowar.l10n.catalogue import Catalogue
from audiowar.server.admin.command_socket import send_command
from tests.server.player import Player, Server, run

from .site import Serving
from .visitor import Visitor

EN, SR = Catalogue("en").format_message, Catalogue("sr").format_message


def saved(visitor: Visitor) -> str:
    """Return the name of the file of the only game."""
    (name,) = (name for name in visitor.files if name.startswith("games/"))
    return name


async def play_tricks(visitor: Visitor, count: int) -> None:
    """Play the first card of the hand so many times."""
    for _ in range(count):
        await visitor.play()


def test_two_play_each_alone_and_in_the_own_language(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, fast.port).come()
        boba = await Visitor(session, fast.port, "sr").come()
        await ana.newcomer("Xanthippe")
        await boba.newcomer("Zvonimirka")
        await play_tricks(ana, 2)
        await play_tricks(boba, 1)
        assert "Ace" in " ".join(ana.lines) + " ".join(ana.said)
        assert "Kec" in " ".join(boba.lines) + " ".join(boba.said)
        mine, other = saved(ana), saved(boba)
        assert ana.files[mine] != boba.files[other]
        assert json.loads(ana.files[mine].splitlines()[0])["seats"][0] == "Xanthippe"
        assert json.loads(boba.files[other].splitlines()[0])["seats"][0] == "Zvonimirka"
        assert "Zvonimirka" not in json.dumps(ana.told)
        assert "Xanthippe" not in json.dumps(boba.told)
        assert json.loads(ana.files["settings.json"])["language"] == "en"
        assert json.loads(boba.files["settings.json"])["language"] == "sr"

    run(test)


@pytest.mark.parametrize("fresh", [True, False], ids=["reloaded", "reconnected"])
def test_a_page_that_comes_back_goes_on_at_the_same_question(serve: Serve, fresh: bool) -> None:
    server = serve()

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, server.port).come()
        await ana.newcomer()
        await ana.press("down", "down")
        before, file = (ana.lines, ana.place["i"]), ana.files[saved(ana)]
        await ana.lose()
        await ana.come(fresh)
        assert ana.known and (ana.lines, ana.place["i"]) == before
        await play_tricks(ana, 1)
        assert ana.files[saved(ana)].startswith(file)

    run(test)


def test_what_was_on_its_way_when_the_connection_was_lost_is_told_after_it(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, fast.port).come()
        await ana.newcomer()
        ana.tells = False
        said, got = ana.said, ana.got
        cards = len(ana.lines)
        await play_tricks(ana, 1)
        told = ana.said[len(said) :]
        # As if nothing of that had come.
        ana.got, ana.told = got, [one for one in ana.told if one["t"] != "say"]
        await ana.lose()
        await ana.come(fresh=False)
        await ana.until(lambda: len(ana.said) >= len(told))
        assert ana.said[: len(told)] == told and told and len(ana.lines) < cards

    run(test)


def test_a_server_that_was_killed_is_brought_the_game_and_goes_on_with_it(serve: Serve) -> None:
    server = serve("thinking=0")

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, server.port).come()
        await ana.newcomer()
        await play_tricks(ana, 2)
        lines, file, name = ana.lines, ana.files[saved(ana)], saved(ana)
        server.kill()
        await ana.ws.close()
        ana.heard_here = False
        server.start()
        await ana.come(fresh=False)
        assert not ana.known
        await ana.until(lambda: ana.at_table)
        assert ana.lines == lines
        await play_tricks(ana, 1)
        assert saved(ana) == name and ana.files[name].startswith(file)

    run(test)


def test_a_page_that_is_lost_while_it_brings_its_files_brings_them_all_again(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = Visitor(session, fast.port)
        ana.files["settings.json"] = json.dumps({"language": "en", "name": "Xenia"})
        ana.ws = await session.ws_connect(ana.url)
        await ana.send({"t": "come", "v": 1, "token": "", "got": -1})
        await ana.until(lambda: ana.heard_here)
        token = ana.token
        await ana.lose()
        await ana.come()
        assert ana.token == token and not ana.known
        assert ana.place["label"] == EN("main-title") and EN("menu-new-game") in ana.lines

    run(test)


def test_nobody_gets_at_anothers_game_without_the_token(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, fast.port).come()
        await ana.newcomer()
        for guess in ("", "x", ana.token[:-1], ana.token + "A", "../" + ana.token):
            other = Visitor(session, fast.port)
            other.token = guess
            await other.come()
            assert not other.known and other.token != ana.token
            assert other.place["label"] != ana.place["label"]
            await other.lose()
        # A second page of the same browser takes over, and the first hears of it.
        second = Visitor(session, fast.port)
        second.token = ana.token
        await second.come()
        assert second.known and second.lines == ana.lines
        await ana.until(lambda: ana.sorry)
        assert ana.sorry == "moved"

    run(test)


def test_only_files_of_the_own_folder_can_be_brought(serve: Serve) -> None:
    server = serve()

    async def test(session: aiohttp.ClientSession) -> None:
        ana = Visitor(session, server.port)
        outside = server.folder.parent / "outside.json"
        deep = "../" * 12
        for name in (
            f"{deep}{outside}",
            str(outside),
            "../settings.json",
            "games/../../x.jsonl",
            "games",
            "games/x.lock",
            "a/b",
            "",
            "games/\0.jsonl",
            ".hidden",
        ):
            ana.files[name] = "{}"
        await ana.come()
        assert not outside.exists()
        ana.files.clear()
        await ana.newcomer()
        # Opponents may have made a remark, which is kept.
        assert {"settings.json", saved(ana)} == set(ana.files) - {"remarks.json"}

    run(test)


HOSTILE = ["", "{}", "[]", "[1]", "null", "[" * 3000, '"x"', "[{}]", '[{"t":"come"}]', "\ud7ff"]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_what_is_no_frame_is_refused_and_others_play_on(fast: Server, text: str) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, fast.port).come()
        async with session.ws_connect(f"http://127.0.0.1:{fast.port}/thin") as ws:
            await ws.send_str(text)
            assert (await ws.receive_json(timeout=20)) == {"t": "sorry", "why": "frame"}
            assert (await ws.receive(timeout=20)).type is aiohttp.WSMsgType.CLOSE
        await ana.newcomer()

    run(test)


def test_nonsense_in_messages_does_nothing(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = Visitor(session, fast.port)
        ana.files["settings.json"] = '{"language": "en"}'
        await ana.come()
        kinds = ("key", "do", "pick", "type", "amount", "voice", "import", "bring", "part", "miss")
        values: tuple[Any, ...] = (
            None,
            -1,
            1e400,
            "\0" * 300,
            [],
            {"t": {}},
            True,
            "\ud800",
            10**30,
        )
        for kind in kinds:
            for value in values[:-1]:
                odd = dict.fromkeys(("k", "c", "i", "x", "f", "at", "d", "names", "n"), value)
                if value == "\ud800" or value == 1e400:
                    continue
                await ana.send({"t": kind, **odd})
        await ana.send(
            {"t": "stored", "ok": 3}, {"t": "exported"}, {"t": 7}, {"t": "start", "v": 9}
        )
        await ana.lose()
        await ana.come()
        assert ana.known
        for _ in range(20):
            if ana.place["label"] != EN("main-title"):
                await ana.press("escape")
        assert ana.place["label"] == EN("main-title"), ana.place

    run(test)


def test_too_much_is_refused_in_words(serve: Serve) -> None:
    # However slowly it is read, nothing more is allowed meanwhile.
    server = serve("rate=0.001", "burst=10", "thin_bring=20000")

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, server.port).come()
        await ana.send({"t": "part", "x": "x" * 30_000})
        await ana.until(lambda: ana.sorry)
        assert ana.sorry == "large"
        ana.sorry = ""
        ana.heard_here = False
        await ana.come()
        for _ in range(100):
            await ana.send({"t": "key", "k": "down"})
        await ana.until(lambda: ana.sorry)
        assert ana.sorry == "fast"

    run(test)


def test_a_page_of_another_site_is_refused(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await Visitor(session, fast.port).come(Origin="https://evil.example")
        assert refused.value.status == 403

    run(test)


def test_there_is_room_for_so_many_and_who_is_away_gives_way(serve: Serve) -> None:
    server = serve("thin=2")

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, server.port).come()
        ben = await Visitor(session, server.port).come()
        await ben.newcomer("Ben")
        with pytest.raises(AssertionError, match="full"):
            await Visitor(session, server.port).come()
        await ben.lose()
        await Visitor(session, server.port).come()
        await ana.newcomer()
        await ana.lose()
        # Ben's place is gone, but his browser has his game.
        await ben.come()
        assert not ben.known and EN("menu-continue", game=EN("game-scientific")) in ben.lines

    run(test)


def test_a_game_goes_on_in_the_middle_whatever_the_cards(serve: Serve) -> None:
    """Opponents think as usual, and cards are chosen at random."""
    server = serve()
    chance = random.Random(7)

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, server.port).come()
        await ana.newcomer()
        for number in range(3):
            await ana.send({"t": "pick", "i": chance.randrange(len(ana.lines))})
            await ana.play()
            if number == 1:
                await ana.lose()
                await ana.come()
        events = [json.loads(line) for line in ana.files[saved(ana)].splitlines()[1:]]
        assert sum(event["event"] == "choose" and event["seat"] == 0 for event in events) == 3

    run(test)


Serve = Callable[..., Server]


async def choose(visitor: Visitor, message: str) -> None:
    """Go to the line of a menu that a message tells, and press Enter there."""
    number = visitor.place["n"]
    line = SAY[visitor.language](message)
    await visitor.send({"t": "pick", "i": visitor.lines.index(line), "go": True})
    await visitor.until(lambda: visitor.place["n"] != number)


async def settled(visitor: Visitor, headers: dict[str, str] | None = None) -> None:
    """Come with a language and a name."""
    visitor.files["settings.json"] = json.dumps({"language": visitor.language, "name": "Xenia"})
    await visitor.come(True, **(headers or {}))


async def host_a_table(visitor: Visitor) -> str:
    """Open a table for two at the server; return its code."""
    await choose(visitor, "menu-together")
    await visitor.until(lambda: SAY["en"]("together-make") in visitor.lines)
    await choose(visitor, "together-make")
    await visitor.press("enter", "enter", "enter")
    await choose(visitor, "together-with-code")
    lobby = SAY["en"]("waiting-room-start")
    await visitor.until(lambda: lobby in visitor.lines)
    code = next(line for line in visitor.lines if line.startswith("Code"))
    return "".join(char for char in code if char.isdecimal())


SAY = {"en": EN, "sr": SR}


def test_players_of_the_lighter_page_and_others_sit_at_one_table(serve: Serve) -> None:
    server = serve("away=0.5", "bot=1000")

    async def test(session: aiohttp.ClientSession) -> None:
        host = Visitor(session, server.port)
        await settled(host)
        code = await host_a_table(host)
        other = await Player(session, server.url, "Boba").hello()
        await other.join(code=code)
        await host.until(lambda: any("Boba" in said for said in host.said))
        await choose(host, "waiting-room-start")
        await host.until(lambda: host.at_table)
        seen = await other.until("events", so=lambda frame: bool(frame.get("question")))
        question = seen["question"]
        await other.send("answer", question=question["number"], choice=question["choices"][0])
        await host.play()
        told = await other.until(
            "events", so=lambda frame: any(e["event"] == "take" for e in frame["events"])
        )
        assert told["first"] > seen["first"]
        # The server keeps this game: the browser gets no transcript with all cards in it.
        assert host.files.keys() == {"settings.json"}
        # Who has no connection is away for the others, and back when it is there again.
        await host.lose()
        gone = await other.until("presence", so=lambda frame: not frame["seats"][0]["here"])
        assert gone["seats"][0]["name"] == "Xenia"
        await host.come(fresh=False)
        await other.until("presence", so=lambda frame: frame["seats"][0]["here"])

    run(test)


def test_a_barred_address_does_not_return_to_its_table_by_the_lighter_page(serve: Serve) -> None:
    server = serve("away=0.5", "bot=1000")

    async def test(session: aiohttp.ClientSession) -> None:
        host = Visitor(session, server.port)
        await settled(host, {"X-Forwarded-For": "203.0.113.7"})
        code = await host_a_table(host)
        other = await Player(session, server.url, "Boba").hello()
        await other.join(code=code)
        await host.until(lambda: any("Boba" in said for said in host.said))
        await asyncio.to_thread(
            send_command, server.folder, "bar", address="203.0.113.7", seconds=600
        )
        away = other.until("presence", so=lambda frame: not frame["seats"][0]["here"])
        with pytest.raises(AssertionError, match="1008"):
            await host.until(lambda: False)
        assert host.sorry == "barred"
        await asyncio.wait_for(away, 30)
        again = Visitor(session, server.port)
        with pytest.raises((AssertionError, aiohttp.ClientError)):
            await settled(again, {"X-Forwarded-For": "203.0.113.7"})
        back = other.until("presence", so=lambda frame: frame["seats"][0]["here"])
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(back, 1.5)

    run(test)


def test_a_server_without_the_page_says_how_it_is_made(tmp_path: Path) -> None:
    server = Serving(tmp_path / "Ž Đ" / "none", tmp_path / "Ž Đ" / "server")
    server.start()
    try:
        told = EN("serve-no-page")
        assert "packaging/web/build" in told and told in (server.line(), server.line())
    finally:
        server.kill()

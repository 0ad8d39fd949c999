"""Players whose engines run on the server: each alone, in the own language, and nothing is lost."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import aiohttp
import pytest

from audiowar.l10n.catalogue import Catalogue

from ..server.player import Server, run
from .visitor import Visitor

EN, SR = Catalogue("en").tell, Catalogue("sr").tell


def saved(visitor: Visitor) -> str:
    """Return the name of the file of the only game."""
    (name,) = (name for name in visitor.files if name.startswith("games/"))
    return name


async def begin(visitor: Visitor, name: str = "Ana") -> None:
    """Choose the language and a name, and begin the usual game."""
    await visitor.press("enter")
    await visitor.send({"t": "type", "x": name})
    await visitor.until(lambda: visitor.place["t"] == "list")
    await visitor.press("enter")
    await visitor.until(lambda: visitor.at_table)


async def play_tricks(visitor: Visitor, count: int) -> None:
    """Play the first card of the hand so many times."""
    for _ in range(count):
        await visitor.play()


def test_two_play_each_alone_and_in_the_own_language(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, fast.port).come()
        boba = await Visitor(session, fast.port, "sr").come()
        await begin(ana, "Xanthippe")
        await begin(boba, "Zvonimirka")
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
        await begin(ana)
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
        await begin(ana)
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
        await begin(ana)
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


def test_nobody_gets_at_anothers_game_without_the_token(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, fast.port).come()
        await begin(ana)
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
        await begin(ana)
        assert {"settings.json", saved(ana)} == set(ana.files)

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
        await begin(ana)

    run(test)


def test_nonsense_in_messages_does_nothing(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = Visitor(session, fast.port)
        ana.files["settings.json"] = '{"language": "en"}'
        await ana.come()
        kinds = ("key", "do", "pick", "type", "amount", "voice", "import", "bring", "part", "miss")
        values = (None, -1, 1e400, "\0" * 300, [], {"t": {}}, True, "\ud800", 10**30)
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
        while ana.place["label"] != EN("main-title"):
            await ana.press("escape")

    run(test)


def test_too_much_is_refused_in_words(serve: Serve) -> None:
    server = serve("rate=5", "burst=10", "thin_bring=20000")

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
        await begin(ben, "Ben")
        with pytest.raises(AssertionError, match="full"):
            await Visitor(session, server.port).come()
        await ben.lose()
        await Visitor(session, server.port).come()
        await begin(ana)
        await ana.lose()
        # Ben's place is gone, but his browser has his game.
        await ben.come()
        assert not ben.known and EN("menu-continue") in ben.lines

    run(test)


def test_who_stays_away_too_long_is_let_go_and_the_folder_with_them(serve: Serve) -> None:
    server = serve("thin_kept=0")

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, server.port).come()
        await begin(ana)
        await ana.lose()
        await ana.come()

    run(test)


def test_a_game_goes_on_in_the_middle_whatever_the_cards(serve: Serve) -> None:
    """Opponents think as usual, and cards are chosen at random."""
    server = serve()
    chance = random.Random(7)

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Visitor(session, server.port).come()
        await begin(ana)
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

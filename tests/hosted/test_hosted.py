"""Players whose engines run on the server: each alone, in the own language, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from audiowar.l10n.catalogue import Catalogue
from audiowar.server.admin.command_socket import send_command
from tests.server.in_loop import in_loop, open_session
from tests.server.player import Player, Server

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


@pytest.mark.parametrize("fresh", [True, False], ids=["reloaded", "reconnected"])
@in_loop(open_session)
async def test_a_page_that_comes_back_goes_on_at_the_same_question(
    session: aiohttp.ClientSession, *, serve: Serve, fresh: bool
) -> None:
    server = serve()
    ana = await Visitor(session, server.port).come()
    await ana.newcomer()
    await ana.press("down", "down")
    before, file = (ana.lines, ana.place["i"]), ana.files[saved(ana)]
    await ana.lose()
    await ana.come(fresh)
    assert ana.known and (ana.lines, ana.place["i"]) == before
    await play_tricks(ana, 1)
    assert ana.files[saved(ana)].startswith(file)


@in_loop(open_session)
async def test_a_server_that_was_killed_is_brought_the_game_and_goes_on_with_it(
    session: aiohttp.ClientSession, *, serve: Serve
) -> None:
    server = serve("thinking=0")
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


@in_loop(open_session)
async def test_nonsense_in_messages_does_nothing(
    session: aiohttp.ClientSession, *, fast: Server
) -> None:
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
    await ana.send({"t": "stored", "ok": 3}, {"t": "exported"}, {"t": 7}, {"t": "start", "v": 9})
    await ana.lose()
    await ana.come()
    assert ana.known
    for _ in range(20):
        if ana.place["label"] != EN("main-title"):
            await ana.press("escape")
    assert ana.place["label"] == EN("main-title"), ana.place


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


@in_loop(open_session)
async def test_players_of_the_lighter_page_and_others_sit_at_one_table(
    session: aiohttp.ClientSession, *, serve: Serve
) -> None:
    server = serve("away=0.5", "bot=1000")
    host = Visitor(session, server.port)
    await settled(host)
    code = await host_a_table(host)
    other = await Player(session, server.url, "Boba").hello()
    await other.join(code=code)
    await host.until(lambda: any("Boba" in said for said in host.said))
    await choose(host, "waiting-room-start")
    await host.until(lambda: host.at_table)
    await other.until("events", so=lambda frame: "question" in frame)
    await other.send("answer", question=other.q["number"], choice=other.q["choices"][0])
    await host.play()
    await other.until(
        "events", so=lambda frame: any(event["event"] == "take" for event in frame["events"])
    )
    # The server keeps this game: the browser gets no transcript with all cards in it.
    assert host.files.keys() == {"settings.json"}
    # Who has no connection is away for the others, and back when it is there again.
    await host.lose()
    gone = await other.until("presence", so=lambda frame: not frame["seats"][0]["here"])
    assert gone["seats"][0]["name"] == "Xenia"
    await host.come(fresh=False)
    await other.until("presence", so=lambda frame: frame["seats"][0]["here"])


@in_loop(open_session)
async def test_a_barred_address_does_not_return_to_its_table_by_the_lighter_page(
    session: aiohttp.ClientSession, *, serve: Serve
) -> None:
    server = serve("away=0.5", "bot=1000")
    host = Visitor(session, server.port)
    await settled(host, {"X-Forwarded-For": "203.0.113.7"})
    code = await host_a_table(host)
    other = await Player(session, server.url, "Boba").hello()
    await other.join(code=code)
    await host.until(lambda: any("Boba" in said for said in host.said))
    await asyncio.to_thread(send_command, server.folder, "bar", address="203.0.113.7", seconds=600)
    away = other.until("presence", so=lambda frame: not frame["seats"][0]["here"])
    with pytest.raises(AssertionError, match="1008"):
        await host.until(lambda: False)
    assert host.sorry == "barred"
    await asyncio.wait_for(away, 30)
    again = Visitor(session, server.port)
    with pytest.raises((AssertionError, aiohttp.ClientError)):
        await settled(again, {"X-Forwarded-For": "203.0.113.7"})
    assert again.sorry == "barred"
    # The answer to this ping comes after everything that was sent before it.
    seen = len(other.frames)
    await other.send("ping")
    await other.until("pong")
    assert not any('"here":true' in frame for frame in other.frames[seen:])


def test_a_server_without_the_page_says_how_it_is_made(tmp_path: Path) -> None:
    server = Serving(tmp_path / "Ž Đ" / "none", tmp_path / "Ž Đ" / "server")
    server.start()
    try:
        told = EN("serve-no-page")
        assert "packaging/web/build" in told and told in (server.line(), server.line())
    finally:
        server.kill()

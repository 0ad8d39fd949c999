"""Players whose engines run on the server: each alone, in the own language, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp

from audiowar.l10n.catalogue import Catalogue
from tests.server.in_loop import in_loop, open_session
from tests.server.player import Player, Server

from .site import Serving
from .visitor import Visitor

EN = Catalogue("en").format_message
Serve = Callable[..., Server]


@in_loop(open_session)
async def test_nonsense_in_messages_does_nothing(
    session: aiohttp.ClientSession, *, fast: Server
) -> None:
    ana = Visitor(session, fast.port)
    ana.files["settings.json"] = '{"language": "en"}'
    await ana.come()
    kinds = ("key", "do", "pick", "type", "amount", "voice", "import", "bring", "part", "miss")
    values: tuple[Any, ...] = (None, -1, "\0" * 300, [], {"t": {}}, True)
    for kind in kinds:
        for value in values:
            odd = dict.fromkeys(("k", "c", "i", "x", "f", "at", "d", "names", "n"), value)
            await ana.send({"t": kind, **odd})
    await ana.send({"t": "stored", "ok": 3}, {"t": "exported"}, {"t": 7}, {"t": "start", "v": 9})
    await ana.lose()
    await ana.come()
    assert ana.known
    for _ in range(20):
        if ana.place["label"] != EN("main-title"):
            await ana.press("escape")
    assert ana.place["label"] == EN("main-title"), ana.place


async def choose(visitor: Visitor, message: str) -> None:
    """Go to the line of a menu that a message tells, and press Enter there."""
    number = visitor.place["n"]
    await visitor.send({"t": "pick", "i": visitor.lines.index(EN(message)), "go": True})
    await visitor.until(lambda: visitor.place["n"] != number)


async def settled(visitor: Visitor) -> None:
    """Come with a language and a name."""
    visitor.files["settings.json"] = json.dumps({"language": visitor.language, "name": "Xenia"})
    await visitor.come(True)


async def host_a_table(visitor: Visitor) -> str:
    """Open a table for two at the server; return its code."""
    await choose(visitor, "menu-together")
    await visitor.until(lambda: EN("together-make") in visitor.lines)
    await choose(visitor, "together-make")
    await visitor.press("enter", "enter", "enter")
    await choose(visitor, "together-with-code")
    lobby = EN("waiting-room-start")
    await visitor.until(lambda: lobby in visitor.lines)
    code = next(line for line in visitor.lines if line.startswith("Code"))
    return "".join(char for char in code if char.isdecimal())


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


def test_a_server_without_the_page_says_how_it_is_made(tmp_path: Path) -> None:
    server = Serving(tmp_path / "Ž Đ" / "none", tmp_path / "Ž Đ" / "server")
    server.start()
    try:
        told = EN("serve-no-page")
        assert "packaging/web/build" in told and told in (server.line(), server.line())
    finally:
        server.kill()

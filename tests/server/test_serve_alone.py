"""A whole server in the process of the test, with clients over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import pytest

from audiowar.__main__ import make_parser
from audiowar.command_line import serve as command
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.reserved_program_sentences import ProgramSentences
from audiowar.server import serve
from audiowar.server.admin.command_socket import send_command
from audiowar.server.monitoring import anonymized_log
from audiowar.server.net.client_address import Networks
from audiowar.server.net.static_pages import StaticPages
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.serve import ExtraService, ServeOptions, run_server
from audiowar.server.storage.repository import LATE_WRITE_SECONDS
from audiowar.server.storage.sqlite_repository import SqliteRepository
from audiowar.user_error import UserError

from .free_port import find_free_port
from .in_loop import in_loop, open_session
from .played import at_table, log, told
from .player import Player

Session = aiohttp.ClientSession
QUICK: dict[str, Any] = {
    "frames_per_second": 100_000.0,
    "max_frame_burst": 100_000,
    "thinking_time_factor": 0.0,
}
"""Limits with which programs can play fast."""


class HostedServer:
    """A server in the event loop of a test."""

    def __init__(self, folder: Path, address: str, port: int) -> None:
        self.folder = folder
        self.address = address
        self.port = port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/ws"

    async def command(self, name: str, **more: Any) -> dict[str, Any]:
        """Give a command as the operator does."""
        return await asyncio.to_thread(lambda: send_command(self.folder, name, **more))


@asynccontextmanager
async def serving(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, port: int = 0, **more: Any
) -> AsyncIterator[HostedServer]:
    """Run a server meanwhile. `limits` and other options of the server may be given."""
    end, ready = asyncio.Event(), asyncio.get_running_loop().create_future()
    monkeypatch.setattr(serve, "make_stop_event", lambda loop: end)
    folder.mkdir(parents=True, exist_ok=True)
    limits = Limits(**{**QUICK, **more.pop("limits", {})})
    options = ServeOptions(folder, "127.0.0.1", port, limits, ["Bruna", "Cvita"], True, **more)
    running = asyncio.create_task(
        run_server(options, lambda *where: ready.set_result(HostedServer(folder, *where)))
    )
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    try:
        yield await ready
    finally:
        end.set()
        await running


async def get(session: Session, server: HostedServer, path: str, **headers: str) -> tuple[int, str]:
    """Return the status and the text of a response."""
    async with session.get(server.url.replace("/ws", path), headers=headers) as response:
        return response.status, await response.text()


@in_loop(open_session)
async def test_a_match_is_played_and_goes_on_after_a_restart(
    session: Session, *, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "Ž Đ"
    chance = random.Random(5)
    port = find_free_port()
    async with serving(folder, monkeypatch, port=port) as server:
        players = await at_table(session, server.url, "scientific", 2, 4)
        await asyncio.gather(
            *(one.play(chance, lambda one=one: len(one.events) > 30) for one in players)
        )
    for one in players:
        assert (await one.until("bye"))["retry"] > 0
        await one.until_closed()
        assert one.ws.close_code == 1001
    async with serving(folder, monkeypatch, port=port) as server:
        await asyncio.gather(*(one.resume() for one in players))
        await asyncio.gather(*(one.play(chance) for one in players))
        text = log(folder, players[0].table)
    for one in players:
        assert one.events == told(text, one.seat)
        assert one.over and one.over["result"] == one.events[-1]["result"]


@in_loop(open_session)
async def test_a_server_lets_in_as_many_as_it_may_and_again_when_some_have_left(
    session: Session, *, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = {"max_connections_per_address": 2}
    async with serving(tmp_path / "s", monkeypatch, limits=few) as server:
        for _ in range(2):
            players = [await Player(session, server.url).hello() for _ in range(2)]
            with pytest.raises(aiohttp.WSServerHandshakeError) as wrong:
                await Player(session, server.url).connect()
            assert wrong.value.status == 429
            page = await Player(session, server.url).connect(origin=server.url[:-3])
            assert (await page.receive())["reason"] == "too_many_connections"
            await page.until_closed()
            assert page.ws.close_code == 1013
            for one in players:
                await one.ws.close()
            # The server notices soon that they have left.
            while (await server.command("status"))["connections"]:
                await asyncio.sleep(0.01)


@in_loop(open_session)
async def test_pages_health_and_names_of_the_host(
    session: Session, *, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<p>Žao</p>", encoding="utf-8")
    (tmp_path / "page" / "words.json").write_text("{}")
    pages = StaticPages(
        tmp_path / "page", {"X-Own": "1"}, {".html": "text/html"}, "none", {"words.json": "[]"}
    )
    names = ("127.0.0.1",)
    async with serving(tmp_path / "s", monkeypatch, pages=pages, host_names=names) as server:
        assert await get(session, server, "/") == (200, "<p>Žao</p>")
        assert await get(session, server, "/words.json") == (200, "[]")
        assert (await get(session, server, "/none.html"))[0] == 404
        status, text = await get(session, server, "/health", Host="other.example")
        assert status == 200 and json.loads(text)["status"] == "ok"
        assert (await get(session, server, "/", Host="other.example"))[0] == 421
        assert (await get(session, server, "/", Host="127.0.0.1:80."))[0] == 421
        assert (await get(session, server, "/", Host="127.0.0.1:80"))[0] == 200


@in_loop(open_session)
async def test_a_barred_client_is_refused_in_words_also_by_a_hosted_engine(
    session: Session, *, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, sent, ended, close = list[Any](), list[str](), list[int](), AsyncMock()

    def open_extra(connect: Any) -> ExtraService:
        opened.append(connect)
        return ExtraService({}, close)

    more: dict[str, Any] = {"open_extra_service": open_extra}
    async with serving(tmp_path / "s", monkeypatch, **more) as server:
        (connect,) = opened
        connect("127.0.0.1", sent.append, ended.append)
        assert (await server.command("bar", address="127.0.0.1", seconds=300))["gone"] == 1
        connect("127.0.0.1", sent.append, ended.append)
        assert [json.loads(one)["reason"] for one in sent] == ["barred"] * 2
        assert ended == [1008] * 2
        barred = await Player(session, server.url).connect()
        assert (await barred.receive())["reason"] == "barred"
        await barred.until_closed()
        assert barred.ws.close_code == 1013
        await server.command("unbar", address="127.0.0.1")
        await Player(session, server.url).hello()
        assert not close.called
    assert close.called


@in_loop(open_session)
async def test_a_proxy_hears_that_nothing_can_be_written(
    session: Session, *, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait = 0.0
    monkeypatch.setattr(SqliteRepository, "get_oldest_write_wait", lambda self: wait)
    async with serving(tmp_path / "s", monkeypatch) as server:
        for seconds, status in ((LATE_WRITE_SECONDS - 0.1, 200), (LATE_WRITE_SECONDS, 503)):
            wait = seconds
            told, text = await get(session, server, "/health")
            assert told == status and "broker" not in json.loads(text)


def options_of(host: str, name: str = "", proxies: Networks = ()) -> ServeOptions:
    names = (name,) if name else ()
    return ServeOptions(Path("x"), host, 0, Limits(), [], proxies=proxies, host_names=names)


@pytest.mark.parametrize(
    ("host", "name", "proxies", "page"),
    [
        ("192.0.2.7", "", (), "192.0.2.7:81"),
        ("127.0.0.1", "", (), "127.0.0.1:81"),
        ("::1", "", (), "[::1]:81"),
        # Only a proxy on this machine can pass people on, and nobody knows its port.
        ("127.0.0.1", "play.example.org", (), "play.example.org"),
        ("::1", "play.example.org", (), "play.example.org"),
        ("192.0.2.7", "play.example.org", (ip_network("10.0.0.5"),), "play.example.org"),
        # Without a proxy people come by the name to the same port.
        ("192.0.2.7", "play.example.org", (), "play.example.org:81"),
        ("192.0.2.7", "2001:db8::7", (), "[2001:db8::7]:81"),
    ],
)
def test_the_page_is_where_people_can_reach_it(
    host: str, name: str, proxies: Networks, page: str
) -> None:
    assert serve.find_page_address(options_of(host, name, proxies), host, 81) == page


@in_loop(open_session)
async def test_the_welcome_names_the_page_as_people_reach_it(
    session: Session, *, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<p>Žao</p>", encoding="utf-8")
    names = ("play.example.org", "127.0.0.1")
    more: dict[str, Any] = {"pages": StaticPages(tmp_path), "host_names": names}
    async with serving(tmp_path / "s", monkeypatch, **more) as server:
        player = await Player(session, server.url).connect()
        await player.send("hello", version=2, name="Ana")
        assert (await player.until("welcome"))["page"] == "play.example.org"


@pytest.mark.parametrize(
    ("host", "port", "words", "printed"),
    [
        ("192.168.1.5", 7470, [], ["192.168.1.5:7470", "0 0 2 6 1", "http://192.168.1.5:7470/"]),
        ("127.0.0.1", 7470, [], ["127.0.0.1:7470", "http://127.0.0.1:7470/"]),
        ("::1", 81, [], ["[::1]:81", "http://[::1]:81/"]),
        (
            "127.0.0.1",
            81,
            ["--name", "Play.Example.org."],
            ["127.0.0.1:81", "http://play.example.org/"],
        ),
    ],
)
def test_the_start_prints_only_addresses_that_work(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    host: str,
    port: int,
    words: list[str],
    printed: list[str],
) -> None:
    def fake_serve(options: ServeOptions, on_ready: Callable[[str, int], None]) -> None:
        on_ready(host, port)

    monkeypatch.setattr(serve, "serve", fake_serve)
    monkeypatch.setattr(anonymized_log, "configure_logging", lambda: None)
    monkeypatch.setattr(os, "umask", lambda mask: mask)
    monkeypatch.setattr(ProgramSentences, "start_loading", lambda self: None)
    monkeypatch.setattr(command, "make_static_pages", lambda *given: StaticPages(tmp_path))
    given = ["serve", "--host", host, "--port", str(port), "--data", str(tmp_path), *words]
    assert command.run_serve(make_parser().parse_args(given), Catalogue("en", strict=True)) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split(": ", 1)[1] for line in said[:-1]] == printed
    monkeypatch.setattr(command, "make_static_pages", lambda *given: StaticPages())
    command.run_serve(make_parser().parse_args(given), Catalogue("en", strict=True))
    assert "packaging/web/build" in capsys.readouterr().out


@pytest.mark.parametrize("flag", ["--port", "--metrics-port"])
def test_a_port_that_cannot_be_is_refused_with_the_highest(tmp_path: Path, flag: str) -> None:
    catalogue = Catalogue("en", strict=True)
    for port in ("70000", "-1"):
        args = make_parser().parse_args(["serve", flag, port, "--data", str(tmp_path)])
        with pytest.raises(UserError) as complaint:
            command.run_serve(args, catalogue)
        said = catalogue.format_message(complaint.value.message_id, **complaint.value.message_args)
        assert flag in said and "65535" in said

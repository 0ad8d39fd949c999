"""The operator of a real server sees its health, controls it, and reads its log."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any

import aiohttp
import pytest

from audiowar.server.admin.command_socket import SOCKET_FILE, send_command

from .in_loop import in_loop, open_session
from .player import FAST, PATIENCE, Player, Server, run
from .test_play import at_table

Serve = Callable[..., Server]
posix = pytest.mark.skipif(os.name != "posix", reason="no local sockets and rights on Windows")


def operate(server: Server, *words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run `audiowar server` as the operator does."""
    command = [sys.executable, "-m", "audiowar", "server", *words]
    command += ["--data", str(server.folder), "--lang", lang]
    return subprocess.run(command, capture_output=True, text=True)


async def report(session: aiohttp.ClientSession, server: Server) -> tuple[int, dict[str, Any]]:
    """Return what `/health` answers."""
    async with session.get(server.url.replace("/ws", "/health")) as answer:
        return answer.status, await answer.json()


@in_loop(open_session)
async def test_a_server_that_cannot_write_says_so_until_it_can(
    session: aiohttp.ClientSession, *, serve: Serve
) -> None:
    server = serve(*FAST)

    async def until(session: aiohttp.ClientSession, wanted: int) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while True:
            status, said = await report(session, server)
            if status == wanted:
                return said
            assert time.monotonic() < end, said
            await asyncio.sleep(0.2)

    ana = await Player(session, server.url).hello()
    with closing(sqlite3.connect(server.folder / "tables.db", isolation_level=None)) as db:
        # As long as somebody else holds the file, nothing can be written.
        db.execute("begin immediate")
        await ana.send("make", game="scientific", players=2)
        said = await until(session, 503)
        assert said["status"] == said["writing"] == "failing"
        assert said["write_delay_seconds"] >= 5
        db.execute("rollback")
    await ana.until("made")
    assert (await until(session, 200))["writing"] == "ok"


@posix
def test_only_the_owner_reaches_the_socket(serve: Serve) -> None:
    server = serve(*FAST)
    assert stat.S_IMODE((server.folder / SOCKET_FILE).stat().st_mode) == 0o600
    assert stat.S_IMODE((server.folder / "tables.db").stat().st_mode) == 0o600
    assert stat.S_IMODE(server.folder.stat().st_mode) == 0o700
    assert server.end() == 0
    assert not (server.folder / SOCKET_FILE).exists()
    done = operate(server, "status")
    assert done.returncode == 2 and "No server answers" in done.stderr


@posix
def test_a_server_that_was_killed_leaves_no_socket_in_the_way(serve: Serve) -> None:
    server = serve(*FAST)
    server.kill()
    server.start()
    assert "The server works" in operate(server, "status").stdout


@posix
@in_loop(open_session)
async def test_the_operator_lists_tables_tells_all_and_closes_one(
    session: aiohttp.ClientSession, *, serve: Serve
) -> None:
    server = serve(*FAST)
    ana, boro = await at_table(session, server.url, "scientific", 2, 2)
    other = await Player(session, server.url, "Vera").hello()
    await other.make("classic", 2)
    done = await asyncio.to_thread(operate, server, "list")
    assert f"{ana.table}: Scientific War, being played; {ana.name}, {boro.name}; " in done.stdout
    assert f"{other.table}: " in done.stdout and "waits for people; Vera; " in done.stdout
    done = await asyncio.to_thread(operate, server, "tell", "Back", "at\x07 noon")
    assert done.returncode == 0 and done.stdout.rstrip().endswith("3.")
    for player in (ana, boro, other):
        said = await player.until("refused")
        assert said["reason"] == "operator_says" and said["args"] == {"text": "Back at noon"}
    done = await asyncio.to_thread(operate, server, "close", ana.table)
    assert done.returncode == 0
    for player in (ana, boro):
        assert (await player.until("refused"))["reason"] == "operator_closes"
        assert (await player.until("refused"))["reason"] == "table_closed"
    done = await asyncio.to_thread(operate, server, "close", ana.table)
    assert done.returncode == 2 and "There is no such table" in done.stderr
    done = await asyncio.to_thread(operate, server, "list")
    assert ana.table not in done.stdout and other.table in done.stdout
    await other.send("start")
    await other.until("events")


@posix
@in_loop(open_session)
async def test_an_address_is_barred_until_its_time_even_after_a_restart(
    session: aiohttp.ClientSession, *, serve: Serve
) -> None:
    server = serve(*FAST)
    ana = Player(session, server.url)
    ana.address = "203.0.113.7"
    await ana.hello()
    await ana.make("classic", 2)
    boro = Player(session, server.url, "Boro")
    boro.address = "203.0.113.8"
    await boro.hello()
    done = await asyncio.to_thread(operate, server, "bar", "203.0.113.7", "--minutes", "5")
    assert done.returncode == 0 and "203.0.113.7." in done.stdout
    assert (await ana.until("refused"))["reason"] == "barred"
    with pytest.raises(ConnectionError):
        await ana.receive()
    server.kill()
    server.start()
    assert stat.S_IMODE((server.folder / "bars.json").stat().st_mode) == 0o600
    again = Player(session, server.url)
    again.address = "203.0.113.7"
    await again.connect()
    assert (await again.until("refused"))["reason"] == "barred"
    with pytest.raises(ConnectionError):
        await again.receive()
    await boro.hello()
    assert "203.0.113.7" in (await asyncio.to_thread(operate, server, "status")).stdout
    done = await asyncio.to_thread(operate, server, "unbar", "203.0.113.7")
    assert done.returncode == 0
    await again.hello()
    assert (await asyncio.to_thread(operate, server, "unbar", "203.0.113.7")).returncode == 2
    # A bar ends by itself.
    await asyncio.to_thread(send_command, server.folder, "bar", address="203.0.113.7", seconds=0.5)
    end = time.monotonic() + PATIENCE
    while True:
        await again.connect()
        await again.send("hello", version=2, lang="en", name="Ana")
        if (await again.until("welcome", "refused"))["type"] == "welcome":
            break
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


@posix
@in_loop(open_session)
async def test_before_an_update_no_tables_are_opened_and_games_go_on(
    session: aiohttp.ClientSession, *, serve: Serve
) -> None:
    server = serve(*FAST)
    players = await at_table(session, server.url, "scientific", 2, 2)
    done = await asyncio.to_thread(operate, server, "drain")
    # Somebody plays still.
    assert done.returncode == 1 and "1" in done.stdout
    for player in players:
        assert (await player.until("refused"))["reason"] == "update_comes"
    other = await Player(session, server.url, "Vera").hello()
    await other.send("make", game="classic", players=2)
    assert (await other.until("refused"))["reason"] == "draining"
    assert (await report(session, server))[1]["draining"] is True
    waiting = asyncio.create_task(asyncio.to_thread(operate, server, "drain", "--minutes", "5"))
    await asyncio.gather(*(player.play(random.Random(1)) for player in players))
    done = await waiting
    assert done.returncode == 0
    # Announced once only.
    assert sum("update_comes" in frame for frame in players[0].frames) == 1
    assert (await asyncio.to_thread(operate, server, "drain", "--off")).returncode == 0
    assert (await players[0].until("refused"))["reason"] == "update_off"
    await other.make("classic", 2)


def test_the_log_holds_no_address_and_nothing_that_was_sent(serve: Serve) -> None:
    server = serve("connections=4")
    attack = b"GET /ws HTTP/1.1\r\nHost: a\r\nEVILBYTES\x00\r\n\r\n"

    async def test(session: aiohttp.ClientSession) -> None:
        for sent in (
            attack,
            b"\x16\x03\x01EVILBYTES",
            b"GET /EVILBYTES HTTP/9.9\r\n\r\n",
            b"POST /ws HTTP/1.1\r\nHost: a\r\nContent-Length: EVILBYTES\r\n\r\n",
            b"GET /ws HTTP/1.1\r\nHost: EVILBYTES[\r\nOrigin: http://[EVILBYTES\r\n\r\n",
            b"GET http://[EVILBYTES/ws HTTP/1.1\r\nHost: a\r\n\r\n",
        ):
            for _ in range(10):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(sent)
                writer.write_eof()
                with suppress(ConnectionError):
                    await asyncio.wait_for(reader.read(), PATIENCE)
                writer.close()
        player = await Player(session, server.url).hello()
        for _ in range(40):
            await player.send("join", code="000000")
        await player.until("refused", so=lambda frame: frame["reason"] == "too_fast")

    run(test)
    assert server.end() == 0
    log = (server.folder.parent / "server.log").read_text()
    assert "127.0.0.1" not in log and "EVILBYTES" not in log and str(server.folder) not in log
    lines = [re.sub(r"^\S+ \S+ |\(.*", "", line) for line in log.splitlines()]
    told = [line for line in lines if line and not line.startswith("    ")]
    assert len(told) == len(set(told)), log
    assert any("refused: no_table" in line for line in told)

"""What whoever runs a server can see and do: health, figures, logs, commands, backups, checks."""

from __future__ import annotations

import asyncio
import json
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
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from audiowar.__main__ import main
from audiowar.server.admin.command_socket import SOCKET_FILE, send_command
from tests.server.free_port import find_free_port

from .player import FAST, PATIENCE, Player, Server, run
from .test_play import at_table

Serve = Callable[..., Server]
posix = pytest.mark.skipif(os.name != "posix", reason="no local sockets and rights on Windows")


def operate(server: Server, *words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run `audiowar server` as the operator does."""
    command = [sys.executable, "-m", "audiowar", "server", *words]
    command += ["--data", str(server.folder), "--lang", lang]
    return subprocess.run(command, capture_output=True, text=True)


def serve_words(*words: str) -> subprocess.CompletedProcess[str]:
    """Run `audiowar serve` with what ends by itself."""
    command = [sys.executable, "-m", "audiowar", "serve", "--lang", "en", *words]
    return subprocess.run(command, capture_output=True, text=True)


async def report(session: aiohttp.ClientSession, server: Server) -> tuple[int, dict[str, Any]]:
    """Return what `/health` answers."""
    async with session.get(server.url.replace("/ws", "/health")) as answer:
        return answer.status, await answer.json()


async def figures(session: aiohttp.ClientSession, port: int, **headers: str) -> tuple[int, str]:
    """Return what `/metrics` answers."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with session.get(f"http://127.0.0.1:{port}/metrics", headers=named) as answer:
        return answer.status, await answer.text()


def read(text: str) -> dict[str, float]:
    """Return the figures by their names and labels."""
    rows = re.findall(r"^(\w+(?:\{.*?\})?) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in rows}


@pytest.fixture
def measured(serve: Serve) -> tuple[Server, int]:
    """A server whose figures can be read, and where."""
    port = find_free_port()
    return serve(*FAST, words=("--metrics-port", str(port))), port


# Health and figures


def test_the_health_of_a_server_that_works(serve: Serve) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        status, said = await report(session, server)
        assert status == 200
        assert said.pop("write_delay_seconds") < 5
        assert said == {"status": "ok", "writing": "ok", "disk": "ok", "draining": False}

    run(test)


def test_a_server_that_cannot_write_says_so_until_it_can(serve: Serve) -> None:
    server = serve(*FAST)

    async def until(session: aiohttp.ClientSession, wanted: int) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while True:
            status, said = await report(session, server)
            if status == wanted:
                return said
            assert time.monotonic() < end, said
            await asyncio.sleep(0.2)

    async def test(session: aiohttp.ClientSession) -> None:
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

    run(test)


def test_the_figures_are_those_of_what_happens(measured: tuple[Server, int]) -> None:
    server, port = measured

    async def test(session: aiohttp.ClientSession) -> None:
        players = await at_table(session, server.url, "scientific", 2, 2)
        ana, boro = players
        watcher = await Player(session, server.url).hello()
        await watcher.send("spectate", table=ana.table, code=None)
        await watcher.until("refused")
        await asyncio.gather(
            *(p.play(random.Random(3), lambda p=p: len(p.events) > 20) for p in players)
        )
        await boro.ws.close()
        await boro.until_closed()
        status, text = await figures(session, port)
        assert status == 200
        found = read(text)
        assert found['audiowar_people{state="playing"}'] == 1
        assert found['audiowar_tables{state="playing"}'] == 1
        assert found['audiowar_tables{state="open"}'] == 0
        assert found["audiowar_connections"] == 2
        assert found['audiowar_refusals_total{reason="no_table"}'] == 1
        assert found["audiowar_answers_total"] >= 2
        assert found["audiowar_write_delay_seconds_count"] >= 4
        assert found["audiowar_write_delay_seconds_sum"] > 0
        assert (
            found['audiowar_write_delay_seconds_bucket{le="+Inf"}']
            == (found["audiowar_write_delay_seconds_count"])
        )
        while not found["audiowar_event_loop_lag_seconds_count"]:
            found = read((await figures(session, port))[1])
        assert found["audiowar_healthy"] == 1 and found["audiowar_disk_free_bytes"] > 0
        assert found["audiowar_draining"] == 0

    run(test)


def test_only_this_machine_reads_the_figures(measured: tuple[Server, int]) -> None:
    server, port = measured

    async def test(session: aiohttp.ClientSession) -> None:
        assert (await figures(session, port))[0] == 200
        for headers in (
            {"X_Forwarded_For": "203.0.113.7"},
            {"Forwarded": "for=203.0.113.7"},
            {"Via": "1.1 proxy"},
            {"Host": "play.example.org"},
            *({"Host": host} for host in ("a:b:c", "::1", "127.0.0.1:999999")),
            {"Origin": "https://evil.example"},
        ):
            assert (await figures(session, port, **headers))[0] == 403, headers
        # Nor does the address that a proxy publishes have them.
        async with session.get(server.url.replace("/ws", "/metrics")) as answer:
            assert "audiowar_" not in await answer.text()
        listening = subprocess.run(["ss", "-ltn"], capture_output=True, text=True).stdout
        assert not listening or f"127.0.0.1:{port}" in listening

    run(test)


def test_without_the_library_the_figures_are_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "prometheus_client"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "audiowar.server.monitoring.metrics_listener", raising=False)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    words = ["serve", "--lang", "en", "--data", str(tmp_path / "data"), "--host", "127.0.0.1"]
    assert main([*words, "--port", "0", "--metrics-port", "0"]) == 2
    assert "pip install prometheus-client" in capsys.readouterr().err


# Names


def test_only_the_names_that_were_given_lead_to_the_server(serve: Serve) -> None:
    server = serve(*FAST, words=("--name", "play.example.org", "--name", "Cards.example"))

    async def test(session: aiohttp.ClientSession) -> None:
        async def connect(host: str) -> None:
            ws = await session.ws_connect(server.url, headers={"Host": host})
            await ws.close()

        for host in ("play.example.org", "PLAY.example.org:443", "cards.example", "cards.example."):
            await connect(host)
        for host in ("evil.example", "play.example.org.evil.example", f"127.0.0.1:{server.port}"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as wrong:
                await connect(host)
            assert wrong.value.status == 421
            page = server.url.replace("/ws", "/")
            async with session.get(page, headers={"Host": host}) as answer:
                assert answer.status == 421
        # A proxy asks for this by the address.
        assert (await report(session, server))[0] == 200

    run(test)


# Commands


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
def test_the_operator_lists_tables_tells_all_and_closes_one(serve: Serve) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, server.url, "scientific", 2, 2)
        other = await Player(session, server.url, "Vera").hello()
        await other.make("classic", 2)
        done = await asyncio.to_thread(operate, server, "list")
        assert (
            f"{ana.table}: Scientific War, being played; {ana.name}, {boro.name}; " in done.stdout
        )
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

    run(test)


@posix
def test_an_address_is_barred_until_its_time_even_after_a_restart(serve: Serve) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
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
        await asyncio.to_thread(
            send_command, server.folder, "bar", address="203.0.113.7", seconds=0.5
        )
        end = time.monotonic() + PATIENCE
        while True:
            await again.connect()
            await again.send("hello", version=2, lang="en", name="Ana")
            if (await again.until("welcome", "refused"))["type"] == "welcome":
                break
            assert time.monotonic() < end
            await asyncio.sleep(0.1)

    run(test)


@posix
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bar", "nowhere", "--minutes", "3"), "no address"),
        (("bar", "203.0.113.7"), "--minutes"),
        (("bar", "203.0.113.7", "--minutes", "99999999"), "too large"),
        (("tell", "\x07"), "nothing to tell"),
        (("tell",), "one word more"),
        (("dance",), "status, list, drain"),
        ((), "status, list, drain"),
        (("list", "more"), "more"),
        (("drain", "--minutes", "-1"), "--minutes"),
    ],
)
def test_what_the_operator_types_wrong_is_answered_in_words(
    fast: Server, words: tuple[str, ...], said: str
) -> None:
    done = operate(fast, *words)
    assert done.returncode == 2 and said in done.stderr and "Traceback" not in done.stderr


@posix
def test_the_socket_takes_what_is_no_command_without_harm(fast: Server) -> None:
    for sent in (
        b"\n",
        b"[]\n",
        b"{}\n",
        b"\xff\n",
        b'{"do": "bar", "seconds": []}\n',
        b"x" * 99999,
    ):
        reached = subprocess.run(
            [sys.executable, "-c", SEND, str(fast.folder / SOCKET_FILE)],
            input=sent,
            capture_output=True,
        )
        assert reached.returncode == 0, reached.stderr
        assert not reached.stdout or json.loads(reached.stdout)["ok"] is False
    assert send_command(fast.folder, "status")["ok"]


SEND = """
import socket, sys
line = socket.socket(socket.AF_UNIX)
line.connect(sys.argv[1])
try:
    line.sendall(sys.stdin.buffer.read())
    line.shutdown(socket.SHUT_WR)
    sys.stdout.buffer.write(line.makefile("rb").readline())
except (BrokenPipeError, ConnectionResetError):
    pass
"""


@posix
def test_before_an_update_no_tables_are_opened_and_games_go_on(serve: Serve) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
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

    run(test)


@posix
@pytest.mark.parametrize("language", ["es", "ro", "sr"])
def test_the_operator_is_answered_in_their_language(fast: Server, language: str) -> None:
    english = operate(fast, "status").stdout
    done = operate(fast, "status", lang=language)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == len(english.splitlines()) and done.stdout != english


# Logs


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


# Backup and check


@posix
def test_nobody_else_can_read_a_backup(serve: Serve, tmp_path: Path) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        players = await at_table(session, server.url, "scientific", 2, 2)
        await asyncio.gather(
            *(p.play(random.Random(3), lambda p=p: len(p.events) > 20) for p in players)
        )
        copy = tmp_path / "copy.db"
        words = ("--data", str(server.folder), "--backup", str(copy))
        done = await asyncio.to_thread(serve_words, *words)
        assert done.returncode == 0 and str(copy) in done.stdout
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        # No second file belongs to it, and none is left of the copying.
        assert [file.name for file in tmp_path.glob("copy*")] == ["copy.db"]
        before = copy.read_bytes()
        done = await asyncio.to_thread(serve_words, *words)
        assert done.returncode == 2 and copy.read_bytes() == before
        done = await asyncio.to_thread(serve_words, "--check", str(copy))
        assert done.returncode == 0 and "Tables: 1, of them damaged: 0." in done.stdout
        assert copy.read_bytes() == before
        # A running server can be checked too.
        done = await asyncio.to_thread(serve_words, "--check", str(server.folder))
        assert done.returncode == 0 and "Tables: 1, of them damaged: 0." in done.stdout

    run(test)


def test_a_damaged_table_is_found_and_named(serve: Serve) -> None:
    server = serve(*FAST)
    tables: list[str] = []

    async def test(session: aiohttp.ClientSession) -> None:
        for _ in range(2):
            players = await at_table(session, server.url, "scientific", 2, 2)
            await asyncio.gather(
                *(p.play(random.Random(3), lambda p=p: len(p.events) > 20) for p in players)
            )
            tables.append(players[0].table)

    run(test)
    assert server.end() == 0
    path = server.folder / "tables.db"
    with closing(sqlite3.connect(path)) as db:
        (number,) = db.execute("select max(s) from steps where t = ?", (tables[0],)).fetchone()
        db.execute("update steps set x = '{}\n' where t = ? and s = ?", (tables[0], number))
        db.commit()
    done = serve_words("--check", str(server.folder))
    assert done.returncode == 1 and "Tables: 2, of them damaged: 1." in done.stdout
    assert tables[0] in done.stdout and tables[1] not in done.stdout and "--rescue" in done.stdout
    assert serve_words("--data", str(server.folder), "--rescue").returncode == 0
    assert serve_words("--check", str(server.folder)).returncode == 0


def test_a_damaged_page_is_found(serve: Serve) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        for _ in range(4):
            players = await at_table(session, server.url, "scientific", 2, 2)
            await asyncio.gather(
                *(p.play(random.Random(3), lambda p=p: len(p.events) > 60) for p in players)
            )

    run(test)
    assert server.end() == 0
    path = server.folder / "tables.db"
    with closing(sqlite3.connect(path)) as db:
        # Nothing is wrong with a page that holds nothing.
        db.execute("vacuum")
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    for page in range(1, len(whole) // size):
        data = bytearray(whole)
        data[page * size : (page + 1) * size] = b"\xa5" * size
        path.write_bytes(bytes(data))
        status = main(["serve", "--lang", "en", "--check", str(server.folder)])
        assert status in (1, 2), page


@pytest.mark.parametrize("flags", [("--check", "{}"), ("--data", "{}", "--backup", "{}/copy.db")])
def test_a_folder_without_tables_is_told_so(tmp_path: Path, flags: tuple[str, ...]) -> None:
    done = serve_words(*(flag.format(tmp_path) for flag in flags))
    assert done.returncode == 2 and "There are no tables" in done.stderr
    assert list(tmp_path.iterdir()) == []

"""Several real servers behind a real broker: tables go on whatever dies."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from .in_loop import in_loop, open_session
from .nats_broker import Broker, StoredTable, needs_broker
from .played import told
from .player import FAST, PATIENCE, Player, Server

pytestmark = needs_broker


class Cluster:
    """A broker and two servers."""

    def __init__(self, folder: Path, broker: Broker) -> None:
        self.broker = broker
        self.servers = [
            Server(folder / name / "Ž Đ", *FAST, nats=self.broker.url).start()
            for name in self._folders(folder, "a", "b")
        ]

    def _folders(self, folder: Path, *names: str) -> tuple[str, ...]:
        for name in names:
            (folder / name).mkdir()
        return names

    def end(self) -> None:
        """End all that still lives."""
        for server in self.servers:
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.kill()
        self.broker.kill()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """Two servers of the test's own."""
    made = Cluster(tmp_path, Broker(tmp_path / "broker").start())
    yield made
    made.end()


async def between(
    session: aiohttp.ClientSession, *urls: str, game: str = "scientific", seats: int = 2
) -> list[Player]:
    """Seat a person from each server at a new table of the first, and begin."""
    players = [await Player(session, url, f"Igrač {n}").hello() for n, url in enumerate(urls)]
    made = await players[0].make(game, seats)
    for player in players[1:]:
        await player.join(code=made["code"])
    await players[0].send("start")
    return players


async def played(players: list[Player], more: int) -> None:
    """Let all play until everybody has heard so many more events, or the game is over.

    It is the same event for all: whoever stopped at an earlier one would keep the others waiting,
    and be sent away for not listening.
    """
    chance = random.Random(1)
    last = max(len(player.events) for player in players) + more
    plays = [player.play(chance, lambda p=player: len(p.events) >= last) for player in players]
    await asyncio.gather(*plays)


async def again(players: list[Player], server: Server) -> None:
    """Let all take their seats up at a server."""
    for player in players:
        player._url = server.url
    await asyncio.gather(*(player.resume() for player in players))


async def step(player: Player) -> None:
    """Do what is to be done, whatever comes of it."""
    if player.q is not None:
        await player.send("answer", question=player.q["number"], choice=player.q["choices"][0])
    await player.send("advance", event=len(player.events) - 1)


async def lost_line(player: Player) -> None:
    """Wait until somebody is told to come again."""
    with pytest.raises(ConnectionError):
        while (await player.receive())["type"] != "bye":
            pass
        await player.receive()


async def sent_away(came: asyncio.Queue[str | None]) -> None:
    """Wait until a connection that is kept is told that its seat is elsewhere."""
    while text := await asyncio.wait_for(came.get(), PATIENCE):
        if json.loads(text)["type"] in ("bye", "moved"):
            return
    raise AssertionError("the line was closed without a word")


def heard_as_kept(players: list[Player], kept: StoredTable) -> None:
    """Compare what each has heard with the log: nothing lost, twice, or wrong."""
    assert not kept.foreign
    for player in players:
        assert player.seat is not None
        assert player.events == told(kept.text, player.seat)[: len(player.events)]


@in_loop(open_session)
async def test_a_server_that_hung_writes_nothing_to_a_table_that_another_took_over(
    session: aiohttp.ClientSession, *, cluster: Cluster
) -> None:
    first, second = cluster.servers
    ana, boro = players = await between(session, first.url, second.url)
    await played(players, 20)
    old = ana.came
    first.process.send_signal(signal.SIGSTOP)
    # It reads this when it goes on, and would write it down.
    await step(ana)
    await lost_line(boro)
    await again(players, second)
    await played(players, 20)
    first.process.send_signal(signal.SIGCONT)
    await sent_away(old)
    await asyncio.gather(*(player.play(random.Random(2)) for player in players))
    heard_as_kept(players, (await cluster.broker.load_logs())[ana.table])
    # It serves on, and finds the table where it is now; if it hung for long, not at once.
    await health(session, first, 200)
    await again(players, first)
    await boro.until("over")


@in_loop(open_session)
async def test_a_killed_broker_loses_nothing_and_no_table_waits_for_ever(
    session: aiohttp.ClientSession, *, cluster: Cluster
) -> None:
    first, second = cluster.servers
    tables = [await between(session, first.url, first.url) for _ in range(6)]
    tables += [await between(session, first.url, second.url) for _ in range(2)]
    games = [asyncio.gather(*map(restless, players)) for players in tables]
    for _ in range(2):
        # In the middle of the games, however fast they go.
        before = heard(tables)
        while heard(tables) < before + 200:
            assert not all(player.over for players in tables for player in players)
            await asyncio.sleep(0.005)
        cluster.broker.kill()
        await asyncio.sleep(0.3)
        cluster.broker.start()
    await asyncio.gather(*games)
    logs = await cluster.broker.load_logs()
    for players in tables:
        heard_as_kept(players, logs[players[0].table])
        assert all(player.over for player in players)


def heard(tables: list[list[Player]]) -> int:
    return sum(len(player.events) for players in tables for player in players)


async def restless(player: Player, events: int = sys.maxsize) -> None:
    """Play to the end, or until so much was heard; whoever loses the line comes again."""
    chance = random.Random(player.seat)
    while player.over is None and len(player.events) < events:
        try:
            await player.play(chance, lambda: len(player.events) >= events)
        except (ConnectionError, AssertionError):
            player.q = None
            await comes_again(player)


async def comes_again(player: Player) -> None:
    while True:
        try:
            await player.resume()
            return
        except (ConnectionError, aiohttp.ClientError):
            await asyncio.sleep(0.05)


def test_a_broker_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "audiowar", "serve", "--lang", "en", "--host", "127.0.0.1"]
    words += ["--port", "0", "--nats", "nats://127.0.0.1:9"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=3 * PATIENCE)
    assert done.returncode == 2
    assert "cannot start: NATS: " in done.stderr and "Traceback" not in done.stderr
    assert "refused" in done.stderr.splitlines()[-1] and len(done.stderr.splitlines()) < 5


async def health(session: aiohttp.ClientSession, server: Server, status: int) -> None:
    """Wait until a server says how it is."""
    while (await session.get(server.url.replace("/ws", "/health"))).status != status:
        await asyncio.sleep(0.05)

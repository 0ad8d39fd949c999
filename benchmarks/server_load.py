"""Measure the latency and the cost of a server with many seats.

    python -m benchmarks.server_load [--seats 1000] [--every 2] [--seconds 20] [--kills 0]
        [--idle 10000]

Starts the real server with its own folder, and seats players at tables for two. Each player answers
after about --every seconds. With --every 0 everybody answers immediately, which shows the capacity
of the server. Players whose match is over start another at a new table. Prints the time from an
answer until its events are received (by then they are on the disk), the server's processor time and
memory, the answers per second of processor time, and the sizes of frames on the sockets.

--kills kills the server that many times. At the end, all received events are compared with the
server's log. --idle adds that many tables where somebody waits. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import orjson
import uvloop

from audiowar.rules.registry import GAMES
from audiowar.server.storage.open_database import DATABASE_FILE, open_database
from audiowar.server.storage.repository import SeatRow, TableRow
from audiowar.server.storage.sqlite_repository import (
    INSERT_SEAT,
    INSERT_TABLE,
    dump_row,
    select_steps_as_text,
)
from audiowar.table.bot_players import DEFAULT_BOT

LIMITS = ("connections=100000", "tables=100000", "rate=100000", "burst=100000", "bot=60")
PARALLEL = 50
SETTLED = 3.0
"""Seconds after which even the last clients to connect are playing."""


class Server:
    """The server process."""

    def __init__(self, folder: Path, limits: Sequence[str] = LIMITS, nats: str = "") -> None:
        self.folder = folder
        self.limits = limits
        self.nats = nats
        self.port = 0
        self.start()

    def start(self) -> None:
        words = [sys.executable, "-m", "audiowar", "serve", "--host", "127.0.0.1"]
        words += ["--port", str(self.port), "--data", str(self.folder), "--lang", "en"]
        words += ["--nats", self.nats] if self.nats else []
        for limit in self.limits:
            words += ["--set", limit]
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().split(":")[-1])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def measure_processor_time(self) -> float:
        """Return the processor seconds that the server has used so far."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def measure_memory(self) -> float:
        """Return the resident memory in MB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def fill_folder(folder: Path, count: int) -> None:
    """Add `count` tables, at which one person waits for another, to a server's folder."""
    file = open_database(folder / DATABASE_FILE)
    languages = ("en", "es", "ro", "sr")
    with closing(file):
        file.execute("begin")
        for number in range(count):
            ident, game = f"{number:016x}", list(GAMES)[number % len(GAMES)]
            table = TableRow(
                *(ident, f"{number:06}", game, GAMES[game].get_default_options(2), 2, True, 0),
                *(None, "open", "", time.time(), DEFAULT_BOT, False, languages[number % 4]),
            )
            seat = SeatRow(0, f"Idle {number}", (f"{number:064x}",), f"{number}")
            file.execute(INSERT_TABLE, dump_row(table))
            file.execute(INSERT_SEAT, (ident, *dump_row(seat)))
        file.execute("commit")


@dataclass
class ReceivedGame:
    """A match as a seat has received it."""

    table: str = ""
    events: list[Any] = field(default_factory=list)


class PlayingClient:
    """A client that plays one match, or match after match with `LoadTest.play_again`.

    `partner` is the client whose tables it joins. If `partner` is None, it opens tables itself.
    """

    def __init__(self, load: LoadTest, name: str, partner: PlayingClient | None) -> None:
        self.load = load
        self.name = name
        self.partner = partner
        self.codes: dict[int, asyncio.Future[str]] = {}
        """The join codes of the tables that this client opened, by the number of the match."""
        self.games: list[ReceivedGame] = []
        self.sent: float | None = None
        self.prepare_next_game()

    def prepare_next_game(self) -> None:
        """Prepare to play another match."""
        self.games.append(ReceivedGame())
        self.token = ""
        self.number = 0
        self.started = False

    @property
    def table(self) -> str:
        return self.games[-1].table

    @property
    def events(self) -> list[Any]:
        return self.games[-1].events

    def get_join_code(self, game: int) -> asyncio.Future[str]:
        """Return a future with the join code of a match's table."""
        return self.codes.setdefault(game, asyncio.get_running_loop().create_future())

    @property
    def session(self) -> aiohttp.ClientSession:
        return self.load.session

    async def run(self) -> None:
        while not self.load.over:
            try:
                async with self.session.ws_connect(self.load.url) as self.ws:
                    await self.exchange_frames()
            except (aiohttp.ClientError, OSError):
                pass
            # The last answer may not have arrived.
            self.sent, self.number = None, 0
            await asyncio.sleep(random.uniform(0.1, 0.5))

    async def exchange_frames(self) -> None:
        await self.ws.send_json({"type": "hello", "version": 2, "name": self.name})
        if self.token:
            # The `start` frame may have been lost with the connection.
            self.started = bool(self.events)
            after = len(self.events) - 1
            frame = {"type": "resume", "table": self.table, "token": self.token, "after": after}
            await self.send(frame)
        elif self.partner is None:
            terms = {"game": "scientific", "players": 2, "options": self.load.options}
            await self.send({"type": "make", **terms})
        else:
            code = await self.partner.get_join_code(len(self.games))
            await self.send({"type": "join", "code": code})
        async for message in self.ws:
            if message.type == aiohttp.WSMsgType.TEXT:
                said = orjson.loads(message.data)
                if said["type"] == "events":
                    self.load.event_frames += 1
                    self.load.bytes += len(message.data)
                await self.on_frame(said)

    async def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        await self.ws.send_json(frame)

    async def on_frame(self, said: dict[str, Any]) -> None:
        if said["type"] == "seated" and said["token"]:
            self.games[-1].table, self.token, self.seat = said["table"], said["token"], said["seat"]
            code = self.get_join_code(len(self.games))
            if not code.done():
                code.set_result(said["code"])
        elif said["type"] == "presence" and self.partner is None:
            if said["seats"][1]["name"] and not self.started:
                self.started = True
                await self.send({"type": "start"})
        elif said["type"] == "events":
            self.on_events(said)
        elif said["type"] == "over" and self.load.play_again:
            self.prepare_next_game()
            await self.ws.close()

    def on_events(self, said: dict[str, Any]) -> None:
        if said["first"] < len(self.events):
            self.load.twice += 1
            return
        self.load.gaps[self] += said["first"] - len(self.events)
        self.events.extend(said["events"])
        if self.sent is not None and any(e["event"] == "choose" for e in said["events"]):
            self.load.waits.append(time.perf_counter() - self.sent)
            self.sent = None
        question = said.get("question")
        if question and question["number"] > self.number:
            self.number = question["number"]
            wait = self.load.every * random.uniform(0.5, 1.5)
            card = random.choice(question["choices"])
            loop = asyncio.get_running_loop()
            loop.call_later(wait, lambda: loop.create_task(self.answer(card)))

    async def answer(self, card: str) -> None:
        if self.load.over or self.ws.closed:
            self.number -= 1
            return
        self.sent = time.perf_counter()
        self.load.answers += 1
        try:
            await self.send({"type": "answer", "question": self.number, "choice": card})
        except (aiohttp.ClientError, OSError):
            self.number -= 1


class LoadTest:
    """All clients of a server, and the measurements."""

    def __init__(self, server: Server, every: float, play_again: bool = False) -> None:
        self.server = server
        self.every = every
        self.play_again = play_again
        """Whether clients whose match is over play another one."""
        self.event_frames = self.bytes = 0
        """The number of received frames with events, and the number of their bytes."""
        self.options: dict[str, int] = {}
        """The options of all matches."""
        self.over = False
        self.waits: list[float] = []
        self.answers = self.twice = 0
        self.rate = 0.0
        """Answers per second of the server's processor time."""
        self.gaps: Counter[PlayingClient] = Counter()
        """How many events each seat has missed."""
        self.session: aiohttp.ClientSession

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}/ws"

    async def run(self, count: int, seconds: float, kills: int) -> None:
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as self.session:
            seats: list[PlayingClient] = []
            tasks = []
            for number in range(count):
                seats.append(PlayingClient(self, f"P{number}", seats[-1] if number % 2 else None))
                tasks.append(asyncio.create_task(seats[-1].run()))
                if number % PARALLEL == PARALLEL - 1:
                    await asyncio.sleep(0.2)
            await asyncio.sleep(SETTLED)
            self.waits.clear()
            self.event_frames = self.bytes = 0
            self.answers, before, began = (
                0,
                self.server.measure_processor_time(),
                time.perf_counter(),
            )
            for _ in range(kills):
                await self.wait(seconds / (kills + 1))
                self.server.kill()
                await asyncio.get_running_loop().run_in_executor(None, self.server.start)
                before = 0.0
            await self.wait(seconds / (kills + 1))
            self.print_results(
                len(seats),
                self.server.measure_processor_time() - before,
                time.perf_counter() - began,
            )
            self.over = True
            await asyncio.sleep(1)
            for task in tasks:
                task.cancel()
        self.server.kill()
        self.compare(seats)

    async def wait(self, seconds: float) -> None:
        """Let the players play for some seconds."""
        await asyncio.sleep(seconds)

    def print_results(self, seats: int, processor: float, seconds: float) -> None:
        waits = sorted(self.waits) or [0.0]
        part = [1000 * waits[int(len(waits) * share)] for share in (0.5, 0.95, 0.99)]
        self.rate = self.answers / max(processor, 1e-9)
        print(
            f"{seats} seats, {self.answers / seconds:.0f} answers/s: p50 {part[0]:.1f} "
            f"p95 {part[1]:.1f} p99 {part[2]:.1f} ms; {processor / seconds:.2f} core, "
            f"{self.rate:.0f} answers a processor second, "
            f"{self.bytes / max(self.event_frames, 1):.0f} bytes a frame, "
            f"{self.server.measure_memory():.0f} MB; "
            f"told twice {self.twice}, missing {self.gaps.total()}"
        )

    def compare(self, seats: list[PlayingClient]) -> None:
        """Compare the kinds of the received and the stored events, and print the differences."""
        lost = differing = 0
        with sqlite3.connect(self.server.folder / "tables.db") as db:
            for game in (game for seat in seats for game in seat.games):
                kept = [
                    json.loads(line) for line in select_steps_as_text(db, game.table).splitlines()
                ]
                lost += max(0, len(game.events) - len(kept))
                pairs = zip(game.events, kept, strict=False)
                differing += sum(one["event"] != other["event"] for one, other in pairs)
        print(f"heard but not on the disk: {lost}; different: {differing}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=1000)
    parser.add_argument("--every", type=float, default=2)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--idle", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        fill_folder(Path(folder), args.idle)
        server = Server(Path(folder))
        try:
            load = LoadTest(server, args.every, play_again=True)
            uvloop.run(load.run(args.seats, args.seconds, args.kills))
        finally:
            server.kill()


if __name__ == "__main__":
    main()

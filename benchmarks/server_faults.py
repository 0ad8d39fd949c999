"""Check that nothing is lost when a server is killed repeatedly while connections break.

    python -m benchmarks.server_faults [--seats 200] [--kills 20] [--drops 0.01]

Starts the real server, seats players at tables for two, and kills and restarts the server at random
moments. Each received frame breaks its connection with the probability --drops. At the end all
clients reconnect, and the events that each client received are compared with those in the log that
this client may know. Prints how long each seat waited for the server after a kill.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

from audiowar.server.storage.sqlite_repository import select_steps_as_text

from .compare_received_events import Differences
from .server_load import PARALLEL, LoadTest, PlayingClient, Server

KILL_PAUSE = (1.5, 4.0)
"""Seconds between a restart and the next kill."""
SETTLE_SECONDS = 3.0
"""Seconds after which the last client that lost its connection is back."""
ANSWER_DELIVERY_SECONDS = 1.0
"""Seconds after which the last answer that was sent is stored, even if it was delayed."""
MAX_RECONNECT_SECONDS = 30.0
"""Seconds within which everybody must be back at the end."""


@dataclass
class Result(Differences):
    """The counts. Waits are measured from each kill until each client has its seat again."""

    broken: int = 0
    """Connections that were broken on purpose."""

    def __str__(self) -> str:
        broken = f"connections broken {self.broken}"
        return f"{self.format_counts()}; {broken}; served again after {self.format_waits()}"


class UnreliableClient(PlayingClient):
    """A seat whose connection breaks from time to time."""

    load: FaultLoadTest

    async def on_frame(self, said: dict[str, Any]) -> None:
        if said["type"] == "seated":
            self.load.on_served(self)
        await super().on_frame(said)
        if not self.load.calm and random.random() < self.load.drops and self.token:
            self.load.result.broken += 1
            self.ws.get_extra_info("socket").shutdown(socket.SHUT_RDWR)


class FaultLoadTest(LoadTest):
    """All seats, the kills, and their effects."""

    patience = MAX_RECONNECT_SECONDS
    """Seconds within which everybody must be back."""

    def __init__(self, server: Server, every: float, drops: float) -> None:
        super().__init__(server, every)
        self.drops = drops
        self.result = Result()
        self.calm = False
        """Whether no more connections are broken."""
        self._killed = 0.0
        self._waiting: set[PlayingClient] = set()

    def on_served(self, seat: PlayingClient) -> None:
        """Record that a client has its seat again after a kill."""
        if seat in self._waiting:
            self._waiting.discard(seat)
            self.result.waits.append(time.perf_counter() - self._killed)

    async def run_with_kills(self, count: int, kills: int) -> Result:
        """Let people play while the server is killed. Return the counts."""
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as self.session:
            seats: list[PlayingClient] = []
            tasks = []
            for number in range(count):
                seats.append(
                    UnreliableClient(self, f"P{number}", seats[-1] if number % 2 else None)
                )
                tasks.append(asyncio.create_task(seats[-1].run()))
                if number % PARALLEL == PARALLEL - 1:
                    await asyncio.sleep(0.2)
            await self._until(lambda: all(seat.events for seat in seats))
            for _ in range(kills):
                await asyncio.sleep(random.uniform(*KILL_PAUSE))
                await self._kill({seat for seat in seats if seat.token})
            self.calm = True
            await asyncio.sleep(SETTLE_SECONDS)
            await self._until(lambda: not self._waiting)
            self.over = True
            await asyncio.sleep(ANSWER_DELIVERY_SECONDS)
            await self._until(lambda: not self._behind(seats))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self.server.kill()
        self.result.twice = self.twice
        for seat in seats:
            self._compare(seat)
        return self.result

    async def _kill(self, seats: set[PlayingClient]) -> None:
        # Seats that were not back since the last kill have waited since then.
        self.result.waits += [time.perf_counter() - self._killed] * len(self._waiting)
        self._killed, self._waiting = time.perf_counter(), seats
        self.server.kill()
        await asyncio.get_running_loop().run_in_executor(None, self.server.start)

    async def _until(self, so: Any) -> None:
        end = time.perf_counter() + self.patience
        while not so() and time.perf_counter() < end:
            await asyncio.sleep(0.1)

    def _behind(self, seats: list[PlayingClient]) -> bool:
        with sqlite3.connect(self.server.folder / "tables.db") as db:
            return any(len(seat.events) < count_events(db, seat) for seat in seats)

    def _compare(self, seat: PlayingClient) -> None:
        """Compare the events that a seat has received with the log as this seat may know it."""
        with sqlite3.connect(self.server.folder / "tables.db") as db:
            text = load_transcript(db, seat.table)
        there = self.result.compare(seat, text)
        self.result.missing += max(0, there - len(seat.events)) + self.gaps.get(seat, 0)


def load_transcript(db: sqlite3.Connection, table: str) -> str:
    """Return the transcript of a table."""
    header = db.execute("select header from tables where id = ?", (table,)).fetchone()[0]
    return str(header) + select_steps_as_text(db, table)


def count_events(db: sqlite3.Connection, seat: PlayingClient) -> int:
    """Return how many events of a seat's table are stored."""
    return load_transcript(db, seat.table).count("\n") - 1


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--drops", type=float, default=0.01)
    parser.add_argument("--every", type=float, default=1)
    parser.add_argument("--seed", type=int, default=None)
    args = parser.parse_args()
    random.seed(args.seed)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            result = asyncio.run(
                FaultLoadTest(server, args.every, args.drops).run_with_kills(args.seats, args.kills)
            )
        finally:
            server.kill()
    print(f"{args.seats} seats, {args.kills} kills, {args.drops:.0%} drops: {result}")
    sys.exit(0 if result.is_clean and max(result.waits, default=0) <= 5 else 1)


if __name__ == "__main__":
    main()

"""Measure the memory, processor time and waiting of hosted engines.

    python -m benchmarks.hosted [--players 100] [--tricks 2] [--beside 0]

Starts the real server with its own folder. First one player in each language connects and plays, so
that all shared data is loaded. Then the given number of players begin the usual game, with
opponents that think as long as usual, and play some tricks.

Prints the memory for each further player, in the process and in files in memory; how long a page
waits after an arrow key; and the processor time of an arrow key and of a trick. With --beside, that
many clients also play at the server's tables, one card every two seconds, and their waiting times
are printed without and with the hosted players. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import aiohttp
import uvloop

from audiowar.server.hosted_pages.player_files import MEMORY_FOLDER

from .server_load import LIMITS, LoadTest, PlayingClient, Server
from .visitors import Visitor

LANGUAGES = ("en", "es", "ro", "sr", "sr-Cyrl")
KEYS = 10
WARM_UP_TRICKS = 8
"""The number of tricks that the first players play, so that all shared data is loaded."""
BASELINE_SECONDS = 8.0
"""Seconds for which the clients at tables are measured without hosted players."""


class HostedPlayers:
    """The hosted players, and the measurements."""

    def __init__(self, server: Server, tricks: int) -> None:
        self.server = server
        self.tricks = tricks
        self.waits: list[float] = []
        self.arrows = self.cards = 0.0
        """Processor seconds for all arrow keys, and for all tricks."""

    async def run(self, players: int, beside: int) -> None:
        """Let the players connect and play, and print the measurements."""
        load = LoadTest(self.server, 2)
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
            load.session = session
            seats: list[PlayingClient] = []
            for number in range(beside):
                seats.append(PlayingClient(load, f"P{number}", seats[-1] if number % 2 else None))
            living = [asyncio.create_task(seat.run()) for seat in seats]
            first = [await self.connect(session, language) for language in LANGUAGES]
            await self.play(first)
            for _ in range(WARM_UP_TRICKS - self.tricks):
                await asyncio.gather(*(player.play() for player in first))
            if beside:
                await print_table_waits(
                    "without players of the lighter page", load, BASELINE_SECONDS
                )
            memory, files = self.server.measure_memory(), measure_memory_files()
            began, processor = time.perf_counter(), self.server.measure_processor_time()
            more = [
                await self.connect(session, LANGUAGES[n % len(LANGUAGES)]) for n in range(players)
            ]
            self.print_cost("coming", players, began, processor)
            self.waits.clear()
            if beside:
                load.waits.clear()
            began = time.perf_counter()
            await self.play(more)
            if beside:
                print_waits(f"while {players} play", load.waits, time.perf_counter() - began)
            for player in more:
                # The server keeps for a page everything that the page has not acknowledged.
                await player.send()
            await asyncio.sleep(1)
            taken = (self.server.measure_memory() - memory) / players
            print(
                f"memory of one more, of {players}: {taken:.3f} MB; "
                f"files: {(measure_memory_files() - files) / players:.3f} MB; "
                f"the whole server: {self.server.measure_memory():.0f} MB"
            )
            print_waits("arrow key to answer", self.waits)
            print(
                f"processor: {1000 * self.arrows / players / KEYS:.2f} ms a key, "
                f"{1000 * self.cards / players / self.tricks:.1f} ms a trick"
            )
            load.over = True
            for task in living:
                task.cancel()

    async def connect(self, session: aiohttp.ClientSession, language: str) -> Visitor:
        """Let somebody connect and begin the usual game."""
        player = Visitor(session, self.server.port, language)
        await player.come()
        await player.newcomer()
        return player

    async def play(self, players: list[Visitor]) -> None:
        """Let all players move through their hands, then play some tricks. Record the times."""
        before = self.server.measure_processor_time()
        for player in players:
            for number in range(KEYS):
                began = time.perf_counter()
                place = player.place
                await player.send({"t": "key", "k": "right" if number % 4 < 3 else "home"})
                await player.until(lambda place=place, player=player: player.place is not place)
                self.waits.append(time.perf_counter() - began)
        self.arrows = self.server.measure_processor_time() - before
        before = self.server.measure_processor_time()
        for _ in range(self.tricks):
            await asyncio.gather(*(player.play() for player in players))
        self.cards = self.server.measure_processor_time() - before

    def print_cost(self, what: str, count: int, began: float, processor: float) -> None:
        """Print how much time and processor time each of `count` actions took, on average."""
        seconds, used = (
            time.perf_counter() - began,
            self.server.measure_processor_time() - processor,
        )
        print(f"{what}: {1000 * seconds / count:.0f} ms each, {1000 * used / count:.0f} of them "
              "processor")  # fmt: skip


async def print_table_waits(what: str, load: LoadTest, seconds: float) -> None:
    """Let some time pass, and print the waiting times of the seats at tables."""
    load.waits.clear()
    await asyncio.sleep(seconds)
    print_waits(what, load.waits, seconds)


def print_waits(what: str, found: list[float], seconds: float = 0.0) -> None:
    """Print how long answers took."""
    waits = sorted(found) or [0.0]
    p50, p95, p99 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.95, 0.99))
    often = f", {len(found) / seconds:.0f} answers/s" if seconds else ""
    print(f"{what}: p50 {p50:.1f} p95 {p95:.1f} p99 {p99:.1f} ms{often}")


def measure_memory_files() -> float:
    """Return the size in MB of the players' files in memory."""
    files = (path for home in MEMORY_FOLDER.glob("audiowar-*") for path in home.rglob("*"))
    return sum(path.stat().st_blocks * 512 for path in files if path.is_file()) / 1e6


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=100)
    parser.add_argument("--tricks", type=int, default=2)
    parser.add_argument("--beside", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), (*LIMITS, "thin=100000", "heartbeat=600"))
        try:
            uvloop.run(HostedPlayers(server, args.tricks).run(args.players, args.beside))
        finally:
            server.kill()


if __name__ == "__main__":
    main()

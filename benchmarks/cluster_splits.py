"""Measure what happens to tables when servers of a cluster are repeatedly cut off from the broker.

    python -m benchmarks.cluster_splits [--seats 40] [--splits 100] [--every 0.5] [--seed 1]

Starts a real NATS server and two real servers, each of which reaches the broker only through a
relay. People sit at tables for two, connected to either server; players whose match is over play
another match. The relays of the servers take turns: like a split network, a relay passes nothing on
for some seconds, in either direction, without closing a connection. Then everything that was held
back arrives late. After each split everybody must receive something new within twenty seconds.
Otherwise their table is counted as stuck; a table is counted only once. At the end everything that
was received is compared, event by event, with what the broker stores. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

from .cluster import ClusterClient, ClusterLoadTest, Result
from .nats_broker import Broker
from .server_load import LIMITS, PlayingClient, Server

SPLIT_SECONDS = (0.5, 4.0)
"""Minimum and maximum seconds for which a relay passes nothing on."""
MAX_CONTINUE_SECONDS = 20.0
"""Seconds within which every table must continue."""
SPLIT_PAUSE = (0.2, 1.5)
"""Minimum and maximum seconds between two splits."""


class Relay:
    """A TCP relay between a server and the broker."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._open = asyncio.Event()
        self._open.set()
        self.port = 0

    async def start(self) -> None:
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        self._open.clear()

    def heal(self) -> None:
        self._open.set()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        # At the end of the benchmark, both directions are cancelled.
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(self._pass(reader, other_writer), self._pass(other_reader, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


@dataclass
class Game:
    """A match as a seat has received it."""

    seat: int
    events: list[Any]


class SplitClient(ClusterClient):
    """A player who records whether something was received since the last split."""

    load: SplitLoadTest

    async def on_frame(self, said: dict[str, Any]) -> None:
        before = len(self.events)
        self.newest_frames.append(f"{said['t']} {said.get('s', said.get('reason', ''))}")
        await super().on_frame(said)
        if said["t"] == "over" or len(self.events) > before:
            self.load.served.add(self)

    def __init__(self, load: SplitLoadTest, name: str, partner: PlayingClient | None) -> None:
        super().__init__(load, name, partner)
        self.newest_frames: deque[str] = deque(maxlen=6)


class SplitLoadTest(ClusterLoadTest):
    """People at the tables of a cluster that is split again and again."""

    served: set[ClusterClient]
    """Players who have received something since the last split."""
    stuck: set[str]
    """Tables that did not continue."""

    async def run_with_splits(self, count: int, splits: int, relays: list[Relay]) -> None:
        """Let people play during a number of splits, then compare what they received."""
        self.served, self.stuck = set(), set()
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as self.session:
            tasks = []
            for number in range(count):
                partner = self._seats[-1] if number % 2 else None
                self._seats.append(SplitClient(self, f"P{number}", partner))
                tasks.append(asyncio.create_task(self._seats[-1].run()))
                await asyncio.sleep(0.05)
            await self._all_go_on()
            for number in range(splits):
                await asyncio.sleep(random.uniform(*SPLIT_PAUSE))
                await self._split(relays[number % 2])
            self.over = True
            await asyncio.sleep(2)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._compare()

    async def _split(self, relay: Relay) -> None:
        relay.cut()
        await asyncio.sleep(random.uniform(*SPLIT_SECONDS))
        relay.heal()
        await self._all_go_on()

    async def _all_go_on(self) -> None:
        """Wait until everybody has received something. Record the tables that take too long."""
        self.served.clear()
        began = time.perf_counter()
        while time.perf_counter() - began < MAX_CONTINUE_SECONDS:
            waiting = [one for one in self._seats if one not in self.served]
            if not waiting:
                self.result.waits.append(time.perf_counter() - began)
                return
            await asyncio.sleep(0.05)
        for seat in waiting:
            self.stuck.add(seat.table or seat.name)
            assert isinstance(seat, SplitClient)
            print(
                f"stuck: {seat.name} at table {seat.table!r} of game {len(seat.games)}, "
                f"{len(seat.events)} events, question {seat.number}, begun {seat.started}, "
                f"last heard: {', '.join(seat.newest_frames)}",
                flush=True,
            )
        self.result.stuck = len(self.stuck)

    async def _compare(self) -> None:
        logs = await self.broker.load_logs()
        self.result.twice = self.twice
        self.result.foreign = sum(kept.foreign for kept in logs.values())
        for seat in self._seats:
            self.result.missing += self.gaps[seat]
            for game in seat.games:
                if game.events:
                    self.result.compare(Game(seat.seat, game.events), logs[game.table].text)


async def run(folder: Path, seats: int, splits: int, every: float) -> Result:
    """Run the benchmark, and return the counts."""
    broker = Broker(folder / "broker")
    broker.start()
    relays, servers = [Relay(broker.port), Relay(broker.port)], list[Server]()
    loop = asyncio.get_running_loop()
    try:
        for number, relay in enumerate(relays):
            await relay.start()
            url = f"nats://127.0.0.1:{relay.port}"
            at = folder / f"server{number}"
            servers.append(await loop.run_in_executor(None, Server, at, (*LIMITS, "copies=1"), url))
        crowd = SplitLoadTest(broker, servers, every, ())
        crowd.play_again = True
        await crowd.run_with_splits(seats, splits, relays)
        return crowd.result
    finally:
        for server in servers:
            server.kill()
        broker.kill()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=40)
    parser.add_argument("--splits", type=int, default=100)
    parser.add_argument("--every", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=None)
    args = parser.parse_args()
    random.seed(args.seed)
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(run(Path(folder), args.seats, args.splits, args.every))
    p50, p95, most = map(result.get_wait_percentile, (0.5, 0.95, 1))
    print(
        f"{args.seats} seats, {args.splits} splits: {result.format_counts()}, foreign appends "
        f"{result.foreign}, tables stuck {result.stuck}; all tables go on after p50 {p50:.1f} "
        f"p95 {p95:.1f} most {most:.1f} s"
    )
    sys.exit(0 if result.is_clean else 1)


if __name__ == "__main__":
    main()

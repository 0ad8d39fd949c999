"""Measure what happens to the tables of a cluster when a server or the broker is killed.

    python -m benchmarks.cluster [--seats 100] [--kills 5] [--every 0.5] [--brokers 1] [--hang 5 30]

Starts a real NATS server that writes everything to the disk immediately, and two real servers. With
--brokers 3, three NATS servers store each table three times. Players sit at tables for two,
connected to either server. A player who loses the connection reconnects to a running server, as
behind a proxy.

First, the servers are killed and restarted in turn, several times. From the second time on, it is
always the server that runs all tables. Then a server is suspended for some seconds. Then the broker
is killed and restarted, and suspended for each number of seconds after --hang. With several
brokers, a follower is killed first, then the leader is killed and suspended.

Prints how long the tables of a dead server waited for their next event, how many tables stopped for
ever, how long players received nothing during each fault of a broker, how many were disconnected,
and how many events were lost, sent twice, wrong, or written by a server that no longer owned the
table.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

from .compare_received_events import Differences
from .nats_broker import Broker, Brokers
from .server_load import LIMITS, LoadTest, PlayingClient, Server

FAULT_PAUSE = 6.0
"""Seconds for which a table may be silent after a fault. Within as many further seconds, it must
have an event."""
SUSPEND_SECONDS = 4.0
"""Seconds for which a server is suspended."""
BROKER_DOWN_SECONDS = 0.5
"""Seconds until the broker is restarted."""
LAST_FRAMES_SECONDS = 0.1
"""Maximum seconds until the last frames of a dead server have arrived."""
CONNECT_MILLISECONDS = 20
"""Milliseconds between the connections of two players."""


@dataclass
class Result(Differences):
    """The counted faults.

    Waits are measured from a server's death to the next event at its tables.
    """

    foreign: int = 0
    """Records written by a server that did not own the table."""
    stuck: int = 0
    """Tables without any event after a fault, counted after each fault."""

    @property
    def is_clean(self) -> bool:
        """Return whether nothing went wrong."""
        return super().is_clean and not (self.foreign or self.stuck)

    def __str__(self) -> str:
        more = f"foreign appends {self.foreign}, tables stuck {self.stuck}"
        return f"{self.format_counts()}, {more}; server killed to next event {self.format_waits()}"


class ClusterClient(PlayingClient):
    """A player who connects to a random running server, and records when events arrive."""

    load: ClusterLoadTest

    async def run(self) -> None:
        while not self.load.over:
            self.server = random.choice(self.load.alive)
            url = f"http://127.0.0.1:{self.server.port}/ws"
            try:
                async with self.session.ws_connect(url, heartbeat=2) as self.ws:
                    await self.exchange_frames()
            except (aiohttp.ClientError, OSError):
                pass
            self.load.sent_away.setdefault(self, time.perf_counter())
            self.sent, self.number = None, 0
            await asyncio.sleep(random.uniform(0.1, 0.5))

    async def on_frame(self, said: dict[str, Any]) -> None:
        before = len(self.events)
        await super().on_frame(said)
        if len(self.events) > before:
            now = time.perf_counter()
            self.load.first.setdefault(self.table, now)
            silent = now - self.load.newest.get(self.table, now)
            self.load.silence[self.table] = max(self.load.silence[self.table], silent)
            self.load.newest[self.table] = now
        if said["t"] == "over":
            self.load.finished.add(self.table)


class ClusterLoadTest(LoadTest):
    """All people, the servers and the broker, with what happened to them."""

    def __init__(
        self,
        broker: Broker | Brokers,
        servers: Sequence[Server],
        every: float,
        hang: Sequence[float],
    ) -> None:
        super().__init__(servers[0], every)
        self.broker = broker
        self._hang = hang
        self.alive = list(servers)
        self.first: dict[str, float] = {}
        """The time of the first event of each table since the last fault."""
        self.newest: dict[str, float] = {}
        """The time of the newest event of each table."""
        self.silence: defaultdict[str, float] = defaultdict(float)
        """The longest time without an event at each table since the last fault."""
        self.sent_away: dict[ClusterClient, float] = {}
        """For each player who lost the connection since the last fault, the time of the loss."""
        self.finished: set[str] = set()
        """Tables whose match is over."""
        self.result = Result()
        self._seats: list[ClusterClient] = []

    async def run_with_kills(self, count: int, kills: int) -> Result:
        """Let people play while servers and brokers fail in turn. Return the counts."""
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as self.session:
            tasks = []
            for number in range(count):
                partner = self._seats[-1] if number % 2 else None
                self._seats.append(ClusterClient(self, f"P{number}", partner))
                tasks.append(asyncio.create_task(self._seats[-1].run()))
                await asyncio.sleep(CONNECT_MILLISECONDS / 1000)
            while len(self.first) < count // 2:
                await asyncio.sleep(0.1)
            await asyncio.sleep(1)
            for _ in range(kills):
                await self._fault(self._kill)
            await self._fault(self._stop)
            if isinstance(self.broker, Brokers):
                await self._broker("a follower killed", self._kill_broker(await self._follower()))
            await self._broker("killed", self._kill_broker(await self._leader()))
            for seconds in self._hang:
                hanging = self._stop_broker(await self._leader(), seconds)
                await self._broker(f"stopped for {seconds:g} s", hanging)
            self.over = True
            await asyncio.sleep(1)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._count()
        return self.result

    async def _broker(self, name: str, fault: Coroutine[Any, Any, None]) -> None:
        """Cause a fault of a broker, and print what people notice."""
        self.newest.clear()
        self.silence.clear()
        self.sent_away.clear()
        began = time.perf_counter()
        await self._fault(lambda: fault)
        waits = sorted(self.silence.values())
        away = [at - began for at in self.sent_away.values()]
        told = f", the first after {min(away):.1f} s" if away else ""
        print(
            f"broker {name}: nothing heard for p50 {waits[len(waits) // 2]:.1f} "
            f"most {waits[-1]:.1f} s; {len(away)} lost the line{told}",
            flush=True,
        )

    async def _fault(self, fault: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Cause a fault, and count the tables that are silent after it."""
        await asyncio.sleep(random.uniform(0.5, 2))
        await fault()
        await asyncio.sleep(FAULT_PAUSE)
        self.first.clear()
        await asyncio.sleep(FAULT_PAUSE)
        self.result.stuck += len(self._seats) // 2 - len(self.first.keys() | self.finished)

    async def _kill(self) -> None:
        """Kill a server, wait until its tables have moved to the other server, and restart it."""
        # After the first kill, all tables are on the server that was not restarted last time.
        server = self.alive.pop(0)
        before = await self._owners()
        began = time.perf_counter()
        server.kill()
        # Late frames of the killed server must not count as the first frames of its successor.
        await asyncio.sleep(LAST_FRAMES_SECONDS)
        self.first.clear()
        await asyncio.sleep(FAULT_PAUSE)
        after = await self._owners()
        self.result.waits += [
            self.first.get(table, began + FAULT_PAUSE) - began
            for table, owner in before.items()
            if after[table] != owner and table not in self.finished
        ]
        await asyncio.get_running_loop().run_in_executor(None, server.start)
        self.alive.append(server)

    async def _stop(self) -> None:
        """Suspend a server for some seconds."""
        server = random.choice(self.alive)
        self.alive.remove(server)
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(SUSPEND_SECONDS)
        server.process.send_signal(signal.SIGCONT)
        self.alive.append(server)

    async def _leader(self) -> Broker:
        return self.broker if isinstance(self.broker, Broker) else await self.broker.find_leader()

    async def _follower(self) -> Broker:
        assert isinstance(self.broker, Brokers)
        leader = await self.broker.find_leader()
        return random.choice([one for one in self.broker.all if one is not leader])

    async def _kill_broker(self, broker: Broker) -> None:
        broker.kill()
        await asyncio.sleep(BROKER_DOWN_SECONDS)
        await asyncio.get_running_loop().run_in_executor(None, broker.start)

    async def _stop_broker(self, broker: Broker, seconds: float) -> None:
        """Suspend a broker for some seconds."""
        broker.suspend()
        await asyncio.sleep(seconds)
        broker.resume()

    async def _owners(self) -> dict[str, str]:
        """Return, for each table, the server that wrote its last record."""
        return {
            table: kept.written[-1][0] for table, kept in (await self.broker.load_logs()).items()
        }

    async def _count(self) -> None:
        """Compare the events that each player received with the log, and count the faults."""
        logs = await self.broker.load_logs()
        self.result.twice = self.twice
        self.result.foreign = sum(kept.foreign for kept in logs.values())
        for seat in self._seats:
            self.result.compare(seat, logs[seat.table].text)
            self.result.missing += self.gaps[seat]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--every", type=float, default=0.5)
    parser.add_argument("--brokers", type=int, default=1)
    parser.add_argument("--hang", type=float, nargs="*", default=(5, 30))
    parser.add_argument("--seed", type=int, default=None)
    args = parser.parse_args()
    random.seed(args.seed)
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder) / "broker"
        broker = Brokers(at, args.brokers) if args.brokers > 1 else Broker(at)
        broker.start()
        limits = (*LIMITS, f"copies={args.brokers}")
        servers = [Server(Path(folder) / name, limits, broker.url) for name in ("a", "b")]
        crowd = ClusterLoadTest(broker, servers, args.every, args.hang)
        try:
            result = asyncio.run(crowd.run_with_kills(args.seats, args.kills))
        finally:
            for server in servers:
                server.kill()
            broker.kill()
    print(f"{args.seats} seats, {args.kills} kills: {result}")
    sys.exit(0 if result.is_clean and result.get_wait_percentile(0.95) <= 2.5 else 1)


if __name__ == "__main__":
    main()

"""Measure how long others wait while somebody abuses a server, and check the refusals.

    python -m benchmarks.server_abuse [--seats 100] [--seconds 5] [--rounds 3] [--idle 10000]
        [--only KIND ...]

Starts the real server with its usual limits, except that an address may open more tables, and seats
players at tables for two. Ten players share an address (127.0.1.x). Each player answers about twice
a second, and plays one match after another. Each kind of abuse comes from its own process, usually
with 50 connections from five other addresses (127.0.2.x). Periods with abuse and periods without it
alternate.

In each period the players' waiting times are measured. The median of the 99th percentiles of the
periods with abuse must stay below 50 ms, so that a single stall of the disk does not matter. In
each period, twenty clients also connect from one address (127.0.3.x). Printed is the longest time
during an abuse until all of them are welcomed. With --idle, that many more tables wait for players.
Linux only.

The server has the last processor to itself, the players have the one before it, and the abusers the
others, so that abusers take no processor time from the server or the players. This needs at least
three processors. The kind "nothing" only uses processors, so what it adds to the waits is noise. On
a machine that does other things, start the benchmark with `chrt -r 5`; the abusers then still run
without priority.

The exit status is 1 if the percentile was 50 ms or more, or a kind gave no figure, or if
players missed events or received events twice.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
import uvloop

from .abusers import KINDS, Abuse
from .server_load import LoadTest, PlayingClient, Server, fill_folder

PER_ADDRESS = 10
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORES = CORES[-1:]
PEOPLE_CORES = CORES[-2:-1] or CORES
ABUSER_CORES = CORES[:-2] or CORES
MIN_SECONDS = {"slow": 30.0}
"""The minimum duration in seconds of some kinds of abuse."""
MAX_END_SECONDS = 20.0
"""Seconds within which attackers must end after their period."""
CLASS_SIZE = 20
MIN_WAITS = 500
"""The minimum number of waits for a percentile."""
MAX_WAIT_MS = 50.0
"""The maximum 99th percentile of the players' waits during an abuse, in milliseconds."""


class PeacefulClient(PlayingClient):
    """A player with an address that ten players share."""

    async def run(self) -> None:
        number = int(self.name[1:])
        address = f"127.0.1.{1 + number // PER_ADDRESS}", 0
        connector = aiohttp.TCPConnector(limit=0, local_addr=address)
        async with aiohttp.ClientSession(connector=connector) as self._own:
            await super().run()

    @property
    def session(self) -> aiohttp.ClientSession:
        return self._own


@dataclass
class Phase:
    """The measurements of one period."""

    waits: list[float]
    """The waiting times in milliseconds."""
    core: float
    """Processor seconds of the server per second."""
    told: Mapping[str, int] = field(default_factory=dict)
    entered: float = 0.0
    """Seconds until all clients from one address, such as a school class, were welcomed."""

    def get_wait_percentile(self, share: float) -> float:
        """Return the waiting time that a share of all waits does not exceed."""
        return sorted(self.waits)[int(len(self.waits) * share)] if self.waits else 0.0


class Measurement:
    """People who play at a server, and those who abuse it."""

    def __init__(self, server: Server, seconds: float) -> None:
        self._server = server
        self._seconds = seconds
        self._load = LoadTest(server, 0.5, play_again=True)
        self._classes = 0

    async def run(self, seats: int, kinds: Sequence[str], rounds: int) -> bool:
        """Print how long others wait during each kind of abuse. Return whether all was well."""
        tasks = []
        people: list[PlayingClient] = []
        for number in range(seats):
            people.append(
                PeacefulClient(self._load, f"P{number}", people[-1] if number % 2 else None)
            )
            tasks.append(asyncio.create_task(people[-1].run()))
            await asyncio.sleep(0.02)
        await asyncio.wait_for(wait_until_playing(people), MAX_END_SECONDS)
        well = True
        peace = [await self._measure(None)]
        for kind in kinds:
            peace, during = peace[-1:], []
            for _ in range(rounds):
                during.append(await self._measure(kind))
                peace.append(await self._measure(None))
            well &= print_wait(kind, peace, during) < MAX_WAIT_MS
        print(f"told twice {self._load.twice}, missing {self._load.gaps.total()}")
        self._load.over = True
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return well and not (self._load.twice or self._load.gaps.total())

    async def _measure(self, kind: str | None) -> Phase:
        """Measure how long others wait during an abuse, or without one."""
        seconds = max(self._seconds, MIN_SECONDS.get(kind or "", 0))
        abuse = None if kind is None else await start_abuse(kind, self._server.port, seconds)
        self._load.waits.clear()
        processor, began = self._server.measure_processor_time(), time.perf_counter()
        entered = asyncio.create_task(self._let_class_in())
        await asyncio.sleep(seconds)
        waits = [1000 * wait for wait in self._load.waits]
        core = (self._server.measure_processor_time() - processor) / (time.perf_counter() - began)
        told = {} if abuse is None else await end_abuse(abuse)
        return Phase(waits, core, told, await entered)

    async def _let_class_in(self) -> float:
        """Let CLASS_SIZE clients connect from one address. Return the seconds until all are in."""
        await asyncio.sleep(0.5)
        self._classes += 1
        began = time.perf_counter()
        address = f"127.0.3.{self._classes % 250 + 1}", 0
        connector = aiohttp.TCPConnector(limit=0, local_addr=address)
        async with aiohttp.ClientSession(connector=connector) as session:
            await asyncio.gather(*(self._come_in(session) for _ in range(CLASS_SIZE)))
            return time.perf_counter() - began

    async def _come_in(self, session: aiohttp.ClientSession) -> None:
        async with session.ws_connect(self._load.url) as ws:
            await ws.send_json({"type": "hello", "version": 2, "name": "Pupil"})
            assert (await ws.receive_json(timeout=MAX_END_SECONDS))["type"] == "welcome"


async def wait_until_playing(people: Sequence[PlayingClient]) -> None:
    """Wait until everybody is playing."""
    while not all(one.events for one in people):
        await asyncio.sleep(0.1)


def print_wait(kind: str, peace: Sequence[Phase], during: Sequence[Phase]) -> float:
    """Print one line. Return the 99th percentile of waits during an abuse, in milliseconds.

    It is infinite if a phase had too few waits, or if the attackers failed.
    """
    told = sum((Counter(phase.told) for phase in during), Counter[str]())
    said = ", ".join(f"{what} {count}" for what, count in sorted(told.items()) if count)
    enough = min(len(phase.waits) for phase in (*peace, *during)) >= MIN_WAITS
    wait = compute_median(during, 0.99) if enough and "FAILED" not in told else float("inf")
    every = " ".join(f"{phase.get_wait_percentile(0.99):.1f}" for phase in during)
    calm = " ".join(f"{phase.get_wait_percentile(0.99):.1f}" for phase in peace)
    print(
        f"{kind:9} {wait:.1f} ms: p50 {compute_median(during, 0.5):.1f} p99 {every} ms "
        f"(peace {compute_median(peace, 0.5):.1f}, {calm}); "
        f"{statistics.median(phase.core for phase in during):.2f} core, "
        f"class in after {max(phase.entered for phase in during):.2f} s; {said}",
        flush=True,
    )
    return wait


def compute_median(phases: Sequence[Phase], share: float) -> float:
    """Return the median over all phases of the wait that `share` of the waits do not exceed."""
    return statistics.median(phase.get_wait_percentile(share) for phase in phases)


async def start_abuse(kind: str, port: int, seconds: float) -> asyncio.subprocess.Process:
    """Start a process that abuses the server. Return it when it has begun."""
    # With a high priority the attackers would slow down the whole system.
    words = ["chrt", "--other", "0", "taskset", "-c", ",".join(map(str, ABUSER_CORES))]
    words += [sys.executable, "-m", "benchmarks.server_abuse", "--abuse", kind]
    words += ["--port", str(port), "--seconds", str(seconds)]
    process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()
    return process


async def end_abuse(process: asyncio.subprocess.Process) -> Mapping[str, int]:
    """Wait for the attackers to end. Return the responses that they got."""
    try:
        printed, _ = await asyncio.wait_for(process.communicate(), MAX_END_SECONDS)
    except asyncio.TimeoutError:
        process.kill()
        return {"FAILED": 1}
    told: dict[str, int] = json.loads(printed or "{}")
    return told if process.returncode == 0 else {**told, "FAILED": 1}


async def abuse(kind: str, port: int, seconds: float) -> None:
    """Abuse the server at a port for some seconds, and print the responses."""
    print("begun", flush=True)
    one = Abuse(port)
    asyncio.get_running_loop().call_later(seconds, lambda: setattr(one, "over", True))
    working = asyncio.ensure_future(KINDS[kind](one))
    # Some attackers wait for an answer that never comes.
    _, unfinished = await asyncio.wait([working], timeout=seconds + 1)
    for task in unfinished:
        task.cancel()
    await asyncio.gather(*unfinished, return_exceptions=True)
    if not unfinished:
        working.result()
    print(json.dumps(one.told))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--only", nargs="+", choices=KINDS, default=list(KINDS), metavar="KIND")
    parser.add_argument("--abuse", choices=KINDS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.abuse:
        uvloop.run(abuse(args.abuse, args.port, args.seconds))
        return
    with tempfile.TemporaryDirectory() as folder:
        fill_folder(Path(folder), args.idle)
        # The threads of the server inherit this restriction to a processor.
        os.sched_setaffinity(0, SERVER_CORES)
        server = Server(Path(folder), limits=("tables=100",))
        os.sched_setaffinity(0, PEOPLE_CORES)
        measurement = Measurement(server, args.seconds)
        # A garbage collection here would be counted as waiting for the server.
        gc.disable()
        try:
            well = uvloop.run(measurement.run(args.seats, args.only, args.rounds))
        finally:
            server.kill()
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()

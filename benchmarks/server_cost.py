"""Measure the processor time per answer in each protocol version, compared with a bare loop.

    python -m benchmarks.server_cost [--seats 200] [--seconds 6] [--rounds 3] [--apart]

In each round the real server runs with clients of version 1, then with clients of version 2;
finally the bare loop below runs. All clients answer as soon as they get a question. Prints the
answers per second of the server's processor time, and the ratios within each round. Compare only
the ratios, because the speed of a machine varies. With --apart the server has the last processor to
itself.

The bare loop has only what every server of this kind needs: aiohttp's WebSockets, and a thread that
commits each answer to SQLite. After the commit, both players receive frames as long as those of
version 2. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import queue
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import orjson
import uvloop
from aiohttp import web

from audiowar.server.storage.open_database import connect_without_schema_check

from .server_load import LoadTest, Server

Job = tuple[str, Callable[[], None]]
ANSWER = '{"t": "answer", "n": 123, "c": "QH"}'
STEP = "x" * 60
"""A text about as long as a step in the log."""


class BareLoop:
    """Tables for two. Each received answer is stored, then both players receive a frame.

    The frame is always the same, with a text of `length` characters.
    """

    def __init__(self, folder: Path, length: int) -> None:
        self._db = connect_without_schema_check(folder / "bare.db")
        self._db.execute("create table steps(x text)")
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._text = orjson.dumps({"t": "ev", "x": "x" * length}).decode()
        self._waiting: web.WebSocketResponse | None = None
        self._partners: dict[web.WebSocketResponse, asyncio.Future[web.WebSocketResponse]] = {}
        threading.Thread(target=self._write, daemon=True).start()

    def _write(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            self._db.execute("begin")
            self._db.executemany("insert into steps values(?)", [(text,) for text, _ in jobs])
            self._db.execute("commit")
            self._loop.call_soon_threadsafe(self._tell, [tell for _, tell in jobs])

    @staticmethod
    def _tell(all_of_them: list[Callable[[], None]]) -> None:
        for tell in all_of_them:
            tell()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(compress=False)
        await ws.prepare(request)
        partner = await self._find_partner(ws)
        async for message in ws:
            said = orjson.loads(message.data)
            self._jobs.put((STEP + said["c"], lambda: self._send(ws, partner)))
        return ws

    async def _find_partner(self, ws: web.WebSocketResponse) -> web.WebSocketResponse:
        other, self._waiting = self._waiting, None
        if other is not None:
            self._partners[other].set_result(ws)
            return other
        self._waiting = ws
        self._partners[ws] = self._loop.create_future()
        return await self._partners[ws]

    def _send(self, *both: web.WebSocketResponse) -> None:
        for ws in both:
            self._loop.create_task(self._send_one(ws))

    async def _send_one(self, ws: web.WebSocketResponse) -> None:
        await ws.send_str(self._text)


async def run_bare(folder: Path, length: int) -> None:
    """Print the address of the bare loop, and run it until the process is killed."""
    app = web.Application()
    app.router.add_get("/ws", BareLoop(folder, length).handle)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(f"http://127.0.0.1:{runner.addresses[0][1]}", flush=True)
    await asyncio.Event().wait()


class BareServer(Server):
    """The process of the bare loop."""

    length = 0

    def start(self) -> None:
        words = [sys.executable, "-m", "benchmarks.server_cost", "--bare", str(self.folder)]
        self.process = subprocess.Popen(
            [*words, str(self.length)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().split(":")[-1])


async def ask_bare(server: Server, seats: int, seconds: float) -> float:
    """Return the answers per processor second of the bare loop."""
    answers = 0
    url = f"http://127.0.0.1:{server.port}/ws"

    async def play(session: aiohttp.ClientSession) -> None:
        nonlocal answers
        async with session.ws_connect(url) as ws:
            await ws.send_str(ANSWER)
            heard = 0
            async for message in ws:
                orjson.loads(message.data)
                heard += 1
                if heard % 2 == 0:
                    answers += 1
                    await ws.send_str(ANSWER)

    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as session:
        tasks = [asyncio.create_task(play(session)) for _ in range(seats)]
        await asyncio.sleep(2)
        before, processor = answers, server.measure_processor_time()
        await asyncio.sleep(seconds)
        rate = (answers - before) / (server.measure_processor_time() - processor)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return rate


async def ask_server(server: Server, seats: int, seconds: float, version: int) -> tuple[float, int]:
    """Return the answers per processor second of the real server, and the mean bytes of a frame."""
    load = LoadTest(server, 0, play_again=True, version=version)
    await load.run(seats, seconds, 0)
    return load.rate, load.bytes // max(load.event_frames, 1)


def measure(seats: int, seconds: float, apart: bool) -> tuple[float, float, float]:
    """Return the answers per processor second of version 1, of version 2 and of the bare loop."""
    rates = []
    for version in (1, 2):
        with start(Server, apart) as server:
            rate, length = uvloop.run(ask_server(server, seats, seconds, version))
            rates.append(rate)
    BareServer.length = length
    with start(BareServer, apart) as server:
        rates.append(uvloop.run(ask_bare(server, seats, seconds)))
    return rates[0], rates[1], rates[2]


@contextmanager
def start(kind: type[Server], apart: bool) -> Iterator[Server]:
    """Start a server with a new folder. With `apart`, it has the last processor to itself."""
    cores = sorted(os.sched_getaffinity(0))
    mine, its = (cores[:-1] or cores, cores[-1:]) if apart else (cores, cores)
    with tempfile.TemporaryDirectory() as folder:
        # The threads of the server inherit this restriction to certain processors.
        os.sched_setaffinity(0, its)
        server = kind(Path(folder))
        os.sched_setaffinity(0, mine)
        try:
            yield server
        finally:
            server.kill()
            os.sched_setaffinity(0, cores)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--apart", action="store_true", help="the server has a processor to itself")
    parser.add_argument("--bare", nargs=2, metavar=("FOLDER", "LENGTH"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.bare:
        uvloop.run(run_bare(Path(args.bare[0]), int(args.bare[1])))
        return
    rounds = []
    for number in range(args.rounds):
        first, second, bare = measure(args.seats, args.seconds, args.apart)
        rounds.append((second / first, second / bare))
        print(
            f"round {number + 1}: version 1 {first:.0f}, version 2 {second:.0f}, bare {bare:.0f} "
            f"answers a processor second; version 2 to version 1 {second / first:.2f}, "
            f"to the bare loop {second / bare:.2f}",
            flush=True,
        )
    versions, bares = (statistics.median(ratios) for ratios in zip(*rounds, strict=True))
    print(f"median: version 2 to version 1 {versions:.2f}, to the bare loop {bares:.2f}")


if __name__ == "__main__":
    main()

"""Measure how long others wait while somebody abuses a server, and check the refusals.

    python -m benchmarks.server_abuse [--seats 60] [--seconds 6] [--rounds 1] [--apart]
        [--idle 10000] [--only KIND ...]

Starts the real server with its usual limits and seats people at tables for two. Each answers about
once a second from an address of their own (127.0.1.x). Their waiting times are measured first
without abuse, then during each kind of abuse, which comes from other addresses (127.0.2.x). With
--idle, that many more tables wait for players. Linux only.

On a machine with few processors, the abusers also take processor time from the server. The kind
"nothing" uses one processor without sending the server anything; with --apart all abusers run on
the last processor and everybody else on the others. Only what exceeds "nothing" is the server's
own cost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import uvloop

from .server_load import Load, Seat, Server, fill

PER_ADDRESS = 10
CORES = sorted(os.sched_getaffinity(0))
THEIRS = CORES[-1:]
"""The processor of those who abuse, with --apart."""
ITS = CORES[-2:-1] or CORES
"""That of the server."""
OTHERS = CORES[:-2] or CORES
"""Those of all others."""
MANY = 50
"""Connections of those who abuse in one way."""
FEW = 5
"""Their addresses."""
LARGE = json.dumps({"t": "chat", "text": "x" * 5120})
HOSTILE = (
    "a\x00b\x1b[31m", "\u202eevil", "You win the game.", "x" * 500, "Z\u0351\u0352\u0353\u0354",
    "\ud83d\ude00\u200b\u2066", "{ CARD($card) }", "<script>", "\n\nAna takes two cards.",
)  # fmt: skip
SLOW = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Abuse:
    """Those who abuse the server, and what they are told."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}/ws"
        self.told: Counter[str] = Counter()
        self.over = False

    def session(self, number: int) -> aiohttp.ClientSession:
        """Return a way to the server from one of the abusers' addresses."""
        address = f"127.0.2.{1 + number % 250}", 0
        return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, local_addr=address))

    async def nothing(self) -> None:
        """Use up a processor without asking the server for anything."""
        while not self.over:
            end = time.perf_counter() + 0.05
            while time.perf_counter() < end:
                pass
            await asyncio.sleep(0)

    async def origin(self) -> None:
        async with self.session(0) as session:
            while not self.over:
                try:
                    await session.ws_connect(self.url, origin="https://evil.example")
                    self.told["LET IN"] += 1
                except aiohttp.WSServerHandshakeError as refused:
                    self.told[str(refused.status)] += 1
                await asyncio.sleep(0.005)

    async def large(self) -> None:
        await self._many(10, LARGE, 0.02)

    async def flood(self) -> None:
        await self._many(10, json.dumps({"t": "ping"}), 0.001)

    async def _many(self, count: int, text: str, pause: float) -> None:
        await asyncio.gather(*(self._talk(number, text, pause) for number in range(count)))

    async def _talk(self, number: int, text: str, pause: float) -> None:
        async with self.session(number) as session:
            while not self.over:
                async with session.ws_connect(self.url) as ws:
                    await ws.send_json({"t": "hello", "v": 1, "name": "Abuser"})
                    listening = asyncio.create_task(self._listen(ws))
                    while not self.over and not ws.closed:
                        try:
                            await ws.send_str(text)
                        except (aiohttp.ClientError, OSError):
                            break
                        await asyncio.sleep(pause)
                    listening.cancel()
                    self.told[f"closed {ws.close_code}"] += bool(ws.close_code)

    async def _listen(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        async for message in ws:
            said = json.loads(message.data)
            if said["t"] == "refused":
                self.told[said["reason"]] += 1

    async def half(self) -> None:
        """Begin requests whose headers never end, and begin again whenever one is cut off."""
        await asyncio.gather(*(self._half(number) for number in range(1100)))

    async def _half(self, number: int) -> None:
        loop = asyncio.get_running_loop()
        while not self.over:
            one = socket.socket()
            one.setblocking(False)
            try:
                one.bind((f"127.0.2.{1 + number % FEW}", 0))
                await loop.sock_connect(one, ("127.0.0.1", self.port))
                await loop.sock_sendall(one, b"GET /ws HTTP/1.1\r\nHost: x\r\n")
                self.told["begun"] += 1
                while not self.over:
                    await asyncio.sleep(0.5)
                    await loop.sock_sendall(one, b"X-More: and more\r\n")
            except OSError:
                self.told["cut off"] += 1
            finally:
                one.close()
            await asyncio.sleep(0.1)

    async def pings(self) -> None:
        await self._raw(b"\x89\x80\0\0\0\0")

    async def binary(self) -> None:
        await self._raw(b"\x82\x81\0\0\0\0x")

    async def pieces(self) -> None:
        """Send pieces of a text that never ends, nothing in any of them."""
        await self._raw(b"\x00\x80\0\0\0\0", b"\x01\x80\0\0\0\0")

    async def _raw(self, frame: bytes, first: bytes = b"") -> None:
        """Send frames of a kind as fast as the server takes them, with many connections."""
        await asyncio.gather(*(self._pour(number, frame * 2000, first) for number in range(MANY)))

    async def _pour(self, number: int, frames: bytes, first: bytes) -> None:
        loop = asyncio.get_running_loop()
        while not self.over:
            one = socket.socket()
            one.setblocking(False)
            try:
                one.bind((f"127.0.2.{1 + number % FEW}", 0))
                await loop.sock_connect(one, ("127.0.0.1", self.port))
                await loop.sock_sendall(one, SLOW)
                await loop.sock_recv(one, 400)
                await loop.sock_sendall(one, masked({"t": "hello", "v": 1, "name": "Raw"}) + first)
                while not self.over:
                    await asyncio.wait_for(loop.sock_sendall(one, frames), 1)
                    await asyncio.sleep(0)
            except (OSError, asyncio.TimeoutError):
                self.told["cut off"] += 1
            finally:
                one.close()
            await asyncio.sleep(0.02)

    async def lists(self) -> None:
        await self._ask({"t": "tables"})

    async def makes(self) -> None:
        """Open tables and leave them."""
        await self._ask({"t": "make", "game": "classic", "players": 2}, {"t": "leave"})

    async def looks(self) -> None:
        """Look on at a table and leave it, again and again."""
        table = ""
        # Who opens tables abuses the server from other addresses.
        async with self.session(99) as session, session.ws_connect(self.url, max_msg_size=0) as ws:
            await ws.send_json({"t": "hello", "v": 1, "name": "Abuser"})
            await ws.send_json({"t": "make", "game": "classic", "players": 2, "open": True})
            await ws.send_json({"t": "start"})
            async for message in ws:
                said = json.loads(message.data)
                if said["t"] == "seated":
                    table = said["table"]
                elif said["t"] == "ev":
                    await ws.send_json({"t": "advance", "s": said["s"] + len(said["ev"]) - 1})
                    if said["s"] > 60:
                        break
                    await asyncio.sleep(0.1)
                elif said["t"] == "refused":
                    self.told[said["reason"]] += 1
                    return
        await self._ask({"t": "spectate", "table": table}, {"t": "leave"})

    async def codes(self) -> None:
        """Try codes."""
        await self._ask({"t": "join", "code": "999999"})

    async def _ask(self, *frames: dict[str, Any]) -> None:
        """Ask for something as often as the server bears, with many connections."""
        await asyncio.gather(*(self._asks(number, frames) for number in range(MANY)))

    async def _asks(self, number: int, frames: Sequence[dict[str, Any]]) -> None:
        async with self.session(number % FEW) as session:
            while not self.over:
                try:
                    async with session.ws_connect(self.url, max_msg_size=0) as ws:
                        await ws.send_json({"t": "hello", "v": 1, "name": "Abuser"})
                        listening = asyncio.create_task(self._listen(ws))
                        while not self.over and not ws.closed:
                            for frame in frames:
                                await ws.send_json(frame)
                                await asyncio.sleep(0.1)
                        listening.cancel()
                except (aiohttp.ClientError, OSError):
                    self.told["cut off"] += 1
                    await asyncio.sleep(0.1)

    async def slow(self) -> None:
        """Ask and never read: they are cut off when they answer no question either."""
        loop = asyncio.get_running_loop()
        sockets = []
        for number in range(40):
            one = socket.socket()
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            one.bind((f"127.0.2.{1 + number % 20}", 0))
            one.setblocking(False)
            await loop.sock_connect(one, ("127.0.0.1", self.port))
            await loop.sock_sendall(one, SLOW)
            sockets.append(one)
        ask = masked({"t": "hello", "v": 1, "name": "slow"})
        for one in sockets:
            await loop.sock_sendall(one, ask)
        ask = masked({"t": "tables", "id": "x" * 3000})
        while sockets and not self.over:
            for one in sockets[:]:
                try:
                    await asyncio.wait_for(loop.sock_sendall(one, ask), 0.01)
                except asyncio.TimeoutError:
                    pass
                except OSError:
                    self.told["cut off"] += 1
                    sockets.remove(one)
            await asyncio.sleep(0.1)
        for one in sockets:
            one.close()

    async def connects(self) -> None:
        """Connect ten thousand times, a hundred at once, from twenty addresses."""
        gate = asyncio.Semaphore(100)
        sessions = [self.session(number) for number in range(20)]
        open_: list[Any] = []

        async def one(number: int) -> None:
            async with gate:
                try:
                    open_.append(await sessions[number % 20].ws_connect(self.url))
                    self.told["let in"] += 1
                except aiohttp.WSServerHandshakeError as refused:
                    self.told[str(refused.status)] += 1
                except (aiohttp.ClientError, OSError):
                    self.told["no connection"] += 1

        await asyncio.gather(*map(one, range(10_000)))
        for ws in open_:
            await ws.close()
        for session in sessions:
            await session.close()

    async def words(self) -> None:
        """Sit down with hostile names and write what pretends to be the game."""
        while not self.over:
            for hostile in HOSTILE:
                await self._pretend(hostile)

    async def _pretend(self, hostile: str) -> None:
        async with self.session(0) as session, session.ws_connect(self.url) as ws:
            await ws.send_json({"t": "hello", "v": 1, "name": hostile})
            await ws.send_json({"t": "make", "game": "classic", "players": 2})
            while json.loads((await ws.receive()).data)["t"] not in ("seated", "refused"):
                pass
            await ws.send_json({"t": "chat", "text": hostile, "id": 1})
            await ws.send_json({"t": "leave", "id": 2})
            async for message in ws:
                said = json.loads(message.data)
                if said["t"] == "chat":
                    self._heard(said["name"], said["text"])
                elif said["t"] == "refused":
                    self.told[said["reason"]] += 1
                if said.get("id") == 2:
                    break

    def _heard(self, name: str, text: str) -> None:
        clean = all(char.isprintable() for char in name + text)
        short = len(name) <= 20 and len(text) <= 200
        letters = all(char.isalnum() or char in " -'_" or ord(char) > 0x2FF for char in name)
        self.told["heard clean" if clean and short and letters else "HEARD FOUL"] += 1


def masked(frame: dict[str, Any]) -> bytes:
    """Return a frame as a client sends it, with a mask of zeros."""
    data = json.dumps(frame).encode()
    if len(data) < 126:
        return b"\x81" + bytes([0x80 | len(data)]) + b"\0\0\0\0" + data
    return b"\x81\xfe" + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data


class Peaceful(Seat):
    """A seat with an address of its own."""

    async def live(self) -> None:
        number = int(self.name[1:])
        address = f"127.0.1.{1 + number // PER_ADDRESS}", 0
        connector = aiohttp.TCPConnector(limit=0, local_addr=address)
        async with aiohttp.ClientSession(connector=connector) as self._own:
            await super().live()

    @property
    def session(self) -> aiohttp.ClientSession:
        return self._own


async def measure(
    server: Server, seats: int, seconds: float, kinds: Sequence[str], rounds: int, apart: bool
) -> None:
    """Print what others wait during each abuse and in the peace before it."""
    if apart:
        os.sched_setaffinity(0, OTHERS)
    load = Load(server, 1.0)
    people: list[Seat] = []
    tasks = []
    for number in range(seats):
        people.append(Peaceful(load, f"P{number}", people[-1] if number % 2 else None))
        tasks.append(asyncio.create_task(people[-1].live()))
        await asyncio.sleep(0.02)
    while not all(one.events for one in people):
        await asyncio.sleep(0.1)
    raised: dict[str, list[float]] = {kind: [] for kind in kinds}
    for _ in range(rounds):
        for kind in kinds:
            peace = await wait_during("peace", load, seconds, apart)
            abused = await wait_during(kind, load, max(seconds, LEAST.get(kind, 0)), apart)
            raised[kind].append(abused / peace)
    for kind, ratios in raised.items():
        every = " ".join(f"{ratio:.2f}" for ratio in ratios)
        print(f"{kind:9} p99 to that in peace: {statistics.median(ratios):.2f} ({every})")
    print(f"told twice {load.twice}, missing {load.gaps.total()}")
    load.over = True
    for one in tasks:
        one.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def wait_during(kind: str, load: Load, seconds: float, apart: bool) -> float:
    """Return the 99th percentile of what others wait during an abuse, and print it."""
    server = load.server
    abuse = await begin_abuse(kind, server.port, seconds, apart) if kind in KINDS else None
    load.waits.clear()
    before, began = server.processor(), time.perf_counter()
    told: dict[str, int] = {}
    if abuse is None:
        await asyncio.sleep(seconds)
    else:
        printed, _ = await abuse.communicate()
        told = json.loads(printed or '{"FAILED": 1}')
    passed = time.perf_counter() - began
    return tell(kind, load, told, (server.processor() - before) / passed)


KINDS: Mapping[str, Callable[[Abuse], Awaitable[None]]] = {
    "nothing": Abuse.nothing,
    "half": Abuse.half,
    "pings": Abuse.pings,
    "binary": Abuse.binary,
    "pieces": Abuse.pieces,
    "lists": Abuse.lists,
    "makes": Abuse.makes,
    "looks": Abuse.looks,
    "codes": Abuse.codes,
    "origin": Abuse.origin,
    "large": Abuse.large,
    "flood": Abuse.flood,
    "slow": Abuse.slow,
    "connects": Abuse.connects,
    "words": Abuse.words,
}
LEAST = {"slow": 40.0}
"""Seconds that an abuse takes at least."""


async def begin_abuse(
    kind: str, port: int, seconds: float, apart: bool
) -> asyncio.subprocess.Process:
    """Let a process of its own abuse the server; return it when it has begun."""
    words = [sys.executable, "-m", "benchmarks.server_abuse", "--abuse", kind, "--port", str(port)]
    words += ["--seconds", str(seconds)]
    if apart:
        # With a priority they would hold up the system itself, and by it everybody.
        words = ["chrt", "--other", "0", "taskset", "-c", str(THEIRS[0]), *words]
    process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()
    return process


async def abuse(kind: str, port: int, seconds: float) -> None:
    """Abuse the server at that port for a while; print what was told."""
    print("begun", flush=True)
    one = Abuse(port)
    loop = asyncio.get_running_loop()
    loop.call_later(seconds, lambda: setattr(one, "over", True))
    await KINDS[kind](one)
    print(json.dumps(one.told))


def tell(name: str, load: Load, heard: Mapping[str, int], core: float) -> float:
    """Print one line; return the 99th percentile in milliseconds."""
    waits = sorted(load.waits) or [0.0]
    half, most = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    told = ", ".join(f"{what} {count}" for what, count in sorted(heard.items()) if count)
    print(
        f"{name:9} others p50 {half:5.1f} p99 {most:6.1f} ms, {core:.2f} core; {told}", flush=True
    )
    return most


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--apart", action="store_true")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=list(KINDS), metavar="KIND")
    parser.add_argument("--abuse", choices=KINDS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.abuse:
        uvloop.run(abuse(args.abuse, args.port, args.seconds))
        return
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder), args.idle)
        if args.apart:
            # The server's threads begin where this one is.
            os.sched_setaffinity(0, ITS)
        server = Server(Path(folder), limits=("tables=100",))
        try:
            uvloop.run(
                measure(server, args.seats, args.seconds, args.only, args.rounds, args.apart)
            )
        finally:
            server.kill()


if __name__ == "__main__":
    main()

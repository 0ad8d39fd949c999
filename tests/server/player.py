"""A small independent client, which uses the protocol but no code of the program."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp

from .free_port import find_free_port

Frame = dict[str, Any]
PATIENCE = 120.0
"""Seconds after which a test gives up. No result depends on this number."""
FAST = ("rate=100000", "burst=100000", "connections=1000", "thinking=0", "tables=1000")


class Server:
    """The real server in its own process."""

    def __init__(
        self, folder: Path, *limits: str, port: int = 0, seeds: bool = True, nats: str = ""
    ) -> None:
        self.folder = folder
        self.limits = limits
        # A server that is started again listens at the same port, which must not have become that
        # of another program's connection meanwhile.
        self.port = port or find_free_port()
        self.seeds = seeds
        self.nats = nats
        self.words: Sequence[str] = ()
        """Further arguments of the command line."""
        self.before: list[str] = []
        """A command before the program, such as one that limits its resources; usually empty."""
        self.process: subprocess.Popen[str]

    def start(self) -> Server:
        """Start the server and wait for its address."""
        words = [*self.before, sys.executable, "-m", "audiowar", "serve", "--port", str(self.port)]
        words += ["--host", "127.0.0.1", "--data", str(self.folder), "--lang", "en"]
        words += ["--seeds"] if self.seeds else []
        words += ["--nats", self.nats] if self.nats else []
        words += self.words
        for limit in self.limits:
            words += ["--set", limit]
        self.log = (self.folder.parent / "server.log").open("a")
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=self.log, text=True, env={**os.environ}
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), "the server does not start"
        return self

    def kill(self) -> None:
        """Kill the server without a chance to clean up."""
        self.process.kill()
        self.process.wait()
        self.log.close()

    def end(self) -> int:
        """End the server as a service manager does, with SIGTERM. Return its exit status."""
        self.process.terminate()
        status = self.process.wait(PATIENCE)
        self.log.close()
        return status

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/ws"


class Player:
    """A connected client. It always reads, because the server closes a connection that does not."""

    def __init__(self, session: aiohttp.ClientSession, url: str, name: str = "Ana") -> None:
        self._session = session
        self._url = url
        self.name = name
        self.events: list[Frame] = []
        """All received events of the match."""
        self.table = self.token = ""
        self.seat: int | None = None
        self.q: Frame | None = None
        self.view: Frame | None = None
        self.over: Frame | None = None

    async def connect(self, **more: Any) -> Player:
        self.ws = await self._session.ws_connect(self._url, max_msg_size=0, **more)
        self.came: asyncio.Queue[str | None] = asyncio.Queue()
        self._receiving = asyncio.create_task(queue_messages(self.ws, self.came))
        return self

    async def hello(self) -> Player:
        await self.connect()
        await self.send("hello", version=2, lang="en", name=self.name)
        await self.until("welcome")
        return self

    async def send(self, kind: str, **more: Any) -> None:
        await self.ws.send_json({"type": kind, **more})

    async def receive(self) -> Frame:
        """Wait for the next frame, remember it and return it. Raises ConnectionError at the end."""
        text = await asyncio.wait_for(self.came.get(), PATIENCE)
        if text is None:
            self.came.put_nowait(None)
            raise ConnectionError(self.ws.close_code)
        frame: Frame = json.loads(text)
        if frame["type"] in ("made", "seated"):
            self.table, self.seat = frame["table"], frame["seat"]
            self.token = frame["token"] or self.token
            self.view = None
        elif frame["type"] == "events":
            assert frame["first"] == len(self.events), "a gap, or something twice"
            self.events += frame["events"]
            self.q = frame.get("question")
            if "view" in frame:
                assert self.view is None, "the whole view comes once"
                self.view = frame["view"]
            elif "changes" in frame:
                assert self.view is not None
                assert all(self.view[name] != value for name, value in frame["changes"].items())
                self.view = {**self.view, **frame["changes"]}
        elif frame["type"] == "over":
            self.over = frame
        return frame

    async def until_closed(self) -> None:
        """Receive frames until the connection is closed."""
        with suppress(ConnectionError):
            while True:
                await self.receive()

    async def until(self, *kinds: str, so: Callable[[Frame], bool] = lambda frame: True) -> Frame:
        """Receive frames until one has one of these kinds and `so` is true for it. Return it."""
        while True:
            frame = await self.receive()
            if frame["type"] in kinds and so(frame):
                return frame

    async def make(self, game: str, players: int, **more: Any) -> Frame:
        await self.send("make", game=game, players=players, **more)
        return await self.until("made")

    async def join(self, **where: Any) -> Frame:
        await self.send("join", **where)
        return await self.until("seated")

    async def resume(self) -> Frame:
        """Take the same seat again with a new connection."""
        await self.hello()
        after = len(self.events) - 1
        await self.send("resume", table=self.table, token=self.token, after=after)
        answer = await self.until("seated", "refused")
        assert answer["type"] == "seated", answer
        return answer

    async def play(self, chance: random.Random, enough: Callable[[], bool] = lambda: False) -> None:
        """Answer all questions at random until the match is over or `enough` is true."""
        answered = 0
        while self.over is None and not enough():
            if self.q is not None and self.q["number"] != answered:
                answered = self.q["number"]
                await self.send(
                    "answer", question=answered, choice=choose_at_random(self.q["choices"], chance)
                )
            elif self.view and not self.view["asked"] and not self.view["over"]:
                await self.send("advance", event=len(self.events) - 1)
            await self.until("events", "over")


async def queue_messages(
    ws: aiohttp.ClientWebSocketResponse, queue: asyncio.Queue[str | None]
) -> None:
    """Put all received messages into a queue, then None when the socket is closed."""
    async for message in ws:
        queue.put_nowait(message.data)
    queue.put_nowait(None)


def choose_at_random(choices: Any, chance: random.Random) -> str:
    """Return a random choice of a question, or the maximum bet."""
    if isinstance(choices, dict):
        return f"bet:{choices['bet']['max']}"
    return str(chance.choice(choices))


async def run_with_timeout(what: Coroutine[Any, Any, None], seconds: float = 3 * PATIENCE) -> None:
    """Run a coroutine. If it takes too long, fail and show where each task waits."""
    doing = asyncio.create_task(what)
    done, _ = await asyncio.wait({doing}, timeout=seconds)
    if not done:
        waiting = io.StringIO()
        for task in asyncio.all_tasks():
            task.print_stack(file=waiting)
        raise AssertionError(f"not done in {seconds:.0f} s:\n{waiting.getvalue()}")
    doing.result()

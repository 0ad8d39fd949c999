"""A connection to a server, which comes back by itself when it is lost.

A thread of its own sends and receives; whoever holds the link takes the frames out when it has
time (`take`), so that nothing happens behind its back.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from .address import address_of
from .inbox import taken

Frame: TypeAlias = dict[str, Any]
VERSION = 1
LOST, BACK = "lost", "back"
"""Kinds of frames that the link itself puts in: the connection is gone, or there (again)."""
HEARTBEAT = 5.0
"""Seconds after which a silent server is asked whether it is there; half of it may it take."""
PAUSES = (0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds between two attempts to connect; the last for ever."""


def url_of(address: str) -> str:
    """Return where the socket of a server is, from what a person types."""
    plain = address_of(address)
    for prefix, scheme in (("https://", "wss://"), ("http://", "ws://"), ("wss://", "wss://")):
        if plain.startswith(prefix):
            return scheme + plain.removeprefix(prefix).rstrip("/").removesuffix("/ws") + "/ws"
    return f"ws://{plain.removeprefix('ws://').rstrip('/').removesuffix('/ws')}/ws"


class Link:
    """A connection that says hello by itself."""

    def __init__(self, address: str, name: str, language: str) -> None:
        self.address = address
        self._hello = {"t": "hello", "v": VERSION, "name": name, "lang": language}
        self._in: SimpleQueue[Frame] = SimpleQueue()
        self._loop = asyncio.new_event_loop()
        self._out: asyncio.Queue[str] | None = None
        self.there = False
        """Whether the server can be reached."""
        self._closed = False
        self._thread = Thread(target=self._run, name="link", daemon=True)
        self._thread.start()

    # For whoever holds it

    def take(self) -> list[Frame]:
        """Return the frames that have come."""
        return taken(self._in)

    def send(self, kind: str, **more: Any) -> None:
        """Send a frame; nothing while the connection is lost."""
        text = json.dumps({"t": kind, **more}, ensure_ascii=False)
        self._call(lambda: self._out.put_nowait(text) if self._out is not None else None)

    def close(self) -> None:
        """End the connection."""
        self._closed = True
        self._call(self._stop)

    def _call(self, do: Any) -> None:
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(do)

    # In the thread

    def _stop(self) -> None:
        for task in asyncio.all_tasks(self._loop):
            task.cancel()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        with contextlib.suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._live())
        self._loop.close()

    async def _live(self) -> None:
        # The library takes its time to load: only who plays with others needs it.
        from aiohttp import ClientError, ClientSession

        attempt = 0
        async with ClientSession() as session:
            while not self._closed:
                try:
                    await self._talk(session)
                    attempt = 0
                except (ClientError, OSError, asyncio.TimeoutError, ValueError):
                    pass
                if self.there:
                    attempt = 0
                self._gone(attempt)
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
                attempt += 1

    def _gone(self, attempt: int) -> None:
        if self.there or not attempt:
            self._in.put({"t": LOST})
        self.there, self._out = False, None

    async def _talk(self, session: Any) -> None:
        opening = session.ws_connect(url_of(self.address), heartbeat=HEARTBEAT, max_msg_size=0)
        socket = await asyncio.wait_for(opening, HEARTBEAT)
        self._out = asyncio.Queue()
        writer = asyncio.create_task(self._write(socket, self._out))
        try:
            await socket.send_str(json.dumps(self._hello, ensure_ascii=False))
            async for message in socket:
                if not isinstance(message.data, str):
                    # The server is silent, or says what is no frame.
                    return
                self._heard(message.data)
        finally:
            writer.cancel()
            await socket.close()

    async def _write(self, socket: Any, out: asyncio.Queue[str]) -> None:
        while True:
            await socket.send_str(await out.get())

    def _heard(self, text: str) -> None:
        said = json.loads(text)
        if not isinstance(said, dict):
            return
        if said.get("t") == "welcome":
            self.there = True
            self._in.put({"t": BACK})
        self._in.put(said)

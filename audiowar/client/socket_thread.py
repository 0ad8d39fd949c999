"""A transport with a WebSocket in a thread, so that the program never waits for the network."""

from __future__ import annotations

import asyncio
import contextlib
from queue import SimpleQueue
from threading import Thread

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSServerHandshakeError

from .transport import TOO_MANY_CONNECTIONS_FRAME, ConnectionChange, Received

MAX_CLOSE_SECONDS = 2.0
TOO_MANY_CONNECTIONS_STATUS = 429
"""The HTTP status with which a server refuses one more connection from the same address."""


class SocketThread:
    """A transport with a WebSocket in a thread. It begins to connect immediately."""

    wakes_program = False

    def __init__(self, url: str) -> None:
        self._url = url
        self._in: SimpleQueue[Received] = SimpleQueue()
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.new_event_loop()
        self._talk: asyncio.Task[None] = self._loop.create_task(self._live())
        self._open = False
        Thread(target=self._run, name="link", daemon=True).start()

    def take_received(self) -> list[Received]:
        """Return the texts and connection changes received since the last call."""
        return [self._in.get_nowait() for _ in range(self._in.qsize())]

    def send(self, text: str) -> None:
        """Send a text as soon as the connection is open."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._out.put_nowait, text)

    def close(self) -> None:
        """Close the connection after all texts are sent, or after MAX_CLOSE_SECONDS.

        If it is not open yet, stop connecting at once.
        """
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._end)

    # Methods that run in the thread

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        with contextlib.suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._talk)
        self._in.put(ConnectionChange.CLOSED)
        self._loop.close()

    def _end(self) -> None:
        self._out.put_nowait(None)
        self._loop.call_later(MAX_CLOSE_SECONDS if self._open else 0, self._talk.cancel)

    async def _live(self) -> None:
        with contextlib.suppress(ClientError, OSError, asyncio.TimeoutError, ValueError):
            async with ClientSession() as session:
                try:
                    async with session.ws_connect(self._url, max_msg_size=0) as socket:
                        await self._exchange(socket)
                except WSServerHandshakeError as refused:
                    if refused.status == TOO_MANY_CONNECTIONS_STATUS:
                        self._in.put(TOO_MANY_CONNECTIONS_FRAME)

    async def _exchange(self, socket: ClientWebSocketResponse) -> None:
        self._open = True
        self._in.put(ConnectionChange.OPENED)
        writer = asyncio.create_task(self._write(socket))
        try:
            async for message in socket:
                if not isinstance(message.data, str):
                    # A binary message is not a frame of the protocol, so end the connection.
                    return
                self._in.put(message.data)
        finally:
            writer.cancel()

    async def _write(self, socket: ClientWebSocketResponse) -> None:
        with contextlib.suppress(ConnectionError):
            while (text := await self._out.get()) is not None:
                await socket.send_str(text)
            await socket.close()

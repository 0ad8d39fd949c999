"""A socket: what comes in over it is heard, and what waits for it goes out, read or not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from typing import Protocol, TypeAlias

from aiohttp import WSMsgType, web

from audiowar.server.rooms.limits import Limits

from .client import POLICY, TOO_BIG
from .connection_limits import deafen

LOG = logging.getLogger(__name__)
LATER = 1013
"""The code with which a slow reader is closed: come again later."""
KEPT = 65536
"""Bytes that the system keeps for a connection that does not read."""
ROOM = 32768
"""Bytes that may wait in a connection's buffer; a task that sends more may have to wait."""
CLOSE = b"\x88\x02"
"""With which a frame begins that closes a socket; its code follows."""
WIDEST = 4
"""Bytes of a character at most."""
GRACE = 3.0
"""Seconds that a socket may take to close."""
HASTE = 0.5
"""The same for who is closed for what was sent: nothing of it is waited for."""
RETRY = 2
"""Seconds after which clients come again when the server ends."""


class FrameHandler(Protocol):
    """Who hears a connection."""

    @property
    def greeted(self) -> bool:
        """Whether they have said who they are."""

    def hear(self, text: str) -> None:
        """Do what a frame asks for."""

    def count(self) -> bool:
        """Count a frame; tell whether it is one of not too many."""

    def gone(self) -> None:
        """Hear that the connection is lost."""

    def bye(self, retry: int) -> None:
        """Close the connection; it may come again after so many seconds."""


Gate: TypeAlias = Callable[[str, Callable[[str], None], Callable[[int], None]], FrameHandler]
"""Returns who hears a connection from an address; the others send a frame and close it."""


class BatchSender:
    """Sends what waits at many sockets in one task: one for each costs as much as the sending."""

    def __init__(self) -> None:
        self._lines: list[WebSocketConnection] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, line: WebSocketConnection) -> None:
        """Send soon what waits at a socket."""
        self._lines.append(line)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._lines:
                lines, self._lines = self._lines, []
                for line in lines:
                    try:
                        await line.send_some()
                    except Exception:
                        # The others' frames are no matter of it.
                        LOG.exception("a connection cannot be sent anything")
        finally:
            self._task = None


class WebSocketConnection:
    """A socket with what waits to go out."""

    def __init__(
        self,
        gate: Gate,
        ws: web.WebSocketResponse,
        request: web.Request,
        address: str,
        limits: Limits,
        post: BatchSender,
    ) -> None:
        self._ws = ws
        self._post = post
        self._request = request
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._waiting: list[str] = []
        self._writing: asyncio.Task[None] | None = None
        """Sends all that waits, to whom it may have to wait for."""
        self._posted = False
        """Whether what waits is about to be sent."""
        self._closing: asyncio.Task[None] | None = None
        self._talker = gate(address, self._put, self._close)

    async def run(self) -> None:
        """Hear and send until the socket closes."""
        silent = self._loop.call_later(self._limits.hello, self._hurry)
        try:
            async for message in self._ws:
                if self._closing is not None:
                    break
                if message.type == WSMsgType.TEXT:
                    self._talker.hear(message.data)
                elif self._talker.count() and message.type == WSMsgType.PING:
                    await self._ws.pong(message.data)
        except ConnectionError:
            # They were gone before a pong could reach them.
            pass
        finally:
            silent.cancel()
            self._talker.gone()
            if self._closing is not None:
                await self._closing
            if self._writing is not None:
                self._writing.cancel()
            transport = self._request.transport
            if transport is not None and transport.get_write_buffer_size():
                # Who does not read would keep what was for them for ever.
                transport.abort()

    def _hurry(self) -> None:
        if not self._talker.greeted:
            self._close(POLICY)

    def _put(self, text: str) -> None:
        if self._closing is not None:
            return
        if len(self._waiting) >= self._limits.queue:
            self._talker.gone()
            self._close(LATER, at_once=True)
            return
        self._waiting.append(text)
        if self._writing is None and not self._posted:
            self._posted = True
            self._post.add(self)

    async def send_some(self) -> None:
        """Send what waits, as much as goes out without waiting; then go on with the rest."""
        self._posted = False
        while self._waiting and self._flows():
            await self._send_one()
        if self._waiting and self._writing is None:
            self._writing = self._loop.create_task(self._write())

    def _flows(self) -> bool:
        """Tell whether the next frame goes out without waiting, whoever reads it or not."""
        transport = self._request.transport
        if transport is None:
            return True
        return transport.get_write_buffer_size() + WIDEST * len(self._waiting[0]) <= ROOM

    async def _send_one(self) -> None:
        try:
            await self._ws.send_str(self._waiting.pop(0))
        except (ConnectionError, RuntimeError):
            self._waiting.clear()

    async def _write(self) -> None:
        """Send what waits, and what comes meanwhile."""
        try:
            while self._waiting:
                await self._send_one()
        finally:
            self._writing = None

    def say_bye(self) -> None:
        """Tell that the server ends."""
        self._talker.bye(RETRY)

    async def ended(self) -> None:
        """Wait until the socket is closed."""
        if self._closing is not None:
            await self._closing

    def _close(self, code: int, at_once: bool = False) -> None:
        if self._closing is None:
            self._closing = self._loop.create_task(self._end(code, at_once))

    async def _end(self, code: int, at_once: bool) -> None:
        """Close, after all is sent unless they do not read; cut off who does not answer."""
        transport = self._request.transport
        try:
            if code in (POLICY, TOO_BIG):
                await self._turn_away(code)
            else:
                await asyncio.wait_for(self._goodbye(code, at_once), GRACE)
        except asyncio.TimeoutError:
            LOG.info("a connection was cut off")
        finally:
            if transport is not None:
                transport.abort()

    async def _turn_away(self, code: int) -> None:
        """Close without reading anything more."""
        transport = self._request.transport
        if transport is None or transport.is_closing():
            return
        deafen(self._request)
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._writing or self._write(), HASTE)
        if not transport.is_closing():
            transport.write(CLOSE + code.to_bytes(2, "big"))
            await asyncio.sleep(HASTE)

    async def _goodbye(self, code: int, at_once: bool) -> None:
        if not at_once:
            await (self._writing or self._write())
        await self._ws.close(code=code)


def keep_little(request: web.Request) -> None:
    """Let the system keep no more than this for who does not read."""
    if request.transport is not None:
        opened: socket.socket = request.transport.get_extra_info("socket")
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KEPT)

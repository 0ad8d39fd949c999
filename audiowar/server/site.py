"""The sockets of a server, and its life from the first word to the last."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from audiowar.session.carrier import FULL

from .asking import KINDS
from .client import POLICY, Client, Route
from .hall import Hall
from .limits import Limits
from .pages import Pages

Networks: TypeAlias = "Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]"
LOG = logging.getLogger(__name__)
LATER = 1013
"""The code with which a slow reader is closed: come again later."""
FLOOD = 16
"""How many times the length of a frame is still read, to refuse it in words."""
KEPT = 65536
"""Bytes that the system keeps for a connection that does not read."""
ROOM = 32768
"""Bytes that may wait in a connection's buffer; a task that sends more may have to wait."""
WIDEST = 4
"""Bytes of a character at most."""
GRACE = 3.0
"""Seconds that a socket may take to close."""
SHORT = 1.0
"""The same for who is not let in."""
CUT_OFF = "The tables cannot be reached from here at the moment."
FOREIGN = "This page is not from here."
TOO_MANY = "Too many connections from this address."
RETRY = 2
"""Seconds after which clients come again when the server ends."""


class Talker(Protocol):
    """Who hears a connection."""

    @property
    def greeted(self) -> bool:
        """Whether they have said who they are."""

    def hear(self, text: str) -> None:
        """Do what a frame asks for."""

    def gone(self) -> None:
        """Hear that the connection is lost."""

    def bye(self, retry: int) -> None:
        """Close the connection; it may come again after so many seconds."""


Gate: TypeAlias = Callable[[str, Callable[[str], None], Callable[[int], None]], Talker]
"""Returns who hears a connection from an address; the others send a frame and close it."""


def tables(hall: Hall, seeds: bool = False, way: Callable[[Client], Route] | None = None) -> Gate:
    """Return the gate to the tables; `way`: that of a client to those of other servers."""

    def gate(address: str, put: Callable[[str], None], close: Callable[[int], None]) -> Client:
        client = Client(hall, address, put, close, KINDS, seeds)
        if way is not None:
            client.route = way(client)
        return client

    return gate


class Site:
    """The sockets."""

    def __init__(
        self, gates: Mapping[str, Gate], limits: Limits, pages: Pages, proxies: Networks
    ) -> None:
        """`gates`: what lies behind each address of sockets."""
        self._gates = gates
        self._limits = limits
        self._pages = pages
        self._proxies = proxies
        self.cut_off: Callable[[], bool] = lambda: False
        """Tells whether nobody can be served here at the moment."""
        self._from: Counter[str] = Counter()
        self._lines: set[Line] = set()
        self._post = Post()
        self._ending: set[asyncio.Task[None]] = set()

    def application(self) -> web.Application:
        """Return the application with all its addresses."""
        app = web.Application()
        for name in self._gates:
            app.router.add_get(name, self._socket)
        app.router.add_get("/health", self._health)
        app.router.add_get("/{name:.*}", self._pages.give)
        app.on_shutdown.append(self._say_bye)
        return app

    async def _say_bye(self, app: web.Application) -> None:
        for line in list(self._lines):
            line.say_bye()
        await asyncio.gather(*(line.ended() for line in list(self._lines)))

    async def _health(self, request: web.Request) -> web.StreamResponse:
        """Tell a proxy whether people can be let in here."""
        if self.cut_off():
            return refused(503, CUT_OFF)
        return web.Response(text="ok")

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if self.cut_off():
            return refused(503, CUT_OFF)
        if foreign(request):
            return refused(403, FOREIGN)
        address = came_from(request, self._proxies)
        if self._from[address] >= self._limits.connections:
            return await full(request)
        self._from[address] += 1
        try:
            return await self._talk(request, address)
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    async def _talk(self, request: web.Request, address: str) -> web.StreamResponse:
        ws = web.WebSocketResponse(
            max_msg_size=self._limits.frame * FLOOD,
            heartbeat=self._limits.heartbeat,
            timeout=GRACE,
            compress=False,
        )
        await ws.prepare(request)
        keep_little(request)
        gate = self._gates[request.path]
        line = Line(gate, ws, request, address, self._limits, self._post)
        self._lines.add(line)
        try:
            await line.run()
        finally:
            self._lines.discard(line)
        return ws


def refused(status: int, text: str) -> web.Response:
    """Return what is said to whom nobody talks to.

    What is raised instead would keep the whole request alive until somebody looks for garbage, and
    everybody waits meanwhile.
    """
    return web.Response(status=status, text=text)


async def full(request: web.Request) -> web.StreamResponse:
    """Let nobody in who is one too many from their address."""
    if "Origin" not in request.headers:
        return refused(429, TOO_MANY)
    # A browser does not tell its page why: only who is let in hears it.
    ws = web.WebSocketResponse(timeout=SHORT)
    await ws.prepare(request)
    await ws.send_str(FULL)
    await ws.close(code=LATER)
    return ws


class Post:
    """Sends what waits at many sockets in one task: one for each costs as much as the sending."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, line: Line) -> None:
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


class Line:
    """A socket with what waits to go out."""

    def __init__(
        self,
        gate: Gate,
        ws: web.WebSocketResponse,
        request: web.Request,
        address: str,
        limits: Limits,
        post: Post,
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
            await asyncio.wait_for(self._goodbye(code, at_once), GRACE)
        except asyncio.TimeoutError:
            LOG.info("a connection was cut off")
        finally:
            if transport is not None:
                transport.abort()

    async def _goodbye(self, code: int, at_once: bool) -> None:
        if not at_once:
            await (self._writing or self._write())
        await self._ws.close(code=code)


def keep_little(request: web.Request) -> None:
    """Let the system keep no more than this for who does not read."""
    if request.transport is not None:
        opened: socket.socket = request.transport.get_extra_info("socket")
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KEPT)


def foreign(request: web.Request) -> bool:
    """Tell whether a page of another site asks."""
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc.casefold() != request.host.casefold()


def came_from(request: web.Request, proxies: Networks) -> str:
    """Return the address of who asks; a proxy on this machine, or a known one, is asked for it."""
    address = request.remote or ""
    forwarded = request.headers.get("X-Forwarded-For", "")
    try:
        asks = ipaddress.ip_address(address)
        if forwarded and (asks.is_loopback or any(asks in network for network in proxies)):
            return forwarded.split(",")[-1].strip()
    except ValueError:
        pass
    return address

"""The sockets of a server, and its life from the first word to the last."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from aiohttp import web

from audiowar.client.transport import FULL
from audiowar.server.rooms.limits import Buckets, Limits
from audiowar.server.rooms.lobby import Lobby

from .client import Client, ForwardingRoute
from .connection_limits import FLOOD, Networks, many, network_of, noted, talks
from .handlers import KINDS
from .static_pages import StaticPages
from .websocket import GRACE, LATER, BatchSender, Gate, WebSocketConnection, keep_little

TABLES = "/ws"
"""The address of the tables' socket."""
SHORT = 1.0
"""Seconds that the socket of who is not let in may take to close."""
CUT_OFF = "The tables cannot be reached from here at the moment."
FOREIGN = "This page is not from here."
TOO_MANY = "Too many connections from this address."


def tables(
    hall: Lobby, seeds: bool = False, way: Callable[[Client], ForwardingRoute] | None = None
) -> Gate:
    """Return the gate to the tables; `way`: that of a client to those of other servers."""

    def gate(address: str, put: Callable[[str], None], close: Callable[[int], None]) -> Client:
        client = Client(hall, address, put, close, KINDS, seeds)
        if way is not None:
            client.route = way(client)
        return client

    return gate


class HttpApp:
    """The sockets."""

    def __init__(
        self, gates: Mapping[str, Gate], limits: Limits, pages: StaticPages, proxies: Networks
    ) -> None:
        """`gates`: what lies behind each address of sockets."""
        self._gates = gates
        self._limits = limits
        self._pages = pages
        self._proxies = proxies
        self.cut_off: Callable[[], bool] = lambda: False
        """Tells whether nobody can be served here at the moment."""
        self._from: Counter[str] = Counter()
        self._new = Buckets(many(limits), max(1.0, limits.connections))
        """How many more sockets may be opened from an address."""
        self._lines: set[WebSocketConnection] = set()
        self._post = BatchSender()

    def application(self) -> web.Application:
        """Return the application with all its addresses."""
        app = web.Application(middlewares=[noted])
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
        if not self._new.take(address, asyncio.get_running_loop().time()):
            return refused(429, TOO_MANY)
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
            # Pings are counted like all that comes in.
            autoping=False,
        )
        await ws.prepare(request)
        talks(request, 0 if request.path == TABLES else 2 * self._limits.thin_bring)
        keep_little(request)
        gate = self._gates[request.path]
        line = WebSocketConnection(gate, ws, request, address, self._limits, self._post)
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


def foreign(request: web.Request) -> bool:
    """Tell whether a page of another site asks."""
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc.casefold() != request.host.casefold()


def came_from(request: web.Request, proxies: Networks) -> str:
    """Return the network of who asks; a proxy on this machine, or a known one, is asked for it."""
    address = request.remote or ""
    forwarded = request.headers.get("X-Forwarded-For", "")
    try:
        asks = ipaddress.ip_address(address)
        if forwarded and (asks.is_loopback or any(asks in network for network in proxies)):
            return network_of(forwarded.split(",")[-1].strip())
    except ValueError:
        pass
    return network_of(address)

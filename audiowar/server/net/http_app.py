"""The sockets of a server, and its life from the first word to the last."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

from aiohttp import web

from audiowar.client.transport import FULL_FRAME
from audiowar.rules.state import Refused
from audiowar.server.monitoring.health import Health
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.rooms.limits import Limits, TokenBuckets
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.operator_state import OperatorState

from .client import Client, ForwardingRoute
from .connection_limits import (
    FLOOD,
    Networks,
    connections_per_address,
    mark_websocket,
    network_of,
    track_request,
)
from .handlers import HANDLERS
from .static_pages import StaticPages
from .websocket import (
    CLOSE_TIMEOUT,
    TRY_AGAIN_LATER,
    BatchSender,
    Gate,
    WebSocketConnection,
    limit_send_buffer,
)

PORT = re.compile(r":\d*$")
TABLES = "/ws"
"""The address of the tables' socket."""
HEALTH = "/health"
CLOSE_SECONDS = 1.0
"""Seconds that the socket of who is not let in may take to close."""
CUT_OFF = "The tables cannot be reached from here at the moment."
FOREIGN = "This page is not from here."
TOO_MANY = "Too many connections from this address."
UNKNOWN_NAME = "This server has another name."
BARRED = json.dumps({"t": "refused", "reason": Refused("barred").reason, "args": {}})


def table_gate(
    lobby: Lobby, seeds: bool = False, way: Callable[[Client], ForwardingRoute | None] | None = None
) -> Gate:
    """Return the gate to the tables; `way`: that of a client to those of other servers."""

    def gate(address: str, put: Callable[[str], None], close: Callable[[int], None]) -> Client:
        client = Client(lobby, address, put, close, HANDLERS, seeds)
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
        self.health = Health(lambda: 0.0, 1.0)
        self.metrics = Metrics()
        self.operator = OperatorState()
        self.names: frozenset[str] = frozenset()
        """By which people reach the server; empty: by any."""
        self._open_by_address: Counter[str] = Counter()
        self._opening_limits = TokenBuckets(
            connections_per_address(limits), max(1.0, limits.connections)
        )
        """How many more sockets may be opened from an address."""
        self._connections: set[WebSocketConnection] = set()
        self._batch_sender = BatchSender()

    def make_application(self) -> web.Application:
        """Return the application with all its addresses."""
        app = web.Application(middlewares=[track_request, self._named])
        for name in self._gates:
            app.router.add_get(name, self._accept_websocket)
        app.router.add_get(HEALTH, self._health)
        app.router.add_get("/{name:.*}", self._pages.serve_file)
        app.on_shutdown.append(self._say_bye)
        return app

    @web.middleware
    async def _named(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Answer only to the names of this server, if it was told any.

        Another name that leads here may be that of a site whose page wants to act for who reads it.
        """
        # A proxy that asks how the server is knows it by its address.
        if self.names and request.path != HEALTH and name_in(request.host) not in self.names:
            return self._refused(421, UNKNOWN_NAME, "unknown_name")
        return await handler(request)

    async def _say_bye(self, app: web.Application) -> None:
        for line in list(self._connections):
            line.say_bye()
        await asyncio.gather(*(line.wait_closed() for line in list(self._connections)))

    async def _health(self, request: web.Request) -> web.StreamResponse:
        """Tell a proxy whether people can be let in here."""
        status = 200 if self.health.serving else 503
        return web.json_response(self.health.report(), status=status)

    async def _accept_websocket(self, request: web.Request) -> web.StreamResponse:
        if self.health.cut_off is not None and self.health.cut_off():
            return self._refused(503, CUT_OFF, "cut_off")
        if is_foreign(request):
            return self._refused(403, FOREIGN, "foreign_page")
        address = client_network(request, self._proxies)
        if not self._opening_limits.take(address, asyncio.get_running_loop().time()):
            return self._refused(429, TOO_MANY, "too_many_connections")
        if self._open_by_address[address] >= self._limits.connections:
            self.metrics.refuse("too_many_connections")
            return await refuse_excess(request)
        if self.operator.is_barred(address):
            self.metrics.refuse("barred")
            return await told(request, BARRED)
        self._open_by_address[address] += 1
        try:
            return await self._run_websocket(request, address)
        finally:
            self._open_by_address[address] -= 1
            if not self._open_by_address[address]:
                del self._open_by_address[address]

    def _refused(self, status: int, text: str, reason: str) -> web.StreamResponse:
        self.metrics.refuse(reason)
        return refusal(status, text)

    async def _run_websocket(self, request: web.Request, address: str) -> web.StreamResponse:
        ws = web.WebSocketResponse(
            max_msg_size=self._limits.frame * FLOOD,
            heartbeat=self._limits.heartbeat,
            timeout=CLOSE_TIMEOUT,
            compress=False,
            # Pings are counted like all that comes in.
            autoping=False,
        )
        await ws.prepare(request)
        mark_websocket(request, 0 if request.path == TABLES else 2 * self._limits.thin_bring)
        limit_send_buffer(request)
        gate = self._gates[request.path]
        line = WebSocketConnection(gate, ws, request, address, self._limits, self._batch_sender)
        self._connections.add(line)
        try:
            await line.run()
        finally:
            self._connections.discard(line)
        return ws


def refusal(status: int, text: str) -> web.Response:
    """Return what is said to whom nobody talks to.

    What is raised instead would keep the whole request alive until somebody looks for garbage, and
    everybody waits meanwhile.
    """
    return web.Response(status=status, text=text)


async def refuse_excess(request: web.Request) -> web.StreamResponse:
    """Let nobody in who is one too many from their address."""
    if "Origin" not in request.headers:
        return refusal(429, TOO_MANY)
    # A browser does not tell its page why: only who is let in hears it.
    return await told(request, FULL_FRAME)


async def told(request: web.Request, frame: str) -> web.StreamResponse:
    """Let nobody in, and say why."""
    ws = web.WebSocketResponse(timeout=CLOSE_SECONDS)
    await ws.prepare(request)
    await ws.send_str(frame)
    await ws.close(code=TRY_AGAIN_LATER)
    return ws


def name_in(host: str) -> str:
    """Return the name of a `Host` header, without a port."""
    name = host.rpartition(":")[0] if PORT.search(host) else host
    return name.casefold().rstrip(".").strip("[]")


def is_foreign(request: web.Request) -> bool:
    """Tell whether a page of another site asks."""
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc.casefold() != request.host.casefold()


def client_network(request: web.Request, proxies: Networks) -> str:
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

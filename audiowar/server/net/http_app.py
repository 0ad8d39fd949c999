"""The HTTP application: routes for WebSockets, the page's files and `/health`."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

from aiohttp import web

from audiowar.client.transport import TOO_MANY_CONNECTIONS_FRAME
from audiowar.rules.state import Refused
from audiowar.server.monitoring.health import Health
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.rooms.operator_state import OperatorState
from audiowar.server.rooms.people import make_refusal_frame
from audiowar.server.rooms.rate_limiting import TokenBuckets
from audiowar.server.rooms.server_limits import Limits

from .client_address import Networks, find_client_network
from .connection_limits import (
    MIN_BURST_FACTOR,
    LimitedConnection,
    compute_max_per_network,
)
from .static_pages import StaticPages
from .websocket import (
    CLOSE_TIMEOUT,
    TRY_AGAIN_LATER,
    OpenConnection,
    WebSocketConnection,
)

PORT_SUFFIX = re.compile(r":\d*$")
TABLES_SOCKET_PATH = "/ws"
"""The URL path of the WebSockets of clients that play at tables."""
HEALTH_PATH = "/health"
READABLE_FRAME_FACTOR = 4
"""Frames up to this many times the allowed length are read, so that a frame that is too long can
be refused with a reason."""
REQUESTS_PER_CONNECTION = 25
"""The number of requests that a network may send in one burst for each of its permitted
connections. The page has about 100 files."""
FLOOD_PENALTY_CONNECTIONS = 8
"""How many fewer WebSockets a network may open for a while after a connection broke a limit."""
REFUSAL_CLOSE_TIMEOUT = 1.0
"""Seconds that a refused client has to close its WebSocket before it is aborted."""
CUT_OFF_TEXT = "The tables cannot be reached from here at the moment."
CROSS_SITE_TEXT = "This page is not from here."
TOO_MANY_REQUESTS_TEXT = "Too many requests from this address."
TOO_MANY_CONNECTIONS_TEXT = "Too many connections from this address."
UNKNOWN_HOST_TEXT = "This server has another name."
BARRED_FRAME = json.dumps(make_refusal_frame(Refused("barred")))


class HttpApp:
    """The HTTP application of a server."""

    def __init__(
        self,
        openers: Mapping[str, OpenConnection],
        limits: Limits,
        pages: StaticPages,
        proxies: Networks,
    ) -> None:
        """`openers` has, for each URL path of WebSockets, the function that returns a handler."""
        self._openers = openers
        self._limits = limits
        self._pages = pages
        self._proxies = proxies
        self.health = Health(lambda: 0.0, 1.0)
        self.metrics = Metrics()
        self.operator = OperatorState()
        self.host_names: frozenset[str] = frozenset()
        """The host names to which a request may be sent; empty for any name."""
        self._open_by_address: Counter[str] = Counter()
        most = compute_max_per_network(limits)
        self._opening_limits = TokenBuckets(most, max(1.0, limits.max_connections_per_address))
        """Limits how often WebSockets are opened from each network."""
        self._request_limits = TokenBuckets(most * REQUESTS_PER_CONNECTION, most)
        """Limits the requests of each network."""
        self._connections: set[WebSocketConnection] = set()

    def make_application(self) -> web.Application:
        """Return the application with all routes."""
        app = web.Application(middlewares=[self._limit_requests, self._require_own_name])
        for name in self._openers:
            app.router.add_get(name, self._accept_websocket)
        app.router.add_get(HEALTH_PATH, self._serve_health)
        app.router.add_get("/{name:.*}", self._pages.serve_file)
        app.on_shutdown.append(self._say_bye)
        return app

    @web.middleware
    async def _limit_requests(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuse a request if its network has sent too many."""
        get_connection(request).stop_waiting_for_request()
        address = find_client_network(request, self._proxies)
        now = asyncio.get_running_loop().time()
        if not self._request_limits.get(address, now).try_take(now):
            return self._refuse(429, TOO_MANY_REQUESTS_TEXT, "too_many_requests")
        try:
            return await handler(request)
        except web.HTTPException as error:
            # Return a response, because a raised exception would keep the whole request in memory
            # until a garbage collection.
            return web.Response(status=error.status, text=error.text)

    @web.middleware
    async def _require_own_name(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuse requests that name another host (DNS rebinding), if host names are configured."""
        # When a proxy checks the health, it uses the server's address as the host name.
        names = self.host_names if request.path != HEALTH_PATH else ()
        if names and normalize_host_name(request.host) not in names:
            return self._refuse(421, UNKNOWN_HOST_TEXT, "unknown_name")
        return await handler(request)

    async def _say_bye(self, app: web.Application) -> None:
        await asyncio.gather(*(connection.close_with_retry() for connection in self._connections))

    async def _serve_health(self, request: web.Request) -> web.StreamResponse:
        status = 200 if self.health.can_serve else 503
        return web.json_response(self.health.report(), status=status)

    async def _accept_websocket(self, request: web.Request) -> web.StreamResponse:
        if self.health.is_cut_off():
            return self._refuse(503, CUT_OFF_TEXT, "cut_off")
        if is_cross_site(request):
            return self._refuse(403, CROSS_SITE_TEXT, "foreign_page")
        address = find_client_network(request, self._proxies)
        now = asyncio.get_running_loop().time()
        if not self._opening_limits.get(address, now).try_take(now):
            return self._refuse(429, TOO_MANY_CONNECTIONS_TEXT, "too_many_connections")
        if self._open_by_address[address] >= self._limits.max_connections_per_address:
            self.metrics.count_refusal("too_many_connections")
            if "Origin" not in request.headers:
                return make_refusal_response(429, TOO_MANY_CONNECTIONS_TEXT)
            # A browser hides the HTTP status from its page, so send the reason over the WebSocket.
            return await refuse_over_websocket(request, TOO_MANY_CONNECTIONS_FRAME)
        if self.operator.is_barred(address):
            self.metrics.count_refusal("barred")
            return await refuse_over_websocket(request, BARRED_FRAME)
        self._open_by_address[address] += 1
        try:
            return await self._run_websocket(request, address)
        finally:
            self._open_by_address[address] -= 1
            if not self._open_by_address[address]:
                del self._open_by_address[address]

    def _refuse(self, status: int, text: str, reason: str) -> web.StreamResponse:
        self.metrics.count_refusal(reason)
        return make_refusal_response(status, text)

    async def _run_websocket(self, request: web.Request, address: str) -> web.StreamResponse:
        is_page = request.path != TABLES_SOCKET_PATH
        ws = web.WebSocketResponse(
            max_msg_size=self._limits.max_frame_bytes
            * (MIN_BURST_FACTOR if is_page else READABLE_FRAME_FACTOR),
            heartbeat=self._limits.seconds_until_ping,
            timeout=CLOSE_TIMEOUT,
            compress=False,
            # Do not let aiohttp answer pings: they are passed on and counted like all other frames.
            autoping=False,
        )
        await ws.prepare(request)
        caller = get_connection(request)
        if is_page:
            # A hosted page also sends the player's files.
            caller.allow_burst(2 * self._limits.max_brought_file_bytes)
        if caller.transport is None:
            return ws
        opener = self._openers[request.path]
        connection = WebSocketConnection(
            opener, ws, caller, caller.transport, address, self._limits
        )
        self._connections.add(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)
            if caller.has_flooded:
                now = asyncio.get_running_loop().time()
                self._opening_limits.get(address, now).remove_up_to(now, FLOOD_PENALTY_CONNECTIONS)
        return ws


def get_connection(request: web.Request) -> LimitedConnection:
    """Return the connection of a request."""
    connection = request.protocol
    assert isinstance(connection, LimitedConnection)
    return connection


def make_refusal_response(status: int, text: str) -> web.Response:
    """Return the response to a refused request.

    It is not raised as an exception, which would stay in memory until a garbage collection.
    """
    response = web.Response(status=status, text=text)
    # To repeat the request, the client must open a new connection, and new connections are limited.
    response.force_close()
    return response


async def refuse_over_websocket(request: web.Request, frame: str) -> web.StreamResponse:
    """Accept a WebSocket, send it a frame with the reason of the refusal, and close it."""
    ws = web.WebSocketResponse(timeout=REFUSAL_CLOSE_TIMEOUT)
    await ws.prepare(request)
    await ws.send_str(frame)
    await ws.close(code=TRY_AGAIN_LATER)
    return ws


def normalize_host_name(host: str) -> str:
    """Return the name in a `Host` header: in lower case, without port, brackets or final dot."""
    name = host.rpartition(":")[0] if PORT_SUFFIX.search(host) else host
    return name.casefold().rstrip(".").strip("[]")


def is_cross_site(request: web.Request) -> bool:
    """Return whether the request comes from a page of another site."""
    origin = request.headers.get("Origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc.casefold() != request.host.casefold()
    except ValueError:
        return True

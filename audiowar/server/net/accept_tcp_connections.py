"""Accept new TCP connections, one in each round of the event loop, and pass them to aiohttp."""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import Final

from aiohttp import web

from .client_address import find_network
from .connection_limiter import REQUEST_SECONDS, ConnectionLimiter
from .limited_tcp_connection import LimitedConnection

LOG = logging.getLogger(__name__)
BACKLOG: Final = 256
"""The maximum number of connections that the kernel queues until they are accepted."""
RECEIVE_BUFFER_BYTES: Final = 32768
"""The size of the kernel's receive buffer for each connection."""
RETRY_ACCEPT_SECONDS: Final = 0.1
"""Seconds until the next attempt after a connection could not be accepted."""


class LimitedSite(web.BaseSite):
    """An aiohttp site whose connections a `ConnectionLimiter` counts and limits."""

    def __init__(
        self, runner: web.BaseRunner, limiter: ConnectionLimiter, host: str, port: int
    ) -> None:
        super().__init__(runner)
        self._limiter = limiter
        self._host = host
        self._port = port

    @property
    def name(self) -> str:
        return f"http://{self._host}:{self._port}"

    async def start(self) -> None:
        """Start to listen. Raises OSError."""
        await super().start()
        listener = ListeningSockets(self._limiter, self._host, self._port)
        # aiohttp uses only those attributes of its server that `ListeningSockets` has.
        self._server = listener  # type: ignore[assignment]


class ListeningSockets:
    """The listening sockets of a server."""

    def __init__(self, limiter: ConnectionLimiter, host: str, port: int) -> None:
        """Listen on a port at all addresses of `host`. Raises OSError."""
        self._limiter = limiter
        self._loop = asyncio.get_running_loop()
        self.sockets = open_listening_sockets(host, port)
        self._accepting = [self._loop.create_task(self._accept(one)) for one in self.sockets]
        self._opening: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Close the listening sockets. Connections that were already accepted stay open."""
        for task in self._accepting:
            task.cancel()
        for one in self.sockets:
            one.close()

    async def _accept(self, listening: socket.socket) -> None:
        while True:
            try:
                accepted, address = await self._loop.sock_accept(listening)
            except OSError as error:
                LOG.warning("a connection cannot be accepted: %s", type(error).__name__)
                await asyncio.sleep(RETRY_ACCEPT_SECONDS)
                continue
            self._admit(accepted, find_network(str(address[0])))
            # Give other tasks of the event loop a turn, even if the next connection is waiting.
            await asyncio.sleep(0)

    def _admit(self, accepted: socket.socket, network: str) -> None:
        """Queue a new connection, or close it if there are too many."""
        limiter = self._limiter
        if not limiter.can_connect_after_closing_idle(network):
            limiter.on_refused("too_many_connections", 1)
            accepted.close()
            return
        caller = LimitedConnection(limiter, network, accepted)
        limiter.queue.add_action(network, lambda: self._open(caller, accepted))

    def _open(self, caller: LimitedConnection, accepted: socket.socket) -> float:
        if not caller.descriptor_count:
            # The connection was closed while it was queued.
            return 0.0
        self._limiter.close_one_excess_idle_of_proxy(caller.network)
        caller.accepted_socket = None
        task = self._loop.create_task(self._connect(caller, accepted))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)
        return REQUEST_SECONDS

    async def _connect(self, caller: LimitedConnection, accepted: socket.socket) -> None:
        """Pass a connection to aiohttp, which then reads from it."""
        try:
            await self._loop.connect_accepted_socket(lambda: caller, accepted)
        except OSError:
            # The client is gone already.
            self._limiter.remove_connection(caller)
            accepted.close()
            return
        if not caller.descriptor_count:
            # The connection was lost while it was being passed to aiohttp.
            caller.abort()


def open_listening_sockets(host: str, port: int) -> list[socket.socket]:
    """Return sockets that listen on all addresses of a host, with the same port. Raises OSError."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    try:
        for family, *_, address in dict.fromkeys(found):
            where = (str(address[0]), sockets[0].getsockname()[1] if sockets else port)
            one = socket.create_server(where, family=family, backlog=BACKLOG)
            # Accepted connections inherit this size from the listening socket.
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
            one.setblocking(False)
            sockets.append(one)
    except OSError:
        for one in sockets:
            one.close()
        raise
    return sockets

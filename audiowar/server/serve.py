"""Run a server: start all of its parts, wait for the signal to end, and stop them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Container, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from audiowar.server.admin.commands import AdminCommands
from audiowar.server.admin.local_socket import do_nothing, open_socket
from audiowar.server.monitoring.health import DiskSpace, Health
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.net.accept_connections import LimitedSite
from audiowar.server.net.connection_limits import ConnectionLimiter, Networks
from audiowar.server.net.http_app import HttpApp, make_connection_opener
from audiowar.server.net.open_file_limit import grow_file_table, max_connections, raise_file_limit
from audiowar.server.net.routing_interface import LocalRouting, Routing
from audiowar.server.net.static_pages import StaticPages
from audiowar.server.net.websocket import OpenConnection
from audiowar.server.rooms.limits import Limits
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.operator_state import OperatorState
from audiowar.server.rooms.rating_lists import RatingLists
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.storage.repository import LATE_SECONDS, Repository
from audiowar.server.storage.sqlite_repository import SqliteRepository

from .garbage_collection import GarbageCollection
from .preload import preload_games

LOG = logging.getLogger(__name__)
ALL_INTERFACES = ("0.0.0.0", "::", "")
"""The values of `--host` for which the server listens on all addresses of this machine."""
TEST_ADDRESS = ("192.0.2.1", 9)
"""An address that nobody uses (RFC 5737), to ask the system from which of its own addresses it
would connect to others."""

SWITCH_INTERVAL = 0.0005
"""Seconds after which the event loop yields to the thread that writes."""


@dataclass(frozen=True)
class ExtraService:
    """A service at URLs of its own, such as the hosted pages, and the function that closes it."""

    openers: Mapping[str, OpenConnection]
    """The function that accepts a WebSocket, by URL path."""
    close: Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class ServeOptions:
    """The options of `audiowar serve`."""

    folder: Path
    host: str
    port: int
    limits: Limits
    bot_names: Sequence[str]
    """Names for the bots in empty seats."""
    seeds: bool = False
    """Whether clients may choose the seed of a match, for tests."""
    nats: str = ""
    """The URL of the broker of a cluster; "" for a single server with its own folder."""
    proxies: Networks = ()
    """The addresses of proxies whose X-Forwarded-For header is trusted."""
    pages: StaticPages = field(default_factory=StaticPages)
    """The files of the page for browsers."""
    reserved_names: Container[str] = ()
    """Sentences of the program, which no player may use as a name."""
    host_names: frozenset[str] = frozenset()
    """The host names for which requests are answered; empty for any name."""
    metrics: tuple[str, int] | None = None
    """The address and port at which Prometheus reads metrics; None for nowhere."""
    open_extra: Callable[[OpenConnection], ExtraService] = lambda tables: ExtraService(
        {}, do_nothing
    )
    """Opens a further service. It gets the function by which clients connect to tables."""


def serve(options: ServeOptions, ready: Callable[[str, int], None]) -> None:
    """Run a server in this process until a signal ends it.

    `ready` is called with the address and the port at which people can connect. Raises FolderInUse,
    OSError or ImportError.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        # Imported here because uvloop does not exist for Windows.
        import uvloop
    except ImportError:
        asyncio.run(run_server(options, ready))
    else:
        uvloop.run(run_server(options, ready))


async def run_server(options: ServeOptions, ready: Callable[[str, int], None]) -> None:
    """Run a server on the current event loop until a signal ends it."""
    loop = asyncio.get_running_loop()
    files = raise_file_limit()
    grow_file_table(files)
    connections = max_connections(files)
    # One thread for slow bots, because several would only slow each other down.
    loop.set_default_executor(ThreadPoolExecutor(1, "thinking"))
    lobby, routing = await open_lobby_and_routing(options, loop)
    lobby.load_rooms()
    preload_games()
    LOG.info("files that may be open: %d, connections: %d", files, connections)
    async with AsyncExitStack() as on_exit:
        on_exit.push_async_callback(routing.stop)
        on_exit.push_async_callback(lobby.context.repository.close)
        on_exit.callback(lobby.stop)
        http_app, commands = await start_services(options, lobby, routing, on_exit)
        address, port = await start_listening(options, lobby, http_app, connections, on_exit)
        if options.metrics is not None:
            # Imported here because only this option needs prometheus_client.
            from audiowar.server.monitoring.metrics_listener import serve_metrics

            metrics, gauges = lobby.context.metrics, commands.read_gauges
            stop_metrics = await serve_metrics(metrics, gauges, *options.metrics)
            on_exit.push_async_callback(stop_metrics)
        if options.host in ALL_INTERFACES:
            announce_in_background(address, port, loop, on_exit)
        garbage = GarbageCollection(loop)
        on_exit.callback(garbage.stop)
        garbage.start()
        end = stop_on_signal(loop)
        ready(address, port)
        await end.wait()


async def start_services(
    options: ServeOptions, lobby: Lobby, routing: Routing, on_exit: AsyncExitStack
) -> tuple[HttpApp, AdminCommands]:
    """Start the HTTP application, the operator's commands, and everything else but listening."""
    context, disk = lobby.context, DiskSpace(options.folder)
    on_exit.callback(disk.stop)
    context.metrics.start_measuring_lag(context.loop)
    on_exit.callback(context.metrics.stop)
    open_table_connection = make_connection_opener(lobby, options.seeds, routing.make_route)
    extra = options.open_extra(open_table_connection)
    on_exit.push_async_callback(extra.close)
    openers = {"/ws": open_table_connection, **extra.openers}
    http_app = HttpApp(openers, options.limits, options.pages, options.proxies)
    http_app.health = Health(
        context.repository.seconds_late,
        LATE_SECONDS,
        lambda: disk.free_bytes,
        routing.cut_off_check,
        lambda: context.operator.draining,
    )
    http_app.metrics, http_app.operator = context.metrics, context.operator
    http_app.host_names = options.host_names
    commands = AdminCommands(lobby, http_app.health)
    on_exit.push_async_callback(await open_socket(options.folder, commands.run))
    await routing.start()
    return http_app, commands


async def start_listening(
    options: ServeOptions,
    lobby: Lobby,
    http_app: HttpApp,
    connections: int,
    on_exit: AsyncExitStack,
) -> tuple[str, int]:
    """Accept connections, up to a number of them. Return the server's address and port.

    Raises OSError.
    """
    runner = web.AppRunner(http_app.make_application(), access_log=None, shutdown_timeout=3.0)
    on_exit.push_async_callback(runner.cleanup)
    await runner.setup()
    assert runner.server is not None
    limiter = ConnectionLimiter(runner.server, options.limits, options.proxies, connections)
    on_exit.callback(limiter.stop)
    limiter.on_refused = lobby.context.metrics.count_refusal
    await LimitedSite(runner, limiter, options.host, options.port).start()
    address, port = address_in_local_network(options.host), int(runner.addresses[0][1])
    lobby.page_address = f"{address}:{port}" if options.pages.folder is not None else ""
    return address, port


def announce_in_background(
    address: str, port: int, loop: asyncio.AbstractEventLoop, on_exit: AsyncExitStack
) -> None:
    """Announce the server in the local network until it stops."""
    # Imported here because a server behind a proxy needs no zeroconf.
    from audiowar.server.net.mdns import MdnsAnnouncement

    announcement = MdnsAnnouncement(address, port)
    announced = loop.create_task(announcement.start())

    async def stop() -> None:
        await announced
        await announcement.stop()

    on_exit.push_async_callback(stop)


async def open_lobby_and_routing(
    options: ServeOptions, loop: asyncio.AbstractEventLoop
) -> tuple[Lobby, Routing]:
    """Return the server's lobby, and its routing of clients to tables.

    Raises FolderInUse, OSError or ImportError.
    """
    metrics, operator = Metrics(), OperatorState(options.folder)
    operator.load()
    ratings = RatingLists(options.folder)
    ratings.load()

    def new_context(repository: Repository) -> ServerContext:
        about = (options.limits, loop, options.bot_names, options.reserved_names, metrics, operator)
        return ServerContext(repository, *about, ratings)

    if options.nats:
        # Imported here because a single server does not need the NATS library.
        from audiowar.server.cluster.join_cluster import join_cluster

        return await join_cluster(
            options.nats, options.limits.copies, metrics, new_context, options.seeds
        )
    lobby = Lobby(new_context(SqliteRepository(options.folder, loop, metrics)))
    return lobby, LocalRouting(lobby)


def stop_on_signal(loop: asyncio.AbstractEventLoop) -> asyncio.Event:
    """Return an event that the signals SIGTERM and SIGINT set."""
    end = asyncio.Event()
    for one in (signal.SIGTERM, signal.SIGINT):
        # On Windows the loop cannot handle signals, but Ctrl+C interrupts it.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(one, end.set)
    return end


def address_in_local_network(host: str) -> str:
    """Return the address by which others in the local network reach a server with this `--host`."""
    if host not in ALL_INTERFACES:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(TEST_ADDRESS)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"

"""Run a server: start all of its parts, and stop them when a signal arrives."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib.util
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Container, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Protocol, TypeAlias

from aiohttp import web

from audiowar.client.server_address import is_loopback
from audiowar.rules.state import Refused
from audiowar.server.admin.command_socket import do_nothing, serve_commands
from audiowar.server.admin.commands import AdminCommands, DisconnectBarred, disconnect_nobody
from audiowar.server.maintenance.check import log_damaged_file
from audiowar.server.monitoring.health import DiskSpaceMonitor, Health
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.net.client_address import Networks
from audiowar.server.net.connected_client import POLICY_VIOLATION, ConnectedClient, ForwardingRoute
from audiowar.server.net.connection_limits import (
    ConnectionLimiter,
    LimitedSite,
    compute_max_connections,
    raise_file_limit,
)
from audiowar.server.net.handlers.dispatch import FRAME_HANDLERS
from audiowar.server.net.http_app import TABLES_SOCKET_PATH, HttpApp
from audiowar.server.net.static_pages import StaticPages
from audiowar.server.net.websocket import OpenConnection
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.operator_state import OperatorState
from audiowar.server.rooms.people import make_refusal_frame
from audiowar.server.rooms.rating_lists import RatingLists
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.storage.repository import LATE_WRITE_SECONDS, Repository
from audiowar.server.storage.sqlite_repository import SqliteRepository

LOG = logging.getLogger(__name__)
ALL_INTERFACES = ("0.0.0.0", "::", "")
"""The values of `--host` with which the server listens on all addresses of this machine."""
PROBE_ADDRESS = ("192.0.2.1", 9)
"""An unused address (RFC 5737). Connecting to it shows by which address this machine is reached."""
GARBAGE_THRESHOLDS = (5000, 20, 50)
"""How many new objects, and how many collections of younger ones, Python waits for before it
examines objects. A match leaves little garbage, and examining all objects delays players."""
THREAD_SWITCH_INTERVAL = 0.0005
"""Seconds after which Python may switch from the event loop to the thread that writes."""


@dataclass(frozen=True)
class ExtraService:
    """A further service with its own URLs, such as the hosted pages."""

    handler_makers_by_path: Mapping[str, OpenConnection]
    """For each URL path, the function that makes the handler of a WebSocket."""
    close: Callable[[], Awaitable[None]]
    disconnect_barred: DisconnectBarred = disconnect_nobody
    """Closes the connections from barred addresses."""


class Cluster(Protocol):
    """The other servers of a cluster, and the tables that they run."""

    is_cut_off: bool
    """Whether the broker, and thus every table, is out of reach."""

    def make_route(self, client: ConnectedClient) -> ForwardingRoute:
        """Return a client's route to tables of other servers."""

    async def start(self) -> None:
        """Start to watch the broker, and to answer the other servers."""

    async def stop(self) -> None:
        """Stop everything that `start` started. Call this after the repository is closed."""


NewContext: TypeAlias = Callable[[Repository], ServerContext]
"""Makes the context of a server with its repository."""
JoinCluster: TypeAlias = Callable[
    [Limits, Metrics, NewContext, bool], Awaitable[tuple[Lobby, Cluster]]
]
"""Connects to the broker of a cluster. The last argument is `allow_seeds`."""


@dataclass(frozen=True)
class ServeOptions:
    """The options of `audiowar serve`."""

    folder: Path
    host: str
    port: int
    limits: Limits
    names_for_bots: Sequence[str]
    allow_seeds: bool = False
    """Whether clients may choose the seed of a match, which only tests need."""
    proxies: Networks = ()
    """The networks of proxies whose X-Forwarded-For header is trusted."""
    pages: StaticPages = field(default_factory=StaticPages)
    reserved_names: Container[str] = ()
    """Sentences of the program, which no player may use as a name."""
    host_names: Sequence[str] = ()
    """The host names under which clients may reach the server; empty if every name is allowed.

    The first one is that by which people usually reach it.
    """
    metrics_host_and_port: tuple[str, int] | None = None
    """The address and port at which Prometheus reads metrics; None if they are not served."""
    join_cluster: JoinCluster | None = None
    """Joins a cluster; None for a single server, which stores its tables in its folder."""
    open_extra_service: Callable[[OpenConnection], ExtraService] = lambda _: ExtraService(
        {}, do_nothing
    )
    """Opens a further service. Its argument is the function that connects a client to tables."""


def serve(options: ServeOptions, on_ready: Callable[[str, int], None]) -> None:
    """Run a server in this process until a signal ends it.

    `on_ready` is called with the address and the port at which people can connect. Raises
    FolderInUse, OSError or ImportError.
    """
    sys.setswitchinterval(THREAD_SWITCH_INTERVAL)
    if importlib.util.find_spec("confusable_homoglyphs") is None:
        LOG.warning("names that look alike are let in: confusable-homoglyphs is not installed")
    try:
        # Imported here because only the extra `server` installs uvloop.
        import uvloop
    except ImportError:
        asyncio.run(run_server(options, on_ready))
    else:
        uvloop.run(run_server(options, on_ready))


async def run_server(options: ServeOptions, on_ready: Callable[[str, int], None]) -> None:
    """Run a server on the current event loop until a signal ends it."""
    loop = asyncio.get_running_loop()
    max_open_files = raise_file_limit()
    max_connections = compute_max_connections(max_open_files)
    lobby, cluster = await open_lobby(options, loop)
    lobby.load_rooms()
    LOG.info("files that may be open: %d, connections: %d", max_open_files, max_connections)
    async with AsyncExitStack() as on_exit:
        if cluster is not None:
            on_exit.push_async_callback(cluster.stop)
        on_exit.push_async_callback(lobby.context.repository.close)
        on_exit.callback(lobby.stop_rooms)
        http_app, commands = await make_http_app(options, lobby, cluster, on_exit)
        address, port = await listen(options, lobby, http_app, max_connections, on_exit)
        if options.metrics_host_and_port is not None:
            # Imported here because only this option needs prometheus_client.
            from audiowar.server.monitoring.metrics_listener import serve_metrics

            metrics, gauges = lobby.context.metrics, commands.read_gauges
            on_exit.callback(serve_metrics(metrics, gauges, *options.metrics_host_and_port))
        if options.host in ALL_INTERFACES:
            announce_server(address, port, loop, on_exit)
        if options.join_cluster is None:
            checking = Thread(target=log_damaged_file, args=(options.folder,), daemon=True)
            checking.start()
        gc.collect()
        # The loaded program is never examined again.
        gc.freeze()
        on_exit.callback(gc.unfreeze)
        on_exit.callback(gc.set_threshold, *gc.get_threshold())
        gc.set_threshold(*GARBAGE_THRESHOLDS)
        end = make_stop_event(loop)
        on_ready(address, port)
        await end.wait()


async def make_http_app(
    options: ServeOptions, lobby: Lobby, cluster: Cluster | None, on_exit: AsyncExitStack
) -> tuple[HttpApp, AdminCommands]:
    """Make the HTTP application, and start the operator's commands and the cluster.

    No connections are accepted yet. `on_exit` gets everything that must be stopped later.
    """
    context, disk = lobby.context, DiskSpaceMonitor(options.folder)
    on_exit.callback(disk.stop)

    def open_table_connection(
        address: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> ConnectedClient:
        client = ConnectedClient(lobby, address, send, close, FRAME_HANDLERS, options.allow_seeds)
        if cluster is not None:
            client.route = cluster.make_route(client)
        if context.operator.is_barred(address):
            # Only a hosted engine gets here: WebSockets of barred addresses are refused earlier.
            client.send(make_refusal_frame(Refused("barred")))
            client.close(POLICY_VIOLATION)
        return client

    extra = options.open_extra_service(open_table_connection)
    on_exit.push_async_callback(extra.close)
    openers = {TABLES_SOCKET_PATH: open_table_connection, **extra.handler_makers_by_path}
    http_app = HttpApp(openers, options.limits, options.pages, options.proxies)
    http_app.health = Health(
        context.repository.get_oldest_write_wait,
        LATE_WRITE_SECONDS,
        lambda: disk.free_bytes,
        lambda: None if cluster is None else cluster.is_cut_off,
        lambda: context.operator.is_draining,
    )
    http_app.metrics, http_app.operator = context.metrics, context.operator
    http_app.host_names = frozenset(options.host_names)
    commands = AdminCommands(lobby, http_app.health, extra.disconnect_barred)
    on_exit.push_async_callback(await serve_commands(options.folder, commands.run))
    if cluster is None:
        lobby.warn_of_late_writes()
    else:
        await cluster.start()
    return http_app, commands


async def listen(
    options: ServeOptions,
    lobby: Lobby,
    http_app: HttpApp,
    max_connections: int,
    on_exit: AsyncExitStack,
) -> tuple[str, int]:
    """Begin to accept connections, up to `max_connections` at the same time. Raises OSError.

    Return the address and the port at which people can connect. `on_exit` gets everything that must
    be stopped later.
    """
    runner = web.AppRunner(http_app.make_application(), access_log=None, shutdown_timeout=3.0)
    on_exit.push_async_callback(runner.cleanup)
    await runner.setup()
    limiter = ConnectionLimiter(options.limits, options.proxies, max_connections)
    limiter.on_refused = lobby.context.metrics.count_refusal
    await LimitedSite(runner, limiter, options.host, options.port).start()
    address, port = find_local_address(options.host), int(runner.addresses[0][1])
    has_page = options.pages.folder is not None
    lobby.page_address = find_page_address(options, address, port) if has_page else ""
    return address, port


def announce_server(
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


async def open_lobby(
    options: ServeOptions, loop: asyncio.AbstractEventLoop
) -> tuple[Lobby, Cluster | None]:
    """Return the lobby and the cluster, if any. Raises FolderInUse, OSError or ImportError."""
    metrics, operator = Metrics(), OperatorState(options.folder)
    operator.load_barred_addresses()
    ratings = RatingLists(options.folder)
    ratings.load()

    def new_context(repository: Repository) -> ServerContext:
        names, reserved_names = options.names_for_bots, options.reserved_names
        about = (options.limits, loop, names, reserved_names, metrics, operator, ratings)
        return ServerContext(repository, *about)

    if options.join_cluster is not None:
        joining = options.join_cluster(options.limits, metrics, new_context, options.allow_seeds)
        return await joining
    return Lobby(new_context(SqliteRepository(options.folder, loop, metrics))), None


def make_stop_event(loop: asyncio.AbstractEventLoop) -> asyncio.Event:
    """Return an event that the signals SIGTERM and SIGINT set."""
    end = asyncio.Event()
    for signal_number in (signal.SIGTERM, signal.SIGINT):
        # On Windows the loop cannot handle signals, but Ctrl+C interrupts it.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(signal_number, end.set)
    return end


def find_page_address(options: ServeOptions, address: str, port: int) -> str:
    """Return the address of the page for browsers.

    `address` and `port` are those at which the server listens. Behind a proxy it is the host name
    alone, because the server does not know the port of the proxy.
    """
    if not options.host_names:
        return format_netloc(address, port)
    listens_for_proxy = options.proxies or is_loopback(f"http://{format_netloc(address)}")
    return format_netloc(options.host_names[0], None if listens_for_proxy else port)


def format_netloc(host: str, port: int | None = None) -> str:
    """Return a host and its port as they are written in a URL. An IPv6 address gets brackets."""
    written = f"[{host}]" if ":" in host else host
    return written if port is None else f"{written}:{port}"


def find_local_address(host: str) -> str:
    """Return the address at which others in the local network reach a server with this `--host`."""
    if host not in ALL_INTERFACES:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(PROBE_ADDRESS)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"

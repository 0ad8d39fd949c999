"""Run a server: start all of its parts, and stop them when a signal arrives."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Container, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from audiowar.client.server_address import is_loopback
from audiowar.rules.state import Refused
from audiowar.server.admin.command_socket import do_nothing, serve_commands_and_get_stop
from audiowar.server.admin.commands import (
    AdminCommands,
    DisconnectBarred,
    disconnect_nobody,
    make_notice_frame,
)
from audiowar.server.monitoring.health import DiskSpaceMonitor, Health
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.net.client_address import Networks
from audiowar.server.net.client_routing import ClientRouting, SingleServerRouting
from audiowar.server.net.connected_client import POLICY_VIOLATION, ConnectedClient
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
from audiowar.server.rooms.rating_lists import RatingLists
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.storage.repository import LATE_WRITE_SECONDS, Repository
from audiowar.server.storage.sqlite_repository import SqliteRepository

from .garbage_collection import GarbageCollection
from .preload import preload_games

LOG = logging.getLogger(__name__)
ALL_INTERFACES = ("0.0.0.0", "::", "")
"""The values of `--host` with which the server listens on all addresses of this machine."""
PROBE_ADDRESS = ("192.0.2.1", 9)
"""An unused address (RFC 5737). Connecting to it shows by which address this machine is reached."""
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
    nats_url: str = ""
    """The URL of the broker of a cluster; "" for a single server with its own folder."""
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
    try:
        # Imported here because uvloop does not exist for Windows.
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
    lobby, routing = await open_lobby_and_routing(options, loop)
    lobby.load_rooms()
    preload_games()
    LOG.info("files that may be open: %d, connections: %d", max_open_files, max_connections)
    async with AsyncExitStack() as on_exit:
        on_exit.push_async_callback(routing.stop)
        on_exit.push_async_callback(lobby.context.repository.close)
        on_exit.callback(lobby.stop_rooms)
        http_app, commands = await make_http_app_and_start_commands(
            options, lobby, routing, on_exit
        )
        address, port = await listen_and_get_address_and_port(
            options, lobby, http_app, max_connections, on_exit
        )
        if options.metrics_host_and_port is not None:
            # Imported here because only this option needs prometheus_client.
            from audiowar.server.monitoring.metrics_listener import serve_metrics_and_get_stop

            metrics, gauges = lobby.context.metrics, commands.read_gauges
            stop_metrics = await serve_metrics_and_get_stop(
                metrics, gauges, *options.metrics_host_and_port
            )
            on_exit.push_async_callback(stop_metrics)
        if options.host in ALL_INTERFACES:
            announce_server_in_background(address, port, loop, on_exit)
        garbage = GarbageCollection(loop)
        on_exit.callback(garbage.stop)
        garbage.start()
        end = make_stop_event(loop)
        on_ready(address, port)
        await end.wait()


async def make_http_app_and_start_commands(
    options: ServeOptions, lobby: Lobby, routing: ClientRouting, on_exit: AsyncExitStack
) -> tuple[HttpApp, AdminCommands]:
    """Make the HTTP application, and start the operator's commands and the routing.

    No connections are accepted yet. `on_exit` gets everything that must be stopped later.
    """
    context, disk = lobby.context, DiskSpaceMonitor(options.folder)
    on_exit.callback(disk.stop)
    context.metrics.start_measuring_lag(context.loop)
    on_exit.callback(context.metrics.stop_measuring_lag)

    def open_table_connection(
        address: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> ConnectedClient:
        client = ConnectedClient(lobby, address, send, close, FRAME_HANDLERS, options.allow_seeds)
        client.route = routing.make_route_if_clustered(client)
        if context.operator.is_barred(address):
            # Only a hosted engine gets here: WebSockets of barred addresses are refused earlier.
            client.send(make_notice_frame(Refused("barred")))
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
        lambda: routing.is_cut_off,
        lambda: context.operator.is_draining,
    )
    http_app.metrics, http_app.operator = context.metrics, context.operator
    http_app.host_names = frozenset(options.host_names)
    commands = AdminCommands(lobby, http_app.health, extra.disconnect_barred)
    on_exit.push_async_callback(await serve_commands_and_get_stop(options.folder, commands.run))
    await routing.start()
    return http_app, commands


async def listen_and_get_address_and_port(
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
    limiter.on_refused = lobby.context.metrics.count_and_log_refusal
    await LimitedSite(runner, limiter, options.host, options.port).start()
    address, port = find_address_in_local_network(options.host), int(runner.addresses[0][1])
    has_page = options.pages.folder is not None
    lobby.page_address = find_page_address(options, address, port) if has_page else ""
    return address, port


def announce_server_in_background(
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
) -> tuple[Lobby, ClientRouting]:
    """Return the lobby and the client routing. Raises FolderInUse, OSError or ImportError."""
    metrics, operator = Metrics(), OperatorState(options.folder)
    operator.load_barred_addresses()
    ratings = RatingLists(options.folder)
    ratings.load()

    def new_context(repository: Repository) -> ServerContext:
        about = (
            options.limits,
            loop,
            options.names_for_bots,
            options.reserved_names,
            metrics,
            operator,
        )
        return ServerContext(repository, *about, ratings)

    if options.nats_url:
        # Imported here because a single server does not need the NATS library.
        from audiowar.server.cluster.join_cluster import join_cluster_and_make_lobby

        return await join_cluster_and_make_lobby(
            options.nats_url,
            options.limits.broker_copies,
            metrics,
            new_context,
            options.allow_seeds,
        )
    lobby = Lobby(new_context(SqliteRepository(options.folder, loop, metrics)))
    return lobby, SingleServerRouting(lobby)


def make_stop_event(loop: asyncio.AbstractEventLoop) -> asyncio.Event:
    """Return an event that the signals SIGTERM and SIGINT set."""
    end = asyncio.Event()
    for one in (signal.SIGTERM, signal.SIGINT):
        # On Windows the loop cannot handle signals, but Ctrl+C interrupts it.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(one, end.set)
    return end


def find_page_address(options: ServeOptions, address: str, port: int) -> str:
    """Return the address of the page for browsers.

    `address` and `port` are those at which the server listens. Behind a proxy it is the host name
    alone, because the server does not know the port of the proxy.
    """
    if not options.host_names:
        return format_host_and_port(address, port)
    listens_for_proxy = options.proxies or is_loopback(f"http://{format_host_and_port(address)}")
    return format_host_and_port(options.host_names[0], None if listens_for_proxy else port)


def format_host_and_port(host: str, port: int | None = None) -> str:
    """Return a host and its port as they are written in a URL. An IPv6 address gets brackets."""
    written = f"[{host}]" if ":" in host else host
    return written if port is None else f"{written}:{port}"


def find_address_in_local_network(host: str) -> str:
    """Return the address at which others in the local network reach a server with this `--host`."""
    if host not in ALL_INTERFACES:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(PROBE_ADDRESS)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"

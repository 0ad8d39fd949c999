"""A server from its start to its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Container, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web

from audiowar.server.admin.commands import AdminCommands
from audiowar.server.admin.local_socket import open_socket
from audiowar.server.monitoring.health import DiskSpace, Health
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.net.connection_limits import ConnectionLimiter, LimitedSite, Networks
from audiowar.server.net.file_limits import connection_share, raise_file_limit
from audiowar.server.net.http_app import HttpApp, table_gate
from audiowar.server.net.routing import LocalRouting, Routing
from audiowar.server.net.static_pages import StaticPages
from audiowar.server.net.websocket import Gate
from audiowar.server.rooms.context import ServerContext
from audiowar.server.rooms.limits import Limits
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.operator_state import OperatorState
from audiowar.server.storage.repository import LATE, Repository
from audiowar.server.storage.sqlite_repository import SqliteRepository

from .preload import load_all

if TYPE_CHECKING:
    from audiowar.server.net.mdns import MdnsAnnouncement

LOG = logging.getLogger(__name__)
ANYWHERE = ("0.0.0.0", "::", "")
"""Addresses that stand for all of this machine."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has, to learn by which one this machine is reached."""

SWITCH = 0.0005
"""Seconds for which the thread that writes waits at most while the loop is busy."""
YOUNG = 2_000
"""Objects after which those that keep each other alive are looked for among them.

Where many connections break, all that is left of them is found there: everybody waits while it is
looked through, so it must not be much at once.
"""
GROWN, OLD = 60, 4
"""After how many such looks what survived one is looked through, and after how many of these all:
a tenth of a second where a hundred play on the lighter page, some 80 MB if all of it is garbage.

What a game brings about is kept or dropped at once: the usual numbers would have the server look
through all its tables again and again and find nothing, a fifth of a second each time where five
hundred tables are played at as fast as it goes.
"""


@dataclass(frozen=True)
class ExtraService:
    """What else than tables is behind a server's addresses, while it serves."""

    gates: Mapping[str, Gate]
    close: Callable[[], Awaitable[None]]


async def do_nothing() -> None:
    """Have nothing to close."""


@dataclass(frozen=True)
class ServeOptions:
    """What the command line asked for."""

    folder: Path
    host: str
    port: int
    limits: Limits
    bots: Sequence[str]
    seeds: bool = False
    nats: str = ""
    """Where the broker is that several servers share; "" for a folder of one's own."""
    proxies: Networks = ()
    """Whose word is taken for where somebody comes from."""
    pages: StaticPages = field(default_factory=StaticPages)
    """What browsers are given."""
    sentences: Container[str] = ()
    """What the program says: nobody may be called so."""
    names: frozenset[str] = frozenset()
    """By which people reach the server, and by no other; empty: by any."""
    metrics: tuple[str, int] | None = None
    """Address and port at which the figures can be read."""
    more: Callable[[Gate], ExtraService] = lambda tables: ExtraService({}, do_nothing)
    """Opens what else there is, and may lead to the tables."""


def serve(wish: ServeOptions, ready: Callable[[str, int], None]) -> None:
    """Serve until the program is told to end; `ready` hears address and port.

    Raises InUse, OSError or ImportError.
    """
    sys.setswitchinterval(SWITCH)
    try:
        # On Windows there is none.
        import uvloop
    except ImportError:
        asyncio.run(run_server(wish, ready))
    else:
        uvloop.run(run_server(wish, ready))


async def run_server(wish: ServeOptions, ready: Callable[[str, int], None]) -> None:
    """Serve until the program is told to end."""
    loop = asyncio.get_running_loop()
    files = raise_file_limit()
    connections = connection_share(files)
    # One thread for bots that think long: more would only keep each other waiting.
    loop.set_default_executor(ThreadPoolExecutor(1, "thinking"))
    lobby, routing = await open_lobby(wish, loop)
    lobby.load_rooms()
    load_all()
    LOG.info("files that may be open: %d, connections: %d", files, connections)
    announcing: MdnsAnnouncement | None = None
    announced: asyncio.Task[None] | None = None
    entrance: ConnectionLimiter | None = None
    at_tables = table_gate(lobby, wish.seeds, routing.route_for)
    more = wish.more(at_tables)
    gates = {"/ws": at_tables, **more.gates}
    lines = HttpApp(gates, wish.limits, wish.pages, wish.proxies)
    context, disk = lobby.context, DiskSpace(wish.folder)
    context.metrics.measure_lag(loop)
    lines.health = Health(
        context.repository.seconds_late,
        LATE,
        lambda: disk.free,
        routing.check_cut_off,
        lambda: context.operator.draining,
    )
    lines.metrics, lines.operator, lines.names = context.metrics, context.operator, wish.names
    commands = AdminCommands(lobby, lines.health)
    end_commands = await open_socket(wish.folder, commands.run)
    end_figures: Callable[[], Awaitable[None]] = do_nothing
    runner = web.AppRunner(lines.make_application(), access_log=None, shutdown_timeout=3.0)
    try:
        await routing.start()
        await runner.setup()
        assert runner.server is not None
        entrance = ConnectionLimiter(runner.server, wish.limits, wish.proxies, connections)
        entrance.refuse = context.metrics.refuse
        if wish.metrics is not None:
            # Only who asks for it needs the library.
            from audiowar.server.monitoring.metrics_listener import listen

            end_figures = await listen(context.metrics, commands.gauges, *wish.metrics)
        await LimitedSite(runner, entrance, wish.host, wish.port).start()
        address, port = local_address(wish.host), bound_port(runner)
        lobby.page_address = f"{address}:{port}" if wish.pages.folder is not None else ""
        if wish.host in ANYWHERE:
            # Behind a proxy there is no network nearby to tell, and the library takes its room.
            from audiowar.server.net.mdns import MdnsAnnouncement

            announcing = MdnsAnnouncement(address, port)
            announced = loop.create_task(announcing.start())
        freeze_garbage()
        end = end_by_signal(loop)
        ready(address, port)
        await end.wait()
    finally:
        if announcing is not None and announced is not None:
            await announced
            await announcing.stop()
        await end_commands()
        await end_figures()
        await runner.cleanup()
        if entrance is not None:
            entrance.stop()
        await more.close()
        context.metrics.stop()
        disk.end()
        lobby.stop()
        await lobby.context.repository.close()
        await routing.stop()


async def open_lobby(wish: ServeOptions, loop: asyncio.AbstractEventLoop) -> tuple[Lobby, Routing]:
    """Return the lobby with the routing to its tables.

    Raises FolderInUse, OSError or ImportError.
    """
    metrics, operator = Metrics(), OperatorState(wish.folder)
    operator.load()

    def new_context(repository: Repository) -> ServerContext:
        about = (wish.limits, loop, wish.bots, wish.sentences, metrics, operator)
        return ServerContext(repository, *about)

    if wish.nats:
        # Imported here because a single server does not need the NATS library.
        from audiowar.server.cluster.join_cluster import join_cluster

        return await join_cluster(wish.nats, wish.limits.copies, metrics, new_context, wish.seeds)
    lobby = Lobby(new_context(SqliteRepository(wish.folder, loop, metrics)))
    return lobby, LocalRouting(lobby)


def freeze_garbage() -> None:
    """Look for no garbage in what is there for good, and seldom in the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, GROWN, OLD)


def end_by_signal(loop: asyncio.AbstractEventLoop) -> asyncio.Event:
    """Return what is set by the signals that end the program."""
    end = asyncio.Event()
    for one in (signal.SIGTERM, signal.SIGINT):
        # Windows has no such signals in a loop: there Ctrl+C breaks it off.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(one, end.set)
    return end


def bound_port(runner: web.AppRunner) -> int:
    """Return the port that was given."""
    return int(runner.addresses[0][1])


def local_address(host: str) -> str:
    """Return the address by which others in the local network reach this machine."""
    if host not in ANYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"

"""The interface of routing: a cluster routes clients to their tables, a single server does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from audiowar.server.rooms.disk_alarm import DiskAlarm
from audiowar.server.rooms.lobby import Lobby

from .connected_client import ConnectedClient, ForwardingRoute


class Routing(Protocol):
    """Gives clients routes to their tables, and watches whether tables can be written."""

    @property
    def cut_off_check(self) -> Callable[[], bool] | None:
        """A function that returns whether the broker, and thus every table, is out of reach.

        None for a single server, which has no broker.
        """

    def make_route(self, client: ConnectedClient) -> ForwardingRoute | None:
        """Return the route of a client; None if all tables are on this server."""

    async def start(self) -> None:
        """Start to watch, and to give routes to clients."""

    async def stop(self) -> None:
        """Stop watching. Call this after the repository is closed."""


class LocalRouting:
    """The routing of a single server, which runs every table itself."""

    cut_off_check: Callable[[], bool] | None = None

    def __init__(self, lobby: Lobby) -> None:
        self._alarm = DiskAlarm(lobby)

    def make_route(self, client: ConnectedClient) -> ForwardingRoute | None:
        """Return None, because all tables are here."""
        return None

    async def start(self) -> None:
        """Start checking whether the disk can be written."""
        self._alarm.start_checking()

    async def stop(self) -> None:
        """Stop checking the disk."""
        self._alarm.stop()

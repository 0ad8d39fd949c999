"""How a server connects clients to tables that other servers of its cluster run."""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Protocol

from audiowar.rules.state import Refused
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.people import make_refusal_frame
from audiowar.server.rooms.room import Room
from audiowar.server.storage.repository import LATE_WRITE_SECONDS

from .connected_client import ConnectedClient, ForwardingRoute

WRITE_CHECK_INTERVAL = 1.0
"""Seconds between two checks whether the server is late in writing its data."""
CANNOT_WRITE_WARNING = make_refusal_frame(Refused("cannot_keep"))


class ClientRouting(Protocol):
    """Connects clients to tables of other servers, and notices when tables cannot be written."""

    @property
    def is_cut_off(self) -> bool | None:
        """Whether the broker, and thus every table, is out of reach; None without a broker."""

    def make_route_if_clustered(self, client: ConnectedClient) -> ForwardingRoute | None:
        """Return a client's route to tables of other servers; None without a cluster."""

    async def start(self) -> None:
        """Start to watch writes or the broker, and to answer the other servers."""

    async def stop(self) -> None:
        """Stop everything that `start` started. Call this after the repository is closed."""


class SingleServerRouting:
    """The routing of a server without a cluster. It warns people whose table is written late."""

    is_cut_off = None

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._warned: set[Room] = set()
        self._timer: TimerHandle | None = None

    def make_route_if_clustered(self, client: ConnectedClient) -> ForwardingRoute | None:
        return None

    async def start(self) -> None:
        self._check_writes()

    async def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _check_writes(self) -> None:
        context = self._lobby.context
        self._timer = context.loop.call_later(WRITE_CHECK_INTERVAL, self._check_writes)
        waiting: set[Room] = set()
        if context.repository.get_oldest_write_wait() >= LATE_WRITE_SECONDS:
            waiting = {room for room in self._lobby.rooms.values() if room.is_writing}
        for room in waiting - self._warned:
            room.presence.broadcast(CANNOT_WRITE_WARNING)
        self._warned = waiting

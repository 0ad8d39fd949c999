"""Join the cluster behind a NATS broker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.storage.repository import Repository

from .broker_connection import BrokerConnectionCallbacks, connect_broker, new_server_id
from .nats_repository import NatsRepository
from .table_ownership import ClusterMember


async def join_cluster(
    url: str,
    copies: int,
    metrics: Metrics,
    new_context: Callable[[Repository], ServerContext],
    seeds: bool,
) -> tuple[Lobby, ClusterMember]:
    """Connect to the broker. Return a lobby whose tables all servers share, and its routing.

    The broker keeps `copies` copies of each table. Raises OSError.
    """
    server, listener = new_server_id(), BrokerConnectionCallbacks()
    line = await connect_broker(url, listener)
    repository = NatsRepository(line, asyncio.get_running_loop(), server, metrics)
    await repository.ensure_stream(copies)
    lobby = Lobby(new_context(repository))
    member = ClusterMember(line, server, lobby, repository, seeds)
    listener.on_lost, listener.on_back = member.on_broker_lost, member.on_broker_back
    return lobby, member

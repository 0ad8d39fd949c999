"""Let a starting server join a cluster: connect to the broker, and create the server's lobby."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.storage.repository import Repository

from .broker_connection import BrokerConnectionCallbacks, connect_to_broker
from .cluster_member import ClusterMember
from .nats_repository import NatsRepository


async def join_cluster_and_make_lobby(
    url: str,
    copies: int,
    metrics: Metrics,
    new_context: Callable[[Repository], ServerContext],
    allow_seeds: bool,
) -> tuple[Lobby, ClusterMember]:
    """Connect to the broker of a cluster. Return this server's lobby and its cluster member.

    If this is the cluster's first server, let `copies` brokers store each table. Raises OSError if
    the broker does not respond or has no JetStream.
    """
    server_id, callbacks = secrets.token_hex(8), BrokerConnectionCallbacks()
    broker = await connect_to_broker(url, callbacks)
    repository = NatsRepository(broker, asyncio.get_running_loop(), server_id, metrics)
    await repository.create_stream_if_missing(copies)
    lobby = Lobby(new_context(repository))
    member = ClusterMember(broker, server_id, lobby, repository, allow_seeds)
    callbacks.on_lost = member.on_broker_lost
    callbacks.on_restored = member.release_lost_tables_after_outage
    return lobby, member

"""Share the list of public tables in a cluster: each server publishes its own tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator

import orjson
from nats.aio.client import Client as Nats
from nats.aio.msg import Msg

from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.people import Frame
from audiowar.server.rooms.public_table_index import TableCriteria

from .broker_connection import BROKER_ERRORS

LIST_SUBJECT = "audiowar.listed"
PUBLISH_INTERVAL = 1.0
"""Seconds between two publications of a server's list."""
LIST_LIFETIME = 5.0
"""Seconds after which a server's list is dropped if no newer one has arrived."""


class SharedTableList:
    """Publishes the first page of this server's table list, and collects the others' pages."""

    def __init__(self, broker: Nats, server_id: str, lobby: Lobby) -> None:
        self._broker = broker
        self._server_id = server_id
        self._lobby = lobby
        self._lists: dict[str, tuple[float, list[Frame]]] = {}
        lobby.list_remote_table_summaries = self.iter_remote_tables

    async def start_receiving(self) -> None:
        """Receive the lists of other servers from now on."""
        await self._broker.subscribe(LIST_SUBJECT, cb=self._on_list)

    async def publish_forever(self) -> None:
        """Publish the first page of this server's list at regular intervals."""
        while True:
            await asyncio.sleep(PUBLISH_INTERVAL)
            page, _ = self._lobby.index.find_page(TableCriteria())
            summaries = [summary for _, summary in page]
            with contextlib.suppress(*BROKER_ERRORS):
                await self._broker.publish(LIST_SUBJECT, orjson.dumps([self._server_id, summaries]))

    async def _on_list(self, message: Msg) -> None:
        server_id, tables = orjson.loads(message.data)
        if server_id != self._server_id:
            self._lists[server_id] = (time.monotonic(), tables)

    def iter_remote_tables(self) -> Iterator[Frame]:
        """Yield the summaries of tables that other servers have listed lately."""
        oldest = time.monotonic() - LIST_LIFETIME
        self._lists = {
            server_id: entry for server_id, entry in self._lists.items() if entry[0] > oldest
        }
        for _, tables in self._lists.values():
            yield from (entry for entry in tables if entry["table"] not in self._lobby.rooms)

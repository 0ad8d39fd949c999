"""The tables that are open to all, as several servers tell each other."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator

import nats.errors
import orjson
from nats.aio.client import Client as Nats
from nats.aio.msg import Msg

from audiowar.server.rooms.attendee import Frame
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.table_index import TableFilter

LISTED = "audiowar.listed"
TELL = 1.0
"""Seconds between two lists of the open tables."""
FRESH = 5.0
"""Seconds for which a list holds."""


class TableListing:
    """The open tables of this server, and those of others."""

    def __init__(self, line: Nats, server: str, lobby: Lobby) -> None:
        self._line = line
        self._server = server
        self._lobby = lobby
        self._lists: dict[str, tuple[float, list[Frame]]] = {}
        lobby.remote_tables = self.elsewhere

    async def begin(self) -> None:
        """Begin to hear the others."""
        await self._line.subscribe(LISTED, cb=self._listed)

    async def tell(self) -> None:
        """Tell the others again and again which tables are open here."""
        while True:
            await asyncio.sleep(TELL)
            mine = [said for _, said in self._lobby.index.page(TableFilter())[0]]
            with contextlib.suppress(nats.errors.Error, OSError):
                await self._line.publish(LISTED, orjson.dumps([self._server, mine]))

    async def _listed(self, message: Msg) -> None:
        server, tables = orjson.loads(message.data)
        if server != self._server:
            self._lists[server] = (time.monotonic(), tables)

    def elsewhere(self) -> Iterator[Frame]:
        """Return what others have told."""
        now = time.monotonic()
        self._lists = {who: one for who, one in self._lists.items() if now - one[0] < FRESH}
        for _, tables in self._lists.values():
            yield from (one for one in tables if one["table"] not in self._lobby.rooms)

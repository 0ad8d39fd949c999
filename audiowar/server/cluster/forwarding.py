"""Forward frames between a client's own server and the server that runs the client's table.

`ClientForwarder` is used at the client's own server, `RemoteClient` at the table's server.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Task
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeAlias

import orjson

from audiowar.rules.state import Refused
from audiowar.server.net.connected_client import GOING_AWAY, ConnectedClient
from audiowar.server.rooms.people import Frame

from .peer_links import CLOSED_KIND, FRAME_KIND, RETURNED_KIND, PeerLink, PeerLinks

LOG = logging.getLogger(__name__)
ClientFactory: TypeAlias = Callable[
    [str, Callable[[str], None], Callable[[int], None]], ConnectedClient
]
"""Creates a client. Arguments: its address, a function to send a text, a function to close."""
TABLE_REQUEST_KINDS = ("join", "resume", "spectate", "take")
"""The kinds of frames that request a table, which may run on any server."""


class BrokerUnreachable(Exception):
    """Raised if clients must reconnect because the broker was unreachable for too long."""


class TableFinder(Protocol):
    """Finds tables and unused join codes in the cluster."""

    async def find_link_or_take_over_table(
        self, forwarder: ClientForwarder, request: Frame
    ) -> PeerLink | None:
        """Return a link to the owner of the requested table, or take over an unowned table.

        Return None if this server now owns the table, or if there is no such table. Raises
        BrokerUnreachable.
        """

    async def reserve_join_code_for_next_table(self) -> None:
        """Reserve an unused code for the next table opened here. Raises BrokerUnreachable."""


class ClientForwarder:
    """Decides, for each frame of a client of this server, which server must handle it.

    When the client requests a table, its frames wait until the server that runs the table is found.
    If that is another server, the frames are forwarded to it. All other frames are handled here.
    """

    def __init__(self, finder: TableFinder, client: ConnectedClient) -> None:
        self._finder = finder
        self._client = client
        self._link: PeerLink | None = None
        self._search: Task[None] | None = None
        self._waiting: list[Frame] = []

    def __call__(self, frame: Frame) -> bool:
        if self._search is not None:
            self._waiting.append(frame)
            return True
        if self._link is not None:
            self._link.send(FRAME_KIND, orjson.dumps(frame).decode())
            return True
        if self._client.attendee is not None or self._client.is_taking_seat:
            return False
        if frame.get("type") == "make":
            self._start_search(self._reserve_code(frame))
        elif frame.get("type") in TABLE_REQUEST_KINDS and (
            "code" not in frame or self._may_try_code()
        ):
            self._start_search(self._find_link(frame))
        return self._search is not None

    def _start_search(self, search: Coroutine[Any, Any, None]) -> None:
        self._search = asyncio.create_task(search)
        self._search.add_done_callback(self._on_search_done)

    def _on_search_done(self, search: Task[None]) -> None:
        """If no server for a table, or no join code, could be found, let the client reconnect."""
        if not search.cancelled() and (wrong := search.exception()) is not None:
            if not isinstance(wrong, BrokerUnreachable):
                LOG.error("the search for a table failed", exc_info=wrong)
            self.on_link_broken()

    async def _reserve_code(self, request: Frame) -> None:
        await self._finder.reserve_join_code_for_next_table()
        self._on_found(request)

    async def _find_link(self, request: Frame) -> None:
        self._link = await self._finder.find_link_or_take_over_table(self, request)
        self._on_found(request)

    def _may_try_code(self) -> bool:
        """Return False if too many wrong codes were tried by the client or from its address."""
        try:
            self._client.lobby.require_code_attempts_left(self._client)
        except Refused:
            return False
        return True

    def _on_found(self, request: Frame) -> None:
        """End the search. If it found no link, handle the request here.

        After that, handle or forward the frames that were received during the search.
        """
        self._search = None
        if self._link is None:
            self._client.handle_on_this_server(request)
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            self._client.handle_frame(one)

    def wrap_request_with_client_details(self, request: Frame) -> Frame:
        """Return a frame with a request and the client's details, for the table's server."""
        client = self._client
        came, turn = client.connected_wall_time, client.connection_number
        who = {"came": came, "link": client.program_id, "device": client.device_id, "turn": turn}
        return {"name": client.name, "address": client.address, "who": who, "said": request}

    # Messages from the table's server

    def on_peer_message(self, kind: str, body: str) -> None:
        if kind == FRAME_KIND:
            self._client.send_text(body)
        elif kind == RETURNED_KIND:
            if self._link is not None:
                self._link.close()
            self._link = None
            self._client.handle_frame(orjson.loads(body))
        elif kind == CLOSED_KIND:
            self._link = None
            self._client.close(int(body) or GOING_AWAY)

    def on_link_broken(self) -> None:
        """Close the client's connection. The client then reconnects and resumes its seat."""
        self._link = None
        self._client.close_with_retry(0)

    def on_connection_lost(self) -> None:
        if self._search is not None:
            self._search.cancel()
        if self._link is not None:
            self._link.close()


class RemoteClient:
    """A client that is connected to another server, but is at a table of this server.

    Frames that the client's own server must handle are sent back to it.
    """

    def __init__(self, links: PeerLinks, opening: Frame, make_client: ClientFactory) -> None:
        self._link = links.add_link(str(opening["server"]), str(opening["line"]), self)
        self._is_started = False
        self._client = make_client(str(opening["address"]), self._send, self._close)
        self._client.name = str(opening["name"])
        # Servers of earlier versions send no `who`.
        who = opening.get("who") or {}
        self._client.connected_wall_time = float(who.get("came", self._client.connected_wall_time))
        self._client.program_id = str(who.get("link", ""))
        self._client.device_id = str(who.get("device", ""))
        self._client.connection_number = int(who.get("turn", 0))
        self._client.route = self

    def handle_first_frame(self, request: Frame) -> None:
        """Handle the frame with which the client requests the table, such as `join`."""
        self._client.handle_frame(request)
        self._is_started = True

    def _send(self, text: str) -> None:
        self._link.send(FRAME_KIND, text)

    def _close(self, code: int) -> None:
        """Close the link. Soon after, the client leaves its room, as after a lost connection."""
        self._link.close(code)
        asyncio.get_running_loop().call_soon(self._client.on_connection_lost)

    def __call__(self, frame: Frame) -> bool:
        """Send a frame back to the client's own server if the client is not at a table here."""
        if not self._is_started or self._client.attendee is not None or self._client.is_taking_seat:
            return False
        self._link.send(RETURNED_KIND, orjson.dumps(frame).decode())
        return True

    def on_peer_message(self, kind: str, body: str) -> None:
        if kind == FRAME_KIND:
            self._client.handle_frame(orjson.loads(body))
        elif kind == CLOSED_KIND:
            self._client.on_connection_lost()

    def on_link_broken(self) -> None:
        self._client.on_connection_lost()

    def on_connection_lost(self) -> None:
        """Do nothing: this is called only after the link was closed."""

"""Forward frames between a client's own server and the server that runs the client's table.

`ClientForwarder` is used at the client's own server, `RemoteClient` at the table's server.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Task
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

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
FindLink: TypeAlias = Callable[["ClientForwarder", Frame], Coroutine[Any, Any, "PeerLink | None"]]
"""Finds a link to the server that runs a requested table; None if it is this server."""
ReserveJoinCode: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
TABLE_REQUEST_KINDS = ("join", "resume", "spectate", "take")
"""The kinds of frames that request a table, which may run on any server."""


class BrokerUnreachable(Exception):
    """Raised if clients must reconnect because the broker was unreachable for too long."""


class ClientForwarder:
    """Decides, for each frame of a client of this server, which server must handle it.

    When the client requests a table, its frames wait until the server that runs the table is found.
    If that is another server, the frames are forwarded to it. All other frames are handled here.
    """

    def __init__(
        self, client: ConnectedClient, find_link: FindLink, reserve_join_code: ReserveJoinCode
    ) -> None:
        self._client = client
        self._find_link = find_link
        self._reserve_join_code = reserve_join_code
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
            self._search = asyncio.create_task(self._run_search(frame, self._reserve_join_code()))
        elif frame.get("type") in TABLE_REQUEST_KINDS and (
            "code" not in frame or self._may_try_code()
        ):
            self._search = asyncio.create_task(
                self._run_search(frame, self._find_link(self, frame))
            )
        return self._search is not None

    async def _run_search(
        self, request: Frame, search: Coroutine[Any, Any, PeerLink | None]
    ) -> None:
        """Search, then handle the request here unless a link was found.

        After that, handle or forward the frames that were received during the search. If no server
        for a table, or no join code, can be found, let the client reconnect.
        """
        try:
            self._link = await search
        except Exception as error:
            if not isinstance(error, BrokerUnreachable):
                LOG.exception("the search for a table failed")
            self.on_link_broken()
            return
        self._search = None
        if self._link is None:
            self._client.handle_on_this_server(request)
        waiting, self._waiting = self._waiting, []
        for frame in waiting:
            self._client.handle_frame(frame)

    def _may_try_code(self) -> bool:
        """Return False if too many wrong codes were tried by the client or from its address."""
        try:
            self._client.lobby.require_code_attempts_left(self._client)
        except Refused:
            return False
        return True

    def wrap_request(self, request: Frame) -> Frame:
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
        who = opening["who"]
        self._client.connected_wall_time = float(who["came"])
        self._client.program_id = str(who["link"])
        self._client.device_id = str(who["device"])
        self._client.connection_number = int(who["turn"])
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

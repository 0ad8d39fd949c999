"""Who is connected here and sits at a table of another server, seen from both of them."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Task
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeAlias

import orjson

from audiowar.rules.state import Refused
from audiowar.server.net.client import GOING_AWAY, Client
from audiowar.server.rooms.attendee import Frame

from .peer_links import BACK, CLOSED, FRAME, PeerLink, PeerLinks

LOG = logging.getLogger(__name__)
ClientFactory: TypeAlias = Callable[[str, Callable[[str], None], Callable[[int], None]], Client]
"""Makes somebody from an address, a way to send and a way to close."""
TO_A_TABLE = ("join", "resume", "spectate", "take")
"""What somebody asks for who wants to come to a table that may be anywhere."""


class BrokerUnreachable(Exception):
    """The broker cannot be reached: whoever looks for a table comes again, perhaps elsewhere."""


class TableFinder(Protocol):
    """Finds what the servers hold together."""

    async def find_link(self, door: ForwardedClient, said: Frame) -> PeerLink | None:
        """Return the line to the table that is asked for; None when it is here or nowhere.

        Raises CutOff.
        """

    async def find_code(self) -> None:
        """Find a code that no table has. Raises CutOff."""


class ForwardedClient:
    """Somebody who is connected here.

    What they ask for is done here, or at the server whose table they want to come to; while that
    one is looked for, all that they say waits.
    """

    def __init__(self, finder: TableFinder, client: Client) -> None:
        self._finder = finder
        self._client = client
        self._end: PeerLink | None = None
        self._looking: Task[None] | None = None
        self._waiting: list[Frame] = []

    def __call__(self, said: Frame) -> bool:
        """Tell whether something is done elsewhere, or later."""
        if self._looking is not None:
            self._waiting.append(said)
            return True
        if self._end is not None:
            self._end.send(FRAME, orjson.dumps(said).decode())
            return True
        if self._client.attendee is not None or self._client.is_arriving:
            return False
        if said.get("t") == "make":
            self._look(self._find_code(said))
        elif said.get("t") in TO_A_TABLE and ("code" not in said or self._may_look()):
            self._look(self._find(said))
        return self._looking is not None

    def _look(self, looking: Coroutine[Any, Any, None]) -> None:
        self._looking = asyncio.create_task(looking)
        self._looking.add_done_callback(self._looked)

    def _looked(self, looking: Task[None]) -> None:
        """Let whoever would wait for what has failed come again."""
        if not looking.cancelled() and (wrong := looking.exception()) is not None:
            if not isinstance(wrong, BrokerUnreachable):
                LOG.error("the way to a table was lost", exc_info=wrong)
            self.broken()

    async def _find_code(self, said: Frame) -> None:
        await self._finder.find_code()
        self._found(said)

    async def _find(self, said: Frame) -> None:
        self._end = await self._finder.find_link(self, said)
        self._found(said)

    def _may_look(self) -> bool:
        """Tell whether they have not tried too many codes here already."""
        try:
            self._client.lobby.require_guess(self._client)
        except Refused:
            return False
        return True

    def _found(self, said: Frame) -> None:
        """Go on: with what was asked for if the table is here, and with all that came since."""
        self._looking = None
        if self._end is None:
            self._client.handle_here(said)
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            self._client.handle_frame(one)

    def opening_request(self, said: Frame) -> Frame:
        """Return what the other server must know."""
        client = self._client
        order = {
            "came": client.connected_wall_time,
            "link": client.link,
            "turn": client.link_number,
        }
        return {"name": client.name, "address": client.address, "who": order, "said": said}

    # The other end

    def hear(self, kind: str, body: str) -> None:
        """Hear what the other server says."""
        if kind == FRAME:
            self._client.send_text(body)
        elif kind == BACK:
            if self._end is not None:
                self._end.close()
            self._end = None
            self._client.handle_frame(orjson.loads(body))
        elif kind == CLOSED:
            self._end = None
            self._client.close(int(body) or GOING_AWAY)

    def broken(self) -> None:
        """Hear that the other server is gone."""
        self._end = None
        self._client.close_with_retry(0)

    def on_connection_lost(self) -> None:
        """Hear that the connection is lost."""
        if self._looking is not None:
            self._looking.cancel()
        if self._end is not None:
            self._end.close()


class RemoteAttendee:
    """Somebody who sits at a table here and is connected to another server."""

    def __init__(self, ends: PeerLinks, opening: Frame, coming: ClientFactory) -> None:
        self._end = ends.add(str(opening["server"]), str(opening["line"]), self)
        self._opened = False
        self._client = coming(str(opening["address"]), self._send, self._end.close)
        self._client.name = str(opening["name"])
        # A server of an earlier version does not say when they came.
        order = opening.get("who") or {}
        self._client.connected_wall_time = float(
            order.get("came", self._client.connected_wall_time)
        )
        self._client.link = str(order.get("link", ""))
        self._client.link_number = int(order.get("turn", 0))
        self._client.route = self

    def begin(self, said: Frame) -> None:
        """Do what they came for."""
        self._client.handle_frame(said)
        self._opened = True

    def _send(self, text: str) -> None:
        self._end.send(FRAME, text)

    def __call__(self, said: Frame) -> bool:
        """Send back what is asked for by somebody who sits at no table here any more."""
        if not self._opened or self._client.attendee is not None or self._client.is_arriving:
            return False
        self._end.send(BACK, orjson.dumps(said).decode())
        return True

    def hear(self, kind: str, body: str) -> None:
        """Hear what they say."""
        if kind == FRAME:
            self._client.handle_frame(orjson.loads(body))
        elif kind == CLOSED:
            self._client.on_connection_lost()

    def broken(self) -> None:
        """Hear that the other server is gone."""
        self._client.on_connection_lost()

    def on_connection_lost(self) -> None:
        """Do nothing: the line is closed by whoever noticed."""

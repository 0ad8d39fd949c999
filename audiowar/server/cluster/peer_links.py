"""Links between two servers of a cluster, one for each client at a table of another server.

Both ends number their messages, so that they notice a lost one. Linked servers regularly tell each
other how many messages they have sent on each link. So they also notice if the last messages were
lost, if a link exists at one end only, or if the other server is gone. A broken link is never
repaired: it is closed, and the client reconnects and resumes its seat, as after any lost one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from asyncio import Task
from collections import defaultdict
from typing import Protocol

import orjson
from nats.aio.client import Client as Nats
from nats.aio.msg import Msg

from .broker_connection import BROKER_ERRORS

LOG = logging.getLogger(__name__)
LINK_SUBJECT = "audiowar.line"
"""The first part of the subject of a message: the other server's id, the link's name and the own
id follow."""
COUNT_INTERVAL = 0.5
"""Seconds between two messages with the counts of messages sent on all links."""
PEER_TIMEOUT = 1.5
"""Seconds after which a server that sends nothing counts as gone."""
FRAME_KIND, CLOSED_KIND, RETURNED_KIND = "f", "c", "b"
"""The kinds of messages on a link.

FRAME_KIND carries a frame, and CLOSED_KIND the close code with which the link ends. RETURNED_KIND
carries a frame that the table's server returns, because the client's own server must handle it.
"""
COUNTS_LINK_NAME = "sent"
"""Takes the place of a link's name in a message with the counts of messages sent on all links."""


class PeerLinkHandler(Protocol):
    """The object at one end of a link. It handles received messages and the loss of the link."""

    def on_peer_message(self, kind: str, body: str) -> None:
        """Handle a message that the other end has sent."""

    def on_link_broken(self) -> None:
        """Handle the end of the link: a message was lost, or the other server is gone."""


class PeerLink:
    """One end of a link between two servers."""

    def __init__(
        self, links: PeerLinks, peer_server_id: str, name: str, handler: PeerLinkHandler
    ) -> None:
        self.peer_server_id = peer_server_id
        """The id of the server at the other end; "" while it is unknown."""
        self.name = name
        self._links = links
        self._handler = handler
        self.sent_count = self._received_count = 0

    def send(self, kind: str, body: str) -> None:
        """Send a message to the other end."""
        self.sent_count += 1
        self._links.queue_message(
            self.peer_server_id, self.name, f"{self.sent_count} {kind} {body}"
        )

    def on_message(self, text: str) -> None:
        """Pass a received message to the handler. If an earlier one was lost, break the link."""
        number, kind, body = text.split(" ", 2)
        self._received_count += 1
        if not self.require_received(int(number)):
            return
        if kind == CLOSED_KIND:
            self._links.remove_link(self)
        self._handler.on_peer_message(kind, body)

    def require_received(self, count: int) -> bool:
        """Break the link unless `count` messages of the other end were received."""
        if count != self._received_count:
            LOG.warning("something between two servers was lost")
            self.close()
            self._handler.on_link_broken()
        return count == self._received_count

    def close(self, code: int = 0) -> None:
        """Close the link at both ends. `code` is the WebSocket close code for the client."""
        if self._links.remove_link(self) and self.peer_server_id:
            self.send(CLOSED_KIND, str(code))

    def on_peer_gone(self) -> None:
        """Remove the link and tell its handler, because the other server cannot be reached."""
        if self._links.remove_link(self):
            self._handler.on_link_broken()


class PeerLinks:
    """This server's ends of all links. Sends and receives the messages of these links."""

    def __init__(self, broker: Nats, server_id: str) -> None:
        self._broker = broker
        self._server_id = server_id
        self._links: dict[str, PeerLink] = {}
        self._link_count = 0
        self._last_heard: dict[str, float] = {}
        """When each linked server was last heard or first linked to, in monotonic seconds."""
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[Task[None]] = []

    async def start(self) -> None:
        """Start to send and receive messages, and to watch the other servers."""
        subject = f"{LINK_SUBJECT}.{self._server_id}.>"
        await self._broker.subscribe(subject, cb=self._on_message)
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._watch_peers())]

    async def stop(self) -> None:
        """Send the waiting messages, then stop."""
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._out.join(), PEER_TIMEOUT)
        for task in self._tasks:
            task.cancel()

    def make_link_name(self) -> str:
        """Return a name that no link in the cluster has."""
        self._link_count += 1
        return f"{self._server_id}-{self._link_count}"

    def add_link(self, peer_server_id: str, name: str, handler: PeerLinkHandler) -> PeerLink:
        """Create this server's end of a link."""
        self._links[name] = PeerLink(self, peer_server_id, name, handler)
        return self._links[name]

    def remove_link(self, link: PeerLink) -> bool:
        """Remove a link at this end only. Return False if it was already removed."""
        if self._links.get(link.name) is not link:
            return False
        del self._links[link.name]
        return True

    def break_all_links(self) -> None:
        """Break all links, because the broker is unreachable."""
        for link in list(self._links.values()):
            link.on_peer_gone()

    def queue_message(self, peer_server_id: str, name: str, text: str) -> None:
        """Queue a message for the other end of the link `name`, at the server `peer_server_id`."""
        subject = f"{LINK_SUBJECT}.{peer_server_id}.{name}.{self._server_id}"
        self._out.put_nowait((subject, text.encode()))

    async def _send(self) -> None:
        while True:
            subject, data = await self._out.get()
            with contextlib.suppress(*BROKER_ERRORS):
                await self._broker.publish(subject, data)
            self._out.task_done()

    async def _on_message(self, message: Msg) -> None:
        name, sender = message.subject.split(".")[3:]
        self._last_heard[sender] = time.monotonic()
        if name == COUNTS_LINK_NAME:
            for linked_name, count in orjson.loads(message.data).items():
                if (link := self._links.get(linked_name)) is not None:
                    link.require_received(count)
                else:
                    self._close_unknown(sender, linked_name)
            return
        text = message.data.decode()
        if (link := self._links.get(name)) is not None:
            link.on_message(text)
        elif text.split(" ", 2)[1] != CLOSED_KIND:
            self._close_unknown(sender, name)

    def _close_unknown(self, peer_server_id: str, name: str) -> None:
        """Tell another server to close its end of a link that does not exist here any more."""
        self.queue_message(peer_server_id, name, f"1 {CLOSED_KIND} 0")

    async def _watch_peers(self) -> None:
        """Tell each linked server what was sent. Break the links to a server that tells nothing."""
        while True:
            await asyncio.sleep(COUNT_INTERVAL)
            links_by_peer = defaultdict[str, list[PeerLink]](list)
            for link in self._links.values():
                if link.peer_server_id:
                    links_by_peer[link.peer_server_id].append(link)
            now = time.monotonic()
            self._last_heard = {peer: self._last_heard.get(peer, now) for peer in links_by_peer}
            for peer, links in links_by_peer.items():
                sent_counts = {link.name: link.sent_count for link in links}
                self.queue_message(peer, COUNTS_LINK_NAME, orjson.dumps(sent_counts).decode())
                if now - self._last_heard[peer] > PEER_TIMEOUT:
                    LOG.info("another server is gone")
                    for link in links:
                        link.on_peer_gone()

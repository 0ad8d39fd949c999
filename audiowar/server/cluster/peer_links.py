"""Lines between servers: who is connected to one of them sits at a table of another.

Both ends number what they send, so that neither goes on after something was lost. Each server asks
the others from time to time whether they are there, and tells them how far each line has come: so a
line is found that only one of them still has, or on which the last words were lost. What breaks is
told, never mended: whoever sits behind it comes again and takes the seat up, as after any lost
connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio import Task
from collections import defaultdict
from collections.abc import Mapping
from typing import Protocol

import nats.errors
import orjson
from nats.aio.client import Client as Nats
from nats.aio.msg import Msg

LOG = logging.getLogger(__name__)
EVERY = 0.5
"""Seconds between two questions whether another server is there."""
SILENCE = 1.5
"""Seconds after which a server that does not answer counts as gone."""
FRAME, CLOSED, BACK = "f", "c", "b"
"""A frame; the line was closed, with the socket's code; a frame that is none of the table's."""
SENT = "sent"
"""The name of no line: how much was sent on each, after all of that."""


class PeerLinkHandler(Protocol):
    """Whoever has an end of a line."""

    def hear(self, kind: str, body: str) -> None:
        """Hear what was sent at the other end."""

    def broken(self) -> None:
        """Hear that the other end is gone."""


class PeerLink:
    """One end of a line."""

    def __init__(self, ends: PeerLinks, peer: str, name: str, holder: PeerLinkHandler) -> None:
        self.peer = peer
        """The server at the other end; "" as long as it is not known."""
        self.name = name
        self._ends = ends
        self._holder = holder
        self.sent = self._heard = 0

    def send(self, kind: str, body: str) -> None:
        """Send something to the other end."""
        self.sent += 1
        self._ends.post(self.peer, self.name, f"{self.sent} {kind} {body}")

    def heard(self, text: str) -> None:
        """Take in what has come, unless something before it was lost."""
        number, kind, body = text.split(" ", 2)
        self._heard += 1
        if int(number) != self._heard:
            self._miss()
            return
        if kind == CLOSED:
            self._ends.remove(self)
        self._holder.hear(kind, body)

    def told(self, sent: int) -> None:
        """Hear how much was sent here."""
        if sent != self._heard:
            self._miss()

    def _miss(self) -> None:
        LOG.warning("something between two servers was lost")
        self.close()
        self._holder.broken()

    def close(self, code: int = 0) -> None:
        """End the line, here and there."""
        if self._ends.remove(self) and self.peer:
            self.send(CLOSED, str(code))

    def lose(self) -> None:
        """End the line, for the other end is gone."""
        if self._ends.remove(self):
            self._holder.broken()


class PeerLinks:
    """The ends of all lines at this server."""

    def __init__(self, line: Nats, server: str) -> None:
        self._line = line
        self._server = server
        self._ends: dict[str, PeerLink] = {}
        self._count = 0
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[Task[None]] = []

    async def begin(self) -> None:
        """Begin to send, to hear, and to ask whether others are there."""
        await self._line.subscribe(f"audiowar.line.{self._server}.>", cb=self._come)
        await self._line.subscribe(f"audiowar.there.{self._server}", cb=self._say_there)
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._watch())]

    async def end(self) -> None:
        """Send what waits and end all."""
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._out.join(), SILENCE)
        for task in self._tasks:
            task.cancel()

    def new_name(self) -> str:
        """Return a name that no other line has."""
        self._count += 1
        return f"{self._server}-{self._count}"

    def add(self, peer: str, name: str, holder: PeerLinkHandler) -> PeerLink:
        """Make an end."""
        self._ends[name] = PeerLink(self, peer, name, holder)
        return self._ends[name]

    def remove(self, end: PeerLink) -> bool:
        """Forget an end; tell whether it was there."""
        if self._ends.get(end.name) is not end:
            return False
        del self._ends[end.name]
        return True

    def lose_all(self) -> None:
        """Hear that nobody can be reached."""
        for end in list(self._ends.values()):
            end.lose()

    def post(self, peer: str, name: str, text: str) -> None:
        """Send something to an end at another server, in the order of asking."""
        self._out.put_nowait((f"audiowar.line.{peer}.{name}.{self._server}", text.encode()))

    async def _send(self) -> None:
        while True:
            subject, data = await self._out.get()
            with contextlib.suppress(nats.errors.Error, OSError):
                await self._line.publish(subject, data)
            self._out.task_done()

    async def _come(self, message: Msg) -> None:
        _, _, _, name, sender = message.subject.split(".")
        if name == SENT:
            self._compare(sender, orjson.loads(message.data))
            return
        text = message.data.decode()
        end = self._ends.get(name)
        if end is not None:
            end.heard(text)
        elif text.split(" ", 2)[1] != CLOSED:
            self._unknown(sender, name)

    def _compare(self, peer: str, sent: Mapping[str, int]) -> None:
        """Hear how much another server has sent on each line."""
        for name, count in sent.items():
            end = self._ends.get(name)
            if end is None:
                self._unknown(peer, name)
            else:
                end.told(count)

    def _unknown(self, peer: str, name: str) -> None:
        """Tell another server that a line was given up here."""
        self.post(peer, name, f"1 {CLOSED} 0")

    async def _say_there(self, message: Msg) -> None:
        await message.respond(b"")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            sent: dict[str, dict[str, int]] = defaultdict(dict)
            for end in self._ends.values():
                if end.peer:
                    sent[end.peer][end.name] = end.sent
            for peer, counts in sent.items():
                self.post(peer, SENT, orjson.dumps(counts).decode())
            await asyncio.gather(*map(self._ask, sent))

    async def _ask(self, peer: str) -> None:
        try:
            await self._line.request(f"audiowar.there.{peer}", b"", SILENCE)
        except (nats.errors.Error, asyncio.TimeoutError, OSError):
            LOG.info("another server is gone")
            for end in [end for end in self._ends.values() if end.peer == peer]:
                end.lose()

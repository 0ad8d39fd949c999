"""Several servers that hold the same tables: which of them has which, and who takes one over.

Who has a table is asked for at the table's own subject, where its owner listens. Where nobody does,
or nobody answers, the table is taken over from the stream, by whoever is asked for it. That no two
servers go on with the same one is not decided here: the broker lets only one of them write.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from asyncio import Task
from collections.abc import Callable, Coroutine
from typing import Any

import nats
import nats.errors
import orjson
from nats.aio.client import Client as Nats
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from audiowar.server.net.client import Client
from audiowar.server.net.handlers import HANDLERS
from audiowar.server.rooms.attendee import Frame
from audiowar.server.rooms.lobby import CODE_DIGITS, Lobby, random_digits
from audiowar.server.rooms.room import Room
from audiowar.server.storage.repository import LATE

from .forwarding import BrokerUnreachable, ForwardedClient, RemoteAttendee
from .nats_repository import PAUSE, SUBJECT, NatsRepository, OwnershipLost
from .peer_links import SILENCE, PeerLink, PeerLinks
from .table_listing import TableListing

LOG = logging.getLogger(__name__)
AT, TAKEN, MOVING = (f"audiowar.{name}" for name in ("at", "taken", "moving"))
MOVES = 0.5
"""Seconds in which whoever knows a code for another device says so."""
OLD = 3600.0
"""Seconds between two looks for tables that nobody wants any more."""
LOOK = 0.5
"""Seconds between two looks whether the broker is there."""
CALM = 1.0
"""Seconds after the broker's return in which no table is taken over."""
TURNS = 8
"""Tables that are taken over at once: with more, all would be there late, none soon."""
TROUBLE = (nats.errors.Error, asyncio.TimeoutError, OSError)


class ClusterMember:
    """This server among the others."""

    def __init__(
        self, line: Nats, server: str, lobby: Lobby, stream: NatsRepository, seeds: bool
    ) -> None:
        self.ends = PeerLinks(line, server)
        self._line = line
        self._server = server
        self._lobby = lobby
        self._stream = stream
        self._seeds = seeds
        self._codes: list[str] = []
        """Codes that no table has."""
        self._listening: dict[str, Task[Subscription]] = {}
        self._taking: dict[str, Task[bool]] = {}
        self._turns = asyncio.Semaphore(TURNS)
        self._listing = TableListing(line, server, lobby)
        self._tasks: set[Task[Any]] = set()
        self.cut_off = False
        """Whether the broker has not answered or written for long: nobody is let in then."""
        self._ending = False
        self._calm = 0.0
        """Until when owners may still be on their way back."""
        stream.on_ownership_lost = self._fenced
        lobby.on_added, lobby.on_removed, lobby.on_unused = self._added, self._removed, self._unused
        lobby.propose_code = self._spare_code
        # Other servers find a table by the code in the name of its subject.
        lobby.may_change_codes = False

    @property
    def check_cut_off(self) -> Callable[[], bool]:
        """The function that says whether the broker has been unreachable for long."""
        return lambda: self.cut_off

    async def start(self) -> None:
        """Begin to hear the others."""
        await self.ends.begin()
        await self._line.subscribe(TAKEN, cb=self._taken)
        await self._line.subscribe(MOVING, cb=self._moving)
        await self._listing.begin()
        self._spawn(self._listing.tell())
        self._spawn(self._watch())
        self._spawn(self._look_for_old())

    async def stop(self) -> None:
        """Leave all tables to the others."""
        self._ending = True
        for room in list(self._lobby.rooms.values()):
            self._lobby.release_room(room)
        await self.ends.end()
        for task in list(self._tasks):
            task.cancel()
        with contextlib.suppress(*TROUBLE):
            await self._line.flush(1)
        await self._line.close()

    def on_broker_lost(self) -> None:
        """Hear that the broker cannot be reached."""
        if self._ending:
            return
        LOG.warning("the broker cannot be reached")
        self.ends.lose_all()

    async def _watch(self) -> None:
        """Look again and again whether the broker answers and writes."""
        well = time.monotonic()
        while True:
            await asyncio.sleep(LOOK)
            answers, late = await self._stream.answers(), self._stream.seconds_late() >= LATE
            now = time.monotonic()
            if answers and not late:
                well, self.cut_off = now, False
            elif not self.cut_off and (late or now - well >= LATE):
                self._give_up()

    def _give_up(self) -> None:
        """Send all away: others may reach the broker, and who waits here would wait in vain."""
        LOG.warning("the broker does not answer, or does not write")
        self.cut_off = True
        for room in list(self._lobby.rooms.values()):
            self._lobby.release_room(room)

    def on_broker_back(self) -> None:
        """Hear that the broker can be reached again."""
        LOG.info("the broker is back")
        self._calm = time.monotonic() + CALM

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # The tables of this server

    def _added(self, room: Room) -> None:
        self._listen(room.ident)

    def _listen(self, ident: str) -> Task[Subscription]:
        """Let others find a table here."""
        if ident not in self._listening:
            subscribing = self._line.subscribe(f"{AT}.{ident}", cb=self._asked)
            self._listening[ident] = asyncio.create_task(subscribing)
        return self._listening[ident]

    def _removed(self, room: Room) -> None:
        if not self._stream.is_writing(room.ident):
            self._stream.release(room.ident)
        self._unlisten(room.ident)

    def _unlisten(self, ident: str) -> None:
        if (listening := self._listening.pop(ident, None)) is not None:
            self._spawn(self._unsubscribe(listening))

    async def _unsubscribe(self, listening: Task[Subscription]) -> None:
        with contextlib.suppress(*TROUBLE):
            await (await listening).unsubscribe()

    def _unused(self, room: Room) -> None:
        if not self._stream.is_writing(room.ident):
            self._lobby.release_room(room)

    def _fenced(self, ident: str) -> None:
        room = self._lobby.rooms.get(ident)
        if room is not None:
            self._lobby.release_room(room)

    async def _taken(self, message: Msg) -> None:
        """Hear that another server took a table over, perhaps while this one hung."""
        ident, number = message.data.decode().split()
        if int(number) > self._stream.last_sequence(ident) and ident in self._lobby.rooms:
            self._stream.release(ident)
            self._fenced(ident)

    # Asked by others

    async def _asked(self, message: Msg) -> None:
        self._spawn(self._let_in(message))

    async def _let_in(self, message: Msg) -> None:
        """Let somebody sit down here who is connected to another server."""
        ident, opening = message.subject.rsplit(".", 1)[1], orjson.loads(message.data)
        if ident in self._taking:
            with contextlib.suppress(Exception):
                await asyncio.shield(self._taking[ident])
        # Who is connected here needs no line.
        if ident not in self._lobby.rooms or opening.get("server") == self._server:
            await message.respond(b"")
            return
        await message.respond(self._server.encode())
        if "line" in opening:
            RemoteAttendee(self.ends, opening, self._coming).begin(opening["said"])

    def _coming(
        self, address: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> Client:
        """Return somebody who is connected to another server."""
        return Client(self._lobby, address, send, close, HANDLERS, self._seeds)

    async def _moving(self, message: Msg) -> None:
        move = self._lobby.find_move(message.data.decode())
        if move is not None:
            await message.respond(move.room.ident.encode())

    # The way to a table

    def route_for(self, client: Client) -> ForwardedClient:
        """Return the way of somebody to all tables."""
        return ForwardedClient(self, client)

    async def find_link(self, door: ForwardedClient, said: Frame) -> PeerLink | None:
        """Return the line to the table that is asked for; None when it is here or nowhere.

        Raises CutOff.
        """
        while True:
            self._may_look()
            try:
                ident = await self._ident(said)
                if ident is None or ident in self._lobby.rooms:
                    return None
                end = self.ends.add("", self.ends.new_name(), door)
                try:
                    opening = {
                        **door.opening_request(said),
                        "line": end.name,
                        "server": self._server,
                    }
                    end.peer = await self._owner(ident, opening) or ""
                finally:
                    if not end.peer:
                        self.ends.remove(end)
                if end.peer:
                    return end
                if time.monotonic() >= self._calm and not await self._take_over(ident):
                    return None
            except OwnershipLost:
                pass
            except TROUBLE as error:
                LOG.info("a table cannot be found yet: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)

    def _may_look(self) -> None:
        if self.cut_off:
            raise BrokerUnreachable

    async def _ident(self, said: Frame) -> str | None:
        if said.get("t") != "take":
            return await self._stream.ident(said.get("table"), said.get("code"))
        code = said.get("code")
        if not isinstance(code, str) or self._lobby.find_move(code) is not None:
            return None
        try:
            found = await self._line.request(MOVING, code.encode("utf-8", "replace"), MOVES)
        except (nats.errors.TimeoutError, nats.errors.NoRespondersError):
            return None
        return found.data.decode()

    async def _owner(self, ident: str, opening: Frame) -> str | None:
        """Return the server that has a table, None for none."""
        try:
            answer = await self._line.request(f"{AT}.{ident}", orjson.dumps(opening), SILENCE)
        except (nats.errors.TimeoutError, nats.errors.NoRespondersError):
            return None
        return answer.data.decode() or None

    async def _take_over(self, ident: str) -> bool:
        """Take a table over; tell whether there is one. Raises Fenced when others were faster."""
        if ident in self._lobby.rooms:
            # Somebody else who came here was faster.
            return True
        if ident not in self._taking:
            self._taking[ident] = asyncio.create_task(self._taken_over(ident))
            self._taking[ident].add_done_callback(lambda task: self._took(ident, task))
        return await asyncio.shield(self._taking[ident])

    def _took(self, ident: str, task: Task[bool]) -> None:
        del self._taking[ident]
        # Whoever waited may be gone by now.
        if not task.cancelled() and task.exception() is not None:
            LOG.info("a table could not be taken over: %s", type(task.exception()).__name__)

    async def _taken_over(self, ident: str) -> bool:
        late = self._turns.locked()
        async with self._turns:
            # Meanwhile somebody may have come to another server, which has taken it over.
            if late and await self._owner(ident, {}) is not None:
                raise OwnershipLost
            return await self._claimed(ident)

    async def _claimed(self, ident: str) -> bool:
        kept = None
        try:
            # Whoever asks from now on waits for this, so that two do not take it from each other.
            await self._listen(ident)
            kept = await self._stream.claim(ident)
        finally:
            if kept is None:
                self._unlisten(ident)
        if kept is None:
            return False
        self._lobby.restore_room(kept)
        await self._line.publish(TAKEN, f"{ident} {self._stream.last_sequence(ident)}".encode())
        LOG.info("a table was taken over")
        return True

    # Codes

    async def find_code(self) -> None:
        """Find a code that no table has. Raises CutOff."""
        while True:
            self._may_look()
            code = random_digits(CODE_DIGITS)
            try:
                if await self._stream.newest(f"{SUBJECT}.*.{code}") is None:
                    self._codes.append(code)
                    return
            except TROUBLE as error:
                LOG.info("no code can be found yet: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    def _spare_code(self) -> str:
        return self._codes.pop() if self._codes else random_digits(CODE_DIGITS)

    # What nobody wants any more

    async def _look_for_old(self) -> None:
        while True:
            await asyncio.sleep(OLD * (1 + secrets.randbelow(100) / 100))
            with contextlib.suppress(*TROUBLE):
                await self.take_over_expired(time.time() - self._lobby.context.limits.kept)

    async def take_over_expired(self, since: float) -> None:
        """Take over what nobody has gone on with since a time; the lobby forgets it then."""
        for ident in await self._stream.untouched(since):
            with contextlib.suppress(OwnershipLost):
                if await self._owner(ident, {}) is None:
                    await self._take_over(ident)

"""A server as a member of a cluster: find the owner of a table, and take over unowned tables.

The owner of a table is the server that runs it. The owner listens on the table's subject. If nobody
responds there when a client requests the table, the client's server takes the table over: it reads
the table from the stream and runs it from then on. Two servers may believe that they own the same
table, but the broker lets only one of them write.
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

import nats.errors
import orjson
from nats.aio.client import Client as Nats
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.net.connected_client import ConnectedClient
from audiowar.server.net.handlers.dispatch import FRAME_HANDLERS
from audiowar.server.rooms.lobby import JOIN_CODE_DIGITS, Lobby, draw_random_digits
from audiowar.server.rooms.people import Frame
from audiowar.server.rooms.room import Room
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.storage.repository import LATE_WRITE_SECONDS, Repository

from .broker_connection import BROKER_ERRORS, connect_to_broker
from .forwarding import BrokerUnreachable, ClientForwarder, RemoteClient
from .nats_repository import RETRY_INTERVAL, SUBJECT_PREFIX, NatsRepository, OwnershipLost
from .peer_links import PeerLink, PeerLinks
from .shared_table_list import SharedTableList

LOG = logging.getLogger(__name__)
OWNER_TIMEOUT = 1.5
"""Seconds to wait until the owner of a table responds."""
OWNER_SUBJECT_PREFIX = "audiowar.at"
"""The first part of the subject on which a table's owner listens. The table's id follows."""
TAKEOVER_SUBJECT = "audiowar.taken"
"""The subject on which members report that they have taken over a table."""
MOVE_CODE_SUBJECT = "audiowar.moving"
"""The subject on which members ask which table a move code belongs to."""
MOVE_CODE_TIMEOUT = 0.5
"""Seconds to wait for a response from the server that issued a move code."""
UNUSED_TABLE_SEARCH_INTERVAL = 3600.0
"""The minimum number of seconds between two searches for unused tables without an owner."""
BROKER_CHECK_INTERVAL = 0.5
"""Seconds between two checks whether the broker can be reached."""
TAKEOVER_DELAY_AFTER_OUTAGE = 1.0
"""Seconds for which no table is taken over after the broker was unreachable."""
MAX_PARALLEL_TAKEOVERS = 8
"""The maximum number of simultaneous takeovers. More would delay all of them."""


class ClusterMember:
    """This server as a member of the cluster."""

    def __init__(
        self,
        broker: Nats,
        server_id: str,
        lobby: Lobby,
        repository: NatsRepository,
        allow_seeds: bool,
    ) -> None:
        self.links = PeerLinks(broker, server_id)
        self._broker = broker
        self._server_id = server_id
        self._lobby = lobby
        self._repository = repository
        self._seeds = allow_seeds
        self._reserved_codes: list[str] = []
        self._subscriptions: dict[str, Task[Subscription]] = {}
        self._takeovers: dict[str, Task[bool]] = {}
        self._takeover_slots = asyncio.Semaphore(MAX_PARALLEL_TAKEOVERS)
        self._listing = SharedTableList(broker, server_id, lobby)
        self._tasks: set[Task[Any]] = set()
        self.is_cut_off = False
        """Whether clients are refused because the broker has failed for LATE_WRITE_SECONDS."""
        self._ending = False
        self._verification: asyncio.Future[list[None]] | None = None
        """The check of which tables are still owned, started after the broker was unreachable."""
        self._no_takeover_before = 0.0
        """The monotonic time until which no table is taken over.

        Until then, owners of tables may still be reconnecting to the broker.
        """
        repository.on_ownership_lost = self._release
        lobby.on_room_added = lambda room: self._subscribe(room.ident)
        lobby.on_room_removed = self._on_room_removed
        lobby.on_match_no_longer_needed = self._on_room_unused
        lobby.propose_code = self._propose_code
        # A table's join code is a part of its subject, so it cannot change.
        lobby.can_change_codes = False

    async def start(self) -> None:
        """Start to answer the other members, to share lists, and to watch the broker."""
        await self.links.start()
        await self._broker.subscribe(TAKEOVER_SUBJECT, cb=self._on_takeover)
        await self._broker.subscribe(MOVE_CODE_SUBJECT, cb=self._on_move_request)
        await self._listing.start_receiving()
        self._spawn(self._listing.publish_forever())
        self._spawn(self._watch_broker())
        self._spawn(self._take_over_unused_tables_forever())

    async def stop(self) -> None:
        """Stop running all tables, so that other members can take them over, and disconnect."""
        self._ending = True
        self._stop_all_rooms()
        await self.links.stop()
        if self._verification is not None:
            self._verification.cancel()
        for task in list(self._tasks):
            task.cancel()
        with contextlib.suppress(*BROKER_ERRORS):
            await self._broker.flush(1)
        # If the broker cannot be reached, `close` raises an error, but the library still stops
        # trying to reconnect.
        with contextlib.suppress(*BROKER_ERRORS):
            await self._broker.close()

    def on_broker_lost(self) -> None:
        """Break all links to other members, because they lead through the broker."""
        if self._ending:
            return
        LOG.warning("the broker cannot be reached")
        self.links.break_all_links()

    async def _watch_broker(self) -> None:
        last_good = time.monotonic()
        while True:
            await asyncio.sleep(BROKER_CHECK_INTERVAL)
            is_reachable = await self._repository.is_reachable()
            is_late = self._repository.get_oldest_write_wait() >= LATE_WRITE_SECONDS
            now = time.monotonic()
            if is_reachable and not is_late:
                last_good, self.is_cut_off = now, False
            elif not self.is_cut_off and (is_late or now - last_good >= LATE_WRITE_SECONDS):
                LOG.warning("the broker does not answer, or does not write")
                self.is_cut_off = True
                # All clients then connect to servers that still reach the broker.
                self._stop_all_rooms()

    def _stop_all_rooms(self) -> None:
        for room in list(self._lobby.rooms.values()):
            self._lobby.stop_moved_room(room)

    def release_lost_tables(self) -> None:
        """Release the tables that other members took over while the broker was unreachable.

        Take over no tables during the next TAKEOVER_DELAY_AFTER_OUTAGE seconds.
        """
        LOG.info("the broker is back")
        self._no_takeover_before = time.monotonic() + TAKEOVER_DELAY_AFTER_OUTAGE
        if self._verification is not None:
            self._verification.cancel()
        self._verification = asyncio.gather(*map(self._release_if_lost, list(self._lobby.rooms)))

    async def _release_if_lost(self, ident: str) -> None:
        while ident in self._lobby.rooms:
            try:
                if not await self._repository.is_owner(ident):
                    self._release(ident)
                return
            except BROKER_ERRORS:
                await asyncio.sleep(RETRY_INTERVAL)

    async def _wait_until_verified(self) -> None:
        """Wait until this server has found out which tables it still owns."""
        if self._verification is not None:
            await asyncio.wait([self._verification])

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Listening for requests for the tables of this server

    def _subscribe(self, ident: str) -> Task[Subscription]:
        """Listen on the subject of a table, so that other members find its owner."""
        if ident not in self._subscriptions:
            subject = f"{OWNER_SUBJECT_PREFIX}.{ident}"
            subscribing = self._broker.subscribe(subject, cb=self._on_owner_request)
            self._subscriptions[ident] = asyncio.create_task(subscribing)
        return self._subscriptions[ident]

    def _on_room_removed(self, room: Room) -> None:
        if not self._repository.is_writing(room.ident):
            self._repository.release_table(room.ident)
        self._cancel_subscription(room.ident)

    def _cancel_subscription(self, ident: str) -> None:
        if (listening := self._subscriptions.pop(ident, None)) is not None:
            self._spawn(self._unsubscribe(listening))

    async def _unsubscribe(self, listening: Task[Subscription]) -> None:
        with contextlib.suppress(*BROKER_ERRORS):
            await (await listening).unsubscribe()

    def _on_room_unused(self, room: Room) -> None:
        if not self._repository.is_writing(room.ident):
            self._lobby.stop_moved_room(room)

    def _release(self, ident: str) -> None:
        """Stop running a table that another member has taken over."""
        self._repository.release_table(ident)
        if (room := self._lobby.rooms.get(ident)) is not None:
            self._lobby.stop_moved_room(room)

    async def _on_takeover(self, message: Msg) -> None:
        """If a table that runs here was taken over by another member, stop running it."""
        ident, number = message.data.decode().split()
        if int(number) > self._repository.get_last_sequence(ident) and ident in self._lobby.rooms:
            self._release(ident)

    # Answering requests of other members

    async def _on_owner_request(self, message: Msg) -> None:
        # The library waits for this method before it calls it with the next request.
        self._spawn(self._answer_owner_request(message))

    async def _answer_owner_request(self, message: Msg) -> None:
        """Tell another member whether a table runs here. If so, admit the member's client."""
        ident, opening = message.subject.rsplit(".", 1)[1], orjson.loads(message.data)
        await self._wait_until_verified()
        if ident in self._takeovers:
            with contextlib.suppress(Exception):
                await asyncio.shield(self._takeovers[ident])
        # No link is needed if the table does not run here, or if this server itself asked.
        if ident not in self._lobby.rooms or opening.get("server") == self._server_id:
            await message.respond(b"")
            return
        await message.respond(self._server_id.encode())
        if "line" in opening:
            remote = RemoteClient(self.links, opening, self._make_remote_client)
            remote.handle_first_frame(opening["said"])

    def _make_remote_client(
        self, address: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> ConnectedClient:
        return ConnectedClient(self._lobby, address, send, close, FRAME_HANDLERS, self._seeds)

    async def _on_move_request(self, message: Msg) -> None:
        move = self._lobby.find_seat_move(message.data.decode())
        if move is not None:
            await message.respond(move.room.ident.encode())

    # Finding the table that a client requests

    def make_route(self, client: ConnectedClient) -> ClientForwarder:
        return ClientForwarder(client, self.find_link, self.reserve_join_code)

    async def find_link(self, forwarder: ClientForwarder, request: Frame) -> PeerLink | None:
        """Return a link to the owner of the requested table, or take over an unowned table.

        Return None if this server now owns the table, or if there is no such table. Raises
        BrokerUnreachable.
        """
        while True:
            self._require_broker()
            await self._wait_until_verified()
            try:
                ident = await self._find_ident(request)
                if ident is None or ident in self._lobby.rooms:
                    return None
                end = self.links.add_link("", self.links.make_link_name(), forwarder)
                try:
                    opening = {"line": end.name, "server": self._server_id}
                    opening |= forwarder.wrap_request(request)
                    end.peer_server_id = await self._find_owner(ident, opening) or ""
                finally:
                    if not end.peer_server_id:
                        self.links.remove_link(end)
                if end.peer_server_id:
                    return end
                may_take_over = time.monotonic() >= self._no_takeover_before
                if may_take_over and not await self._take_over(ident):
                    return None
            except OwnershipLost:
                pass
            except BROKER_ERRORS as error:
                LOG.info("a table cannot be found yet: %s", type(error).__name__)
            await asyncio.sleep(RETRY_INTERVAL)

    def _require_broker(self) -> None:
        if self.is_cut_off:
            raise BrokerUnreachable

    async def _find_ident(self, said: Frame) -> str | None:
        if said.get("type") != "take":
            return await self._repository.find_table_id(said.get("table"), said.get("code"))
        code = said.get("code")
        if not isinstance(code, str) or self._lobby.find_seat_move(code) is not None:
            return None
        try:
            digits = code.encode("utf-8", "replace")
            answer = await self._broker.request(MOVE_CODE_SUBJECT, digits, MOVE_CODE_TIMEOUT)
        except (nats.errors.TimeoutError, nats.errors.NoRespondersError):
            return None
        return answer.data.decode()

    async def _find_owner(self, ident: str, opening: Frame) -> str | None:
        """Return the id of the other member that owns a table; None if no other member does."""
        try:
            subject, data = f"{OWNER_SUBJECT_PREFIX}.{ident}", orjson.dumps(opening)
            answer = await self._broker.request(subject, data, OWNER_TIMEOUT)
        except (nats.errors.TimeoutError, nats.errors.NoRespondersError):
            return None
        return answer.data.decode() or None

    async def _take_over(self, ident: str) -> bool:
        """Take over a table unless it runs here already.

        Return False if it does not exist. Raises OwnershipLost if another member was faster.
        """
        if ident in self._lobby.rooms:
            return True
        if ident not in self._takeovers:
            takeover = self._takeovers[ident] = asyncio.create_task(self._take_over_in_turn(ident))
            takeover.add_done_callback(lambda task: self._on_takeover_done(ident, task))
        return await asyncio.shield(self._takeovers[ident])

    def _on_takeover_done(self, ident: str, task: Task[bool]) -> None:
        del self._takeovers[ident]
        # Log the exception here, because the clients that requested the table may be gone.
        if not task.cancelled() and task.exception() is not None:
            LOG.info("a table could not be taken over: %s", type(task.exception()).__name__)

    async def _take_over_in_turn(self, ident: str) -> bool:
        must_wait = self._takeover_slots.locked()
        async with self._takeover_slots:
            # While this server waited, another member may have taken over the table.
            if must_wait and await self._find_owner(ident, {}) is not None:
                raise OwnershipLost
            return await self._claim(ident)

    async def _claim(self, ident: str) -> bool:
        stored = None
        try:
            # Subscribe before claiming the table. Then members that ask for its owner during the
            # claim wait for this server's answer.
            await self._subscribe(ident)
            stored = await self._repository.claim_table(ident)
        finally:
            if stored is None:
                self._cancel_subscription(ident)
        if stored is None:
            return False
        self._lobby.restore_room(stored)
        sequence = self._repository.get_last_sequence(ident)
        await self._broker.publish(TAKEOVER_SUBJECT, f"{ident} {sequence}".encode())
        LOG.info("a table was taken over")
        return True

    # Join codes that are unique in the cluster

    async def reserve_join_code(self) -> None:
        """Reserve an unused code for the next table opened here. Raises BrokerUnreachable."""
        while True:
            self._require_broker()
            code = draw_random_digits(JOIN_CODE_DIGITS)
            try:
                subject = f"{SUBJECT_PREFIX}.*.{code}"
                if await self._repository.fetch_newest_message(subject) is None:
                    self._reserved_codes.append(code)
                    return
            except BROKER_ERRORS as error:
                LOG.info("no code can be found yet: %s", type(error).__name__)
                await asyncio.sleep(RETRY_INTERVAL)

    def _propose_code(self) -> str:
        codes = self._reserved_codes
        return codes.pop() if codes else draw_random_digits(JOIN_CODE_DIGITS)

    # Taking over unused tables, so that they are deleted

    async def _take_over_unused_tables_forever(self) -> None:
        while True:
            await asyncio.sleep(UNUSED_TABLE_SEARCH_INTERVAL * (1 + secrets.randbelow(100) / 100))
            with contextlib.suppress(*BROKER_ERRORS):
                await self.take_over_unused_tables(
                    time.time() - self._lobby.context.limits.seconds_until_unused_table_is_deleted
                )

    async def take_over_unused_tables(self, unused_since: float) -> None:
        """Take over unowned tables not used since a Unix time, so that the lobby deletes them."""
        for ident in await self._repository.list_tables_unused_since(unused_since):
            with contextlib.suppress(OwnershipLost):
                if await self._find_owner(ident, {}) is None:
                    await self._take_over(ident)


async def join_cluster(
    url: str,
    limits: Limits,
    metrics: Metrics,
    new_context: Callable[[Repository], ServerContext],
    allow_seeds: bool,
) -> tuple[Lobby, ClusterMember]:
    """Connect to the broker of a cluster. Return this server's lobby and its cluster member.

    If this is the cluster's first server, let `limits.broker_copies` brokers store each table.
    Raises OSError if the broker does not respond or has no JetStream.
    """
    broker, server_id = Nats(), secrets.token_hex(8)
    repository = NatsRepository(broker, asyncio.get_running_loop(), server_id, metrics)
    lobby = Lobby(new_context(repository))
    member = ClusterMember(broker, server_id, lobby, repository, allow_seeds)
    on_lost, on_restored = member.on_broker_lost, member.release_lost_tables
    await connect_to_broker(broker, url, on_lost, on_restored)
    await repository.create_stream_if_missing(limits.broker_copies)
    return lobby, member

"""A server of a cluster beside a broker of the test's own: whose table is whose, in every order."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import nats.errors
import orjson
import pytest

from audiowar.server.cluster import cluster_member
from audiowar.server.cluster.cluster_member import (
    MOVE_CODE_SUBJECT,
    OWNER_SUBJECT_PREFIX,
    TAKEOVER_SUBJECT,
    ClusterMember,
)
from audiowar.server.cluster.forwarding import BrokerUnreachable
from audiowar.server.cluster.nats_repository import SUBJECT_PREFIX, OwnershipLost
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.room import OPEN
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.storage.repository import LATE_WRITE_SECONDS, StoredTable, TableRow

from .in_loop import in_loop, rest, until
from .test_seats import Slow, Somebody

TABLE = "0123456789abcdef"
OTHER = "fedcba9876543210"


class Message:
    """A message of the broker, which notes the answer."""

    def __init__(self, subject: str, data: bytes) -> None:
        self.subject, self.data = subject, data
        self.answers: list[bytes] = []

    async def respond(self, data: bytes) -> None:
        self.answers.append(data)


class FakeBroker:
    """A broker whose other members answer as the test says."""

    def __init__(self) -> None:
        self.listening: dict[str, Any] = {}
        self.published: list[tuple[str, bytes]] = []
        self.requests: list[tuple[str, bytes]] = []
        self.answers: dict[str, bytes] = {}
        self.fault: Exception | None = None
        self.closed = 0

    async def subscribe(self, subject: str, cb: Callable[[Any], Awaitable[None]]) -> Any:
        self.listening[subject] = cb

        async def unsubscribe() -> None:
            del self.listening[subject]

        return SimpleNamespace(unsubscribe=unsubscribe)

    async def publish(self, subject: str, data: bytes, **more: Any) -> None:
        self.published.append((subject, data))

    async def request(self, subject: str, data: bytes, timeout: float) -> Any:
        self.requests.append((subject, data))
        if self.fault is not None:
            raise self.fault
        if subject not in self.answers:
            raise nats.errors.NoRespondersError
        return Message(subject, self.answers[subject])

    async def flush(self, timeout: float) -> None:
        pass

    async def close(self) -> None:
        self.closed += 1

    def published_on(self, subject: str) -> list[str]:
        return [data.decode() for one, data in self.published if one == subject]


class FakeRepository(Slow):
    """What is stored in the cluster, and which of it is this server's."""

    def __init__(self) -> None:
        super().__init__()
        self.on_ownership_lost: Callable[[str], None] = lambda ident: None
        self.stored: dict[str, StoredTable] = {}
        self.codes: dict[str, str] = {}
        self.sequences: dict[str, int] = defaultdict(int)
        self.released: list[str] = []
        self.claimed: list[str] = []
        self.writing: set[str] = set()
        self.lost: set[str] = set()
        self.reachable, self.wait = True, 0.0
        self.faults: list[Exception] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.newest: list[object] = []
        self.unused: list[str] = []
        self.asked: list[str] = []

    async def find_table_id(self, table: object, code: object) -> str | None:
        if isinstance(table, str) and table in self.stored:
            return table
        return self.codes.get(str(code))

    async def claim_table(self, ident: str) -> StoredTable | None:
        self.claimed.append(ident)
        await self.gate.wait()
        if self.faults:
            raise self.faults.pop(0)
        return self.stored.get(ident)

    def get_last_sequence(self, ident: str) -> int:
        return self.sequences[ident]

    def release_table(self, ident: str) -> None:
        self.released.append(ident)

    def is_writing(self, ident: str) -> bool:
        return ident in self.writing

    async def is_owner(self, ident: str) -> bool:
        if self.faults:
            raise self.faults.pop(0)
        return ident not in self.lost

    async def is_reachable(self) -> bool:
        return self.reachable

    def get_oldest_write_wait(self) -> float:
        return self.wait

    async def fetch_newest_message(self, subject: str) -> object:
        self.asked.append(subject)
        if self.faults:
            raise self.faults.pop(0)
        return self.newest.pop(0) if self.newest else None

    async def list_tables_unused_since(self, seconds: float) -> Iterable[str]:
        return list(self.unused)


class Alone:
    """One server, its broker, its tables, and what is stored."""

    def __init__(self) -> None:
        self.broker, self.repository = FakeBroker(), FakeRepository()
        loop = asyncio.get_running_loop()
        keeper: Any = self.repository
        self.lobby = Lobby(ServerContext(keeper, Limits(), loop, ()))
        broker: Any = self.broker
        self.member = ClusterMember(broker, "me", self.lobby, keeper, False)

    def store(self, ident: str, code: str) -> None:
        """Store a table that no server runs."""
        row = TableRow(
            *(ident, code, "classic", {}, 2, True, 0, None, OPEN, ""),
            *(time.time(), "sensible", False),
        )
        self.repository.stored[ident] = StoredTable(row, {})
        self.repository.codes[code] = ident

    def open(self) -> Somebody:
        """Open a table here; return its host."""
        ana = Somebody(self.lobby, "Ana")
        ana.send("make", game="classic", players=2)
        self.repository.write()
        assert ana.newest("made")
        return ana

    async def tell(self, subject: str, data: str) -> list[bytes]:
        """Let another member say something; return what is answered."""
        message = Message(subject, data.encode())
        await self.broker.listening[subject](message)
        await rest()
        return message.answers


@asynccontextmanager
async def alone() -> AsyncIterator[Alone]:
    one = Alone()
    try:
        yield one
    finally:
        await one.member.stop()
        one.lobby.stop_rooms()


def opening(server: str = "you", **more: Any) -> str:
    return orjson.dumps({"server": server, **more}).decode()


@in_loop(alone)
async def test_only_the_server_of_a_table_answers_for_it(one: Alone) -> None:
    ana = one.open()
    await rest()
    subject = f"{OWNER_SUBJECT_PREFIX}.{ana.newest('made')['table']}"
    assert list(one.broker.listening) == [subject]
    assert await one.tell(subject, opening()) == [b"me"]
    # It asks itself as well when a table is looked for.
    assert await one.tell(subject, opening("me")) == [b""]
    callback = one.broker.listening[subject]
    ana.send("leave")
    one.repository.write()
    one.lobby._remove_expired()
    await rest()
    assert not one.broker.listening and not one.lobby.rooms
    message = Message(subject, opening().encode())
    await callback(message)
    await rest()
    assert message.answers == [b""]


@in_loop(alone)
async def test_who_asks_while_a_table_is_being_taken_over_hears_the_end_of_it(one: Alone) -> None:
    one.store(TABLE, "123456")
    one.repository.gate.clear()
    taking = asyncio.create_task(one.member._take_over(TABLE))
    again = asyncio.create_task(one.member._take_over(TABLE))
    await rest()
    subject = f"{OWNER_SUBJECT_PREFIX}.{TABLE}"
    message = Message(subject, opening().encode())
    await one.broker.listening[subject](message)
    await rest()
    assert message.answers == []
    one.repository.sequences[TABLE] = 17
    one.repository.gate.set()
    assert await taking and await again
    await rest()
    assert message.answers == [b"me"]
    assert one.repository.claimed == [TABLE] and list(one.lobby.rooms) == [TABLE]
    assert one.broker.published_on(TAKEOVER_SUBJECT) == [f"{TABLE} 17"]
    assert await one.member._take_over(TABLE) and one.repository.claimed == [TABLE]


@in_loop(alone)
async def test_a_server_lets_go_of_a_table_that_another_has_written_since(one: Alone) -> None:
    await one.member.start()
    ana = one.open()
    table = ana.newest("made")["table"]
    one.repository.sequences[table] = 8
    for late in (f"{table} 7", f"{table} 8", f"{OTHER} 99"):
        await one.tell(TAKEOVER_SUBJECT, late)
        assert list(one.lobby.rooms) == [table] and one.repository.released == []
    await one.tell(TAKEOVER_SUBJECT, f"{table} 9")
    assert not one.lobby.rooms and table in one.repository.released
    assert ana.newest("bye") == {"type": "bye", "retry": 0}
    # So it does when it can write it no more.
    boro = one.open()
    one.repository.on_ownership_lost(boro.newest("made")["table"])
    assert not one.lobby.rooms and boro.newest("bye")


@in_loop(alone)
async def test_a_table_is_found_here_there_or_nowhere(one: Alone) -> None:
    vera = Somebody(one.lobby, "Vera")
    route = one.member.make_route(vera.client)
    find = one.member.find_link
    assert await find(route, {"type": "join", "code": "000000"}) is None
    ana = one.open()
    table = ana.newest("made")["table"]
    one.repository.codes[ana.newest("made")["code"]] = table
    assert await find(route, {"type": "join", "code": ana.newest("made")["code"]}) is None
    assert one.broker.requests == [] and one.repository.claimed == []
    # Another server runs this one.
    one.store(TABLE, "123456")
    subject = f"{OWNER_SUBJECT_PREFIX}.{TABLE}"
    one.broker.answers[subject] = b"you"
    request = {"type": "join", "code": "123456", "id": 5}
    link = await find(route, request)
    assert link is not None and link.peer_server_id == "you" and not one.repository.claimed
    ((asked, data),) = one.broker.requests
    said = orjson.loads(data)
    assert asked == subject
    assert (said["server"], said["line"]) == ("me", link.name)
    assert (said["name"], said["said"], said["address"]) == ("Vera", request, "Vera")
    assert one.member.links._links.get(link.name) is link
    # Nobody runs this one.
    one.store(OTHER, "654321")
    assert await find(route, {"type": "join", "table": OTHER}) is None
    assert OTHER in one.lobby.rooms and len(one.member.links._links) == 1


@in_loop(alone)
async def test_a_search_goes_on_until_the_broker_answers(
    one: Alone, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_member, "RETRY_INTERVAL", 0.0)
    one.store(TABLE, "123456")
    route = one.member.make_route(Somebody(one.lobby, "Vera").client)
    one.repository.faults = [OwnershipLost(), nats.errors.ConnectionClosedError()]
    assert await one.member.find_link(route, {"table": TABLE}) is None
    assert one.repository.claimed == [TABLE] * 3 and TABLE in one.lobby.rooms
    one.member.is_cut_off = True
    with pytest.raises(BrokerUnreachable):
        await one.member.find_link(route, {"table": TABLE})
    with pytest.raises(BrokerUnreachable):
        await one.member.reserve_join_code()


@in_loop(alone)
async def test_after_an_outage_no_table_is_taken_over_for_a_while(
    one: Alone, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_member, "RETRY_INTERVAL", 0.001)
    monkeypatch.setattr(cluster_member, "TAKEOVER_DELAY_AFTER_OUTAGE", 1000.0)
    one.store(TABLE, "123456")
    route = one.member.make_route(Somebody(one.lobby, "Vera").client)
    one.member.release_lost_tables()
    search = asyncio.create_task(one.member.find_link(route, {"table": TABLE}))
    await until(lambda: len(one.broker.requests) > 3)
    assert not one.repository.claimed and not search.done()
    one.member._no_takeover_before = time.monotonic()
    assert await search is None
    assert one.repository.claimed == [TABLE]


@in_loop(alone)
async def test_after_an_outage_a_server_keeps_what_is_its_own(
    one: Alone, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_member, "RETRY_INTERVAL", 0.0)
    lost, kept = one.open(), one.open()
    table = lost.newest("made")["table"]
    one.repository.lost.add(table)
    one.repository.faults = [nats.errors.TimeoutError()]
    one.member.release_lost_tables()
    first = one.member._verification
    one.member.release_lost_tables()
    await one.member._wait_until_verified()
    assert first is not None and isinstance(first.exception(), asyncio.CancelledError)
    assert list(one.lobby.rooms) == [kept.newest("made")["table"]]
    assert one.repository.released.count(table) >= 1
    assert lost.newest("bye") and not kept.newest("bye")


@in_loop(alone)
async def test_only_so_many_tables_are_taken_over_at_once(one: Alone) -> None:
    one.member._takeover_slots = asyncio.Semaphore(1)
    one.store(TABLE, "123456")
    one.store(OTHER, "654321")
    one.repository.gate.clear()
    first = asyncio.create_task(one.member._take_over(TABLE))
    await rest()
    second = asyncio.create_task(one.member._take_over(OTHER))
    await rest()
    assert one.repository.claimed == [TABLE]
    # Another server takes the second table while it waits here.
    one.broker.answers[f"{OWNER_SUBJECT_PREFIX}.{OTHER}"] = b"you"
    one.repository.gate.set()
    assert await first
    with pytest.raises(OwnershipLost):
        await second
    assert one.repository.claimed == [TABLE] and list(one.lobby.rooms) == [TABLE]


@in_loop(alone)
async def test_a_code_is_reserved_that_no_table_has(
    one: Alone, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_member, "RETRY_INTERVAL", 0.0)
    drawn = iter(("111111", "222222", "333333", "444444"))
    monkeypatch.setattr(cluster_member, "draw_random_digits", lambda count: next(drawn))
    one.repository.newest = [object()]
    one.repository.faults = [nats.errors.TimeoutError()]
    await one.member.reserve_join_code()
    prefix = SUBJECT_PREFIX
    codes = ("111111", "222222", "333333")
    assert one.repository.asked == [f"{prefix}.*.{code}" for code in codes]
    assert one.open().newest("made")["code"] == "333333"
    assert one.open().newest("made")["code"] == "444444"


@in_loop(alone)
async def test_the_server_that_gave_a_move_code_answers_for_it(one: Alone) -> None:
    await one.member.start()
    ana = one.open()
    ana.send("move")
    code = ana.newest("move")["code"]
    assert await one.tell(MOVE_CODE_SUBJECT, code) == [ana.newest("made")["table"].encode()]
    assert await one.tell(MOVE_CODE_SUBJECT, "00000000") == []
    # A code of its own is not asked for, and what is no code is none.
    for known in (code, 5, None):
        assert await one.member._find_ident({"type": "take", "code": known}) is None
    assert one.broker.requests == []
    assert await one.member._find_ident({"type": "take", "code": "00000000"}) is None
    one.broker.answers[MOVE_CODE_SUBJECT] = TABLE.encode()
    assert await one.member._find_ident({"type": "take", "code": "00000000"}) == TABLE
    assert one.broker.requests == [(MOVE_CODE_SUBJECT, b"00000000")] * 2


@in_loop(alone)
async def test_a_server_is_cut_off_when_the_broker_fails_too_long_and_comes_back(
    one: Alone, *, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(cluster_member, "BROKER_CHECK_INTERVAL", 0.001)
    watching = asyncio.create_task(one.member._watch_broker())
    for make_it_fail in (
        lambda: setattr(one.repository, "wait", LATE_WRITE_SECONDS),
        lambda: (
            setattr(one.repository, "reachable", False),
            monkeypatch.setattr(cluster_member, "LATE_WRITE_SECONDS", 0.0),
        ),
    ):
        ana = one.open()
        await asyncio.sleep(0.02)
        assert not one.member.is_cut_off and one.lobby.rooms
        make_it_fail()
        await until(lambda: one.member.is_cut_off)
        assert not one.lobby.rooms and ana.newest("bye")
        assert caplog.text.count("the broker does not answer") == 1
        caplog.clear()
        await asyncio.sleep(0.02)
        assert not caplog.text, "it is said again and again"
        one.repository.wait, one.repository.reachable = -1.0, True
        await until(lambda: not one.member.is_cut_off)
    watching.cancel()


@in_loop(alone)
async def test_an_unused_table_stays_until_it_is_written(one: Alone) -> None:
    ana = one.open()
    table = ana.newest("made")["table"]
    (room,) = one.lobby.rooms.values()
    one.repository.writing.add(table)
    one.lobby.on_match_no_longer_needed(room)
    assert list(one.lobby.rooms) == [table] and one.repository.released == []
    one.repository.writing.clear()
    one.lobby.on_match_no_longer_needed(room)
    assert not one.lobby.rooms and one.repository.released == [table]


@in_loop(alone)
async def test_too_many_wrong_codes_are_refused_without_asking_the_cluster(
    one: Alone, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    vera = Somebody(one.lobby, "Vera")
    vera.client.route = one.member.make_route(vera.client)
    for _ in range(100):
        vera.client.handle_frame({"type": "join", "code": "000000"})
        await rest()
        if vera.frames[-1]["reason"] == "too_fast":
            break
    assert vera.frames[-1]["reason"] == "too_fast"
    asked: list[object] = []

    async def find(*given: object) -> None:
        asked.append(given)

    monkeypatch.setattr(vera.client.route, "_find_link", find)
    vera.client.handle_frame({"type": "join", "code": "000000"})
    await rest()
    assert asked == [] and vera.frames[-1]["reason"] == "too_fast"
    vera.client.handle_frame({"type": "join", "table": TABLE})
    await rest()
    assert len(asked) == 1


@in_loop(alone)
async def test_after_an_outage_nobody_hears_whose_a_table_is_before_that_is_known(
    one: Alone,
) -> None:
    table = one.open().newest("made")["table"]
    await rest()
    asked = asyncio.Event()

    async def is_owner(ident: str) -> bool:
        await asked.wait()
        return False

    one.repository.is_owner = is_owner  # type: ignore[method-assign]
    one.member.release_lost_tables()
    subject = f"{OWNER_SUBJECT_PREFIX}.{table}"
    message = Message(subject, opening().encode())
    await one.broker.listening[subject](message)
    await rest()
    assert message.answers == [] and table in one.lobby.rooms
    asked.set()
    await rest()
    assert message.answers == [b""] and not one.lobby.rooms
    # Nothing is kept of what was done.
    assert not one.member._tasks and not one.member._subscriptions

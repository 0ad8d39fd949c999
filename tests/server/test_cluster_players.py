"""Servers of a cluster in one process: a player of one of them at a table of another."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from audiowar.server.cluster import cluster_member, peer_links
from audiowar.server.cluster.cluster_member import ClusterMember, join_cluster
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.storage.repository import Repository

from .in_loop import in_loop, until
from .nats_broker import Broker, needs_broker
from .player import PATIENCE
from .somebody import Somebody

pytestmark = needs_broker


class Member:
    """One server of the cluster."""

    def __init__(self, lobby: Lobby, member: ClusterMember) -> None:
        self.lobby, self.member = lobby, member

    async def stop(self) -> None:
        self.lobby.stop_rooms()
        await self.lobby.context.repository.close()
        await self.member.stop()


class Person(Somebody):
    """Somebody who is connected to one of the servers."""

    def __init__(self, server: Member, name: str) -> None:
        super().__init__(server.lobby, name)
        self.closed: list[int] = []
        self.client.close = self.closed.append
        self.client.route = server.member.make_route(self.client)
        self.send("hello", version=2, name=name, device=name)

    async def ask(self, kind: str, answer: str, **more: Any) -> Any:
        """Send a frame, and return the next one of a kind, or a refusal."""
        seen = len(self.frames)
        self.send(kind, **more)
        return await self.next(answer, seen)

    async def next(self, kind: str, seen: int = 0) -> Any:
        found: list[Any] = []

        def came() -> bool:
            found[:] = [one for one in self.frames[seen:] if one["type"] in (kind, "refused")]
            return bool(found)

        await until(came, self.frames)
        return found[0]


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    made = Broker(tmp_path / "broker").start()
    yield made
    made.kill()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the servers wait for each other's answers, however busy the machine is."""
    monkeypatch.setattr(cluster_member, "OWNER_TIMEOUT", PATIENCE)
    monkeypatch.setattr(peer_links, "PEER_TIMEOUT", PATIENCE)


async def begin(url: str) -> Member:
    """Start a server of the cluster."""
    loop = asyncio.get_running_loop()

    def new_context(repository: Repository) -> ServerContext:
        return ServerContext(repository, Limits(), loop, ())

    lobby, member = await join_cluster(url, Limits(), Metrics(), new_context, allow_seeds=False)
    lobby.load_rooms()
    await member.start()
    return Member(lobby, member)


@asynccontextmanager
async def two_servers(broker: Broker) -> AsyncIterator[tuple[Member, Member]]:
    servers = await begin(broker.url), await begin(broker.url)
    try:
        yield servers
    finally:
        for server in servers:
            await server.stop()


async def far(first: Member, second: Member, game: str = "scientific") -> tuple[Person, Person]:
    """Return a host, and somebody of the other server at the host's table."""
    ana, boro = Person(first, "Ana"), Person(second, "Boro")
    made = await ana.ask("make", "made", game=game, players=3, open=True)
    assert (await boro.ask("join", "seated", code=made["code"]))["seat"] == 1
    return ana, boro


@in_loop(two_servers)
async def test_a_player_of_another_server_plays_leaves_and_goes_on_at_the_own_server(
    first: Member, second: Member
) -> None:
    ana, boro = await far(first, second)
    assert not second.lobby.rooms and len(first.lobby.rooms) == 1
    await boro.ask("chat", "chat", text="Hello")
    assert (await ana.next("chat"))["text"] == "Hello"
    ana.send("start")
    question = (await boro.next("events"))["question"]
    answer = {"question": question["number"], "choice": question["choices"][0]}
    answered = await boro.ask("answer", "events", **answer, id=5)
    assert answered["type"] == "events"
    assert (await boro.ask("leave", "presence", id=6))["id"] == 6
    # What concerns no table is answered by the own server again, and so is a table of its own.
    assert (await boro.ask("ping", "pong", id=7))["id"] == 7
    made = await boro.ask("make", "made", game="classic", players=2)
    assert list(second.lobby.rooms) == [made["table"]]
    assert not boro.closed and not ana.closed


@in_loop(two_servers)
async def test_who_is_lost_at_another_server_is_missed_and_comes_back(
    first: Member, second: Member
) -> None:
    _, boro = await far(first, second)
    (room,) = first.lobby.rooms.values()
    assert room.seats.holders[1].device_id == "Boro"
    seated = await boro.next("seated")
    boro.client.on_connection_lost()
    await until(lambda: len(room.presence.attendees) == 1)
    again = Person(second, "Boro")
    token = {"table": seated["table"], "token": seated["token"]}
    assert (await again.ask("resume", "seated", **token))["seat"] == 1
    assert len(room.presence.attendees) == 2
    # Where the table is, nothing is sent by another server.
    here = Person(first, "Boro")
    assert (await here.ask("resume", "seated", **token))["seat"] == 1
    await again.next("moved")


@in_loop(two_servers)
async def test_a_seat_moves_to_a_device_at_another_server(first: Member, second: Member) -> None:
    ana, _ = await far(first, second)
    code = (await ana.ask("move", "move"))["code"]
    other = Person(second, "Other")
    assert (await other.ask("take", "seated", code=code))["seat"] == 0
    await ana.next("moved")
    wrong = Person(second, "Wrong")
    assert (await wrong.ask("take", "seated", code="00000000"))["reason"] == "no_move"
    assert (await wrong.ask("take", "seated", code=5))["reason"] == "bad_frame"


@in_loop(two_servers)
async def test_tables_of_all_servers_are_listed_at_each(
    first: Member, second: Member, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiowar.server.cluster.shared_table_list.PUBLISH_INTERVAL", 0.05)
    ana, _ = await far(first, second, "casino")
    made = await ana.next("made")
    person = Person(second, "Vera")
    listed: list[Any] = []

    async def look(**more: Any) -> list[Any]:
        listed[:] = (await person.ask("tables", "tables", **more))["tables"]
        return [one["table"] for one in listed]

    end = time.monotonic() + PATIENCE
    while await look() != [made["table"]] or listed[0]["names"] != ["Ana", "Boro"]:
        assert time.monotonic() < end
        await asyncio.sleep(0.3)
    assert listed[0]["free"] == 1
    assert await look(free=2) == []
    # The own table stands there once.
    person = Person(first, "Voja")
    assert await look() == [made["table"]]
    # The list of a server that says nothing more is dropped.
    monkeypatch.setattr("audiowar.server.cluster.shared_table_list.LIST_LIFETIME", 0.0)
    assert not list(second.lobby.list_remote_table_summaries())


@in_loop(two_servers)
async def test_when_the_broker_is_lost_players_at_other_servers_need_not_wait(
    first: Member, second: Member
) -> None:
    ana, boro = await far(first, second)
    second.member.on_broker_lost()
    assert boro.closed and not ana.closed


@in_loop(two_servers)
async def test_a_search_that_fails_lets_the_player_connect_again(
    first: Member,
    second: Member,
    *,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(*given: object) -> None:
        raise ValueError

    monkeypatch.setattr(second.member, "find_link", fail)
    person = Person(second, "Vera")
    person.send("join", code="123456")
    await until(lambda: person.closed)
    assert person.frames[-1]["type"] == "bye" and "the search for a table failed" in caplog.text


@in_loop(two_servers)
async def test_the_players_of_a_server_that_dies_are_let_go(
    first: Member,
    second: Member,
    *,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(peer_links, "COUNT_INTERVAL", 0.05)
    # It cannot write either, which must not be noticed first.
    monkeypatch.setattr(cluster_member, "LATE_WRITE_SECONDS", 1000.0)
    caplog.set_level(logging.INFO)
    _, boro = await far(first, second)
    (ident,) = first.lobby.rooms
    for number in range(20):
        person = Person(second, f"{number}")
        assert (await person.ask("spectate", "seated", table=ident))["type"] == "seated"
    # Nothing is remembered of what was asked.
    assert len(first.member._tasks) < 10 and len(second.member._tasks) < 10
    for subscription in list(first.member._broker._subs.values()):
        await subscription.unsubscribe()
    monkeypatch.setattr(peer_links, "PEER_TIMEOUT", 0.5)
    await until(lambda: boro.closed)
    assert boro.frames[-1]["type"] == "bye" and "another server is gone" in caplog.text

"""Lines between servers: what is lost on them, or on one side alone, is found and told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from nats.aio.client import Client as Nats

from audiowar.server.cluster import peer_links
from audiowar.server.cluster.broker_connection import (
    connect_to_broker,
)
from audiowar.server.cluster.forwarding import ClientForwarder, RemoteClient
from audiowar.server.cluster.peer_links import CLOSED_KIND, FRAME_KIND, RETURNED_KIND, PeerLinks
from tests.server.nats_broker import Broker, needs_broker

from .in_loop import in_loop, in_own_loop
from .player import PATIENCE

pytestmark = needs_broker


class Holder:
    """Notes what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.gone = asyncio.Event()

    def on_peer_message(self, kind: str, body: str) -> None:
        self.heard.append(body)
        if kind != FRAME_KIND:
            self.gone.set()

    def on_link_broken(self) -> None:
        self.gone.set()


class Line:
    """Two servers, and a line between them."""

    def __init__(self, ends: list[PeerLinks]) -> None:
        self.ends = ends
        self.holders = [Holder(), Holder()]
        here, there = self.holders
        self.end = ends[0].add_link("1", "line", here)
        self.other = ends[1].add_link("0", "line", there)


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    """A broker of the test's own."""
    made = Broker(tmp_path / "broker").start()
    yield made
    made.kill()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the ends wait for each other's answers, however busy the machine is."""
    monkeypatch.setattr(peer_links, "PEER_TIMEOUT", PATIENCE)


@asynccontextmanager
async def linked_servers(broker: Broker) -> AsyncIterator[Line]:
    lines = [Nats(), Nats()]
    for line in lines:
        await connect_to_broker(line, broker.url, lambda: None, lambda: None)
    ends = [PeerLinks(line, str(n)) for n, line in enumerate(lines)]
    for one in ends:
        await one.start()
    for line in lines:
        await line.flush()
    yield Line(ends)
    for one, line in zip(ends, lines, strict=True):
        await one.stop()
        await line.close()


@in_loop(linked_servers)
async def test_a_line_on_which_nothing_is_lost_stays(line: Line) -> None:
    for n in range(300):
        line.end.send(FRAME_KIND, f"{n}")
        line.other.send(FRAME_KIND, f"{n}")
        await asyncio.sleep(0.005)
    for holder in line.holders:
        assert not holder.gone.is_set()
    line.other.close()
    await line.holders[0].gone.wait()
    assert line.holders[0].heard == [*(f"{n}" for n in range(300)), "0"]


@in_loop(linked_servers)
async def test_that_the_last_words_were_lost_is_told_to_both(line: Line) -> None:
    line.end.send(FRAME_KIND, "first")
    line.end.sent_count += 1
    await asyncio.gather(*(holder.gone.wait() for holder in line.holders))
    assert line.holders[1].heard == ["first"]


@pytest.mark.parametrize("which", [0, 1])
@in_loop(linked_servers)
async def test_a_line_that_only_one_server_has_is_told_to_it(line: Line, *, which: int) -> None:
    line.ends[1 - which].remove_link([line.other, line.end][which])
    await line.holders[which].gone.wait()
    assert not line.holders[1 - which].gone.is_set()


@in_loop(linked_servers)
async def test_words_on_a_line_that_is_gone_are_answered_by_its_end(
    line: Line, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer_links, "COUNT_INTERVAL", 1000.0)
    line.ends[1].remove_link(line.other)
    line.end.send(FRAME_KIND, "anybody?")
    await line.holders[0].gone.wait()
    assert line.holders[0].heard == ["0"] and line.holders[1].heard == []
    # An end that comes too late is not answered by another one.
    line.ends[0].queue_message("1", "line", f"2 {CLOSED_KIND} 0")
    line.ends[0].queue_message("1", "other", f"1 {FRAME_KIND} x")
    other = Holder()
    line.ends[0].add_link("1", "other", other)
    await other.gone.wait()
    assert line.holders[0].heard == ["0"]


async def fail(*given: object) -> Any:
    """Find no way, and did not expect that."""
    raise ValueError


@in_own_loop
async def test_only_requests_for_a_table_wait_for_a_search() -> None:
    client: Any = SimpleNamespace(attendee=None, is_taking_seat=False)
    for frame in ({"type": "ping"}, {"type": "tables"}, {}):
        assert not ClientForwarder(client, fail, fail)(frame)


def test_a_table_s_server_knows_the_client_of_the_other_server() -> None:
    client = SimpleNamespace(address="a", name="Ana", connected_wall_time=3.0)
    client.program_id, client.device_id, client.connection_number = "l", "d", 2
    request = {"type": "join"}
    route = ClientForwarder(cast(Any, client), fail, fail)
    details = route.wrap_request(request)
    assert details["said"] is request
    links: Any = SimpleNamespace(add_link=lambda *given: SimpleNamespace(close=None))
    remote = SimpleNamespace()

    def make(address: str, *given: Any) -> Any:
        remote.address = address
        return remote

    opening = {"server": "1", "line": "1-1", **details}
    assert remote.__dict__ == {} and RemoteClient(links, opening, make) is remote.route
    del remote.route
    assert remote == client


def test_a_client_who_has_left_the_table_is_answered_by_its_own_server_only() -> None:
    sent: list[tuple[str, str]] = []
    client: Any = SimpleNamespace(attendee=None, is_taking_seat=False)
    client.handle_frame = lambda frame: None
    link = SimpleNamespace(close=None, send=lambda kind, body: sent.append((kind, body)))
    links: Any = SimpleNamespace(add_link=lambda *given: link)
    who = {"came": 0.0, "link": "", "device": "", "turn": 0}
    opening = {"server": "1", "line": "1-1", "address": "a", "name": "Ana", "who": who}
    route = RemoteClient(links, opening, lambda *given: client)
    assert not route({"type": "join"}) and not sent
    route.handle_first_frame({"type": "join"})
    for name, here in (("attendee", object()), ("is_taking_seat", True)):
        setattr(client, name, here)
        assert not route({"type": "make"}) and not sent
        setattr(client, name, None)
    assert route({"type": "make"}) and sent == [(RETURNED_KIND, '{"type":"make"}')]

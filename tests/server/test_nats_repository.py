"""What a stream of a real broker keeps, and from whom it takes nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from functools import partial
from typing import Any

import nats.errors
import pytest
from nats.aio.client import Client as Nats

from audiowar.server.cluster.broker_connection import connect_to_broker
from audiowar.server.cluster.cluster_member import ClusterMember
from audiowar.server.cluster.nats_repository import (
    STREAM,
    SUBJECT_PREFIX,
    NatsRepository,
    OwnershipLost,
    RebuiltTable,
)
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.storage.repository import SeatRow, TableRow
from tests.server.nats_broker import Broker, needs_broker

from .in_loop import in_loop

pytestmark = needs_broker


_VALUES: tuple[Any, ...] = (
    *("0123456789abcdef", "123456", "classic", {"trick_limit": 40}, 3, True),
    *(0, None, "open", "", 1.5, "sensible", False),
)
ROW = TableRow(*_VALUES)
ANA = SeatRow(0, "Ђурђа", ("aa", "bb"), "p", frozenset("xy"), frozenset("z"))


@pytest.fixture
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broker]:
    """A broker of the test's own."""
    made = Broker(tmp_path_factory.mktemp("broker")).start()
    yield made
    made.kill()


class Both:
    """Two servers' streams, and who was fenced out."""

    def __init__(self, lines: list[Nats]) -> None:
        loop = asyncio.get_running_loop()
        self.streams = [NatsRepository(line, loop, f"server{n}") for n, line in enumerate(lines)]
        self.fenced: list[tuple[int, str]] = []
        for n, stream in enumerate(self.streams):
            stream.on_ownership_lost = partial(self._on_lost, n)

    def _on_lost(self, number: int, ident: str) -> None:
        self.fenced.append((number, ident))
        self.streams[number].release_table(ident)


@asynccontextmanager
async def both_repositories(broker: Broker) -> AsyncIterator[Both]:
    lines = [Nats(), Nats()]
    for line in lines:
        await connect_to_broker(line, broker.url, lambda: None, lambda: None)
    both = Both(lines)
    for stream in both.streams:
        await stream.create_stream_if_missing(1)
    yield both
    for line in lines:
        await line.close()


async def written(stream: NatsRepository, row: TableRow = ROW) -> bool:
    """Keep a table; tell whether it was kept or belongs to another."""
    done = asyncio.Event()
    stream.save_table(row, done.set)
    log = stream._subjects[row.ident]
    assert log.writing_task is not None
    await log.writing_task
    return done.is_set()


@in_loop(both_repositories)
async def test_what_is_kept_is_found_by_the_next_owner(both: Both) -> None:
    first, second = both.streams
    first.save_table(ROW)
    first.save_seat(ROW.ident, ANA)
    first.save_seat(ROW.ident, SeatRow(1, "Boro", ("cc",), "q"))
    first.delete_seat(ROW.ident, 1)
    for number, text in ((0, "a\n"), (12, "empty"), (3, "b\n"), (12, "c\n")):
        first.save_step(ROW.ident, number, text, lambda: None)
    assert await written(first)
    kept = await second.claim_table(ROW.ident)
    assert kept is not None
    assert kept.table_row == ROW and kept.seat_rows_by_seat == {0: ANA}
    assert second.read_steps_as_text(ROW.ident) == "a\nb\nc\n"


@in_loop(both_repositories)
async def test_only_the_newest_owner_writes(both: Both) -> None:
    first, second = both.streams
    assert await written(first)
    assert await second.claim_table(ROW.ident)
    assert not await written(first)
    assert both.fenced == [(0, ROW.ident)]
    assert await written(second)


@in_loop(both_repositories)
async def test_of_two_who_take_a_table_over_at_once_one_gets_it(both: Both) -> None:
    first, second = both.streams
    await written(first)
    first.release_table(ROW.ident)
    got = await asyncio.gather(
        *(stream.claim_table(ROW.ident) for stream in (first, second)),
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in got) == ["OwnershipLost", "StoredTable"]


@in_loop(both_repositories)
async def test_a_table_that_cannot_be_written_waits_for_nobody(both: Both) -> None:
    first, second = both.streams
    assert await written(first)
    first._queue_record(ROW.ident, ("step", 0, object()), None)
    log = first._subjects[ROW.ident]
    assert log.writing_task is not None
    await log.writing_task
    assert both.fenced == [(0, ROW.ident)]
    assert await second.claim_table(ROW.ident)


async def begun(both: Both) -> list[ClusterMember]:
    """Return the servers of two streams."""
    clusters = []
    for stream in both.streams:
        lobby = Lobby(ServerContext(stream, Limits(), asyncio.get_running_loop(), ()))
        clusters.append(ClusterMember(stream._broker, stream._server_id, lobby, stream, False))
        await clusters[-1].start()
    return clusters


async def ended(clusters: list[ClusterMember]) -> None:
    """End servers."""
    for cluster in clusters:
        cluster._lobby.stop_rooms()
        await cluster.stop()


@pytest.mark.parametrize("reached", [True, False])
@in_loop(both_repositories)
async def test_a_lost_answer_stops_nothing_and_writes_nothing_twice(
    both: Both, *, reached: bool
) -> None:
    stream = both.streams[0]
    publish, calls = stream._js.publish, []

    async def deaf(*args: Any) -> Any:
        calls.append(args)
        if len(calls) > 1:
            return await publish(*args)
        if reached:
            await publish(*args)
        raise nats.errors.TimeoutError

    stream._js.publish = deaf  # type: ignore[method-assign,assignment]
    assert await written(stream)
    assert len(calls) == 2 and not both.fenced and stream.get_last_sequence(ROW.ident) == 1
    assert await written(stream)


@in_loop(both_repositories)
async def test_a_code_is_given_once(both: Both) -> None:
    first, second = both.streams
    assert await written(first)
    twin = replace(ROW, ident="f" * 16)
    assert not await written(second, twin)
    assert await first.find_table_id(None, "123 456") == ROW.ident
    assert await first.find_table_id(None, "654321") is None


@in_loop(both_repositories)
async def test_of_a_forgotten_table_nothing_is_left(both: Both) -> None:
    first, second = both.streams
    await written(first)
    first.delete_table(ROW.ident)
    log = first._subjects[ROW.ident]
    assert log.writing_task is not None
    await log.writing_task
    assert await first.fetch_newest_message(f"{SUBJECT_PREFIX}.>") is None
    assert first.get_last_sequence(ROW.ident) == 0 and not await first.is_owner(ROW.ident)
    assert await second.claim_table(ROW.ident) is None


@in_loop(both_repositories)
async def test_a_broker_that_does_not_know_the_stream_yet_does_not_say_that_there_is_no_table(
    both: Both,
) -> None:
    stream = both.streams[0]
    await stream._js.delete_stream(STREAM)
    with pytest.raises(nats.errors.Error):
        await stream.claim_table(ROW.ident)


@in_loop(both_repositories)
async def test_who_dies_while_forgetting_leaves_no_table_either(both: Both) -> None:
    first, second = both.streams
    await written(first)
    first._queue_record(ROW.ident, ("forget",), None)
    log = first._subjects[ROW.ident]
    assert log.writing_task is not None
    await log.writing_task
    assert await second.claim_table(ROW.ident) is None
    assert await second.fetch_newest_message(f"{SUBJECT_PREFIX}.>") is None
    with pytest.raises(OwnershipLost):
        await first._append(log, [("own", "server0")])


@in_loop(both_repositories)
async def test_old_tables_are_taken_over_from_nobody_but_the_dead(both: Both) -> None:
    first, second = clusters = await begun(both)
    other = replace(ROW, ident="f" * 16, code="654321", state="over", touched=1.0)
    for row in (ROW, other):
        await written(both.streams[0], row)
        both.streams[0].release_table(row.ident)
    assert await first._take_over(ROW.ident)
    await second.take_over_unused_tables(time.time() + 9)
    assert list(second._lobby.rooms) == [other.ident]
    # Nobody has come to it for long: the lobby forgets it at its next look.
    second._lobby._remove_expired()
    while await both.streams[0].fetch_newest_message(f"{SUBJECT_PREFIX}.{other.ident}.*"):
        await asyncio.sleep(0.01)
    assert await both.streams[0].fetch_newest_message(f"{SUBJECT_PREFIX}.{ROW.ident}.*")
    await ended(clusters)


def test_a_table_is_what_its_records_leave() -> None:
    fields = asdict(ROW)
    seat = {**asdict(ANA), "muted": ["x"], "blocked": [], "tokens": ["aa"]}
    recorded = RebuiltTable()
    for record in (
        ("table", fields),
        ("seat", seat),
        ("seat", {**seat, "seat": 1}),
        ("of a newer version", 1),
        ("step", 2, "late\n"),
        ("step", 0, "first\n"),
        ("step", 2, "last\n"),
        ("empty", 1),
        ("empty", 2),
    ):
        recorded.apply_record(record)
    assert recorded.table_row == ROW
    assert recorded.seat_rows_by_seat == {
        0: replace(ANA, tokens=("aa",), muted=frozenset("x"), blocked=frozenset())
    }
    assert recorded.join_steps() == "first\nlast\n"
    # A row that is written again comes before what belongs to it.
    recorded.apply_record(("table", {**fields, "state": "over"}))
    assert recorded.table_row == replace(ROW, state="over")
    recorded.apply_record(("forget",))
    assert recorded.table_row is None

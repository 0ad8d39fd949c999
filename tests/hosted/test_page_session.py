"""A page's stay on the server: what it is sent again, when its engine runs, and what ends it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from audiowar.client.transport import ConnectionChange, OpenTransport
from audiowar.server.hosted_pages import hosted_engine, page_session
from audiowar.server.hosted_pages.hosted_engine import EngineOutput, PausableClock
from audiowar.server.hosted_pages.loopback_transport import LoopbackTransport
from audiowar.server.hosted_pages.page_protocol import CloseReason
from audiowar.server.hosted_pages.page_session import PageSession, PageTransport
from audiowar.server.hosted_pages.shared_engine_thread import SharedEngineThread
from tests.server.in_loop import in_loop, until


class Engine:
    """An engine that says what the test wants."""

    def __init__(self, open_transport: OpenTransport) -> None:
        self.clock = PausableClock()
        self.turns: list[list[Any]] = []
        self.answers: list[list[dict[str, Any]]] = []
        self.due: float | None = None
        self.fault: Exception | None = None
        self.transport: LoopbackTransport | None = None
        self.received: list[Any] = []
        self.closed = 0
        self._open = open_transport

    def run_turn(self, messages: Sequence[Any]) -> EngineOutput:
        self.turns.append(list(messages))
        if self.fault is not None:
            raise self.fault
        if self.transport is not None:
            self.received += self.transport.take_received()
        due, self.due = self.due, None
        return EngineOutput(self.answers.pop(0) if self.answers else [], due)

    def connect(self) -> None:
        transport = self._open("ws://127.0.0.1:1/ws")
        assert isinstance(transport, LoopbackTransport)
        self.transport = transport

    def close(self) -> None:
        self.closed += 1


class Page(PageTransport):
    """A page's connection that writes down what it gets."""

    def __init__(self) -> None:
        self.frames: list[tuple[int, list[Any]]] = []
        self.why: list[str] = []
        self.codes: list[int] = []
        super().__init__(self._hear, self.codes.append)

    def _hear(self, text: str) -> None:
        said = json.loads(text)
        if "m" in said:
            self.frames.append((said["n"], said["m"]))
        else:
            self.why.append(said["why"])


class Tables:
    """The tables of the server, as one connection sees them."""

    def __init__(self) -> None:
        self.put: list[Callable[[str], None]] = []
        self.texts: list[str] = []
        self.lost = 0
        self.is_greeted = True

    def open(self, address: str, put: Callable[[str], None], close: Callable[[int], None]) -> Any:
        assert address == "192.0.2.7"
        self.put.append(put)
        return self

    def on_text(self, text: str) -> None:
        self.texts.append(text)

    def on_connection_lost(self) -> None:
        self.lost += 1


class Stay:
    """A session with an engine and tables of the test's own."""

    def __init__(self) -> None:
        self.engine_thread = SharedEngineThread(asyncio.get_running_loop())
        self.tables, self.ended, engines = Tables(), list[PageSession](), list[Engine]()

        def make(open_transport: OpenTransport) -> Any:
            engines.append(Engine(open_transport))
            return engines[0]

        self.session = PageSession(
            "key", "192.0.2.7", make, self.tables.open, self.engine_thread, self.ended.append
        )
        self.engine = engines[0]

    async def come(self, last_received: int = -1) -> Page:
        """Attach a page, and wait for the turn that this causes."""
        page, turns = Page(), len(self.engine.turns)
        self.session.attach(page, last_received)
        await until(lambda: len(self.engine.turns) > turns and not self.session._is_running)
        return page

    async def tell(self, *kinds: str) -> None:
        """Let the engine answer a key with messages of these kinds."""
        turns = len(self.engine.turns)
        self.engine.answers.append([{"t": kind, "x": turns} for kind in kinds])
        self.session.pass_messages_to_engine([{"t": "key"}])
        await until(lambda: len(self.engine.turns) > turns and not self.session._is_running)


@asynccontextmanager
async def stay() -> AsyncIterator[Stay]:
    one = Stay()
    try:
        yield one
    finally:
        one.session.end(CloseReason.SERVER_STOPS)
        await asyncio.to_thread(one.engine_thread.finish)
        assert one.engine.closed == 1 and one.ended == [one.session]


def numbers(page: Page) -> list[int]:
    return [number for number, _ in page.frames]


@in_loop(stay)
async def test_a_page_gets_again_what_it_has_not_said_to_have(one: Stay) -> None:
    first = await one.come()
    for _ in range(3):
        await one.tell("say", "list")
    assert numbers(first) == [1, 2, 3]
    one.session.acknowledge(1)
    second = await one.come(2)
    assert first.why == ["moved"] and numbers(second) == [3]
    assert second.frames == first.frames[2:]
    third = await one.come(2)
    assert numbers(third) == [3]
    await one.tell("say")
    assert numbers(third) == [3, 4] and numbers(first) == [1, 2, 3]


@in_loop(stay)
async def test_a_page_loaded_anew_gets_its_files_and_sentences_alone(one: Stay) -> None:
    await one.come()
    await one.tell("keep", "list", "say")
    await one.tell("list")
    again = await one.come()
    assert again.frames == [(1, [{"t": "keep", "x": 1}, {"t": "say", "x": 1}])]


@in_loop(stay)
async def test_an_old_connection_that_ends_late_does_not_end_the_new_one(one: Stay) -> None:
    first = await one.come()
    second = await one.come()
    one.session.pause_until_page_returns(first)
    await one.tell("say")
    assert numbers(second) == [1] and one.session.transport is second


@in_loop(stay)
async def test_an_engine_gets_a_few_messages_at_a_time_and_all_in_their_order(one: Stay) -> None:
    await one.come()
    del one.engine.turns[:]
    keys = [{"k": number} for number in range(10)]
    one.session.pass_messages_to_engine(keys[:9])
    one.session.pass_messages_to_engine(keys[9:])
    await until(lambda: sum(map(len, one.engine.turns)) == 10)
    assert [key for turn in one.engine.turns for key in turn] == keys
    assert [len(turn) for turn in one.engine.turns] == [4, 4, 2]


@in_loop(stay)
async def test_a_page_that_sends_more_than_the_engine_takes_is_sent_away(one: Stay) -> None:
    page = await one.come()
    one.session.pass_messages_to_engine([{"k": 1}] * page_session.MAX_PENDING_MESSAGES)
    assert page.why == []
    one.session.pass_messages_to_engine([{"k": 1}] * 5)
    assert page.why == ["fast"]


@in_loop(stay)
async def test_a_page_that_says_nothing_for_too_long_is_sent_away(
    one: Stay, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_session, "MAX_UNACKNOWLEDGED_FRAMES", 2)
    page = await one.come()
    await one.tell("say")
    await one.tell("say")
    assert page.why == []
    one.session.acknowledge(1)
    await one.tell("say")
    assert page.why == []
    await one.tell("say")
    assert page.why == ["slow"] and numbers(page) == [1, 2, 3, 4]
    # What was sent meanwhile is not lost.
    assert numbers(await one.come(2)) == [3, 4]


@in_loop(stay)
async def test_a_frame_that_is_too_long_ends_the_stay(
    one: Stay, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_session, "MAX_FRAME_LENGTH", 60)
    page = await one.come()
    await one.tell("say")
    assert numbers(page) == [1] and page.why == []
    await one.tell("say", "list", "table")
    assert numbers(page) == [1] and page.why == ["large"]


@in_loop(stay)
async def test_a_fault_of_the_engine_ends_the_stay_once(one: Stay) -> None:
    page = await one.come()
    one.engine.connect()
    await until(lambda: one.tables.put and not one.session._is_running)
    one.engine.fault = RuntimeError("broken")
    one.session.pass_messages_to_engine([{"k": 1}])
    await until(lambda: page.why)
    assert page.why == ["fault"] and one.ended == [one.session]
    one.session.end(CloseReason.AWAY_TOO_LONG)
    assert page.why == ["fault"] and one.tables.lost == 1


@in_loop(stay)
async def test_an_engine_runs_when_something_is_due_but_not_for_a_page_that_is_away(
    one: Stay,
) -> None:
    page = await one.come()
    turns = len(one.engine.turns)
    one.engine.due = 0.0
    await one.tell()
    await until(lambda: len(one.engine.turns) == turns + 2)
    assert one.engine.turns[-1] == []
    turns, one.engine.due = len(one.engine.turns), 0.0
    one.session.pass_messages_to_engine([{"k": 1}])
    one.session.pause_until_page_returns(page)
    await until(lambda: not one.session._is_running)
    assert len(one.engine.turns) == turns + 1 and one.session._timer is None


@in_loop(stay)
async def test_the_clock_stands_still_while_the_page_is_away(
    one: Stay, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = SimpleNamespace(now=100.0)
    monkeypatch.setattr(hosted_engine, "time", SimpleNamespace(monotonic=lambda: times.now))
    clock = one.engine.clock = PausableClock()
    page = await one.come()
    for seconds, is_here, running in ((5, True, 105), (7, False, 105), (2, True, 107)):
        if is_here and page is not one.session.transport:
            page = await one.come()
        elif not is_here:
            one.session.pause_until_page_returns(page)
        times.now += seconds
        assert clock.get_running_seconds() == running


@in_loop(stay)
async def test_what_comes_from_a_table_lets_the_engine_run_once(one: Stay) -> None:
    page = await one.come()
    one.engine.connect()
    await until(lambda: one.engine.received == [ConnectionChange.OPENED])
    assert one.engine.transport is not None
    await until(lambda: not one.session._is_running)
    turns = len(one.engine.turns)
    for text in "abc":
        one.tables.put[0](text)
    await until(lambda: one.engine.received[1:] == ["a", "b", "c"])
    # One turn took the first, and another one the others.
    await until(lambda: not one.session._is_running)
    assert len(one.engine.turns) <= turns + 2
    turns = len(one.engine.turns)
    one.engine.transport.send("mine")
    await until(lambda: one.tables.texts == ["mine"])
    one.session.pause_until_page_returns(page)
    one.tables.put[0]("d")
    assert not one.session._is_running and len(one.engine.turns) == turns
    await one.come()
    assert one.engine.received[1:] == ["a", "b", "c", "d"]


@in_loop(stay)
async def test_a_page_that_stays_away_for_five_seconds_leaves_the_table(one: Stay) -> None:
    page, loop = await one.come(), asyncio.get_running_loop()
    one.engine.connect()
    await until(lambda: one.tables.put)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loop, "time", lambda: 1000.0)
        one.session.pause_until_page_returns(page)
    timer = one.session._leave_timer
    assert timer is not None and timer.when() == 1005.0
    # While the page is loaded anew, nobody hears anything of it.
    page = await one.come()
    assert timer.cancelled() and one.tables.lost == 0
    one.session.pause_until_page_returns(page)
    one.session._leave_tables()
    assert one.tables.lost == 1
    assert one.engine.transport is not None and one.engine.transport.is_closed
    await one.come()
    assert one.engine.received[-1] is ConnectionChange.CLOSED


@in_loop(stay)
async def test_a_connection_to_a_table_ends_after_what_was_sent(one: Stay) -> None:
    await one.come()
    one.engine.connect()
    transport = one.engine.transport
    assert transport is not None
    for text in ("a", "b"):
        transport.send(text)
    transport.close()
    transport.send("too late")
    await until(lambda: transport.is_closed)
    assert one.tables.texts == ["a", "b"] and one.tables.lost == 1
    one.tables.put[0]("nobody hears this")
    await until(lambda: one.engine.received)
    assert one.engine.received == [ConnectionChange.OPENED, ConnectionChange.CLOSED]

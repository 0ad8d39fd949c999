"""A page's stay on the server: what it is sent again, when its engine runs, and what ends it."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from audiowar.client.transport import ConnectionChange, OpenTransport
from audiowar.resources import find_data_folder
from audiowar.server.hosted_pages import (
    engine_pool,
    hosted_engine,
    page_connection,
    page_session,
    player_files,
)
from audiowar.server.hosted_pages.engine_pool import EnginePool
from audiowar.server.hosted_pages.hosted_engine import EngineOutput, HostedEngine, PausableClock
from audiowar.server.hosted_pages.loopback_transport import LoopbackTransport
from audiowar.server.hosted_pages.page_protocol import CloseReason
from audiowar.server.hosted_pages.page_session import PageSession
from audiowar.server.hosted_pages.shared_engine_thread import SharedEngineThread
from audiowar.server.rooms.server_limits import Limits
from audiowar.sound.packs import STANDARD_PACK_NAME
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web import page_sound_backend
from audiowar.web.page_engine_messages import PAGE_PROTOCOL_VERSION
from tests.hosted.test_engine_pool import Line, memory, run

__all__ = ["memory"]
PATIENCE = 60.0
"""Seconds after which a test gives up; nothing is measured by it."""


async def until(enough: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not enough():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


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


class Page:
    """A page's connection that writes down what it gets."""

    def __init__(self) -> None:
        self.frames: list[tuple[int, list[Any]]] = []
        self.why: list[str] = []

    def send(self, text: str) -> None:
        said = json.loads(text)
        self.frames.append((said["n"], said["m"]))

    def close_with_reason(self, reason: CloseReason) -> None:
        self.why.append(reason.value)


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


def stay(test: Callable[[Stay], Awaitable[None]]) -> None:
    async def whole() -> None:
        one = Stay()
        try:
            await test(one)
        finally:
            one.session.end(CloseReason.SERVER_STOPS)
            await asyncio.to_thread(one.engine_thread.run_waiting_jobs_and_end)
            assert one.engine.closed == 1 and one.ended == [one.session]

    asyncio.run(asyncio.wait_for(whole(), PATIENCE))


def numbers(page: Page) -> list[int]:
    return [number for number, _ in page.frames]


def test_a_page_gets_again_what_it_has_not_said_to_have() -> None:
    async def test(one: Stay) -> None:
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

    stay(test)


def test_a_page_loaded_anew_gets_its_files_and_sentences_alone() -> None:
    async def test(one: Stay) -> None:
        await one.come()
        await one.tell("keep", "list", "say")
        await one.tell("list")
        again = await one.come()
        assert again.frames == [(1, [{"t": "keep", "x": 1}, {"t": "say", "x": 1}])]

    stay(test)


def test_an_old_connection_that_ends_late_does_not_end_the_new_one() -> None:
    async def test(one: Stay) -> None:
        first = await one.come()
        second = await one.come()
        one.session.pause_until_page_returns(first)
        await one.tell("say")
        assert numbers(second) == [1] and one.session.transport is second

    stay(test)


def test_an_engine_gets_a_few_messages_at_a_time_and_all_in_their_order() -> None:
    async def test(one: Stay) -> None:
        await one.come()
        del one.engine.turns[:]
        keys = [{"k": number} for number in range(10)]
        one.session.pass_messages_to_engine(keys[:9])
        one.session.pass_messages_to_engine(keys[9:])
        await until(lambda: sum(map(len, one.engine.turns)) == 10)
        assert [key for turn in one.engine.turns for key in turn] == keys
        assert [len(turn) for turn in one.engine.turns] == [4, 4, 2]

    stay(test)


def test_a_page_that_sends_more_than_the_engine_takes_is_sent_away() -> None:
    async def test(one: Stay) -> None:
        page = await one.come()
        one.session.pass_messages_to_engine([{"k": 1}] * page_session.MAX_PENDING_MESSAGES)
        assert page.why == []
        one.session.pass_messages_to_engine([{"k": 1}] * 5)
        assert page.why == ["fast"]

    stay(test)


def test_a_page_that_says_nothing_for_too_long_is_sent_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page_session, "MAX_UNACKNOWLEDGED_FRAMES", 2)

    async def test(one: Stay) -> None:
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

    stay(test)


def test_a_frame_that_is_too_long_ends_the_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_session, "MAX_FRAME_LENGTH", 60)

    async def test(one: Stay) -> None:
        page = await one.come()
        await one.tell("say")
        assert numbers(page) == [1] and page.why == []
        await one.tell("say", "list", "table")
        assert numbers(page) == [1] and page.why == ["large"]

    stay(test)


def test_a_fault_of_the_engine_ends_the_stay_once() -> None:
    async def test(one: Stay) -> None:
        page = await one.come()
        one.engine.fault = RuntimeError("broken")
        one.session.pass_messages_to_engine([{"k": 1}])
        await until(lambda: page.why)
        assert page.why == ["fault"] and one.ended == [one.session]
        one.session.end(CloseReason.AWAY_TOO_LONG)
        assert page.why == ["fault"]

    stay(test)


def test_an_engine_runs_when_something_is_due_but_not_for_a_page_that_is_away() -> None:
    async def test(one: Stay) -> None:
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
        assert len(one.engine.turns) == turns + 1
        await asyncio.sleep(0.05)
        assert len(one.engine.turns) == turns + 1

    stay(test)


def test_the_clock_stands_still_while_the_page_is_away() -> None:
    async def test(one: Stay) -> None:
        clock = one.engine.clock
        begun = clock.get_running_seconds()
        await asyncio.sleep(0.01)
        assert clock.get_running_seconds() == begun
        page = await one.come()
        await until(lambda: clock.get_running_seconds() > begun)
        one.session.pause_until_page_returns(page)
        stopped = clock.get_running_seconds()
        began = time.monotonic()
        await asyncio.sleep(0.05)
        assert clock.get_running_seconds() == stopped
        away = time.monotonic() - began
        await one.come()
        assert stopped <= clock.get_running_seconds() <= stopped + time.monotonic() - began - away

    stay(test)


def test_what_comes_from_a_table_lets_the_engine_run_once() -> None:
    async def test(one: Stay) -> None:
        page = await one.come()
        one.engine.connect()
        await until(lambda: one.engine.received == [ConnectionChange.OPENED])
        assert one.engine.transport is not None
        await until(lambda: not one.session._is_running)
        turns = len(one.engine.turns)
        for text in "abc":
            one.tables.put[0](text)
        await until(lambda: one.engine.received[1:] == ["a", "b", "c"])
        assert len(one.engine.turns) == turns + 1
        one.engine.transport.send("mine")
        await until(lambda: one.tables.texts == ["mine"])
        one.session.pause_until_page_returns(page)
        one.tables.put[0]("d")
        await asyncio.sleep(0.05)
        assert len(one.engine.turns) == turns + 1
        await one.come()
        assert one.engine.received[1:] == ["a", "b", "c", "d"]

    stay(test)


def test_a_page_that_stays_away_leaves_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_session, "LEAVE_TABLE_DELAY", 0.02)

    async def test(one: Stay) -> None:
        page = await one.come()
        one.engine.connect()
        await until(lambda: one.tables.put)
        one.session.pause_until_page_returns(page)
        # Who is back at once has not been away.
        page = await one.come()
        await asyncio.sleep(0.1)
        assert one.tables.lost == 0
        one.session.pause_until_page_returns(page)
        await until(lambda: one.tables.lost == 1)
        assert one.engine.transport is not None and one.engine.transport.is_closed
        await one.come()
        assert one.engine.received[-1] is ConnectionChange.CLOSED

    stay(test)


def test_a_connection_to_a_table_ends_after_what_was_sent() -> None:
    async def test(one: Stay) -> None:
        await one.come()
        one.engine.connect()
        transport = one.engine.transport
        assert transport is not None
        for text in ("a", "b"):
            transport.send(text)
        transport.close()
        transport.send("too late")
        await until(lambda: transport.is_closed)
        await asyncio.sleep(0.02)
        assert one.tables.texts == ["a", "b"] and one.tables.lost == 1
        one.tables.put[0]("nobody hears this")
        await until(lambda: one.engine.received)
        assert one.engine.received == [ConnectionChange.OPENED, ConnectionChange.CLOSED]

    stay(test)


def test_who_ends_is_at_no_table_any_more() -> None:
    async def test(one: Stay) -> None:
        page = await one.come()
        one.engine.connect()
        await until(lambda: one.tables.put)
        one.session.end(CloseReason.AWAY_TOO_LONG)
        assert page.why == ["gone"] and one.tables.lost == 1

    stay(test)


# Through the pool of engines


def come(
    line: Line, token: str = "", got: int = -1, version: int = PAGE_PROTOCOL_VERSION
) -> dict[str, Any]:
    """Greet the server; return the last thing that it says at once."""
    line.send({"t": "come", "v": version, "token": token, "got": got})
    return dict(next(one for one in reversed(line.heard) if "t" in one))


def test_a_page_is_known_from_its_start_on() -> None:
    async def test(opened: EnginePool) -> None:
        first, second, third = (Line(opened) for _ in range(3))
        here = come(first)
        room = Limits().max_brought_file_bytes
        assert here == {"t": "here", "token": here["token"], "known": False, "room": room}
        assert first.talker.is_greeted and not second.talker.is_greeted
        assert come(second, here["token"])["known"] is False
        assert first.sorry == ["moved"] and first.closed == [1000]
        second.send({"t": "start", "v": PAGE_PROTOCOL_VERSION, "langs": ["en"]})
        assert come(third, here["token"], 0) == {**here, "known": True}
        assert come(Line(opened), "f" * 32)["token"] != here["token"]

    run(test)


def test_what_a_page_says_to_have_is_not_sent_again() -> None:
    async def test(opened: EnginePool) -> None:
        first, second, third = (Line(opened) for _ in range(3))
        token = await first.come()
        await first.rests()
        last = max(one["n"] for one in first.heard if "n" in one)
        come(second, token, 0)
        assert [one["n"] for one in second.heard if "n" in one] == [*range(1, last + 1)]
        second.send({"t": "got", "n": last - 1})
        come(third, token, 0)
        assert [one["n"] for one in third.heard if "n" in one] == [last]

    run(test)


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "[1]", '[{"t":"come","v":0}]', '[{"t":"start"}]', json.dumps([{}] * 21)],
)
def test_what_is_no_frame_closes_the_connection(text: str) -> None:
    async def test(opened: EnginePool) -> None:
        line = Line(opened)
        line.talker.on_text(text)
        assert line.sorry == ["frame"] and line.closed == [1008]
        other = Line(opened)
        come(other)
        other.send(*[{"t": "ping"}] * 20)
        assert other.heard[-20:] == [{"t": "pong"}] * 20 and not other.closed

    run(test)


def test_there_is_room_for_so_many_and_who_is_away_makes_room() -> None:
    async def test(opened: EnginePool) -> None:
        first, second, third = (Line(opened, f"192.0.2.{number}") for number in range(3))
        token = await first.come()
        assert come(second)["why"] == "full" and second.closed == [1013]
        first.talker.on_connection_lost()
        await third.come()
        assert opened.find_session(token) is None and not third.sorry

    run(test, Limits(thinking_time_factor=0, max_hosted_engines=1))


def test_of_two_that_are_away_the_one_that_left_first_makes_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(opened: EnginePool) -> None:
        lines = [Line(opened) for _ in range(2)]
        tokens = [await line.come() for line in lines]
        for line in reversed(lines):
            line.talker.on_connection_lost()
            await asyncio.sleep(0.01)
        await Line(opened).come()
        assert opened.find_session(tokens[0]) is not None
        assert opened.find_session(tokens[1]) is None

    run(test, Limits(thinking_time_factor=0, max_connections_per_address=2))


def test_a_server_that_stops_says_so() -> None:
    async def test(opened: EnginePool) -> None:
        line = Line(opened)
        line.talker.close_with_retry(3)
        assert line.sorry == ["bye"] and line.closed == [1000]

    run(test)


def test_long_frames_are_taken_until_they_are_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_connection, "LONG_FRAME_BYTE_RATE_FACTOR", 0)

    async def test(opened: EnginePool) -> None:
        line = Line(opened)
        come(line)
        bring = {"t": "bring", "f": "games/a.jsonl", "at": 0, "x": "x" * 5000, "d": 0}
        line.send(bring)
        assert not line.sorry
        line.send({**bring, "x": "x" * 5000})
        assert line.sorry == ["large"] and line.closed == [1009]

    run(test, Limits(thinking_time_factor=0, max_brought_file_bytes=8000))


def test_frames_without_a_text_count_too() -> None:
    async def test(opened: EnginePool) -> None:
        line = Line(opened)
        assert [line.talker.count_frame() for _ in range(3)] == [True, True, False]
        for _ in range(49):
            line.talker.count_frame()
        assert not line.sorry
        line.talker.count_frame()
        assert line.sorry == ["fast"] and line.closed == [1008]

    run(test, Limits(thinking_time_factor=0, max_frame_burst=2, frames_per_second=1e-6))


def told(line: Line) -> list[Any]:
    return [one for frame in line.heard for one in frame.get("m", ())]


def test_a_page_is_asked_for_its_own_files_and_gets_the_changed_ones(memory: Path) -> None:
    async def test(opened: EnginePool) -> None:
        line = Line(opened)
        come(line)
        settings = '{"language": "sr"}'
        line.send({"t": "bring", "f": "settings.json", "at": 0, "x": settings, "d": 1_500_000})
        line.send({"t": "bring", "f": "../settings.json", "at": 0, "x": "{}", "d": None})
        line.send({"t": "start", "v": PAGE_PROTOCOL_VERSION, "langs": ["en"]})
        await line.until(lambda: any(one["t"] == "words" for one in told(line)))
        (folder,) = memory.iterdir()
        assert not (memory / "settings.json").exists()
        assert next(one for one in told(line) if one["t"] == "words")["l"].startswith("sr")
        await line.rests()
        kept = (folder / "settings.json").read_text(encoding="utf-8")
        seen = len(told(line))
        line.send({"t": "miss", "f": "settings.json"})
        await line.until(lambda: any(one["t"] == "keep" for one in told(line)[seen:]))
        again = next(one for one in told(line)[seen:] if one["t"] == "keep")
        assert (again["f"], again["at"], again["x"]) == ("settings.json", 0, kept)

    run(test)


def test_an_import_comes_in_parts(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_engine, "MAX_IMPORT_CHARACTERS", 5)
    engine = HostedEngine(
        LaunchOptions(),
        page_sound_backend.load_sound_index(find_data_folder("sounds") / STANDARD_PACK_NAME),
        lambda url: pytest.fail(url),
        "http://localhost/",
    )
    handled: list[Any] = []
    monkeypatch.setattr(engine._engine, "handle_messages", handled.extend)
    engine.run_turn([{"t": "part", "x": "ab"}, {"t": "part", "x": "cd"}, {"t": "import"}])
    assert handled == [{"t": "import", "x": "abcd", "cut": False}]
    del handled[:]
    for parts in (["abcd", "efgh"], ["abcdef"], ["abcd", "e", "f", "gh"]):
        handled.clear()
        engine.run_turn([*({"t": "part", "x": part} for part in parts), {"t": "import"}])
        assert [one["cut"] for one in handled] == [True]
        assert all(len(one["x"]) <= 5 for one in handled)
    handled.clear()
    # The page need not send a file of which it knows that it is too long.
    engine.run_turn([{"t": "import", "cut": True}])
    assert handled == [{"t": "import", "x": "", "cut": True}]
    handled.clear()
    engine.run_turn([{"t": "part", "x": "abcde"}, {"t": "import"}])
    assert handled == [{"t": "import", "x": "abcde", "cut": False}]
    engine.close()
    assert [*memory.iterdir()] == []


def test_a_file_that_became_shorter_is_sent_whole() -> None:
    folder = player_files.PlayerFiles()
    try:
        game = folder.path / "games" / "a.jsonl"
        game.parent.mkdir()
        game.write_text("first\nsecond\n", encoding="utf-8")
        folder.remove_old_matches_and_take_changes()
        with game.open("r+", encoding="utf-8") as file:
            file.truncate(6)
        (whole,) = folder.remove_old_matches_and_take_changes()
        assert (whole["at"], whole["x"]) == (0, "first\n")
        assert not folder.restore_file_part("games/none.jsonl", 1, "x", 0.0)
        assert not folder.restore_file_part("notes.txt", 0, "x", 0.0)
    finally:
        folder.delete_folder()


def test_the_browser_deletes_a_file_once_that_the_player_deleted() -> None:
    folder = player_files.PlayerFiles()
    try:
        (folder.path / "settings.json").write_text("{}", encoding="utf-8")
        folder.remove_old_matches_and_take_changes()
        (folder.path / "settings.json").unlink()
        (gone,) = folder.remove_old_matches_and_take_changes()
        assert gone == {"t": "keep", "f": "settings.json", "x": None}
        assert folder.remove_old_matches_and_take_changes() == []
    finally:
        folder.delete_folder()


def test_a_file_is_sent_whole_unless_it_only_grew() -> None:
    folder = player_files.PlayerFiles()
    try:
        settings, game = folder.path / "settings.json", folder.path / "games" / "a.jsonl"
        game.parent.mkdir()
        for path in (settings, game):
            path.write_text("{}\n", encoding="utf-8")
        folder.remove_old_matches_and_take_changes()
        for path in (settings, game):
            with path.open("r+", encoding="utf-8") as file:
                file.write('{"a": 1}\n')
        sent = {
            one["f"]: (one["at"], one["x"]) for one in folder.remove_old_matches_and_take_changes()
        }
        assert sent == {"settings.json": (0, '{"a": 1}\n'), "games/a.jsonl": (3, '": 1}\n')}
        os.utime(game, (7.0, 7.0))
        (touched,) = folder.remove_old_matches_and_take_changes()
        assert (touched["at"], touched["x"], touched["d"]) == (9, "", 7000)
    finally:
        folder.delete_folder()


def test_an_engine_gets_the_address_of_its_page_and_asks_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[tuple[Any, str]] = []

    def make(launch: LaunchOptions, sounds: object, carry: OpenTransport, page: str) -> Engine:
        made.append((launch, page))
        return Engine(carry)

    monkeypatch.setattr(engine_pool, "HostedEngine", make)

    async def test(opened: EnginePool) -> None:
        for home in ("https://play.example.org/cards/", "file:///etc/", ""):
            Line(opened).send({"t": "come", "v": PAGE_PROTOCOL_VERSION, "home": home})
        addresses = [page for _, page in made]
        default = "http://localhost/"
        assert addresses == ["https://play.example.org/cards/", default, default]
        assert all(launch.has_looked_for_updates for launch, _ in made)
        assert len({launch.services.load_catalogue for launch, _ in made}) == 1

    run(test)


def test_who_is_away_for_a_while_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_pool, "SWEEP_INTERVAL", 0.001)

    async def test(opened: EnginePool) -> None:
        line = Line(opened)
        token = str(come(line)["token"])
        line.talker.on_connection_lost()
        await asyncio.sleep(0.05)
        assert opened.find_session(token) is not None

    run(test)


def test_a_file_keeps_the_time_that_the_browser_knows(memory: Path) -> None:
    async def test(opened: EnginePool) -> None:
        line = Line(opened)
        come(line)
        for name, written in (("a", 1_500_000), ("b", "soon")):
            game = f"games/finished/{name}.jsonl"
            line.send({"t": "bring", "f": game, "at": 0, "x": "{}\n", "d": written})
        (folder,) = memory.iterdir()
        games = [folder / "games" / "finished" / f"{name}.jsonl" for name in "ab"]
        await until(games[1].exists)
        line.send({"t": "start", "v": PAGE_PROTOCOL_VERSION, "langs": ["en"]})
        await line.until(lambda: bool(told(line)))
        assert [game.stat().st_mtime for game in games] == [1500.0, 0.0]

    run(test)


def test_a_folder_that_cannot_be_removed_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def test(one: Stay) -> None:
        whole = one.engine.close

        def close() -> None:
            whole()
            raise OSError("busy")

        one.engine.close = close  # type: ignore[method-assign]
        await one.come()
        one.session.end(CloseReason.SERVER_STOPS)
        await until(lambda: caplog.records)
        assert "a player's folder could not be removed" in caplog.text

    stay(test)


def test_who_is_back_within_five_seconds_has_not_left_the_table() -> None:
    async def test(one: Stay) -> None:
        page, loop = await one.come(), asyncio.get_running_loop()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop, "time", lambda: 1000.0)
            one.session.pause_until_page_returns(page)
        timer = one.session._leave_timer
        assert timer is not None and timer.when() == 1005.0
        # While the page is loaded anew, nobody hears anything of it.
        await one.come()
        assert timer.cancelled()

    stay(test)

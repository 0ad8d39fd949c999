"""The house of players whose engines run on the server: how long they stay, what ends a stay."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from audiowar.client.transport import OpenTransport
from audiowar.resources import find_data_folder
from audiowar.server.hosted_pages import engine_pool, hosted_engine, page_connection, player_files
from audiowar.server.hosted_pages.engine_pool import EnginePool
from audiowar.server.hosted_pages.hosted_engine import HostedEngine
from audiowar.server.net.websocket import FrameReceiver
from audiowar.server.rooms.server_limits import Limits
from audiowar.sound.packs import STANDARD_PACK_NAME
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web import page_sound_backend
from audiowar.web.page_engine_messages import PAGE_PROTOCOL_VERSION
from tests.server.in_loop import in_loop, until

from .test_page_session import Engine

PATIENCE = 60.0
"""Seconds after which a test gives up; nothing is measured by it."""


@pytest.fixture(autouse=True)
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the players' folders are."""
    folder = tmp_path / "Ž Đ"
    folder.mkdir()
    monkeypatch.setattr(player_files, "MEMORY_FOLDER", folder)
    return folder


COUNT = itertools.count()


class Line:
    """A connection without a socket."""

    def __init__(self, house: EnginePool, address: str = "192.0.2.7") -> None:
        self.heard: list[Any] = []
        self.closed: list[int] = []
        self.when: list[int] = []
        """Of each thing heard, how many were heard anywhere before."""
        self.talker: FrameReceiver = house.make_page_connection(
            address, self._hear, self.closed.append
        )

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.when.append(next(COUNT))

    def send(self, *messages: Any) -> None:
        """Say something to the server."""
        self.talker.on_text(json.dumps(messages))

    async def come(self, token: str = "") -> str:
        """Come and begin; return the token."""
        self.send({"t": "come", "v": PAGE_PROTOCOL_VERSION, "token": token, "got": -1})
        self.send({"t": "start", "v": PAGE_PROTOCOL_VERSION, "langs": ["en"]})
        await until(lambda: any("m" in one for one in self.heard))
        return str(self.heard[0]["token"])

    async def rests(self) -> None:
        """Wait until nothing more is heard."""
        heard, since = -1, time.monotonic()
        end = since + PATIENCE
        while time.monotonic() < since + 0.2:
            assert time.monotonic() < end, self.heard
            if heard != len(self.heard):
                heard, since = len(self.heard), time.monotonic()
            await asyncio.sleep(0.01)

    @property
    def sorry(self) -> list[str]:
        """Why it was ended."""
        return [one["why"] for one in self.heard if one.get("t") == "sorry"]


def nowhere(
    address: str, put: Callable[[str], None], close: Callable[[int], None]
) -> FrameReceiver:
    """There are no tables here."""
    raise AssertionError


@asynccontextmanager
async def open_pool(limits: Limits | None = None) -> AsyncIterator[EnginePool]:
    opened = EnginePool(limits or Limits(thinking_time_factor=0), nowhere)
    try:
        yield opened
    finally:
        await opened.close()


@in_loop(open_pool)
async def test_a_fault_ends_one_stay_alone_and_is_told(
    opened: EnginePool, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = HostedEngine.run_turn

    def turn(self: HostedEngine, messages: Any) -> Any:
        if any(one.get("k") == "f12" for one in messages):
            raise RuntimeError("broken")
        return whole(self, messages)

    monkeypatch.setattr(HostedEngine, "run_turn", turn)
    ana, ben = Line(opened), Line(opened)
    token = await ana.come()
    await ben.come()
    ana.send({"t": "key", "k": "f12"})
    await until(lambda: bool(ana.sorry))
    assert ana.sorry == ["fault"] and ana.closed
    before = len(ben.heard)
    ben.send({"t": "key", "k": "down"})
    await until(lambda: len(ben.heard) > before)
    assert not ben.sorry and opened.find_session(token) is None


@in_loop(open_pool)
async def test_who_stays_away_too_long_is_let_go_with_the_folder(
    opened: EnginePool, *, memory: Path
) -> None:
    loop = asyncio.get_running_loop()
    ana, ben = Line(opened), Line(opened)
    away, here = await ana.come(), await ben.come()
    assert len([*memory.iterdir()]) == 2
    ana.talker.on_connection_lost()
    lost_at = loop.time()
    for seconds, is_kept in ((Limits().seconds_engine_waits_for_page - 1, True), (601, False)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop, "time", lambda seconds=seconds: lost_at + seconds)
            opened._end_expired()
        assert (opened.find_session(away) is not None) == is_kept
    await until(lambda: len([*memory.iterdir()]) == 1)
    assert opened.find_session(here) is not None


@in_loop(open_pool)
async def test_folders_are_for_their_owner_alone_and_gone_with_the_pool(
    opened: EnginePool, *, memory: Path
) -> None:
    await Line(opened).come()
    (folder,) = memory.iterdir()
    assert folder.stat().st_mode & 0o077 == 0
    await opened.close()
    assert [*memory.iterdir()] == []


@in_loop(open_pool)
async def test_what_a_killed_server_has_left_is_removed_by_the_next(
    opened: EnginePool, *, memory: Path
) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    left, living = memory / f"audiowar-{ended.pid}-abc", memory / f"audiowar-{os.getppid()}-abc"
    for folder in (left, living, memory / "audiowar-other"):
        (folder / "games").mkdir(parents=True)
    await EnginePool(opened.limits, nowhere).close()
    assert not left.exists() and living.exists() and (memory / "audiowar-other").exists()


@in_loop(open_pool)
async def test_who_presses_many_keys_lets_others_have_their_turn(opened: EnginePool) -> None:
    ana, ben = Line(opened), Line(opened)
    await ana.come()
    await ben.come()
    for one in (ana, ben):
        await one.rests()
    begun, before = len(ana.heard), len(ben.heard)
    for _ in range(5):
        ana.send(*[{"t": "key", "k": key} for key in ("down", "up") * 10])
    ben.send({"t": "key", "k": "down"})
    await until(lambda: len(ana.heard) - begun >= 25)
    assert sum(when < ben.when[before] for when in ana.when[begun:]) < 5


@in_loop(
    partial(
        open_pool, limits=Limits(thinking_time_factor=0, frames_per_second=1, max_frame_burst=1000)
    )
)
async def test_too_many_messages_in_few_frames_are_too_many(opened: EnginePool) -> None:
    ana = Line(opened)
    await ana.come()
    for _ in range(80):
        ana.send(*[{"t": "key", "k": "down"}] * 20)
    assert ana.sorry[0] == "fast" and ana.closed


@in_loop(open_pool)
async def test_who_is_barred_is_sent_away_in_words_with_or_without_a_session(
    opened: EnginePool,
) -> None:
    near, away, silent, far = (Line(opened, f"192.0.2.{number}") for number in (7, 7, 7, 8))
    tokens = [await one.come() for one in (near, away, far)]
    away.talker.on_connection_lost()
    moved = Line(opened, "192.0.2.9")
    # A page whose session began at the barred address, and which has come back from another.
    moved_token = await Line(opened, "192.0.2.7").come()
    moved.send({"t": "come", "v": PAGE_PROTOCOL_VERSION, "token": moved_token, "got": 0})
    assert opened.disconnect_barred(lambda address: address == "192.0.2.1") == 0
    before = len(far.heard)
    # The connections of `near`, `silent`, `moved`, and the one from which `moved` has come.
    assert opened.disconnect_barred(lambda address: address == "192.0.2.7") == 4
    for one in (near, silent, moved):
        assert (one.sorry[-1], one.closed[-1]) == ("barred", 1008)
    found = [opened.find_session(token) is not None for token in (*tokens, moved_token)]
    assert found == [False, False, True, False]
    far.send({"t": "key", "k": "down"})
    await until(lambda: len(far.heard) > before)
    assert not far.sorry and not far.closed
    for one in (near, silent, moved):
        one.talker.on_connection_lost()
    assert opened.disconnect_barred(lambda address: address != "192.0.2.8") <= 1


def come(
    line: Line, token: str = "", got: int = -1, version: int = PAGE_PROTOCOL_VERSION
) -> dict[str, Any]:
    """Greet the server; return the last thing that it says at once."""
    line.send({"t": "come", "v": version, "token": token, "got": got})
    return dict(next(one for one in reversed(line.heard) if "t" in one))


@in_loop(open_pool)
async def test_a_page_is_known_from_its_start_on(opened: EnginePool) -> None:
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


@in_loop(open_pool)
async def test_what_is_no_frame_closes_the_connection(opened: EnginePool) -> None:
    for text in (
        *("", "{}", "[]", "[1]", "null", "[" * 3000, '"x"', "[{}]", "\ud7ff"),
        *('[{"t":"come","v":0}]', '[{"t":"come"}]', '[{"t":"start"}]', json.dumps([{}] * 21)),
    ):
        line = Line(opened)
        line.talker.on_text(text)
        assert line.sorry == ["frame"] and line.closed == [1008], text
    other = Line(opened)
    come(other)
    other.send(*[{"t": "ping"}] * 20)
    assert other.heard[-20:] == [{"t": "pong"}] * 20 and not other.closed


@in_loop(partial(open_pool, limits=Limits(thinking_time_factor=0, max_hosted_engines=1)))
async def test_there_is_room_for_so_many_and_who_is_away_makes_room(opened: EnginePool) -> None:
    first, second, third = (Line(opened, f"192.0.2.{number}") for number in range(3))
    token = await first.come()
    assert come(second)["why"] == "full" and second.closed == [1013]
    first.talker.on_connection_lost()
    await third.come()
    assert opened.find_session(token) is None and not third.sorry


@in_loop(partial(open_pool, limits=Limits(thinking_time_factor=0, max_connections_per_address=2)))
async def test_of_two_that_are_away_the_one_that_left_first_makes_room(opened: EnginePool) -> None:
    lines = [Line(opened) for _ in range(2)]
    tokens = [await line.come() for line in lines]
    times = iter((1000.0, 1001.0))
    for line in reversed(lines):
        with pytest.MonkeyPatch.context() as patch:
            now = next(times)
            patch.setattr(asyncio.get_running_loop(), "time", lambda now=now: now)
            line.talker.on_connection_lost()
    await Line(opened).come()
    assert opened.find_session(tokens[0]) is not None
    assert opened.find_session(tokens[1]) is None


@in_loop(partial(open_pool, limits=Limits(thinking_time_factor=0, max_brought_file_bytes=8000)))
async def test_long_frames_are_taken_until_they_are_too_much(
    opened: EnginePool, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_connection, "LONG_FRAME_BYTE_RATE_FACTOR", 0)
    line = Line(opened)
    come(line)
    bring = {"t": "bring", "f": "games/a.jsonl", "at": 0, "x": "x" * 5000, "d": 0}
    line.send(bring)
    assert not line.sorry
    line.send({**bring, "x": "x" * 5000})
    assert line.sorry == ["large"] and line.closed == [1009]


@in_loop(
    partial(
        open_pool, limits=Limits(thinking_time_factor=0, max_frame_burst=2, frames_per_second=1e-06)
    )
)
async def test_frames_without_a_text_count_too(opened: EnginePool) -> None:
    line = Line(opened)
    assert [line.talker.count_frame() for _ in range(3)] == [True, True, False]
    for _ in range(49):
        line.talker.count_frame()
    assert not line.sorry
    line.talker.count_frame()
    assert line.sorry == ["fast"] and line.closed == [1008]


def told(line: Line) -> list[Any]:
    return [one for frame in line.heard for one in frame.get("m", ())]


@in_loop(open_pool)
async def test_a_page_is_asked_for_its_own_files_and_gets_the_changed_ones(
    opened: EnginePool, *, memory: Path
) -> None:
    line = Line(opened)
    come(line)
    settings = '{"language": "sr"}'
    line.send({"t": "bring", "f": "settings.json", "at": 0, "x": settings, "d": 1_500_000})
    line.send({"t": "bring", "f": "../settings.json", "at": 0, "x": "{}", "d": None})
    line.send({"t": "start", "v": PAGE_PROTOCOL_VERSION, "langs": ["en"]})
    await until(lambda: any(one["t"] == "words" for one in told(line)))
    (folder,) = memory.iterdir()
    assert not (memory / "settings.json").exists()
    assert next(one for one in told(line) if one["t"] == "words")["l"].startswith("sr")
    await line.rests()
    kept = (folder / "settings.json").read_text(encoding="utf-8")
    seen = len(told(line))
    line.send({"t": "miss", "f": "settings.json"})
    await until(lambda: any(one["t"] == "keep" for one in told(line)[seen:]))
    again = next(one for one in told(line)[seen:] if one["t"] == "keep")
    assert (again["f"], again["at"], again["x"]) == ("settings.json", 0, kept)


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


@in_loop(open_pool)
async def test_an_engine_gets_the_address_of_its_page_and_asks_nobody_else(
    opened: EnginePool, *, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[Any, str]] = []

    def make(launch: LaunchOptions, sounds: object, carry: OpenTransport, page: str) -> Engine:
        made.append((launch, page))
        return Engine(carry)

    monkeypatch.setattr(engine_pool, "HostedEngine", make)
    pages = ["https://play.example.org/cards/", "http://192.168.1.5:7470/"]
    for home in (*pages, "file:///etc/", ""):
        Line(opened).send({"t": "come", "v": PAGE_PROTOCOL_VERSION, "home": home})
    addresses = [page for _, page in made]
    default = "http://localhost/"
    assert addresses == [*pages, default, default]
    assert all(launch.has_looked_for_updates for launch, _ in made)
    assert len({launch.services.load_catalogue for launch, _ in made}) == 1


@in_loop(partial(open_pool, limits=Limits(thinking_time_factor=0, max_frame_burst=1000)))
async def test_nonsense_in_messages_does_nothing(opened: EnginePool) -> None:
    ana = Line(opened)
    await ana.come()
    kinds = ("key", "do", "pick", "type", "amount", "voice", "import", "bring", "part", "miss")
    values: tuple[Any, ...] = (None, -1, "\0" * 300, [], {"t": {}}, True)
    for kind in kinds:
        for value in values:
            odd = dict.fromkeys(("k", "c", "i", "x", "f", "at", "d", "names", "n"), value)
            ana.send({"t": kind, **odd})
            await asyncio.sleep(0)
    ana.send({"t": "stored", "ok": 3}, {"t": "exported"}, {"t": 7}, {"t": "start", "v": 9})
    await ana.rests()
    seen = len(told(ana))
    ana.send({"t": "key", "k": "down"})
    await until(lambda: len(told(ana)) > seen)
    assert not ana.sorry and not ana.closed

"""The house of players whose engines run on the server: how long they stay, what ends a stay."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from audiowar.server.hosted_pages import engine_pool, player_files
from audiowar.server.hosted_pages.engine_pool import EnginePool
from audiowar.server.hosted_pages.hosted_engine import HostedEngine
from audiowar.server.hosted_pages.player_files import PlayerFiles, QuotaExceeded
from audiowar.server.net.websocket import FrameReceiver
from audiowar.server.rooms.server_limits import Limits
from audiowar.ui.menus import new_game
from audiowar.web.page_engine_messages import PAGE_PROTOCOL_VERSION
from tests.ui.front import Play
from tests.ui.test_table import host_of

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
        await self.until(lambda: any("m" in one for one in self.heard))
        return str(self.heard[0]["token"])

    async def until(self, enough: Callable[[], bool]) -> None:
        """Wait until it is enough, or say what was heard."""
        end = time.monotonic() + PATIENCE
        while not enough():
            assert time.monotonic() < end, self.heard
            await asyncio.sleep(0.01)

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


def run(test: Callable[[EnginePool], Awaitable[None]], limits: Limits | None = None) -> None:
    """Run a test in a house of its own."""

    async def whole() -> None:
        opened = EnginePool(limits or Limits(thinking_time_factor=0), nowhere)
        try:
            await test(opened)
        finally:
            await opened.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_fault_ends_one_stay_alone_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = HostedEngine.run_turn

    def turn(self: HostedEngine, messages: Any) -> Any:
        if any(one.get("k") == "f12" for one in messages):
            raise RuntimeError("broken")
        return whole(self, messages)

    monkeypatch.setattr(HostedEngine, "run_turn", turn)

    async def test(opened: EnginePool) -> None:
        ana, ben = Line(opened), Line(opened)
        token = await ana.come()
        await ben.come()
        ana.send({"t": "key", "k": "f12"})
        await ana.until(lambda: bool(ana.sorry))
        assert ana.sorry == ["fault"] and ana.closed
        before = len(ben.heard)
        ben.send({"t": "key", "k": "down"})
        await ben.until(lambda: len(ben.heard) > before)
        assert not ben.sorry and opened.find_session(token) is None

    run(test)


def test_who_stays_away_too_long_is_let_go_with_the_folder(
    memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_pool, "SWEEP_INTERVAL", 0.02)

    async def test(opened: EnginePool) -> None:
        ana, ben = Line(opened), Line(opened)
        away, here = await ana.come(), await ben.come()
        assert len([*memory.iterdir()]) == 2
        ana.talker.on_connection_lost()
        await ana.until(lambda: opened.find_session(away) is None)
        await ana.until(lambda: len([*memory.iterdir()]) == 1)
        assert opened.find_session(here) is not None

    run(test, Limits(thinking_time_factor=0, seconds_engine_waits_for_page=0.05))


def test_folders_are_for_their_owner_alone_and_gone_with_the_house(memory: Path) -> None:
    async def test(opened: EnginePool) -> None:
        await Line(opened).come()
        (folder,) = memory.iterdir()
        assert folder.stat().st_mode & 0o077 == 0

    run(test)
    assert [*memory.iterdir()] == []


def test_what_a_killed_server_has_left_is_removed_by_the_next(memory: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    left, living = memory / f"audiowar-{ended.pid}-abc", memory / f"audiowar-{os.getppid()}-abc"
    for folder in (left, living, memory / "audiowar-other"):
        (folder / "games").mkdir(parents=True)

    async def test(opened: EnginePool) -> None:
        assert not left.exists() and living.exists() and (memory / "audiowar-other").exists()

    run(test)


def test_one_address_has_room_for_so_many() -> None:
    async def test(opened: EnginePool) -> None:
        for _ in range(2):
            await Line(opened).come()
        third = Line(opened)
        third.send({"t": "come", "v": PAGE_PROTOCOL_VERSION, "token": "", "got": -1})
        assert third.sorry == ["full"] and third.closed
        await Line(opened, "192.0.2.8").come()

    run(test, Limits(thinking_time_factor=0, max_connections_per_address=2))


def test_a_page_that_never_says_what_has_come_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("audiowar.server.hosted_pages.page_session.MAX_UNACKNOWLEDGED_FRAMES", 5)

    async def test(opened: EnginePool) -> None:
        ana = Line(opened)
        await ana.come()
        for _ in range(8):
            before = len(ana.heard)
            ana.send({"t": "key", "k": "down"})
            await ana.until(lambda before=before: bool(ana.sorry) or len(ana.heard) > before)
        await ana.until(lambda: bool(ana.sorry))
        assert ana.sorry[0] == "slow"

    run(test)


@pytest.fixture
def folder() -> Iterator[PlayerFiles]:
    """A player's folder."""
    opened = PlayerFiles()
    yield opened
    opened.delete_folder()


def test_only_what_was_added_is_given_to_keep(folder: PlayerFiles) -> None:
    game = folder.path / "games" / "a.jsonl"
    game.parent.mkdir()
    game.write_text("Ђ\n", encoding="utf-8")
    (first,) = folder.remove_old_matches_and_take_changes()
    assert (first["f"], first["at"], first["x"]) == ("games/a.jsonl", 0, "Ђ\n")
    assert folder.remove_old_matches_and_take_changes() == []
    with game.open("a", encoding="utf-8") as file:
        file.write("b\n")
    (more,) = folder.remove_old_matches_and_take_changes()
    assert (more["at"], more["x"]) == (3, "b\n")
    game.rename(game.with_suffix(".damaged"))
    told = {one["f"]: one["x"] for one in folder.remove_old_matches_and_take_changes()}
    assert told == {"games/a.jsonl": None, "games/a.damaged": "Ђ\nb\n"}


def test_a_file_that_was_written_anew_is_given_whole(folder: PlayerFiles) -> None:
    (folder.path / "settings.json").write_text("{}", encoding="utf-8")
    folder.remove_old_matches_and_take_changes()
    (folder.path / "new").write_text('{"name": "Ana"}', encoding="utf-8")
    (folder.path / "new").rename(folder.path / "settings.json")
    (told,) = folder.remove_old_matches_and_take_changes()
    assert (told["at"], told["x"]) == (0, '{"name": "Ana"}')
    folder.mark_missing_in_browser("settings.json")
    assert folder.remove_old_matches_and_take_changes() == [told]


def test_the_browser_keeps_every_file_that_a_match_writes(home: Path) -> None:
    play = Play(home, fast=True)
    play.app.settings.set(memory=True, bot="d1")
    new_game.start_match(play.app, "scientific", 1, {"trick_limit": 3})
    while not host_of(play).table.match.end_event:
        play.press("enter")
    play.wait(60)
    written = {path.relative_to(home).as_posix() for path in home.rglob("*.json*")}
    written = {name for name in written if not name.endswith(".lock")}
    assert {"settings.json", "memory.json", "remarks.json"} <= written and len(written) >= 4
    assert {name for name in written if not player_files.FILE_NAME_PATTERN.fullmatch(name)} == set()


@pytest.mark.parametrize(
    "name", ["keys.ini", "memory.json", "settings.json.broken.2", "games/marks.json"]
)
def test_the_browser_keeps_what_else_is_the_players(folder: PlayerFiles, name: str) -> None:
    (folder.path / name).parent.mkdir(exist_ok=True)
    (folder.path / name).write_text("x", encoding="utf-8")
    assert [one["f"] for one in folder.remove_old_matches_and_take_changes()] == [name]
    assert folder.restore_file_part(name, 0, "y", 1.0)


def test_a_long_file_is_brought_in_parts(folder: PlayerFiles) -> None:
    assert folder.restore_file_part("games/a.jsonl", 0, "Ђ\n", 1.0)
    assert not folder.restore_file_part("games/a.jsonl", 7, "x", 1.0)
    assert folder.restore_file_part("games/a.jsonl", 3, "b\n", 1.0)
    assert (folder.path / "games" / "a.jsonl").read_text(encoding="utf-8") == "Ђ\nb\n"
    assert (folder.path / "games" / "a.jsonl").stat().st_mtime == 1.0
    assert folder.remove_old_matches_and_take_changes() == []


def test_old_games_go_when_there_are_too_many_and_the_browser_keeps_them(
    folder: PlayerFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_files, "PRUNE_BYTES", 10)
    folder.restore_file_part("games/finished/a.jsonl", 0, "123456", 5.0)
    folder.restore_file_part("games/b.jsonl", 0, "123456", 1.0)
    folder.restore_file_part("games/c.jsonl", 0, "123456", 2.0)
    assert folder.remove_old_matches_and_take_changes() == []
    assert [path.name for path in folder.path.rglob("*.jsonl")] == ["c.jsonl"]
    assert folder.remove_old_matches_and_take_changes() == []
    monkeypatch.setattr(player_files, "MAX_BYTES", 5)
    with pytest.raises(QuotaExceeded):
        folder.remove_old_matches_and_take_changes()


def test_who_presses_many_keys_lets_others_have_their_turn() -> None:
    async def test(opened: EnginePool) -> None:
        ana, ben = Line(opened), Line(opened)
        await ana.come()
        await ben.come()
        for one in (ana, ben):
            await one.rests()
        begun, before = len(ana.heard), len(ben.heard)
        for _ in range(5):
            ana.send(*[{"t": "key", "k": key} for key in ("down", "up") * 10])
        ben.send({"t": "key", "k": "down"})
        await ana.until(lambda: len(ana.heard) - begun >= 25)
        assert sum(when < ben.when[before] for when in ana.when[begun:]) < 5

    run(test)


def test_too_many_messages_in_few_frames_are_too_many() -> None:
    async def test(opened: EnginePool) -> None:
        ana = Line(opened)
        await ana.come()
        for _ in range(80):
            ana.send(*[{"t": "key", "k": "down"}] * 20)
        assert ana.sorry[0] == "fast" and ana.closed

    run(test, Limits(thinking_time_factor=0, frames_per_second=1, max_frame_burst=1000))


def test_who_is_barred_is_sent_away_in_words_with_or_without_a_session() -> None:
    async def test(opened: EnginePool) -> None:
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
        await far.until(lambda: len(far.heard) > before)
        assert not far.sorry and not far.closed
        for one in (near, silent, moved):
            one.talker.on_connection_lost()
        assert opened.disconnect_barred(lambda address: address != "192.0.2.8") <= 1

    run(test)

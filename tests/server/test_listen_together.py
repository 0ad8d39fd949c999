"""A match played with others in Spanish is heard again in Serbian by both, and played on."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from audiowar.announce.announcement import Announcement, Buffer
from audiowar.announce.line import Line
from audiowar.announce.render_lines import render_lines
from audiowar.archive.game_index import GameIndex
from audiowar.client.remote_player_view import RemotePlayerView
from audiowar.client.server_connection import CONNECTION_BACK, ServerConnection
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage import saves
from audiowar.storage.match_transcript import parse_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer
from audiowar.ui.archive.recorded_match_screen import RecordedMatchScreen, open_recorded_match
from audiowar.ui.online.online_table_screen import OnlineTableScreen
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play
from tests.ui.test_recorded_match_screen import choose, listening, walk

from .player import PATIENCE, Server
from .test_transcripts import wait_for

NAMES = ("Ana", "Boro")


def play_together(
    server: Server, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[Announcement]]:
    """Play a match of two programs in Spanish; return all that each told of it."""
    plays, told = {}, {}
    code = ""
    for name in NAMES:
        play = plays[name] = Play(folder / name, "es")
        far = ServerConnection(f"127.0.0.1:{server.port}", name, "es")
        options = {"trick_limit": 12}
        wait_for(far, CONNECTION_BACK)
        wanted: dict[str, Any] = {"game": "scientific", "players": 2, "options": options}
        far.send("join", code=code) if code else far.send("make", **wanted)
        frame = wait_for(far, "seated")
        code = frame["code"]
        play.app.remote = RemotePlayerView(far, frame)  # type: ignore[attr-defined]
        told[name] = record(play)
    plays["Ana"].app.remote.connection.send("start")  # type: ignore[attr-defined]
    end = time.monotonic() + PATIENCE
    while not all(list((folder / name).rglob("*.jsonl")) for name in NAMES):
        assert time.monotonic() < end
        for name, play in plays.items():
            monkeypatch.setenv("AUDIOWAR_HOME", str(folder / name))
            turn(play)
        time.sleep(0.01)
    for name, play in plays.items():
        monkeypatch.setenv("AUDIOWAR_HOME", str(folder / name))
        play.app.close_all_screens()
    return told


def record(play: Play) -> list[Announcement]:
    """Return a list that gets all that is told of matches."""
    told: list[Announcement] = []
    keep = play.app.history.add

    def add(one: Announcement) -> None:
        if one.buffer is Buffer.GAME:
            told.append(one)
        keep(one)

    play.app.history.add = add  # type: ignore[method-assign, assignment]
    return told


def turn(play: Play) -> None:
    """Go on with a match: sit down at its table, or play the card under the cursor."""
    remote = play.app.remote  # type: ignore[attr-defined]
    if play.app.screens:
        play.wait(0.5)
        if not remote.view().over:
            play.press("enter")
        return
    remote.run_due_and_get_next_time(play.clock())
    if remote.has_begun:
        OnlineTableScreen(play.app, remote).begin(skip_introduction=True)


def test_a_match_in_spanish_is_heard_again_in_serbian_from_both_seats_and_played_on(
    fast: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play_together(fast, tmp_path, monkeypatch)
    serbian = Catalogue("sr", strict=True)
    heard: dict[int, list[str]] = {}
    for seat, name in enumerate(NAMES):
        monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / name))
        index = GameIndex()
        list(index.refresh_with_progress())
        (game,) = index.list_entries()
        path = saves.get_saves_folder() / game.file
        play = Play(tmp_path / name, "sr")
        play.app.settings.set(detail="full")
        play.app.open_main_menu()
        screen = listening(play, path)
        assert screen.player_view.viewer == seat
        live = [render_lines(one.lines, serbian, "full") for one in told[name]]
        heard[seat] = hear_all(play, screen)
        assert without_question(play, heard[seat]) == without_question(play, live)
        play.app.close_all_screens()
    assert heard[0] != heard[1]
    open_recorded_match(play.app, path)
    other = play.app.top
    assert isinstance(other, RecordedMatchScreen)
    play.press("v", "v")
    assert hear_all(play, other) == heard[0]
    play.press("home", "right", "right")
    play_on(play, other)


def without_question(play: Play, told: list[str]) -> list[str]:
    """Return what was told without the question, which comes sooner if two steps arrive at once."""
    for question in (Line("ask-card"), Line("ask-over")):
        asked = render_lines([question], play.app.catalogue, "full")
        told = [text.replace(asked, "").strip() for text in told]
    return list(filter(None, told))


def hear_all(play: Play, screen: RecordedMatchScreen) -> list[str]:
    """Return all that a match tells from its beginning on."""
    play.press("home")
    first = render_lines(screen.move_silently_and_get_lines(0), play.app.catalogue, play.app.detail)
    return [*filter(None, [first]), *walk(play, "down")]


def play_on(play: Play, screen: RecordedMatchScreen) -> None:
    """Play on from the present step to the end; the save replays like any other."""
    seat = screen.player_view.viewer
    choose(play, "Igraj dalje odavde")
    table = play.app.top
    assert isinstance(table, TableScreen) and not isinstance(table, RecordedMatchScreen)
    assert table.player_view.viewer == seat
    for _ in range(2000):
        if table.view().over:
            break
        play.press("enter")
        play.wait(5)
    assert table.view().over
    path = table.player_view.path
    assert path is not None
    replay = TranscriptReplayer(*parse_transcript(path.read_bytes()))
    assert list(replay) and replay.shows_match_end

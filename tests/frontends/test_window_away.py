"""What the window does while the player listens to another program, and when it is closed."""

from __future__ import annotations

from pathlib import Path

import pyglet
import pytest

pytest.importorskip(
    "pyglet.window", reason="the window library cannot be loaded here", exc_type=ImportError
)

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue, Line
from audiowar.frontends import window_frontend

from .test_window_faults import Room


def said(room: Room) -> int:
    """Return how often the voice was asked to say something."""
    return room.audio.called.count("say")


@pytest.mark.parametrize(
    ("background", "asked", "spoken", "sounded"),
    [
        ("silent", "hush_all", 0, 0),
        ("sounds", "stop_speech", 0, 1),
        ("speak", "apply_settings", 1, 1),
    ],
)
def test_over_another_program_only_what_the_player_wants_is_heard(
    home: Path, background: str, asked: str, spoken: int, sounded: int
) -> None:
    room = Room()
    room.app.settings.set(background=background)
    room.front.apply_settings(room.app.settings)
    room.front.on_deactivate()
    assert room.audio.called[-1] == asked
    before, cues = said(room), room.audio.called.count("start_cue")
    room.app.play_cue(Cue("war"))
    room.app.say(Line("goodbye"), kind=AnnouncementKind.RESULT)
    assert said(room) == before + spoken
    assert room.audio.called.count("start_cue") == cues + sounded
    assert room.front.content_collector.recent_messages[-1].startswith("Goodbye")


def test_the_newest_result_is_said_once_when_the_player_comes_back(home: Path) -> None:
    room = Room()
    before = said(room)
    room.front.on_deactivate()
    room.front.on_activate()
    assert said(room) == before, "there is nothing new"
    room.front.on_deactivate()
    room.app.say(Line("table-resumed"), kind=AnnouncementKind.RESULT)
    room.app.say(Line("goodbye"), kind=AnnouncementKind.RESULT)
    for _ in range(2):
        room.front.on_activate()
    assert said(room) == before + 1
    assert room.audio.told[-1][0].text.startswith("Goodbye")
    room.app.say(Line("table-here"))
    assert said(room) == before + 2


def test_what_leaving_cuts_off_is_said_to_whoever_comes_back(home: Path) -> None:
    room = Room()
    room.app.say(Line("table-here"), kind=AnnouncementKind.NAVIGATION)
    room.audio.answers["is_speaking_or_about_to"] = True
    room.front.on_deactivate()
    assert room.audio.called[-1] == "hush_all"
    before, cut = said(room), room.audio.told[-1][0]
    room.front.on_activate()
    assert said(room) == before + 1
    assert room.audio.told[-1][0] == cut


def test_leaving_is_told_after_the_window_has_gone(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room()
    monkeypatch.setattr(pyglet.app, "run", lambda interval: None)
    monkeypatch.setattr(window_frontend, "open_first_screen", lambda app: None)
    room.front.run(room.app)
    assert room.audio.told[-1][0].text.startswith("Goodbye")
    assert room.audio.called[-2:] == ["wait_for_last_words", "close"]
    assert room.front.window.called[-2:] == ["set_visible", "close"]


def test_a_window_that_is_read_stays_until_the_farewell_has_been_read(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room()
    monkeypatch.setattr(type(room.front.accessibility_bridge), "is_on", True)
    waited: list[str] = []

    def wait_until_read() -> None:
        assert room.audio.told[-1][0].text.startswith("Goodbye")
        waited.append("read")

    monkeypatch.setattr(room.front.accessibility_bridge, "wait_until_read", wait_until_read)
    room.front.say_goodbye()
    assert waited == ["read"] and "set_visible" not in room.front.window.called


@pytest.mark.parametrize("before", ["in front", "away"])
def test_leaving_is_told_where_a_hidden_window_loses_the_focus(
    home: Path, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    """Windows takes the focus away within the call that hides the window."""
    room = Room()
    monkeypatch.setattr(room.front.window, "set_visible", lambda shown: room.front.on_deactivate())
    if before == "away":
        room.front.on_deactivate()
    room.front.say_goodbye()
    told = [one.text for one, *_ in room.audio.told]
    assert any(text.startswith("Goodbye") for text in told) == (before == "in front")

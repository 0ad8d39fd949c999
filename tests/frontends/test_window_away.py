"""What the window does while the player listens to another program, and when it is closed."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pyglet.window", reason="the window library cannot be loaded here")

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line
from audiowar.frontends import desk as desks

from .test_window_faults import Room


def said(room: Room) -> int:
    """Return how often the voice was asked to say something."""
    return room.ears.called.count("say")


def test_nothing_is_said_or_sounded_over_another_program(home: Path) -> None:
    room = Room()
    room.desk.on_deactivate()
    assert room.ears.called[-1] == "silence"
    before, cues = said(room), room.ears.called.count("cue")
    room.app.say(Line("table-here"), kind=Kind.EVENT)
    room.app.cue(Cue("war"))
    room.app.say(Line("goodbye"), kind=Kind.RESULT)
    assert (said(room), room.ears.called.count("cue")) == (before, cues)
    assert room.desk.captions[-1].startswith("Goodbye")


def test_the_newest_result_is_said_once_when_the_player_comes_back(home: Path) -> None:
    room = Room()
    room.desk.on_deactivate()
    room.app.say(Line("table-resumed"), kind=Kind.RESULT)
    room.app.say(Line("goodbye"), kind=Kind.RESULT)
    before = said(room)
    room.desk.on_activate()
    room.desk.on_activate()
    assert said(room) == before + 1
    assert room.ears.told[-1][0].startswith("Goodbye")


def test_who_comes_back_to_nothing_new_hears_nothing(home: Path) -> None:
    room = Room()
    room.desk.on_deactivate()
    before = said(room)
    room.desk.on_activate()
    assert said(room) == before
    room.app.say(Line("table-here"))
    assert said(room) == before + 1


def test_it_speaks_on_for_who_wants_that(home: Path) -> None:
    room = Room()
    room.app.settings.set(quiet=False)
    room.desk.apply(room.app.settings)
    room.desk.on_deactivate()
    before = said(room)
    room.app.say(Line("table-here"), kind=Kind.RESULT)
    assert said(room) == before + 1
    assert room.ears.called[-1] != "silence"


def test_leaving_is_told_after_the_window_has_gone(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room()
    monkeypatch.setattr(desks.pyglet.app, "run", lambda interval: None)
    monkeypatch.setattr(desks, "start", lambda app: None)
    room.desk.run(room.app)
    assert room.ears.told[-1][0].startswith("Goodbye")
    assert room.ears.called[-2:] == ["finish", "close"]
    assert room.desk.window.called[-2:] == ["set_visible", "close"]

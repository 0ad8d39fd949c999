"""Faults and people are told once: a loss only if it lasts, a crowd in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue, Line
from audiowar.ui.core.system_news import LOSS_SECONDS, PRESENCE_SECONDS, REPEAT_SECONDS
from audiowar.ui.first_screens import open_first_screen
from tests.ui.front import Play

LOST, BACK = "The sound device is gone. The game goes on.", "The sound device is back."


@pytest.fixture
def play(home: Path) -> Play:
    play = Play(home)
    open_first_screen(play.app)
    return play


def test_a_loss_that_lasts_is_told_and_then_its_end(play: Play) -> None:
    play.app.say_system_message(Line("sound-lost"))
    assert play.wait(LOSS_SECONDS - 0.1) == []
    assert play.wait(0.2) == [LOST]
    play.app.say_system_message(Line("sound-back"))
    assert play.said()[-1] == BACK
    assert play.front.topics[-2:] == ["sound", "sound"]


def test_of_a_loss_of_a_moment_nothing_is_told(play: Play) -> None:
    play.app.say_system_message(Line("link-lost"))
    play.wait(LOSS_SECONDS - 0.1)
    play.app.say_system_message(Line("link-back"))
    assert play.wait(9) == [] and play.said()[-1] != "Connected again."


def test_the_same_fault_is_not_told_again_within_a_minute_but_listed(play: Play) -> None:
    said, listed = len(play.said()), play.app.history.added_count
    for _ in range(3):
        play.app.say_system_message(Line("save-unwritable", {"why": "full"}))
        play.clock.now += REPEAT_SECONDS / 4
    assert len(play.said()) == said + 1
    assert play.app.history.added_count == listed + 3
    play.clock.now += REPEAT_SECONDS
    play.app.say_system_message(Line("save-unwritable", {"why": "full"}))
    assert len(play.said()) == said + 2


def test_a_path_is_in_the_list_only(play: Play) -> None:
    play.app.say_system_message(Line("fault"), Line("fault-file", {"path": "/a/b/fault-1.txt"}))
    assert play.said()[-1] == "Something went wrong in the program."
    (kept,) = play.app.history.get_newest(1)
    assert "/a/b/fault-1.txt" in " ".join(map(play.app.render, kept.lines))
    play.app.say_system_message(
        Line("settings-unwritable", {"path": "C:\\Users\\a\\settings.json"})
    )
    assert play.said()[-1] == "The settings cannot be saved in settings.json."
    for message in ("exported", "bundle-saved"):
        play.app.say_system_message(Line(message, {"path": "/a/b/games.zip"}))
        assert "/a/b/games.zip" in play.said()[-1]
    play.app.say_system_message(Line("locale-left-out", {"path": "sr/locale.ini"}))
    assert "sr/locale.ini" in play.said()[-1]


def test_of_many_people_the_first_are_named_and_the_others_counted(play: Play) -> None:
    said = len(play.said())
    for number in range(10):
        person = {"player": f"Ana{number}"}
        play.app.say_presence(Line("presence-joins", person, Cue("person-joins", 1)))
        play.wait(1)
    assert play.said()[said:] == [f"Ana{number} sits down." for number in range(3)]
    assert play.cued().count("person-joins") == 10
    assert play.wait(PRESENCE_SECONDS) == ["Comings and goings at the table meanwhile: 7."]
    kinds = {kind for text, kind in play.front.said[said:]}
    assert kinds == {AnnouncementKind.PRESENCE}
    assert play.wait(2 * PRESENCE_SECONDS) == []

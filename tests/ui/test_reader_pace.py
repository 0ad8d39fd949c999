"""The pace of a screen reader that reports nothing is measured by the end of a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.storage.settings import Settings
from audiowar.ui.core.menu import Menu
from audiowar.ui.settings.reader_pace import (
    PACES,
    REACTION_SECONDS,
    START_SECONDS,
    PaceMeasurement,
    get_reader_pace,
    make_reader_pace_items,
)
from tests.ui.front import Play

READER = "NVDA"


@pytest.fixture
def play(home: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    play = Play(home)
    monkeypatch.setattr(play.front, "get_silent_reader_name", lambda: READER)
    play.app.push_screen_silently(
        Menu(play.app, Line("settings-title"), make_reader_pace_items(play.app))
    )
    return play


def test_a_voice_that_reports_has_no_such_setting(home: Path) -> None:
    assert make_reader_pace_items(Play(home).app) == []


def test_enter_at_the_end_of_the_sentence_sets_the_pace(play: Play) -> None:
    (sentence,) = play.press("enter")
    play.clock.now += len(sentence) / 28 + START_SECONDS + REACTION_SECONDS
    assert "Pace of my screen reader: 28 characters a second" in play.press("enter")[-1]
    assert get_reader_pace(play.app.settings, READER) == 28
    assert get_reader_pace(play.app.settings, "JAWS") == 0
    assert play.front.applied["reader_paces"] == {READER: 28}


def test_a_key_too_soon_is_no_pace_and_another_key_leads_back(play: Play) -> None:
    play.press("enter")
    play.clock.now += 0.5
    assert "cannot be its pace" in play.press("enter")[0]
    assert isinstance(play.app.top, PaceMeasurement)
    play.press("right")
    assert isinstance(play.app.top, Menu) and get_reader_pace(play.app.settings, READER) == 0


def test_the_pace_is_changed_step_by_step_and_can_be_unknown_again(play: Play) -> None:
    assert play.press("right")[-1].startswith("Pace of my screen reader: 6 ")
    assert "7" in play.press("right")[-1]
    play.press("left", "left")
    assert get_reader_pace(play.app.settings, READER) == 0
    play.app.settings.set(reader_paces={READER: PACES[-1]})
    play.press("right")
    assert get_reader_pace(play.app.settings, READER) == PACES[-1]


def test_a_pace_that_somebody_has_spoiled_counts_as_unknown(home: Path) -> None:
    settings = Settings(home)
    for wrong in (True, "20", 10**9, 2.5):
        settings.set(reader_paces={READER: wrong})
        assert get_reader_pace(settings, READER) == 0

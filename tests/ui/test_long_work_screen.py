"""Long work: what it says while it is done, and what keys do then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.archive.game_index import Progress
from audiowar.ui.core import long_work_screen
from audiowar.ui.core.long_work_screen import STOPPED_LINE, BusyScreen, run_steps_in_parts
from audiowar.ui.first_screens import open_main_menu
from tests.ui.front import Play


class Work:
    """Work of ten steps that does one at each call, and notes what was done."""

    def __init__(self, play: Play, stopped: Line | None = STOPPED_LINE) -> None:
        self.done = 0
        self.ended = 0
        run_steps_in_parts(play.app, self.steps(), self.end, stopped)

    def steps(self) -> Iterator[Progress]:
        for self.done in range(1, 11):
            yield Progress(self.done, 10)

    def end(self) -> None:
        self.ended += 1


@pytest.fixture
def play(home: Path) -> Play:
    made = Play(home)
    open_main_menu(made.app)
    return made


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FIRST_SLICE_SECONDS", "SLICE_SECONDS"):
        monkeypatch.setattr(long_work_screen, name, -1.0)


def test_short_work_is_done_at_once_without_a_word(play: Play) -> None:
    said, menu = play.said(), play.app.top
    work = Work(play)
    assert (work.done, work.ended) == (10, 1)
    assert play.said() == said and play.app.top is menu


@pytest.mark.usefixtures("slow")
def test_long_work_tells_its_progress_every_three_seconds(play: Play) -> None:
    menu, before = play.app.top, len(play.said())
    work = Work(play)
    assert play.said(before) == ["10 percent done."] and play.app.top is not menu
    shown = play.app.top.get_screen_content()
    assert [play.app.render(row) for row in shown.rows] == ["10 percent done."]
    assert play.wait(1) == [] and work.done == 2
    assert play.app.run_due_screens() == pytest.approx(0.005) and work.done == 3
    assert play.wait(1.9) == []
    assert play.wait(0.1) == ["50 percent done."]
    assert play.wait(2.9) == []
    assert play.wait(0.1) == ["70 percent done."]
    for _ in range(3):
        assert play.wait(0.1) == [] and work.ended == 0
    assert play.wait(0.1) == [] and work.ended == 1
    # The work announces its result itself, so the menu is not announced again.
    assert play.app.top is menu and play.wait(10) == [] and work.ended == 1


@pytest.mark.usefixtures("slow")
def test_escape_stops_long_work(play: Play) -> None:
    work = Work(play)
    told = play.press("escape")
    assert told == [
        "Stopped. What was done so far stays.",
        play.said()[0],
    ]
    for _ in range(20):
        play.wait(1)
    assert work.done < 10 and work.ended == 0
    # Work that keeps nothing stops without a word.
    Work(play, None)
    assert play.press("escape") == [play.said()[0]]


@pytest.mark.usefixtures("slow")
def test_during_long_work_only_keys_of_the_whole_program_work(play: Play) -> None:
    Work(play)
    screen = play.app.top
    assert play.press("down") == ["Down arrow does nothing here. F1 lists the keys."]
    assert play.press("enter") == ["Enter does nothing here. F1 lists the keys."]
    assert play.press("f3") == ["Detail: full."]
    assert play.app.top is screen


def test_what_is_announced_first_begins_a_moment_later(play: Play) -> None:
    ran: list[str] = []
    menu, before = play.app.top, len(play.said())
    screen = BusyScreen(play.app, Line("save-moment"), lambda: ran.append("now"))
    play.app.open_screen(screen)
    told = "One moment: a long game is being read."
    assert play.said(before) == [told]
    shown = [play.app.render(row) for row in screen.get_screen_content().rows]
    assert shown == [told]
    assert play.app.run_due_screens() == pytest.approx(0.05)
    # Nothing stops it, and other keys do nothing.
    assert play.press("enter", "down") == []
    assert "does nothing here" in play.press("escape")[-1]
    assert play.wait(0.04) == [] and ran == [] and play.app.top is screen
    assert play.wait(0.02) == [] and ran == ["now"] and play.app.top is menu

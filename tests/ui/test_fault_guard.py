"""After a fault of the program: an announcement, a report file, and the match continues."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from audiowar import __version__
from audiowar.announce.render_lines import render_lines
from audiowar.ui.core.fault_guard import (
    FAULT_PERIOD_SECONDS,
    MAX_FAULTS_PER_PERIOD,
    MAX_KEPT_REPORTS,
    get_faults_folder,
)
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.menu import Menu
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.lessons.tutorial import LessonTableScreen
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play


def boom() -> None:
    raise ZeroDivisionError("this failed on purpose")


def at_table(home: Path) -> Play:
    play = Play(home, game="scientific", players=3, seed=1, fast=True)
    open_first_screen(play.app)
    play.press("right", "enter")
    return play


def reports() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(get_faults_folder().glob("*"))]


def test_a_fault_is_told_with_its_file_and_the_game_goes_on(home: Path) -> None:
    play = at_table(home)
    table = play.table
    before = table.view()
    play.app.guard.run("key", boom, None)
    said = play.said()
    (path,) = get_faults_folder().glob("*")
    told = "Something went wrong in the program. The game goes on from the last save."
    assert said[-2] == told
    kept = [line for one in play.app.history.get_newest(99) for line in one.lines]
    assert any(str(path) in play.app.render(line) for line in kept)
    again = play.app.top
    assert isinstance(again, TableScreen) and again is not table
    assert again.view() == before
    play.press("enter")
    assert again.view() != before


def test_the_answer_of_what_works_is_passed_on(home: Path) -> None:
    play = at_table(home)
    assert play.app.guard.run("key", lambda: 3, 4) == 3
    assert play.app.guard.run("key", lambda: 1 // 0, 4) == 4
    assert play.app.guard.run_optional_action("sound", lambda: 3, 4) == 3


def test_no_fault_is_told_for_ever(home: Path) -> None:
    play = at_table(home)
    for _ in range(500):
        play.app.guard.run("drawing", boom, None)
    assert sum("Something went wrong" in one for one in play.said()) == MAX_FAULTS_PER_PERIOD + 1
    assert len(reports()) == MAX_FAULTS_PER_PERIOD + 1
    play.press("down")
    play.app.guard.run("drawing", boom, None)
    assert sum("Something went wrong" in one for one in play.said()) == MAX_FAULTS_PER_PERIOD + 2


def test_a_voice_that_fails_at_every_word_ends_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = at_table(home)
    monkeypatch.setattr(play.front, "say", lambda *args: boom())
    for key in ("right", "left", "enter"):
        play.app.guard.run("key", lambda key=key: play.app.press_key(key), None)
    assert 1 <= len(reports()) <= MAX_KEPT_REPORTS
    assert play.app.running


def test_a_save_that_cannot_be_gone_on_with_leads_to_the_menu(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = at_table(home)
    monkeypatch.setattr(TableScreen, "open_resumed_match", lambda self: boom())
    play.app.guard.run("key", boom, None)
    assert isinstance(play.app.top, Menu)
    assert play.said()[-1].endswith("You are back in the menu.")


def test_a_game_that_cannot_be_saved_stays_on_the_table(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = at_table(home)
    table = play.table
    table.player_view.runner.save.has_problem = True  # type: ignore[attr-defined]
    play.press("escape")
    play.app.guard.run("key", boom, None)
    assert play.app.screens == [table]
    assert play.said()[-1].endswith("The game goes on.")


def test_a_lesson_goes_on(home: Path) -> None:
    play = Play(home)
    play.app.settings.set(language="en")
    open_first_screen(play.app)
    play.press("down", "down", "enter", "enter")
    assert isinstance(play.app.top, LessonTableScreen)
    play.app.guard.run("key", boom, None)
    assert isinstance(play.app.top, LessonTableScreen)


def test_a_fault_before_any_screen_leads_to_the_first_menu(home: Path) -> None:
    play = Play(home)
    play.app.guard.run("starting", boom, None)
    assert isinstance(play.app.top, Menu)
    assert play.press("down")


def test_only_the_newest_reports_are_kept(home: Path) -> None:
    play = at_table(home)
    for _ in range(MAX_KEPT_REPORTS + 5):
        play.clock.now += FAULT_PERIOD_SECONDS
        play.app.guard.run_optional_action("sound", boom, None)
    assert len(reports()) == MAX_KEPT_REPORTS


def test_the_history_is_told_once_after_going_on(home: Path) -> None:
    play = at_table(home)
    before = tricks_in_history(play)
    assert len(before) == 1
    play.app.guard.run("key", boom, None)
    assert tricks_in_history(play) == before


def tricks_in_history(play: Play) -> list[str]:
    """Return the messages of the history that are about tricks."""
    history = play.app.history
    found, one = [], history.go_oldest()
    while one is not None:
        found.append(render_lines(one.lines, play.app.catalogue))
        one = history.go_newer()
    return [told for told in found if "You play" in told]


def test_the_report_says_what_runs_and_what_led_to_the_fault(home: Path) -> None:
    play = at_table(home)
    save = play.table.player_view.path
    play.press("end", "f3", "home")
    for number in range(57):
        play.app.guard.remember_key(f"k{number}")
    play.app.guard.run("drawing", boom, None)
    (path,) = get_faults_folder().glob("*")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith(f"audiowar {__version__}, Python 3.")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d, language en", lines[1])
    # Of all keys, the last sixty are named.
    keys = " ".join(f"k{number}" for number in range(57))
    assert lines[2:6] == [
        "While: drawing", f"Last keys: end f3 home {keys}", "Screens:",
        f"  TableScreen, index 0, saved as {save}",
    ]  # fmt: skip
    assert "in boom" in lines[-3] and lines[-1].endswith("this failed on purpose")
    assert os.name == "nt" or path.stat().st_mode & 0o777 == 0o600


def test_what_fails_while_a_fault_is_told_is_not_told_as_well(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = at_table(home)
    say = play.front.say

    def failing(said: SpokenMessage) -> None:
        """Speak as a window does whose sounds fail."""
        say(said)
        play.app.guard.run_optional_action("sound", boom, None)

    monkeypatch.setattr(play.front, "say", failing)
    play.app.guard.run("key", lambda: 1 // 0, None)
    assert sum("Something went wrong" in one for one in play.said()) == 1
    assert len(reports()) == 1
    play.press("right")
    assert sum("Something went wrong" in one for one in play.said()) == 2


def test_where_not_even_the_main_menu_can_be_opened_the_fault_is_said(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = at_table(home)
    monkeypatch.setattr(play.app, "open_language_or_main_menu", boom)
    monkeypatch.setattr(play.app, "find_topmost_table", lambda: None)
    home.rename(home.with_name("gone"))
    home.write_text("in the way")
    play.app.guard.run("key", boom, None)
    assert play.said()[-1] == (
        "Something went wrong in the program. The details could not be written down."
    )


def fault_at(line: int) -> Callable[[], None]:
    """Return a function that fails at a place of its own."""
    namespace: dict[str, Callable[[], None]] = {}
    exec(compile("\n" * line + "def fail(): raise ValueError", "made.py", "exec"), namespace)
    return namespace["fail"]


def count_told(play: Play) -> int:
    return sum("Something went wrong" in told for told in play.said())


def test_an_optional_action_that_fails_is_told_once_a_minute(home: Path) -> None:
    play = at_table(home)
    guard, table = play.app.guard, play.app.top
    for seconds, told in ((0, 1), (59.9, 1), (0.1, 2), (59.0, 2), (1.0, 3)):
        play.clock.now += seconds
        assert guard.run_optional_action("sound", boom, 7) == 7
        assert count_told(play) == told
    # Another fault is another matter.
    guard.run_optional_action("sound", fault_at(3), None)
    assert count_told(play) == 4 and play.app.top is table
    assert guard.run_optional_action("sound", lambda: 5, 7) == 5


def test_two_faults_within_a_minute_leave_the_match_and_a_third_does_not(home: Path) -> None:
    play = at_table(home)
    for number, seconds in enumerate((0.0, 59.0, 1.5, 59.5, 0.4)):
        play.clock.now += seconds
        play.app.guard.run("key", fault_at(number), None)
        assert isinstance(play.app.top, TableScreen) is (number < 4), number

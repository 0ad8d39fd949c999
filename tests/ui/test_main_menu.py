"""The main menu: its lines, and the newer versions that it finds."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from audiowar import __version__
from audiowar.announce.announcement import AnnouncementKind
from audiowar.client import update_download
from audiowar.client.check_for_newer_release import Release
from audiowar.publisher_info import PublisherInfo
from audiowar.ui.core import main_menu
from audiowar.ui.first_screens import open_first_screen, open_main_menu, start_default_match
from audiowar.ui.menus.update_menu import UpdateMenu
from tests.archive.games import NOON, play_saved
from tests.ui.front import Play
from tests.ui.test_update_menu import Look

PLACE = PublisherInfo("https://example.org/a/", "key")
TODAY = date.today().isoformat()
NEWS = "There is a newer version, 99.1. This menu has an item for it."


class Looking:
    """A program whose searches for newer versions the test ends."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.looks: list[Look] = []
        self.removed = 0

        def look(*args: Any) -> Look:
            self.looks.append(Look(*args))
            return self.looks[-1]

        def remove() -> None:
            self.removed += 1

        monkeypatch.setattr(main_menu, "load_publisher_info", lambda: PLACE)
        monkeypatch.setattr(main_menu, "BackgroundVersionCheck", look)
        monkeypatch.setattr(update_download, "remove_downloaded_installers", remove)
        self.play = Play(home, "en")
        self.play.app.settings.set(updates=True)

    def find(self, version: str) -> list[str]:
        """Let the newest search find a version; return what is said."""
        self.looks[-1].find(Release(version, "2026-11-20", {}, {}))
        return self.play.wait(0.5)


@pytest.fixture
def looking(home: Path, monkeypatch: pytest.MonkeyPatch) -> Looking:
    return Looking(home, monkeypatch)


def again_tomorrow(play: Play) -> None:
    """Open the main menu of a program that was started on another day."""
    play.app.settings.set(update_looked="2020-01-01")
    play.app.launch_options.has_looked_for_updates = False
    open_main_menu(play.app)


def test_a_newer_version_is_announced_when_it_is_found(looking: Looking) -> None:
    play = looking.play
    open_main_menu(play.app)
    usual = play.rows()
    assert looking.looks[0].args == (PLACE, __version__) and looking.removed == 1
    assert play.app.settings.get("update_looked", "") == TODAY
    assert play.wait(0.1) == [] and play.app.run_due_screens() == pytest.approx(0.5)
    assert looking.find("99.1") == [NEWS]
    assert play.front.said[-1][1] is AnnouncementKind.SYSTEM
    assert play.app.run_due_screens() is None
    assert play.rows() == [*usual[:-1], "Version 99.1: what is new", usual[-1]]
    assert play.app.settings.get("update_known", "") == "99.1"
    play.press("end", "up", "enter")
    assert isinstance(play.app.top, UpdateMenu)


@pytest.mark.parametrize("key", ["home", "end"])
def test_the_selected_line_stays_when_a_version_is_found(looking: Looking, key: str) -> None:
    play = looking.play
    open_main_menu(play.app)
    play.press("down", key)
    looking.find("99.1")
    shown = play.app.top.get_screen_content()
    assert play.app.render(shown.rows[shown.index]) == ("New game" if key == "home" else "Quit")
    # A line above the found one stays too, when the older version gives way to a newer one.
    play.app.launch_options.services.activate_update = lambda: None
    play.wait(1)
    again = play.app.top.get_screen_content()
    assert play.app.render(again.rows[again.index]) == ("New game" if key == "home" else "Quit")


def test_a_newer_version_replaces_an_older_one_beside_the_line_of_the_page(
    looking: Looking,
) -> None:
    play = looking.play
    play.app.settings.set(update_known="99.1")
    play.app.launch_options.services.activate_update = lambda: None
    open_main_menu(play.app)
    play.wait(0.1)
    looking.find("99.2")
    ending = ["Version 99.2: what is new", "Load the new version", "Quit"]
    assert play.rows()[-3:] == ending and "Version 99.1: what is new" not in play.rows()


def test_it_is_looked_for_once_a_day_and_once_after_each_start(looking: Looking) -> None:
    play = looking.play
    for _ in range(2):
        open_main_menu(play.app)
    assert len(looking.looks) == 1
    play.app.launch_options.has_looked_for_updates = False
    open_main_menu(play.app)
    assert len(looking.looks) == 1
    play.app.settings.set(update_looked="2020-01-01")
    open_main_menu(play.app)
    assert len(looking.looks) == 2
    # A program that stays open over midnight does not look again.
    play.app.settings.set(update_looked="2020-01-01")
    open_main_menu(play.app)
    assert len(looking.looks) == 2


def test_a_known_version_stays_in_the_menu_without_being_told(looking: Looking) -> None:
    play = looking.play
    play.app.settings.set(update_known="99.1")
    open_main_menu(play.app)
    assert play.rows()[-2:] == ["Version 99.1: what is new", "Quit"]
    assert looking.find("99.1") == []
    again_tomorrow(play)
    told = looking.find("99.2")
    assert told == ["There is a newer version, 99.2. This menu has an item for it."]
    assert play.rows()[-2:] == ["Version 99.2: what is new", "Quit"]
    assert "Version 99.1: what is new" not in play.rows()


def test_a_version_that_runs_already_is_not_offered(looking: Looking) -> None:
    play = looking.play
    play.app.settings.set(update_known=__version__)
    open_main_menu(play.app)
    usual = play.rows()
    assert not any("what is new" in row for row in usual)
    assert looking.find("99.1") == [NEWS]
    assert play.rows() == [*usual[:-1], "Version 99.1: what is new", usual[-1]]


def test_a_search_that_finds_nothing_is_silent(looking: Looking) -> None:
    open_main_menu(looking.play.app)
    usual = looking.play.rows()
    looking.looks[-1].find(None)
    assert looking.play.wait(0.5) == [] and looking.play.rows() == usual


@pytest.mark.parametrize("updates", [False, 1])
def test_nothing_is_looked_for_unless_the_player_wants_it(
    looking: Looking, updates: object
) -> None:
    looking.play.app.settings.set(updates=updates, update_known="99.1")
    open_main_menu(looking.play.app)
    assert looking.looks == [] and not any("99.1" in row for row in looking.play.rows())


def test_a_copy_without_an_address_looks_for_nothing(
    looking: Looking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_menu, "load_publisher_info", PublisherInfo)
    open_main_menu(looking.play.app)
    assert looking.looks == []


def test_a_newer_page_is_offered_once_before_the_last_line(home: Path) -> None:
    play = Play(home, "en")
    open_main_menu(play.app)
    usual, loaded = play.rows(), []
    assert play.wait(1) == []
    play.app.launch_options.services.activate_update = lambda: loaded.append(1)
    told = (
        "A new version of this page is ready. The line before the last one of this menu loads it."
    )
    assert play.wait(1) == [told] and play.wait(1) == []
    assert play.rows() == [*usual[:-1], "Load the new version", usual[-1]]
    play.press("end", "up", "enter")
    assert loaded == [1]


def test_a_program_that_cannot_connect_offers_no_play_with_others(home: Path) -> None:
    rows = []
    for transport in ({}, {"open_transport": None}):
        play = Play(home, "en", **transport)
        open_main_menu(play.app)
        rows.append(play.rows())
    assert rows[0] == [rows[1][0], "Play with others", *rows[1][1:]]


def test_after_an_update_the_open_match_goes_on_once(home: Path) -> None:
    before = Play(home, "en")
    start_default_match(before.app)
    before.press("enter", "enter")
    before.app.close_all_screens()
    before.app.settings.set(language="en", update_resume=True)
    play = Play(home, "en")
    open_first_screen(play.app)
    assert play.said()[-1].startswith("The game goes on")
    play.app.close_all_screens()
    again = Play(home, "en")
    open_first_screen(again.app)
    assert again.said() == ["audiowar. Main menu. Continue: Scientific War. 1 of 13"]


def test_a_version_that_was_not_installed_is_told_once(home: Path) -> None:
    play = Play(home, "en")
    play.app.settings.set(language="en", update_installing="99.1")
    open_first_screen(play.app)
    assert play.said()[0].startswith("Version 99.1 was not installed.")
    again = Play(home, "en")
    open_first_screen(again.app)
    assert again.said() == ["audiowar. Main menu. New game. 1 of 12"]


def test_of_a_version_that_was_installed_nothing_is_said(home: Path) -> None:
    play = Play(home, "en")
    play.app.settings.set(language="en", update_installing=__version__)
    open_first_screen(play.app)
    assert play.said() == ["audiowar. Main menu. New game. 1 of 12"]
    assert play.app.settings.get("update_installing", "") == ""


def test_a_deleted_game_is_no_longer_offered(home: Path) -> None:
    play_saved(1, over=False, played=NOON)
    older = play_saved(2, game="steal", over=False, played=NOON - 60)
    play = Play(home)
    open_main_menu(play.app)
    assert play.said()[-1].startswith("audiowar. Main menu. Continue: Classic War.")
    play.press("down", "down")
    at = play.app.top.get_screen_content()
    find_row(play, "My games")
    play.press("enter")
    find_row(play, "Classic War: ")
    play.press("enter")
    find_row(play, "Delete")
    play.press("enter", "escape")
    # The list was left at the row from which the games were opened.
    assert "My games" in play.said()[-1]
    assert play.press("home")[-1].startswith("Continue: Steal War.")
    assert len(play.app.top.get_screen_content().rows) == len(at.rows)
    play.press("down")
    older.unlink()
    play.press("enter")
    assert play.press("escape")[-1].startswith("audiowar. Main menu. New game. 1 of ")


def find_row(play: Play, beginning: str) -> None:
    """Press the down arrow until a row with this beginning is told."""
    for _ in range(30):
        if play.press("down")[-1].startswith(beginning):
            return
    raise AssertionError(beginning)

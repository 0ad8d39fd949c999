"""The last messages when the player leaves a table or quits, and whether they are true."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.ui.core.menu import Menu
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.menus.new_game import start_command_line_match
from tests.ui.front import Play
from tests.ui.test_table import host_of


def goodbye(play: Play) -> str:
    return " ".join(map(play.app.render, play.app.leave_all_and_get_farewells()))


def choose(play: Play, words: str) -> None:
    """Go to an item of a menu and press Enter."""
    menu = play.app.top
    assert isinstance(menu, Menu)
    for _ in menu.items:
        if play.press("down")[-1].startswith(words):
            play.press("enter")
            return
    raise AssertionError(words)


def test_quit_in_the_main_menu_ends_the_program(home: Path) -> None:
    play = Play(home)
    play.app.settings.set(language="en")
    open_first_screen(play.app)
    assert play.app.running and goodbye(play) == "Goodbye."
    choose(play, "Quit")
    assert not play.app.running


def test_quit_at_a_table_promises_that_the_game_is_kept(home: Path) -> None:
    play = Play(home, game="scientific", seed=1, fast=True)
    start_command_line_match(play.app)
    play.press("escape")
    choose(play, "Quit")
    assert not play.app.running
    assert goodbye(play) == "Goodbye. The game is saved." and host_of(play).save is not None


def test_who_leaves_a_table_that_cannot_be_saved_is_told(home: Path) -> None:
    home.write_text("in the way")
    play = Play(home, game="scientific", seed=1, fast=True)
    start_command_line_match(play.app)
    play.press("enter", "escape")
    before = len(play.front.said)
    choose(play, "Main menu")
    said = play.said(before)
    lost = play.app.catalogue.format_message("save-incomplete")
    assert lost in said and any(one.startswith("audiowar. Main menu.") for one in said)


@pytest.mark.parametrize("again", [False, True])
def test_nothing_is_told_of_a_game_that_was_saved(home: Path, again: bool) -> None:
    if again:
        home.write_text("in the way")
    play = Play(home, game="scientific", seed=1, fast=True)
    start_command_line_match(play.app)
    if again:
        home.unlink()
    play.press("escape")
    before = len(play.front.said)
    choose(play, "Main menu")
    assert play.app.catalogue.format_message("save-incomplete") not in play.said(before)

"""The menu of a match: what it offers during the match and after it, and what each line does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiowar.ui.archive.recorded_match_screen import RecordedMatchScreen
from audiowar.ui.menus.new_game import start_command_line_match
from tests.ui.front import Play

REST = ["Listen to this game again", "Rules", "Settings", "Keys", "Manual", "Main menu", "Quit"]
AGAIN = ["Play again with the same rules and opponent", "New game"]
BACK = "Back to the table"


def begin(home: Path, game: str = "scientific", **options: int | str) -> Play:
    launch: dict[str, Any] = {"game": game, "players": 2, "seed": 1, "name": "Mira", "fast": True}
    play = Play(home, options=options, **launch)
    start_command_line_match(play.app)
    play.settle()
    return play


def finish(play: Play) -> None:
    """Play the match to its end."""
    for _ in range(40):
        table = play.table
        if table.view().over:
            return
        play.press("enter")
        play.wait(5)
    raise AssertionError("no end")


def test_during_a_match_the_way_back_is_first(home: Path) -> None:
    play = begin(home)
    assert play.press("escape") == ["Game menu. Back to the table. 1 of 10"]
    assert play.rows() == [BACK, *AGAIN, *REST]
    assert play.press("enter") == ["Table. Ace of hearts. 1 of 14"]


def test_after_a_match_another_one_is_first(home: Path) -> None:
    play = begin(home, trick_limit=2)
    finish(play)
    play.wait(60)
    assert play.press("enter")[-1] == f"The game is over. {AGAIN[0]}. 1 of 11"
    assert play.rows() == [*AGAIN, BACK, "What decided the game", *REST]
    play = begin(home, "classic", trick_limit=1)
    finish(play)
    play.wait(60)
    play.press("escape")
    assert play.rows() == [*AGAIN, BACK, *REST]


def test_at_a_bet_the_table_can_be_left(home: Path) -> None:
    play = begin(home, "casino", rounds=3)
    play.press("escape")
    assert play.rows() == [BACK, *AGAIN, "Leave the table", *REST]
    play.press("home", "down", "down", "down")
    assert any(told.startswith("You leave the table.") for told in play.press("enter"))


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("New game", "Which game? Scientific War"),
        ("Listen to this", "Listen again. Scientific War, trick 1. You hear what you knew then."),
        ("Rules", "Scientific War, the rules, section by section."),
        ("Settings", "Settings. Enter opens a group;"),
        ("Keys", "All keys. Enter opens a group;"),
        ("Manual", "Opening the manual in your browser."),
        ("Main menu", "audiowar. Main menu. Continue: Scientific War. 1 of 13"),
    ],
)
def test_each_line_opens_what_it_names(home: Path, row: str, told: str) -> None:
    play = begin(home)
    play.press("escape")
    play.go_to(row)
    assert play.press("enter")[-1].startswith(told)
    if row == "Listen to this":
        assert isinstance(play.app.top, RecordedMatchScreen) and len(play.app.screens) == 2
        assert play.press("escape")[-1].startswith("Table. ")
    assert play.app.running


def test_quit_ends_the_program(home: Path) -> None:
    play = begin(home)
    play.press("escape", "end", "enter")
    assert not play.app.running


def test_another_match_has_the_same_rules_and_opponents(home: Path) -> None:
    play = begin(home, trick_limit=2, jokers=2)
    before = play.table
    play.press("escape", "down", "enter")
    after = play.table
    assert after is not before and play.app.screens == [after]
    assert after.player_view.options == before.player_view.options
    assert after.names == before.names


def test_the_rules_are_those_of_this_match(home: Path) -> None:
    play = begin(home, trick_limit=2, jokers=2)
    play.press("escape")
    play.go_to("Rules")
    play.press("enter", "end", "enter")
    assert any(row.startswith("Jokers: 2.") for row in play.rows()), play.rows()

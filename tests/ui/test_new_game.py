"""The menu for choosing a game: the game played last comes first."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.rules.registry import GAMES
from audiowar.rules.variant import Option
from audiowar.ui.menus.game_options import list_offered_values
from audiowar.ui.menus.new_game import (
    ask_game,
    start_command_line_match,
    start_match,
)
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play


def test_a_game_that_is_no_more_is_not_missed(home: Path) -> None:
    play = Play(home)
    play.app.settings.set(game="chess")
    ask_game(play.app)
    assert play.said()[-1].startswith("Which game? Scientific War")


def test_from_the_first_menu_to_the_table(home: Path) -> None:
    play = Play(home)
    ask_game(play.app)
    assert play.said()[-1].startswith("Which game? Scientific War, 2 to 8 players")
    assert play.press("enter") == ["How many opponents? Two opponents. 2 of 9"]
    assert play.press("up") == ["One opponent. 1 of 9"]
    assert play.press("down", "down")[-1] == "Three opponents. 3 of 9"
    asked = "Which rules? The usual ones are best for a first game."
    assert play.press("enter") == [f"{asked} Usual rules. 1 of 3"]
    assert play.press("down") == ["Quick game: it ends early, and whoever is ahead wins. 2 of 3"]
    play.press("enter")
    player_view = play.table.player_view
    assert (player_view.game, len(player_view.names), player_view.options["trick_limit"]) == (
        "scientific",
        4,
        40,
    )
    # All these choices are preselected the next time.
    ask_game(play.app)
    assert play.press("enter") == ["How many opponents? Three opponents. 3 of 9"]
    assert play.press("enter")[-1].endswith("whoever is ahead wins. 2 of 3")
    play.press("up", "enter")
    assert play.table.player_view.options["trick_limit"] == 500 * 4 * 4


def test_the_number_of_opponents_is_kept_for_another_game_as_far_as_it_allows(home: Path) -> None:
    play = Play(home)
    play.app.settings.set(game="scientific", opponents=7)
    ask_game(play.app)
    assert play.press("enter") == ["How many opponents? Seven opponents. 7 of 9"]
    play.press("escape")
    play.app.settings.set(game="classic")
    ask_game(play.app)
    assert play.press("enter") == ["How many opponents? One opponent. 1 of 3"]


def test_every_rule_can_be_chosen_and_is_kept(home: Path) -> None:
    play = Play(home)
    play.app.settings.set(game="classic", opponents=1)
    ask_game(play.app)
    play.press("enter", "enter", "end")
    assert play.press("enter") == ["Rules of Classic War. Begin. 1 of 10"]
    first = play.press("down")[0]
    assert first.endswith("1. 2 of 10") or "one" in first
    assert play.press("right") != [first]
    # The last value does not change further.
    assert play.press("right", "right")[-1] == play.press("right")[-1]
    assert play.press("left", "right")[-1] == play.press("right")[-1]
    play.press("home", "enter")
    options = play.table.player_view.options
    assert (options["face_down"], options["jokers"]) == (3, 0)
    ask_game(play.app)
    play.press("enter", "enter", "end", "enter", "enter")
    assert play.table.player_view.options == options


def test_rules_that_exclude_each_other_are_said_and_can_be_mended(home: Path) -> None:
    play = Play(home)
    play.app.settings.set(game="razboi", opponents=1)
    ask_game(play.app)
    play.press("enter", "enter", "end", "enter")
    while "Prisoners" not in play.press("down")[-1]:
        pass
    play.press("right", "home")
    told = play.press("enter")
    assert len(told) == 1 and "three" in told[0]
    assert not isinstance(play.app.top, TableScreen)
    while "Prisoners" not in play.press("down")[-1]:
        pass
    play.press("left", "home", "enter")
    assert play.table.player_view.options["prisoners"] == "off"


def test_rules_kept_from_other_times_are_forgotten_where_they_do_not_fit(home: Path) -> None:
    play = Play(home)
    play.app.settings.set(game="classic", opponents=1, **{"options-classic": {"face_down": 9}})
    ask_game(play.app)
    play.press("enter", "enter", "end", "enter", "enter")
    assert play.table.player_view.options["face_down"] == 1


NUMBERS = (
    *(0, 5, 10, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500),
    *(1000, 2000, 5000, 10000, 50000),
)


def option(game: str, name: str) -> Option:
    return next(one for one in GAMES[game].options if one.name == name)


@pytest.mark.parametrize(
    ("game", "name", "now", "offered"),
    [
        ("classic", "face_down", 1, [1, 2, 3]),
        ("classic", "recycle", "under", ["under", "reshuffle"]),
        ("classic", "trick_limit", 100, [*NUMBERS]),
        ("classic", "trick_limit", 7, sorted([*NUMBERS, 7])),
        ("casino", "decks", 6, [4, 5, 6, 7, 8]),
        ("casino", "min_bet", 10, [*NUMBERS[1:]]),
        ("razboi", "choice_seconds", 0, [*NUMBERS[:13]]),
    ],
)
def test_of_many_numbers_the_round_ones_are_offered(
    game: str, name: str, now: int | str, offered: list[int | str]
) -> None:
    assert list_offered_values(option(game, name), now) == offered


def test_a_match_that_the_rules_refuse_is_not_begun(home: Path) -> None:
    play = Play(home)
    play.app.open_main_menu()
    menu = play.app.top
    start_match(play.app, "razboi", 1, {"prisoners": "on"})
    assert play.said()[-1] == "Prisoners of war need three players or more."
    assert play.cued()[-1] == "refusal" and play.app.screens == [menu]


def test_a_command_line_decides_game_players_seed_bots_and_name(home: Path) -> None:
    play = Play(
        home, game="steal", players=3, seed=5, bots="strong,dreamer", name="Mira", fast=True
    )
    start_command_line_match(play.app)
    view = play.table.player_view
    assert (view.game, len(view.names), view.names[0]) == ("steal", 3, "Mira")
    assert view.public_bots_by_seat == {1: "strong", 2: "dreamer"}
    assert play.app.settings.get("name", "") == "Mira"
    assert play.app.launch_options.seed is None and view.path is not None
    assert '"seed": 5,' in view.path.read_text(encoding="utf-8").split("\n")[0]
    smallest = Play(home, game="casino", seed=1)
    start_command_line_match(smallest.app)
    assert len(smallest.table.player_view.names) == 1
    usual = Play(home, seed=1)
    start_command_line_match(usual.app)
    assert usual.table.player_view.game == "scientific"
    assert usual.app.settings.get("opponents", 0) == 1

"""The bots of every game: their names and descriptions, and how the player chooses them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.registry import get_bot_makers, list_opponent_names
from audiowar.rules.registry import GAMES
from audiowar.table.opponent_lineup import ADAPTING_LINEUP, MIXED_LINEUP, choose_mixed_bots
from audiowar.ui.archive.resume_or_repair_match import resume_match
from audiowar.ui.menus import new_game
from audiowar.ui.menus.new_game import ask_opponents, start_command_line_match
from audiowar.ui.settings.opponent_choice import (
    count_levels_below_zero_rating,
    describe_opponent,
    get_chosen_opponents,
    get_player_rating_as_level,
    get_rating_setting_name,
    list_opponent_choices,
    make_lineup_matching_rating,
)
from tests.ui.front import Play
from tests.ui.test_table import host_of


def choosing(home: Path, game: str, language: str = "en", **launch: Any) -> Play:
    play = Play(home, language, **launch)
    ask_opponents(play.app, GAMES[game])
    return play


@pytest.mark.parametrize("game", GAMES)
def test_every_opponent_of_a_game_has_a_name_and_a_description(home: Path, game: str) -> None:
    play = Play(home, "sr")
    told = [play.app.render(describe_opponent(name, game)) for name in list_opponent_choices(game)]
    assert len(set(told)) == len(told)
    for line in told:
        name, _, how = line.partition(", ")
        assert name
        assert len(how.split()) > 1


def test_every_bot_can_be_chosen_but_one_that_plays_like_another() -> None:
    hidden = {
        (game, name)
        for game in GAMES
        for name in get_bot_makers(game)
        if name not in list_opponent_choices(game)
    }
    assert hidden == {("casino", "strong"), *((game, "random") for game in GAMES)}


def test_who_says_that_no_two_play_alike_has_enough_characters() -> None:
    for name, game in GAMES.items():
        if not game.always_has_choices and not get_bots(name).load_bots():
            continue  # Nobody is asked who plays.
        opponents = game.players[-1] - 1
        claims = describe_opponent(MIXED_LINEUP, name).message == f"bot-{MIXED_LINEUP}"
        for seats in range(1, opponents + 1):
            lined = choose_mixed_bots(list_opponent_names(name), "sensible", seats, 1)
            makers = {get_bot_makers(name)[bot] for bot in lined}
            assert len(makers) == len(set(lined))
            assert not claims or len(makers) == seats
        assert claims or len(makers) < opponents, name


def characters(play: Play) -> list[str]:
    return list(host_of(play).table.header.extra_fields["bots"].values())


def begin(play: Play, game: str = "scientific", opponents: int = 2, **options: int | str) -> None:
    new_game.start_match(play.app, game, opponents, options)


def test_each_opponent_may_have_a_character_of_its_own(home: Path) -> None:
    play = choosing(home, "scientific", fast=True)
    play.press("end", "enter")
    assert play.said()[-1].startswith("Choose each opponent. Escape goes back. Alice: ")
    play.press("home", *["left"] * 9, "down", *["right"] * 9)
    assert play.said()[-1].startswith("Ben: professor, ")
    play.press("escape", "2", "enter", "enter")
    assert characters(play) == ["newcomer", "professor"]


def test_the_chairs_have_the_names_that_sit_at_the_table(home: Path) -> None:
    play = choosing(home, "scientific", fast=True)
    play.app.settings.set(name="Alice")
    play.press("end", "enter")
    assert ". Ben: " in play.said()[-1]
    play.press("escape", "2", "enter", "enter")
    assert host_of(play).table.header.seats[:2] == ("Alice", "Ben")


def test_a_game_from_the_command_line_has_sensible_opponents(home: Path) -> None:
    play = Play(home, game="scientific", players=4, seed=1, fast=True)
    start_command_line_match(play.app)
    assert characters(play) == ["sensible"] * 3


def finish(play: Play) -> None:
    while not host_of(play).table.match.end_event:
        play.press("enter")
    # Before that time, Enter would repeat the end of the match, which may be unheard.
    play.wait(60)


def left_and_taken_up(play: Play, home: Path) -> Play:
    """Quit the program during a match, and continue the match in another program."""
    path = host_of(play).save.path
    assert path is not None
    play.app.screens[0].take_leave()
    again = Play(home, fast=True)
    resume_match(again.app, path)
    return again


def test_only_games_against_those_who_adapt_let_them_learn(home: Path) -> None:
    play = Play(home, fast=True, seed=5)
    play.app.settings.set(bot="professor")
    begin(play, opponents=1, trick_limit=3)
    play = left_and_taken_up(play, home)
    play.app.settings.set(bot=ADAPTING_LINEUP)
    finish(play)
    assert play.app.settings.get(get_rating_setting_name("scientific"), -1.0) == -1.0


def test_a_game_that_was_left_counts_when_it_is_played_to_the_end(home: Path) -> None:
    play = Play(home, fast=True, seed=5)
    play.app.settings.set(bot=ADAPTING_LINEUP)
    begin(play, opponents=1, trick_limit=3)
    play.press("enter")
    play = left_and_taken_up(play, home)
    assert play.app.settings.get(get_rating_setting_name("scientific"), -1.0) == -1.0
    play.app.settings.set(bot="sensible")
    finish(play)
    assert play.app.settings.get(get_rating_setting_name("scientific"), -1.0) > -1.0


def test_another_game_is_played_against_the_same_opponents(home: Path) -> None:
    play = Play(home, fast=True)
    for _ in range(2):
        begin(play, opponents=3, trick_limit=1)
        sitting = characters(play)
        finish(play)
        play.press("enter", "home")
        play.press("enter")
        assert not host_of(play).table.match.end_event
        assert characters(play) == sitting


def test_those_who_adapt_have_learnt_when_they_play_again(home: Path) -> None:
    play = Play(home, fast=True, seed=5)
    play.app.settings.set(bot=ADAPTING_LINEUP, rung_scientific=0.0)
    begin(play, opponents=2, trick_limit=1)
    assert set(characters(play)) == {"dreamer"}
    finish(play)
    play.app.settings.set(bot="professor", rung_scientific=7.0)
    play.press("enter", "home", "enter")
    assert set(characters(play)) == {"sel1"}
    assert host_of(play).table.header.extra_fields[ADAPTING_LINEUP] is True


@pytest.mark.parametrize(
    ("chosen", "game", "expected"),
    [
        ({}, "scientific", "mixed"),
        ({"bot": "dreamer"}, "scientific", "dreamer"),
        ({"bot": "dreamer"}, "steal", "dreamer"),
        ({"bot": "dreamer", "bot_steal": "sensible"}, "steal", "sensible"),
        ({"bot": "professor"}, "steal", "strong"),
        ({"bot": "professor"}, "casino", "mixed"),
        ({"bot": "each"}, "scientific", "each"),
        ({"bot": "each"}, "steal", "mixed"),
        ({"bot": "adapting"}, "casino", "mixed"),
        ({"bot": "nobody"}, "scientific", "mixed"),
        ({"bot_steal": "nobody"}, "steal", "mixed"),
    ],
)
def test_the_opponents_of_a_game_follow_from_what_was_chosen(
    home: Path, chosen: dict[str, str], game: str, expected: str
) -> None:
    play = Play(home)
    play.app.settings.set(**chosen)
    assert get_chosen_opponents(play.app, game) == expected


@pytest.mark.parametrize(
    ("levels", "easier"),
    [(["newcomer", "dreamer", "sensible"], 1), (["dreamer", "sensible"], 0), (["sensible"], 0)],
)
def test_levels_below_the_dreamer_are_counted(levels: list[str], easier: int) -> None:
    assert count_levels_below_zero_rating(levels) == easier


def test_a_rating_is_a_level_counted_from_the_dreamer(home: Path) -> None:
    play = Play(home)
    known = list_opponent_names("scientific")
    usual = known.index("sensible")
    assert get_player_rating_as_level(play.app, "scientific") == usual
    play.app.settings.set(rung_scientific=0.5)
    assert get_player_rating_as_level(play.app, "scientific") == known.index("dreamer") + 0.5
    assert make_lineup_matching_rating(play.app, "scientific").is_adapting

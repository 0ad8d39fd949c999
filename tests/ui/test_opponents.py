"""The opponents of every game: who they are is heard where they are chosen, and is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.bots.registry import bots
from audiowar.rules.registry import GAMES
from audiowar.session.shelf import newest_unfinished
from audiowar.session.store import Settings
from audiowar.ui.new_game import ask_opponents, launch_game
from audiowar.ui.opponents import description, level, people
from audiowar.ui.table import TableScreen
from tests.ui.front import Play
from tests.ui.test_table import host_of

LANGUAGES = ("en", "es", "ro", "sr", "sr-Cyrl")


def choosing(home: Path, game: str, language: str = "en", **launch: object) -> Play:
    play = Play(home, language, **launch)
    ask_opponents(play.app, GAMES[game])
    return play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_opponent_of_a_game_has_a_name_and_a_description(
    home: Path, game: str, language: str
) -> None:
    play = Play(home, language)
    told = [play.app.told(description(name, game)) for name in people(game)]
    assert len(set(told)) == len(told)
    for line in told:
        name, _, how = line.partition(", ")
        assert name
        assert len(how.split()) > 1


def test_every_bot_can_be_chosen_but_one_that_plays_like_another() -> None:
    hidden = {(game, name) for game in GAMES for name in bots(game) if name not in people(game)}
    assert hidden == {("casino", "strong")}


def test_the_opponents_are_described_where_their_number_is_chosen(home: Path) -> None:
    play = choosing(home, "scientific")
    assert play.press("end") == [
        "Opponents: sensible, who plays by simple rules and counts nothing. 8 of 8"
    ]
    assert play.press("right") == ["Opponents: beginner, who forgets what was played"]
    assert play.press("left", "left")[-1] == "Opponents: dreamer, who chooses at random"


def test_another_game_has_opponents_of_its_own(home: Path) -> None:
    play = choosing(home, "steal")
    play.app.settings.set(bot="gambler")
    play.press("end", "right")
    assert play.said()[-1] == "Opponents: strong, who knows which cards are still hidden"
    assert (level(play.app, "steal"), level(play.app, "scientific")) == ("strong", "gambler")
    assert Settings(home).get("bot_steal", "") == "strong"


def test_a_game_of_luck_does_not_ask_who_chooses_nothing(home: Path) -> None:
    play = choosing(home, "classic")
    assert "3 of 3" in play.press("end")[-1]


def test_the_chosen_opponents_sit_at_the_table(home: Path) -> None:
    play = choosing(home, "armed", fast=True)
    play.press("end", "right", "1", "enter", "enter")
    assert isinstance(play.app.top, TableScreen)
    assert host_of(play).table.header.more["bots"] == {"1": "strong"}


@pytest.mark.parametrize(
    ("main", "game", "own"),
    [
        ("professor", "armed", "strong"),
        ("gambler", "armed", "sensible"),
        ("random", "armed", "random"),
        ("professor", "casino", "sensible"),
        ("nobody", "scientific", "sensible"),
    ],
)
def test_who_was_chosen_once_is_met_in_the_other_games(
    home: Path, main: str, game: str, own: str
) -> None:
    play = Play(home)
    play.app.settings.set(bot=main)
    assert level(play.app, game) == own


def test_a_change_of_their_pace_is_felt_in_the_running_game(home: Path) -> None:
    play = Play(home, game="scientific", players=2, seed=1)
    launch_game(play.app)
    table = play.app.top
    assert isinstance(table, TableScreen)
    assert host_of(play).pace.thinking() == 1.0
    play.press("escape")
    play.app.settings.set(pace=400)
    play.press("escape")
    assert host_of(play).pace.thinking() == 4.0
    assert newest_unfinished() is not None

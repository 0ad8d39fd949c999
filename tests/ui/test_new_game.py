"""Choosing a game: what was played last comes first."""

from __future__ import annotations

from pathlib import Path

from audiowar.ui.new_game import new_game
from tests.ui.front import Play


def test_the_game_played_last_comes_first_then_a_random_one(home: Path) -> None:
    play = Play(home)
    play.app.settings.set(game="steal")
    new_game(play.app)
    assert play.said()[-1] == "Which game? Steal War, 2 to 4 players, you choose your cards. 1 of 9"
    assert play.press("down") == ["Surprise: the program chooses a game. 2 of 9"]
    assert play.press("down")[0].startswith(
        "Scientific War, 2 to 8 players, you choose your cards."
    )


def test_a_game_that_is_no_more_is_not_missed(home: Path) -> None:
    play = Play(home)
    play.app.settings.set(game="chess")
    new_game(play.app)
    assert play.said()[-1].startswith("Which game? Scientific War")

"""The coach: advice on G, and what decided a game of two."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.bots.scientific.coach import REASONS
from audiowar.ui.new_game import launch_game
from tests.ui.front import Play
from tests.ui.test_table import host_of


def at_table(home: Path, language: str = "en", players: int = 2, **launch: object) -> Play:
    play = Play(home, language, fast=True, players=players, seed=3, game="scientific", **launch)
    launch_game(play.app)
    play.app.tick()
    return play


def percents(told: str) -> int:
    return sum(int(word) for word in told.split() if word.isdigit())


@pytest.mark.parametrize("language", ["en", "es", "ro", "sr", "sr-Cyrl"])
def test_g_tells_a_mixture_with_reasons(home: Path, language: str) -> None:
    play = at_table(home, language)
    for _ in range(3):
        (told,) = play.press("g")
        assert 30 <= percents(told.replace(",", " ").replace("%", " ")) <= 102
        play.press("enter")


@pytest.mark.parametrize("language", ["en", "es", "ro", "sr", "sr-Cyrl"])
def test_every_reason_is_told_in_every_language(home: Path, language: str) -> None:
    play = Play(home, language)
    for reason in REASONS:
        assert play.app.catalogue.tell(reason)


def test_the_coach_may_be_switched_off(home: Path) -> None:
    play = at_table(home)
    play.app.settings.set(coach=False)
    assert play.press("g") == ["The coach is switched off in the settings."]


def test_with_three_players_it_says_why_not(home: Path) -> None:
    play = at_table(home, players=3)
    assert play.press("g") == ["The coach knows Scientific War for two players only."]


def test_after_the_game_the_tricks_that_decided_it_are_told(home: Path) -> None:
    play = at_table(home, options={"trick_limit": 8})
    for _ in range(8):
        play.press("enter")
    assert host_of(play).table.game.finished
    said = play.press("g")[-1]
    assert said.startswith("These tricks decided the game. Escape goes back. Trick ")
    trick = play.press("enter")[-1]
    assert "You" in trick
    play.press("down", "down")
    assert play.press("escape")[-1].startswith("Table.")
    assert play.press("enter", "w")[-1].startswith("What decided the game")
    assert play.press("enter")[-1].startswith("These tricks decided the game.")

"""The coach: advice on G, and what decided a game of two."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.bots.scientific.analysis import REASONS
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


@pytest.mark.parametrize("players", [3, 8])
def test_with_more_players_it_mixes_too_and_always_says_the_same(home: Path, players: int) -> None:
    play = at_table(home, players=players)
    for _ in range(3):
        (told,) = play.press("g")
        assert told.startswith("Out of a hundred times, the professor would play: ")
        assert percents(told.replace(",", " ")) <= 102 and "because" in told
        assert play.press("g") == [told]
        play.press("enter")


@pytest.mark.parametrize("language", ["en", "es", "ro", "sr", "sr-Cyrl"])
@pytest.mark.parametrize(
    ("game", "players"), [("armed", 2), ("armed", 4), ("steal", 3), ("razboi", 3)]
)
def test_other_games_have_a_coach_too(home: Path, game: str, players: int, language: str) -> None:
    options = {"prisoners": "on"} if game == "razboi" else {}
    play = Play(home, language, fast=True, players=players, seed=3, game=game, options=options)
    launch_game(play.app)
    play.app.tick()
    advised = 0
    for _ in range(40):
        if host_of(play).table.game.questions.get(0):
            (told,) = play.press("g")
            assert told.startswith(play.app.told(Line("coach-would")))
            assert told.endswith(".")
            advised += 1
        if advised == 3:
            return
        play.press("enter")
    raise AssertionError("nobody was asked")


def test_the_coach_knows_nothing_of_games_of_luck(home: Path) -> None:
    play = Play(home, fast=True, players=2, seed=3, game="casino")
    launch_game(play.app)
    assert play.press("g")[0] == "The coach knows nothing of this game."


@pytest.mark.parametrize("language", ["en", "es", "ro", "sr", "sr-Cyrl"])
@pytest.mark.parametrize("swap", [False, True])
def test_what_would_have_been_better_is_said(home: Path, language: str, swap: bool) -> None:
    told = Play(home, language).app.told
    turn = Line("coach-turn", {"trick": 7, "before": 60, "after": 30, "better": False})
    for why in REASONS:
        args = {"turn": turn, "card": "8H", "swap": swap, "why": Line(why)}
        line = told(Line("coach-turn-better", args))
        assert line.startswith(told(turn)) and line.endswith(told(Line(why)))
        assert told(Line("coach-swap")) != line


def test_after_a_game_of_three_the_tricks_that_decided_it_are_told(home: Path) -> None:
    play = at_table(home, players=3, options={"trick_limit": 14})
    for _ in range(60):
        if not host_of(play).table.game.finished:
            play.press("enter")
    assert host_of(play).table.game.finished
    said = play.press("g")[-1]
    assert said.startswith("These tricks decided the game. Escape goes back. Trick ")


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

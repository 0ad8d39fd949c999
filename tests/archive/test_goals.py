"""Goals: each is reached by what it teaches, and by nothing less."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.archive.goals import GOALS, find_reached_goals, iter_goals
from audiowar.archive.statistics import FinishedMatch
from audiowar.bots.registry import list_opponent_names
from audiowar.rules.registry import GAMES

from .finished import make_game

FIVE = {"players": tuple("ABCDE")}
ONCE: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "first-win": ({}, {"won": False}),
    "count": ({"count_won": 1}, {"count_won": 1, "game": "steal"}),
    "spy": ({"spy_won": 1}, {"count_won": 1}),
    "swap": ({"swaps": 1}, {"swaps": 1, "won": False}),
    "two": ({"twos_won": 1}, {"twos_won": 1, "game": "armed"}),
    "joker-war": ({"joker_wars": 1}, {"jokers_won": 1}),
    "revolution": ({"own_revolutions": 1}, {"revolutions": 3}),
    "double-war": ({"longest_war_won": 2}, {"longest_war_won": 1, "longest_war": 3}),
    "big-pot": ({"biggest_pot": 15}, {"biggest_pot": 14}),
    "comeback": ({"fewest_cards": 3}, {"fewest_cards": 4}),
    "many": (FIVE, {**FIVE, "won": False}),
    "prisoner": ({"game": "razboi", "prisoners_won": 1}, {"game": "razboi", "prisoners": 1}),
    "steal": ({"game": "steal", "piles_stolen": 1}, {"game": "steal"}),
    "protect": ({"game": "steal", "piles_protected": 1}, {"game": "steal", "piles_stolen": 1}),
    "sober": (
        {"game": "drunkard", "result": "drunkard", "won": False},
        {"game": "drunkard", "result": "drunkard"},
    ),
    "rounds": (
        {"game": "tod_und_leben", "rounds_won": 3},
        {"game": "tod_und_leben", "rounds_won": 2},
    ),
    "house-war": ({"game": "casino", "paid_war_win": 1}, {"game": "casino", "paid_win": 1}),
    "richer": ({"game": "casino", "cents": 100}, {"game": "casino", "cents": -100}),
    "armed": ({"game": "armed", "wars_won": 1}, {"game": "armed"}),
    "together": ({"bots": {}}, {}),
    "daily": ({"daily": "2026-11-22"}, {}),
}


@pytest.mark.parametrize("name", list(ONCE))
def test_one_match_reaches_a_goal_and_another_does_not(name: str) -> None:
    enough, less = (make_game(**one) for one in ONCE[name])
    assert name not in [goal.name for goal in find_reached_goals([], less)]
    assert name in [goal.name for goal in find_reached_goals([less], enough)]
    assert name not in [goal.name for goal in find_reached_goals([enough], enough)]


def count(name: str, *games: FinishedMatch) -> tuple[int, int]:
    goal = GOALS[name]
    return goal.count_progress(games), goal.needed


def test_goals_of_many_matches() -> None:
    assert count("every-game", *(make_game(False, game) for game in GAMES)) == (len(GAMES),) * 2
    wins = (make_game(), make_game(), make_game(False, "steal"))
    assert count("every-win", *wins) == (1, len(GAMES))
    levels = list_opponent_names("scientific")
    games = [make_game(bots={1: level}) for level in levels]
    assert count("levels", *games) == (len(levels), len(levels))
    assert count("levels", make_game(bots={1: "mixed"}), make_game(game="steal")) == (0, 10)
    spoken = [make_game(language=tag) for tag in ("sr", "sr-Cyrl", "")]
    assert count("language", *spoken) == (1, 2)
    assert count("language", *spoken, make_game(language="es")) == (2, 2)
    assert count("streak", make_game(), make_game(), make_game(False), make_game()) == (2, 3)
    days = [make_game(daily=f"2026-11-{day:02}") for day in (1, 29, 30, 2, 28)]
    assert count("week", *days, make_game(daily="2026-12-01")) == (4, 7)


def test_no_goal_for_winning_is_reached_in_a_game_that_nobody_wins() -> None:
    most = make_game(game="drunkard", result="limit")
    assert most.entry.seats == (most.entry.seat,)
    reached = {goal.name for goal in find_reached_goals([], most)}
    assert not reached & {"first-win", "sober", "every-win", "many", "streak"}


def test_every_goal_is_tested_here() -> None:
    several = {"every-game", "every-win", "levels", "language", "streak", "week"}
    assert set(GOALS) == {*ONCE, *several} == {goal.name for goal in iter_goals()}

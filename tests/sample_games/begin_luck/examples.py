"""New Game, sentence by sentence."""

from __future__ import annotations

from audiowar.rules.events import Out, Take, War
from tests.rules.table import AsTheyLie, game, told, turn


def test_the_strongest_card_takes_them_all() -> None:
    running = game("new_game", 2, {"stacks": ["AH 5H", "7S 6S"]}, AsTheyLie())
    assert told(turn(running), Take) == ["Take 0 AH 7S"]


def test_who_ties_turns_again() -> None:
    running = game("new_game", 3, {"stacks": ["AH 5H 2H", "AS 6S 3S", "4C 7C 8C"]}, AsTheyLie())
    assert told(turn(running), War, Take) == ["War tie 0+1", "Take 1 AH AS 4C 5H 6S"]


def test_who_has_no_card_is_out() -> None:
    running = game("new_game", 3, {"stacks": ["AH", "7S", "4C 7C"]}, AsTheyLie())
    assert told(turn(running), Out) == ["Out 1"]

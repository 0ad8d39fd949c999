"""New Game, sentence by sentence."""

from __future__ import annotations

from audiowar.rules.events import Out, Take, War
from tests.rules.table import AsTheyLie, answer, game, told


def test_the_strongest_card_takes_them_all() -> None:
    running = game("new_game", 2, {"hands": ["AH 5H", "7S 6S"]}, AsTheyLie())
    assert told(answer(running, "AH 7S"), Take) == ["Take 0 AH 7S"]


def test_who_ties_chooses_again() -> None:
    running = game("new_game", 3, {"hands": ["AH 5H 2H", "AS 6S 3S", "4C 7C 8C"]}, AsTheyLie())
    events = answer(running, "AH AS 4C", "5H 6S")
    assert told(events, War, Take) == ["War tie 0+1", "Take 1 AH AS 4C 5H 6S"]


def test_who_has_no_card_is_out() -> None:
    running = game("new_game", 3, {"hands": ["AH", "7S", "4C 7C"]}, AsTheyLie())
    assert told(answer(running, "AH 7S 4C"), Out) == ["Out 1"]

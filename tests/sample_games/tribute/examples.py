"""Tribute, sentence by sentence."""

from __future__ import annotations

from audiowar.rules.events import Out, Take, War
from tests.rules.table import AsTheyLie, game, told, turn
from tests.truth.claims import Args, Step


def test_the_strongest_card_takes_them_all() -> None:
    running = game("tribute", 2, {"stacks": ["AH 5H", "7S 6S"]}, AsTheyLie())
    assert told(turn(running), Take) == ["Take 0 AH 7S"]


def test_who_ties_turns_again() -> None:
    running = game("tribute", 3, {"stacks": ["AH 5H 2H", "AS 6S 3S", "4C 7C 8C"]}, AsTheyLie())
    assert told(turn(running), War, Take) == ["War tie 0+1", "Take 1 AH AS 4C 5H 6S"]


def test_who_has_no_card_is_out() -> None:
    running = game("tribute", 3, {"stacks": ["AH", "7S", "4C 7C"]}, AsTheyLie())
    assert told(turn(running), Out) == ["Out 1"]


def test_a_seven_takes_a_card_of_everybody_else() -> None:
    running = game("tribute", 3, {"stacks": ["7H 5H", "6S", "4C 7C 8C"]}, AsTheyLie())
    assert told(turn(running))[3:5] == ["Tribute 2 7C", "Take 0 7C 7H 6S 4C"]


def gives(step: Step, args: Args) -> bool:
    return bool(step.by("tribute", args))


def counts_gifts(step: Step, args: Args) -> bool:
    return bool(len(step.all("tribute")) == args["count"])


CLAIMS = {"event-tribute": gives, "why-tribute": counts_gifts}
FIXED = {"why-tribute": ("7",)}

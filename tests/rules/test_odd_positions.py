"""Positions that can be no table of the game are refused by the part that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.rules.chance import SeededChance
from audiowar.rules.match import Match
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused


def begun(name: str, position: dict[str, Any] | None, players: int = 3) -> Match:
    match = Match(GAMES[name], players, {}, SeededChance(1), position)
    match.start()
    return match


def fewest(name: str) -> int:
    """Return the smallest number of players of a game, at least two."""
    return max(2, GAMES[name].players[0])


@pytest.mark.parametrize("name", ["razboi", "drunkard", "casino"])
@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("stacks", [["2H"], ["JOKER"]]),
        ("prisoners", [None, "JOKER"]),
        ("table", [[0, "JOKER"]]),
        ("shoe", ["JOKER"]),
    ],
)
def test_a_game_without_jokers_knows_none(name: str, part: str, value: Any) -> None:
    with pytest.raises(Refused, match=part):
        begun(name, {part: value})


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("bankrolls", [10**400] * 3),
        ("bankrolls", [-1, 0, 0]),
        ("out", [1, 1]),
        ("out", [3]),
        ("table", {"0": "2H"}),
        ("prisoners", [None] * 4),
        ("spy", True),
    ],
)
def test_a_part_of_the_wrong_shape_is_named(part: str, value: Any) -> None:
    with pytest.raises(Refused, match=part):
        begun("razboi", {part: value})


@pytest.mark.parametrize("part", ["hats", "", "players"])
def test_a_part_that_no_game_has_is_refused_even_where_it_is_empty(part: str) -> None:
    values: tuple[object, ...] = ([], None, [[]])
    for value in values:
        with pytest.raises(Refused, match="position"):
            begun("razboi", {part: value})


@pytest.mark.parametrize("name", list(GAMES))
def test_a_part_of_another_game_may_only_be_empty(name: str) -> None:
    foreign = {"spy": None, "count": [], "prisoners": [None, None], "bankrolls": [], "shoe": []}
    own, players = GAMES[name].game_specific_state_parts, fewest(name)
    empty = {part: value for part, value in foreign.items() if part not in own}
    match = Match(GAMES[name], players, {}, SeededChance(1), empty)
    assert match.state.alive == list(range(players))
    for part, value in {"spy": 1, "prisoners": ["2H"], "shoe": ["2H"]}.items():
        if part not in own:
            with pytest.raises(Refused, match=part):
                Match(GAMES[name], players, {}, SeededChance(1), {part: value})


def test_an_answer_of_nobody_or_that_is_no_choice_is_refused() -> None:
    nonsense: tuple[Any, ...] = (53, -1, 10**30, "bet:" + "9" * 5000, "steal:" + "1" * 5000)
    for name in GAMES:
        match = begun(name, None, fewest(name))
        for choice in nonsense:
            with pytest.raises(Refused):
                match.answer(0, choice)
        for choice in ("prisoner", "top", "keep:2H", "swap", "steal:0", "war", 0, 99):
            for seat in (-1, 8, 99):
                with pytest.raises(Refused, match="not_asked"):
                    match.answer(seat, choice)

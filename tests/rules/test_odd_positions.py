"""Positions that can be no table of the game are refused by the part that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.rules.chance import SeededChance
from audiowar.rules.match import Match
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused


def begun(name: str, position: dict[str, Any], players: int = 3) -> Match:
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


@pytest.mark.parametrize("seat", [-1, 8, 99])
@pytest.mark.parametrize("choice", ["prisoner", "top", "keep:2H", "swap", "steal:0", "war", 0, 99])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_seat_that_is_not_there_is_not_asked(name: str, seat: int, choice: Any) -> None:
    match = Match(GAMES[name], fewest(name), {}, SeededChance(1))
    match.start()
    with pytest.raises(Refused, match="not_asked"):
        match.answer(seat, choice)


@pytest.mark.parametrize("choice", [53, -1, 10**30, "bet:" + "9" * 5000, "steal:" + "1" * 5000])
@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_no_choice_at_all_is_refused(name: str, choice: Any) -> None:
    match = Match(GAMES[name], fewest(name), {}, SeededChance(1))
    match.start()
    with pytest.raises(Refused):
        match.answer(0, choice)

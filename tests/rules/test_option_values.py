"""Which values an option takes: of its own type only, and without a walk through its range."""

from __future__ import annotations

import pytest

from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused
from audiowar.rules.variant import Option


class Counting(int):
    """A whole number that is no plain one, as numpy's are."""


def test_a_value_of_another_type_is_refused() -> None:
    values = ["abc", "1", None, 1.0, 1.5, [], {}, True, False, -5, 10**400, Counting(1), b"1"]
    for game in GAMES.values():
        for name in ("no_such_option", *(option.name for option in game.options)):
            for value in values:
                with pytest.raises(Refused):
                    game.complete_options({name: value}, game.players[0])  # type: ignore[dict-item]


def test_a_number_of_players_out_of_range_is_refused() -> None:
    for game in GAMES.values():
        for players in (game.players[0] - 1, game.players[-1] + 1):
            with pytest.raises(Refused, match="players"):
                game.complete_options({}, players)


def test_nothing_looks_for_a_text_in_a_range() -> None:
    """Python compares it with each number there is: it took 23 s of processor time."""

    class Bomb(str):
        def __eq__(self, other: object) -> bool:
            raise AssertionError("compared")

        __hash__ = str.__hash__

    assert not Option("trick_limit", range(10**9), 0).allows(Bomb("many"))


def test_its_own_values_are_allowed() -> None:
    for game in GAMES.values():
        for option in game.options:
            ends = option.values if isinstance(option.values, tuple) else option.values[:: 10**6]
            assert all(option.allows(value) for value in ends)

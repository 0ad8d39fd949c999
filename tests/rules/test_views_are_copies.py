"""What a view hands out cannot change the game."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from audiowar.rules.cards import JOKER
from audiowar.rules.events import Event
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import Header, format_event
from audiowar.table.table import Table
from tests.rules.conformance import ALL, random_header, step


def spoil(value: Any, seen: set[int]) -> None:
    """Change whatever can be changed in a value, and in what it holds."""
    if id(value) in seen or isinstance(value, (str, int, type(None))):
        return
    seen.add(id(value))
    inside: list[Any] = []
    if isinstance(value, Mapping):
        inside = list(value.values())
    elif isinstance(value, (list, tuple, set, frozenset)):
        inside = list(value)
    elif is_dataclass(value):
        inside = [getattr(value, part.name) for part in fields(value)]
    for one in inside:
        spoil(one, seen)
    for change in (
        lambda: value.clear(),
        lambda: value.update(trick_limit=1, rounds=1, jokers=2, min_bet=1),
        lambda: value.append(JOKER),
        lambda: value.__setitem__("jokers", 2),
        lambda: value.__setitem__(0, JOKER),
        lambda: value.add(0),
        *(lambda name=part.name: setattr(value, name, 0) for part in _parts(value)),
    ):
        with contextlib.suppress(Exception):
            change()


def _parts(value: Any) -> Any:
    return fields(value) if is_dataclass(value) else ()


def told(header: Header, spoiling: bool) -> str:
    """Play a random game; return its events as text."""
    table, dice = Table(header), random.Random(header.seed)
    events: list[Event] = list(table.start())
    for _ in range(40):
        if table.match.end_event:
            break
        for viewer in (*range(len(header.seats)), None):
            if spoiling:
                spoil(table.view(viewer), set())
        events += step(table, dice)
    return "".join(map(format_event, events))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("seed", range(4))
def test_spoiling_every_view_leaves_the_game_as_it_is(name: str, seed: int) -> None:
    header = random_header(GAMES[name], seed)
    assert told(header, spoiling=True) == told(header, spoiling=False)


def test_the_options_and_bets_of_a_view_are_frozen() -> None:
    table = Table(random_header(GAMES["casino"], 1, rounds=5))
    table.start()
    seen = table.view(0)
    with pytest.raises(TypeError):
        seen.options["min_bet"] = 1  # type: ignore[index]
    assert seen.question is not None
    with pytest.raises(AttributeError):
        seen.question.choices.min_bet_in_units = 0  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        seen.peek["shoe_left"] = 0  # type: ignore[index]

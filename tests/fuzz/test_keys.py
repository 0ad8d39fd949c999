"""Random keys in every game, for a moment; the command `keys` plays for as long as one likes."""

from __future__ import annotations

from dataclasses import replace

import pytest

pytest.importorskip(
    "pyglet.window", reason="the window library cannot be loaded here", exc_type=ImportError
)
pytest.importorskip("accesskit", reason="the library of accessibility trees is missing")

from audiowar.rules.registry import GAMES
from audiowar.ui.table.table_screen import TableScreen

from .keys import session


@pytest.mark.parametrize("game", list(GAMES))
def test_random_keys_meet_no_fault(game: str) -> None:
    keys = 0
    for number in range(6):
        played, fault = session(number, 70, game)
        assert not fault, (number, fault)
        assert played is not None
        keys += len(played.pressed)
    assert keys == 6 * 70


def test_a_fault_of_the_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = TableScreen.get_screen_content
    monkeypatch.setattr(
        TableScreen,
        "get_screen_content",
        lambda table: replace(right(table), index=table.cursor.index),
    )
    assert any("is marked" in session(number, 200, "scientific")[1] for number in range(12))

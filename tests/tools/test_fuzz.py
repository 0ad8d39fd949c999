"""A short and always equal part of what `python -m tools.fuzz` does for as long as one likes."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tools.fuzz  # noqa: F401 - says that no hidden window is opened

pytest.importorskip(
    "pyglet.window", reason="the window library cannot be loaded here", exc_type=ImportError
)
pytest.importorskip("accesskit", reason="the library of accessibility trees is missing")

from audiowar.rules.registry import GAMES
from audiowar.ui.table.table_screen import TableScreen
from tools.fuzz import files, games
from tools.fuzz.keys import session


def test_no_broken_file_is_more_than_told() -> None:
    findings = files.check_broken_files(400, 1_000)
    assert not findings.faults
    assert len(findings.counts) >= 8


def test_games_at_random_keep_the_rules() -> None:
    findings = games.check_games(24, 1_000)
    assert not findings.faults
    assert findings.counts["refused"] > 300


@pytest.mark.parametrize("game", list(GAMES))
def test_random_keys_meet_no_fault(game: str) -> None:
    for number in range(3):
        played, fault = session(number, 70, game)
        assert not fault, (number, fault)
        assert played is not None and len(played.pressed) == 70


def test_a_fault_of_the_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = TableScreen.get_screen_content
    monkeypatch.setattr(
        TableScreen,
        "get_screen_content",
        lambda table: replace(right(table), index=table.cursor.index),
    )
    assert any("is marked" in session(number, 200, "scientific")[1] for number in range(12))

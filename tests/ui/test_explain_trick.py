"""The Y key explains the last trick in one message, then step by step in a list."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.ui.core.menu import Menu
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.test_table import hands, sit_down


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path))


WAR = hands("KH QH 2H", "KS 9S 4S")


def test_y_again_opens_the_steps_as_a_list(tmp_path: Path) -> None:
    play = sit_down(tmp_path, WAR, "KS 9S 4S")
    play.press("k", "enter", "y")
    assert play.press("y")[0].startswith("Why? Step by step. Escape goes back. Two kings tied")
    assert play.press("down")[0].startswith(
        "So nobody took the cards: they stay for the winner of a later trick. 2 of 2"
    )
    play.press("escape")
    assert isinstance(play.app.top, TableScreen)


def test_after_another_trick_y_tells_that_one(tmp_path: Path) -> None:
    play = sit_down(tmp_path, WAR, "KS 9S 4S")
    play.press("k", "enter", "y", "y", "escape", "q", "enter")
    (told,) = play.press("y")
    assert "the queen beat the nine" in told
    assert "four cards, two of them left over from earlier tricks" in told
    assert told.endswith("You played the only queen, so you are the spy in the next trick.")
    assert not isinstance(play.app.top, Menu)


def test_choosing_does_not_change_what_is_explained(tmp_path: Path) -> None:
    """Cards chosen for the next trick are not part of the explanation of the last one."""
    play = sit_down(tmp_path, WAR, "KS 9S 4S")
    play.press("k", "enter")
    play.wait(5.0)
    assert "Two kings" in play.press("y")[0]

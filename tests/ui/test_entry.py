"""What is told of single characters and keys: never nothing, never a name of ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.ui.menu import Entry

from .front import Play


def test_a_typed_blank_is_named(home: Path) -> None:
    play = Play(home)
    play.app.open(Entry(play.app, Line("ask-name"), "a", lambda text: None))
    assert play.press(" ", "backspace") == ["Space", "Space"]
    assert play.press("b") == ["b"]


@pytest.mark.parametrize(
    ("key", "named"),
    [("+", "+"), ("ctrl++", "Control + +"), ("ctrl+c", "Control + C"), ("shift+f5", "Shift + F5")],
)
def test_a_plus_is_a_key_like_others(home: Path, key: str, named: str) -> None:
    play = Play(home)
    assert play.app.told(play.app.key_line(key)).replace(" ", "") == named.replace(" ", "")

"""What a screen reader gets of a table is the same, whether the table is drawn or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.frontends.collect_window_content import WindowContentCollector
from audiowar.rules.registry import GAMES
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.test_scene_to_draw import table


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_gets_the_same_list_to_the_byte(home: Path, game: str) -> None:
    play = table(home, game, GAMES[game].players[-1], "sr")
    drawn, words = WindowContentCollector(), WindowContentCollector()
    words.draws_table = False
    for _ in range(3):
        if not isinstance(play.app.top, TableScreen):
            break
        assert drawn.collect_content(play.app).table is not None
        assert words.collect_content(play.app).table is None
        listed = drawn.make_accessible_list(play.app)
        assert repr(listed) == repr(words.make_accessible_list(play.app))
        shown = play.app.top.get_screen_content()
        assert list(listed.lines) == [play.app.render(row) for row in shown.rows]
        play.press("right", "enter")
        play.wait(60)

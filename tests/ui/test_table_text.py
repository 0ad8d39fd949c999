"""The text of the table: hand, players, pot and order of strength, without secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.frontends.window_text_layout import (
    TextColumn,
    WindowContent,
    WindowTextLayout,
    lay_out_texts_in_rows,
)
from audiowar.rules.registry import GAMES
from audiowar.ui.core.app import ScreenContent
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play
from tests.ui.test_table import hands, sit_down


def table(home: Path, game: str = "scientific", players: int = 3, language: str = "en") -> Play:
    play = Play(home, language, game=game, players=players, seed=1, name="Mira")
    from audiowar.ui.menus.new_game import start_command_line_match

    start_command_line_match(play.app)
    return play


def words(play: Play, shown: ScreenContent) -> WindowContent:
    """Return the shown content as text."""
    heading = play.app.render(shown.heading) if shown.heading else ""
    rows, beside = (tuple(map(play.app.render, lines)) for lines in (shown.rows, shown.other_lines))
    return WindowContent((), rows, shown.index, heading, beside)


def test_the_hand_has_a_heading_and_the_others_are_beside_it(home: Path) -> None:
    play = table(home)
    scene = words(play, play.app.top.get_screen_content())
    assert scene.heading == "Your hand: fourteen cards"
    assert scene.rows[0] == "Ace of hearts" and scene.current_index == 0
    assert scene.side_texts == (
        "You: 14", "Alice: 14, choosing", "Ben: 14, choosing", "On the table: 0", "Order: normal",
    )  # fmt: skip
    for _ in range(4):
        play.wait(60)
    assert "Alice: 14, ready" in words(play, play.app.top.get_screen_content()).side_texts


def walked(step: WindowContent, room: int, column: TextColumn) -> list[WindowTextLayout]:
    """Return the pages, one after the other, often enough that each has come."""
    found, now = [lay_out_texts_in_rows(step, room, column, column)], 0.0
    while found[-1].seconds_left is not None and len(found) < 60:
        now += found[-1].seconds_left + 0.001
        found.append(lay_out_texts_in_rows(step, room, column, column, now))
    return found


@pytest.mark.parametrize("game", ["scientific", "casino", "steal"])
def test_every_word_of_every_table_is_somewhere_on_the_pages(home: Path, game: str) -> None:
    play = table(home, game, GAMES[game].players[-1], "sr")
    column = TextColumn(14, len)
    for _ in range(2):
        assert isinstance(play.app.top, TableScreen)
        scene = words(play, play.app.top.get_screen_content())
        told = play.said()[-1]
        full = WindowContent(
            (told,), scene.rows, scene.current_index, scene.heading, scene.side_texts
        )
        for room in (4, 7, 12):
            pages = walked(full, room, column)
            seen = {
                word
                for one in pages
                for row in (*one.messages, *one.side_rows)
                for word in row.split()
            }
            for text in (told, *scene.side_texts):
                whole = " ".join(column.wrap(text)).split()
                halves = " ".join(TextColumn(7, len).wrap(text)).split()
                assert set(whole) <= seen or set(halves) <= seen, text
            if scene.rows:
                marked = " ".join(pages[0].list_rows[n] for n in pages[0].current_row_range)
                assert marked.replace(" ", "") == scene.rows[scene.current_index].replace(" ", "")
        play.press("right", "enter")
        play.wait(60)


def test_what_each_seat_does_is_beside_the_hand(home: Path) -> None:
    play = sit_down(home, hands("2H 3H", "9S 8S", "5D"), "9S 8S", "5D")
    play.press("end", "enter")
    beside = play.app.top.get_screen_content().other_lines
    assert [line.args["state"] for line in beside[:3]] == ["waiting", "chosen", "out"]

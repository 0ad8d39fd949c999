"""The winning chances of a match: a summary, a line for each trick, and the same as a chart."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from audiowar.l10n.catalogue import Catalogue
from audiowar.ui.core.menu import Menu, ReadingList
from audiowar.ui.table.chance_series import (
    CHART_LEFT,
    CHART_RIGHT,
    ChanceSeries,
    draw_svg_chart,
)
from audiowar.ui.table.coach import make_winning_chances_items
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play
from tests.ui.test_table_text import LANGUAGES, table

COURSE = ChanceSeries((0.5, 0.26, 0.4, 0.9, 1.0), (1, 3))
SVG = "{http://www.w3.org/2000/svg}"


def finished(home: Path, language: str = "en") -> Play:
    """Play a short match to its end."""
    play = table(home, "scientific", 2, language)
    for _ in range(400):
        assert isinstance(play.app.top, TableScreen)
        if play.app.top.view().over:
            break
        play.press("enter")
        play.wait(60)
    return play


def test_the_sentence_says_how_it_began_its_best_its_worst_and_its_end() -> None:
    said = Catalogue("en").format_message("coach-chances", **COURSE.make_summary_line().args)
    assert said == (
        "Your chances over four tricks: 50 percent at first, 100 at most, 26 at least, "
        "100 at the end"
    )
    told = [line.args["percent"] for line in COURSE.make_trick_lines()]
    assert told == [50, 26, 40, 90, 100]
    assert [line.args.get("trick") for line in COURSE.make_trick_lines()] == [1, 2, 3, 4, None]


def test_the_picture_says_the_same() -> None:
    root = ElementTree.fromstring(draw_svg_chart(COURSE, "A <title>", "The words & all"))
    assert root.findtext(f"{SVG}title") == "A <title>"
    assert root.findtext(f"{SVG}desc") == "The words & all"
    (line,) = root.findall(f"{SVG}polyline")
    points = [tuple(map(float, one.split(","))) for one in line.attrib["points"].split()]
    assert [x for x, _ in points] == [
        CHART_LEFT + (CHART_RIGHT - CHART_LEFT) * n / 4 for n in range(5)
    ]
    heights = [y for _, y in points]
    assert sorted(range(5), key=lambda n: -heights[n]) == [1, 2, 0, 3, 4], "more is higher"
    texts = [one.text for one in root.findall(f"{SVG}text")]
    assert texts == ["0%", "50%", "100%", "1", "3"]
    marks = [one.attrib["d"] for one in root.findall(f"{SVG}path") if "stroke" not in one.attrib]
    assert "l13 -22" in marks[0] and "l13 22" in marks[1], "down, then up"


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_match_the_coach_tells_the_course(home: Path, language: str) -> None:
    play = finished(home, language)
    play.press("g")
    menu = play.app.top
    assert isinstance(menu, Menu)
    next(
        row for row in menu.list_searchable_rows() if row.label().message == "coach-chances"
    ).select()
    play.press("enter")
    listed = play.app.top
    assert isinstance(listed, ReadingList) and listed.draw_svg is not None
    rows = [play.app.render(row.label()) for row in listed.list_searchable_rows()]
    tricks = play.app.screens[0]
    assert isinstance(tricks, TableScreen)
    assert len(rows) == 2 + tricks.view().trick and len(set(rows)) > 3
    root = ElementTree.fromstring(listed.draw_svg())
    assert root.findtext(f"{SVG}desc") == rows[0]
    play.press("escape")
    assert play.app.top is menu


def test_a_match_that_cannot_be_counted_has_no_course() -> None:
    app: Any = None
    assert (
        make_winning_chances_items(app, [], [])
        == make_winning_chances_items(app, [0.5, 1.0], [])
        == []
    )

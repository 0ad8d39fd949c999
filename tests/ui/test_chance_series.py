"""The winning chances of a match: a summary, a line for each trick, and the same as a chart."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from audiowar.ui.core.menu import ReadingList
from audiowar.ui.table.coach import make_winning_chances_items
from audiowar.ui.table.percentage_charts import (
    PercentageSeries,
    draw_svg_chart,
)
from tests.ui.front import Play

COURSE = PercentageSeries((0.5, 0.26, 0.4, 0.9, 1.0), (1, 3))
SVG = "{http://www.w3.org/2000/svg}"


def test_a_match_that_cannot_be_counted_has_no_course() -> None:
    app: Any = None
    assert (
        make_winning_chances_items(app, [], [])
        == make_winning_chances_items(app, [0.5, 1.0], [])
        == []
    )


def test_the_picture_is_drawn_to_the_pixel() -> None:
    drawn = draw_svg_chart(COURSE, "A <title>", "The words & all")
    parts = drawn.replace("><", ">\n<").split("\n")
    assert parts == [
        '<svg xmlns="http://www.w3.org/2000/svg" class="chances" role="img"'
        ' font-family="sans-serif" font-size="36" fill="currentColor" stroke-linejoin="round"'
        ' viewBox="0 0 800 430">',
        "<title>A &lt;title&gt;</title>",
        "<desc>The words &amp; all</desc>",
        '<path d="M110 340H780" stroke="currentColor" stroke-width="2"/>',
        '<text x="100" y="352" text-anchor="end">0%</text>',
        '<path d="M110 185H780" stroke="currentColor" stroke-width="2" stroke-dasharray="2 9"/>',
        '<text x="100" y="197" text-anchor="end">50%</text>',
        '<path d="M110 30H780" stroke="currentColor" stroke-width="2"/>',
        '<text x="100" y="42" text-anchor="end">100%</text>',
        '<polyline points="110.0,185.0 277.5,259.4 445.0,216.0 612.5,61.0 780.0,30.0"'
        ' fill="none" stroke="currentColor" stroke-width="5"/>',
        '<path d="M277.5 273.4l13 -22h-26z"/>',
        '<path d="M612.5 47.0l13 22h-26z"/>',
        '<text x="277.5" y="380" text-anchor="middle">1</text>',
        '<text x="612.5" y="380" text-anchor="middle">3</text>',
        "</svg>",
    ]


def test_numbers_of_tricks_that_are_near_each_other_have_two_rows() -> None:
    many = PercentageSeries((0.5,) * 41, (9, 3, 4, 5, 6))
    root = ElementTree.fromstring(draw_svg_chart(many, "", ""))
    numbers = [
        (one.text, one.attrib["y"])
        for one in root.findall(f"{SVG}text")
        if one.attrib["text-anchor"] == "middle"
    ]
    # Each trick is 17 pixels from the next, and a number needs 56.
    assert numbers == [("3", "380"), ("4", "418"), ("9", "380")]


def test_a_course_is_offered_from_two_tricks_on(home: Path) -> None:
    play = Play(home)
    play.app.open_main_menu()
    (item,) = make_winning_chances_items(play.app, [0.5, 0.25, 1.0], [2])
    assert play.app.render(item.label()) == (
        "Your chances over two tricks: 50 percent at first, 100 at most, 25 at least, "
        "100 at the end"
    )
    assert item.on_choose is not None
    item.on_choose()
    rows = play.rows()
    assert len(rows) == 4 and "50" in rows[1] and "25" in rows[2] and "100" in rows[3]
    shown = play.app.top
    assert isinstance(shown, ReadingList) and shown.draw_svg is not None
    root = ElementTree.fromstring(shown.draw_svg())
    assert root.findtext(f"{SVG}desc") == rows[0]
    assert root.findtext(f"{SVG}title") == play.app.render(shown.title)

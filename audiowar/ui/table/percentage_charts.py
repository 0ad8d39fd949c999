"""Lists and charts of percentages, such as the chances of winning before each trick of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from audiowar.announce.line import Line
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import ReadingList, fixed_item

PICTURE_WIDTH, PICTURE_HEIGHT = 800, 430
"""The size of the picture in pixels."""
CHART_LEFT, CHART_TOP, CHART_RIGHT, CHART_BOTTOM = 110, 30, 780, 340
"""The edges of the chart inside the picture, in pixels."""
TRICK_NUMBER_ROW_YS = (PICTURE_HEIGHT - 50, PICTURE_HEIGHT - 12)
"""The distances of the two rows of trick numbers from the top of the picture, in pixels."""
TRICK_NUMBER_WIDTH = 56
"""The width of a trick number in pixels."""
SVG_ATTRIBUTES = (
    'xmlns="http://www.w3.org/2000/svg" class="chances" role="img" font-family="sans-serif"'
    ' font-size="36" fill="currentColor" stroke-linejoin="round"'
)


@dataclass(frozen=True)
class PercentageSeries:
    """A player's chances of winning before every trick and at the end.

    The statistics also use it for other shares, such as wins by period.
    """

    fractions: tuple[float, ...]
    """The chances before each trick and at the end, from 0 to 1."""
    deciding_trick_numbers: tuple[int, ...] = ()
    """The numbers, from 1, of the tricks that decided the match."""

    @property
    def percents(self) -> list[int]:
        """The chances in percent."""
        return [round(100 * chance) for chance in self.fractions]

    def make_summary_line(self) -> Line:
        """Return a line with the first, highest, lowest and last chance."""
        per = self.percents
        args = {"first": per[0], "most": max(per), "least": min(per), "last": per[-1]}
        return Line("coach-chances", {"count": len(per) - 1, **args})

    def make_trick_lines(self) -> list[Line]:
        """Return a line for every trick, and one for the end."""
        *before, last = self.percents
        lines = [
            Line("coach-chance", {"trick": n, "percent": per}) for n, per in enumerate(before, 1)
        ]
        return [*lines, Line("coach-chance-end", {"percent": last})]


def open_chance_list(app: App, chances: PercentageSeries) -> None:
    """Open the list of the chances in a match. On a page, the list has a chart."""
    summary = chances.make_summary_line()
    lines = [summary, *chances.make_trick_lines()]
    open_list_with_chart(app, Line("coach-chances-title"), lines, chances, [summary])


def open_list_with_chart(
    app: App,
    title: Line,
    lines: Sequence[Line],
    chances: PercentageSeries,
    description: Sequence[Line],
) -> None:
    """Open lines as a list. On a page, the list has a chart.

    Screen readers read the lines of `description` for the chart.
    """
    opened = ReadingList(app, title, list(map(fixed_item, lines)))
    opened.draw_svg = lambda: draw_svg_chart(
        chances, app.render(title), " ".join(map(app.render, description))
    )
    app.open_screen(opened)


def draw_svg_chart(chances: PercentageSeries, title: str, description: str) -> str:
    """Return the chances as an SVG chart, with a `description` that screen readers read.

    Deciding tricks have a number and a triangle. It points up if the chances rose, down if they
    fell.
    """
    # Imported late, because only a page draws charts.
    from html import escape

    width, height = CHART_RIGHT - CHART_LEFT, CHART_BOTTOM - CHART_TOP
    last = max(1, len(chances.fractions) - 1)
    points = [
        (CHART_LEFT + width * n / last, CHART_BOTTOM - height * chance)
        for n, chance in enumerate(chances.fractions)
    ]
    steps = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    parts = [
        f'<svg {SVG_ATTRIBUTES} viewBox="0 0 {PICTURE_WIDTH} {PICTURE_HEIGHT}">',
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>",
        *_grid(),
        f'<polyline points="{steps}" fill="none" stroke="currentColor" stroke-width="5"/>',
    ]
    for trick in chances.deciding_trick_numbers:
        x, y = points[trick]
        up = chances.fractions[trick] > chances.fractions[trick - 1]
        way = f"M{x:.1f} {y + (-14 if up else 14):.1f}l13 {22 if up else -22}h-26z"
        parts.append(f'<path d="{way}"/>')
    numbers = _number_tricks(points, chances.deciding_trick_numbers)
    return "".join([*parts, *numbers, "</svg>"])


def _number_tricks(points: Sequence[tuple[float, float]], tricks: Sequence[int]) -> Iterator[str]:
    """Yield the numbers of tricks as SVG. Omit those for which neither row has room."""
    ends = [0.0] * len(TRICK_NUMBER_ROW_YS)
    for trick in sorted(tricks):
        x, _ = points[trick]
        free = [row for row, end in enumerate(ends) if x - TRICK_NUMBER_WIDTH / 2 >= end]
        if free:
            ends[free[0]] = x + TRICK_NUMBER_WIDTH / 2
            y = TRICK_NUMBER_ROW_YS[free[0]]
            yield f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{trick}</text>'


def _grid() -> Sequence[str]:
    """Return the horizontal lines at 0, 50 and 100 percent as SVG."""
    parts = []
    for percent in (0, 50, 100):
        y = CHART_BOTTOM - (CHART_BOTTOM - CHART_TOP) * percent // 100
        stroke = 'stroke="currentColor" stroke-width="2"'
        dashes = ' stroke-dasharray="2 9"' if percent == 50 else ""
        parts.append(
            f'<path d="M{CHART_LEFT} {y}H{CHART_RIGHT}" {stroke}{dashes}/>'
            f'<text x="{CHART_LEFT - 10}" y="{y + 12}" text-anchor="end">{percent}%</text>'
        )
    return parts

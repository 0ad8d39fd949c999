"""Lists and charts of percentages, such as the chances of winning before each trick of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from audiowar.announce.line import Line
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import ReadingList, fixed_item

WIDTH, HEIGHT, CHART_LEFT, TOP, RIGHT, BOTTOM = 800, 430, 110, 30, 780, 340
"""The size of the picture in pixels, and the edges of the chart in it."""
NUMBER_ROWS, NUMBER_WIDTH = (HEIGHT - 50, HEIGHT - 12), 56
"""The heights of the two rows of trick numbers below the chart, and the width of a number."""
ATTRIBUTES = (
    'xmlns="http://www.w3.org/2000/svg" class="chances" role="img" font-family="sans-serif"'
    ' font-size="36" fill="currentColor" stroke-linejoin="round"'
)


@dataclass(frozen=True)
class ChancesByTrick:
    """A player's chances of winning before every trick and at the end."""

    course: tuple[float, ...]
    """The chances in order, from 0 to 1."""
    deciding_tricks: tuple[int, ...] = ()
    """The numbers, from 1, of the tricks that decided the match."""

    @property
    def percents(self) -> list[int]:
        """The chances in percent."""
        return [round(100 * chance) for chance in self.course]

    def summary_line(self) -> Line:
        """Return a line with the first, highest, lowest and last chance."""
        per = self.percents
        said = {"first": per[0], "most": max(per), "least": min(per), "last": per[-1]}
        return Line("coach-chances", {"count": len(per) - 1, **said})

    def trick_lines(self) -> list[Line]:
        """Return a line for every trick, and one for the end."""
        *before, last = self.percents
        told = [
            Line("coach-chance", {"trick": trick, "percent": percent})
            for trick, percent in enumerate(before, 1)
        ]
        return [*told, Line("coach-chance-end", {"percent": last})]


def open_chances(app: App, chances: ChancesByTrick) -> None:
    """Open the list of the chances in a match. A page also draws a chart."""
    summary = chances.summary_line()
    lines = [summary, *chances.trick_lines()]
    open_list_with_chart(app, Line("coach-chances-title"), lines, chances, [summary])


def open_list_with_chart(
    app: App,
    title: Line,
    lines: Sequence[Line],
    chances: ChancesByTrick,
    description: Sequence[Line],
) -> None:
    """Open lines as a list. A page also draws a chart, with its description for screen readers."""
    opened = ReadingList(app, title, list(map(fixed_item, lines)))
    opened.draw = lambda: draw_chart(
        chances, app.render(title), " ".join(map(app.render, description))
    )
    app.open_screen(opened)


def draw_chart(chances: ChancesByTrick, title: str, description: str) -> str:
    """Return the chances as an SVG chart in the current text colour.

    `description` is read by screen readers. Each deciding trick has its number and a triangle that
    points up if the chances rose and down if they fell.
    """
    points = [_place(n, chances.course) for n in range(len(chances.course))]
    steps = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    parts = [
        f'<svg {ATTRIBUTES} viewBox="0 0 {WIDTH} {HEIGHT}">',
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>",
        *_grid(),
        f'<polyline points="{steps}" fill="none" stroke="currentColor" stroke-width="5"/>',
    ]
    for trick in chances.deciding_tricks:
        x, y = points[trick]
        up = chances.course[trick] > chances.course[trick - 1]
        way = f"M{x:.1f} {y + (-14 if up else 14):.1f}l13 {22 if up else -22}h-26z"
        parts.append(f'<path d="{way}"/>')
    numbers = _number_tricks(points, chances.deciding_tricks)
    return "".join([*parts, *numbers, "</svg>"])


def _number_tricks(points: Sequence[tuple[float, float]], tricks: Sequence[int]) -> Iterator[str]:
    """Yield the numbers of tricks as SVG, in two rows if they would overlap."""
    ends = [0.0] * len(NUMBER_ROWS)
    for trick in sorted(tricks):
        x, _ = points[trick]
        free = [row for row, end in enumerate(ends) if x - NUMBER_WIDTH / 2 >= end]
        if free:
            ends[free[0]] = x + NUMBER_WIDTH / 2
            y = NUMBER_ROWS[free[0]]
            yield f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{trick}</text>'


def _grid() -> Sequence[str]:
    """Return the horizontal lines at 0, 50 and 100 percent as SVG."""
    found = []
    for percent in (0, 50, 100):
        y = BOTTOM - (BOTTOM - TOP) * percent // 100
        dashes = ' stroke-dasharray="2 9"' if percent == 50 else ""
        found.append(
            f'<path d="M{CHART_LEFT} {y}H{RIGHT}" stroke="currentColor" stroke-width="2"{dashes}/>'
            f'<text x="{CHART_LEFT - 10}" y="{y + 12}" text-anchor="end">{percent}%</text>'
        )
    return found


def _place(n: int, course: Sequence[float]) -> tuple[float, float]:
    x = CHART_LEFT + (RIGHT - CHART_LEFT) * n / max(1, len(course) - 1)
    return x, BOTTOM - (BOTTOM - TOP) * course[n]

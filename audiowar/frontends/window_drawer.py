"""Draw the window: the table, or as text the messages and the list for the arrow keys."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pyglet

from audiowar.storage.setting_definitions import SETTINGS
from audiowar.ui.settings.output_settings import DEFAULT_TEXT_SIZE, DEFAULT_THEME

from .drawn_table_items import TextMetrics
from .table_hand_layout import TableArrangement
from .table_layout import arrange_table
from .table_painter import TablePainter
from .window_colours import THEMES, Palette
from .window_painter import ATLAS_SIZE, Painter, TextureAtlases, fill_window
from .window_text_layout import (
    LIST_WIDTH_SHARE,
    MARGIN,
    TextColumn,
    WindowContent,
    WindowTextLayout,
    lay_out_texts_in_rows,
)

FONTS: Final = ("DejaVu Sans", "Segoe UI", "Verdana", "Arial", "Helvetica Neue", "Noto Sans")
"""Fonts that have all letters of the game's languages, Latin and Cyrillic, best first."""
LINE_WIDTH: Final = 2
"""The thickness of lines and marks in pixels."""
CURRENT_LINE_SIGN: Final = "\u25b6 "
"""The sign before the current line, for players who cannot see that the line has other colours."""
COMMON_LETTERS: Final = "aeiorntslcdumpvkjgbhzfyAEIMNPRSTVUKDZ0123456789.,:"
"""Letters that nearly every message has. They are rendered before the first picture."""
LETTERS_AT_A_TIME: Final = 10
"""How many letters are rendered without a break. With more, a key would have to wait."""
MAX_CACHED_WIDTHS: Final = 2000
"""The maximum number of texts whose widths are cached."""
MAX_SMALL_ATLAS_POINTS: Final = 36
"""The largest text size, in points, at which all letters fit into an image of ATLAS_SIZE."""


class Typeface:
    """A font at the player's text size, and at the other sizes in a drawn table."""

    def __init__(self, size: int) -> None:
        self.name: str | None = next(filter(pyglet.font.have_font, FONTS), None)
        """The name of the font; None for the system's default font."""
        self.size = size
        self.atlases = TextureAtlases(ATLAS_SIZE * (1 if size <= MAX_SMALL_ATLAS_POINTS else 2))
        self._fonts: dict[tuple[int, bool], Any] = {}
        self._widths: dict[tuple[str, bool], float] = {}

    def get_font(self, points: int, bold: bool) -> Any:
        """Return the font at a size in points."""
        if (points, bold) not in self._fonts:
            weight = "bold" if bold else "normal"
            font = pyglet.font.load(self.name, points, weight=weight)
            self.atlases.share_letter_image_with(font)
            self._fonts[points, bold] = font
        return self._fonts[points, bold]

    @property
    def font(self) -> Any:
        """The font at the player's text size."""
        return self.get_font(self.size, False)

    @property
    def row_height(self) -> int:
        """The height of a row of text in pixels."""
        return int(self.font.ascent - self.font.descent) + 1

    @property
    def metrics(self) -> TextMetrics:
        """The measurements of this font, for the layout of a table."""
        return TextMetrics(self.size, self._width, self.row_height / self.size)

    def measure(self, text: str, bold: bool = False) -> float:
        """Return the width of a text at the player's size: the sum of its letters' widths."""
        if (text, bold) not in self._widths:
            if len(self._widths) > MAX_CACHED_WIDTHS:
                self._widths.clear()
            if len(text) == 1:
                glyphs, _ = self.get_font(self.size, bold).get_glyphs(text)
                widths = [glyph.advance for glyph in glyphs]
            else:
                widths = [self.measure(char, bold) for char in text]
            self._widths[text, bold] = float(sum(widths))
        return self._widths[text, bold]

    def _width(self, text: str, bold: bool) -> float:
        return self.measure(text, bold) / self.size


@dataclass
class _DrawnTable:
    """The table that was drawn last. It is kept, because arrow keys change only the hand."""

    placed: TableArrangement
    table: Painter
    hand: Painter
    here: int


class WindowDrawer:
    """Draws the window. Everything that the window shows is also spoken."""

    def __init__(
        self,
        palette: Palette = THEMES[DEFAULT_THEME],
        size: int = DEFAULT_TEXT_SIZE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._words: Painter | None = None
        self._table: _DrawnTable | None = None
        self._drawn: tuple[object, ...] = ()
        self._shown: tuple[object, ...] = ()
        self._since = 0.0
        """The time at which the current content was first shown."""
        self._next: float | None = None
        """The time at which the next page is due."""
        self.typeface = Typeface(DEFAULT_TEXT_SIZE)
        self.palette = palette
        self.set_looks(palette, size)
        self._preparing = self._prepare()

    def set_looks(self, palette: Palette, size: int) -> None:
        """Change the colours and the text size, which is limited to the allowed range."""
        self.palette = palette
        size = min(max(size, SETTINGS["size"].values[0]), SETTINGS["size"].values[-1])
        if self.typeface.size != size:
            self.typeface = Typeface(size)

    def prepare_part(self) -> bool:
        """Prepare a small part of the first picture. Return whether all parts are prepared.

        With a slow graphics driver all parts take seconds, and keys must not wait so long.
        """
        return next(self._preparing, True)

    def _prepare(self) -> Iterator[bool]:
        """Prepare the first picture, and yield False after each part."""
        painter = Painter(self.typeface.atlases)
        yield False
        for begin in range(0, len(COMMON_LETTERS), LETTERS_AT_A_TIME):
            letters = COMMON_LETTERS[begin : begin + LETTERS_AT_A_TIME]
            painter.add_text(self.typeface.font, letters, 0, 0, self.palette.ink)
            yield False
        painter.upload_shapes()
        yield False
        fill_window(self.palette.paper)
        painter.draw()
        yield False

    def is_next_page_due(self) -> bool:
        """Return whether it is time to draw the next page of the texts."""
        return self._next is not None and self._clock() >= self._next

    def draw(self, width: int, height: int, content: WindowContent) -> None:
        """Draw the table if there is one and it fits, otherwise texts."""
        key = (width, height, self.palette, self.typeface.size, content.with_current_index(0))
        if key != self._drawn:
            self._drawn = key
            self._table = self._begin_table(width, height, content)
            self._words = None
        if self._table is not None:
            self._draw_table(self._table, content.current_index, height)
        else:
            self._draw_words(width, height, content)

    # Drawing the table

    def _begin_table(self, width: int, height: int, content: WindowContent) -> _DrawnTable | None:
        """Lay out the table and collect its shapes. Return None if there is no table or no room."""
        if content.table is None:
            return None
        placed = arrange_table(content, width, height, self.typeface.metrics)
        if placed is None:
            return None
        self.typeface.atlases.start_new_image_if_full()
        painted = self._painter(placed, height).paint_drawing(placed.table_drawing)
        return _DrawnTable(placed, painted, Painter(self.typeface.atlases), -1)

    def _painter(self, placed: TableArrangement, height: int) -> TablePainter:
        face, line_height = self.typeface, placed.metrics.line_height_per_point
        return TablePainter(
            self.palette, height, placed.gap, line_height, face.get_font, face.atlases
        )

    def _draw_table(self, drawn: _DrawnTable, here: int, height: int) -> None:
        here = max(0, here)
        if here != drawn.here:
            drawn.here = here
            hand = drawn.placed.lay_out_hand(here)
            drawn.hand = self._painter(drawn.placed, height).paint_drawing(hand)
        self._next = None
        fill_window(self.palette.paper)
        drawn.table.draw()
        drawn.hand.draw()

    # Drawing texts instead of a table

    def _draw_words(self, width: int, height: int, content: WindowContent) -> None:
        """Draw the messages above, and below them the list with its current line."""
        key = (*self._drawn[:-1], content)
        if self._words is None or key != self._shown:
            self._shown = key
            self._since = self._clock()
            self._next = self._since
        if self.is_next_page_due():
            layout = self.lay_out_texts(width, height, content, self._clock() - self._since)
            left = layout.seconds_left
            self._next = None if left is None else self._clock() + left
            self._words = self._lay_out(width, height, layout)
        fill_window(self.palette.paper)
        if self._words is not None:
            self._words.draw()

    def lay_out_texts(
        self, width: int, height: int, content: WindowContent, seconds_shown: float = 0.0
    ) -> WindowTextLayout:
        """Return the rows that fit into a window of this size.

        If the texts have several pages, `seconds_shown` decides which page is returned.
        """
        room = max(1, (height - 3 * MARGIN) // self.typeface.row_height)
        inside = width - 2 * MARGIN
        wide = TextColumn(inside, self.typeface.measure)
        narrow = TextColumn(
            inside - self.typeface.measure(CURRENT_LINE_SIGN), self.typeface.measure
        )
        return lay_out_texts_in_rows(content, room, wide, narrow, seconds_shown)

    def _lay_out(self, width: int, height: int, layout: WindowTextLayout) -> Painter:
        painter, ink = Painter(self.typeface.atlases), self.palette.ink
        row, sign = self.typeface.row_height, round(self.typeface.measure(CURRENT_LINE_SIGN))
        top = MARGIN + row * max(len(layout.list_rows), len(layout.side_rows))
        if layout.current_row_range:
            begin, end = layout.current_row_range.start, layout.current_row_range.stop
            bar = round(width * LIST_WIDTH_SHARE) - MARGIN // 2 if layout.side_rows else width
            painter.add_rectangle(0, top - row * end, bar, row * (end - begin), ink)
            self._write(painter, [CURRENT_LINE_SIGN], MARGIN, top - row * begin, range(1))
        self._write(painter, layout.messages, MARGIN, height - MARGIN)
        self._write(painter, layout.heading, MARGIN, top + row * len(layout.heading))
        self._write(painter, layout.list_rows, MARGIN + sign, top, layout.current_row_range)
        half = round(MARGIN + (width - 2 * MARGIN) * LIST_WIDTH_SHARE)
        self._write(painter, layout.side_rows, half, top)
        if layout.heading:
            painter.add_rectangle(MARGIN, top, width - 2 * MARGIN, LINE_WIDTH, ink)
        if layout.visible_fraction_range != (0.0, 1.0):
            begin, end = (
                round(row * len(layout.messages) * part) for part in layout.visible_fraction_range
            )
            x, y = width - MARGIN + LINE_WIDTH, height - MARGIN - end
            painter.add_rectangle(x, y, LINE_WIDTH, end - begin, ink)
        painter.upload_shapes()
        return painter

    def _write(
        self, painter: Painter, rows: Sequence[str], x: int, top: int, marked: range = range(0)
    ) -> None:
        """Write rows of text. Rows in `marked` are on a bar, so they get the paper's colour."""
        font = self.typeface.font
        for n, text in enumerate(rows):
            colour = self.palette.paper if n in marked else self.palette.ink
            baseline = top - self.typeface.row_height * (n + 1) - font.descent
            painter.add_text(font, text, x, baseline, colour)

"""Draw the window: the table, or as text the messages and the list for the arrow keys."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from audiowar.storage.setting_definitions import SETTINGS
from audiowar.ui.settings.output_settings import DEFAULT_TEXT_SIZE, DEFAULT_THEME

from .drawn_table_items import Drawing
from .table_hand_layout import TableArrangement
from .table_layout import arrange_table
from .table_painter import TablePainter
from .window_colours import THEMES, Palette
from .window_painter import Painter, Typeface, fill_window
from .window_text_layout import (
    LIST_WIDTH_SHARE,
    MARGIN,
    TextColumn,
    WindowContent,
    WindowTextLayout,
    lay_out_texts_in_rows,
)

LINE_WIDTH: Final = 2
"""The thickness of lines and marks in pixels."""
CURRENT_LINE_SIGN: Final = "\u25b6 "
"""The sign before the current line, for players who cannot see that the line has other colours."""
COMMON_LETTERS: Final = "aeiorntslcdumpvkjgbhzfyAEIMNPRSTVUKDZ0123456789.,:"
"""Letters that nearly every message has. They are rendered before the first picture."""
LETTERS_AT_A_TIME: Final = 10
"""How many letters are rendered without a break. With more, a key would have to wait."""


class WindowDrawer:
    """Draws the window. Everything that the window shows is also spoken."""

    def __init__(
        self,
        palette: Palette = THEMES[DEFAULT_THEME],
        size: int = DEFAULT_TEXT_SIZE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._placed: TableArrangement | None = None
        """The layout of the table; None if texts are shown."""
        self._pictures: list[Painter] = []
        """The pictures of the table and of the hand, or only the picture of the texts."""
        self._drawn: object = None
        """What was drawn last, except the position of the cursor."""
        self._current_index = -1
        self._since = 0.0
        """The time at which the current content was first shown."""
        self._next: float | None = None
        """The time at which the next page of texts is due."""
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
        rest = replace(content, current_index=0)
        key = (width, height, self.palette, self.typeface.size, rest)
        is_new, has_moved = key != self._drawn, content.current_index != self._current_index
        self._drawn, self._current_index = key, content.current_index
        if is_new:
            self._placed = None
            if content.table is not None:
                self._placed = arrange_table(content, width, height, self.typeface.metrics)
        if is_new or has_moved:
            self._since = self._clock()
            self._next = self._since if self._placed is None else None
        if self._placed is not None and (is_new or has_moved):
            self._draw_table(self._placed, height, is_new)
        elif self.is_next_page_due():
            layout = self.lay_out_texts(width, height, content, self._clock() - self._since)
            left = layout.seconds_left
            self._next = None if left is None else self._clock() + left
            self._pictures = [self._draw_texts(width, height, layout)]
        fill_window(self.palette.paper)
        for picture in self._pictures:
            picture.draw()

    def _draw_table(self, placed: TableArrangement, height: int, is_new: bool) -> None:
        """Collect the shapes of the hand and, if the table `is_new`, those of the table."""

        def paint(drawing: Drawing) -> Painter:
            painter = TablePainter(self.palette, self.typeface, height, placed.gap)
            return painter.paint_drawing(drawing)

        if is_new:
            self.typeface.atlases.start_new_image_if_full()
            self._pictures = [paint(placed.table_drawing)]
        self._pictures[1:] = [paint(placed.lay_out_hand(max(0, self._current_index)))]

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

    def _draw_texts(self, width: int, height: int, layout: WindowTextLayout) -> Painter:
        """Collect the shapes of the messages above and of the list below."""
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

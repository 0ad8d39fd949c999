"""Draw what was said last, and the list under the arrows, in large type and high contrast."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import pyglet

from audiowar.ui.settings.window_settings import SIZES, USUAL_SIZE, USUAL_THEME

from .window_layout import HALF, Column, WindowContent, WindowPicture, arrange

FONTS: Final = ("DejaVu Sans", "Segoe UI", "Verdana", "Arial", "Helvetica Neue", "Noto Sans")
"""Fonts with all Latin and Cyrillic letters of our languages, best first."""
Colour = tuple[int, int, int, int]
BLACK: Final[Colour] = (0, 0, 0, 255)
WHITE: Final[Colour] = (255, 255, 255, 255)


@dataclass(frozen=True)
class Theme:
    """The two colours of the window; the current line has them the other way round."""

    paper: Colour
    ink: Colour


THEMES: Final[Mapping[str, Theme]] = {
    "dark": Theme(BLACK, WHITE),
    "light": Theme(WHITE, BLACK),
    "yellow": Theme((255, 230, 0, 255), BLACK),
}
MARGIN: Final = 16
"""Pixels that stay empty at every edge, and between captions and list."""
LINE: Final = 2
"""Pixels: the thickness of the line under a heading, and of the mark beside what goes on."""
SIGN: Final = "\u25b6 "
"""Before the current line, which its colours alone would not tell to everybody."""


class Typeface:
    """A font at one size: how wide its texts are and how high its rows."""

    def __init__(self, size: int) -> None:
        self.name: str | None = next(filter(pyglet.font.have_font, FONTS), None)
        """None: whatever the system takes for text."""
        self.size = size
        self._widths: dict[str, float] = {}

    @cached_property
    def font(self) -> Any:
        """The font of the library."""
        return pyglet.font.load(self.name, self.size)

    @property
    def row(self) -> int:
        """The height of a row in pixels."""
        return int(self.font.ascent - self.font.descent) + 1

    def measure(self, text: str) -> float:
        """Return how many pixels wide a text is, letter by letter."""
        for char in set(text) - self._widths.keys():
            glyphs, _ = self.font.get_glyphs(char)
            self._widths[char] = sum(glyph.advance for glyph in glyphs)
        return sum(self._widths[char] for char in text)


class WindowView:
    """The picture of the game. Everything on it is said as well."""

    def __init__(
        self,
        theme: str = USUAL_THEME,
        size: int = USUAL_SIZE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._texts: list[Any] = []
        self._shapes: list[Any] = []
        self._drawn: tuple[object, ...] = ()
        self._since = 0.0
        """When what is shown began to be shown."""
        self._next: float | None = None
        """When the next page is due."""
        self.type = Typeface(USUAL_SIZE)
        self.set(theme, size)

    def set(self, theme: str, size: int) -> None:
        """Change colours and size; what is unknown or out of range gives the nearest known."""
        self.theme = THEMES.get(theme, THEMES[USUAL_THEME])
        size = min(max(size, SIZES[0]), SIZES[-1])
        if self.type.size != size:
            self.type = Typeface(size)

    def turns(self) -> bool:
        """Return whether there is another page to draw now."""
        return self._next is not None and self._clock() >= self._next

    def draw(self, width: int, height: int, scene: WindowContent) -> None:
        """Draw what was told above, the list with its current line below."""
        key = (width, height, self.theme, self.type.size, scene)
        if key != self._drawn:
            self._drawn = key
            self._since = self._clock()
            self._next = self._since
        if self.turns():
            picture = self.picture(width, height, scene, self._clock() - self._since)
            self._next = None if picture.lasts is None else self._clock() + picture.lasts
            self._lay_out(width, height, picture)
        pyglet.gl.glClearColor(*(part / 255 for part in self.theme.paper))
        pyglet.gl.glClear(pyglet.gl.GL_COLOR_BUFFER_BIT)
        for thing in (*self._shapes, *self._texts):
            thing.draw()

    def picture(
        self, width: int, height: int, scene: WindowContent, since: float = 0.0
    ) -> WindowPicture:
        """Return the rows that fit into a window of this size."""
        room = max(1, (height - 3 * MARGIN) // self.type.row)
        inside = width - 2 * MARGIN
        wide = Column(inside, self.type.measure)
        narrow = Column(inside - self.type.measure(SIGN), self.type.measure)
        return arrange(scene, room, wide, narrow, since)

    def _lay_out(self, width: int, height: int, picture: WindowPicture) -> None:
        row, sign = self.type.row, round(self.type.measure(SIGN))
        top = MARGIN + row * max(len(picture.listed), len(picture.side))
        self._texts = [
            self._text(picture.told, MARGIN, height - MARGIN),
            self._text(picture.heading, MARGIN, top + row * len(picture.heading)),
            self._text(picture.listed, MARGIN + sign, top, picture.marked),
        ]
        if picture.side:
            half = round(MARGIN + (width - 2 * MARGIN) * HALF)
            self._texts.append(self._text(picture.side, half, top))
        self._shapes = []
        if picture.heading:
            self._shape(MARGIN, top, width - 2 * MARGIN, LINE)
        if picture.part != (0.0, 1.0):
            begin, end = (round(row * len(picture.told) * part) for part in picture.part)
            self._shape(width - MARGIN + LINE, height - MARGIN - end, LINE, end - begin)
        if picture.marked:
            begin, end = picture.marked.start, picture.marked.stop
            self._texts.append(self._text([SIGN], MARGIN, top - row * begin, range(1)))
            bar = round(width * HALF) if picture.side else width
            self._shape(0, top - row * end, bar, row * (end - begin))

    def _shape(self, x: int, y: int, width: int, height: int) -> None:
        shape = pyglet.shapes.Rectangle(x, y, width, height, color=self.theme.ink)
        self._shapes.append(shape)

    def _text(self, rows: Sequence[str], x: int, top: int, marked: range = range(0)) -> Any:
        # The library cannot lay out a last row without any letter.
        rows = [row or " " for row in rows]
        text = "\n".join(rows)
        document = pyglet.text.document.FormattedDocument(text)
        style = {
            "font_name": self.type.name,
            "font_size": self.type.size,
            "color": self.theme.ink,
            "line_spacing": self.type.row,
        }
        document.set_style(0, len(text), style)
        if marked:
            begin = sum(len(row) + 1 for row in rows[: marked.start])
            length = sum(len(rows[n]) + 1 for n in marked) - 1
            document.set_style(begin, begin + length, {"color": self.theme.paper})
        # With a fixed spacing the library puts the base line at the bottom of a row.
        bottom = top - self.type.font.descent
        layout = pyglet.text.layout.TextLayout
        return layout(document, x=x, y=bottom, anchor_y="top", multiline=True, wrap_lines=False)

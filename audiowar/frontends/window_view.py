"""Draw what was said last, and the list under the arrows, in large type and high contrast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pyglet

FONTS = ("DejaVu Sans", "Segoe UI", "Verdana", "Arial")
"""Fonts with all Latin and Cyrillic letters of our languages, best first."""
Colour = tuple[int, int, int, int]


@dataclass(frozen=True)
class Theme:
    """Colours of the window."""

    paper: Colour
    ink: Colour
    mark: Colour
    """Behind the current line; it is marked with a sign too."""


THEMES: Mapping[str, Theme] = {
    "dark": Theme((0, 0, 0, 255), (255, 255, 255, 255), (60, 60, 60, 255)),
    "light": Theme((255, 255, 255, 255), (0, 0, 0, 255), (200, 200, 200, 255)),
    "yellow": Theme((255, 230, 0, 255), (0, 0, 0, 255), (255, 255, 255, 255)),
}
SIZES = (16, 20, 24, 28, 32, 40, 48, 60, 72)
"""Sizes of the letters, in points."""
MARGIN = 16


class View:
    """The picture of the game. Everything on it is said as well."""

    def __init__(self, theme: str, size: int) -> None:
        self.set(theme, size)
        self._label: pyglet.text.Label | None = None
        self._drawn: tuple[object, ...] = ()

    def set(self, theme: str, size: int) -> None:
        """Change colours and size."""
        self.theme = THEMES.get(theme, THEMES["dark"])
        self.size = min(max(size, SIZES[0]), SIZES[-1])

    def draw(
        self, width: int, height: int, captions: Sequence[str], lines: Sequence[str], current: int
    ) -> None:
        """Draw the newest captions above, the list with its current line below."""
        key = (width, height, tuple(captions), tuple(lines), current, self.theme, self.size)
        if key != self._drawn or self._label is None:
            self._drawn = key
            self._label = self._layout(width, height, captions, lines, current)
        pyglet.gl.glClearColor(*(part / 255 for part in self.theme.paper))
        pyglet.gl.glClear(pyglet.gl.GL_COLOR_BUFFER_BIT)
        self._label.draw()

    def _layout(
        self, width: int, height: int, captions: Sequence[str], lines: Sequence[str], current: int
    ) -> pyglet.text.Label:
        room = max(3, int(height / (self.size * 2)))
        told = [*captions[-max(2, room // 2) :], ""]
        first = max(0, min(current - room // 4, len(lines) - room // 2))
        shown = list(lines[first : first + max(2, room // 2)])
        if 0 <= current - first < len(shown):
            shown[current - first] = "\u25b6 " + shown[current - first]
        label = pyglet.text.Label(
            "\n".join(told + shown),
            font_name=FONTS,
            font_size=self.size,
            x=MARGIN,
            y=height - MARGIN,
            width=max(100, width - 2 * MARGIN),
            multiline=True,
            anchor_y="top",
            color=self.theme.ink,
        )
        return label

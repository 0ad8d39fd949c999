"""Draw boxes, signs and texts with few calls of the graphics driver.

Everything is drawn as rectangles at whole pixels, and signs are images with soft edges. So nothing
needs multisampling, which is slow without graphics hardware.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import pyglet
from pyglet import gl, image
from pyglet.font.base import GlyphTextureBin
from pyglet.graphics import Batch, Group

from .drawn_table_items import TextMetrics
from .suit_and_sign_shapes import make_mask
from .window_colours import Colour

VERTEX_SHADER = """#version 150 core
in vec2 position;
in vec4 colors;
in vec2 place;
out vec4 colour;
out vec2 spot;
uniform WindowBlock { mat4 projection; mat4 view; } window;
void main() {
    gl_Position = window.projection * window.view * vec4(position, 0.0, 1.0);
    colour = colors;
    spot = place;
}
"""
FRAGMENT_SHADER = """#version 150 core
in vec4 colour;
in vec2 spot;
out vec4 pixel;
uniform sampler2D letters;
void main() { pixel = texture(letters, spot) * colour; }
"""
ATLAS_SIZE = 512
"""The width and height in pixels of the image for masks, and usually of the one for letters."""
SOLID_MASK_SIZE = 4
"""The width and height in pixels of the mask for filled areas."""
FONTS = ("DejaVu Sans", "Segoe UI", "Verdana", "Arial", "Helvetica Neue", "Noto Sans")
"""Fonts that have all letters of the game's languages, Latin and Cyrillic, best first."""
MAX_CACHED_WIDTHS = 2000
"""The maximum number of texts whose widths are cached."""
MAX_SMALL_ATLAS_POINTS = 36
"""The largest text size, in points, at which all letters fit into an image of ATLAS_SIZE."""


@lru_cache(maxsize=1)
def _make_program(context: Any) -> Any:
    """Return the shader program of a graphics context. Each context needs its own."""
    return context.create_program((VERTEX_SHADER, "vertex"), (FRAGMENT_SHADER, "fragment"))


class _ImageGroup(Group):
    """The settings of the driver for drawing parts of one image."""

    def __init__(self, texture: Any, order: int) -> None:
        super().__init__(order=order)
        self._texture = texture
        self._key = (texture.id, order)

    def __eq__(self, other: object) -> bool:
        """Compare by image and order: pyglet draws equal groups together."""
        return isinstance(other, _ImageGroup) and other._key == self._key

    def __hash__(self) -> int:
        return hash(self._key)

    def set_state(self) -> None:
        _make_program(gl.current_context).use()
        gl.glActiveTexture(gl.GL_TEXTURE0)
        gl.glBindTexture(self._texture.target, self._texture.id)
        gl.glEnable(gl.GL_BLEND)
        gl.glBlendFunc(gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA)


class TextureAtlases:
    """Two shared images: one with the masks of all signs, one with the letters of all fonts.

    They take less memory than an image for each font, and need fewer calls of the driver. A mask
    says how much of each pixel a sign covers.
    """

    def __init__(self, size: int = ATLAS_SIZE) -> None:
        self.letters = GlyphTextureBin(size, size)
        """The image of letters, in which fonts store all letters that they render."""
        self._begin_image()

    def _begin_image(self) -> None:
        self._bin = image.atlas.TextureBin(ATLAS_SIZE, ATLAS_SIZE)
        self._kept: dict[tuple[str, int], Any] = {}
        self._is_full = False
        self.solid = self._add(b"\xff" * SOLID_MASK_SIZE * SOLID_MASK_SIZE, SOLID_MASK_SIZE)

    def start_new_image_if_full(self) -> None:
        """Begin a new image of masks if the old one is full. Call this before a new picture."""
        if self._is_full:
            self._begin_image()

    def get_sign_mask(self, sign: str, size: int) -> Any:
        """Return the mask of a sign (a small symbol) as a texture, `size` pixels wide and high."""
        if (sign, size) not in self._kept:
            self._kept[sign, size] = self._add(make_mask(sign, size), size)
        return self._kept[sign, size]

    def _add(self, mask: bytes, size: int) -> Any:
        data = b"".join(b"\xff\xff\xff" + mask[n : n + 1] for n in range(len(mask)))
        if size > ATLAS_SIZE - 2:
            return image.ImageData(size, size, "RGBA", data).get_texture()
        region = self._bin.add(image.ImageData(size, size, "RGBA", data), border=1)
        self._is_full |= bool(self._kept) and region.owner is not self.solid.owner
        return region


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
            font: Any = pyglet.font.load(self.name, points, weight=weight)
            font.texture_bin = self.atlases.letters
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
class _Quads:
    """Rectangles (quads) that each show a part of the same image, in a colour."""

    texture: Any
    places: list[float] = field(default_factory=list)
    corners: list[float] = field(default_factory=list)
    colours: list[int] = field(default_factory=list)

    def add(self, x: float, y: float, right: float, top: float, uv: Any, colour: Colour) -> None:
        """Add a rectangle. `uv` has the left, lower, right and upper edge of its part of the image.

        These edges are fractions of the image's size.
        """
        u0, v0, u1, v1 = uv
        self.places += (x, y, right, y, right, top, x, top)
        self.corners += (u0, v0, u1, v0, u1, v1, u0, v1)
        self.colours += (*colour, 255) * 4

    def extend(self, others: _Quads) -> None:
        """Add the rectangles of `others`, which must show the same image. They are drawn last."""
        self.places += others.places
        self.corners += others.corners
        self.colours += others.colours


@lru_cache(maxsize=8)
def _triangles(count: int) -> tuple[int, ...]:
    return tuple(4 * n + k for n in range(count) for k in (0, 1, 2, 0, 2, 3))


class Painter:
    """Collects shapes, the rearmost first, and draws them. Texts are always in front."""

    def __init__(self, atlases: TextureAtlases) -> None:
        self._atlases = atlases
        self._batch = Batch()
        self._kept: list[Any] = []
        self._shapes: list[_Quads] = []
        self._letters: dict[Any, _Quads] = {}

    def add_rectangle(
        self, x: float, y: float, width: float, height: float, colour: Colour
    ) -> None:
        """Add a filled rectangle."""
        if width > 0 and height > 0:
            solid = self._atlases.solid
            left, low, right, top = _edges(solid)
            u, v = (left + right) / 2, (low + top) / 2
            self._quads(solid).add(x, y, x + width, y + height, (u, v, u, v), colour)

    def add_sign(
        self, name: str, x: float, y: float, size: float, colour: Colour,
        flipped: tuple[bool, bool] = (False, False),
    ) -> None:  # fmt: skip
        """Add a sign with its lower left corner at x, y.

        `flipped` says whether to flip the sign horizontally, and whether vertically.
        """
        pixels = max(2, round(size))
        mask = self._atlases.get_sign_mask(name, pixels)
        left, low = round(x), round(y)
        u0, v0, u1, v1 = _edges(mask)
        across = (u1, u0) if flipped[0] else (u0, u1)
        up = (v1, v0) if flipped[1] else (v0, v1)
        uv = (across[0], up[0], across[1], up[1])
        self._quads(mask).add(left, low, left + pixels, low + pixels, uv, colour)

    def add_rounded_box(
        self,
        place: tuple[float, float, float, float],
        radius: float,
        colour: Colour,
        edge_width: int = 0,
    ) -> None:
        """Add a box (x, y, width, height) with round corners.

        With `edge_width` 0 the box is filled, otherwise only an edge of this width is drawn.
        """
        x, y, right, top = _whole_pixels(place)
        radius = max(2, edge_width, min(round(radius), (right - x) // 2, (top - y) // 2))
        middle, high = right - x - 2 * radius, top - y - 2 * radius
        if edge_width:
            self.add_rectangle(x + radius, y, middle, edge_width, colour)
            self.add_rectangle(x + radius, top - edge_width, middle, edge_width, colour)
            self.add_rectangle(x, y + radius, edge_width, high, colour)
            self.add_rectangle(right - edge_width, y + radius, edge_width, high, colour)
        else:
            self.add_rectangle(x + radius, y, middle, top - y, colour)
            self.add_rectangle(x, y + radius, radius, high, colour)
            self.add_rectangle(right - radius, y + radius, radius, high, colour)
        name = f"edge{edge_width * 100 // radius}" if edge_width else "corner"
        for at_x, at_y, turned in (
            (right - radius, top - radius, (False, False)), (x, top - radius, (True, False)),
            (x, y, (True, True)), (right - radius, y, (False, True)),
        ):  # fmt: skip
            self.add_sign(name, at_x, at_y, radius, colour, turned)

    def add_text(self, font: Any, text: str, x: float, baseline: float, colour: Colour) -> None:
        """Add a row of text, which begins at x on the line `baseline`."""
        pen, base = round(x), round(baseline)
        for glyph in font.get_glyphs(text)[0]:
            left, low, right, high = glyph.vertices
            texture = glyph.owner
            if texture not in self._letters:
                self._letters[texture] = _Quads(texture)
            uv = _edges(glyph)
            place = (pen + left, base + low, pen + right, base + high)
            self._letters[texture].add(*place, uv, colour)
            pen += glyph.advance

    def upload_shapes(self) -> None:
        """Send all added shapes to the graphics driver. Must be called before `draw`."""
        program = _make_program(gl.current_context)
        runs: list[_Quads] = []
        for quads in (*self._shapes, *self._letters.values()):
            if runs and runs[-1].texture is quads.texture:
                runs[-1].extend(quads)
            else:
                runs.append(quads)
        for order, quads in enumerate(runs):
            count = len(quads.places) // 2
            made = program.vertex_list_indexed(
                count, gl.GL_TRIANGLES, _triangles(count // 4), self._batch,
                _ImageGroup(quads.texture, order),
                position=("f", quads.places), place=("f", quads.corners),
                colors=("Bn", quads.colours),
            )  # fmt: skip
            self._kept.append(made)
        self._shapes, self._letters = [], {}

    def draw(self) -> None:
        """Draw all shapes in the window."""
        self._batch.draw()

    def _quads(self, region: Any) -> _Quads:
        """Return the rectangles to which a part of an image can be added.

        These are the last ones if they show the same image, otherwise new ones.
        """
        texture = getattr(region, "owner", region)
        if not self._shapes or self._shapes[-1].texture is not texture:
            self._shapes.append(_Quads(texture))
        return self._shapes[-1]


def _edges(region: Any) -> tuple[float, float, float, float]:
    """Return the left, lower, right and upper edge of a region, as fractions of its image."""
    coords = region.tex_coords
    return coords[0], coords[1], coords[6], coords[7]


def _whole_pixels(place: tuple[float, float, float, float]) -> tuple[int, int, int, int]:
    """Return the left, lower, right and upper edge of a box, rounded to pixels."""
    x, y, width, height = place
    left, low = round(x), round(y)
    return left, low, max(left + 2, round(x + width)), max(low + 2, round(y + height))


def fill_window(colour: Colour) -> None:
    """Fill the window with a colour."""
    red, green, blue = (part / 255 for part in colour)
    gl.glClearColor(red, green, blue, 1.0)
    gl.glClear(gl.GL_COLOR_BUFFER_BIT)

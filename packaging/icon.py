"""Draw the program's icon at every size: the ace of hearts in front of a black card.

`python packaging/icon.py FILE.ico` or `FILE.png`. Needs only the standard library.
"""

from __future__ import annotations

import struct
import sys
import zlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

SIZES: Final = (16, 32, 48, 256)
TRANSPARENT: Final = (0, 0, 0, 0)
BLACK_CARD_COLOUR: Final = (16, 22, 30, 255)
WHITE_CARD_COLOUR: Final = (252, 250, 244, 255)
HEART_COLOUR: Final = (190, 12, 36, 255)
CORNER_RADIUS: Final = 0.07
"""The radius of a card's corners, as a fraction of the icon's side."""
EDGE_WIDTH: Final = 0.028
"""The thickness of a card's edge, as a fraction of the icon's side."""
SAMPLES_PER_SIDE: Final = 4
"""The number of samples along each side of a pixel."""

Colour = tuple[int, int, int, int]


def get_colour_at(x: float, y: float) -> Colour:
    """Return the colour at a point of the icon. x and y are from 0 to 1; y grows downwards.

    Each card has an edge in the colour of the other, so that both stand out on any background.
    """
    if is_in_heart(x - 0.59, y - 0.53):
        return HEART_COLOUR
    if is_on_card(x - 0.59, y - 0.53):
        return WHITE_CARD_COLOUR
    if is_on_card(x - 0.59, y - 0.53, EDGE_WIDTH) or is_on_card(x - 0.39, y - 0.47, -EDGE_WIDTH):
        return BLACK_CARD_COLOUR
    return WHITE_CARD_COLOUR if is_on_card(x - 0.39, y - 0.47) else TRANSPARENT


def is_on_card(x: float, y: float, more: float = 0.0) -> bool:
    """Return whether a point is on a card whose centre is the origin.

    The card is larger by `more` on each side.
    """
    across, down = abs(x) - (0.31 - CORNER_RADIUS), abs(y) - (0.43 - CORNER_RADIUS)
    far = (max(across, 0) ** 2 + max(down, 0) ** 2) ** 0.5 + min(max(across, down), 0)
    return far <= CORNER_RADIUS + more


def is_in_heart(x: float, y: float) -> bool:
    """Return whether a point is inside a heart whose centre is the origin."""
    x, y = x / 0.2, -y / 0.2
    return (x * x + y * y - 1) ** 3 - x * x * y**3 < 0


def render_pixel_rows(size: int) -> bytes:
    """Return the rows of the picture. Each is a filter byte 0, then four bytes for each pixel."""
    rows = []
    for row in range(size):
        rows.append(b"\0" + b"".join(render_pixel(column, row, size) for column in range(size)))
    return b"".join(rows)


@lru_cache(4096)
def get_corner_colour(column: int, row: int, size: int) -> Colour:
    """Return the colour at the corner of a pixel, which up to four pixels share."""
    return get_colour_at(column / size, row / size)


def render_pixel(column: int, row: int, size: int) -> bytes:
    """Return the mean colour of a pixel's samples. Transparent samples count only for the alpha."""
    corners = {get_corner_colour(column + dx, row + dy, size) for dx in (0, 1) for dy in (0, 1)}
    if len(corners) == 1 and size * EDGE_WIDTH > 1:
        # Nothing is thinner than an edge, so this pixel has one colour.
        return bytes(corners.pop())
    steps = [(n + 0.5) / SAMPLES_PER_SIDE for n in range(SAMPLES_PER_SIDE)]
    found = [get_colour_at((column + dx) / size, (row + dy) / size) for dy in steps for dx in steps]
    seen = [one for one in found if one[3]] or [TRANSPARENT]
    alpha = sum(one[3] for one in found) // len(found)
    return bytes([*(sum(one[part] for one in seen) // len(seen) for part in range(3)), alpha])


@cache
def make_png(size: int) -> bytes:
    """Return the icon as a PNG file."""
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    packed = zlib.compress(render_pixel_rows(size), 9)
    chunks = ((b"IHDR", head), (b"IDAT", packed), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(make_png_chunk(kind, data) for kind, data in chunks)


def make_png_chunk(kind: bytes, data: bytes) -> bytes:
    """Return one chunk of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def make_icns() -> bytes:
    """Return the icon as an ICNS file, for macOS."""
    kinds = {b"ic07": 128, b"ic08": 256, b"ic09": 512}
    parts = b"".join(
        kind + struct.pack(">I", len(make_png(size)) + 8) + make_png(size)
        for kind, size in kinds.items()
    )
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def make_ico() -> bytes:
    """Return the icon at all sizes as an ICO file, for Windows."""
    pictures = [make_png(size) for size in SIZES]
    place = 6 + 16 * len(SIZES)
    entries = b""
    for size, picture in zip(SIZES, pictures, strict=True):
        side = size % 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return struct.pack("<HHH", 0, 1, len(SIZES)) + entries + b"".join(pictures)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_bytes(make_ico() if target.suffix == ".ico" else make_png(256))

"""Draw the program's icon at every size: the ace of hearts in front of a black jack.

`python packaging/icon.py FILE.ico` or `FILE.png`. Needs only the standard library.
"""

from __future__ import annotations

import struct
import sys
import zlib
from functools import cache
from pathlib import Path
from typing import Final

SIZES: Final = (16, 32, 48, 256)
CLEAR: Final = (0, 0, 0, 0)
BACK: Final = (16, 22, 30, 255)
CARD: Final = (252, 250, 244, 255)
HEART: Final = (190, 12, 36, 255)
ROUND: Final = 0.07
"""The radius of a card's corners, as a part of the icon's side."""
EDGE: Final = 0.028
"""The thickness of a card's edge."""
FINER: Final = 4
"""Samples along each side of a pixel."""

Colour = tuple[int, int, int, int]


def colour(x: float, y: float) -> Colour:
    """The colour at a point of the unit square, y downwards.

    Each card has an edge in the colour of the other, so that both stand out on any ground.
    """
    if heart(x - 0.59, y - 0.53):
        return HEART
    if card(x - 0.59, y - 0.53):
        return CARD
    if card(x - 0.59, y - 0.53, EDGE) or card(x - 0.39, y - 0.47, -EDGE):
        return BACK
    return CARD if card(x - 0.39, y - 0.47) else CLEAR


def card(x: float, y: float, more: float = 0.0) -> bool:
    """Whether a point lies on a card whose middle is the origin, `more` wide of its edge."""
    across, down = abs(x) - (0.31 - ROUND), abs(y) - (0.43 - ROUND)
    far = (max(across, 0) ** 2 + max(down, 0) ** 2) ** 0.5 + min(max(across, down), 0)
    return far <= ROUND + more


def heart(x: float, y: float) -> bool:
    """Whether a point lies in the heart, by the curve of that name."""
    x, y = x / 0.2, -y / 0.2
    return (x * x + y * y - 1) ** 3 - x * x * y**3 < 0


def pixels(size: int) -> bytes:
    """The rows of a picture, four bytes a pixel, each row after a filter byte 0."""
    rows = []
    for row in range(size):
        rows.append(b"\0" + b"".join(pixel(column, row, size) for column in range(size)))
    return b"".join(rows)


def pixel(column: int, row: int, size: int) -> bytes:
    """The mean colour of a pixel's samples; what is clear counts for its alpha alone."""
    steps = [(n + 0.5) / FINER for n in range(FINER)]
    found = [colour((column + dx) / size, (row + dy) / size) for dy in steps for dx in steps]
    seen = [one for one in found if one[3]] or [CLEAR]
    alpha = sum(one[3] for one in found) // len(found)
    return bytes([*(sum(one[part] for one in seen) // len(seen) for part in range(3)), alpha])


@cache
def png(size: int) -> bytes:
    """The icon as a PNG file."""
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    packed = zlib.compress(pixels(size), 9)
    chunks = ((b"IHDR", head), (b"IDAT", packed), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in chunks)


def chunk(kind: bytes, data: bytes) -> bytes:
    """One part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def icns() -> bytes:
    """The icon as macOS reads it."""
    kinds = {b"ic07": 128, b"ic08": 256, b"ic09": 512}
    parts = b"".join(
        kind + struct.pack(">I", len(png(size)) + 8) + png(size) for kind, size in kinds.items()
    )
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def ico() -> bytes:
    """The icon at all sizes as an ICO file."""
    pictures = [png(size) for size in SIZES]
    place = 6 + 16 * len(SIZES)
    entries = b""
    for size, picture in zip(SIZES, pictures, strict=True):
        side = size % 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return struct.pack("<HHH", 0, 1, len(SIZES)) + entries + b"".join(pictures)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_bytes(ico() if target.suffix == ".ico" else png(256))

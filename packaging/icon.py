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
BACK: Final = (20, 24, 32, 255)
CARD: Final = (250, 248, 240, 255)
HEART: Final = (196, 22, 42, 255)
FINER: Final = 4
"""Samples along each side of a pixel."""

Colour = tuple[int, int, int, int]


def colour(x: float, y: float) -> Colour:
    """The colour at a point of the unit square, y downwards."""
    if heart(x - 0.58, y - 0.54):
        return HEART
    if card(x - 0.58, y - 0.52):
        return CARD
    return BACK if card(x - 0.38, y - 0.46) else CLEAR


def card(x: float, y: float) -> bool:
    """Whether a point lies on a card whose middle is the origin."""
    return abs(x) < 0.3 and abs(y) < 0.42 and (abs(x) < 0.25 or abs(y) < 0.37)


def heart(x: float, y: float) -> bool:
    """Whether a point lies in the heart, by the curve of that name."""
    x, y = x / 0.17, -y / 0.17
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

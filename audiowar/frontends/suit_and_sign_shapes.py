"""The shapes of suits and signs: as polygons, and as masks.

A mask is a square image in which each pixel says how much of it the shape covers. Without graphics
hardware, an image is drawn many times faster than polygons.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

Point = tuple[float, float]
Polygon = Sequence[Point]
SAMPLE_LINES_PER_PIXEL: Final = 4
"""The number of horizontal lines through a pixel. The share of them that lies inside a shape is
used as the share of the pixel that the shape covers."""


def _heart(up: float = 1.0, shift: float = 0.0, high: float = 1.0) -> Polygon:
    found = []
    for step in range(40):
        t = 2 * math.pi * step / 40
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        found.append((math.sin(t) ** 3, up * high * (y / 16 + 0.12) + shift))
    return found


def _circle(x: float, y: float, size: float, high: float = 1.0) -> Polygon:
    turns = [2 * math.pi * n / 32 for n in range(32)]
    return [(x + size * math.cos(turn), y + size * high * math.sin(turn)) for turn in turns]


def _star() -> Polygon:
    turns = [(math.pi / 2 + math.pi * n / 5, 0.42 if n % 2 else 1.0) for n in range(10)]
    return [(far * math.cos(turn), far * math.sin(turn)) for turn, far in turns]


def _bars(*heights: float) -> Sequence[Polygon]:
    return [
        [(x, -0.9), (x + 0.5, -0.9), (x + 0.5, y), (x, y)]
        for x, y in zip((-0.9, -0.25, 0.4), heights, strict=True)
    ]


STEM_POLYGON: Final = ((-0.13, 0.3), (0.13, 0.3), (0.42, -1.0), (-0.42, -1.0))
SIGN_POLYGONS: Final[Mapping[str, Sequence[Polygon]]] = {
    "H": [_heart()],
    "D": [[(0, 1), (0.74, 0), (0, -1), (-0.74, 0)]],
    "S": [_heart(-1, 0.18, 0.82), STEM_POLYGON],
    "C": [_circle(0, 0.5, 0.48), _circle(-0.5, -0.2, 0.48), _circle(0.5, -0.2, 0.48), STEM_POLYGON],
    "JOKER": [_star()],
    "chosen": [
        [(-0.9, 0.05), (-0.6, 0.4), (-0.25, 0.0), (0.65, 0.85), (0.95, 0.5), (-0.25, -0.75)]
    ],
    "choosing": [[(-0.6, 0.85), (-0.6, -0.85), (0.85, 0.0)]],
    "out": [[(-0.9, 0.2), (-0.9, -0.2), (0.9, -0.2), (0.9, 0.2)]],
    "leads": [
        [(-0.95, 0.6), (-0.45, 0.0), (0, 0.85), (0.45, 0.0), (0.95, 0.6), (0.75, -0.75),
         (-0.75, -0.75)]
    ],
    "spy": [_circle(0, 0, 1.0, 0.62)],
    "bet": [_circle(0, 0, 0.95)],
    "rising": _bars(-0.45, 0.2, 0.85),
    "falling": _bars(0.85, 0.2, -0.45),
    "circle": [_circle(0, 0, 1.0)],
}  # fmt: skip
"""The polygons of each suit and sign. All coordinates are from -1 to 1."""
CIRCLES_OVER_SIGNS: Final[Mapping[str, Sequence[tuple[float, bool]]]] = {
    "spy": ((0.5, True), (0.25, False)),
    "bet": ((0.7, True), (0.5, False)),
}
"""The circles drawn over a sign, largest first: the size of each circle, as a fraction of the
sign's size, and whether the circle is a hole."""


def _quarter(size: float) -> list[Point]:
    """Return points of a quarter of a circle, from its right end to its upper end.

    The centre of the circle is the lower left corner (-1, -1). The radius is twice `size`.
    """
    turns = [math.pi / 2 * n / 12 for n in range(13)]
    return [(2 * size * math.cos(turn) - 1, 2 * size * math.sin(turn) - 1) for turn in turns]


def get_polygons(sign: str) -> Sequence[Polygon]:
    """Return the polygons of a sign, or of the round upper right corner of a box.

    "corner" is the filled corner. "edge20" is only its edge, which is as thick as 20 percent of the
    corner's size.
    """
    if sign == "corner":
        return [[*_quarter(1.0), (-1, -1)]]
    if sign.startswith("edge"):
        thick = int(sign.removeprefix("edge")) / 100
        return [[*_quarter(1.0), *reversed(_quarter(1.0 - thick))]]
    return SIGN_POLYGONS[sign]


@lru_cache(maxsize=128)
def make_mask(sign: str, size: int) -> bytes:
    """Return how much of each pixel a sign covers, from 0 to 255, row by row from the bottom."""
    rows = [bytearray(size) for _ in range(size)]
    for polygon in get_polygons(sign):
        _cover(rows, [((x + 1) * size / 2, (y + 1) * size / 2) for x, y in polygon], size)
    return b"".join(rows)


def _cover(rows: list[bytearray], points: Polygon, size: int) -> None:
    """Add a polygon to a mask. If several polygons cover a pixel, the largest coverage counts."""
    edges = [
        (one, other) if one[1] < other[1] else (other, one)
        for one, other in zip(points, [*points[1:], points[0]], strict=True)
        if one[1] != other[1]
    ]
    for n, row in enumerate(rows):
        covered = [0.0] * size
        for sample in range(SAMPLE_LINES_PER_PIXEL):
            y = n + (sample + 0.5) / SAMPLE_LINES_PER_PIXEL
            found = sorted(
                x0 + (y - y0) * (x1 - x0) / (y1 - y0)
                for (x0, y0), (x1, y1) in edges
                if y0 <= y < y1
            )
            for begin, end in zip(found[::2], found[1::2], strict=True):
                _add_span(covered, max(0.0, begin), min(float(size), end))
        for x, part in enumerate(covered):
            row[x] = max(row[x], min(255, round(part * 255 / SAMPLE_LINES_PER_PIXEL)))


def _add_span(covered: list[float], begin: float, end: float) -> None:
    """Add to each pixel of a row the fraction of its width that lies between `begin` and `end`."""
    if end <= begin:
        return
    first, last = int(begin), min(int(end), len(covered) - 1)
    if first == last:
        covered[first] += end - begin
        return
    covered[first] += first + 1 - begin
    for x in range(first + 1, last):
        covered[x] += 1.0
    covered[last] += end - last

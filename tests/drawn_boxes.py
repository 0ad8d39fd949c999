"""Check whether the parts of a drawn table overlap or leave the window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from audiowar.frontends.drawn_table_items import Box, Drawing


def list_boxes(*drawings: Drawing) -> Iterator[Box]:
    """Yield the boxes that must not cover each other; for a card, its visible part."""
    for drawing in drawings:
        yield from (one.box for one in drawing.text_rows)
        yield from (one.box for one in drawing.signs)
        yield from (replace(card.box, w=card.visible_width) for card in drawing.cards)


def overlaps(one: Box, other: Box) -> bool:
    """Return whether two boxes share more than an edge."""
    apart = one.x + one.w <= other.x + 0.5 or other.x + other.w <= one.x + 0.5
    return not (apart or one.y + one.h <= other.y + 0.5 or other.y + other.h <= one.y + 0.5)


def is_inside(box: Box, outer: Box) -> bool:
    """Return whether a whole box is inside another."""
    right, end = outer.x + outer.w + 0.5, outer.y + outer.h + 0.5
    begins = box.x >= outer.x - 0.5 and box.y >= outer.y - 0.5
    return begins and box.x + box.w <= right and box.y + box.h <= end

"""Draw a table that has been laid out: seats, cards, signs and words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from audiowar.ui.table.scene_to_draw import SeatScene

from .drawn_table_items import (
    BOLD_ROLES,
    Box,
    Drawing,
    DrawnCard,
    DrawnSign,
    TextRow,
    compute_rank_font_size,
)
from .suit_and_sign_shapes import CIRCLES_OVER_SIGNS
from .window_colours import Colour, Palette
from .window_painter import Painter, Typeface

REVERSED_ROLES: Final = frozenset({"caption", "current"})
"""The roles of texts with exchanged colours: the text in the background's colour, on a bar in the
usual colour of texts."""
SUIT_HOLE_SHARE: Final = 0.55
"""The size of the hole in an outlined suit, as a fraction of the suit's size."""
DIGIT_WIDTH_SHARE: Final = 0.6
"""The width of a bold digit, as a fraction of the height of a row."""


class TablePainter:
    """Draws a table that was laid out with y growing downwards, on a screen with y upwards."""

    def __init__(self, palette: Palette, typeface: Typeface, height: int, gap: float) -> None:
        """`height` is the window's height, and `gap` the distance between things on the table."""
        self.painter = Painter(typeface.atlases)
        self._palette = palette
        self._height = height
        self._gap = gap
        self._line_height = typeface.metrics.line_height_per_point
        self._get_font = typeface.get_font
        self._thick = max(2, round(gap / 6))

    def paint_drawing(self, drawing: Drawing) -> Painter:
        """Collect the shapes of a drawing. Return the painter that can draw them."""
        palette = self._palette
        if drawing.felt is not None:
            self._box(drawing.felt, palette.border, palette.felt, self._thick, self._gap * 1.4)
        for box, seat in drawing.seat_frames:
            self._frame(box, seat)
        for mark in drawing.signs:
            self._mark(mark)
        for card in sorted(drawing.cards, key=lambda one: one.role == "current"):
            self._card(card)
        for words in drawing.text_rows:
            self._words(words)
        self.painter.upload_shapes()
        return self.painter

    def _box(
        self, box: Box, edge: Colour, fill: Colour | None, thick: float, radius: float
    ) -> None:
        """Draw a box with round corners."""
        place = (box.x, self._height - box.y - box.h, box.w, box.h)
        if fill is not None:
            self.painter.add_rounded_box(place, radius, fill)
        if thick:
            self.painter.add_rounded_box(place, radius, edge, round(thick))

    def _frame(self, box: Box, seat: SeatScene) -> None:
        """Draw the frame of a seat; highlight players who are choosing or took the trick."""
        palette = self._palette
        choosing = seat.state == "choosing"
        edge = palette.focus if choosing else palette.ink if seat.has_gained else palette.border
        fill = palette.paper if seat.has_gained else None
        thick = self._thick * (2 if seat.has_gained or choosing else 1)
        self._box(box, edge, fill, thick, self._gap)

    def _mark(self, mark: DrawnSign) -> None:
        focus = mark.sign in ("choosing", "leads")
        colour = self._palette.focus if focus else self._palette.ink
        self._sign(mark.sign, mark.box, colour, self._palette.felt)

    def _sign(self, sign: str, box: Box, colour: Colour, under: Colour, hole: bool = False) -> None:
        """Draw a sign in the middle of a box. Holes in it get the background colour `under`."""
        size = min(box.w, box.h)
        x, y = box.x + box.w / 2, self._height - box.y - box.h / 2

        def draw(name: str, part: float, colour: Colour) -> None:
            half = size * part / 2
            self.painter.add_sign(name, x - half, y - half, size * part, colour)

        draw(sign, 1.0, colour)
        for part, is_hole in CIRCLES_OVER_SIGNS.get(sign, ()):
            draw("circle", part, under if is_hole else colour)
        if hole:
            draw(sign, SUIT_HOLE_SHARE, under)

    def _card(self, card: DrawnCard) -> None:
        palette, box = self._palette, card.box
        radius = box.h * 0.08
        if card.role == "current":
            ring = self._gap * 0.4
            self._box(box.grown(ring), palette.focus, palette.paper, ring * 0.75, radius + ring)
        if card.code is None:
            self._back(card, radius)
            return
        if card.role == "pile":
            box = self._stack(card, radius)
            card = replace(card, box=box, visible_width=box.w)
        thick = max(2.0, box.h * 0.022)
        spied = card.role == "spied"
        edge = palette.focus if spied else palette.card_print
        self._box(box, edge, palette.card_face, thick * 1.5 if spied else thick, radius)
        if card.role == "prisoner":
            self._box(box.grown(-2.5 * thick), palette.card_print, palette.card_face, thick, radius)
        self._face(card, thick)

    def _face(self, card: DrawnCard, thick: float) -> None:
        """Draw rank and suit in the visible part of the card."""
        palette, box, code = self._palette, card.box, card.code or ""
        strip = min(card.visible_width, box.w)
        middle = box.x + strip / 2
        if code == "JOKER":
            side = min(box.h * 0.55, strip * 0.8)
            place = Box(middle - side / 2, box.y + (box.h - side) / 2, side, side)
            self._sign(code, place, palette.card_print, palette.card_face)
            return
        suit = code[1]
        colour = palette.suits[suit]
        side = min(box.h * 0.36, strip * 0.75)
        place = Box(middle - side / 2, box.y + box.h * 0.9 - side, side, side)
        self._sign(
            suit, place, colour, palette.card_face, palette.has_hollow_suits and suit in "HD"
        )
        rank = "10" if code[0] == "T" else code[0]
        points = compute_rank_font_size(box.h, self._line_height)
        self._centred(rank, middle, box.y + box.h * 0.04, points, colour)

    def _stack(self, card: DrawnCard, radius: float) -> Box:
        """Draw the lower cards of a stack. Return the box of its top card."""
        palette, box = self._palette, card.box
        depth = max(3, round(box.h * 0.03)) if card.count > 1 else 0
        top = Box(box.x, box.y + 2 * depth, box.w - 2 * depth, box.h - 2 * depth)
        for layer in range(2 if depth else 0, 0, -1):
            shifted = Box(top.x + layer * depth, top.y - layer * depth, top.w, top.h)
            self._box(shifted, palette.card_print, palette.paper, 2, radius)
        return top

    def _back(self, card: DrawnCard, radius: float) -> None:
        """Draw a face-down card, or several as a stack with their number on it."""
        palette = self._palette
        box = self._stack(card, radius)
        self._box(box, palette.card_print, palette.border, 2, radius)
        inner = box.w * 0.1
        self._box(box.grown(-inner), palette.ink, palette.paper, 2, radius / 2)
        if card.count > 1:
            seen = min(box.w, card.visible_width)
            text = str(card.count)
            widest = int((seen - 3 * inner) / (len(text) * DIGIT_WIDTH_SHARE * self._line_height))
            points = max(6, min(compute_rank_font_size(box.h, self._line_height), widest))
            y = box.y + (box.h - points * self._line_height) / 2
            self._centred(text, box.x + seen / 2, y, points, palette.ink)

    def _words(self, words: TextRow) -> None:
        palette, box = self._palette, words.box
        colour = palette.ink
        if words.role in REVERSED_ROLES:
            side = self._gap * 0.4
            bar = Box(box.x - side, box.y, box.w + 2 * side, box.h)
            self._box(bar, palette.ink, palette.ink, 0, side)
            colour = palette.paper
        font = self._get_font(round(words.points), words.role in BOLD_ROLES)
        baseline = self._baseline(box.y, words.points, font)
        self.painter.add_text(font, words.text, box.x, baseline, colour)

    def _centred(self, text: str, middle: float, top: float, points: int, colour: Colour) -> None:
        font = self._get_font(points, True)
        wide = sum(glyph.advance for glyph in font.get_glyphs(text)[0])
        baseline = self._baseline(top, points, font)
        self.painter.add_text(font, text, middle - wide / 2, baseline, colour)

    def _baseline(self, top: float, points: float, font: Any) -> float:
        return self._height - top - points * self._line_height - float(font.descent)

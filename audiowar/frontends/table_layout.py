"""Lay out a drawn table in the window. The result consists of boxes, so tests need no screen.

The newest messages have priority: they keep the player's text size and are never cut. If they leave
no room for a table, the window shows only text. All units are pixels; y grows downwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product

from audiowar.ui.table.scene_to_draw import SeatScene

from .drawn_table_items import Box, Drawing, DrawnCard, DrawnSign, TextMetrics
from .table_hand_layout import (
    MAX_VISIBLE_CHOICES,
    TableArrangement,
    fit_hand,
)
from .table_seat_layout import SeatPlacer, list_row_arrangements
from .window_text_layout import TextColumn, WindowContent

MAX_HAND_CARD_ROWS, MIN_HAND_CARD_ROWS = 6.0, 2.0
"""The maximum and minimum height of a card in the hand, in rows of text."""
SEAT_TEXT_SCALES = (1.0, 0.85, 0.7)
"""The text sizes to try at the seats, as fractions of the player's own size, best first."""
PLAYER_BELOW_QUALITY_FACTOR = 1.15
"""The quality of a layout is multiplied by this factor if the player is below all opponents."""
PACKET_HEIGHT_ROWS = 2.4
"""The height of the player's packet, in rows of text."""
MAX_MESSAGE_SHARE = 0.45
"""The maximum share of the window's height that messages may take above a drawn table."""


@dataclass(frozen=True)
class MinimumSizes:
    """The minimum sizes of a table that is worth drawing."""

    hand_card_rows: float
    """The minimum height of a card in the hand, in rows of text."""
    seat_card_rows: float
    """The minimum height of a card at a seat, in rows of the seat's text."""
    visible_hand_cards: int
    """The minimum number of visible cards in the hand. All of a smaller hand must be visible. With
    the last of `MINIMUM_SIZES` and the smallest cards, fewer may be visible."""


MINIMUM_SIZES = (
    MinimumSizes(3.0, 2.4, 24),
    MinimumSizes(MIN_HAND_CARD_ROWS, 1.5, 24),
    MinimumSizes(MIN_HAND_CARD_ROWS, 1.5, 12),
    MinimumSizes(MIN_HAND_CARD_ROWS, 1.5, 9),
)
"""The minimum sizes to try, one after another: the most readable layout first."""


def arrange_table(
    content: WindowContent, width: int, height: int, metrics: TextMetrics
) -> TableArrangement | None:
    """Lay out a table. Return None if there is not enough room for it below the messages."""
    gap = max(6.0, metrics.row_height / 4)
    inside = width - 2 * gap
    message_rows = TextColumn(inside, metrics.measure).wrap_all(content.messages)
    widest = max((metrics.measure(row, bold=True) for row in content.rows), default=0.0)
    has_heading = not (content.rows and content.shows_rows_as_cards)
    heading = metrics.measure(content.heading) if has_heading else 0.0
    messages_height = len(message_rows) * metrics.row_height
    if messages_height > height * MAX_MESSAGE_SHARE or max(widest, heading) > inside:
        return None
    # At first keep names whole, and make the text smaller if necessary. If even that does not fit,
    # shorten names, beginning with the smallest text.
    ways = [(scale, True) for scale in SEAT_TEXT_SCALES]
    ways += [(scale, False) for scale in reversed(SEAT_TEXT_SCALES)]
    for (scale, whole), standard in product(ways, MINIMUM_SIZES):
        seat = metrics.resized(scale)
        attempt = _Attempt(
            content, width, height, metrics, gap, message_rows, seat, whole, standard
        )
        if (found := attempt.find_largest_arrangement()) is not None:
            return found
    return None


@dataclass(frozen=True)
class _Plan:
    """One arrangement of the seats in rows, and the sizes of cards and seats that fit with it."""

    rows: list[list[SeatScene]]
    card: float
    """The height of a card in the hand."""
    seat: Box
    """The width and height of the frame of a seat, in pixels."""
    felt: Box
    bottom: Box
    """The box at the bottom, in which the hand is drawn."""
    quality: float


@dataclass(frozen=True)
class _Attempt:
    """One attempt to lay out a table, with the text size `small` at the seats."""

    content: WindowContent
    width: int
    height: int
    metrics: TextMetrics
    gap: float
    message_rows: Sequence[str]
    small: TextMetrics
    keeps_whole_names: bool
    """Whether all names must be shown in full instead of being shortened."""
    standard: MinimumSizes

    def find_largest_arrangement(self) -> TableArrangement | None:
        """Return the arrangement with the largest cards, preferably with the player at the bottom.

        Return None if no arrangement fits.
        """
        hands = list(self._hand_heights())
        plans = [
            plan
            for n, rows in enumerate(list_row_arrangements(self.content))
            for plan in self._plan(rows, hands, PLAYER_BELOW_QUALITY_FACTOR if n == 0 else 1.0)
        ]
        plans.sort(key=lambda plan: plan.quality, reverse=True)
        return next(filter(None, map(self._place, plans)), None)

    def _hand_heights(self) -> Iterator[tuple[float, float]]:
        """Yield each possible height of a hand card, tallest first, and the whole hand's height."""
        for tenth in range(
            round(MAX_HAND_CARD_ROWS * 10), round(self.standard.hand_card_rows * 10) - 1, -4
        ):
            card = tenth / 10 * self.metrics.row_height
            if (hand := self._hand_height(card)) is not None:
                yield card, hand

    def _plan(
        self, rows: list[list[SeatScene]], hands: Sequence[tuple[float, float]], preference: float
    ) -> Iterator[_Plan]:
        """Yield the plans that fit into the window, with the seats arranged in `rows`.

        `hands` has the pairs of heights from `_hand_heights`.
        """
        gap, row, small = self.gap, self.metrics.row_height, self.small.row_height
        top = gap + len(self.message_rows) * row + gap / 2
        wide = (self.width - 2 * gap) / max(map(len, rows)) - gap / 2
        if wide < 3.5 * small or not self._fit_names(rows, wide):
            return
        for card, hand in hands:
            bottom = Box(gap, self.height - gap - hand, self.width - 2 * gap, hand)
            felt = Box(gap / 2, top, self.width - gap, bottom.y - gap / 2 - top)
            high = (felt.h - gap - len(self._notes) * small) / len(rows) - gap / 2
            # Cards at the seats need not be larger than those in the hand.
            high = min(
                high, small + gap + (card if self.content.rows else MAX_HAND_CARD_ROWS * row)
            )
            laid = high - small - gap
            if laid >= self.standard.seat_card_rows * small:
                quality = card * laid * preference
                yield _Plan(rows, card, Box(0, 0, wide, high), felt, bottom, quality)

    def _fit_names(self, rows: list[list[SeatScene]], wide: float) -> bool:
        """Return whether each seat's name fits into the width `wide`."""
        put, box = self._make_placer(Drawing()), Box(0, 0, wide, self.small.row_height)
        return all(put.place_name_row(seat, box) for line in rows for seat in line)

    def _make_placer(self, drawing: Drawing) -> SeatPlacer:
        heading = self.content.own_seat_heading
        return SeatPlacer(drawing, self.small, self.gap, heading, self.keeps_whole_names)

    @cached_property
    def _notes(self) -> list[str]:
        order, small = self.content.required_table.order, self.small
        width = self.width - 3 * self.gap - small.row_height * 1.2
        return TextColumn(width, small.measure).wrap(order) if order else []

    def _place(self, plan: _Plan) -> TableArrangement | None:
        """Lay out the table by a plan. Return None if the cards of a seat do not fit."""
        gap, felt, seat_box = self.gap, plan.felt, plan.seat
        made = Drawing(felt=felt)
        put = self._make_placer(made)
        self._put_words(made, felt)
        y = felt.y + gap / 2 + len(self._notes) * self.small.row_height
        free = felt.y + felt.h - gap / 2 - y
        y += max(0.0, (free - len(plan.rows) * (seat_box.h + gap / 2)) / 2)
        for line in plan.rows:
            x = felt.x + (felt.w - len(line) * (seat_box.w + gap / 2) + gap / 2) / 2
            for seat in line:
                if not put.try_to_place_seat(seat, replace(seat_box, x=x, y=y)):
                    return None
                x += seat_box.w + gap / 2
            y += seat_box.h + gap / 2
        return TableArrangement(self.content, self.metrics, gap, plan.card, plan.bottom, made)

    def _hand_height(self, card: float) -> float | None:
        """Return the height of the hand, or None if too few of its cards would be visible."""
        content, row = self.content, self.metrics.row_height
        if not content.rows:
            packet = any(
                seat.is_viewer and seat.packet_count for seat in content.required_table.seats
            )
            has_room = packet and self.standard is MINIMUM_SIZES[0]
            return row * (1 + PACKET_HEIGHT_ROWS) + self.gap / 2 if has_room else row
        if not content.shows_rows_as_cards:
            return row * (1 + min(MAX_VISIBLE_CHOICES, len(content.rows)))
        count, inside, wide = (
            len(content.rows),
            self.width - 2 * self.gap,
            card * DrawnCard.WIDTH_TO_HEIGHT,
        )
        *_, fits = fit_hand(count, wide, inside, self.metrics, self.gap)
        last = self.standard is MINIMUM_SIZES[-1] and card <= MIN_HAND_CARD_ROWS * row
        if fits < min(count, self.standard.visible_hand_cards) and not last:
            return None
        return row + self.gap + card

    def _put_words(self, made: Drawing, felt: Box) -> None:
        made.add_text_rows(self.message_rows, self.gap, self.gap, self.metrics, "message")
        x, y, small = felt.x + self.gap, felt.y + self.gap / 3, self.small.row_height
        if self.content.required_table.reversed is not None:
            box = Box(x, y + small * 0.1, small * 0.8, small * 0.8)
            sign = "falling" if self.content.required_table.reversed else "rising"
            made.signs.append(DrawnSign(box, sign))
        made.add_text_rows(self._notes, x + small * 1.1, y, self.small, "note")

"""Lay out a drawn table in the window. The result is only boxes, so that tests need no screen.

The last messages come first: they keep the player's text size and are never cut. If there is no
room left for a table, the window shows only text. All units are pixels; y grows downwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from audiowar.ui.table.table_scene import SeatScene

from .drawn_table_items import Box, Drawing, DrawnCard, Mark, TextMetrics, TextRow
from .table_content import TableContent
from .table_hand_layout import MAX_VISIBLE_ANSWERS, TableArrangement, fit_cards_into_hand
from .table_seat_layout import SeatPlacer, list_row_arrangements

TALLEST, SMALLEST = 6.0, 2.0
"""The greatest and least height of a card in the hand, in rows of text."""
SEAT_TEXT_SCALES = (1.0, 0.85, 0.7)
"""The text sizes to try for the seats, as fractions of the player's size, best first."""
PLAYER_BELOW_BONUS = 1.15
"""The factor by which a layout is rated higher if the player sits below all others."""
PACKET_ROWS = 2.4
"""The height of the player's packet, in rows of text."""
MAX_MESSAGE_SHARE = 0.45
"""The greatest share of the window's height that messages may take above a drawn table."""


@dataclass(frozen=True)
class MinimumSizes:
    """The minimum sizes of a table that is worth drawing."""

    hand: float
    """The minimum height of a card in the hand, in rows of text."""
    seat: float
    """The minimum height of a card at a seat, in rows of the text there."""
    cards: int
    """The minimum number of cards of the hand that are visible at once, if it has so many."""


MINIMUM_SIZES = (
    MinimumSizes(3.0, 2.4, 24),
    MinimumSizes(SMALLEST, 1.5, 24),
    MinimumSizes(SMALLEST, 1.5, 12),
    MinimumSizes(SMALLEST, 1.5, 9),
)
"""The minimum sizes to try, best first."""


def arrange_table(
    content: TableContent, width: int, height: int, metrics: TextMetrics
) -> TableArrangement | None:
    """Lay out a table. Return None if there is not enough room for it below the messages."""
    gap = max(6.0, metrics.row_height / 4)
    inside = width - 2 * gap
    message_rows = [row for text in content.messages for row in metrics.wrap(text, inside)]
    bold = content.shows_rows_as_cards or not content.rows
    widest = max((metrics.measure(row, bold=True) for row in content.rows), default=0.0)
    heading = 0.0 if bold and content.rows else metrics.measure(content.heading)
    if (
        len(message_rows) * metrics.row_height > height * MAX_MESSAGE_SHARE
        or max(widest, heading) > inside
    ):
        return None
    for whole in (True, False):
        # First try smaller text. If names must be cut short, begin with the smallest text.
        for part in SEAT_TEXT_SCALES if whole else reversed(SEAT_TEXT_SCALES):
            for standard in MINIMUM_SIZES:
                attempt = _Attempt(
                    content, width, height, metrics, gap, message_rows, part, whole, standard
                )
                if (found := attempt.find_largest_arrangement()) is not None:
                    return found
    return None


@dataclass(frozen=True)
class _Plan:
    """One arrangement of the seats in rows, with the sizes of cards and seats that it allows."""

    rows: list[list[SeatScene]]
    card: float
    """The height of a card in the hand."""
    seat: Box
    """The width and height of a seat."""
    felt: Box
    bottom: Box
    """The box of the hand."""
    quality: float


@dataclass(frozen=True)
class _Attempt:
    """One attempt to lay out a table, with one text size at the seats."""

    content: TableContent
    width: int
    height: int
    metrics: TextMetrics
    gap: float
    message_rows: Sequence[str]
    seat_text_scale: float
    keeps_whole_names: bool
    """Whether no name may be shortened."""
    standard: MinimumSizes

    def find_largest_arrangement(self) -> TableArrangement | None:
        """Return the arrangement with the largest cards, or None if none fits."""
        small = self.metrics.resized(self.seat_text_scale)
        notes, hands = self._notes(small), list(self._hand_heights())
        plans = [
            plan
            for n, rows in enumerate(list_row_arrangements(self.content))
            for plan in self._plan(rows, small, notes, hands, PLAYER_BELOW_BONUS if n == 0 else 1.0)
        ]
        plans.sort(key=lambda plan: plan.quality, reverse=True)
        return next(filter(None, (self._place(plan, small, notes) for plan in plans)), None)

    def _hand_heights(self) -> Iterator[tuple[float, float]]:
        """Yield heights of a card in the hand, tallest first, each with the hand's height."""
        for tenth in range(round(TALLEST * 10), round(self.standard.hand * 10) - 1, -4):
            card = tenth / 10 * self.metrics.row_height
            if (hand := self._hand_height(card)) is not None:
                yield card, hand

    def _plan(
        self,
        rows: list[list[SeatScene]],
        small: TextMetrics,
        notes: list[str],
        hands: Sequence[tuple[float, float]],
        preference: float,
    ) -> Iterator[_Plan]:
        """Yield the plans with these rows of seats for which there is room.

        `hands` are the pairs of `_hand_heights`.
        """
        gap, row, content = self.gap, self.metrics.row_height, self.content
        top = gap + len(self.message_rows) * row + gap / 2
        wide = (self.width - 2 * gap) / max(map(len, rows)) - gap / 2
        if wide < 3.5 * small.row_height or not self._fit_names(rows, small, wide):
            return
        for card, hand in hands:
            bottom = Box(gap, self.height - gap - hand, self.width - 2 * gap, hand)
            felt = Box(gap / 2, top, self.width - gap, bottom.y - gap / 2 - top)
            free = felt.h - gap - len(notes) * small.row_height
            high = free / len(rows) - gap / 2
            # Cards at the seats need not be larger than those in the hand.
            high = min(high, small.row_height + gap + (card if content.rows else TALLEST * row))
            laid = high - small.row_height - gap
            if laid >= self.standard.seat * small.row_height:
                yield _Plan(
                    rows, card, Box(0, 0, wide, high), felt, bottom, card * laid * preference
                )

    def _fit_names(self, rows: list[list[SeatScene]], small: TextMetrics, wide: float) -> bool:
        """Return whether the names of all seats fit into this width."""
        put = self._make_placer(Drawing(), small)
        return all(
            put.try_to_place_name(seat, Box(0, 0, wide, small.row_height))
            for line in rows
            for seat in line
        )

    def _make_placer(self, drawing: Drawing, small: TextMetrics) -> SeatPlacer:
        heading = self.content.own_seat_heading
        return SeatPlacer(drawing, small, self.gap, heading, self.keeps_whole_names)

    def _notes(self, small: TextMetrics) -> list[str]:
        scene = self.content.scene
        if not scene.order:
            return []
        return small.wrap(scene.order, self.width - 3 * self.gap - small.row_height * 1.2)

    def _place(self, plan: _Plan, small: TextMetrics, notes: list[str]) -> TableArrangement | None:
        """Lay out everything. Return None if the cards of a seat do not fit."""
        gap, felt, seat_box = self.gap, plan.felt, plan.seat
        made = Drawing(felt=felt)
        put = self._make_placer(made, small)
        self._put_words(made, notes, small)
        y = felt.y + gap / 2 + len(notes) * small.row_height
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
            packet = any(seat.me and seat.packet for seat in content.scene.seats)
            return (
                row * (1 + PACKET_ROWS) + self.gap / 2
                if packet and self.standard is MINIMUM_SIZES[0]
                else row
            )
        if not content.shows_rows_as_cards:
            return row * (1 + min(MAX_VISIBLE_ANSWERS, len(content.rows)))
        count, inside = len(content.rows), self.width - 2 * self.gap
        *_, fits = fit_cards_into_hand(
            count, card * DrawnCard.SHAPE, inside, self.metrics, self.gap
        )
        last = self.standard is MINIMUM_SIZES[-1] and card <= SMALLEST * row
        if fits < min(count, self.standard.cards) and not last:
            return None
        return row + self.gap + card

    def _put_words(self, made: Drawing, notes: list[str], small: TextMetrics) -> None:
        gap, y = self.gap, self.gap
        for text in self.message_rows:
            box = Box(gap, y, self.metrics.measure(text), self.metrics.row_height)
            made.words.append(TextRow(box, text, self.metrics.points, "message"))
            y += self.metrics.row_height
        assert made.felt is not None
        x, y = made.felt.x + gap, made.felt.y + gap / 3
        if self.content.scene.reversed is not None:
            sign = "falling" if self.content.scene.reversed else "rising"
            made.marks.append(
                Mark(
                    Box(
                        x,
                        y + small.row_height * 0.1,
                        small.row_height * 0.8,
                        small.row_height * 0.8,
                    ),
                    sign,
                )
            )
        for text in notes:
            box = Box(x + small.row_height * 1.1, y, small.measure(text), small.row_height)
            made.words.append(TextRow(box, text, small.points, "note"))
            y += small.row_height

"""Lay out a drawn table in the window. The result is only boxes, so that tests need no screen.

Words come first: the last utterance keeps the player's text size and is never cut. If there is no
room for a picture, the window shows only words. All units are pixels; y grows downwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from audiowar.ui.table.table_scene import SeatScene

from .drawn_table_items import Box, Card, Drawing, Mark, TextMetrics, TextRow
from .table_content import TableContent
from .table_hand_layout import ANSWERS, TableArrangement, fit_cards_into_hand
from .table_seat_layout import SeatPlacer, list_row_arrangements

TALLEST, SMALLEST = 6.0, 2.0
"""The largest and smallest height of a card in the hand, in rows of text."""
SEAT_TEXTS = (1.0, 0.85, 0.7)
"""The sizes of the text at the seats, as parts of the player's size, best first."""
PLAYER_BELOW = 1.15
"""How much better a layout is rated if the player sits below all others, as a factor."""
PACKET = 2.4
"""The height of the player's packet, in rows of text."""
TOLD_PART = 0.45
"""The largest part of the height that words may take if a table is drawn."""


@dataclass(frozen=True)
class MinimumSizes:
    """The minimum sizes that a picture of the table must have."""

    hand: float
    """The minimum height of a card in the hand, in rows of text."""
    seat: float
    """The minimum height of a card at a seat, in rows of the text there."""
    cards: int
    """The minimum number of visible cards in the hand, if it has as many."""


MINIMUM_SIZES = (
    MinimumSizes(3.0, 2.4, 24),
    MinimumSizes(SMALLEST, 1.5, 24),
    MinimumSizes(SMALLEST, 1.5, 12),
    MinimumSizes(SMALLEST, 1.5, 9),
)
"""The minimum sizes to try, best first. The last ones allow fewer cards of the smallest size."""


def arrange_table(
    content: TableContent, width: int, height: int, letters: TextMetrics
) -> TableArrangement | None:
    """Lay out a table. Return None if there is no room for a picture next to the words."""
    gap = max(6.0, letters.row / 4)
    inside = width - 2 * gap
    told = [row for text in content.told for row in letters.wrap(text, inside)]
    bold = content.shows_cards or not content.rows
    widest = max((letters.measure(row, bold=True) for row in content.rows), default=0.0)
    heading = 0.0 if bold and content.rows else letters.measure(content.heading)
    if len(told) * letters.row > height * TOLD_PART or max(widest, heading) > inside:
        return None
    for whole in (True, False):
        # Make names smaller before cutting them short.
        for part in SEAT_TEXTS if whole else reversed(SEAT_TEXTS):
            for standard in MINIMUM_SIZES:
                attempt = _Attempt(
                    content, width, height, letters, gap, told, part, whole, standard
                )
                if (found := attempt.run()) is not None:
                    return found
    return None


@dataclass(frozen=True)
class _Plan:
    """The rows of seats, and the sizes that cards and seats can have with these rows."""

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
    letters: TextMetrics
    gap: float
    told: Sequence[str]
    part: float
    whole: bool
    """Whether no name is shortened."""
    standard: MinimumSizes

    def run(self) -> TableArrangement | None:
        """Return the arrangement with the largest cards, or None if none fits."""
        small = self.letters.resized(self.part)
        notes, hands = self._notes(small), list(self._hand_heights())
        plans = [
            plan
            for n, rows in enumerate(list_row_arrangements(self.content))
            for plan in self._plan(rows, small, notes, hands, PLAYER_BELOW if n == 0 else 1.0)
        ]
        plans.sort(key=lambda plan: plan.quality, reverse=True)
        return next(filter(None, (self._place(plan, small, notes) for plan in plans)), None)

    def _hand_heights(self) -> Iterator[tuple[float, float]]:
        """Yield heights of a card in the hand, the tallest first, and of the whole hand."""
        for tenth in range(round(TALLEST * 10), round(self.standard.hand * 10) - 1, -4):
            card = tenth / 10 * self.letters.row
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
        """Yield the sizes of cards for which these rows of seats have room.

        `hands`: heights of a card and of the whole hand.
        """
        gap, row, content = self.gap, self.letters.row, self.content
        top = gap + len(self.told) * row + gap / 2
        wide = (self.width - 2 * gap) / max(map(len, rows)) - gap / 2
        if wide < 3.5 * small.row or not self._fit_names(rows, small, wide):
            return
        for card, hand in hands:
            bottom = Box(gap, self.height - gap - hand, self.width - 2 * gap, hand)
            felt = Box(gap / 2, top, self.width - gap, bottom.y - gap / 2 - top)
            free = felt.h - gap - len(notes) * small.row
            high = free / len(rows) - gap / 2
            # Cards that are larger than those of the hand would not improve the picture.
            high = min(high, small.row + gap + (card if content.rows else TALLEST * row))
            laid = high - small.row - gap
            if laid >= self.standard.seat * small.row:
                yield _Plan(
                    rows, card, Box(0, 0, wide, high), felt, bottom, card * laid * preference
                )

    def _fit_names(self, rows: list[list[SeatScene]], small: TextMetrics, wide: float) -> bool:
        """Return whether the name of every seat fits into this width."""
        put = SeatPlacer(Drawing(), small, self.gap, self.content.you, self.whole)
        return all(put.put_name(seat, Box(0, 0, wide, small.row)) for line in rows for seat in line)

    def _notes(self, small: TextMetrics) -> list[str]:
        scene = self.content.scene
        if not scene.order:
            return []
        return small.wrap(scene.order, self.width - 3 * self.gap - small.row * 1.2)

    def _place(self, plan: _Plan, small: TextMetrics, notes: list[str]) -> TableArrangement | None:
        """Lay out everything. Return None if the cards of a seat do not fit."""
        gap, felt, seat_box = self.gap, plan.felt, plan.seat
        made = Drawing(felt=felt)
        self._put_words(made, notes, small)
        y = felt.y + gap / 2 + len(notes) * small.row
        free = felt.y + felt.h - gap / 2 - y
        y += max(0.0, (free - len(plan.rows) * (seat_box.h + gap / 2)) / 2)
        for line in plan.rows:
            x = felt.x + (felt.w - len(line) * (seat_box.w + gap / 2) + gap / 2) / 2
            for seat in line:
                put = SeatPlacer(made, small, gap, self.content.you, self.whole)
                if not put.place(seat, replace(seat_box, x=x, y=y)):
                    return None
                x += seat_box.w + gap / 2
            y += seat_box.h + gap / 2
        return TableArrangement(self.content, self.letters, gap, plan.card, plan.bottom, made)

    def _hand_height(self, card: float) -> float | None:
        """Return the height of the hand, or None if too few of its cards would be visible."""
        content, row = self.content, self.letters.row
        if not content.rows:
            packet = any(seat.me and seat.packet for seat in content.scene.seats)
            return (
                row * (1 + PACKET) + self.gap / 2
                if packet and self.standard is MINIMUM_SIZES[0]
                else row
            )
        if not content.shows_cards:
            return row * (1 + min(ANSWERS, len(content.rows)))
        count, inside = len(content.rows), self.width - 2 * self.gap
        *_, fits = fit_cards_into_hand(count, card * Card.SHAPE, inside, self.letters, self.gap)
        last = self.standard is MINIMUM_SIZES[-1] and card <= SMALLEST * row
        if fits < min(count, self.standard.cards) and not last:
            return None
        return row + self.gap + card

    def _put_words(self, made: Drawing, notes: list[str], small: TextMetrics) -> None:
        gap, y = self.gap, self.gap
        for text in self.told:
            box = Box(gap, y, self.letters.measure(text), self.letters.row)
            made.words.append(TextRow(box, text, self.letters.points, "told"))
            y += self.letters.row
        assert made.felt is not None
        x, y = made.felt.x + gap, made.felt.y + gap / 3
        if self.content.scene.reversed is not None:
            sign = "falling" if self.content.scene.reversed else "rising"
            made.marks.append(
                Mark(Box(x, y + small.row * 0.1, small.row * 0.8, small.row * 0.8), sign)
            )
        for text in notes:
            box = Box(x + small.row * 1.1, y, small.measure(text), small.row)
            made.words.append(TextRow(box, text, small.points, "note"))
            y += small.row

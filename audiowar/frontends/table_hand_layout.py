"""Lay out the part below a drawn table: the cards of the hand, choices in words, or the packet."""

from __future__ import annotations

from dataclasses import dataclass

from .drawn_table_items import (
    Box,
    Drawing,
    DrawnCard,
    TextMetrics,
    compute_rank_width,
    compute_visible_range,
    place_cards,
)
from .window_text_layout import WindowContent

MAX_VISIBLE_CHOICES = 4
"""The maximum number of choices in words that are visible at the same time."""


@dataclass(frozen=True)
class TableArrangement:
    """A table laid out in a window. The hand is laid out again for each position of the cursor."""

    content: WindowContent
    metrics: TextMetrics
    gap: float
    hand_card_height: float
    hand_box: Box
    table_drawing: Drawing

    def lay_out_hand(self, current: int) -> Drawing:
        """Lay out the hand with the cursor on the card or choice at the index `current`.

        If the player has nothing to choose, lay out the heading and the player's packet instead.
        """
        made = Drawing()
        if not self.content.rows:
            self._draw_packet(made)
        elif self.content.shows_rows_as_cards:
            self._draw_cards(made, current)
        else:
            self._draw_choices(made, current)
        return made

    def _write(self, made: Drawing, text: str, x: float, y: float, role: str) -> None:
        made.add_text_rows([text], x, y, self.metrics, role)

    def _draw_packet(self, made: Drawing) -> None:
        """Lay out the heading and, in games without a hand, the player's packet."""
        place, row = self.hand_box, self.metrics.row_height
        self._write(made, self.content.heading, place.x, place.y, "heading")
        packet = sum(
            seat.packet_count for seat in self.content.required_table.seats if seat.is_viewer
        )
        if packet and place.h > row:
            high = place.h - row - self.gap / 2
            box = Box(place.x, place.y + row + self.gap / 2, high, high)
            made.cards += place_cards(((None, packet),), box)

    def _draw_choices(self, made: Drawing, here: int) -> None:
        y = self.hand_box.y
        self._write(made, self.content.heading, self.hand_box.x, y, "heading")
        rows = self.content.rows
        for n in compute_visible_range(here, len(rows), MAX_VISIBLE_CHOICES):
            y += self.metrics.row_height
            self._write(made, rows[n], self.hand_box.x, y, "current" if n == here else "row")

    def _draw_cards(self, made: Drawing, here: int) -> None:
        """Lay out the cards of the hand in a row.

        The card at the cursor is fully visible, and of the others at least the rank. If not all
        cards fit, numbers at both ends say how many are left out there.
        """
        content, gap, metrics = self.content, self.gap, self.metrics
        room, hand = self.hand_box, content.required_table.hand
        self._write(made, content.rows[here], room.x, room.y, "caption")
        position = f"{here + 1} / {len(hand)}"
        x = room.x + room.w - metrics.measure(position)
        if metrics.measure(content.rows[here], bold=True) + gap * 2 <= x - room.x:
            self._write(made, position, x, room.y, "more")
        high = self.hand_card_height
        card = Box(0, room.y + metrics.row_height + gap, high * DrawnCard.WIDTH_TO_HEIGHT, high)
        step, edge, fits = fit_hand(len(hand), card.w, room.w, metrics, gap)
        seen = compute_visible_range(here, len(hand), fits)
        x = room.x + edge
        for n in seen:
            own = n == here
            shown = card.w if own or n == seen[-1] else min(step, card.w)
            y = card.y - (gap * 0.6 if own else 0)
            role = "current" if own else "plain"
            made.cards.append(DrawnCard(Box(x, y, card.w, card.h), hand[n], 1, role, shown))
            x += card.w + gap / 3 if own and step < card.w else step
        middle = card.y + (card.h - metrics.row_height) / 2
        if before := seen[0]:
            self._write(made, f"◀ {before}", room.x, middle, "more")
        if after := len(hand) - 1 - seen[-1]:
            text = f"{after} ▶"
            self._write(made, text, room.x + room.w - metrics.measure(text), middle, "more")


def fit_hand(
    count: int, card_width: float, max_width: float, metrics: TextMetrics, gap: float
) -> tuple[float, float, int]:
    """Return the step from card to card, the space at each end, and how many cards fit.

    The step is the distance between the left edges of two cards. All lengths are in pixels.
    """
    least = compute_rank_width(card_width / DrawnCard.WIDTH_TO_HEIGHT, metrics) + gap / 2
    step = min(card_width + gap / 3, (max_width - 2 * card_width - gap / 3) / max(1, count - 2))
    if count <= 2 or step >= least:
        return step, 0.0, count
    edge = metrics.measure("◀ 00") + gap / 2
    inside = max_width - 2 * edge - 2 * card_width - gap / 3
    fits = max(1, int(inside / least) + 2)
    return inside / max(1, fits - 2), edge, min(fits, count)

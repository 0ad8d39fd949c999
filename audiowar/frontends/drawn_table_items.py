"""The parts of a drawn table: boxes, texts, signs and cards, and their sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from audiowar.ui.table.scene_to_draw import LaidCards, SeatScene

MIN_SEAT_TEXT_POINTS = 14.0
"""The smallest text size at a seat, in points, unless the player's own size is even smaller."""
WIDTH_SAFETY_FACTOR = 1.03
"""A width that is computed from the width at another text size is multiplied by this factor,
because the text can turn out slightly wider."""
BOLD_ROLES = frozenset({"count", "gain", "bet", "caption", "current"})
"""The roles of texts that are bold."""
RANK_HEIGHT_SHARE = 0.5
"""The height of the rank on a card, as a fraction of the card's height."""


@dataclass(frozen=True)
class Box:
    """A rectangle in pixels: its upper left corner (x, y), its width and its height."""

    x: float
    y: float
    w: float
    h: float

    def grown(self, by: float) -> Box:
        """Return the box with each edge moved outwards by `by` pixels, or inwards if negative."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


@dataclass(frozen=True)
class TextRow:
    """One row of text.

    `role` is "message", "note", "name", "count", "gain", "bet", "caption", "heading", "row",
    "current" or "more" (how many cards of the hand are not visible, or where the cursor is).
    """

    box: Box
    text: str
    points: float
    role: str


@dataclass(frozen=True)
class DrawnSign:
    """A small sign; `sign` is choosing, chosen, out, spy, leads, bet, rising or falling."""

    box: Box
    sign: str


@dataclass(frozen=True)
class DrawnCard:
    """A face-up card, the top card of a pile of `count` cards, or `count` face-down cards.

    `code` is None for face-down cards. `visible_width` is the width that no other card covers.
    `role` is "plain", "current", "pile", "prisoner" or "spied".
    """

    WIDTH_TO_HEIGHT: ClassVar[float] = 0.72
    """The width of a card, as a fraction of its height."""

    box: Box
    code: str | None
    count: int
    role: str
    visible_width: float


@dataclass
class Drawing:
    """All parts of the picture of a table, with their positions."""

    text_rows: list[TextRow] = field(default_factory=list)
    cards: list[DrawnCard] = field(default_factory=list)
    seat_frames: list[tuple[Box, SeatScene]] = field(default_factory=list)
    signs: list[DrawnSign] = field(default_factory=list)
    felt: Box | None = None

    def add_text_rows(
        self, rows: Sequence[str], x: float, y: float, metrics: TextMetrics, role: str
    ) -> None:
        """Add rows of text below each other, the first one with its upper left corner at x, y."""
        for text in rows:
            box = Box(x, y, metrics.measure(text, bold=role in BOLD_ROLES), metrics.row_height)
            self.text_rows.append(TextRow(box, text, metrics.points, role))
            y += metrics.row_height


@dataclass(frozen=True)
class TextMetrics:
    """Measures texts in the player's font at one text size.

    Widths are measured only at the player's size. For other sizes, they are computed in proportion.
    """

    points: float
    measure_at_one_point: Callable[[str, bool], float]
    """Returns the width of a text, regular or bold, at a size of one point."""
    line_height_per_point: float
    """The height of a row of text at a size of one point."""
    width_factor: float = 1.0

    @property
    def row_height(self) -> float:
        """The height of a row of text in pixels."""
        return self.points * self.line_height_per_point

    def resized(self, factor: float) -> TextMetrics:
        """Return the metrics for a text size `factor` times as large, but not too small to read."""
        least = min(MIN_SEAT_TEXT_POINTS, self.points)
        return replace(
            self, points=round(max(least, self.points * factor)), width_factor=WIDTH_SAFETY_FACTOR
        )

    def measure(self, text: str, bold: bool = False) -> float:
        """Return the width of a text in pixels."""
        return self.measure_at_one_point(text, bold) * self.points * self.width_factor

    def shorten(self, text: str, max_width: float) -> str:
        """Cut a text that is wider than `max_width` pixels, and add an ellipsis."""
        if self.measure(text) <= max_width:
            return text
        while text and self.measure(text + "…") > max_width:
            text = text[:-1].rstrip()
        return text + "…"


def compute_rank_font_size(card_height: float, line_height_per_point: float) -> int:
    """Return the font size, in points, of the rank on a card of this height."""
    return max(6, int(card_height * RANK_HEIGHT_SHARE / line_height_per_point))


def compute_rank_width(card_height: float, metrics: TextMetrics) -> float:
    """Return the width of the widest rank, "10", on a card of this height."""
    return (
        metrics.measure_at_one_point("10", True)
        * compute_rank_font_size(card_height, metrics.line_height_per_point)
        * WIDTH_SAFETY_FACTOR
    )


def merge_older_cards(laid: LaidCards, card_width: float, max_width: float) -> LaidCards:
    """Return the newest cards that fit, oldest first.

    All others are shown together in the first place, as face-down cards with their number. If there
    is room for only one card, the others are left out.
    """
    most = 1 + max(0, int((max_width - card_width) / (0.55 * card_width)))
    if len(laid) <= most or most == 1:
        return laid[-most:]
    older = sum(count for _, count in laid[: len(laid) - most + 1])
    return ((None, older), *laid[len(laid) - most + 1 :])


def place_cards(laid: LaidCards, box: Box) -> list[DrawnCard]:
    """Place a row of cards in a box, from the left. They overlap if necessary."""
    wide = box.h * DrawnCard.WIDTH_TO_HEIGHT
    laid = merge_older_cards(laid, wide, box.w)
    step = min(wide * 1.08, (box.w - wide) / max(1, len(laid) - 1))
    visible_widths = [min(step, wide)] * (len(laid) - 1) + [wide]
    return [
        DrawnCard(replace(box, x=box.x + n * step, w=wide), code, count, "plain", visible_widths[n])
        for n, (code, count) in enumerate(laid)
    ]


def compute_visible_range(current: int, count: int, max_rows: int) -> range:
    """Return the indices of the visible rows: at most `max_rows`, around the current one."""
    max_rows = min(max_rows, count)
    begin = min(max(0, current - max_rows // 2), count - max_rows)
    return range(begin, begin + max_rows)

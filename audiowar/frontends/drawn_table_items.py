"""The boxes, texts, signs and cards of which a drawn table consists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import ClassVar

from audiowar.ui.table.table_scene import LaidCards, SeatScene

from .window_layout import Column

LEAST_POINTS = 14.0
"""The smallest text size at a seat, in points, unless the player's own size is smaller."""
SLACK = 1.03
"""The factor by which a text of another size may be wider than estimated."""
RANK_PART = 0.5
"""The height of the row with the rank, as a part of the card's height."""


@dataclass(frozen=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    def overlaps(self, other: Box) -> bool:
        """Return whether the two boxes share more than an edge."""
        apart = self.x + self.w <= other.x + 0.5 or other.x + other.w <= self.x + 0.5
        return not (apart or self.y + self.h <= other.y + 0.5 or other.y + other.h <= self.y + 0.5)

    def is_inside(self, other: Box) -> bool:
        """Return whether the whole box is inside the other."""
        right, end = other.x + other.w + 0.5, other.y + other.h + 0.5
        begins = self.x >= other.x - 0.5 and self.y >= other.y - 0.5
        return begins and self.x + self.w <= right and self.y + self.h <= end


@dataclass(frozen=True)
class TextRow:
    """One row of text.

    `role` is told, note, name, count, gain, bet, caption, heading, row, current or more.
    """

    box: Box
    text: str
    points: float
    role: str


@dataclass(frozen=True)
class Mark:
    """A small sign: choosing, chosen, out, spy, leads, bet, rising or falling."""

    box: Box
    sign: str


@dataclass(frozen=True)
class Card:
    """A card, or, without a code, `count` face-down cards.

    `seen` is the width that is not covered. `role` is plain, current, pile, prisoner or spied.
    """

    SHAPE: ClassVar[float] = 0.72
    """The width of a card, as a part of its height."""

    box: Box
    code: str | None
    count: int
    role: str
    seen: float


@dataclass
class Drawing:
    """The positions of everything in the picture."""

    words: list[TextRow] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    frames: list[tuple[Box, SeatScene]] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    felt: Box | None = None

    def boxes_that_must_not_overlap(self) -> Iterator[Box]:
        """Yield the boxes that must not cover each other; for a card, its visible part."""
        yield from (one.box for one in self.words)
        yield from (one.box for one in self.marks)
        yield from (replace(one.box, w=one.seen) for one in self.cards)


@dataclass(frozen=True)
class TextMetrics:
    """The measures of letters at one text size.

    They are measured at the player's size; other sizes are in proportion.
    """

    points: float
    width: Callable[[str, bool], float]
    """Returns the width of a text, regular or bold, at a size of one point."""
    line: float
    """The height of a row of text at a size of one point."""
    slack: float = 1.0

    @property
    def row(self) -> float:
        """The height of a row."""
        return self.points * self.line

    def resized(self, factor: float) -> TextMetrics:
        """Return the letters at a smaller size, but never too small to read."""
        least = min(LEAST_POINTS, self.points)
        return TextMetrics(round(max(least, self.points * factor)), self.width, self.line, SLACK)

    def measure(self, text: str, bold: bool = False) -> float:
        """Return the width of a text."""
        return self.width(text, bold) * self.points * self.slack

    def wrap(self, text: str, max_width: float) -> list[str]:
        """Break a text at spaces, and inside a word that is wider than a row."""
        return Column(max_width, self.measure).wrap(text)

    def shorten(self, text: str, max_width: float) -> str:
        """Shorten a name to a width in pixels."""
        if self.measure(text) <= max_width:
            return text
        while text and self.measure(text + "…") > max_width:
            text = text[:-1].rstrip()
        return text + "…"


def rank_points(card_height: float, line_height: float) -> int:
    """Return the size of the rank on a card of this height."""
    return max(6, int(card_height * RANK_PART / line_height))


def rank_width(card_height: float, letters: TextMetrics) -> float:
    """Return the width of the widest rank on a card of this height."""
    return letters.width("10", True) * rank_points(card_height, letters.line) * SLACK


def stack_oldest_cards(laid: LaidCards, card_width: float, max_width: float) -> LaidCards:
    """Return as many cards as fit: the newest, with the older ones as a stack if possible."""
    most = 1 + max(0, int((max_width - card_width) / (0.55 * card_width)))
    if len(laid) <= most or most == 1:
        return laid[-most:]
    older = sum(count for _, count in laid[: len(laid) - most + 1])
    return ((None, older), *laid[len(laid) - most + 1 :])


def card_spacing(count: int, card_width: float, max_width: float) -> float:
    """Return the distance between cards side by side. They overlap if necessary."""
    return min(card_width * 1.08, (max_width - card_width) / max(1, count - 1))


def row_width(laid: LaidCards, card_height: float, max_width: float) -> float:
    """Return the width of cards of this height, side by side."""
    wide = card_height * Card.SHAPE
    count = len(stack_oldest_cards(laid, wide, max_width))
    return (count - 1) * card_spacing(count, wide, max_width) + wide


def place_cards(cards: list[Card], laid: LaidCards, box: Box) -> float:
    """Place cards side by side from the left; return the used width."""
    wide = box.h * Card.SHAPE
    laid = stack_oldest_cards(laid, wide, box.w)
    step = card_spacing(len(laid), wide, box.w)
    for n, (code, count) in enumerate(laid):
        seen = wide if n == len(laid) - 1 else min(step, wide)
        cards.append(Card(Box(box.x + n * step, box.y, wide, box.h), code, count, "plain", seen))
    return (len(laid) - 1) * step + wide


def visible_range(current: int, count: int, max_rows: int) -> range:
    """Return the part of a list, of at most `max_rows` rows, with the current row in its middle."""
    max_rows = min(max_rows, count)
    begin = min(max(0, current - max_rows // 2), count - max_rows)
    return range(begin, begin + max_rows)

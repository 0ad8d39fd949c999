"""Place a drawn table in the window: rectangles only, so that tests need no screen.

Words come first: what was said last keeps the player's size and is never cut. Where no picture
fits beside it there is none, and the window shows words alone. Pixels; y grows downwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import ceil

from audiowar.ui.table.table_scene import SeatScene, TableScene

from .table_boxes import (
    Box,
    Card,
    Letters,
    Mark,
    Words,
    laid_width,
    place_cards,
    rank_width,
    window_of,
)

TALLEST, SMALLEST = 6.0, 2.0
"""Heights of a card in the hand, in rows of text."""
SEAT_TEXTS = (1.0, 0.85, 0.7)
"""Sizes of the text at the seats, as parts of the player's size, best first."""
PACKET = 2.4
"""The height of the player's packet, in rows of text."""
ANSWERS = 4
"""The number of answers in words that are seen at once."""
TOLD_PART = 0.45
"""The largest part of the height that words may take for a table to be drawn."""
MINIMUM_NAME = 4
"""The number of letters of a name that are seen at least."""


@dataclass(frozen=True)
class Standard:
    """What a picture must offer."""

    hand: float
    """The least height of a card in the hand, in rows of text."""
    seat: float
    """The least height of a card at a seat, in rows of the text there."""
    cards: int
    """The number of cards of a hand that are seen at least, if it has as many."""


STANDARDS = (
    Standard(3.0, 2.4, 24),
    Standard(SMALLEST, 1.5, 24),
    Standard(SMALLEST, 1.5, 12),
    Standard(SMALLEST, 1.5, 9),
)
"""What is tried, best first; of the last one even fewer of the smallest cards are enough."""


@dataclass(frozen=True)
class TableContent:
    """What is to be drawn: the words above, the table, and the list under the arrows."""

    told: tuple[str, ...]
    """What was said last, the newest first."""
    scene: TableScene
    you: str
    """The heading of the player's own seat."""
    heading: str = ""
    rows: tuple[str, ...] = ()
    """What the arrows go through, in words."""

    @property
    def shows_cards(self) -> bool:
        """Whether every answer is a card."""
        return bool(self.scene.hand) and None not in self.scene.hand


@dataclass
class Drawing:
    """Where everything is drawn."""

    words: list[Words] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    frames: list[tuple[Box, SeatScene]] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    felt: Box | None = None

    def solid(self) -> Iterator[Box]:
        """Yield everything that must not cover anything else; of a card what is seen of it."""
        yield from (one.box for one in self.words)
        yield from (one.box for one in self.marks)
        yield from (replace(one.box, w=one.seen) for one in self.cards)


@dataclass(frozen=True)
class Arrangement:
    """A table placed in a window. The hand can be drawn again while all else stays."""

    content: TableContent
    letters: Letters
    gap: float
    tall: float
    """The height of a card in the hand, in pixels."""
    bottom: Box
    """The place of the hand."""
    table: Drawing

    def draw_hand(self, here: int) -> Drawing:
        """Return the hand, with the arrows at this place."""
        made = Drawing()
        if not self.content.rows:
            self._draw_packet(made)
        elif self.content.shows_cards:
            self._draw_cards(made, here)
        else:
            self._draw_answers(made, here)
        return made

    def _write(self, made: Drawing, text: str, x: float, y: float, role: str) -> float:
        width = self.letters.measure(text, bold=role in ("current", "caption"))
        made.words.append(
            Words(Box(x, y, width, self.letters.row), text, self.letters.points, role)
        )
        return width

    def _draw_packet(self, made: Drawing) -> None:
        """Draw the heading, and the player's packet where the game has no hands."""
        place, row = self.bottom, self.letters.row
        self._write(made, self.content.heading, place.x, place.y, "heading")
        packet = sum(seat.packet for seat in self.content.scene.seats if seat.me)
        if packet and place.h > row:
            high = place.h - row - self.gap / 2
            box = Box(place.x, place.y + row + self.gap / 2, high, high)
            place_cards(made.cards, ((None, packet),), box)

    def _draw_answers(self, made: Drawing, here: int) -> None:
        y = self.bottom.y
        self._write(made, self.content.heading, self.bottom.x, y, "heading")
        rows = self.content.rows
        for n in window_of(here, len(rows), ANSWERS):
            y += self.letters.row
            self._write(made, rows[n], self.bottom.x, y, "current" if n == here else "row")

    def _draw_cards(self, made: Drawing, here: int) -> None:
        """Draw the hand in a row: the card under the arrows whole, of others at least the rank."""
        content, gap, letters = self.content, self.gap, self.letters
        room, hand = self.bottom, content.scene.hand
        width = self._write(made, content.rows[here], room.x, room.y, "caption")
        position = f"{here + 1} / {len(hand)}"
        wide = letters.measure(position)
        if width + gap * 2 + wide <= room.w:
            self._write(made, position, room.x + room.w - wide, room.y, "more")
        card = Box(0, room.y + letters.row + gap, self.tall * Card.SHAPE, self.tall)
        step, edge, fits = fit_hand(len(hand), card.w, room.w, letters, gap)
        seen = window_of(here, len(hand), fits)
        x = room.x + edge
        for n in seen:
            own = n == here
            shown = card.w if own or n == seen[-1] else min(step, card.w)
            y = card.y - (gap * 0.6 if own else 0)
            role = "current" if own else "plain"
            made.cards.append(Card(Box(x, y, card.w, card.h), hand[n], 1, role, shown))
            x += card.w + gap / 3 if own and step < card.w else step
        middle = card.y + (card.h - letters.row) / 2
        for sign, more, right in (
            ("◀ {}", seen[0], False),
            ("{} ▶", len(hand) - 1 - seen[-1], True),
        ):
            if more:
                text = sign.format(more)
                x = room.x + room.w - letters.measure(text) if right else room.x
                self._write(made, text, x, middle, "more")


def fit_hand(
    count: int, wide: float, room: float, letters: Letters, gap: float
) -> tuple[float, float, int]:
    """Return the step between cards, the space at both ends, and how many cards fit.

    `wide`: the width of a card.
    """
    least = rank_width(wide / Card.SHAPE, letters) + gap / 2
    step = min(wide + gap / 3, (room - 2 * wide - gap / 3) / max(1, count - 2))
    if count <= 2 or step >= least:
        return step, 0.0, count
    edge = letters.measure("◀ 00") + gap / 2
    inside = room - 2 * edge - 2 * wide - gap / 3
    fits = max(1, int(inside / least) + 2)
    return inside / max(1, fits - 2), edge, min(fits, count)


def arrange_table(
    content: TableContent, width: int, height: int, letters: Letters
) -> Arrangement | None:
    """Place a table; None where no picture fits beside the words."""
    gap = max(6.0, letters.row / 4)
    inside = width - 2 * gap
    told = [row for text in content.told for row in letters.wrap(text, inside)]
    bold = content.shows_cards or not content.rows
    widest = max((letters.measure(row, bold=True) for row in content.rows), default=0.0)
    heading = 0.0 if bold and content.rows else letters.measure(content.heading)
    if len(told) * letters.row > height * TOLD_PART or max(widest, heading) > inside:
        return None
    for whole in (True, False):
        # Rather small names than short ones.
        for part in SEAT_TEXTS if whole else reversed(SEAT_TEXTS):
            for standard in STANDARDS:
                attempt = _Attempt(
                    content, width, height, letters, gap, told, part, whole, standard
                )
                if (found := attempt.run()) is not None:
                    return found
    return None


@dataclass(frozen=True)
class _Attempt:
    """One try to place a table: with this size of the text at the seats."""

    content: TableContent
    width: int
    height: int
    letters: Letters
    gap: float
    told: Sequence[str]
    part: float
    whole: bool
    """Whether no name is shortened."""
    standard: Standard

    def run(self) -> Arrangement | None:
        """Return the arrangement with the largest cards, None if none fits."""
        tenths = range(round(TALLEST * 10), round(self.standard.hand * 10) - 1, -4)
        small = self.letters.resized(self.part)
        notes = self._notes(small)
        for rows in seat_rows(self.content):
            for tenth in tenths:
                made = self._place(rows, tenth / 10, small, notes)
                if made is not None:
                    return made
        return None

    def _notes(self, small: Letters) -> list[str]:
        scene = self.content.scene
        if not scene.order:
            return []
        return small.wrap(scene.order, self.width - 3 * self.gap - small.row * 1.2)

    def _place(
        self, rows: list[list[SeatScene]], tall: float, small: Letters, notes: list[str]
    ) -> Arrangement | None:
        gap, row, content = self.gap, self.letters.row, self.content
        card = tall * row
        hand = self._hand_height(card)
        if hand is None:
            return None
        top = gap + len(self.told) * row + gap / 2
        bottom = Box(gap, self.height - gap - hand, self.width - 2 * gap, hand)
        felt = Box(gap / 2, top, self.width - gap, bottom.y - gap / 2 - top)
        y = felt.y + gap / 2 + len(notes) * small.row
        free = felt.y + felt.h - gap / 2 - y
        across = max(map(len, rows))
        wide = (felt.w - gap) / across - gap / 2
        high = free / len(rows) - gap / 2
        # Cards larger than those of the hand would make the picture no better.
        high = min(high, small.row + gap + (card if content.rows else TALLEST * row))
        laid = high - small.row - gap
        if laid < self.standard.seat * small.row or wide < 3.5 * small.row:
            return None
        made = Drawing(felt=felt)
        self._put_words(made, notes, small)
        y += max(0.0, (free - len(rows) * (high + gap / 2)) / 2)
        for line in rows:
            x = felt.x + (felt.w - len(line) * (wide + gap / 2) + gap / 2) / 2
            for seat in line:
                put = _SeatPlacer(made, small, gap, content.you, self.whole)
                if not put.place(seat, Box(x, y, wide, high)):
                    return None
                x += wide + gap / 2
            y += high + gap / 2
        return Arrangement(content, self.letters, gap, card, bottom, made)

    def _hand_height(self, card: float) -> float | None:
        """Return the height of the hand; None where too few of its cards would be seen."""
        content, row = self.content, self.letters.row
        if not content.rows:
            packet = any(seat.me and seat.packet for seat in content.scene.seats)
            return (
                row * (1 + PACKET) + self.gap / 2
                if packet and self.standard is STANDARDS[0]
                else row
            )
        if not content.shows_cards:
            return row * (1 + min(ANSWERS, len(content.rows)))
        count, inside = len(content.rows), self.width - 2 * self.gap
        *_, fits = fit_hand(count, card * Card.SHAPE, inside, self.letters, self.gap)
        last = self.standard is STANDARDS[-1] and card <= SMALLEST * row
        if fits < min(count, self.standard.cards) and not last:
            return None
        return row + self.gap + card

    def _put_words(self, made: Drawing, notes: list[str], small: Letters) -> None:
        gap, y = self.gap, self.gap
        for text in self.told:
            box = Box(gap, y, self.letters.measure(text), self.letters.row)
            made.words.append(Words(box, text, self.letters.points, "told"))
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
            made.words.append(Words(box, text, small.points, "note"))
            y += small.row


def seat_rows(content: TableContent) -> Iterator[list[list[SeatScene]]]:
    """Yield ways to set the seats in rows, best first.

    The others sit as they are heard: the next in turn at the left. The player sits below them,
    with what belongs to nobody.
    """
    scene = content.scene
    me = next((n for n, seat in enumerate(scene.seats) if seat.me), 0)
    turn = [*scene.seats[me + 1 :], *scene.seats[:me]]
    shared = [
        SeatScene(one.name, one.count, "shared", laid=one.laid)
        for one in (scene.house, scene.pot)
        if one is not None
    ]
    below = [scene.seats[me], *shared]
    everybody = [*turn, *below]
    yield [turn, below] if turn else [below]
    yield [[*below[:1], *turn, *shared]]
    for count in range(2, len(everybody) + 1):
        across = ceil(len(everybody) / count)
        yield [everybody[n : n + across] for n in range(0, len(everybody), across)]


@dataclass(frozen=True)
class _SeatPlacer:
    """Places what is seen of a seat: its name, its count, its cards, what it won."""

    made: Drawing
    letters: Letters
    gap: float
    you: str
    whole: bool

    def place(self, seat: SeatScene, box: Box) -> bool:
        """Place a seat in a box; return False if it does not fit."""
        self.made.frames.append((box, seat))
        if not self._put_name(seat, box):
            return False
        row, gap = self.letters.row, self.gap
        y = box.y + row + gap / 2
        room = Box(box.x + gap / 2, y, box.w - gap, box.y + box.h - gap / 2 - y)
        return self._put_cards(seat, room)

    def _put_name(self, seat: SeatScene, box: Box) -> bool:
        letters, gap, row = self.letters, self.gap, self.letters.row
        x, y, end = box.x + gap / 2, box.y + gap / 4, box.x + box.w - gap / 2
        side = row * 0.65
        for sign in [seat.state, *(["spy"] if seat.spy else [])]:
            if sign in ("choosing", "chosen", "out", "spy"):
                self.made.marks.append(Mark(Box(x, y + (row - side) / 2, side, side), sign))
                x += side + gap / 2
        if seat.count:
            wide = letters.measure(seat.count, bold=True)
            end -= wide
            words = Words(Box(end, y, wide, row), seat.count, letters.points, "count")
            self.made.words.append(words)
            end -= gap / 4
        if seat.leads:
            end -= side
            self.made.marks.append(Mark(Box(end, y + (row - side) / 2, side, side), "leads"))
            end -= gap / 4
        full = self.you if seat.me else seat.name
        name = letters.shorten(full, end - x)
        if name != full and (self.whole or len(name) <= min(MINIMUM_NAME, len(full))):
            return False
        box = Box(x, y, letters.measure(name), row)
        self.made.words.append(Words(box, name, letters.points, "name"))
        return True

    def _put_cards(self, seat: SeatScene, room: Box) -> bool:
        """Place the cards of a seat and what belongs to them, in a row."""
        wide, half = room.h * Card.SHAPE, self.gap / 2
        texts = [(seat.gain, "gain"), (f"×{seat.pile[1]}" if seat.pile else "", "note")]
        texts.append((seat.bet, "bet"))
        used = sum(self.letters.measure(text, bold=True) + half for text, _ in texts if text)
        used += self.letters.row * bool(seat.bet)
        others = [(seat.pile and seat.pile[0], "pile"), (seat.prisoner, "prisoner"),
                  (seat.spied, "spied")]  # fmt: skip
        used += sum(wide + half for code, _ in others if code)
        if used + (wide if seat.laid else 0) > room.w:
            return False
        laid = laid_width(seat.laid, room.h, room.w - used) if seat.laid else 0.0
        x = room.x + (room.w - laid - used) / 2
        if seat.laid:
            room = replace(room, x=x)
            x += place_cards(self.made.cards, seat.laid, replace(room, w=room.w - used)) + half
        x = self._put_text(seat.gain, "gain", x, room)
        for code, role in others:
            if code:
                box = Box(x, room.y, wide, room.h)
                self.made.cards.append(Card(box, code, 1, role, wide))
                x += wide + half
            if code and role == "pile":
                x = self._put_text(*texts[1], x, room)
        if seat.bet:
            side = self.letters.row * 0.8
            box = Box(x, room.y + (room.h - side) / 2, side, side)
            self.made.marks.append(Mark(box, "bet"))
            self._put_text(seat.bet, "bet", x + self.letters.row, room)
        return True

    def _put_text(self, text: str, role: str, x: float, room: Box) -> float:
        if not text:
            return x
        wide, row = self.letters.measure(text, bold=True), self.letters.row
        box = Box(x, room.y + (room.h - row) / 2, wide, row)
        self.made.words.append(Words(box, text, self.letters.points, role))
        return x + wide + self.gap / 2

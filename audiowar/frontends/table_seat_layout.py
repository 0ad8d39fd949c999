"""Lay out the seats of a drawn table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil

from audiowar.ui.table.table_scene import SeatScene

from .drawn_table_items import (
    Box,
    Card,
    Drawing,
    Mark,
    TextMetrics,
    TextRow,
    place_cards,
    row_width,
)
from .table_content import TableContent

MINIMUM_NAME = 4
"""The minimum number of visible letters of a name."""


def list_row_arrangements(content: TableContent) -> Iterator[list[list[SeatScene]]]:
    """Yield ways to arrange the seats in rows, best first.

    The others sit in the order in which they are spoken, the next player at the left. The player
    sits below them, next to the cards that belong to nobody.
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
class SeatPlacer:
    """Lays out the contents of a seat: its name, its count, its cards, and its gain."""

    made: Drawing
    letters: TextMetrics
    gap: float
    you: str
    whole: bool

    def place(self, seat: SeatScene, box: Box) -> bool:
        """Lay out a seat in a box. Return False if it does not fit."""
        self.made.frames.append((box, seat))
        if not self.put_name(seat, box):
            return False
        row, gap = self.letters.row, self.gap
        y = box.y + row + gap / 2
        room = Box(box.x + gap / 2, y, box.w - gap, box.y + box.h - gap / 2 - y)
        return self._put_cards(seat, room)

    def put_name(self, seat: SeatScene, box: Box) -> bool:
        """Lay out the name of a seat, its signs and its count. Return False if they do not fit."""
        letters, gap, row = self.letters, self.gap, self.letters.row
        inset = gap * 0.65
        if seat.state == "shared" and not self.whole:
            seat = self._drop_what_does_not_fit(seat, box.w - 2 * inset)
        x, y, end = box.x + inset, box.y + gap / 4, box.x + box.w - inset
        side = row * 0.65
        for sign in [seat.state, *(["spy"] if seat.spy else [])]:
            if sign in ("choosing", "chosen", "out", "spy"):
                self.made.marks.append(Mark(Box(x, y + (row - side) / 2, side, side), sign))
                x += side + gap / 2
        if seat.count:
            wide = letters.measure(seat.count, bold=True)
            end -= wide
            words = TextRow(Box(end, y, wide, row), seat.count, letters.points, "count")
            self.made.words.append(words)
            end -= gap / 3
        if seat.leads:
            end -= side
            self.made.marks.append(Mark(Box(end, y + (row - side) / 2, side, side), "leads"))
            end -= gap / 4
        full = self.you if seat.me else seat.name
        name = letters.shorten(full, end - x)
        if name != full and (self.whole or len(name) <= min(MINIMUM_NAME, len(full))):
            return False
        if name:
            box = Box(x, y, letters.measure(name), row)
            self.made.words.append(TextRow(box, name, letters.points, "name"))
        return True

    def _drop_what_does_not_fit(self, shared: SeatScene, max_width: float) -> SeatScene:
        """Return shared cards without their count, or without their name, if both do not fit.

        Only names of players can be recognized by their first letters.
        """
        name, count = self.letters.measure(shared.name), self.letters.measure(shared.count, True)
        if name > max_width:
            return replace(shared, name="")
        return shared if name + self.gap / 3 + count <= max_width else replace(shared, count="")

    def _put_cards(self, seat: SeatScene, room: Box) -> bool:
        """Lay out the cards of a seat, with its pile and other cards, in a row."""
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
        laid = row_width(seat.laid, room.h, room.w - used) if seat.laid else 0.0
        x = room.x + (room.w - laid - used) / 2
        if seat.laid:
            room = replace(room, x=x)
            x += place_cards(self.made.cards, seat.laid, replace(room, w=room.w - used)) + half
        x = self._put_text(seat.gain, "gain", x, room)
        for code, role in others:
            if code:
                box = Box(x, room.y, wide, room.h)
                count = seat.pile[1] if seat.pile and role == "pile" else 1
                self.made.cards.append(Card(box, code, count, role, wide))
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
        self.made.words.append(TextRow(box, text, self.letters.points, role))
        return x + wide + self.gap / 2

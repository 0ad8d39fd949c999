"""Lay out the seats of a drawn table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil

from audiowar.ui.table.scene_to_draw import SeatScene

from .drawn_table_items import (
    Box,
    Drawing,
    DrawnCard,
    DrawnSign,
    TextMetrics,
    TextRow,
    compute_card_row_width,
    place_cards,
)
from .window_text_layout import WindowContent

MIN_NAME_LETTERS = 4
"""The minimum number of letters of a name that must stay visible."""


def list_row_arrangements(content: WindowContent) -> Iterator[list[list[SeatScene]]]:
    """Yield ways to arrange the seats in rows, best first.

    The best one has the opponents in the upper row, from the left in the order in which they are
    spoken. The player is below them, next to cards that belong to no player, such as a pot.
    """
    scene = content.required_table
    me = next((n for n, seat in enumerate(scene.seats) if seat.is_viewer), 0)
    turn = [*scene.seats[me + 1 :], *scene.seats[:me]]
    shared = [
        SeatScene(one.name, one.count, "shared", laid_cards=one.laid)
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
    """Adds seats to a drawing: name, number of cards, cards on the table, gain and bet."""

    drawing: Drawing
    metrics: TextMetrics
    gap: float
    own_seat_heading: str
    keeps_whole_names: bool

    def try_to_place_seat(self, seat: SeatScene, box: Box) -> bool:
        """Lay out a seat in a box. Return whether everything fits.

        If not, the drawing is left with a part of the seat.
        """
        self.drawing.seat_frames.append((box, seat))
        if not self.place_name_row(seat, box):
            return False
        row, gap = self.metrics.row_height, self.gap
        y = box.y + row + gap / 2
        room = Box(box.x + gap / 2, y, box.w - gap, box.y + box.h - gap / 2 - y)
        return self._put_cards(seat, room)

    def place_name_row(self, seat: SeatScene, box: Box) -> bool:
        """Lay out a seat's name, its signs and its number of cards. Return whether they fit."""
        metrics, gap, row = self.metrics, self.gap, self.metrics.row_height
        inset = gap * 0.65
        if seat.state == "shared" and not self.keeps_whole_names:
            seat = self._drop_what_does_not_fit(seat, box.w - 2 * inset)
        x, y, end = box.x + inset, box.y + gap / 4, box.x + box.w - inset
        side = row * 0.65
        sign_box = Box(x, y + (row - side) / 2, side, side)
        for sign in [seat.state, *(["spy"] if seat.is_spy else [])]:
            if sign in ("choosing", "chosen", "out", "spy"):
                self.drawing.signs.append(DrawnSign(replace(sign_box, x=x), sign))
                x += side + gap / 2
        if seat.owned:
            wide = metrics.measure(seat.owned, bold=True)
            end -= wide
            words = TextRow(Box(end, y, wide, row), seat.owned, metrics.points, "count")
            self.drawing.text_rows.append(words)
            end -= gap / 3
        if seat.is_leader:
            end -= side
            self.drawing.signs.append(DrawnSign(replace(sign_box, x=end), "leads"))
            end -= gap / 4
        full = self.own_seat_heading if seat.is_viewer else seat.name
        name = metrics.shorten(full, end - x)
        if name != full and (
            self.keeps_whole_names or len(name) <= min(MIN_NAME_LETTERS, len(full))
        ):
            return False
        if name:
            box = Box(x, y, metrics.measure(name), row)
            self.drawing.text_rows.append(TextRow(box, name, metrics.points, "name"))
        return True

    def _drop_what_does_not_fit(self, shared: SeatScene, max_width: float) -> SeatScene:
        """Return shared cards, such as a pot, without the texts that do not fit.

        The number is dropped if it does not fit next to the name. If even the name is too wide, the
        name is dropped: unlike a player's name, it cannot be recognized by its first letters.
        """
        name, count = self.metrics.measure(shared.name), self.metrics.measure(shared.owned, True)
        if name > max_width:
            return replace(shared, name="")
        return shared if name + self.gap / 3 + count <= max_width else replace(shared, owned="")

    def _put_cards(self, seat: SeatScene, room: Box) -> bool:
        """Lay out the cards of a seat in a row, with its pile and bet. Return whether they fit."""
        wide, half = room.h * DrawnCard.WIDTH_TO_HEIGHT, self.gap / 2
        pile_count = f"×{seat.open_pile[1]}" if seat.open_pile else ""
        texts = filter(None, (seat.gain, pile_count, seat.bet))
        used = sum(self.metrics.measure(text, bold=True) + half for text in texts)
        used += self.metrics.row_height * bool(seat.bet)
        others = [(seat.open_pile and seat.open_pile[0], "pile"), (seat.prisoner, "prisoner"),
                  (seat.spied_card, "spied")]  # fmt: skip
        used += sum(wide + half for code, _ in others if code)
        if used + (wide if seat.laid_cards else 0) > room.w:
            return False
        laid = (
            compute_card_row_width(seat.laid_cards, room.h, room.w - used)
            if seat.laid_cards
            else 0.0
        )
        x = room.x + (room.w - laid - used) / 2
        if seat.laid_cards:
            laid_box = replace(room, x=x, w=room.w - used)
            x += half + place_cards(self.drawing.cards, seat.laid_cards, laid_box)
        x = self._put_text(seat.gain, "gain", x, room)
        for code, role in others:
            if code:
                box = Box(x, room.y, wide, room.h)
                count = seat.open_pile[1] if seat.open_pile and role == "pile" else 1
                self.drawing.cards.append(DrawnCard(box, code, count, role, wide))
                x += wide + half
            if code and role == "pile":
                x = self._put_text(pile_count, "note", x, room)
        if seat.bet:
            side = self.metrics.row_height * 0.8
            box = Box(x, room.y + (room.h - side) / 2, side, side)
            self.drawing.signs.append(DrawnSign(box, "bet"))
            self._put_text(seat.bet, "bet", x + self.metrics.row_height, room)
        return True

    def _put_text(self, text: str, role: str, x: float, room: Box) -> float:
        if not text:
            return x
        wide, row = self.metrics.measure(text, bold=True), self.metrics.row_height
        box = Box(x, room.y + (room.h - row) / 2, wide, row)
        self.drawing.text_rows.append(TextRow(box, text, self.metrics.points, role))
        return x + wide + self.gap / 2

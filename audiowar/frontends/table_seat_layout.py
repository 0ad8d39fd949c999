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
    place_cards,
)
from .window_text_layout import WindowContent

CARD_ROLES = frozenset({"pile", "prisoner", "spied"})
"""The roles of single cards next to those that the seat has put down."""
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
        metrics, half, row = self.metrics, self.gap / 2, self.metrics.row_height
        card = Box(0, room.y, room.h * DrawnCard.WIDTH_TO_HEIGHT, room.h)
        pile, pile_count = seat.open_pile or ("", 0)
        others = [
            (seat.gain, "gain"),
            (pile, "pile"),
            (pile and f"×{pile_count}", "note"),
            (seat.prisoner, "prisoner"),
            (seat.spied_card, "spied"),
            (seat.bet, "bet"),
        ]
        parts = [
            (what, role, card.w if role in CARD_ROLES else metrics.measure(what, bold=True))
            for what, role in others
            if what
        ]
        free = room.w - sum(wide + half for *_, wide in parts) - row * bool(seat.bet)
        laid = place_cards(seat.laid_cards, replace(room, x=0, w=free))
        if free < (card.w if laid else 0):
            return False
        laid_width = laid[-1].box.x + card.w if laid else 0.0
        x = room.x + (free - laid_width) / 2
        for one in laid:
            place = replace(one.box, x=x + one.box.x)
            self.drawing.cards.append(replace(one, box=place))
        x += laid_width + half if laid else 0.0
        for what, role, wide in parts:
            if role in CARD_ROLES:
                place = replace(card, x=x)
                count = pile_count if role == "pile" else 1
                self.drawing.cards.append(DrawnCard(place, what, count, role, wide))
            else:
                if role == "bet":
                    side = row * 0.8
                    place = Box(x, room.y + (room.h - side) / 2, side, side)
                    self.drawing.signs.append(DrawnSign(place, "bet"))
                    x += row
                place = Box(x, room.y + (room.h - row) / 2, wide, row)
                self.drawing.text_rows.append(TextRow(place, what, metrics.points, role))
            x += wide + half
        return True

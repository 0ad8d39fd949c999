"""Move cards to the table, and from the table to a player."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card
from ..events import Put, Seat, Secret, Take
from ..state import State


def put_cards(
    state: State,
    seat: Seat,
    down: Sequence[Card],
    up: Card | None,
    down_seen_by: tuple[Seat, ...] = (),
) -> None:
    """Put cards on the table; only the seats in `down_seen_by` see the face-down ones."""
    if down:
        state.face_down += [(seat, card) for card in down]
        state.emit(Put(seat, Secret(tuple(down), down_seen_by), up))
    else:
        state.emit(Put(seat, (), up))
    if up is not None:
        state.table.append((seat, up))


def gather_table(state: State) -> list[Card]:
    """Remove and return all cards on the table, including the pot."""
    cards = state.pot + [card for _, card in state.table]
    if state.face_down:
        cards += [card for _, card in state.face_down]
        state.face_down.clear()
    state.pot.clear()
    state.table.clear()
    return cards


def put_table_under_stack(state: State, seat: Seat) -> None:
    """Move all cards on the table under the seat's stack, in random order.

    If the order were fixed, a match without choices could repeat itself for ever.
    """
    cards = state.chance.shuffle("take", gather_table(state), seat)
    state.stacks[seat] += cards
    state.emit(Take(seat, Secret(tuple(cards), ())))

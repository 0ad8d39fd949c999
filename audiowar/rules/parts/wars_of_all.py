"""Wars of all players, in which players without enough cards lose."""

from __future__ import annotations

from ..events import End, Seat
from ..state import State
from .endings import eliminate
from .packets import take_rest
from .table_cards import put_cards


def find_fighters(state: State, cost: int) -> list[Seat]:
    """Return the seats that can pay the `cost` of a war from packet and pile.

    If there are two or more, they fight, and the caller must eliminate the others. Otherwise the
    war is decided: the others put all their cards and are out. Then the only seat that can pay is
    returned, or else the one that put most cards. If several put most, the match ends as a draw and
    no seat is returned.
    """
    held = {seat: len(state.stacks[seat]) + len(state.piles[seat]) for seat in state.alive}
    able = [seat for seat in held if held[seat] >= cost]
    if len(able) > 1:
        return able
    for seat in held:
        if seat not in able:
            put_rest_face_down(state, seat)
    most = max(held.values())
    best = able or [seat for seat in held if held[seat] == most]
    if len(best) > 1:
        end_as_draw(state, best)
        return []
    eliminate(state, [seat for seat in held if seat not in best])
    return best


def put_rest_face_down(state: State, seat: Seat) -> None:
    """Put all cards of a seat that cannot complete the war face down."""
    rest = take_rest(state, seat)
    if rest:
        put_cards(state, seat, rest, None)


def end_as_draw(state: State, seats: list[Seat]) -> None:
    """End the match as a draw of `seats`, because nobody has a card left."""
    eliminate(state, state.alive[:])
    state.emit(End("draw", tuple(seats)))

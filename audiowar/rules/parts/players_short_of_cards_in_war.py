"""Wars in which all players must put cards, and those with too few cards lose."""

from __future__ import annotations

from ..events import End, Seat
from ..state import State
from .card_packets import remove_all_cards
from .endings import eliminate
from .tricks import put_cards


def find_fighters_or_end_war(state: State, cards_needed: int) -> list[Seat]:
    """Return the seats that can put `cards_needed` cards, from packet and pile, in a war.

    If there are two or more, they fight, and the caller must eliminate the others. Otherwise this
    function ends the war: each seat with too few cards puts all its cards. The winner is the only
    seat with enough cards or, without such a seat, the one that put most. The others are
    eliminated, and only the winner is returned. If several seats put most, the match is a draw and
    no seat is returned.
    """
    held = {seat: len(state.stacks[seat]) + len(state.piles[seat]) for seat in state.alive}
    able = [seat for seat in held if held[seat] >= cards_needed]
    if len(able) > 1:
        return able
    for seat in held:
        if seat not in able:
            put_all_cards_face_down(state, seat)
    most = max(held.values())
    best = able or [seat for seat in held if held[seat] == most]
    if len(best) > 1:
        eliminate_all_and_end_as_draw(state, best)
        return []
    eliminate(state, [seat for seat in held if seat not in best])
    return best


def put_all_cards_face_down(state: State, seat: Seat) -> None:
    """Put all cards face down for a seat that has too few cards for the war."""
    rest = remove_all_cards(state, seat)
    if rest:
        put_cards(state, seat, rest, None)


def eliminate_all_and_end_as_draw(state: State, drawing_seats: list[Seat]) -> None:
    """Eliminate all players, because nobody has a card left.

    The match is a draw among `drawing_seats`.
    """
    eliminate(state, state.alive[:])
    state.emit(End("draw", tuple(drawing_seats)))

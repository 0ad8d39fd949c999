"""Eliminate players, and end matches in which the last player with cards wins."""

from __future__ import annotations

from collections.abc import Sequence

from ..events import End, Out, Seat
from ..state import State


def eliminate(state: State, seats: Sequence[Seat]) -> None:
    """Eliminate `seats`, with one event for each."""
    for seat in seats:
        state.emit(Out(seat))
        state.alive.remove(seat)
        state.out.append(seat)


def emit_end_of_elimination_match(state: State, just_eliminated: Sequence[Seat]) -> None:
    """Emit the event `End` of a match in which players are eliminated.

    The last player left wins. If nobody is left, the match is a draw among `just_eliminated`, who
    went out in this trick. Otherwise the trick limit was reached: the player with the most cards
    wins, or several such players draw.
    """
    alive = state.alive
    if not alive:
        state.emit(End("draw", tuple(just_eliminated)))
    elif len(alive) == 1:
        state.emit(End("win", tuple(alive)))
    else:
        most = max(map(state.count_owned_cards_not_chosen, alive))
        leaders = tuple(seat for seat in alive if state.count_owned_cards_not_chosen(seat) == most)
        state.emit(End("limit" if len(leaders) == 1 else "draw", leaders))

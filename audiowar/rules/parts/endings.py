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


def end_if_over(state: State, just_eliminated: Sequence[Seat]) -> bool:
    """End a match in which players are eliminated, if it is over. Return whether it is.

    It is over at the trick limit, or if fewer than two players are left. The last player left wins.
    If nobody is left, the match is a draw among `just_eliminated`, who went out in this trick. At
    the limit the player with the most cards wins, or several such players draw.
    """
    alive = state.alive
    if len(alive) > 1 and state.trick < state.trick_limit:
        return False
    if not alive:
        state.emit(End("draw", tuple(just_eliminated)))
    elif len(alive) == 1:
        state.emit(End("win", tuple(alive)))
    else:
        most = max(map(state.count_owned_cards_not_chosen, alive))
        leaders = tuple(seat for seat in alive if state.count_owned_cards_not_chosen(seat) == most)
        state.emit(End("limit" if len(leaders) == 1 else "draw", leaders))
    return True

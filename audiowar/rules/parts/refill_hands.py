"""How empty hands are filled again."""

from __future__ import annotations

from ..events import PickUp, Seat, Secret
from ..state import State
from .endings import eliminate


def refill_hands(state: State) -> list[Seat]:
    """Let empty hands pick up their piles; who has neither is out. Returns those who go."""
    hands, piles = state.hands, state.piles
    dropped = []
    for seat in state.alive:
        if hands[seat]:
            continue
        if piles[seat]:
            pick_up_pile(state, seat)
        else:
            dropped.append(seat)
    eliminate(state, dropped)
    return dropped


def pick_up_pile(state: State, seat: Seat) -> None:
    """Let the seat, whose hand is empty, take its pile as the new hand."""
    state.hands[seat], state.piles[seat] = state.piles[seat], state.hands[seat]
    state.emit(PickUp(seat, Secret(tuple(state.hands[seat]), (seat,))))

"""Refill empty hands from the players' piles."""

from __future__ import annotations

from ..events import PickUp, Seat, Secret
from ..state import State
from .endings import eliminate


def refill_hands_or_eliminate(state: State) -> list[Seat]:
    """Refill empty hands from the piles. Eliminate and return the seats without any cards."""
    hands, piles = state.hands, state.piles
    dropped = []
    for seat in state.alive:
        if not hands[seat]:
            if piles[seat]:
                pick_up_pile(state, seat)
            else:
                dropped.append(seat)
    eliminate(state, dropped)
    return dropped


def pick_up_pile(state: State, seat: Seat) -> None:
    """Turn the pile of a seat into its new hand, and emit `PickUp`. The hand must be empty."""
    state.hands[seat], state.piles[seat] = state.piles[seat], state.hands[seat]
    state.emit(PickUp(seat, Secret(tuple(state.hands[seat]), (seat,))))

"""Deal a deck to all seats in equal parts."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card
from ..events import Deal, Secret
from ..state import State


def deal_equally(state: State, deck: Sequence[Card], to: list[list[Card]], visible: bool) -> None:
    """Shuffle `deck` and deal equal parts to `to`, the hands or stacks of the state.

    Cards that cannot be dealt equally are left out, face down. `visible` says whether players look
    at their dealt cards.
    """
    order = state.chance.shuffle("deal", deck)
    each = len(order) // state.players
    for seat in range(state.players):
        to[seat] = order[each * seat : each * (seat + 1)]
    dealt = tuple(Secret(tuple(cards), (seat,) if visible else ()) for seat, cards in enumerate(to))
    state.emit(Deal(dealt, Secret(tuple(order[each * state.players :]), ())))

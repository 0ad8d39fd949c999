"""Deal a deck to all seats in equal parts."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card
from ..events import Deal, Secret
from ..state import State


def deal_equally(
    state: State,
    deck: Sequence[Card],
    hands_or_stacks: list[list[Card]],
    players_see_own_cards: bool,
) -> None:
    """Shuffle `deck` and deal equal parts to all hands or all stacks of the state.

    Cards that cannot be dealt equally are left out, face down. With `players_see_own_cards`,
    players see the cards that they were dealt.
    """
    order = state.chance.shuffle("deal", deck)
    each = len(order) // state.players
    for seat in range(state.players):
        hands_or_stacks[seat] = order[each * seat : each * (seat + 1)]
    dealt = tuple(
        Secret(tuple(cards), (seat,) if players_see_own_cards else ())
        for seat, cards in enumerate(hands_or_stacks)
    )
    state.emit(Deal(dealt, Secret(tuple(order[each * state.players :]), ())))

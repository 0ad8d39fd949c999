"""Deal a deck to all seats in equal parts, and refill empty hands from the players' piles."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card
from ..events import Deal, PickUp, Seat, Secret
from ..state import State
from .endings import eliminate


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

"""Play a trick: put cards on the table, find the strongest, and move the cards to a player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..cards import Card, Rank, get_rank
from ..events import Put, Seat, Secret, Take
from ..state import State


def put_cards(
    state: State,
    seat: Seat,
    face_down_cards: Sequence[Card],
    face_up_card: Card | None,
    **facts: Any,
) -> None:
    """Put cards on the table. Nobody sees the face-down ones. `facts` are those of `Put`."""
    state.face_down += [(seat, card) for card in face_down_cards]
    down = Secret(tuple(face_down_cards), ()) if face_down_cards else ()
    state.emit(Put(seat, down, face_up_card, **facts))
    if face_up_card is not None:
        state.table.append((seat, face_up_card))


def find_strongest_seats(
    cards: Mapping[Seat, Card], low_beats_high_pair: tuple[Rank, Rank] | None = None
) -> list[Seat]:
    """Return the seats with the strongest card; more than one seat means a tie.

    `low_beats_high_pair` is a pair of ranks (low, high): if `high` is the highest rank in `cards`,
    cards of rank `low` beat all others.
    """
    ranks = {seat: get_rank(card) for seat, card in cards.items()}
    best = max(ranks.values())
    if low_beats_high_pair is not None and best == low_beats_high_pair[1]:
        best = low_beats_high_pair[0] if low_beats_high_pair[0] in ranks.values() else best
    return [seat for seat, rank in ranks.items() if rank == best]


def gather_table_cards(state: State) -> list[Card]:
    """Remove and return all cards on the table, including the pot."""
    cards = state.pot + [card for _, card in state.table]
    state.record.face_down = [card for _, card in state.face_down]
    cards += state.record.face_down
    state.face_down.clear()
    state.pot.clear()
    state.table.clear()
    return cards


def take_table_cards_under_stack(state: State, seat: Seat, **facts: Any) -> None:
    """Shuffle all cards on the table, and put them under the stack of a seat.

    Without shuffling, a match could go on for ever. `facts` are those of `Take`.
    """
    cards = state.chance.shuffle("take", gather_table_cards(state), seat)
    state.stacks[seat] += cards
    state.emit(Take(seat, Secret(tuple(cards), ()), **facts))

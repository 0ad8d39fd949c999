"""Ask several players for hidden choices at the same time."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Mapping
from typing import TypeAlias, TypeVar

from ..cards import Card
from ..events import Choice, Choose, Seat, Secret
from ..state import State
from ..variant import PlayGenerator

CARD_QUESTION = "card"
"""The kind of a question that asks for a card from the hand."""
T = TypeVar("T")
PlayGeneratorWithResult: TypeAlias = Generator[None, tuple[Seat, Choice], T]
"""A `PlayGenerator` that runs a part of a match and then returns a result of type T."""


def ask_choices(
    state: State,
    kind: str,
    choices_by_seat: Mapping[Seat, Collection[Choice]],
    card_by_seat: Mapping[Seat, Card] | None = None,
) -> PlayGenerator:
    """Ask all seats at the same time, and continue when all have answered.

    The answers stay in `state.sealed` until the caller removes them. `card_by_seat` has the cards
    that the questions are about (`Choose.card`).
    """
    for seat, choices in choices_by_seat.items():
        state.ask(seat, kind, choices)
    while state.questions:
        seat, choice = yield
        del state.questions[seat]
        if kind == CARD_QUESTION:
            state.hands[seat].remove(choice)  # type: ignore[arg-type]  # a hand offers only cards
        state.sealed[seat] = choice
        card = None if card_by_seat is None else Secret(card_by_seat[seat], (seat,))
        state.emit(Choose(seat, Secret(choice, (seat,)), card))


def ask_cards(state: State, seats: Iterable[Seat]) -> PlayGenerator:
    """Ask each seat for a card from its hand. A chosen card leaves the hand immediately."""
    yield from ask_choices(state, CARD_QUESTION, {seat: state.hands[seat] for seat in seats})

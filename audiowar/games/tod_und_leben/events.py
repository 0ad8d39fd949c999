"""The events that only Tod und Leben has."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.events import Event, Seat


@dataclass(slots=True)
class RoundEnd(Event):
    """A round is over."""

    kind = "round"
    number: int
    """The number of the round, from 1."""
    winner: Seat | None
    """The seat that won the round; None if both players won equally many cards."""

"""Events of Tod und Leben."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.events import Event, Seat


@dataclass(slots=True)
class Round(Event):
    """A round is over."""

    kind = "round"
    number: int
    """From 1."""
    winner: Seat | None

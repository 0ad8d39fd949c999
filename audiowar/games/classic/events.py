"""The events that only Classic War has."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.events import Cards, Event


@dataclass(slots=True)
class Purge(Event):
    """Taken cards of one rank are removed from play because of the option `purge_after`."""

    kind = "purge"
    cards: Cards

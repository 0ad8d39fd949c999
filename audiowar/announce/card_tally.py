"""Count the cards that each player owns, from the events alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from audiowar.rules import events as ev

from .card_counts import count_cards


def count_deal(self: CardTally, event: ev.Deal) -> None:
    """Everything begins anew."""
    self.begin({seat: count_cards(cards) for seat, cards in enumerate(event.cards)}, {})


def count_put(self: CardTally, event: ev.Put) -> None:
    """Cards on the table are nobody's."""
    self.owned[event.seat] -= count_cards(event.down) + (event.up is not None)


def count_take(self: CardTally, event: ev.Take) -> None:
    """Taken cards are the taker's."""
    self.owned[event.seat] += count_cards(event.cards)


class CardTally:
    """How many cards each seat owns, exact where a trick has ended; empty before it begins.

    A game whose own events change that has a tally of its own.
    """

    changes: ClassVar[Mapping[type[ev.Event], Callable[[Any, Any], None]]] = {
        ev.Deal: count_deal,
        ev.Put: count_put,
        ev.Take: count_take,
    }
    """What each kind of event changes."""

    total: int
    """All cards that were dealt, once they are."""

    def __init__(self) -> None:
        self.owned: dict[ev.Seat, int] = {}

    def begin(self, owned: dict[ev.Seat, int], position: Mapping[str, Any]) -> None:
        """Count from a deal on, or from where the table stood when the game began."""
        self.owned = owned
        self.total = sum(owned.values())

    def add(self, event: ev.Event) -> None:
        """Learn an event, as any seat may know it."""
        change = self.changes.get(type(event))
        if change is not None and (self.owned or isinstance(event, ev.Deal)):
            change(self, event)

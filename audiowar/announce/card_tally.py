"""Count the cards that each player owns, using only the events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from audiowar.rules import events as ev

from .count_hidden_cards import count_cards


def count_deal(self: CardTally, event: ev.Deal) -> None:
    """Start counting again from a deal."""
    self.begin({seat: count_cards(cards) for seat, cards in enumerate(event.cards)}, {})


def count_put(self: CardTally, event: ev.Put) -> None:
    """Subtract the cards that a player put on the table."""
    self.owned[event.seat] -= count_cards(event.down) + (event.up is not None)


def count_take(self: CardTally, event: ev.Take) -> None:
    """Add the taken cards to the player who took them."""
    self.owned[event.seat] += count_cards(event.cards)


class CardTally:
    """The number of cards that each seat owns.

    It is exact at the end of a trick, and empty before a deal. A game whose own events move cards
    has a subclass.
    """

    changes: ClassVar[Mapping[type[ev.Event], Callable[[Any, Any], None]]] = {
        ev.Deal: count_deal,
        ev.Put: count_put,
        ev.Take: count_take,
    }
    """How each kind of event changes the count."""

    total: int
    """The number of all dealt cards, set at the deal."""

    def __init__(self) -> None:
        self.owned: dict[ev.Seat, int] = {}

    def begin(self, owned: dict[ev.Seat, int], position: Mapping[str, Any]) -> None:
        """Start from the cards owned after a deal or in the start position."""
        self.owned = owned
        self.total = sum(owned.values())

    def add(self, event: ev.Event) -> None:
        """Count one event, which may be projected for any seat."""
        change = self.changes.get(type(event))
        if change is not None and (self.owned or isinstance(event, ev.Deal)):
            change(self, event)

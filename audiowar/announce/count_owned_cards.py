"""Count the cards that each player owns from the events, which everybody sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from audiowar.rules import events as ev

from .count_cards import count_cards


def set_dealt_counts(self: OwnedCardCounter, event: ev.Deal) -> None:
    """Begin with the number of cards dealt to each player."""
    self.begin({seat: count_cards(cards) for seat, cards in enumerate(event.cards)}, {})


def subtract_put_cards(self: OwnedCardCounter, event: ev.Put) -> None:
    """Subtract the cards that a player puts on the table."""
    self.owned[event.seat] -= count_cards(event.down) + (event.up is not None)


def add_taken_cards(self: OwnedCardCounter, event: ev.Take) -> None:
    """Add the taken cards to those of the player who takes them."""
    self.owned[event.seat] += count_cards(event.cards)


class OwnedCardCounter:
    """Counts the cards that each seat owns, event by event.

    The counts are exact at the end of a trick; before the deal there are none. A game whose own
    events move cards has a subclass.
    """

    changes: ClassVar[Mapping[type[ev.Event], Callable[[Any, Any], None]]] = {
        ev.Deal: set_dealt_counts,
        ev.Put: subtract_put_cards,
        ev.Take: add_taken_cards,
    }
    """Functions that change the counts, by kind of event."""

    total: int
    """The number of all dealt cards, set at the deal."""

    def __init__(self) -> None:
        self.owned: dict[ev.Seat, int] = {}
        """The number of cards that each seat owns."""

    def begin(self, owned: dict[ev.Seat, int], position: Mapping[str, Any]) -> None:
        """Set the counts after a deal, or those of a start position."""
        self.owned = owned
        self.total = sum(owned.values())

    def add(self, event: ev.Event) -> None:
        """Change the counts by an event, which may be projected for any seat."""
        change = self.changes.get(type(event))
        if change is not None and (self.owned or isinstance(event, ev.Deal)):
            change(self, event)

"""Count the cards of an event, and keep count of the cards that each player owns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from audiowar.rules import events as ev


def count_known_or_hidden_cards(cards: Any) -> int:
    """Return the number of cards in a sequence or in a `Hidden`."""
    return cards.count if isinstance(cards, ev.Hidden) else len(cards)


def set_dealt_counts(self: OwnedCardCounter, event: ev.Deal) -> None:
    """Set each player's count to the number of cards dealt to the player."""
    self.set_start_counts(
        {seat: count_known_or_hidden_cards(cards) for seat, cards in enumerate(event.cards)}, {}
    )


def subtract_put_cards(self: OwnedCardCounter, event: ev.Put) -> None:
    """Subtract the cards that a player puts on the table from the player's count."""
    self.counts_by_seat[event.seat] -= count_known_or_hidden_cards(event.down) + (
        event.up is not None
    )


def add_taken_cards(self: OwnedCardCounter, event: ev.Take) -> None:
    """Add the taken cards to the count of the player who takes them."""
    self.counts_by_seat[event.seat] += count_known_or_hidden_cards(event.cards)


class OwnedCardCounter:
    """Counts the cards that each seat owns, event by event.

    The counts are exact at the end of a trick. Before the deal there are none. If a game has an
    event of its own that moves cards, this event implements `get_owned_card_changes`. If the
    numbers depend on earlier events, the game has a subclass instead.
    """

    updaters_by_event_kind: ClassVar[Mapping[type[ev.Event], Callable[[Any, Any], None]]] = {
        ev.Deal: set_dealt_counts,
        ev.Put: subtract_put_cards,
        ev.Take: add_taken_cards,
    }
    """For each kind of shared event, the function that changes the counts."""

    total_cards: int
    """The number of cards that all players own together after the deal or at the start position.
    It is not set before."""

    def __init__(self) -> None:
        self.counts_by_seat: dict[ev.Seat, int] = {}

    def set_start_counts(self, owned: dict[ev.Seat, int], position: Mapping[str, Any]) -> None:
        """Set the counts after a deal or at a start position. After a deal, `position` is empty."""
        self.counts_by_seat = owned
        self.total_cards = sum(owned.values())

    def count_event(self, event: ev.Event) -> None:
        """Update the counts after an event. The event may be projected for any seat."""
        change = self.updaters_by_event_kind.get(type(event))
        if change is not None and (self.counts_by_seat or isinstance(event, ev.Deal)):
            change(self, event)
        if self.counts_by_seat:
            for seat, cards in event.get_owned_card_changes().items():
                self.counts_by_seat[seat] += cards

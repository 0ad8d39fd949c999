"""Count the cards that each player owns, from the events alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiowar.rules import events as ev

from .sizes import size


class Tally:
    """How many cards each seat owns, exact where a trick has ended; empty before a deal."""

    def __init__(self) -> None:
        self.owned: dict[ev.Seat, int] = {}
        self.total = 0
        """All cards that were dealt."""
        self._piles: dict[ev.Seat, int] = {}
        """Of those that may be stolen."""
        self._blind: set[ev.Seat] = set()
        """Who keeps the own top card as prisoner."""

    def add(self, event: ev.Event) -> None:
        """Learn an event, as any seat may know it."""
        change = _CHANGES.get(type(event))
        if change is not None and (self.owned or isinstance(event, ev.Deal)):
            change(self, event)

    def share(self, seat: ev.Seat) -> float:
        """Return which part of all cards the seat owns."""
        return self.owned[seat] / self.total if self.total else 0.0


def deal(self: Tally, event: ev.Deal) -> None:
    """Everything begins anew."""
    self.owned = {seat: size(cards) for seat, cards in enumerate(event.cards)}
    self.total = sum(self.owned.values())
    self._piles = dict.fromkeys(self.owned, 0)


def choose(self: Tally, event: ev.Choose) -> None:
    """A prisoner from the own stack was owned already."""
    if event.choice == "keep:top":
        self._blind.add(event.seat)


def put(self: Tally, event: ev.Put) -> None:
    """Cards on the table are nobody's."""
    self.owned[event.seat] -= size(event.down) + (event.up is not None)


def take(self: Tally, event: ev.Take) -> None:
    """Taken cards are the taker's."""
    self.owned[event.seat] += size(event.cards)
    self._piles[event.seat] += size(event.cards)


def prisoner(self: Tally, event: ev.Prisoner) -> None:
    """A prisoner comes from the table, or from the own stack."""
    self.owned[event.seat] += event.seat not in self._blind
    self._blind.discard(event.seat)


def forfeit(self: Tally, event: ev.Forfeit) -> None:
    """The top card goes to the table."""
    self.owned[event.seat] -= 1


def steal(self: Tally, event: ev.Steal) -> None:
    """The thief's card goes from the packet to the pile, the stolen piles with it."""
    for victim in event.victims:
        self.owned[victim] -= self._piles[victim]
        self._piles[victim] = 0
    self.owned[event.seat] += len(event.pile) - 1 - self._piles[event.seat]
    self._piles[event.seat] = len(event.pile)


def pick_up(self: Tally, event: ev.PickUp) -> None:
    """A pile that becomes packet or hand is no pile any more."""
    self._piles[event.seat] = 0


_CHANGES: Mapping[type[ev.Event], Callable[[Tally, Any], None]] = {
    ev.Deal: deal,
    ev.Choose: choose,
    ev.Put: put,
    ev.Take: take,
    ev.Prisoner: prisoner,
    ev.Forfeit: forfeit,
    ev.Steal: steal,
    ev.PickUp: pick_up,
}

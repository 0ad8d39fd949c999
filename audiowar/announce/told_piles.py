"""How prisoners and thefts are told: what lies in front of the players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.cards import code

from .line import NEVER, Cue, Line, Lines
from .situation import Situation


def prisoner(self: Situation, event: ev.Prisoner) -> Lines:
    """Tell which card is kept as prisoner."""
    args = {**self.who(event.seat), "card": code(event.card), "top": self.kept_top}
    self.on_table -= not self.kept_top
    self.prisoners[event.seat] = event.card
    yield Line("event-prisoner", args, Cue("prisoner-taken", event.seat))


def forfeit(self: Situation, event: ev.Forfeit) -> Lines:
    """Tell that a lost prisoner costs the top card too."""
    self.on_table += 1
    self.lost.pop(event.seat, None)
    seen = code(event.card) if isinstance(event.card, int) else None
    args = {**self.who(event.seat), "card": seen}
    yield Line("event-forfeit", args, Cue("prisoner-lost", event.seat))


def steal(self: Situation, event: ev.Steal) -> Lines:
    """Tell whose piles are stolen, with which card, how many cards, what lies on top now."""
    args = {
        **self.who(event.seat),
        "victims": self.players(event.victims),
        "card": code(event.card),
        "count": sum(self.piles_before.get(victim, 0) for victim in event.victims),
        "mine": self.viewer in event.victims,
    }
    self.piles |= dict.fromkeys(event.victims, 0)
    self.piles[event.seat] = len(event.pile)
    yield Line("event-steal", args, Cue("steal", event.seat))


def steal_blocked(self: Situation, event: ev.StealBlocked) -> Lines:
    """Tell that a steal is void, and why: once for all who wanted the same pile."""
    cue = Cue("steal-blocked", event.seat)
    for victim in event.victims:
        args = {
            **self.who(event.seat),
            "victims": self.players([victim]),
            "card": code(event.card),
            "mine": victim == self.viewer,
        }
        thieves = rivals(self, event, victim)
        if not thieves:
            yield Line("event-steal-blocked", args, cue)
        elif thieves[0] == event.seat:
            yield Line("event-steal-rivals", {**args, "players": self.players(thieves)}, cue)
        else:
            yield Line("event-steal-rivals", {}, cue, NEVER)


def rivals(self: Situation, event: ev.StealBlocked, victim: ev.Seat) -> list[ev.Seat]:
    """Return the thieves who wanted the same pile; empty where its owner has protected it."""
    blocked = [other for other in self.events if isinstance(other, ev.StealBlocked)]
    thieves = [other.seat for other in blocked if victim in other.victims]
    if len(thieves) > 1:
        return thieves
    for other in self.events:
        if isinstance(other, ev.Put) and other.seat == victim and other.up is not None:
            return [] if other.up >> 2 == event.card >> 2 else [event.seat]
    return []


PILES: Mapping[type[ev.Event], Callable[[Situation, Any], Lines]] = {
    ev.Prisoner: prisoner,
    ev.Forfeit: forfeit,
    ev.Steal: steal,
    ev.StealBlocked: steal_blocked,
}
"""How each event about prisoners and thefts is told."""

"""The events of one trick, and how the table stood before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.cards import Card, card
from audiowar.rules.state import Options


@dataclass(frozen=True)
class Trick:
    """What is needed to explain a trick."""

    game: str
    options: Options
    events: tuple[ev.Event, ...]
    """As the listener may know them; the last trick's, or those of a running one so far."""
    reversed: bool = False
    """Whether the two was strongest before the trick."""
    prisoners: Mapping[ev.Seat, Card] | None = None
    """The prisoners before the trick."""


class Recall:
    """Remembers the last trick of a game, from the events of its steps alone.

    `position` is that of the transcript's header, for games that do not begin with a deal.
    """

    def __init__(
        self, game: str, options: Options, position: Mapping[str, Any] | None = None
    ) -> None:
        position = position or {}
        self._game = game
        self._options = options
        self._reversed = bool(position.get("reversed", False))
        held = enumerate(position.get("prisoners", ()))
        self._prisoners = {seat: card(text) for seat, text in held if text is not None}
        self._last: Trick | None = None
        self._begin()

    def _begin(self) -> None:
        self._events: list[ev.Event] = []
        self._before = (self._reversed, dict(self._prisoners))

    def add(self, events: Sequence[ev.Event]) -> None:
        """Learn the events of a step, already projected for the listener."""
        self._events += events
        for event in events:
            self._learn(event)
        if ended(self._game, self._events):
            self._last = self._trick()
            self._begin()

    def _learn(self, event: ev.Event) -> None:
        if isinstance(event, ev.Revolution):
            self._reversed = event.reversed
        elif isinstance(event, ev.Prisoner):
            self._prisoners[event.seat] = event.card
        elif isinstance(event, ev.Put) and event.up == self._prisoners.get(event.seat):
            self._prisoners.pop(event.seat, None)

    def _trick(self) -> Trick:
        low_wins, prisoners = self._before
        return Trick(self._game, self._options, tuple(self._events), low_wins, prisoners)

    def trick(self) -> Trick | None:
        """Return the running trick as soon as something of it lies open, else the last one."""
        if any(isinstance(event, OPEN) for event in self._events):
            return self._trick()
        return self._last


OPEN = (ev.Put, ev.Steal, ev.StealBlocked, ev.Draw)
"""Events that show cards of a trick."""


def ended(game: str, events: Sequence[ev.Event]) -> bool:
    """Tell whether these events, from the beginning of a trick on, are the whole of it."""
    if any(isinstance(event, (ev.Take, ev.End)) for event in events):
        return True
    return ENDED.get(game, stays)(events)


def revealed(events: Sequence[ev.Event]) -> bool:
    """In Scientific War a trick is over when its cards lie open: a war is another trick."""
    return any(isinstance(event, ev.Put) for event in events)


def stays(events: Sequence[ev.Event]) -> bool:
    """Without a take a trick is over when all who are tied have gone out: the table stays."""
    wars = [event for event in events if isinstance(event, ev.War)]
    gone = {event.seat for event in events if isinstance(event, ev.Out)}
    return bool(wars) and gone.issuperset(wars[-1].seats)


def paid(events: Sequence[ev.Event]) -> bool:
    """In Casino War a round is over when every bet is settled."""
    bets = {event.to for event in events if isinstance(event, ev.Draw)} - {"house", "burn"}
    settled = {e.seat for e in events if isinstance(e, ev.Pay) and e.why != "tie_bet"}
    return bool(bets) and settled >= bets


ENDED: Mapping[str, Callable[[Sequence[ev.Event]], bool]] = {
    "scientific": revealed,
    "casino": paid,
}
"""How a trick ends where there is no take."""

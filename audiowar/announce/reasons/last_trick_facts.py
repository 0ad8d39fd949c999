"""Remember the last trick of a match, so that a key can explain it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from audiowar.announce.game_wording import get_wording
from audiowar.rules import events as ev
from audiowar.rules.events import Seat
from audiowar.rules.state import Options

from ..line import Line
from .trick_explainer import TrickExplainer, TrickFacts


class LastTrick:
    """Remembers the last trick of a match."""

    def __init__(self, game: str, options: Options) -> None:
        self._game = game
        self._options = options
        self._last: TrickFacts | None = None
        self._events: list[ev.Event] = []

    def add(self, events: Sequence[ev.Event]) -> None:
        """Remember the events of a step, projected for the listener."""
        self._events += events
        if is_trick_over(self._game, self._events):
            if self._last is not None and not shows_card(self._game, self._events):
                # The match has ended without another card. So these events belong to the trick
                # before, which is the last one.
                self._last = replace(self._last, events=(*self._last.events, *self._events))
            else:
                self._last = self._trick()
            self._events = []

    def _trick(self) -> TrickFacts:
        return TrickFacts(self._game, self._options, tuple(self._events))

    def get_current_or_last_trick(self) -> TrickFacts | None:
        """Return the current trick if it shows a card, otherwise the previous one."""
        return self._trick() if shows_card(self._game, self._events) else self._last


def shows_card(game: str, events: Sequence[ev.Event]) -> bool:
    """Return whether a trick shows a card, given all its events so far."""
    wording = get_wording(game)
    shows = (*wording.card_playing_events, *wording.reveal_events)
    return any(isinstance(event, shows) for event in events)


def is_trick_over(game: str, events: Sequence[ev.Event]) -> bool:
    """Return whether a trick is over, given all its events so far."""
    if any(isinstance(event, (ev.Take, ev.End)) for event in events):
        return True
    return get_wording(game).is_trick_over_without_take(events)


def explain_trick(trick: TrickFacts, names: Sequence[str], viewer: Seat | None) -> list[Line]:
    """Return the lines that explain why a trick ended as it did."""
    return list(get_wording(trick.game).explain_trick(TrickExplainer(trick, names, viewer)))

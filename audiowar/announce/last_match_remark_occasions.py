"""Compare a match with the last one, to find occasions for remarks such as "again a war"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.cards import JOKER_RANK
from audiowar.rules.registry import GAMES

from .game_wording import get_wording
from .remark_types import FoundOccasion

LISTENER_PLACEHOLDER = ""
"""Replaces the listener's name in the saved facts, because the listener may change it."""


class LastMatchComparison:
    """Compares the first trick and the winner with those of the last match.

    Only opponents who played in the last match remember it, and only if the game was the same.
    """

    def __init__(
        self, game: str, names: Sequence[str], viewer: ev.Seat | None, last: Mapping[str, Any]
    ) -> None:
        """`last` is what `dump_facts_of_this_match` returned after the last match.

        It may be invalid or empty.
        """
        self._game = game
        self._names = [
            LISTENER_PLACEHOLDER if seat == viewer else name for seat, name in enumerate(names)
        ]
        if last.get("game") != game:
            last = {}
        opening, players = last.get("opening"), last.get("players")
        self._last_opening = opening if isinstance(opening, list) else []
        self._last_winner = last.get("winner")
        known = players if isinstance(players, list) else []
        self._witnesses = [
            seat for seat, name in enumerate(self._names) if seat != viewer and name in known
        ]
        self._card_events = get_wording(game).card_playing_events
        self._is_dealt = False
        """Whether the events so far include the deal. Only then is the first trick known."""
        self._is_first_trick = True
        self._opening: list[str] = []
        self._winner: str | None = None

    def dump_facts_of_this_match(self) -> dict[str, Any]:
        """Return how this match began and ended, for comparison with the next one."""
        return {
            "game": self._game,
            "players": self._names,
            "opening": self._opening,
            "winner": self._winner,
        }

    def find_occasions(self, events: Sequence[ev.Event]) -> Iterator[FoundOccasion]:
        """Yield occasions that the last match had too, each with a seat that may remark on it."""
        self._is_dealt |= any(isinstance(event, ev.Deal) for event in events)
        if any(isinstance(event, self._card_events) for event in events):
            if self._is_dealt and self._is_first_trick:
                self._opening = list(iter_memorable_facts_of_first_trick(events))
                for what in self._opening:
                    if what in self._last_opening:
                        yield from ((f"{what}-again", seat) for seat in self._witnesses)
            self._is_first_trick = False
        for event in events:
            if isinstance(event, ev.End) and event.result in ("win", "limit"):
                yield from self._find_winner(event)

    def _find_winner(self, end: ev.End) -> Iterator[FoundOccasion]:
        if len(end.seats) != 1 or GAMES[self._game].is_undecided(end.result):
            return
        self._winner = self._names[end.seats[0]]
        if self._winner != self._last_winner:
            return
        if self._winner == LISTENER_PLACEHOLDER:
            yield from (("beaten-again", seat) for seat in self._witnesses)
        elif end.seats[0] in self._witnesses:
            yield ("won-again", end.seats[0])


def iter_memorable_facts_of_first_trick(events: Sequence[ev.Event]) -> Iterator[str]:
    """Yield what opponents will remember of a match's first trick: "joker", "war" or both."""
    if any(isinstance(e, ev.Put) and e.up is not None and e.up >> 2 == JOKER_RANK for e in events):
        yield "joker"
    if any(isinstance(event, ev.War) for event in events):
        yield "war"

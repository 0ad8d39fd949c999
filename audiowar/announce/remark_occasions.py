"""Find occasions for remarks in public events: a won war, or again a war as in the last match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from audiowar.rules import cards
from audiowar.rules import events as ev
from audiowar.rules.registry import GAMES

from .game_wording import get_wording
from .narration_memory import count_known_or_hidden_cards
from .remark_types import FoundOccasion, RemarkWeight, StepFacts, find_only_take

SHARED_OCCASION_WEIGHTS: Mapping[str, RemarkWeight] = {
    **dict.fromkeys(("won", "lost", "won-again", "beaten-again"), RemarkWeight.END),
    **dict.fromkeys(("joker-again", "war-again"), RemarkWeight.RARE),
    **dict.fromkeys(("out", "farewell", "joker-lost", "war-won", "war-lost"), RemarkWeight.GREAT),
    **dict.fromkeys(("praise", "close-win", "close-loss"), RemarkWeight.GREAT),
    "war": RemarkWeight.SMALL,
}
"""The weight of each remark occasion that all games share. An occasion is named from the side of
the speaker: on "lost", the loser speaks. Games add `own_remark_occasions`."""

CLOSE_TO_WIN_SHARE = 0.8
"""A player who owns at least this share of all cards is close to winning."""
CLOSE_TO_LOSS_COUNT = 3
"""A player who owns at most this number of cards is close to losing."""
BIG_TAKE_PER_PLAYER = 3
"""A take is big if it has at least this number of cards for each player of the match."""


@dataclass
class RemarkWatcher:
    """Finds the occasions for remarks in each step, and remembers what it needs from earlier steps.

    The viewer's own seat never makes a remark.
    """

    game: str
    viewer: ev.Seat | None
    player_count: int
    seats_with_jokers_on_table: set[ev.Seat] = field(default_factory=set)
    """The players whose jokers lie on the table."""
    seats_by_answer: dict[str, set[ev.Seat]] = field(default_factory=dict)
    """The answers other than cards, such as "swap", since cards were last played, each with the
    players who gave this answer."""
    out_seats: set[ev.Seat] = field(default_factory=set)
    """The players who are out."""
    owned: tuple[int, ...] = ()
    """The number of cards of each seat after the last take or deal; empty before."""

    def find_step_occasions(self, events: Sequence[ev.Event]) -> list[FoundOccasion]:
        """Return the occasions of a step, and remember its events."""
        gone = set(self.out_seats)
        for event in events:
            match event:
                case ev.Put(up=cards.JOKER):
                    self.seats_with_jokers_on_table.add(event.seat)
                case ev.Choose(choice=str(answer)):
                    self.seats_by_answer.setdefault(answer, set()).add(event.seat)
                case ev.Out():
                    self.out_seats.add(event.seat)
        occasions = dict.fromkeys(_find_occasions(self, StepFacts(self.player_count, events)))
        self._forget(events)
        over = any(isinstance(event, ev.End) for event in events)
        unfit = get_wording(self.game).unused_remark_occasions
        return [
            (occasion, seat)
            for occasion, seat in occasions
            if seat != self.viewer and occasion not in unfit and (over or seat not in gone)
        ]

    def _forget(self, events: Sequence[ev.Event]) -> None:
        for event in events:
            match event:
                case ev.Take():
                    self.seats_with_jokers_on_table.clear()
                    self.owned = event.owned
                case ev.Deal():
                    self.owned = tuple(map(count_known_or_hidden_cards, event.cards))
        if any(isinstance(event, get_wording(self.game).card_playing_events) for event in events):
            self.seats_by_answer.clear()


def _find_occasions(watcher: RemarkWatcher, step: StepFacts) -> Iterator[FoundOccasion]:
    if step.list_events_of_kind(ev.End):
        yield from _find_ends(watcher, step)
        return
    yield from _find_outs(step)
    take = find_only_take(step.events)
    if take is not None:
        yield from _find_takes(watcher, step, take)
    elif wars := step.list_events_of_kind(ev.War):
        yield from (("war", seat) for seat in wars[-1].war_seats)
    yield from get_wording(watcher.game).find_remark_occasions(
        watcher, step, _find_close_calls(watcher, step)
    )


def _find_ends(watcher: RemarkWatcher, step: StepFacts) -> Iterator[FoundOccasion]:
    for end in step.list_events_of_kind(ev.End):
        if GAMES[watcher.game].is_undecided(end.result):
            continue
        if end.are_seats_losers:
            yield from (("lost", seat) for seat in end.seats)
            yield from (("spared", seat) for seat in step.list_seats_except(*end.seats))
        elif len(end.seats) == 1 and end.result in ("win", "limit"):
            yield from (("won", seat) for seat in end.seats)
            yield from (("lost", seat) for seat in step.list_seats_except(*end.seats))


def _find_outs(step: StepFacts) -> Iterator[FoundOccasion]:
    gone = [event.seat for event in step.list_events_of_kind(ev.Out)]
    yield from (("out", seat) for seat in gone)
    yield from (("farewell", seat) for seat in step.list_seats_except(*gone) if gone)


def _find_takes(watcher: RemarkWatcher, step: StepFacts, take: ev.Take) -> Iterator[FoundOccasion]:
    cancelled = any(
        isinstance(event, get_wording(watcher.game).war_cancelling_events) for event in step.events
    )
    yield from (
        ("joker-lost", seat)
        for seat in sorted(watcher.seats_with_jokers_on_table)
        if seat != take.seat
    )
    if take.wars and not cancelled:
        yield ("war-won", take.seat)
    yield from (("war-lost", seat) for seat in take.war_seats if seat != take.seat)
    big = count_known_or_hidden_cards(take.cards) >= BIG_TAKE_PER_PLAYER * watcher.player_count
    if take.seat == watcher.viewer and (take.wars or cancelled or big):
        yield from (("praise", seat) for seat in step.list_seats_except(take.seat))


def _find_close_calls(watcher: RemarkWatcher, step: StepFacts) -> Iterator[FoundOccasion]:
    """Yield an occasion for each player whom a take brought close to winning or losing."""
    takes = step.list_events_of_kind(ev.Take)
    if not takes:
        return
    total = sum(takes[-1].owned)
    for seat, owned in enumerate(takes[-1].owned):
        before = watcher.owned[seat] if watcher.owned else owned
        if seat in watcher.out_seats:
            continue
        if owned >= CLOSE_TO_WIN_SHARE * total > before:
            yield ("close-win", seat)
        if owned <= CLOSE_TO_LOSS_COUNT < before:
            yield ("close-loss", seat)


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
    if any(isinstance(e, ev.Put) and e.up == cards.JOKER for e in events):
        yield "joker"
    if any(isinstance(event, ev.War) for event in events):
        yield "war"

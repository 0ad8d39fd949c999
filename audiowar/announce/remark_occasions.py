"""Find occasions for remarks, such as a won war, in public events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from audiowar.rules import events as ev
from audiowar.rules.cards import JOKER_RANK
from audiowar.rules.registry import GAMES

from .game_wording import get_wording
from .owned_card_counter import count_known_or_hidden_cards
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
    undecided_wars: int = 0
    """The number of wars in a row that nobody has won yet."""
    seats_in_undecided_wars: set[ev.Seat] = field(default_factory=set)
    """The players who tied in the wars that nobody has won yet."""
    seats_with_jokers_on_table: set[ev.Seat] = field(default_factory=set)
    """The players whose jokers lie on the table."""
    seats_by_answer: dict[str, set[ev.Seat]] = field(default_factory=dict)
    """The answers other than cards, such as "swap", since cards were last played, each with the
    players who gave this answer."""
    out_seats: set[ev.Seat] = field(default_factory=set)
    """The players who are out."""

    def __post_init__(self) -> None:
        self.card_counter = get_wording(self.game).card_counter_class()
        self._card_events = get_wording(self.game).card_playing_events

    def add_step_and_find_occasions(self, events: Sequence[ev.Event]) -> list[FoundOccasion]:
        """Return the occasions of a step, and remember its events."""
        before = dict(self.card_counter.counts_by_seat)
        gone = set(self.out_seats)
        for event in events:
            self._learn(event)
            self.card_counter.count_event(event)
        found = list(
            dict.fromkeys(_find_occasions(self, StepFacts(self.player_count, events, before)))
        )
        self._forget(events)
        over = any(isinstance(event, ev.End) for event in events)
        unfit = get_wording(self.game).unused_remark_occasions
        return [
            (occasion, seat)
            for occasion, seat in found
            if seat != self.viewer and occasion not in unfit and (over or seat not in gone)
        ]

    def _learn(self, event: ev.Event) -> None:
        if isinstance(event, ev.Put) and event.up is not None and event.up >> 2 == JOKER_RANK:
            self.seats_with_jokers_on_table.add(event.seat)
        elif isinstance(event, ev.War):
            self.undecided_wars += 1
            self.seats_in_undecided_wars |= set(event.seats)
        elif isinstance(event, ev.Choose) and isinstance(event.choice, str):
            self.seats_by_answer.setdefault(event.choice, set()).add(event.seat)
        elif isinstance(event, ev.Out):
            self.out_seats.add(event.seat)

    def _forget(self, events: Sequence[ev.Event]) -> None:
        if any(isinstance(event, ev.Take) for event in events):
            self.undecided_wars = 0
            self.seats_in_undecided_wars.clear()
            self.seats_with_jokers_on_table.clear()
        if any(isinstance(event, self._card_events) for event in events):
            self.seats_by_answer.clear()


def _find_occasions(watcher: RemarkWatcher, step: StepFacts) -> Iterator[FoundOccasion]:
    if step.list_events_of_kind(ev.End):
        yield from _find_ends(watcher, step)
        return
    yield from _find_outs(step)
    take = find_only_take(step.events)
    if take is not None:
        yield from _find_takes(watcher, step, take)
    elif step.list_events_of_kind(ev.War):
        yield from (("war", seat) for seat in sorted(watcher.seats_in_undecided_wars))
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
    if watcher.undecided_wars and not cancelled:
        yield ("war-won", take.seat)
    if watcher.undecided_wars:
        yield from (
            ("war-lost", seat)
            for seat in sorted(watcher.seats_in_undecided_wars)
            if seat != take.seat
        )
    big = count_known_or_hidden_cards(take.cards) >= BIG_TAKE_PER_PLAYER * watcher.player_count
    if take.seat == watcher.viewer and (watcher.undecided_wars or cancelled or big):
        yield from (("praise", seat) for seat in step.list_seats_except(take.seat))


def _find_close_calls(watcher: RemarkWatcher, step: StepFacts) -> Iterator[FoundOccasion]:
    """Yield an occasion for each player whom a take brought close to winning or losing."""
    if not step.list_events_of_kind(ev.Take):
        return
    for seat, owned in watcher.card_counter.counts_by_seat.items():
        before, total = step.owned_counts_before.get(seat, owned), watcher.card_counter.total_cards
        if seat in watcher.out_seats:
            continue
        if owned >= CLOSE_TO_WIN_SHARE * total > before:
            yield ("close-win", seat)
        if owned <= CLOSE_TO_LOSS_COUNT < before:
            yield ("close-loss", seat)

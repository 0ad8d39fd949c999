"""A recorded match: view the table after any step, find moments, and play on from a step.

The transcript is replayed once, and the table after every step is stored, so that jumps are fast.
"""

from __future__ import annotations

import pickle
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from audiowar.bots.bots_and_coach import PlayerAnswer
from audiowar.rules.cards import JOKER, Card
from audiowar.rules.events import Choice, Choose, End, Event, Put, Seat
from audiowar.rules.match import Match
from audiowar.rules.projection import project_view, reveal_all_secrets
from audiowar.rules.state import Refused, State
from audiowar.rules.variant import CARD_AREAS
from audiowar.rules.view import View
from audiowar.storage.match_transcript import (
    COPIED_EVENTS_FIELD,
    OWN_SEAT_FIELD,
    DamagedTranscript,
    EventRecord,
    Header,
    event_to_json_object,
    format_header,
    parse_choice,
    parse_transcript,
)
from audiowar.storage.opponent_memory import HEADER_FIELD
from audiowar.storage.private_files import (
    find_unused_path,
    make_private_folder,
    write_text_atomically,
)
from audiowar.storage.remark_memory import HEADER_FIELD as REMARK_FIELD
from audiowar.storage.replay_transcript import ReplayDiffers, TranscriptReplayer
from audiowar.table.match_summary import STARTED_FIELD, format_present_time
from audiowar.table.opponent_lineup import ADAPTING_LINEUP
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.step_events import Step, StepTrickFinder
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner

from .game_index import Progress
from .game_list_entry import DAILY_FIELD

TRICK_MOMENT: Final = "trick"
"""The kind of the moments at which a trick has been played: one for each trick, its last step."""
MOMENT_KINDS: Final = (TRICK_MOMENT, "war", "joker", "revolution", "out")
"""The kinds of moments that a player can jump to. Some have the name of an event."""
UNSTORED_ATTRIBUTES: Final = frozenset(("chance", "emit", "events", "options"))
"""The attributes of a state that are not stored: they never change, or only the rules need them."""


class MatchAfterStep(Match):
    """A match as it was after a step. It can be viewed but not played."""

    __slots__ = ()

    def __init__(self, match: Match, parts: Mapping[str, Any], end: End | None) -> None:
        """`parts` are the attributes of the state after the step. `end` is the event with which
        the step ended the match, or None. Everything else is taken from `match`.
        """
        self.variant, self.players, self.options = match.variant, match.players, match.options
        self.end_event = end
        self.state = match.variant.state_class.__new__(match.variant.state_class)
        self.state.options, self.state.events = match.options, []
        for name, value in parts.items():
            setattr(self.state, name, value)


class RecordedMatch:
    """A recorded match, finished or not, as a list of steps."""

    def __init__(self, data: bytes, defer_replay: bool = False) -> None:
        """Replay the transcript `data` up to its first damage or its last complete line.

        With `defer_replay`, nothing is replayed before the caller iterates over
        `replay_with_progress`. Raises Refused, DamagedTranscript or ReplayDiffers if not even the
        first step can be replayed.
        """
        whole = data[: data.rfind(b"\n") + 1]
        self.header, self._records, self.is_damaged = parse_transcript_until_damage(whole)
        """`is_damaged` says whether the file has a damaged part after the last step."""
        self._data = whole
        self._replay = TranscriptReplayer(self.header, self._records)
        self.steps: list[Step] = []
        self._tables: list[bytes] = []
        """The changing attributes of the state after each step, pickled."""
        self._moments: dict[str, list[int]] = {moment: [] for moment in MOMENT_KINDS}
        self._step_tricks: list[int] = []
        """The number of the trick to which each step belongs."""
        self._trick_finder = StepTrickFinder()
        if not defer_replay:
            deque(self.replay_with_progress(), maxlen=0)

    def replay_with_progress(self) -> Iterator[Progress]:
        """Replay the match and yield the progress. Raises the errors of the constructor."""
        try:
            for events in self._replay:
                self._add_step(events)
                yield Progress(self.steps[-1].last_event_number + 1, len(self._records))
        except (ReplayDiffers, DamagedTranscript):
            if not self.steps:
                raise
            self.is_damaged = True

    def _add_step(self, events: Sequence[Event]) -> None:
        index, state = len(self.steps), self._replay.match.state
        number = self.steps[-1].last_event_number + 1 if self.steps else 0
        self.steps.append(Step(number, tuple(events)))
        self._tables.append(pickle.dumps(dict(iter_changing_attributes(state))))
        happened = {moment for event in events for moment in iter_moment_kinds_caused_by(event)}
        trick = self._trick_finder.find_trick(state)
        if trick:
            if trick in self._step_tricks[-1:]:
                self._moments[TRICK_MOMENT].pop()
            happened.add(TRICK_MOMENT)
        self._step_tricks.append(trick)
        for moment in happened:
            self._moments[moment].append(index)

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def is_over(self) -> bool:
        """Whether the recorded match has ended."""
        return any(isinstance(event, End) for event in self.steps[-1].events)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.header.seats

    @property
    def own_seat(self) -> Seat:
        """The seat of the player who uses this computer."""
        return self.header.own_seat

    def get_view_after_step(self, index: int, seat: Seat | None) -> View:
        """Return a seat's view of the table after a step, or a spectator's if `seat` is None."""
        return project_view(self.get_match_after_step(index), seat)

    def list_step_events(self, index: int, seat: Seat | None) -> Sequence[Event]:
        """Return the events of a step as a seat knew them. If `seat` is None, nothing is hidden."""
        step = self.steps[index]
        if seat is None:
            return [reveal_all_secrets(event) for event in step.events]
        return step.project(seat).events

    def list_events_until(self, index: int, seat: Seat | None) -> list[Event]:
        """Return all events up to the end of a step, as `list_step_events` returns them."""
        return [event for step in range(index + 1) for event in self.list_step_events(step, seat)]

    def iter_answers_of_seat(self, seat: Seat) -> Iterator[PlayerAnswer]:
        """Yield the answers of a seat, each with the view at the time of the question."""
        for index, step in enumerate(self.steps, -1):
            choices = [one for one in step.events if isinstance(one, Choose) and one.seat == seat]
            if not choices or index < 0:
                continue
            view, fields = (
                self.get_view_after_step(index, seat),
                event_to_json_object(choices[0]),
            )
            choice = parse_choice(fields["choice"])
            if view.question is not None and choice in view.question.choices:
                yield PlayerAnswer(view, choice, step.first_event_number, view.trick)

    def iter_cards_of_all_seats(self, index: int) -> Iterator[tuple[Seat, str, Sequence[Card]]]:
        """Yield the cards of all seats after a step: the seat, the area, and the cards there.

        The area is "hands", "stacks" or "piles". Empty areas are left out.
        """
        state = self.get_match_after_step(index).state
        for seat in range(state.players):
            for area in CARD_AREAS:
                if cards := getattr(state, area)[seat]:
                    yield seat, area, cards

    def get_match_after_step(self, index: int) -> MatchAfterStep:
        """Return the match as it was after a step."""
        ends = (event for event in self.steps[index].events if isinstance(event, End))
        parts = pickle.loads(self._tables[index])
        return MatchAfterStep(self._replay.match, parts, next(ends, None))

    def find_nearest_moment(self, moment_kind: str, index: int, direction: int) -> int | None:
        """Return the index of the step with the nearest moment of a kind, or None if there is none.

        Search after the step `index` if `direction` is 1, or before it if `direction` is -1.
        """
        places = self._moments[moment_kind]
        at = bisect_right(places, index) if direction > 0 else bisect_left(places, index) - 1
        return places[at] if 0 <= at < len(places) else None

    def has_moment(self, moment_kind: str) -> bool:
        """Return whether the match has a moment of this kind."""
        return bool(self._moments[moment_kind])

    def get_trick_of_step(self, index: int) -> int:
        """Return the number of the trick to which a step belongs, from 1.

        The step that ends a trick belongs to this trick, even if it also opens the questions of the
        next one. The deal, the first step, belongs to no trick: its number is 0.
        """
        return self._step_tricks[index]

    def find_steps_of_trick(self, trick: int) -> range:
        """Return the indexes of the steps of a trick; none if nothing has happened in it."""
        return range(bisect_left(self._step_tricks, trick), bisect_right(self._step_tricks, trick))

    def find_end_of_trick(self, trick: int) -> int | None:
        """Return the index of the last step of a trick, or None. Tricks count from 1.

        For a trick in which nothing has happened yet, this is the last step of the record.
        """
        if trick > 0 and (steps := self.find_steps_of_trick(trick)):
            return steps[-1]
        last = len(self) - 1
        is_begun = not self.is_over and trick == max(1, self.get_match_after_step(last).state.trick)
        return last if is_begun else None

    def find_step_before_event(self, number: int) -> int:
        """Return the index of the last step that ended before the event `number`, or 0."""
        place = bisect_left(self.steps, number, key=lambda step: step.last_event_number)
        return max(0, place - 1)

    def format_transcript_until(self, index: int, header: Header | None = None) -> str:
        """Return the transcript up to a step, with another header if one is given."""
        lines, count = self._data.splitlines(keepends=True), self.steps[index].last_event_number + 1
        first, *later = [record.line_number - 1 for record in self._records] or [len(lines)]
        end = later[count - 1] if 0 < count <= len(later) else first if not count else len(lines)
        text = b"".join(lines[first:end]).decode("utf-8", "replace")
        return format_header(header or self.header) + text


class RecordedView(LocalPlayerView):
    """A player view that shows a recorded match after any step. Nothing can be changed."""

    def __init__(self, recorded: RecordedMatch, viewer: Seat | None) -> None:
        self.recorded = recorded
        super().__init__(TableRunner(Table(recorded.header), None, FixedPace(0.0)), viewer)

    def show_step(self, index: int) -> None:
        """Show the table as it was after the step `index`."""
        self.runner.table.match = self.recorded.get_match_after_step(index)

    @property
    def is_only_person(self) -> bool:
        return True

    def answer(self, question_number: int, choice: Choice) -> None:
        """Refuse the answer: a recorded match cannot be changed."""
        self.on_refused(Refused("only_recorded"))

    def advance(self) -> None:
        """Refuse to continue: a recorded match cannot be changed."""
        self.on_refused(Refused("only_recorded"))

    def leave(self) -> None:
        """Do nothing."""

    def deadline(self) -> float | None:
        """Return None: nobody has to answer in a recorded match."""
        return None

    def run_due(self, now: float) -> float | None:
        """Return None: nothing is ever due in a recorded match."""
        return None


def parse_transcript_until_damage(data: bytes) -> tuple[Header, list[EventRecord], bool]:
    """Parse a transcript up to its first damaged line. Return also whether there is such a line.

    Raises DamagedTranscript if the header is damaged.
    """
    try:
        return *parse_transcript(data), False
    except DamagedTranscript as damaged:
        lines = data.splitlines(keepends=True)[: damaged.line_number - 1]
        if not lines:
            raise
        return *parse_transcript(b"".join(lines)), True


def iter_changing_attributes(state: State) -> Iterator[tuple[str, Any]]:
    """Yield the name and the value of each attribute of a state that changes during a match."""
    slots = (name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ()))
    for name in (*slots, *getattr(state, "__dict__", ())):
        if name not in UNSTORED_ATTRIBUTES and hasattr(state, name):
            yield name, getattr(state, name)


def iter_moment_kinds_caused_by(event: Event) -> Iterator[str]:
    """Yield the kinds of moments that an event causes: none, one or more."""
    if event.kind in MOMENT_KINDS:
        yield event.kind
    if isinstance(event, Put) and event.up == JOKER:
        yield "joker"


def save_copy_to_play_on(
    recorded: RecordedMatch, index: int, seat: Seat, usual_bot: str, folder: Path
) -> Path:
    """Save a match up to a step as a new match against bots. Return its path. Raises OSError."""
    count = recorded.steps[index].last_event_number + 1
    header = make_play_on_header(recorded.header, seat, count, usual_bot)
    make_private_folder(folder)
    path = find_unused_path(folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}-{header.game}", ".jsonl")
    write_text_atomically(path, recorded.format_transcript_until(index, header))
    return path


def make_play_on_header(header: Header, seat: Seat, event_count: int, usual_bot: str) -> Header:
    """Return the header of a match that continues another one after its first `event_count` events.

    The player gets `seat`. Bots keep their seats, and `usual_bot` gets the seats of other people.
    """
    own_fields = ("bots", ADAPTING_LINEUP, HEADER_FIELD, REMARK_FIELD, DAILY_FIELD, OWN_SEAT_FIELD)
    fields = {name: value for name, value in header.extra_fields.items() if name not in own_fields}
    bots = {
        str(other): header.bots_by_seat.get(other, usual_bot)
        for other in range(len(header.seats))
        if other != seat
    }
    fields |= {"bots": bots, OWN_SEAT_FIELD: seat, COPIED_EVENTS_FIELD: event_count}
    return replace(header, extra_fields={**fields, STARTED_FIELD: format_present_time()})

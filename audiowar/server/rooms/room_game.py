"""Run the match of a room: write each step to the disk, then make frames of it for attendees."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from audiowar.rules import wire
from audiowar.rules.chance import Chance, SeededChance
from audiowar.rules.events import Event, Seat
from audiowar.rules.projection import (
    find_secrets,
    get_changing_view_parts,
    get_constant_view_parts,
    get_private_view_parts,
    project_event,
)
from audiowar.rules.state import Refused
from audiowar.server.storage.repository import Repository
from audiowar.storage.match_transcript import (
    Header,
    event_to_json_object,
    format_header,
    parse_transcript,
)
from audiowar.storage.replay_transcript import TranscriptReplayer
from audiowar.table.bot_players import BotPlayer
from audiowar.table.bot_randomness import SystemChance
from audiowar.table.step_events import Step
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner
from audiowar.table.thinking_pauses import FixedPace

from .attendee import Attendee, Frame, LogPosition
from .encoded_view import PublicView, TableView
from .match_checksums import LogChecksum, parse_last_event

SYSTEM_CHANCE = "system"
"""The header's value of `chance` if random outcomes come from the operating system, not a seed."""
MAX_FRAME_EVENTS = 400
"""The number of events at which a frame is full. Steps are not split, so a frame may have more."""
RECENT_STEPS = 8
"""The number of recent steps kept as JSON: enough for one answer of each of eight players."""


@dataclass(frozen=True)
class SpectatorView:
    """What spectators may see: the match up to a certain event, which is not always the newest."""

    last: int
    """The number of the last event that spectators may see."""
    view: TableView | None
    """The table as spectators see it, after the event `last`; None if they may see nothing yet."""


class EncodedEvent:
    """An event as JSON, encoded once for all viewers who know the same parts of it."""

    __slots__ = ("_event", "_hidden", "_line", "_secrets")

    def __init__(self, event: Event, line: bytes) -> None:
        """`line` is the event's line in the transcript."""
        self._event = event
        self._line = line
        self._secrets = [secret.to for secret in find_secrets(event)]
        self._hidden = b""
        """The event without any of its secrets, as JSON; empty until it is first needed."""

    def encode_for(self, viewer: Seat | None) -> bytes:
        """Return the event as JSON, without the secrets that a viewer may not know."""
        known = [to for to in self._secrets if viewer in to]
        if len(known) == len(self._secrets):
            # The viewer may know all secrets, so the line of the transcript can be sent.
            return self._line
        if known:
            return self._encode(viewer)
        if not self._hidden:
            self._hidden = self._encode(None)
        return self._hidden

    def _encode(self, viewer: Seat | None) -> bytes:
        return orjson.dumps(wire.dump_event(project_event(self._event, viewer)))


class EncodedStep:
    """The events of a step as JSON, encoded once for all viewers who know the same parts of it."""

    def __init__(self, step: Step, lines: Sequence[bytes]) -> None:
        """`lines` are the lines of the step's events in the transcript."""
        self.step = step
        self._events = list(map(EncodedEvent, step.events, lines))

    def encode_for(self, viewer: Seat | None) -> list[bytes]:
        """Return the events as JSON, without the secrets that a viewer may not know."""
        return [event.encode_for(viewer) for event in self._events]


NO_VIEW = SpectatorView(-1, None)
RECENT_EVENTS = 50
"""A step is recent as long as at most this number of events came after it."""


class RoomGame:
    """The match of a room, finished or not."""

    def __init__(self, ident: str, table: Table, repository: Repository, pace: FixedPace) -> None:
        self.runner = TableRunner(table, None, pace)
        self.pending_steps = 0
        """The number of steps not yet on the disk. Until it is 0, attendees are sent nothing."""
        self.bots: dict[Seat, BotPlayer] = {}
        """The bots that play in empty seats and for people who are away, by seat."""
        self.on_written: Callable[[], None] = lambda: None
        """Called when all steps are on the disk."""
        self._ident = ident
        self._repository = repository
        self._current_trick = -1
        self._next_spectator_view = self._shown_spectator_view = NO_VIEW
        self._fixed_parts = get_constant_view_parts(table.game)
        self._last_public_view: PublicView | None = None
        self._recent_steps: dict[int, EncodedStep] = {}
        """The newest steps, by the number of their first event."""
        self._encoded_lines: dict[tuple[int, int], list[bytes]] = {}
        """The lines of the last written steps, by each one's first event and number of events."""
        self._past_steps: dict[int, EncodedStep] = {}
        """Earlier steps that somebody in the room needed, by the number of their first event."""
        table.record = self._record
        self.runner.listeners.append(self._on_step)

    # Writing steps to the disk

    def _record(self, events: Sequence[Event]) -> None:
        self.write_step(self.runner.last_event + 1, events)

    def write_step(self, number: int, events: Sequence[Event]) -> None:
        """Write a step to the disk. `number` is the number of its first event."""
        self.pending_steps += 1
        lines = encode_events_as_lines(events)
        if len(self._encoded_lines) >= RECENT_STEPS:
            self._encoded_lines.clear()
        self._encoded_lines[number, len(lines)] = lines
        text = b"".join([line + b"\n" for line in lines]).decode()
        # A step without events has the same number as the step after it, which replaces its row.
        self._repository.append_step(self._ident, number, text, self._on_step_written)

    def _on_step_written(self) -> None:
        self.pending_steps -= 1
        if not self.pending_steps:
            self.on_written()

    # Frames for attendees

    def _on_step(self, step: Step) -> None:
        """Let spectators see the match one trick late, and all of it when it is over."""
        game = self.runner.table.game
        if game.finished:
            self._shown_spectator_view = self._spectator_view(step)
        elif game.state.trick != self._current_trick:
            self._current_trick = game.state.trick
            self._shown_spectator_view = self._next_spectator_view
            self._next_spectator_view = self._spectator_view(step)

    def _spectator_view(self, step: Step) -> SpectatorView:
        return SpectatorView(step.last_event, self._view(None))

    def take_new_frames(self, attendee: Attendee) -> Iterator[Frame]:
        """Yield the frames that an attendee still needs, and note them as sent."""
        steps = self.runner.steps(attendee.last_sent)
        if attendee.seat is None:
            steps = [step for step in steps if step.last_event <= self._shown_spectator_view.last]
        if not steps and attendee.has_table and not attendee.request_id:
            return
        for some, more in split_steps_into_frames(steps):
            frame = self._events_frame(attendee, some)
            if not more:
                frame |= self._current_table(attendee)
                frame |= attendee.pop_request_id_field()
            yield frame
        attendee.has_table = True
        if (end := self.runner.table.game.finished) and not attendee.has_result:
            attendee.has_result = True
            yield {"t": "over", "result": end.result, "seats": list(end.seats)}

    def _events_frame(self, attendee: Attendee, steps: Sequence[Step]) -> dict[str, Any]:
        """Return a frame with the events of some steps, and note them as sent."""
        first = steps[0].first_event if steps else attendee.last_sent + 1
        events: list[bytes] = []
        for step in steps:
            events += self._encoded_step(step).encode_for(attendee.seat)
        if attendee.sent_checksum is not None:
            attendee.sent_checksum.add(events)
        if steps:
            attendee.last_sent = steps[-1].last_event
        numbers = [step.first_event for step in steps]
        return {"t": "ev", **self._event_fields(first, events), "steps": numbers}

    def _event_fields(self, first: int, events: Iterable[bytes]) -> dict[str, Any]:
        """Return the fields of a frame for events, of which the first has the number `first`."""
        encoded = orjson.Fragment(b"[%b]" % b",".join(events))
        return {"table": self._ident, "s": first, "ev": encoded}

    def take_transcript_frames(self, attendee: Attendee) -> Iterator[Frame]:
        """Yield `transcript` frames with the whole match. Raises Refused the second time."""
        if attendee.has_transcript:
            raise Refused("too_fast")
        attendee.has_transcript = True
        header: Frame = {"header": orjson.Fragment(format_header(self.runner.table.header))}
        number = 0
        for steps, more in split_steps_into_frames(self.runner.steps(-1)):
            lines = [line for step in steps for line in encode_events_as_lines(step.events)]
            yield {"t": "transcript", **self._event_fields(number, lines), "more": more, **header}
            header, number = {}, number + len(lines)

    def find_client_position(self, viewer: Seat | None, after: int, checksum: str) -> LogPosition:
        """Return which part of the match a client has, by the event number and checksum it sent."""
        if after < 0 or after > self.runner.last_event:
            return LogPosition(is_other_game=after >= 0)
        if not checksum:
            return LogPosition(after, None)
        log_checksum, number = LogChecksum(), parse_last_event(checksum)
        for step in self.runner.steps(-1):
            if step.last_event > after:
                break
            log_checksum.add(self._encoded_step(step).encode_for(viewer))
            if step.last_event == number and log_checksum.to_text(number) != checksum:
                return LogPosition(is_other_game=True)
        if 0 <= number <= after:
            return LogPosition(after, log_checksum)
        return LogPosition(is_other_game=True)

    def _encoded_step(self, step: Step) -> EncodedStep:
        encoded = self._recent_steps.get(step.first_event) or self._past_steps.get(step.first_event)
        if encoded is None or encoded.step is not step:
            written = self._encoded_lines.pop((step.first_event, len(step.events)), None)
            encoded = EncodedStep(step, written or encode_events_as_lines(step.events))
            if step.last_event < self.runner.last_event - RECENT_EVENTS:
                self._past_steps[step.first_event] = encoded
                return encoded
            if len(self._recent_steps) >= RECENT_STEPS:
                self._recent_steps.clear()
            self._recent_steps[step.first_event] = encoded
        return encoded

    def free_memory(self) -> None:
        """Break reference cycles, so that most memory is freed without the garbage collector."""
        self.runner.log.clear()
        self.runner.listeners.clear()
        self.runner.bots.clear()
        self.runner.table.record = lambda events: None
        self.on_written = lambda: None
        self.bots.clear()

    def drop_json_of_past_steps(self) -> None:
        """Free the memory of past steps that were encoded for an attendee."""
        self._past_steps.clear()

    def _current_table(self, attendee: Attendee) -> dict[str, Any]:
        """Return the fields `view`, `q` and `mark` of an `ev` frame for an attendee."""
        fields: dict[str, Any] = {}
        if attendee.sent_checksum is not None:
            fields["mark"] = attendee.sent_checksum.to_text(attendee.last_sent)
        if attendee.seat is None:
            if self._shown_spectator_view.view is not None:
                fields["view"] = self._shown_spectator_view.view
            return fields
        fields["view"] = self._view(attendee.seat)
        question = self.runner.table.game.questions.get(attendee.seat)
        if question is not None:
            asked = fields["q"] = wire.dump_question(question)
            if self.runner.answer_seconds:
                due = self.runner.deadline(attendee.seat)
                left = self.runner.answer_seconds if due is None else due - time.monotonic()
                asked["until"], asked["left"] = round(time.time() + left, 1), round(left, 1)
        return fields

    def _view(self, viewer: Seat | None) -> TableView:
        own = get_private_view_parts(self.runner.table.game, viewer)
        return TableView(self._public_view(), own)

    def _public_view(self) -> PublicView:
        """Return the public parts of the current view, made once per step."""
        # Steps are counted here, not events, because a step without events may ask a question.
        steps = len(self.runner.log)
        if self._last_public_view is None or self._last_public_view.steps != steps:
            parts = get_changing_view_parts(self.runner.table.game)
            before = self._last_public_view
            self._last_public_view = PublicView(steps, self._fixed_parts, parts, before)
        return self._last_public_view


def encode_events_as_lines(events: Iterable[Event]) -> list[bytes]:
    """Return events as lines of a transcript, without optional spaces and without newlines."""
    return [orjson.dumps(event_to_json_object(event)) for event in events]


def split_steps_into_frames(steps: Sequence[Step]) -> Iterator[tuple[list[Step], bool]]:
    """Yield the steps for each frame, and whether another frame follows. There is at least one."""

    some: list[Step] = []
    count = 0
    for index, step in enumerate(steps):
        some.append(step)
        count += len(step.events)
        if count >= MAX_FRAME_EVENTS and index < len(steps) - 1:
            yield some, True
            some, count = [], 0
    yield some, False


def make_chance(header: Header) -> Chance:
    """Return the source of a match's random outcomes: the operating system, or a test's seed."""
    return (
        SystemChance() if header.more.get("chance") == SYSTEM_CHANCE else SeededChance(header.seed)
    )


def new_room_game(ident: str, header: Header, repository: Repository, pace: FixedPace) -> RoomGame:
    """Create the match that a header describes. Raises Refused for invalid values."""
    return RoomGame(ident, Table(header, outcomes=make_chance(header)), repository, pace)


def restore_and_repair_game(
    ident: str, text: str, repository: Repository, pace: FixedPace
) -> RoomGame:
    """Restore a match from the text of its transcript, and write steps that are missing at its end.

    Raises DamagedTranscript, ReplayDiffers or Refused.
    """
    header, records = parse_transcript(text)
    chance = make_chance(header)
    table = Table(header, outcomes=chance)
    replay = TranscriptReplayer(table.header, records, chance)
    game = RoomGame(ident, table, repository, pace)
    table.game = replay.game
    for events in replay:
        game.runner.restore_steps([events])
    if missing := replay.missing_events:
        game.write_step(game.runner.last_event + 1 - len(missing), missing)
    return game

"""Send each attendee the events of the match, without the secrets of other players."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from audiowar.rules import wire
from audiowar.rules.events import Event, Seat
from audiowar.rules.projection import (
    get_changing_view_parts,
    get_constant_view_parts,
    get_private_view_parts,
)
from audiowar.rules.state import Refused
from audiowar.storage.match_transcript import format_header
from audiowar.table.step_events import Step
from audiowar.table.table_runner import TableRunner

from .encoded_events import (
    EncodedEvent,
    LogChecksum,
    dump_compactly,
    encode_events_as_lines,
    parse_last_event_number,
)
from .people import Attendee, EncodedView, Frame, KnownEvents

EVENTS_IN_FULL_FRAME = 400
"""The number of events at which a frame is full. Steps are not split, so a frame may have more."""


@dataclass(frozen=True)
class SpectatorView:
    """What spectators may see: the match up to a certain event, which is not always the newest."""

    last_event: int
    """The number of the last event that spectators may see."""
    view: EncodedView
    """The table as spectators see it, after `last_event`; empty if they may see nothing yet."""


NO_VIEW = SpectatorView(-1, {})


class EventSender:
    """Sends the attendees of one room the events that they have not received yet."""

    def __init__(self, ident: str, runner: TableRunner) -> None:
        self._ident = ident
        self._runner = runner
        self._current_trick = -1
        self._next_spectator_view = self._shown_spectator_view = NO_VIEW
        self._public_view = encode_parts(get_constant_view_parts(runner.table.match))
        """The parts of the view that are the same for every viewer."""
        self._public_parts: dict[str, Any] = {}
        """Those parts of `_public_view` that can change, not encoded."""
        self._viewed_step_count = -1
        """The number of steps after which `_public_view` was made."""
        self._encoded_events: dict[int, list[EncodedEvent]] = {}
        """Events that were written or sent lately, by the number of their step's first event."""
        runner.step_observers.append(self._update_spectator_view)

    def keep_written_step(
        self, first_event_number: int, events: Sequence[Event], lines: Sequence[bytes]
    ) -> None:
        """Keep the lines of a written step, so that they need not be encoded again to be sent."""
        self._encoded_events[first_event_number] = list(map(EncodedEvent, events, lines))

    def send_new_events(self, attendee: Attendee) -> None:
        """Send an attendee the events that they have not received yet."""
        for frame in self.take_new_frames(attendee):
            attendee.client.send(frame)

    def _update_spectator_view(self, step: Step) -> None:
        """Let spectators see the match one trick late, and all of it when it is over."""
        match = self._runner.table.match
        if match.end_event:
            self._shown_spectator_view = self._spectator_view(step)
        elif match.state.trick != self._current_trick:
            self._current_trick = match.state.trick
            self._shown_spectator_view = self._next_spectator_view
            self._next_spectator_view = self._spectator_view(step)

    def _spectator_view(self, step: Step) -> SpectatorView:
        return SpectatorView(step.last_event_number, self._view(None))

    def take_new_frames(self, attendee: Attendee) -> Iterator[Frame]:
        """Yield the frames that an attendee still needs, and note them as sent."""
        steps = self._runner.steps(attendee.last_sent_event)
        if attendee.seat is None:
            steps = [
                step
                for step in steps
                if step.last_event_number <= self._shown_spectator_view.last_event
            ]
        if not steps and attendee.was_sent_table and not attendee.request_id_field:
            return
        for frame_steps, has_more in split_steps_into_frames(steps):
            frame = self._events_frame(attendee, frame_steps)
            if not has_more:
                frame |= self._current_table(attendee)
                frame |= attendee.take_request_id_field()
            yield frame
        attendee.was_sent_table = True
        if (end := self._runner.table.match.end_event) and not attendee.was_sent_result:
            attendee.was_sent_result = True
            yield {"type": "over", "result": end.result, "seats": list(end.seats)}

    def _events_frame(self, attendee: Attendee, steps: Sequence[Step]) -> dict[str, Any]:
        """Return a frame with the events of some steps, and note them as sent."""
        first = steps[0].first_event_number if steps else attendee.last_sent_event + 1
        events: list[bytes] = []
        for step in steps:
            events += self._encode_step(step, attendee.seat)
        if attendee.sent_checksum is not None:
            attendee.sent_checksum.add(events)
        if steps:
            attendee.last_sent_event = steps[-1].last_event_number
        numbers = [step.first_event_number for step in steps]
        return {"type": "events", **self._event_fields(first, events), "steps": numbers}

    def _event_fields(self, first: int, events: Iterable[bytes]) -> dict[str, Any]:
        """Return the fields of a frame for events. `first` is the first event's number."""
        encoded = orjson.Fragment(b"[%b]" % b",".join(events))
        return {"table": self._ident, "first": first, "events": encoded}

    def take_transcript_frames(self, attendee: Attendee) -> Iterator[Frame]:
        """Yield `transcript` frames with the whole match. Raises Refused the second time."""
        if attendee.was_sent_transcript:
            raise Refused("too_fast")
        attendee.was_sent_transcript = True
        header: Frame = {"header": orjson.Fragment(format_header(self._runner.table.header))}
        number = 0
        for steps, has_more in split_steps_into_frames(self._runner.steps(-1)):
            lines = [line for step in steps for line in encode_events_as_lines(step.events)]
            yield {
                "type": "transcript",
                **self._event_fields(number, lines),
                "more": has_more,
                **header,
            }
            header, number = {}, number + len(lines)

    def find_known_events(self, viewer: Seat | None, last_event: int, checksum: str) -> KnownEvents:
        """Return which part of the match a client has, judging by the last event that it reported.

        `last_event` is that event's number, and `checksum` the newest checksum that the client has
        received.
        """
        if last_event < 0 or last_event > self._runner.last_event_number:
            return KnownEvents(has_events_of_other_match=last_event >= 0)
        if not checksum:
            return KnownEvents(last_event, None)
        log_checksum, number = LogChecksum(), parse_last_event_number(checksum)
        for step in self._runner.steps(-1):
            if step.last_event_number > last_event:
                break
            log_checksum.add(self._encode_step(step, viewer))
            if step.last_event_number == number and log_checksum.to_text(number) != checksum:
                return KnownEvents(has_events_of_other_match=True)
        if 0 <= number <= last_event:
            return KnownEvents(last_event, log_checksum)
        return KnownEvents(has_events_of_other_match=True)

    def _encode_step(self, step: Step, viewer: Seat | None) -> list[bytes]:
        """Return the events of a step as JSON, without the secrets that a viewer may not know."""
        encoded = self._encoded_events.get(step.first_event_number, [])
        # A step without events has the same number as the step after it.
        if len(encoded) != len(step.events):
            self.keep_written_step(
                step.first_event_number, step.events, encode_events_as_lines(step.events)
            )
            encoded = self._encoded_events[step.first_event_number]
        return [event.encode_for(viewer) for event in encoded]

    def drop_encoded_events(self) -> None:
        """Free the memory of events that were encoded to be written or sent."""
        self._encoded_events.clear()

    def _current_table(self, attendee: Attendee) -> dict[str, Any]:
        """Return the last fields of an `events` frame: the view or its changes, and the question.

        Note the view as sent.
        """
        fields: dict[str, Any] = {}
        if attendee.sent_checksum is not None:
            fields["mark"] = attendee.sent_checksum.to_text(attendee.last_sent_event)
        if attendee.seat is None:
            view = self._shown_spectator_view.view
            return fields | make_view_field(attendee, view) if view else fields
        fields |= make_view_field(attendee, self._view(attendee.seat))
        question = self._runner.table.match.questions.get(attendee.seat)
        if question is not None:
            fields["question"] = wire.dump_question(question)
            left: float = self._runner.answer_time_limit_seconds
            if left:
                if (due := self._runner.deadline(attendee.seat)) is not None:
                    left = due - time.monotonic()
                times = {"until": round(time.time() + left, 1), "left": round(left, 1)}
                fields["question"].update(times)
        return fields

    def _view(self, viewer: Seat | None) -> EncodedView:
        """Return a viewer's view. Its public parts are encoded once per step, if they changed."""
        match = self._runner.table.match
        # Steps are counted here, not events, because a step without events may ask a question.
        if self._viewed_step_count != len(self._runner.log):
            self._viewed_step_count = len(self._runner.log)
            before, self._public_parts = self._public_parts, get_changing_view_parts(match)
            self._public_view |= encode_parts(
                {
                    name: part
                    for name, part in self._public_parts.items()
                    if name not in before or before[name] != part
                }
            )
        return self._public_view | encode_parts(get_private_view_parts(match, viewer))


def encode_parts(parts: Mapping[str, Any]) -> dict[str, bytes]:
    """Return each part of a view as JSON."""
    return {name: dump_compactly(part) for name, part in wire.dump_view_parts(parts).items()}


def make_view_field(attendee: Attendee, view: EncodedView) -> dict[str, Any]:
    """Return a view, or its differences from the view sent before, as a field of a frame.

    Note the view as sent.
    """
    before, attendee.sent_view = attendee.sent_view, view
    changed = {
        name: orjson.Fragment(part) for name, part in view.items() if before.get(name) != part
    }
    return {"changes" if before else "view": changed}


def split_steps_into_frames(steps: Sequence[Step]) -> Iterator[tuple[list[Step], bool]]:
    """Yield each frame's steps, and whether another frame follows. There is at least one frame."""

    frame_steps: list[Step] = []
    count = 0
    for index, step in enumerate(steps):
        frame_steps.append(step)
        count += len(step.events)
        if count >= EVENTS_IN_FULL_FRAME and index < len(steps) - 1:
            yield frame_steps, True
            frame_steps, count = [], 0
    yield frame_steps, False

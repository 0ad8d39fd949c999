"""The player view of a table that runs on a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

from audiowar.rules import wire
from audiowar.rules.events import Choice, Choose, Seat
from audiowar.rules.json_value_codecs import dump_choice
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Options, Refused
from audiowar.rules.view import View
from audiowar.table.player_view import ignore_step
from audiowar.table.step_events import Step, list_steps_after

from .server_connection import CONNECTION_BACK, CONNECTION_LOST, Frame, ServerConnection

SILENT_REFUSALS = ("late_answer",)
"""The reasons for refusals that the player need not know. A late answer is one to a closed
question, for example because it was sent twice."""
MAX_TRANSCRIPT_EVENTS = 500_000
"""The maximum number of events of a transcript that is accepted from the server."""
FINAL_REFUSALS = "kicked", "table_closed", "no_seat", "no_table", "wrong_version", "table_damaged"
"""The reasons for refusals after which the seat is lost."""


@dataclass(frozen=True)
class SeatOccupant:
    """The person or bot in a seat."""

    name: str
    """The name of the person or bot; "" for an empty seat."""
    is_connected: bool
    """Whether the person is connected; true for a bot, false for an empty seat."""
    is_played_by_bot: bool
    """Whether a bot plays in the seat, perhaps only for an absent person."""
    away_since: float | None
    """The Unix time at which the person disconnected; None if the person is connected."""


@dataclass(frozen=True)
class SeatCredential:
    """The data with which a client takes its seat again. For a spectator, `token` is None."""

    address: str
    table: str
    token: str | None


class RemotePlayerView:
    """A player view of a table on a server.

    It changes only while `run_due` handles frames.
    """

    # On a server, nothing adapts to the player, is saved here or goes faster.
    public_bots_by_seat: Mapping[Seat, str] = {}
    remark_memory: Mapping[str, Any] | None = None
    rewritten_path: Path | None = None
    path: Path | None = None
    unsaved_reason = ""
    has_bots_matched_to_results = allows_opponent_memory = False
    is_only_person = is_unsaved = is_fast_forward = turns_automatically = False

    def __init__(self, connection: ServerConnection, seated: Frame) -> None:
        self.connection = connection
        self.credential = SeatCredential(connection.address, str(seated["table"]), seated["token"])
        self.code = str(seated.get("code", ""))
        self.viewer: Seat | None = seated["seat"]
        self.game = str(seated["game"])
        defaults = get_variant(self.game).get_default_options(len(seated["seats"]))
        self.options: Options = {**defaults, **seated["options"]}
        self.host_seat: Seat = seated["host"]
        """The seat of the host, who may begin the match, remove players and set the pace."""
        self.allows_coach = bool(seated.get("coach"))
        self.occupants = parse_occupants(seated["seats"])
        self.remark_seed = int(sha256(self.credential.table.encode()).hexdigest()[:12], 16)
        self.on_step: Callable[[Step], None] = ignore_step
        self.on_refused: Callable[[Refused], None] = lambda refused: None
        self.on_presence: Callable[[Sequence[SeatOccupant], Sequence[SeatOccupant]], None] = (
            lambda old, new: None
        )
        """Called with the occupants before and after somebody came or left."""
        self.on_chat: Callable[[Frame], None] = lambda said: None
        self.on_host_changed: Callable[[], None] = lambda: None
        self.on_move_code: Callable[[str], None] = lambda code: None
        """Called with a code that lets another device take over the seat."""
        self.on_connection_lost: Callable[[], None] = lambda: None
        self.on_connection_back: Callable[[], None] = lambda: None
        self.on_other_match: Callable[[Frame], None] = lambda seated: None
        """Called with the `seated` frame if the server now plays another match at this table."""
        self.is_locked = bool(seated.get("locked"))
        """Whether the host has locked the table, so that nobody new can join."""
        self.on_lock_changed: Callable[[], None] = lambda: None
        self.on_code_changed: Callable[[], None] = lambda: None
        self.on_seat_lost: Callable[[str], None] = lambda reason: None
        """Called with the reason when the seat is lost for good."""
        self.question_times_by_seat: dict[Seat, float] = {}
        """For each seat with an open question, the time at which the question arrived, on the same
        clock as `now` in `run_due`."""
        self.steps_still_to_pass_on = 0
        """How many received steps are newer than the step that was last passed to `on_step`.

        A frame without a view is followed by more steps; then the number is one higher, except for
        a spectator.
        """
        self.on_transcript: Callable[[list[Mapping[str, Any]]], None] = lambda lines: None
        """Called after the match with the header of its transcript and all events.

        These events also show the cards that were hidden.
        """
        self._transcript: list[Mapping[str, Any]] = []
        self._log: list[Step] = []
        self._view: View | None = None
        self._view_parts: Frame = {}
        """The parts of the view as JSON, because the server sends only those that change."""
        self._until: float | None = None
        """When the server will answer for the player, on the same clock as `now` in
        `run_due`; None for never."""
        self.names = tuple(person.name for person in self.occupants)
        """The names by seat. An empty seat keeps the name of the person who left it."""
        self._checksum = ""
        """The server's checksum of all events that this view has received."""
        self._is_replaced = False
        """Whether another player view uses the connection now in place of this one."""
        self._request_count = 0
        self._open_requests: dict[int, Callable[[], None]] = {}
        """The callback of each request that is not answered yet, by request id."""

    # The state of the table, as last sent by the server

    @property
    def has_begun(self) -> bool:
        """Whether the match has begun, as far as this view knows."""
        return self._view is not None

    @property
    def last_event_number(self) -> int:
        """The number of the last received event; -1 if there is none."""
        return self._log[-1].last_event_number if self._log else -1

    def view(self) -> View:
        """Return the view that the server sent last."""
        assert self._view is not None
        return self._view

    def steps(self, since: int = -1) -> list[Step]:
        """Return the received steps after the event with the number `since`."""
        return list_steps_after(self._log, since)

    # Actions of the player

    def answer(self, question_number: int, choice: Choice) -> None:
        """Send an answer to a question."""
        self.connection.send("answer", question=question_number, choice=dump_choice(choice))

    def advance(self) -> None:
        """Ask the server to continue after a pause."""
        self.connection.send("advance", event=self.last_event_number)

    def leave(self) -> None:
        """Disconnect, but keep the seat."""
        if not self._is_replaced:
            self.connection.close()

    def make_next_player_view(self, seated: Frame) -> RemotePlayerView:
        """Return a player view for the next match. The old player view gets no more frames."""
        self._is_replaced = True
        return RemotePlayerView(self.connection, seated)

    def send_request(self, kind: str, on_granted: Callable[[], None], **more: Any) -> None:
        """Send a request of this kind. Call `on_granted` when the server grants it.

        `on_granted` is never called if the server refuses or the connection is lost.
        """
        self._request_count += 1
        self._open_requests[self._request_count] = on_granted
        self.connection.send(kind, **more, id=self._request_count)

    def give_up_seat(self) -> None:
        """Give up the seat for good."""
        self.connection.send("leave")

    def set_auto_turning(self, on: bool) -> None:
        """Ask the server to start or stop turning cards automatically. It obeys only the host."""
        self.turns_automatically = on and self.host_seat == self.viewer
        self.connection.send("pace", seconds=2 if on else None)

    def request_fast_forward(self) -> None:
        """Do nothing, because on a server nobody can make others play faster."""

    def deadline(self) -> float | None:
        """Return when the server will answer for the player; None if it has set no timer."""
        return self._until

    def remove_time_limit(self) -> bool:
        """Return False, because a player cannot stop the server's timer."""
        return False

    def suspend_clock(self, now: float) -> None:
        """Do nothing, because one player cannot stop the clock of a server's table."""

    # Received frames

    def run_due(self, now: float) -> float | None:
        """Handle the received frames. Return the time of the next call."""
        for frame in self.connection.take_frames():
            self.handle_frame(frame, now)
            if self._is_replaced:
                return now
        return self.connection.get_next_due_time(now)

    def handle_frame(self, frame: Frame, now: float) -> None:
        """Handle a received frame: update the state of the table, and call the callbacks."""
        kind = frame["type"]
        on_granted = self._open_requests.pop(frame.get("id", 0), None)
        if on_granted is not None and kind != "refused":
            on_granted()
        if kind == CONNECTION_LOST:
            self._open_requests.clear()
            self.on_connection_lost()
        elif kind == CONNECTION_BACK:
            self._resume()
        elif kind == "seated" and frame.get("again"):
            self.on_other_match(frame)
        elif kind == "seated":
            self._update_occupants(frame["seats"])
            self.on_connection_back()
            self._update_host(frame["host"])
        elif kind == "presence":
            self._update_occupants(frame["seats"])
            self._update_host(frame.get("host", self.host_seat))
            self._update_locked(bool(frame.get("locked")))
        elif kind == "events":
            self._on_events(frame, now)
        elif kind == "over" and self.viewer is not None:
            self._transcript.clear()
            self.connection.send("transcript")
        elif kind == "transcript":
            self._on_transcript(frame)
        elif kind == "chat":
            self.on_chat(frame)
        elif kind == "refused":
            self._on_refused(frame)
        elif kind == "move":
            self.on_move_code(str(frame["code"]))
        elif kind == "code":
            self.code = str(frame["code"])
            self.on_code_changed()
        elif kind == "moved" and frame.get("link") and frame["link"] == self.connection.program_id:
            # An older connection of this same program has taken the seat. Connect again.
            self.connection.reconnect()
        elif kind == "moved":
            self.on_seat_lost("moved")

    def _resume(self) -> None:
        table, token = self.credential.table, self.credential.token
        last_known = {
            "after": self.last_event_number,
            **({"mark": self._checksum} if self._checksum else {}),
        }
        if token is None:
            self.connection.send("spectate", table=table, code=self.code, **last_known)
        else:
            self.connection.send("resume", table=table, token=token, **last_known)

    def _on_refused(self, frame: Frame) -> None:
        reason = str(frame.get("reason"))
        if reason in FINAL_REFUSALS:
            self.on_seat_lost(reason)
        elif reason not in SILENT_REFUSALS:
            self.on_refused(Refused(reason, **frame.get("args", {})))

    def _update_occupants(self, seats: Sequence[Frame]) -> None:
        before, self.occupants = self.occupants, parse_occupants(seats)
        names_by_seat = dict(enumerate(self.names))
        named = enumerate(self.occupants)
        self.names = tuple(person.name or names_by_seat.get(seat, "") for seat, person in named)
        if before != self.occupants:
            self.on_presence(before, self.occupants)

    def _update_locked(self, locked: bool) -> None:
        before, self.is_locked = self.is_locked, locked
        if before != locked:
            self.on_lock_changed()

    def _update_host(self, host_seat: Seat) -> None:
        before, self.host_seat = self.host_seat, host_seat
        if before != host_seat:
            self.on_host_changed()

    def _on_events(self, frame: Frame, now: float) -> None:
        self._checksum = str(frame.get("mark", self._checksum))
        steps = [
            step for step in parse_steps(frame) if step.last_event_number > self.last_event_number
        ]
        question = frame.get("question")
        self._forget_question_times(steps)
        has_view = "view" in frame or "changes" in frame
        if has_view:
            self._view_parts = frame.get("view") or {**self._view_parts, **frame["changes"]}
            self._view = wire.load_view(
                {**self._view_parts, **({"question": question} if question else {})}
            )
            self._until = None
            if question and "left" in question:
                self._until = now + float(question["left"])
            open_ = self._view.asked
            self.question_times_by_seat = {
                seat: self.question_times_by_seat.get(seat, now) for seat in open_
            }
        later_steps = 0 if has_view or self.viewer is None else 1
        for index, step in enumerate(steps):
            self._log.append(step)
            self.steps_still_to_pass_on = len(steps) - 1 - index + later_steps
            if self._view is not None:
                self.on_step(step)

    def _forget_question_times(self, steps: Iterable[Step]) -> None:
        """Forget when the questions arrived that these steps end.

        A new question to the same seat then gets its own time.
        """
        for event in chain.from_iterable(step.events for step in steps):
            if isinstance(event, Choose):
                self.question_times_by_seat.pop(event.seat, None)
            else:
                # The match has moved on, so any question that is open now is new.
                self.question_times_by_seat.clear()

    def _on_transcript(self, frame: Frame) -> None:
        """Add a part of the transcript. Ignore a part out of order, or with too many events."""
        lines = self._transcript
        if isinstance(header := frame.get("header"), dict):
            lines[:] = [header]
        if len(lines) == frame["first"] + 1 and len(lines) <= MAX_TRANSCRIPT_EVENTS:
            lines += frame["events"]
            if not frame["more"]:
                self.on_transcript(lines)


def parse_occupants(seats: Sequence[Frame]) -> tuple[SeatOccupant, ...]:
    """Parse the seats in a `presence` or `seated` frame."""
    return tuple(
        SeatOccupant(
            str(entry["name"]), bool(entry["here"]), bool(entry["bot"]), entry.get("away_since")
        )
        for entry in seats
    )


def parse_steps(frame: Frame) -> list[Step]:
    """Parse the steps in an `events` frame.

    If the frame does not say where its steps begin, all its events are one step.
    """
    events = tuple(map(wire.load_event, frame["events"]))
    if not events:
        return []
    first = frame["first"]
    begins = [*(n for n in frame.get("steps", ()) if n > first), first + len(events)]
    steps, at = [], first
    for until in begins:
        steps.append(Step(at, events[at - first : until - first]))
        at = until
    return steps

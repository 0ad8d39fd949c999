"""A seat at the end of a wire: everything goes through JSON, and nothing comes back at once."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from audiowar.rules import json_value_codecs, wire
from audiowar.rules.events import Choice, Seat
from audiowar.rules.state import Refused
from audiowar.rules.view import View
from audiowar.table.player_view import LocalPlayerView, ignore_step
from audiowar.table.step_events import Step
from tests.rules.dumped_view import dump_view


class FarChair:
    """What a socket's or a page's seat does, over a wire of two queues.

    Frames are delivered by `tick`, one in each direction, as the far end sends and reads them.
    """

    def __init__(self, near: LocalPlayerView) -> None:
        self._near = near
        self._in: deque[str] = deque()
        self._out: deque[str] = deque()
        self._log: list[Step] = []
        self.viewer: Seat | None = near.viewer
        self.game, self.names, self.options = near.game, near.names, dict(near.options)
        self.public_bots_by_seat: Mapping[Seat, str] = near.public_bots_by_seat
        self.has_bots_matched_to_results, self.allows_opponent_memory = (
            near.has_bots_matched_to_results,
            near.allows_opponent_memory,
        )
        self.remark_seed, self.path = 5, None
        self.remark_memory: Mapping[str, Any] | None = None
        self.unsaved_reason, self.rewritten_path = "", None
        self.is_only_person, self.is_unsaved = False, False
        self.turns_automatically, self.is_fast_forward = False, False
        self.on_step: Callable[[Step], None] = ignore_step
        self.on_refused: Callable[[Refused], None] = lambda refused: None
        near.on_step = self._send
        near.on_refused = lambda r: self._in.append(json.dumps({"type": "refused", "r": r.reason}))
        for step in near.steps():
            self._send(step)
        while self._in:
            self._hear(json.loads(self._in.popleft()))

    def _send(self, step: Step) -> None:
        events = [wire.dump_event(event) for event in step.events]
        view = dump_view(self._near.view())
        self._in.append(
            json.dumps(
                {"type": "events", "first": step.first_event_number, "events": events, "view": view}
            )
        )

    def _hear(self, said: dict[str, Any]) -> None:
        if said["type"] == "refused":
            self.on_refused(Refused(said["r"]))
            return
        self._view = wire.load_view(said["view"])
        self._log.append(Step(said["first"], tuple(map(wire.load_event, said["events"]))))
        self.on_step(self._log[-1])

    def view(self) -> View:
        return self._view

    def steps(self, since: int = -1) -> list[Step]:
        return [
            step
            for step in self._log
            if max(step.first_event_number, step.last_event_number) > since
        ]

    def answer(self, question_number: int, choice: Choice) -> None:
        self._out.append(
            json.dumps(
                {
                    "type": "answer",
                    "question": question_number,
                    "choice": json_value_codecs.dump_choice(choice),
                }
            )
        )

    def advance(self) -> None:
        self._out.append(json.dumps({"type": "advance", "event": self._log[-1].last_event_number}))

    def leave(self) -> None:
        self._out.clear()

    def set_auto_turning(self, by_itself: bool) -> None:
        self.on_refused(Refused("not_asked"))

    def request_fast_forward(self) -> None:
        self.on_refused(Refused("not_asked"))

    def deadline(self) -> float | None:
        return None

    def remove_time_limit(self) -> bool:
        return False

    def run_due(self, now: float) -> float | None:
        if self._out:
            said = json.loads(self._out.popleft())
            if said["type"] == "answer":
                self._near.answer(said["question"], json_value_codecs.load_choice(said["choice"]))
            else:
                self._near.runner.advance(said["first"])
        due = self._near.run_due(now)
        if self._in:
            self._hear(json.loads(self._in.popleft()))
        return now if self._in or self._out else due

    def suspend_clock(self, now: float) -> None:
        """Nobody waits."""

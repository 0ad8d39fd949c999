"""Run a table: event log, clock, pauses, timers and the bots' turns."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass

from audiowar.rules.chance import derive_random_fraction
from audiowar.rules.events import Choice, Event, Seat
from audiowar.rules.parts.possible_bets import LEAVE
from audiowar.rules.projection import count_owned_cards_by_seat
from audiowar.rules.state import Question
from audiowar.rules.variant import CHOICE_SECONDS_OPTION
from audiowar.storage.save_file import SaveFile

from . import bot_randomness
from .pace import (
    MAX_SLOWNESS,
    THINKING_FACTORS,
    Pace,
    choose_thinking_seconds,
    compute_turn_pause_seconds,
    estimate_choice_effort,
)
from .step_events import Step, list_steps_after
from .table import Table

FAST_FORWARD_STEPS = 50
"""The maximum number of steps in one call of `run_due` during fast forward. It is
small, so that a key press never waits long."""


REST_SECONDS = 1.0
"""When nothing has happened for so many seconds, the save is flushed to the disk."""


@dataclass
class PlannedAnswer:
    """The time at which a question is answered by its bot or by the timer."""

    question_number: int
    due_at: float
    """The time in seconds, on the same clock as `now` in `run_due`. Infinity for
    never."""


class TableRunner:
    """Runs a table: decides which step is next, and when.

    It has no clock of its own: the owner calls `run_due` with the current time.
    Each step is first written to the save, then logged, then passed to each of `step_observers`.
    `answer_functions_by_bot_seat` contains, for the seat of each bot, the function to call when the
    bot must answer. People play in all other seats.
    """

    def __init__(self, table: Table, save: SaveFile | None, pace: Pace) -> None:
        self.table = table
        self.save = save
        """Writes the match to its save file; None if the match is not saved."""
        self.pace = pace
        self.log: list[Step] = []
        """All steps so far, with all hidden cards."""
        self.step_observers: list[Callable[[Step], None]] = []
        self.answer_functions_by_bot_seat: dict[Seat, Callable[[], None]] = {}
        self.held_seats: Collection[Seat] = ()
        """The seats that people hold, even while bots play there. It may be a live view."""
        self.turns_automatically = False
        """Whether cards turn automatically after a pause."""
        self.is_fast_forward = False
        """Whether the match runs without pauses until a person's question or the end."""
        self._new_steps: list[Step] = []
        self._notifying = False
        self._deadlines: dict[Seat, PlannedAnswer] = {}
        self._pause_seconds = 0.0
        """How many seconds the current pause lasts before cards turn automatically."""
        self._turn_at: float | None = None
        self._stopped_at: float | None = None
        self._sync_plan = (-1, 0.0)
        """The number of the last event, and the time at which the save is flushed to the disk if no
        event follows."""
        self.answer_time_limit_seconds = int(table.match.options.get(CHOICE_SECONDS_OPTION.name, 0))
        """The time limit of a person's answer, in seconds; 0 for none."""
        self.last_event_number = -1
        """The number of the last event, -1 before the first."""
        self._seed = bot_randomness.read_or_derive_seed(table.header, bot_randomness.BOT_SEED_FIELD)
        self._characters = table.header.bots_by_seat

    # The steps of the match

    def steps(self, since: int = -1) -> list[Step]:
        """Return the steps that came after the event with the number `since`."""
        return list_steps_after(self.log, since)

    def add_restored_steps(self, steps: list[list[Event]]) -> None:
        """Add the steps of a resumed match to the log, and pass them to the observers, in order."""
        for events in steps:
            self._add_step(events)

    def _add_step(self, events: list[Event]) -> None:
        step = Step(self.last_event_number + 1, tuple(events))
        self.log.append(step)
        self.last_event_number = step.last_event_number
        questions = self.table.match.questions
        if self.table.match.end_event or any(seat in questions for seat in self._persons()):
            self.is_fast_forward = False
        self._pause_seconds = 0.0
        if self.is_paused:
            owned = count_owned_cards_by_seat(self.table.match.state)
            speed = self.pace.get_turning_speed_percent()
            self._pause_seconds = compute_turn_pause_seconds(step.events, owned, speed)
        self._turn_at = None
        self._new_steps.append(step)
        self._notify_observers()
        if self._is_deserted() and not self.table.match.end_event:
            self.is_fast_forward = True

    def _notify_observers(self) -> None:
        if self._notifying:
            return
        self._notifying = True
        try:
            while self._new_steps:
                step = self._new_steps.pop(0)
                for hear in self.step_observers:
                    hear(step)
        finally:
            self._notifying = False

    # Actions of players and the host

    def start(self) -> None:
        """Begin a new match."""
        self._add_step(self.table.start())

    def answer(self, seat: Seat, question_number: int, choice: Choice) -> None:
        """Answer a question by its number. Raises Refused."""
        self._add_step(self.table.answer(seat, choice, question_number))

    def advance(self, last_known_event_number: int) -> None:
        """Continue from the pause after the event `last_known_event_number`. Raises Refused.

        Do nothing if that pause is over.
        """
        if last_known_event_number == self.last_event_number:
            self._add_step(self.table.advance())

    @property
    def is_paused(self) -> bool:
        """Whether the match is at a pause: nobody is asked, and it is not over."""
        return not self.table.match.questions and not self.table.match.end_event

    def set_auto_turning(self, on: bool) -> None:
        """Set whether cards turn automatically after a pause, or only when a player turns them."""
        self.turns_automatically = on
        self._pause_seconds, self._turn_at = 0.0, None

    # Who plays for each seat

    def set_bot(self, seat: Seat, answer_question: Callable[[], None] | None) -> None:
        """Let the function `answer_question` answer for a seat. If it is None, a person answers."""
        if answer_question is None:
            self.answer_functions_by_bot_seat.pop(seat, None)
        else:
            self.answer_functions_by_bot_seat[seat] = answer_question
        self._deadlines.pop(seat, None)

    def _persons(self) -> list[Seat]:
        return [
            seat
            for seat in range(len(self.table.header.seats))
            if seat not in self.answer_functions_by_bot_seat
        ]

    def _is_deserted(self) -> bool:
        """Return whether only bots are left in a game for money. They could go on for ever.

        A bot that plays for somebody who is away does not count: this person may come back.
        """
        if not self.table.match.variant.uses_money:
            return False
        persons, alive = [*self._persons(), *self.held_seats], self.table.match.state.alive
        return bool(persons) and not any(seat in alive for seat in persons)

    # The clock, and the steps and answers that are due

    def run_due(self, now: float) -> float | None:
        """Take the step that is due, or several in fast forward.

        Return the time of the next call, or None if nothing is planned.
        """
        self._restart_clock(now)
        times = (self._run_due_actions(now), self._sync_at_rest(now))
        return min((at for at in times if at is not None), default=None)

    def _sync_at_rest(self, now: float) -> float | None:
        """Flush the save to the disk if it is due; if it is due later, return when."""
        if self.save is None or self.save.is_synced:
            return None
        if self._sync_plan[0] != self.last_event_number:
            self._sync_plan = (self.last_event_number, now + REST_SECONDS)
        if now < self._sync_plan[1]:
            return self._sync_plan[1]
        self.save.sync_in_thread()
        return None

    def _run_due_actions(self, now: float) -> float | None:
        acts_alone = (
            self.answer_time_limit_seconds or self.turns_automatically or self.is_fast_forward
        )
        if not self.answer_functions_by_bot_seat and not acts_alone:
            # Until a person acts, nothing is due.
            return None
        for _ in range(FAST_FORWARD_STEPS if self.is_fast_forward else 1):
            do, due = self._next_action(now)
            if do is None or due > now:
                break
            do()
        else:
            do, due = self._next_action(now)
        return None if do is None or due == math.inf else max(due, now)

    def suspend_clock(self, now: float) -> None:
        """Stop the clock until the next `run_due`. Flush the save to the disk."""
        if self._stopped_at is None:
            self._stopped_at = now
            if self.save is not None:
                self.save.sync_to_disk()

    def _restart_clock(self, now: float) -> None:
        if self._stopped_at is None:
            return
        for due in self._deadlines.values():
            due.due_at += now - self._stopped_at
        if self._turn_at is not None:
            self._turn_at += now - self._stopped_at
        self._stopped_at = None

    def _next_action(self, now: float) -> tuple[Callable[[], None] | None, float]:
        """Return the next action that needs no person, and the time when it is due."""
        if self.is_paused:
            return self._next_turn(now)
        self._update_deadlines(now)
        if not self._deadlines:
            return None, math.inf
        seat = min(self._deadlines, key=lambda seat: self._deadlines[seat].due_at)
        due = now if self.is_fast_forward else self._deadlines[seat].due_at
        return lambda: self._answer_for(seat), due

    def _next_turn(self, now: float) -> tuple[Callable[[], None] | None, float]:
        if self.is_fast_forward:
            return self._turn, now
        if not self.turns_automatically:
            return None, math.inf
        if self._turn_at is None:
            self._turn_at = now + self._pause_seconds
        return self._turn, self._turn_at

    def _turn(self) -> None:
        self.advance(self.last_event_number)

    def _update_deadlines(self, now: float) -> None:
        questions = self.table.match.questions
        for seat in [seat for seat in self._deadlines if seat not in questions]:
            del self._deadlines[seat]
        for seat, question in questions.items():
            due = self._deadlines.get(seat)
            if due is None or due.question_number != question.number:
                at = now + self._answer_delay(question)
                self._deadlines[seat] = PlannedAnswer(question.number, at)

    def _answer_delay(self, question: Question) -> float:
        if question.seat in self.answer_functions_by_bot_seat:
            seat, number = question.seat, question.number
            share = derive_random_fraction(self._seed, "time", seat, number)
            slowness = self._slowness(seat) * self._effort(question)
            return choose_thinking_seconds(share, slowness) * self.pace.get_thinking_factor()
        return float(self.answer_time_limit_seconds or math.inf)

    def _effort(self, question: Question) -> float:
        match = self.table.match
        events = self.log[-1].events if self.log else ()
        left = match.state.trick_limit - match.state.trick
        answers = match.variant.count_choices_if_public(match.state, question)
        return estimate_choice_effort(events, count_owned_cards_by_seat(match.state), left, answers)

    def _slowness(self, seat: Seat) -> float:
        # Each seat's bot is a little slower or faster than usual for its character.
        nature = 2 * derive_random_fraction(self._seed, "nature", seat) - 1
        factor = THINKING_FACTORS.get(self._characters.get(seat, ""), 1.0)
        return factor * math.pow(MAX_SLOWNESS, nature)

    def deadline(self, seat: Seat) -> float | None:
        """Return the time at which the timer answers for a person; None without a time limit."""
        due = self._deadlines.get(seat)
        return (
            None
            if due is None or due.due_at == math.inf or seat in self.answer_functions_by_bot_seat
            else due.due_at
        )

    def remove_time_limit(self, seat: Seat) -> bool:
        """Remove the time limit of a question; return whether there was one."""
        question = self.table.match.questions.get(seat)
        if question is None or not self.answer_time_limit_seconds:
            return False
        due = self._deadlines.get(seat)
        self._deadlines[seat] = PlannedAnswer(question.number, math.inf)
        return due is None or due.due_at != math.inf

    def _answer_for(self, seat: Seat) -> None:
        """Let the bot of a seat answer, or give the timeout answer for a person."""
        question = self.table.match.questions[seat]
        del self._deadlines[seat]
        if seat not in self.answer_functions_by_bot_seat:
            late = self.table.match.variant.get_timeout_answer(question)
            self.answer(seat, question.number, late)
        elif self._is_deserted() and LEAVE in question.choices:
            self.answer(seat, question.number, LEAVE)
        else:
            self.answer_functions_by_bot_seat[seat]()

    def close(self) -> None:
        """Close the save; the match can be resumed from it."""
        if self.save is not None:
            self.save.close()

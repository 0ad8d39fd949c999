"""Who holds a table: its log, its clock, the pauses, and whose turn it is to be waited for."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from audiowar.rules.events import Choice, Event, Seat
from audiowar.rules.parts.betting import LEAVE
from audiowar.rules.state import Question
from audiowar.rules.variant import CHOICE_SECONDS
from audiowar.storage.game_file import SaveFile
from audiowar.storage.snapshots import Snapshots

from . import randomness
from .opponent_lineup import PONDERING
from .pace import NATURES, Pace, pause_after, thinking_seconds
from .step import Step, steps_after
from .table import Table

HASTE = 50
"""Steps that are taken in one tick while nobody listens: fewer than a frame has time for."""


@dataclass
class AnswerDeadline:
    """When the seat that was asked a question is to have answered."""

    question: int
    """Its number."""
    at: float


class TableRunner:
    """A table that is played at, with the order and the time in which things happen there.

    Nothing happens by itself: the owner calls `tick` with the time. Every step is recorded first,
    then logged, then told to all `hearers` in the order in which they came. `thinkers` are called
    for the seats of bots when it is time that they answer; all other seats are people's.
    """

    def __init__(self, table: Table, save: SaveFile | None, pace: Pace, first: int = 0) -> None:
        """`first`: the number of the first event that is told here, where a snapshot was used."""
        self._first = first
        self.began: Mapping[str, Any] | None = None
        """What lay open at the snapshot that the game was gone on from."""
        self.snapshots = Snapshots()
        self.table = table
        self.save = save
        """None where nothing is to be saved."""
        self.pace = pace
        self.log: list[Step] = []
        """All that happened, with its secrets."""
        self.hearers: list[Callable[[Step], None]] = []
        self.thinkers: dict[Seat, Callable[[], None]] = {}
        self.turning = False
        """Whether cards turn by themselves at a pause."""
        self.hurrying = False
        """Whether all happens at once, up to a question for a person or to the end."""
        self._untold: list[Step] = []
        self._telling = False
        self._due: dict[Seat, AnswerDeadline] = {}
        self._rest = 0.0
        """How long a pause lasts before cards turn by themselves."""
        self._turn_at: float | None = None
        self._held_at: float | None = None
        self._seed = randomness.read_seed(table.header, randomness.BOTS)
        self._characters = table.header.characters

    # What happened

    @property
    def last(self) -> int:
        """The number of the last event, -1 before the first."""
        return self.log[-1].last if self.log else self._first - 1

    def steps(self, since: int = -1) -> list[Step]:
        """Return what came after the event `since`."""
        return steps_after(self.log, since)

    def played(self, steps: list[list[Event]]) -> None:
        """Take up what happened before the game was gone on with."""
        for events in steps:
            self._happened(events)

    def _take_snapshot(self) -> None:
        save, table = self.save, self.table
        if save is None or save.path is None or save.problem or not table.seeded:
            return
        written = save.written
        if self.snapshots.look(table.game, table.chance, len(written), self.last + 1):
            self.snapshots.write(save.path, written)

    def _happened(self, events: list[Event]) -> None:
        step = Step(self.last + 1, tuple(events))
        self.log.append(step)
        if self.hurrying and (self.table.game.finished or self._person_asked()):
            self.hurrying = False
        self._rest = self._pause_after(step) if self.paused else 0.0
        self._turn_at = None
        self._untold.append(step)
        self._tell()
        if self._deserted() and not self.table.game.finished:
            self.hurrying = True

    def _tell(self) -> None:
        """Tell all what is new; an answer that comes meanwhile is told when all know the rest."""
        if self._telling:
            return
        self._telling = True
        try:
            while self._untold:
                step = self._untold.pop(0)
                for hear in self.hearers:
                    hear(step)
        finally:
            self._telling = False

    def _pause_after(self, step: Step) -> float:
        state = self.table.game.state
        owned = [state.count_owned(seat) for seat in range(state.players)]
        return pause_after(step.events, owned, self.pace.turning())

    # What is done

    def start(self) -> None:
        """Begin a new game."""
        self._happened(self.table.start())

    def answer(self, seat: Seat, choice: Choice, number: int) -> None:
        """Answer the seat's question of that number. Raises Refused."""
        self._happened(self.table.answer(seat, choice, number))
        self._take_snapshot()

    def go_on(self, known: int) -> None:
        """Go on from a pause that came after the event `known`; nothing if others have already.

        Raises Refused.
        """
        if known == self.last:
            self._happened(self.table.advance())
            self._take_snapshot()

    @property
    def paused(self) -> bool:
        """Whether the game waits for the next card to be turned."""
        return not self.table.game.questions and not self.table.game.finished

    def turn(self, by_itself: bool) -> None:
        """Let cards turn by themselves from now on, or no more."""
        self.turning = by_itself
        self._rest, self._turn_at = 0.0, None

    def hurry(self, on: bool) -> None:
        """Let all happen at once from now on, up to a question for a person; or no more."""
        self.hurrying = on

    # Who sits where

    def let_think(self, seat: Seat, think: Callable[[], None] | None) -> None:
        """Let a bot answer for a seat from now on, or with None a person again."""
        if think is None:
            self.thinkers.pop(seat, None)
        else:
            self.thinkers[seat] = think
        self._due.pop(seat, None)

    def unhear(self, hear: Callable[[Step], None]) -> None:
        """Tell somebody nothing any more."""
        if hear in self.hearers:
            self.hearers.remove(hear)

    def _persons(self) -> list[Seat]:
        return [seat for seat in range(len(self.table.seats)) if seat not in self.thinkers]

    def _person_asked(self) -> bool:
        questions = self.table.game.questions
        return any(seat in questions for seat in self._persons())

    def _deserted(self) -> bool:
        """Tell whether all people have left a table that others would sit at for ever."""
        persons, alive = self._persons(), self.table.game.state.alive
        if not persons or any(seat in alive for seat in persons):
            return False
        return self.table.game.variant.uses_money

    # Time

    def tick(self, now: float) -> float | None:
        """Do what is due, return when to come again; a tick is no longer than one bot's thought.

        In a hurry it is some more of them: then only rules of thumb are followed, if any.
        """
        self._go_on_waiting(now)
        for _ in range(HASTE if self.hurrying else 1):
            do, due = self._next(now)
            if do is None or due > now:
                break
            do()
        else:
            do, due = self._next(now)
        return None if do is None or due == math.inf else max(due, now)

    def hold(self, now: float) -> None:
        """Stop the clock of this table until the next tick."""
        if self._held_at is None:
            self._held_at = now
            if self.save is not None:
                self.save.sync()

    def _go_on_waiting(self, now: float) -> None:
        if self._held_at is None:
            return
        for due in self._due.values():
            due.at += now - self._held_at
        if self._turn_at is not None:
            self._turn_at += now - self._held_at
        self._held_at = None

    def _next(self, now: float) -> tuple[Callable[[], None] | None, float]:
        """Return what happens next if nobody does anything, and when."""
        if self.paused:
            return self._next_turn(now)
        self._schedule(now)
        if not self._due:
            return None, math.inf
        seat = min(self._due, key=lambda seat: self._due[seat].at)
        return lambda: self._let_answer(seat), now if self.hurrying else self._due[seat].at

    def _next_turn(self, now: float) -> tuple[Callable[[], None] | None, float]:
        if not (self.turning or self.hurrying):
            return None, math.inf
        if self.hurrying:
            return self._turn, now
        if self._turn_at is None:
            self._turn_at = now + self._rest
        return self._turn, self._turn_at

    def _turn(self) -> None:
        self.go_on(self.last)

    def _schedule(self, now: float) -> None:
        """Set a time for each new question, forget those that are answered."""
        questions = self.table.game.questions
        for seat in [seat for seat in self._due if seat not in questions]:
            del self._due[seat]
        for seat, question in questions.items():
            if seat not in self._due or self._due[seat].question != question.number:
                self._due[seat] = AnswerDeadline(question.number, now + self._time_for(question))

    def _time_for(self, question: Question) -> float:
        """Return after how many seconds a question is answered, by its bot or by a timer."""
        if question.seat in self.thinkers:
            share = randomness.random_at(self._seed, "time", question.seat, question.number)
            return thinking_seconds(share, self._slowness(question.seat)) * self.pace.thinking()
        return float(self.limit or math.inf)

    def _slowness(self, seat: Seat) -> float:
        """Return how slow a chair is beside the others: by character, and by its own nature."""
        nature = 2 * randomness.random_at(self._seed, "nature", seat) - 1
        return PONDERING.get(self._characters.get(seat, ""), 1.0) * math.pow(NATURES, nature)

    @property
    def limit(self) -> int:
        """Seconds that a person may take to answer; 0: any time."""
        return int(self.table.game.options.get(CHOICE_SECONDS.name, 0))

    def deadline(self, seat: Seat) -> float | None:
        """Return when a timer answers in a person's place, None where nobody hurries."""
        due = self._due.get(seat)
        return None if due is None or due.at == math.inf or seat in self.thinkers else due.at

    def stop_timer(self, seat: Seat) -> bool:
        """Let a question take as long as it needs; tell whether there was a limit."""
        question = self.table.game.questions.get(seat)
        if question is None or not self.limit:
            return False
        due = self._due.get(seat)
        self._due[seat] = AnswerDeadline(question.number, math.inf)
        return due is None or due.at != math.inf

    def _let_answer(self, seat: Seat) -> None:
        """Let a bot choose, or a timer in the place of a person."""
        question = self.table.game.questions[seat]
        del self._due[seat]
        if seat not in self.thinkers:
            late = self.table.game.variant.answer_late(question)
            self.answer(seat, late, question.number)
        elif self._deserted() and LEAVE in question.choices:
            self.answer(seat, LEAVE, question.number)
        else:
            self.thinkers[seat]()

    def close(self) -> None:
        """Leave the table; the game stays saved."""
        if self.save is not None:
            self.save.close()

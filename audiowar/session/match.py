"""A table with one listener and bots that take a moment to think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from audiowar.bots.base import Bot
from audiowar.bots.registry import make
from audiowar.rules.events import Choice, Event, Seat
from audiowar.rules.view import View

from . import saves
from .saves import Save
from .selfplay import observe
from .table import Table, resume
from .transcript import Header

ME: Seat = 0
"""The seat of the one who plays here."""
THINKING = (0.4, 1.6)
"""The shortest and the longest thinking of a bot, in seconds."""


class Match:
    """One game between the listener and bots, saved as it goes.

    `step` is called with the events of each step. Nothing happens by itself: the owner calls
    `tick` with the time.
    """

    def __init__(self, table: Table, bots: Mapping[Seat, Bot], save: Save, pace: float) -> None:
        self.table = table
        self.save = save
        self.pace = pace
        """How long bots think: 0 not at all, 1 as usual."""
        self.step: Callable[[list[Event]], None] = lambda events: None
        self._bots = bots
        self._due: dict[Seat, tuple[int, float]] = {}
        self._random = Random()

    def start(self) -> None:
        """Begin a new game."""
        self._happened(self.table.start())

    def view(self) -> View:
        """Return what the listener may know."""
        return self.table.view(ME)

    def answer(self, choice: Choice) -> None:
        """Answer the listener's question. Raises Refused."""
        self._happened(self.table.answer(ME, choice))

    def advance(self) -> None:
        """Go on from a pause. Raises Refused."""
        self._happened(self.table.advance())

    def tick(self, now: float) -> float | None:
        """Let the bots that have thought long enough choose; return when the next one has."""
        while True:
            self._schedule(now)
            ready = [seat for seat, (_, due) in self._due.items() if due <= now]
            if not ready:
                return min((due for _, due in self._due.values()), default=None)
            self._let_choose(min(ready, key=lambda seat: self._due[seat][1]))

    def _schedule(self, now: float) -> None:
        questions = self.table.game.questions
        for seat in self._bots:
            question = questions.get(seat)
            if question is None:
                self._due.pop(seat, None)
            elif self._due.get(seat, (0, 0.0))[0] != question.number:
                self._due[seat] = (
                    question.number,
                    now + self._random.uniform(*THINKING) * self.pace,
                )

    def _let_choose(self, seat: Seat) -> None:
        del self._due[seat]
        choice = self._bots[seat].choose(self.table.view(seat))
        self._happened(self.table.answer(seat, choice))

    def _happened(self, events: list[Event]) -> None:
        for seat, bot in self._bots.items():
            observe(bot, seat, events)
        self.step(events)

    def replayed(self, events: list[Event]) -> None:
        """Let the bots learn what happened before the game was resumed."""
        for seat, bot in self._bots.items():
            observe(bot, seat, events)

    def close(self) -> None:
        """Leave the table; the game stays saved."""
        self.save.close()


def begin(header: Header, pace: float) -> Match:
    """Lay a new table, with its file. Raises Refused for options that the game does not allow."""
    table = Table(header)
    save = saves.create(table.header)
    table.record = save.write
    return Match(table, _bots(table.header), save, pace)


def go_on(path: Path, pace: float) -> tuple[Match, list[list[Event]]]:
    """Resume a saved game; return it and the steps so far.

    Raises OSError, InUse, Damaged, Refused or Differs, and the file is as it was.
    """
    save = saves.reopen(path)
    late: list[Event] = []
    try:
        header, records = saves.load(path)
        table, steps = resume(header, records, late.extend)
    except BaseException:
        save.close()
        raise
    save.write(late)
    table.record = save.write
    match = Match(table, _bots(header), save, pace)
    for events in steps:
        match.replayed(events)
    return match, steps


def characters(header: Header) -> dict[Seat, str]:
    """Return the bots that the header names, by seat."""
    named = header.more.get("bots", {})
    if not isinstance(named, dict):
        return {}
    seats = range(len(header.seats))
    return {seat: str(named[str(seat)]) for seat in seats if seat != ME and str(seat) in named}


def _bots(header: Header) -> dict[Seat, Bot]:
    """Make the bots that the header names, a sensible one where it names none."""
    named = characters(header)
    bots = {}
    for seat in range(len(header.seats)):
        if seat == ME:
            continue
        name = named.get(seat, "sensible")
        try:
            bots[seat] = make(name, header.game, header.seed * 64 + seat)
        except LookupError:
            bots[seat] = make("sensible", header.game, header.seed * 64 + seat)
    return bots

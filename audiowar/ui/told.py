"""What happened at a table, step by step, as it is told to the one who plays here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from audiowar.announce.line import Line
from audiowar.announce.remarks import Remarks
from audiowar.announce.teller import Teller
from audiowar.announce.why import Recall
from audiowar.rules import events as ev
from audiowar.rules.events import Event
from audiowar.rules.view import project
from audiowar.session.match import ME, characters
from audiowar.session.table import Table

SMALL = (ev.Choose, ev.WarCards)
"""Events that are not yet a result."""


@dataclass(frozen=True)
class Step:
    """One step as it is told."""

    lines: tuple[Line, ...]
    small: bool
    """Whether it is not yet a result."""
    remark: Line | None
    """What an opponent says about it."""


class Told:
    """Tells the steps of a game, and keeps what is asked for later."""

    def __init__(self, table: Table) -> None:
        header, game = table.header, table.game
        self.teller = Teller(header.game, header.seats, game.options, ME)
        self.recall = Recall(header.game, game.options, header.position)
        self.remarks = Remarks(header.game, header.seats, characters(header), ME, header.seed)
        self.seen: list[Event] = []
        """All events, as the listener's seat may know them."""
        self.last: tuple[Line, ...] = ()
        """How the last trick was told."""
        self.tricks: list[tuple[Line, ...]] = []
        """How each trick was told."""

    def step(self, events: Sequence[Event], setting: str) -> Step:
        """Tell a step; `setting` is how much opponents remark."""
        seen = [project(event, ME) for event in events]
        lines = tuple(self.teller.step(seen))
        remark = self.remarks.step(seen, setting)
        self.recall.add(seen)
        self.seen += seen
        if any(isinstance(event, ev.Put) for event in seen):
            self.tricks.append(lines)
        small = all(isinstance(event, SMALL) for event in seen)
        if not small:
            self.last = lines
        return Step(lines, small, remark)

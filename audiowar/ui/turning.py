"""Cards that turn by themselves, one by one or at once up to the next choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line
from audiowar.rules import events as ev
from audiowar.rules.events import Event
from audiowar.session.match import ME

from .pace import pause_after

if TYPE_CHECKING:
    from .table import TableScreen


class Turning:
    """Turns the cards of a table where the game waits for nothing else."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self.auto = False
        """Whether cards turn by themselves."""
        self._next = 0.0
        self._skipped: list[Event] | None = None

    def tick(self, now: float) -> float | None:
        """Turn the next card when it is time; return when that is."""
        if not self.auto or not self._table.paused():
            return None
        if now >= self._next:
            self._table.match.advance()
        return self._next

    def wait_after(self, events: Sequence[Event]) -> None:
        """Leave time to hear a step before the next card turns."""
        app = self._table.app
        percent = app.settings.get("auto_pace", 100)
        self._next = app.clock() + pause_after(events, self._table.view().owned, percent)

    def by_itself(self) -> None:
        """Space: let the cards turn by themselves, or stop."""
        app = self._table.app
        if not self._table.paused():
            app.refuse(Line("auto-not-here"))
            return
        self.auto = not self.auto
        self._next = app.clock()
        app.say(Line("auto-on" if self.auto else "auto-off"))

    def skips(self, events: Sequence[Event]) -> bool:
        """Note a step that is not told because it is skipped; tell whether it is."""
        if self._skipped is None:
            return False
        self._skipped += events
        return True

    def skip(self) -> None:
        """S: play on at once to the end, or to a choice, and sum up."""
        table = self._table
        if not table.paused():
            table.app.refuse(Line("auto-not-here"))
            return
        skipped = self._play_on()
        wars = sum(isinstance(event, ev.War) for event in skipped)
        count = sum(isinstance(event, ev.Take) for event in skipped)
        lines = [Line("skipped", {"count": count, "wars": wars}), *table.told.last]
        lines += table.ask_lines()
        table.app.say(*lines, kind=Kind.RESULT, topic=table.topic, buffer=Buffer.GAME)

    def _play_on(self) -> list[Event]:
        """Play to the end or to the listener's choice, telling nothing; return what happened."""
        match, game = self._table.match, self._table.match.table.game
        skipped: list[Event] = []
        self._skipped = skipped
        pace, match.pace = match.pace, 0.0
        while not game.finished and ME not in game.questions:
            if self._table.paused():
                match.advance()
            else:
                match.tick(self._table.app.clock())
        self._skipped, match.pace = None, pace
        return skipped

"""The time that a choice may take, at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line
from audiowar.session.match import ME

from .pace import Timer

if TYPE_CHECKING:
    from .table import TableScreen

LATE = ("top", "keep:none", "play")
"""What is chosen when the time has run out: the top card, no prisoner."""


class Countdown:
    """Tells the time left to choose, and chooses when there is none left."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._timer: Timer | None = None

    def begin(self) -> None:
        """Count from now, where the game has a limit."""
        seconds = int(self._table.match.table.game.options.get("choice_seconds", 0))
        if seconds:
            self._timer = Timer(seconds, self._table.app.clock())

    def end(self) -> None:
        """Stop without a word: the choice is made."""
        self._timer = None

    def tick(self, now: float) -> float | None:
        """Tell the time left, or choose the top card; return when to come again."""
        if self._timer is None:
            return None
        if self._timer.over(now):
            self._timer = None
            self.choose()
            return now
        left = self._timer.tell(now)
        if left is not None:
            line = Line("time-left", {"seconds": left}, Cue("time-running-out"))
            self._table.app.say(line, kind=Kind.EVENT, topic="time")
        return self._timer.due(now)

    def choose(self) -> None:
        """Answer in the player's place."""
        match = self._table.match
        choices = match.table.game.questions[ME].choices
        late = [choice for choice in LATE if choice in choices]
        match.answer(late[0] if late else next(iter(choices)))

    def stop(self) -> None:
        """Let the choice take as long as it needs."""
        stopped, self._timer = self._timer, None
        self._table.app.say(Line("timer-none" if stopped is None else "timer-stopped"))

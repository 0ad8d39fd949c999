"""The time that a choice may take, told while it runs out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from audiowar.announce.line import Cue, Line
from audiowar.rules.events import Choose, Event
from audiowar.table.player_view import PlayerView
from audiowar.ui.settings.pace import Timer


class Countdown:
    """Tells the time left to choose; the table itself answers when there is none left."""

    def __init__(self, chair: PlayerView, tell: Callable[[Line], None]) -> None:
        self._chair = chair
        self._tell = tell
        self._timer: Timer | None = None
        self.now = 0.0
        """The time of the table."""

    def tick(self, now: float) -> float | None:
        """Tell the time left when it is time to; return when to come again."""
        deadline = self._chair.deadline()
        if deadline is None:
            self._timer = None
            return None
        if self._timer is None or self._timer.end != deadline:
            self._timer = Timer(deadline, now)
        left = self._timer.tell(now)
        if left is not None:
            self._tell(Line("time-left", {"seconds": left}, Cue("time-running-out")))
        return self._timer.due()

    def over(self, events: Sequence[Event]) -> list[Line]:
        """Say that the time has run out, where it was that which answered in these events."""
        if self._timer is None or self.now < self._timer.end:
            return []
        return [
            Line("time-over", {"choice": str(event.choice).removeprefix("keep:")})
            for event in events
            if isinstance(event, Choose) and event.seat == self._chair.viewer
        ]

    def stop(self) -> Line:
        """Let the choice take as long as it needs; return what to say."""
        return Line("timer-stopped" if self._chair.stop_timer() else "timer-none")

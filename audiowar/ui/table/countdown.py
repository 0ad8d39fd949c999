"""Announce how much time is left for the player's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from audiowar.announce.line import Cue, Line
from audiowar.rules.events import Choose, Event
from audiowar.table.player_view import PlayerView

WARNING_SECONDS = (60, 30, 10, 5)
"""The times left, in seconds, that are announced before a time limit ends."""


class Countdown:
    """Announces the time left for a choice. After that time, the table answers for the player."""

    def __init__(self, player_view: PlayerView, tell: Callable[[Line], None]) -> None:
        self._player_view = player_view
        self._tell = tell
        self._end: float | None = None
        """The time at which the limit ends; None without a time limit."""
        self._warnings: list[int] = []
        """Those of the `WARNING_SECONDS` that are still to be announced."""
        self.now = 0.0
        """The time at which the table was last run."""

    def run_due(self, now: float) -> float | None:
        """Announce the time left when that is due. Return when to call again."""
        before, self._end = self._end, self._player_view.deadline()
        if self._end is None:
            return None
        end = self._end
        if end != before:
            self._warnings = [left for left in WARNING_SECONDS if left < end - now]
        seconds_left = None
        while self._warnings and now >= end - self._warnings[0]:
            seconds_left = self._warnings.pop(0)
        if seconds_left is not None:
            self._tell(Line("time-left", {"seconds": seconds_left}, Cue("time-running-out")))
        return end - (self._warnings[0] if self._warnings else 0)

    def timeout_lines(self, events: Sequence[Event]) -> list[Line]:
        """Return a line for each choice that the table made because the player's time was over."""
        if self._end is None or self.now < self._end:
            return []
        return [
            Line("time-over", {"choice": str(event.choice).removeprefix("keep:")})
            for event in events
            if isinstance(event, Choose) and event.seat == self._player_view.viewer
        ]

    def remove_limit(self) -> Line:
        """Remove the time limit of the open choice. Return a line saying whether there was one."""
        return Line("timer-stopped" if self._player_view.remove_time_limit() else "timer-none")

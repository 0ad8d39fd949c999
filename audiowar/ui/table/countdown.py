"""Announce how much time is left for the player's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from audiowar.announce.line import Cue, Line
from audiowar.rules.events import Choose, Event
from audiowar.table.player_view import PlayerView

WARNING_SECONDS = (60, 30, 10, 5)
"""The times left, in seconds, that are announced before a time limit ends."""


class Countdown:
    """Announces the time left for a choice. When no time is left, the table answers instead."""

    def __init__(self, player_view: PlayerView, tell: Callable[[Line], None]) -> None:
        self._player_view = player_view
        self._tell = tell
        self._timer: CountdownTimer | None = None
        self.now = 0.0
        """The table's clock at the last call of `run_due`."""

    def run_due(self, now: float) -> float | None:
        """Announce the time left if it is due. Return when to call again, None without a limit."""
        deadline = self._player_view.deadline()
        if deadline is None:
            self._timer = None
            return None
        if self._timer is None or self._timer.end != deadline:
            self._timer = CountdownTimer(deadline, now)
        left = self._timer.pop_seconds_to_announce(now)
        if left is not None:
            self._tell(Line("time-left", {"seconds": left}, Cue("time-running-out")))
        return self._timer.next_due()

    def timeout_lines(self, events: Sequence[Event]) -> list[Line]:
        """Return a line for each event in which the table answered for the player, out of time."""
        if self._timer is None or self.now < self._timer.end:
            return []
        return [
            Line("time-over", {"choice": str(event.choice).removeprefix("keep:")})
            for event in events
            if isinstance(event, Choose) and event.seat == self._player_view.viewer
        ]

    def remove_limit_and_describe(self) -> Line:
        """Remove the time limit of the open choice. Return the line that says so."""
        return Line("timer-stopped" if self._player_view.stop_timer() else "timer-none")


class CountdownTimer:
    """Decides when to announce the time left for one choice."""

    def __init__(self, end: float, now: float) -> None:
        self.end = end
        self._warnings = [left for left in WARNING_SECONDS if left < end - now]

    def next_due(self) -> float:
        """Return when to announce the time left next; after the last time, when the limit ends."""
        return self.end - (self._warnings[0] if self._warnings else 0)

    def pop_seconds_to_announce(self, now: float) -> int | None:
        """Return the seconds left if they must be announced now, once for each time, else None."""
        told = None
        while self._warnings and now >= self.end - self._warnings[0]:
            told = self._warnings.pop(0)
        return told

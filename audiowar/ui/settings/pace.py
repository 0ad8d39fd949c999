"""The pace of local matches as set by the player, and warnings before a time limit."""

from __future__ import annotations

from audiowar.ui.core.app import App

THINKING_PACES = (0, 50, 100, 200, 400)
"""The thinking times of bots, in percent of the usual one, which is a second on average."""
USUAL_PACE = 100
"""The default pace of bots and of automatic turning, in percent."""
WARNING_SECONDS = (60, 30, 10, 5)
"""Seconds before the end of the time limit at which the remaining time is announced."""


class ConfiguredPace:
    """The pace of a local table, read from the settings at each use."""

    def __init__(self, app: App) -> None:
        self._app = app

    def thinking_factor(self) -> float:
        """Return the factor of the bots' thinking time, 1 for the usual one."""
        if self._app.launch.fast:
            return 0.0
        percent: int = self._app.settings.get("pace", USUAL_PACE)
        return percent / 100

    def turning_percent(self) -> int:
        """Return the speed of automatic turning, in percent."""
        percent: int = self._app.settings.get("auto_pace", USUAL_PACE)
        return percent


class CountdownTimer:
    """Decides when to warn before the time limit of one choice."""

    def __init__(self, end: float, now: float) -> None:
        self.end = end
        self._warnings = [left for left in WARNING_SECONDS if left < end - now]

    def next_due(self) -> float:
        """Return the time of the next warning, or of the limit."""
        return self.end - (self._warnings[0] if self._warnings else 0)

    def pop_warning(self, now: float) -> int | None:
        """Return the remaining seconds if a warning is due, else None. Each warning is due once."""
        told = None
        while self._warnings and now >= self.end - self._warnings[0]:
            told = self._warnings.pop(0)
        return told

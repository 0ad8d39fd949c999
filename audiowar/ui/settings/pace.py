"""The pace of matches against bots, as set by the player, and warnings before a time limit."""

from __future__ import annotations

from audiowar.ui.core.app import App

THINKING_PACES = (0, 50, 100, 200, 400)
"""The thinking times to choose from, in percent of the default of about a second."""
USUAL_PACE = 100
"""The default of both paces, in percent."""
WARNING_SECONDS = (60, 30, 10, 5)
"""The times left, in seconds, that are announced before a time limit ends."""


class ConfiguredPace:
    """The pace of a table, read from the settings at each use, so that changes apply at once."""

    def __init__(self, app: App) -> None:
        self._app = app

    def thinking_factor(self) -> float:
        """Return the factor of the bots' thinking time: 1 for the default, 0 for none."""
        if self._app.launch.fast:
            return 0.0
        percent: int = self._app.settings.get("pace", USUAL_PACE)
        return percent / 100

    def turning_percent(self) -> int:
        """Return the speed at which cards turn automatically, in percent of the default."""
        percent: int = self._app.settings.get("auto_pace", USUAL_PACE)
        return percent


class CountdownTimer:
    """Decides when to announce the time left for one choice."""

    def __init__(self, end: float, now: float) -> None:
        self.end = end
        self._warnings = [left for left in WARNING_SECONDS if left < end - now]

    def next_due(self) -> float:
        """Return when to announce the time left next; after the last time, when the limit ends."""
        return self.end - (self._warnings[0] if self._warnings else 0)

    def pop_warning(self, now: float) -> int | None:
        """Return the seconds left if they must be announced now, once for each time, else None."""
        told = None
        while self._warnings and now >= self.end - self._warnings[0]:
            told = self._warnings.pop(0)
        return told

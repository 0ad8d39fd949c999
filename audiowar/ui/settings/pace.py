"""The pace of local matches as set by the player, and warnings before a time limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

PACES = (0, 50, 100, 200, 400)
"""Thinking times of bots, in percent of the usual one, which is a second on average."""
USUAL_PACE = 100
"""The default pace of bots and of automatic turning, in percent."""
TELL_LEFT = (60, 30, 10, 5)
"""Seconds before the end of the time limit at which the time left is told."""


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


class Timer:
    """Decides when to warn before the time limit of one choice."""

    def __init__(self, end: float, now: float) -> None:
        self.end = end
        self._left = [left for left in TELL_LEFT if left < end - now]

    def due(self) -> float:
        """Return the time of the next warning, or of the limit."""
        return self.end - (self._left[0] if self._left else 0)

    def tell(self, now: float) -> int | None:
        """Return the seconds left if a warning is due, None otherwise; each warning is due once."""
        told = None
        while self._left and now >= self.end - self._left[0]:
            told = self._left.pop(0)
        return told

"""The pace of matches against bots, as set by the player."""

from __future__ import annotations

from audiowar.ui.core.app import App

THINKING_TIME_PERCENTS = (0, 50, 100, 200, 400)
"""The thinking times to choose from, in percent of the default of about a second."""
DEFAULT_PACE_PERCENT = 100
"""The default, in percent, of the bots' thinking time and of the speed of turning cards."""


class ConfiguredPace:
    """The pace of a table, read from the settings at each use so that changes apply at once."""

    def __init__(self, app: App) -> None:
        self._app = app

    def get_thinking_factor(self) -> float:
        """Return the factor of the bots' thinking time: 1 for the default, 0 for none."""
        if self._app.launch_options.fast:
            return 0.0
        percent: int = self._app.settings.get("pace", DEFAULT_PACE_PERCENT)
        return percent / 100

    def get_turning_speed_percent(self) -> int:
        """Return the speed at which cards turn automatically, in percent of the default."""
        percent: int = self._app.settings.get("auto_pace", DEFAULT_PACE_PERCENT)
        return percent

"""The pace of matches against bots, as set by the player."""

from __future__ import annotations

from audiowar.ui.core.app import App


class ConfiguredPace:
    """The pace of a table, read from the settings at each use so that changes apply at once."""

    def __init__(self, app: App) -> None:
        self._app = app

    def get_thinking_factor(self) -> float:
        """Return the factor of the bots' thinking time: 1 for the default, 0 for none."""
        if self._app.launch_options.fast:
            return 0.0
        percent: int = self._app.settings.get("pace")
        return percent / 100

    def get_turning_speed_percent(self) -> int:
        """Return the speed at which cards turn automatically, in percent of the default."""
        percent: int = self._app.settings.get("auto_pace")
        return percent

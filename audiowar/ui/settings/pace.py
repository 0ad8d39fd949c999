"""How fast a local game goes, as the player has set it; and the time that a choice may take."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

PACES = (0, 50, 100, 200, 400)
"""How long bots think: in per cent of the usual, which is a second on average."""
USUAL_PACE = 100
"""Of bots, and of cards that turn by themselves."""
TELL_LEFT = (60, 30, 10, 5)
"""Seconds before the end of a choice at which the time left is told."""


class ConfiguredPace:
    """The pace of a table whose only person is the player: as the settings are now."""

    def __init__(self, app: App) -> None:
        self._app = app

    def thinking(self) -> float:
        """Return how long bots think, 1 as usual."""
        if self._app.launch.fast:
            return 0.0
        percent: int = self._app.settings.get("pace", USUAL_PACE)
        return percent / 100

    def turning(self) -> int:
        """Return how fast cards turn by themselves, in per cent."""
        percent: int = self._app.settings.get("auto_pace", USUAL_PACE)
        return percent


class Timer:
    """Counts the seconds to the end of one choice down; tells when to speak."""

    def __init__(self, end: float, now: float) -> None:
        self.end = end
        self._left = [left for left in TELL_LEFT if left < end - now]

    def due(self) -> float:
        """Return when to look again."""
        return self.end - (self._left[0] if self._left else 0)

    def tell(self, now: float) -> int | None:
        """Return the seconds left when it is time to say them, each once."""
        told = None
        while self._left and now >= self.end - self._left[0]:
            told = self._left.pop(0)
        return told

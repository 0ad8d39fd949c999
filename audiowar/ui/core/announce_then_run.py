"""A screen that announces a long operation and runs it once the voice has begun to speak.

Work that can be done in parts uses `ui/archive/work_screen.py` instead.
"""

from __future__ import annotations

from collections.abc import Callable

from audiowar.announce.line import Line

from .app import App, Screen, ScreenContent

START_DELAY = 0.05
"""Seconds for the voice to receive the announcement before the program is busy."""


class BusyScreen(Screen):
    """Announces a long operation, then runs it and closes."""

    where = "menu"

    def __init__(self, app: App, line: Line, operation: Callable[[], None]) -> None:
        super().__init__(app)
        self._line = line
        self._do = operation
        self._at: float | None = None

    def announce_screen(self) -> None:
        self.app.report(self._line)

    def describe_visible(self) -> ScreenContent:
        return ScreenContent((self._line,))

    def run_due(self, now: float) -> float | None:
        """Run the operation once the voice has received the announcement."""
        if self._at is None:
            self._at = now + START_DELAY
        if now < self._at:
            return self._at
        self.app.remove_screen(self)
        self._do()
        return None

    def run_command(self, name: str) -> bool:
        return name != "back"

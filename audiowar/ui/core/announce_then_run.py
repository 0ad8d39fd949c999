"""A screen that announces a long operation, then runs it as a whole."""

from __future__ import annotations

from collections.abc import Callable

from audiowar.announce.line import Line

from .app import App, Screen, ScreenContent

START_DELAY_SECONDS = 0.05
"""Seconds between the announcement and the operation, so that the voice can begin to speak."""


class BusyScreen(Screen):
    """Announces a long operation, then runs it and closes."""

    screen_kind = "menu"

    def __init__(self, app: App, line: Line, operation: Callable[[], None]) -> None:
        super().__init__(app)
        self._line = line
        self._do = operation
        self._at: float | None = None

    def announce_screen(self) -> None:
        self.app.say_system_message(self._line)

    def get_screen_content(self) -> ScreenContent:
        return ScreenContent((self._line,))

    def run_due_and_get_next_time(self, now: float) -> float | None:
        if self._at is None:
            self._at = now + START_DELAY_SECONDS
        if now < self._at:
            return self._at
        self.app.remove_screen(self)
        self._do()
        return None

    def run_command(self, name: str) -> bool:
        # Ignore every command, except that "back" is refused.
        return name != "back"

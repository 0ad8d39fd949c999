"""What stands on the stage while something takes long: it says so, and does it a moment later."""

from __future__ import annotations

from collections.abc import Callable

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line

from .screen import AppContext, Screen, VisibleScreen

HANDED_OVER = 0.05
"""Seconds in which a voice gets what it is to say before the program is busy."""


class BusyScreen(Screen):
    """Says that something takes long, and does it when that has been given to the voice."""

    where = "menu"

    def __init__(self, app: AppContext, line: Line, do: Callable[[], None]) -> None:
        super().__init__(app)
        self._line = line
        self._do = do
        self._at: float | None = None

    def enter(self) -> None:
        self.app.say(self._line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    def visible_screen(self) -> VisibleScreen:
        return VisibleScreen((self._line,))

    def tick(self, now: float) -> float | None:
        """Do it, once the words have been handed over."""
        if self._at is None:
            self._at = now + HANDED_OVER
        if now < self._at:
            return self._at
        self.app.remove_screen(self)
        self._do()
        return None

    def run_command(self, name: str) -> bool:
        return name != "back"

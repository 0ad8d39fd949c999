"""A screen that does long work in small parts and announces its progress."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from audiowar.announce.line import Line
from audiowar.archive.game_index import Progress
from audiowar.ui.core.app import App, Screen, ScreenContent

FIRST_SLICE = 0.2
"""Seconds of work before the screen is shown. Most work is done within this time."""
SLICE = 0.05
"""Seconds of each further part."""
PAUSE = 0.005
"""Seconds between two parts, so that keys are handled."""
PROGRESS_SECONDS = 3.0
"""Seconds between two announcements of the progress."""


STOPPED = Line("bundle-stopped")
"""The announcement when Escape stops the work and a part of it remains."""


def do_in_parts(
    app: App,
    steps: Iterator[Progress],
    done: Callable[[], None],
    stopped: Line | None = STOPPED,
) -> None:
    """Do all steps, on a screen if it takes long, then close it and call `done`.

    `stopped` is announced if Escape stops the work.
    """
    screen = WorkScreen(app, steps, done, stopped)
    if screen.work(FIRST_SLICE):
        app.open_screen(screen)
    else:
        done()


class WorkScreen(Screen):
    """Works during its ticks. Escape stops it."""

    def __init__(
        self,
        app: App,
        steps: Iterator[Progress],
        done: Callable[[], None],
        stopped: Line | None,
    ) -> None:
        super().__init__(app)
        self._stopped = stopped
        self._steps = steps
        self._done = done
        self._progress = Progress(0, 1)
        self._told_at = app.clock()

    def work(self, seconds: float) -> bool:
        """Work for about `seconds`. Return whether there is more to do."""
        until = time.perf_counter() + seconds
        for progress in self._steps:
            self._progress = progress
            if time.perf_counter() > until:
                return True
        return False

    def progress_line(self) -> Line:
        """Return the line with the progress."""
        done, total = self._progress.done, self._progress.total
        return Line("bundle-working", {"percent": 100 * done // max(1, total)})

    def enter(self) -> None:
        self.app.say(self.progress_line())

    def describe_visible(self) -> ScreenContent:
        return ScreenContent((self.progress_line(),))

    def tick(self, now: float) -> float | None:
        if not self.work(SLICE):
            self.app.remove_screen(self)
            self._done()
            return None
        if now >= self._told_at + PROGRESS_SECONDS:
            self._told_at = now
            self.app.report(self.progress_line())
        return now + PAUSE

    def run_command(self, name: str) -> bool:
        if name == "back":
            if self._stopped is not None:
                self.app.report(self._stopped)
            self.app.close_screen(self)
        return name == "back"

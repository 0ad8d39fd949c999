"""Screens for long work: in small parts with announced progress, or as a whole."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from audiowar.announce.line import Cue, Line
from audiowar.archive.game_index import Progress
from audiowar.archive.statistics import FinishedMatch, list_matches_begun_with_deal

from .app import App, Screen, ScreenContent

FIRST_SLICE_SECONDS = 0.2
"""Seconds of work before the screen is opened. Most work ends within this time."""
SLICE_SECONDS = 0.05
"""Seconds of work in each part after the first one."""
PROGRESS_INTERVAL_SECONDS = 3.0
"""Seconds between two announcements of the progress."""
FIRST_READING_SECONDS = 1.0
"""Seconds of reading games after which the progress is first announced."""
START_DELAY_SECONDS = 0.05
"""Seconds between the announcement and the operation, so that the voice can begin to speak."""
PAUSE_SECONDS = 0.005
"""Seconds between two parts of the work, in which keys are handled."""
STOPPED_LINE = Line("bundle-stopped")
"""Says that Escape has stopped the work and that its results so far are kept."""


MakeProgressLine = Callable[[int], Line]
"""Returns the line that says how much is done, from the percentage."""


def run_steps_in_parts(
    app: App,
    steps: Iterator[Progress],
    on_done: Callable[[], None],
    stopped_line: Line | None = STOPPED_LINE,
    make_progress_line: MakeProgressLine = lambda percent: Line(
        "bundle-working", {"percent": percent}
    ),
    quiet_seconds: float = 0.0,
    has_slow_steps: bool = False,
) -> None:
    """Do all `steps`, then call `on_done`. If that takes long, open a screen with the progress.

    If the player presses Escape on that screen, the work stops and `on_done` is not called. The
    progress is first announced after `quiet_seconds`. `has_slow_steps`: even one step takes long,
    so open the screen after the first.
    """
    screen = LongWorkScreen(app, steps, on_done, stopped_line, make_progress_line, quiet_seconds)
    if screen.run_steps(0.0 if has_slow_steps else FIRST_SLICE_SECONDS):
        on_done()
    else:
        app.open_screen(screen)


class LongWorkScreen(Screen):
    """Runs an iterator, which does a small part of the work in each step, and announces progress.

    It closes after the last step.
    """

    def __init__(
        self,
        app: App,
        steps: Iterator[Progress],
        on_done: Callable[[], None],
        stopped_line: Line | None,
        make_progress_line: MakeProgressLine,
        quiet_seconds: float,
    ) -> None:
        super().__init__(app)
        self._steps = steps
        self._done = on_done
        self._stopped = stopped_line
        self._make_line = make_progress_line
        self._is_quiet = quiet_seconds > 0
        self._next_news = app.clock() + (quiet_seconds or PROGRESS_INTERVAL_SECONDS)
        self._progress = Progress(0, 1)

    def progress_line(self) -> Line:
        """Return the line that says how much is done."""
        return self._make_line(100 * self._progress.done // max(1, self._progress.total))

    def announce_screen(self) -> None:
        if not self._is_quiet:
            self.app.say(self.progress_line())

    def get_screen_content(self) -> ScreenContent:
        return ScreenContent((self.progress_line(),))

    def run_due(self, now: float) -> float | None:
        if self.run_steps(SLICE_SECONDS):
            self.app.remove_screen(self)
            self._done()
            return None
        if now >= self._next_news:
            self._next_news = now + PROGRESS_INTERVAL_SECONDS
            self.app.say_system_message(self.progress_line())
        return now + PAUSE_SECONDS

    def run_steps(self, seconds: float) -> bool:
        """Run steps for about `seconds`. Return whether all steps are done."""
        until = time.perf_counter() + seconds
        for progress in self._steps:
            self._progress = progress
            if time.perf_counter() > until:
                return False
        return True

    def run_command(self, name: str) -> bool:
        """Stop the work on the command "back". Of the other commands, only global ones work."""
        if name == "back":
            if self._stopped is None:
                self.app.play_cue(Cue("menu-back"))
            else:
                self.app.say_system_message(self._stopped)
            self.app.close_screen(self)
        return name == "back"


class BusyScreen(Screen):
    """Announces an operation that cannot be divided, then runs it and closes."""

    def __init__(self, app: App, line: Line, operation: Callable[[], None]) -> None:
        super().__init__(app)
        self._line = line
        self._do = operation
        self._at: float | None = None

    def announce_screen(self) -> None:
        self.app.say_system_message(self._line)

    def get_screen_content(self) -> ScreenContent:
        return ScreenContent((self._line,))

    def run_due(self, now: float) -> float | None:
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


OpenWithMatches = Callable[[App, list[FinishedMatch]], None]
"""Opens a screen with the finished matches."""


def read_matches_then_open(app: App, open_screen: OpenWithMatches) -> None:
    """Read the finished matches, then call `open_screen`. Announce progress if this takes long."""
    updater = app.game_index_updater
    run_after_loading_games(
        app,
        lambda: run_steps_in_parts(
            app,
            updater.take_steps(for_statistics=True),
            lambda: open_screen(app, list_matches_begun_with_deal(updater.index)),
            stopped_line=None,
            make_progress_line=make_reading_line,
            quiet_seconds=FIRST_READING_SECONDS,
        ),
    )


def run_after_loading_games(app: App, action: Callable[[], None]) -> None:
    """Call `action`, which loads the index of games. If that takes long, say so first."""
    if app.game_index_updater.index.is_slow_to_load:
        app.open_screen(BusyScreen(app, make_reading_line(0), action))
    else:
        action()


def make_reading_line(percent: int) -> Line:
    """Return the line that says how many of the games have been read."""
    return Line("progress-reading", {"percent": percent})

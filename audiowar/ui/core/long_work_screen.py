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
"""Seconds of work in each part after the first one. Keys are handled between the parts."""
PROGRESS_INTERVAL_SECONDS = 3.0
"""Seconds between two announcements of the progress."""
FIRST_READING_SECONDS = 1.0
"""Seconds of reading games after which the progress is first announced."""
START_DELAY_SECONDS = 0.05
"""Seconds between the announcement and the operation, so that the voice can begin to speak."""
STOPPED_LINE = Line("bundle-stopped")
"""Says that Escape has stopped the work and that its results so far are kept."""


def run_steps_in_parts(
    app: App,
    steps: Iterator[Progress],
    on_done: Callable[[], None],
    stopped_line: Line | None = STOPPED_LINE,
) -> None:
    """Do all `steps`, then call `on_done`. If that takes long, open a screen with the progress.

    If the player presses Escape on that screen, the work stops and `on_done` is not called.
    """
    screen = IteratorWorkScreen(app, steps, on_done, stopped_line)
    if screen.run_steps(FIRST_SLICE_SECONDS):
        on_done()
    else:
        app.open_screen(screen)


class LongWorkScreen(Screen):
    """Does long work in small parts, announces the progress, and closes after the last part."""

    pause_seconds = 0.0
    """Seconds between two parts of the work, in which keys are handled."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._told_at = app.clock()

    def progress_line(self) -> Line:
        """Return the line that says how much is done."""
        raise NotImplementedError

    def do_part(self) -> bool:
        """Do a part of the work. Return whether it was the last one."""
        raise NotImplementedError

    def on_work_done(self) -> None:
        """Show the result, usually by opening a screen. Called after the last part."""
        raise NotImplementedError

    def announce_screen(self) -> None:
        self.app.say(self.progress_line())

    def get_screen_content(self) -> ScreenContent:
        return ScreenContent((self.progress_line(),))

    def run_due(self, now: float) -> float | None:
        if self.do_part():
            self.app.remove_screen(self)
            self.on_work_done()
            return None
        if now >= self._told_at + PROGRESS_INTERVAL_SECONDS:
            self._told_at = now
            self.app.say_system_message(self.progress_line())
        return now + self.pause_seconds

    def on_stopped(self) -> None:
        """Confirm, by a sound or an announcement, that Escape has stopped the work."""
        self.app.play_cue(Cue("menu-back"))

    def run_command(self, name: str) -> bool:
        if name == "back":
            self.on_stopped()
            self.app.close_screen(self)
        return True


class IteratorWorkScreen(LongWorkScreen):
    """Runs an iterator, which does a small part of the work in each step."""

    pause_seconds = 0.005

    def __init__(
        self,
        app: App,
        steps: Iterator[Progress],
        on_done: Callable[[], None],
        stopped_line: Line | None,
    ) -> None:
        super().__init__(app)
        self._stopped = stopped_line
        self._steps = steps
        self._done = on_done
        self._progress = Progress(0, 1)

    def do_part(self) -> bool:
        return self.run_steps(SLICE_SECONDS)

    def run_steps(self, seconds: float) -> bool:
        """Run steps for about `seconds`. Return whether all steps are done."""
        until = time.perf_counter() + seconds
        for progress in self._steps:
            self._progress = progress
            if time.perf_counter() > until:
                return False
        return True

    def progress_line(self) -> Line:
        done, total = self._progress.done, self._progress.total
        return Line("bundle-working", {"percent": 100 * done // max(1, total)})

    def on_work_done(self) -> None:
        self._done()

    def on_stopped(self) -> None:
        if self._stopped is not None:
            self.app.say_system_message(self._stopped)

    def run_command(self, name: str) -> bool:
        """Stop the work on the command "back". Of the other commands, only global ones work."""
        super().run_command(name)
        return name == "back"


class BusyScreen(Screen):
    """Announces an operation that cannot be divided, then runs it and closes."""

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

    def read() -> None:
        app.game_index_updater.begin_reading_changed_files(for_statistics=True)
        if app.game_index_updater.is_reading:
            app.open_screen(ReadingMatchesScreen(app, open_screen))
        else:
            open_screen(app, list_matches_begun_with_deal(app.game_index_updater.index))

    run_after_loading_games(app, read)


def run_after_loading_games(app: App, action: Callable[[], None]) -> None:
    """Call `action`, which loads the index of games. If that takes long, say so first."""
    if app.game_index_updater.index.is_slow_to_load:
        app.open_screen(BusyScreen(app, Line("progress-reading", {"percent": 0}), action))
    else:
        action()


class ReadingMatchesScreen(LongWorkScreen):
    """Waits until all games have been read, then opens a screen with the finished matches."""

    def __init__(self, app: App, open_screen: OpenWithMatches) -> None:
        super().__init__(app)
        self._do = open_screen
        self._told_at += FIRST_READING_SECONDS - PROGRESS_INTERVAL_SECONDS

    def progress_line(self) -> Line:
        progress = self.app.game_index_updater.progress
        return Line("progress-reading", {"percent": 100 * progress.done // max(1, progress.total)})

    def announce_screen(self) -> None:
        """Say nothing yet, because reading usually takes only a moment."""

    def do_part(self) -> bool:
        return not self.app.game_index_updater.is_reading

    def on_work_done(self) -> None:
        self._do(self.app, list_matches_begun_with_deal(self.app.game_index_updater.index))

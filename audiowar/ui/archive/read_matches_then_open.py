"""Read all finished matches, then open a screen that needs them."""

from __future__ import annotations

from collections.abc import Callable

from audiowar.announce.line import Line
from audiowar.archive.statistics import FinishedMatch, list_matches_begun_with_deal
from audiowar.ui.core.app import App

from .long_work_screen import PROGRESS_INTERVAL_SECONDS, LongWorkScreen

FIRST_PROGRESS_SECONDS = 1.0
"""Seconds of reading after which the progress is first announced."""

OpenWithMatches = Callable[[App, list[FinishedMatch]], None]
"""Opens a screen with the finished matches."""


def read_matches_then_open(app: App, open_screen: OpenWithMatches) -> None:
    """Read the finished matches, then call `open_screen`. Announce progress if this takes long."""
    app.game_index_updater.begin_reading_changed_files(for_statistics=True)
    if app.game_index_updater.is_reading:
        app.open_screen(ReadingMatchesScreen(app, open_screen))
    else:
        open_screen(app, list_matches_begun_with_deal(app.game_index_updater.index))


class ReadingMatchesScreen(LongWorkScreen):
    """Waits until all games have been read, then opens a screen with the finished matches."""

    def __init__(self, app: App, open_screen: OpenWithMatches) -> None:
        super().__init__(app)
        self._do = open_screen
        self._told_at += FIRST_PROGRESS_SECONDS - PROGRESS_INTERVAL_SECONDS

    def progress_line(self) -> Line:
        progress = self.app.game_index_updater.progress
        return Line("progress-reading", {"percent": 100 * progress.done // max(1, progress.total)})

    def announce_screen(self) -> None:
        """Say nothing yet, because reading usually takes only a moment."""

    def do_part_and_check_done(self) -> bool:
        return not self.app.game_index_updater.is_reading

    def on_work_done(self) -> None:
        self._do(self.app, list_matches_begun_with_deal(self.app.game_index_updater.index))

"""Read all finished matches, then open a screen that needs them."""

from __future__ import annotations

from collections.abc import Callable

from audiowar.announce.line import Line
from audiowar.archive.statistics import PlayedGame, list_played_games
from audiowar.ui.core.app import App

from .work_screen import PROGRESS_SECONDS, LongWorkScreen

FIRST_WORD_SECONDS = 1.0
"""Seconds of reading after which the progress is first announced."""

OpenPlayed = Callable[[App, list[PlayedGame]], None]
"""Opens a screen with the finished matches."""


def read_games_then_open(app: App, do: OpenPlayed) -> None:
    """Read the finished matches, then call `do`. Announce the progress if reading takes long."""
    app.game_index_reader.start_reading(with_facts=True)
    if app.game_index_reader.is_reading:
        app.open_screen(ReadingScreen(app, do))
    else:
        do(app, list_played_games(app.game_index_reader.index))


class ReadingScreen(LongWorkScreen):
    """Waits until all games have been read, then calls `do`."""

    def __init__(self, app: App, do: OpenPlayed) -> None:
        super().__init__(app)
        self._do = do
        self._told_at += FIRST_WORD_SECONDS - PROGRESS_SECONDS

    def progress_line(self) -> Line:
        progress = self.app.game_index_reader.progress
        return Line("progress-reading", {"percent": 100 * progress.done // max(1, progress.total)})

    def announce_screen(self) -> None:
        """Say nothing yet, because reading is usually over at once."""

    def do_next_part(self) -> bool:
        return not self.app.game_index_reader.is_reading

    def on_work_done(self) -> None:
        self._do(self.app, list_played_games(self.app.game_index_reader.index))

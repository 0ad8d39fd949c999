"""The menu of statistics, goals and ratings."""

from __future__ import annotations

from functools import partial

from audiowar.announce.line import Line
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, fixed_item

from .goals_menu import open_goals
from .rating_menu import open_ratings
from .read_games import read_games_then_open
from .statistics_menu import open_statistics


def open_progress_menu(app: App) -> None:
    """Open the menu of statistics, goals and ratings."""
    items = [
        fixed_item("progress-statistics", partial(read_games_then_open, app, open_statistics)),
        fixed_item("progress-goals", partial(read_games_then_open, app, open_goals)),
        fixed_item("progress-rating", partial(read_games_then_open, app, open_ratings)),
        fixed_item("menu-main", app.open_main_menu),
    ]
    app.open_screen(Menu(app, Line("progress-title"), items))

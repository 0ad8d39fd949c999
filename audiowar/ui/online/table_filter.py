"""Filter a server's list of open tables: by game, language of the host and free seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from audiowar.announce.line import Line
from audiowar.announce.player_names_and_common_lines import get_game_title
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules.registry import GAMES
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, fixed_item
from audiowar.ui.settings.setting_items import make_value_item

MAX_FILTERED_FREE_SEATS = 3
"""The maximum number of free seats that the filter can ask for."""


@dataclass
class TableFilter:
    """The filter that the player has set for the list of tables."""

    game: str = ""
    """Only tables with this game are listed; if empty, all tables."""
    language: str = ""
    """Only tables whose host has this language are listed; if empty, all tables."""
    min_free_seats: int = 0
    """The minimum number of free seats."""

    @property
    def request_fields(self) -> dict[str, Any]:
        """The filter as fields of a request for tables, without the fields that are not set."""
        fields = {"game": self.game, "lang": self.language, "free": self.min_free_seats}
        return {name: value for name, value in fields.items() if value}


def game_filter_line(game: str) -> Line:
    """Return the label of the row for the game, which is "" for all games."""
    if not game:
        return Line("together-filter-any-game")
    return Line("together-filter-game", {"game": get_game_title(game)})


def open_filter_menu(app: App, chosen: TableFilter, show_tables: Callable[[], None]) -> None:
    """Open the menu that sets the filter. `show_tables` is called to list the tables."""
    languages = sorted({tag.partition("-")[0] for tag in discover_locales()})
    items = [
        make_value_item(
            ["", *GAMES], lambda: chosen.game, partial(setattr, chosen, "game"), game_filter_line
        ),
        make_value_item(
            ["", *languages],
            lambda: chosen.language,
            partial(setattr, chosen, "language"),
            lambda language: Line("together-filter-language", {"value": language or "any"}),
        ),
        make_value_item(
            range(MAX_FILTERED_FREE_SEATS + 1),
            lambda: chosen.min_free_seats,
            partial(setattr, chosen, "min_free_seats"),
            lambda count: Line("together-filter-free", {"count": count}),
        ),
        fixed_item("together-filter-show", show_tables),
    ]
    app.open_screen(Menu(app, Line("together-filter-title"), items))

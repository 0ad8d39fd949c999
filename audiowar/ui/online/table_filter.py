"""Filter a server's list of open tables: by game, language of the host and free seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from audiowar.announce.line import Line
from audiowar.announce.view_lines import game_title
from audiowar.rules.registry import GAMES
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item

MAX_FREE_SEATS = 3
"""The maximum number of free seats that the filter can ask for."""


class TableFilter:
    """What the player requires of the tables in the list."""

    def __init__(self, languages: Collection[str]) -> None:
        """`languages`: the tags of the languages to choose from."""
        self._languages = sorted({tag.partition("-")[0] for tag in languages})
        self.game = ""
        """The only game to list; empty for all."""
        self.language = ""
        """The only language of hosts to list; empty for all."""
        self.free_seats = 0
        """The minimum number of free seats."""

    @property
    def request(self) -> dict[str, Any]:
        """The filter as fields of a request for tables."""
        fields = {"game": self.game, "lang": self.language, "free": self.free_seats}
        return {name: value for name, value in fields.items() if value}

    def game_line(self) -> Line:
        """Return the label of the row for the game."""
        if not self.game:
            return Line("together-filter-any-game")
        return Line("together-filter-game", {"game": game_title(self.game)})

    def language_line(self) -> Line:
        """Return the label of the row for the host's language."""
        return Line("together-filter-language", {"value": self.language or "any"})

    def free_seats_line(self) -> Line:
        """Return the label of the row for free seats."""
        return Line("together-filter-free", {"count": self.free_seats})

    def change_game(self, step: int) -> bool:
        """Switch to the next (1) or previous (-1) game; return False at the ends."""
        self.game, changed = step_in_values(["", *GAMES], self.game, step)
        return changed

    def change_language(self, step: int) -> bool:
        """Switch to the next (1) or previous (-1) language; return False at the ends."""
        self.language, changed = step_in_values(["", *self._languages], self.language, step)
        return changed

    def change_free_seats(self, step: int) -> bool:
        """Change the number of free seats by `step`; return False at the ends."""
        self.free_seats, changed = step_in_values(range(MAX_FREE_SEATS + 1), self.free_seats, step)
        return changed


def step_in_values(values: Sequence[Any], value: Any, step: int) -> tuple[Any, bool]:
    """Return the value `step` places further, limited to the ends, and whether it differs."""
    index = values.index(value) + step
    return values[min(max(index, 0), len(values) - 1)], 0 <= index < len(values)


def open_filter_menu(app: App, table_filter: TableFilter, on_show: Callable[[], None]) -> None:
    """Open the menu that sets the filter. `on_show` is called to list the tables."""
    items = [
        MenuItem(table_filter.game_line, on_change=table_filter.change_game),
        MenuItem(table_filter.language_line, on_change=table_filter.change_language),
        MenuItem(table_filter.free_seats_line, on_change=table_filter.change_free_seats),
        fixed_item("together-filter-show", on_show),
    ]
    app.open_screen(Menu(app, Line("together-filter-title"), items))

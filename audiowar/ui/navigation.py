"""Where the program leads from any screen: commands known anywhere, the main menu, a game's menu.

This is the one place that knows them all; screens get there by their stage and import nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from audiowar.ui.core.app import App, Routes
from audiowar.ui.core.screen import Screen

from .global_commands import COMMANDS
from .start import first_menu, main_menu

if TYPE_CHECKING:
    from audiowar.ui.table.table_screen import TableScreen


def menu_of(app: App, screen: Screen) -> None:
    """Open the menu of the game that is played on a screen."""
    # What lies behind a menu is loaded when it is chosen.
    from audiowar.ui.menus.game_menu import game_menu
    from audiowar.ui.table.table_screen import TableScreen

    assert isinstance(screen, TableScreen)
    game_menu(app, screen)


def table(app: App) -> TableScreen | None:
    """Return the table that is being played at, under whatever menus are open."""
    from audiowar.ui.table.table_screen import TableScreen

    tables = [screen for screen in app.screens if isinstance(screen, TableScreen)]
    return tables[-1] if tables else None


def sit_again(app: App, path: Path) -> None:
    """Lay a table anew from its file."""
    from audiowar.ui.menus.unfinished_games import sit_again

    sit_again(app, path)


WAYS = Routes(COMMANDS, main_menu, menu_of, first_menu, table, sit_again)
"""As the windows and terminals of the program give them to the app."""

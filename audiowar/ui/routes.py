"""The functions that the application calls on behalf of screens, such as opening the main menu.

Screens call them through the application, because importing each other would make circles. Only
this module imports all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.ui.core.app import App, Routes, Screen
from audiowar.ui.core.import_on_demand import import_on_demand

from .global_commands import COMMANDS
from .start import open_first_menu, open_main_menu

if TYPE_CHECKING:
    from audiowar.ui.table.table_screen import TableScreen


def open_game_menu(app: App, screen: Screen) -> None:
    """Open the menu of a match at a table, or of a recorded match."""
    # Imported late, so that the program starts fast.
    from audiowar.ui.archive.recorded_match_menu import open_recorded_match_menu
    from audiowar.ui.archive.recorded_match_screen import RecordedMatchScreen, recorded_match_items
    from audiowar.ui.menus.game_menu import open_game_menu
    from audiowar.ui.table.table_screen import TableScreen

    if isinstance(screen, RecordedMatchScreen):
        open_recorded_match_menu(screen)
        return
    assert isinstance(screen, TableScreen)
    open_game_menu(app, screen, recorded_match_items(app, screen.player_view.path))


def find_table(app: App) -> TableScreen | None:
    """Return the topmost table, even if menus are open above it; None if none is open."""
    # Imported late, to keep the start fast.
    from audiowar.ui.table.table_screen import TableScreen

    tables = [screen for screen in app.screens if isinstance(screen, TableScreen)]
    return tables[-1] if tables else None


reopen_table = import_on_demand("archive.resume_game", "reopen_table")
ROUTES = Routes(COMMANDS, open_main_menu, open_game_menu, open_first_menu, find_table, reopen_table)
"""The functions that every frontend passes to the application when it creates it."""

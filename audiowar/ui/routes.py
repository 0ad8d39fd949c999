"""The functions that screens call through the application, to avoid circular imports."""

from __future__ import annotations

from audiowar.ui.core.app import App, Routes, Screen
from audiowar.ui.core.preload_modules import import_when_called

from .first_screens import open_language_or_main_menu, open_main_menu
from .global_commands import COMMANDS


def open_match_menu(app: App, screen: Screen) -> None:
    """Open the menu of a match at a table, or of a recorded match."""
    # Imported late, so that the program starts fast.
    from audiowar.ui.archive import recorded_match_screen
    from audiowar.ui.archive.recorded_match_menu import open_recorded_match_menu
    from audiowar.ui.menus.match_menu import open_match_menu
    from audiowar.ui.table.table_screen import TableScreen

    if isinstance(screen, recorded_match_screen.RecordedMatchScreen):
        open_recorded_match_menu(screen)
        return
    assert isinstance(screen, TableScreen)
    items = recorded_match_screen.make_recorded_match_items(app, screen.player_view.path)
    open_match_menu(app, screen, items)


ROUTES = Routes(
    global_commands=COMMANDS,
    open_main_menu=open_main_menu,
    open_match_menu=open_match_menu,
    open_language_or_main_menu=open_language_or_main_menu,
    reopen_table=import_when_called("archive.resume_or_repair_match", "open_saved_table"),
)
"""The routes that every frontend passes to the application."""

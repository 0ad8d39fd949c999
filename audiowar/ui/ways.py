"""Where the program leads from any screen: commands known anywhere, the main menu, a game's menu.

This is the one place that knows them all; screens get there by their stage and import nothing.
"""

from __future__ import annotations

from .anywhere import COMMANDS
from .app import App, Ways
from .screen import Screen
from .start import main_menu


def menu_of(app: App, screen: Screen) -> None:
    """Open the menu of the game that is played on a screen."""
    # What lies behind a menu is loaded when it is chosen.
    from .game_menu import game_menu
    from .table import TableScreen

    assert isinstance(screen, TableScreen)
    game_menu(app, screen)


WAYS = Ways(COMMANDS, main_menu, menu_of)
"""As the windows and terminals of the program give them to the app."""

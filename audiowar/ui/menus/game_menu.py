"""The menu of a running or finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.bots.game_bots import get_game_bots
from audiowar.ui.core.key_help import KeySections
from audiowar.ui.core.menu import Item, Menu, fixed
from audiowar.ui.settings.settings_menu import SettingsMenu
from audiowar.ui.table.coach import looked_back

from .new_game import again_like, new_game
from .rules_reader import RulesReader

if TYPE_CHECKING:
    from audiowar.ui.core.app import App
    from audiowar.ui.table.table_screen import TableScreen


def game_menu(app: App, table: TableScreen) -> None:
    """Open the menu over the table."""

    def leave_game() -> None:
        app.close(menu)
        table.leave_game()

    def tricks_that_decided() -> None:
        looked_back(app, table.view(), table.course, table.names)

    game, rules, over = table.chair.game, table.chair.options, table.view().over
    items = [Item(fixed(Line("menu-back-to-table")), lambda: app.close(menu))]
    again = [
        Item(fixed(Line("menu-play-again")), lambda: again_like(app, table.chair)),
        Item(fixed(Line("menu-new-game")), lambda: new_game(app)),
    ]
    items = again + items if over else items + again
    if table.cursor.pad is not None:
        items.append(Item(fixed(Line("menu-leave-table")), lambda: leave_game()))
    if over and get_game_bots(game).has_coach:
        items.append(Item(fixed(Line("menu-decided")), tricks_that_decided))
    items += [
        Item(fixed(Line("menu-rules")), lambda: app.open(RulesReader(app, game, rules))),
        Item(fixed(Line("menu-settings")), lambda: app.open(SettingsMenu(app))),
        Item(fixed(Line("menu-keys")), lambda: app.open(KeySections(app))),
        Item(fixed(Line("menu-manual")), lambda: app.command("manual")),
        Item(fixed(Line("menu-main")), app.home),
        Item(fixed(Line("menu-quit")), app.quit),
    ]
    menu = Menu(app, Line("game-menu-over" if over else "game-menu-title"), items)
    app.open(menu)

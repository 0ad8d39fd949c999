"""The menu of a running or finished match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.bots.game_bots import get_game_bots
from audiowar.ui.core.key_help import KeySections
from audiowar.ui.core.menu import Menu, MenuItem, fixed_label
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
        app.close_screen(menu)
        table.leave_game()

    def tricks_that_decided() -> None:
        looked_back(app, table.view(), table.course, table.names)

    game, rules, over = table.chair.game, table.chair.options, table.view().over
    items = [MenuItem(fixed_label(Line("menu-back-to-table")), lambda: app.close_screen(menu))]
    again = [
        MenuItem(fixed_label(Line("menu-play-again")), lambda: again_like(app, table.chair)),
        MenuItem(fixed_label(Line("menu-new-game")), lambda: new_game(app)),
    ]
    items = again + items if over else items + again
    if table.cursor.pad is not None:
        items.append(MenuItem(fixed_label(Line("menu-leave-table")), lambda: leave_game()))
    if over and get_game_bots(game).has_coach:
        items.append(MenuItem(fixed_label(Line("menu-decided")), tricks_that_decided))
    items += [
        MenuItem(
            fixed_label(Line("menu-rules")), lambda: app.open_screen(RulesReader(app, game, rules))
        ),
        MenuItem(fixed_label(Line("menu-settings")), lambda: app.open_screen(SettingsMenu(app))),
        MenuItem(fixed_label(Line("menu-keys")), lambda: app.open_screen(KeySections(app))),
        MenuItem(fixed_label(Line("menu-manual")), lambda: app.run_command("manual")),
        MenuItem(fixed_label(Line("menu-main")), app.open_main_menu),
        MenuItem(fixed_label(Line("menu-quit")), app.quit),
    ]
    menu = Menu(app, Line("game-menu-over" if over else "game-menu-title"), items)
    app.open_screen(menu)

"""The menu of a running or finished match at a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.bots.bots_and_coach import get_bots
from audiowar.ui.core.app import App
from audiowar.ui.core.key_help import AllKeysHelp
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item
from audiowar.ui.settings.settings_menu import SettingsMenu
from audiowar.ui.table.coach import open_match_review

from .new_game import ask_game, play_again
from .rules_reader import RulesHeadings

if TYPE_CHECKING:
    from audiowar.ui.table.table_screen import TableScreen


def open_match_menu(app: App, table: TableScreen, more_items: Sequence[MenuItem] = ()) -> None:
    """Open the menu of a match. `more_items` are put before the item of the rules."""

    def leave_game() -> None:
        app.close_screen(menu)
        table.answer("leave")

    game, rules, over = table.player_view.game, table.player_view.options, table.view().over
    items = [fixed_item("menu-back-to-table", lambda: app.close_screen(menu))]
    same = Line("menu-play-again", {"opponents": len(table.player_view.names) - 1})
    again = [
        fixed_item(same, lambda: play_again(app, table.player_view)),
        fixed_item("menu-new-game", lambda: ask_game(app)),
    ]
    items = again + items if over else items + again
    if table.cursor.bet_entry is not None:
        items.append(fixed_item("menu-leave-table", leave_game))
    if over and get_bots(game).has_coach:
        review = partial(open_match_review, app, table.view(), table.step_announcer, table.names)
        items.append(fixed_item("menu-decided", review))
    items += more_items
    items += [
        fixed_item("menu-rules", lambda: app.open_screen(RulesHeadings(app, game, rules))),
        fixed_item("menu-settings", lambda: app.open_screen(SettingsMenu(app))),
        fixed_item("menu-keys", lambda: app.open_screen(AllKeysHelp(app))),
        fixed_item("menu-manual", lambda: app.run_global_command("manual")),
        fixed_item("menu-main", app.open_main_menu),
        fixed_item("menu-quit", app.request_quit),
    ]
    menu = Menu(app, Line("game-menu-over" if over else "game-menu-title"), items)
    app.open_screen(menu)

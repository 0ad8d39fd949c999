"""My games: the list of all games, running and over."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.view_lines import hyphenate
from audiowar.archive.game_index import GameIndex
from audiowar.archive.game_record import GameRecord
from audiowar.storage import saves
from audiowar.ui.core.grouped_list import GroupedMenu
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item
from audiowar.ui.menus.unfinished_games import resume

if TYPE_CHECKING:
    from audiowar.ui.core.app import App


def open_my_games(app: App) -> None:
    """Open the list of all games, or say that there is none."""
    index = GameIndex()
    for _ in index.refresh():
        pass
    records = index.records()
    if not records:
        app.refuse(Line("games-none"))
        return
    items = [game_item(app, record) for record in records]
    app.open_screen(GroupedMenu(app, Line("games-title", {"count": len(items)}), items))


def game_item(app: App, record: GameRecord) -> MenuItem:
    """Return the row of a game, which opens what can be done with it."""
    return MenuItem(lambda: describe_game(record), partial(open_game, app, record))


def open_game(app: App, record: GameRecord) -> None:
    """Open the list of what can be done with a game."""
    items = game_actions(app, record)
    items.append(fixed_item("menu-main", app.open_main_menu))
    app.open_screen(Menu(app, describe_game(record), items))


def game_actions(app: App, record: GameRecord) -> list[MenuItem]:
    """Return what can be done with a game."""
    items = []
    if not record.is_over:
        path = saves.saves_folder() / record.file
        items.append(fixed_item("games-continue", lambda: resume(app, path)))
    return items


def describe_game(record: GameRecord) -> Line:
    """Return the line of a game: game, opponents, result, length and when it was played."""
    if not record.game:
        kind = "unfinished-newer" if record.fault == "newer" else "unfinished-broken"
        return Line(kind, {"path": record.file.rpartition("/")[2]})
    args = {
        "title": record.title or None,
        "game": Line(f"game-{hyphenate(record.game)}"),
        "players": list(record.opponents),
        "result": record.own_result or "open",
        "tricks": record.tricks,
        "rounds": get_wording(record.game).has_rounds,
        "when": record.ended,
    }
    return Line("games-item", args)

"""The games that were left: a list to go on from, one that is played elsewhere, a damaged one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.asking import dashed
from audiowar.announce.line import Line
from audiowar.session import saves
from audiowar.session.locks import InUse
from audiowar.session.mending import Whole, mend, whole_part
from audiowar.session.shelf import Left, unfinished
from audiowar.session.transcript import Damaged
from audiowar.session.watching import Watched

from .menu import Item, Menu, fixed
from .new_game import go_on, new_game
from .start import main_menu
from .watching import WatchScreen

if TYPE_CHECKING:
    from .app import App


def list_games(app: App) -> None:
    """Open the list of all games without an end, or say that there is none."""
    games = list(unfinished())
    if not games:
        app.refuse(Line("unfinished-none"))
        return
    title = Line("unfinished-title", {"count": len(games), "limit": saves.KEPT_UNFINISHED})
    app.open(Menu(app, title, items(app, games)))


def items(app: App, games: Sequence[Left]) -> list[Item]:
    """Return the items of games to go on with."""
    return [
        Item(fixed(described(left)), lambda path=left.path: go_on(app, path))  # type: ignore[misc]
        for left in games
    ]


def described(left: Left) -> Line:
    """Say which game it is: its title, the others at the table, how far it is, when it was left."""
    if left.header is None or left.played is None:
        return Line("unfinished-broken", {"path": left.path.name})
    args = {
        "game": Line(f"game-{dashed(left.header.game)}"),
        "players": list(left.header.seats[1:]),
        "tricks": left.tricks,
        "when": left.played.isoformat(timespec="minutes"),
    }
    return Line("unfinished-item", args)


def played_elsewhere(app: App, path: Path) -> None:
    """Say that another running program plays the game, and what can be done instead."""
    others = [left for left in unfinished() if left.path != path]
    offered = [Item(fixed(Line("menu-watch")), lambda: watch(app, path))]
    offered += [Item(fixed(Line("menu-unfinished")), lambda: list_games(app))] if others else []
    offered += [
        Item(fixed(Line("menu-new-game")), lambda: new_game(app)),
        Item(fixed(Line("menu-main")), lambda: main_menu(app)),
    ]
    app.open(Menu(app, Line("save-in-use"), offered))


def watch(app: App, path: Path) -> None:
    """Follow a game that another running program plays."""
    try:
        watched = Watched(path)
    except (OSError, Damaged):
        tell_unreadable(app, path)
        return
    app.open(WatchScreen(app, watched))


def tell_unreadable(app: App, path: Path) -> None:
    """Say that a file cannot be read; it stays where it is."""
    tell(app, Line("save-unreadable", {"path": str(path)}))


def tell(app: App, line: Line) -> None:
    """Say something about a file."""
    app.say(line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)


def damaged(app: App, path: Path, line: int) -> None:
    """Offer to go on from the good lines of a damaged game, if there are any."""
    try:
        whole = whole_part(path)
    except OSError:
        tell_unreadable(app, path)
        return
    if not whole.lines:
        aside = saves.set_aside(path)
        main_menu(app)
        tell(app, Line("save-lost", {"path": str(aside)}))
        return
    title = Line("save-damaged", {"line": line, "trick": whole.trick})
    offered = [
        Item(fixed(Line("save-mend", {"trick": whole.trick})), lambda: mended(app, path, whole)),
        Item(fixed(Line("save-leave")), lambda: main_menu(app)),
    ]
    app.open(Menu(app, title, offered))


def mended(app: App, path: Path, whole: Whole) -> None:
    """Go on from the good lines, and say where the damaged file is kept."""
    try:
        copy = mend(path, whole.lines)
    except (OSError, InUse):
        tell(app, Line("save-not-mended", {"path": str(path)}))
        return
    go_on(app, path)
    tell(app, Line("save-mended", {"path": str(copy)}))

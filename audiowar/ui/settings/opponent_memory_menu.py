"""Let the player see and erase what opponents remember, and decide whether they may."""

from __future__ import annotations

import os
from collections.abc import Sequence

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line
from audiowar.announce.listener import Listener
from audiowar.announce.view_lines import hyphenate
from audiowar.bots.game_bots import get_game_bots
from audiowar.rules.view import View
from audiowar.storage import opponent_memory
from audiowar.storage.opponent_memory import OpponentMemory
from audiowar.table.player_view import PlayerView
from audiowar.ui.core.menu import Menu, MenuItem, fixed_label
from audiowar.ui.core.screen import AppContext

from .window_settings import switch


def allowed(app: AppContext) -> bool:
    """Return whether the player lets opponents remember."""
    return bool(app.settings.get("memory", False))


def keep(app: AppContext, chair: PlayerView, view: View, listener: Listener) -> None:
    """Save how the player chose in a finished match, if that was allowed throughout."""
    count = get_game_bots(chair.game).count_habits
    if not (chair.has_opponent_memory and allowed(app)) or count is None:
        return
    habits = count(view, listener.events)
    if habits is None or not habits.choices:
        return
    try:
        opponent_memory.remember_game(chair.game, len(chair.names), habits)
    except OSError:
        unwritable(app)


def items(app: AppContext) -> list[MenuItem]:
    """Return the items of the settings menu: the switch, and the list of what is remembered."""
    return [
        switch(app, "memory", usual=False),
        MenuItem(
            fixed_label(Line("memory-title")), lambda: app.open_screen(OpponentMemoryMenu(app))
        ),
    ]


class OpponentMemoryMenu(Menu):
    """What opponents remember, with an item to erase it."""

    reading = True

    def __init__(self, app: AppContext) -> None:
        known = opponent_memory.load_memory()
        on = allowed(app)
        told = [Line("memory-on" if on else "memory-off", {"known": bool(known)})]
        told += [Line("memory-nothing")] if on and not known else []
        told += [line for (game, size), one in known.items() for line in lines(game, size, one)]
        shown = [MenuItem(fixed_label(line)) for line in told]
        if os.path.exists(opponent_memory.memory_file()):
            shown.append(MenuItem(fixed_label(Line("memory-forget")), self.ask))
        super().__init__(app, Line("memory-title"), shown)

    def ask(self) -> None:
        """Ask for confirmation before erasing everything; the first answer is no."""

        def forget() -> None:
            self.app.remove_screen(question)
            self.forget()

        answers = [
            MenuItem(
                fixed_label(Line("memory-forget-no")), lambda: self.app.close_screen(question)
            ),
            MenuItem(fixed_label(Line("memory-forget-yes")), forget),
        ]
        question = Menu(self.app, Line("memory-forget-sure"), answers)
        self.app.open_screen(question)

    def forget(self) -> None:
        """Erase everything, and say so."""
        try:
            opponent_memory.delete_memory()
        except OSError:
            unwritable(self.app)
            return
        self.app.close_screen(self)
        self.app.say(Line("memory-forgotten"), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)


def lines(game: str, size: str, one: OpponentMemory) -> Sequence[Line]:
    """Return what is remembered of one game and table size: percentages of card groups."""
    whole = one.habits.choices
    shares = {f"group-{n}": round(100 * c / whole) for n, c in enumerate(one.habits.seen, 1)}
    args = {"game": Line(f"game-{hyphenate(game)}"), "size": size, "games": one.games, **shares}
    return [Line(f"memory-{hyphenate(game)}", args)]


def unwritable(app: AppContext) -> None:
    """Say that the file cannot be written."""
    line = Line("settings-unwritable", {"path": str(opponent_memory.memory_file())})
    app.say(line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

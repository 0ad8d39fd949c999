"""Key help: the keys of the screen below as a list, made from the command table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.input.commands import COMMANDS, Command

from .menu import Item, Menu, fixed
from .screen import Screen

if TYPE_CHECKING:
    from .app import App

TOGETHER = {"rank-2": "ranks", **{f"rank-{n}": "" for n in range(3, 11)}}
"""Commands that the help tells as one line; those with an empty name are left to it."""
TOGETHER |= {f"rank-{name}": "" for name in ("jack", "queen", "king", "ace", "joker")}
TOLD_AS = dict.fromkeys(TOGETHER, "rank")


class KeyDescriber(Screen):
    """Every key says its name and what it does on the screen below; Escape twice leaves."""

    captures = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.below = app.top
        self._last = ""

    def enter(self) -> None:
        self.app.say(Line("describer-title"))

    def key(self, key: str) -> bool:
        if key == self._last == "escape":
            self.app.close(self)
            return True
        self._last = key
        name = self.app.keymap.command(key, self.below.where)
        does = Line(self.below.does(TOLD_AS.get(name, name))) if name else Line("command-none")
        self.app.say(Line("describer-key", {"key": self.app.key_line(key), "does": does}))
        return True

    def line(self, text: str) -> bool:
        return True


class KeyHelp(Menu):
    """The commands that the screen below knows, then those known anywhere."""

    def __init__(self, app: App) -> None:
        where = app.top.where
        own = [c for c in COMMANDS.values() if c.where == where]
        anywhere = [c for c in COMMANDS.values() if c.where == "anywhere"]
        lines = [line for command in own + anywhere if (line := help_line(app, command))]
        title = Line("help-title", {"where": Line(f"help-{where}")})
        super().__init__(app, title, [Item(fixed(line)) for line in lines])


def help_line(app: App, command: Command) -> Line | None:
    """Tell the keys of a command and what it does; None for one that is told with another."""
    name = TOGETHER.get(command.name, command.name)
    keys = app.keymap.keys(command.name)
    if not name or not keys:
        return None
    if name == "ranks":
        return Line("help-ranks")
    told = [app.told(app.key_line(key)) for key in keys]
    return Line("help-line", {"keys": told, "does": Line(app.top.does(name))})

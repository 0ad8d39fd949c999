"""Key help: the keys of the screen below as a list, made from the command table."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.announce.line import Line
from audiowar.input.commands import COMMANDS, Command

from .menu import Item, Menu, Reading, fixed
from .naming import EVERYWHERE, RANK_NAMES, does_line
from .screen import Screen, Stage

TOGETHER = {"rank-2": "ranks", **{f"rank-{name}": "" for name in RANK_NAMES[1:]}}
"""Commands that the help tells as one line; those with an empty name are left to it."""
PLACES = ("table", "menu", "anywhere")
"""Where keys are known, in the order of the key help."""


class KeyDescriber(Screen):
    """Every key says its name and what it does on the screen below; Escape twice leaves."""

    captures = True

    def __init__(self, app: Stage) -> None:
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
        self.app.say(Line("describer-key", {"key": self.app.key_line(key), "does": self.does(key)}))
        return True

    def does(self, key: str) -> Line:
        """Tell what a key does on the screen below."""
        if self.below.typing and (len(key) == 1 or key == "space"):
            return Line("entry-does-type")
        if self.below.typing and key == "delete":
            return Line("entry-does-delete")
        name = self.app.keymap.command(key, self.below.where)
        if name is None or name in self.below.idle:
            return Line("command-none")
        return does_line(name, self.below.meanings)

    def line(self, text: str) -> bool:
        return True


class KeyHelp(Reading):
    """The commands that the screen below knows, then those known anywhere."""

    def __init__(self, app: Stage) -> None:
        below = app.top
        lines = entry_lines(app) if below.typing else []
        for where in (below.where, "anywhere"):
            lines += help_lines(app, where, below)
        title = Line(
            "help-title", {"where": Line("help-entry" if below.typing else f"help-{below.where}")}
        )
        super().__init__(app, title, [Item(fixed(line)) for line in lines])


class KeySections(Menu):
    """All keys, section by section: those of the table can be learnt before there is one."""

    def __init__(self, app: Stage) -> None:
        items = [Item(fixed(Line(f"help-section-{where}")), self.read) for where in PLACES]
        super().__init__(app, Line("help-sections"), items)

    def read(self) -> None:
        """Open the section under the arrows."""
        where = PLACES[self.index]
        lines = help_lines(self.app, where)
        title = Line("help-title", {"where": Line(f"help-{where}")})
        self.app.open(Reading(self.app, title, [Item(fixed(line)) for line in lines]))


def entry_lines(app: Stage) -> list[Line]:
    """Tell the keys of a line to type that are bound to no command."""
    delete = Line(
        "help-line", {"keys": [app.told(app.key_line("delete"))], "does": Line("entry-does-delete")}
    )
    return [Line("entry-help-type"), delete]


def help_lines(app: Stage, where: str, below: Screen | None = None) -> list[Line]:
    """Tell the keys of a place; `below` is a screen on which some do something else."""
    meanings = EVERYWHERE if below is None else below.meanings
    idle = frozenset() if below is None else below.idle
    commands = [c for c in COMMANDS.values() if c.where == where and c.name not in idle]
    return [line for command in commands if (line := help_line(app, command, meanings))]


def help_line(app: Stage, command: Command, meanings: Mapping[str, str]) -> Line | None:
    """Tell the keys of a command and what it does; None for one that is told with another."""
    name = TOGETHER.get(command.name, command.name)
    keys = app.keymap.keys(command.name)
    if not name or not keys:
        return None
    if name == "ranks":
        digits = meanings.get(command.name)
        return Line("help-digits", {"does": Line(digits)}) if digits else Line("help-ranks")
    told = [app.told(app.key_line(key)) for key in keys]
    return Line("help-line", {"keys": told, "does": does_line(name, meanings)})

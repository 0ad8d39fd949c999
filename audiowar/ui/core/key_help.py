"""Key help: lists of keys and what they do, and the description of single pressed keys."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.announce.line import Line
from audiowar.input.command_definition import Command
from audiowar.input.commands import COMMANDS, GROUPS, PLACES_BY_SCREEN_KIND, RANK_NAMES

from .app import App, Screen
from .grouped_menu import Group, GroupedMenu
from .key_labels import NO_UNUSUAL_MEANINGS, describe_command, key_line
from .menu import MenuItem, fixed_item

HELP_NAMES_OF_RANK_COMMANDS = {"rank-2": "ranks", **{f"rank-{name}": "" for name in RANK_NAMES[1:]}}
"""The name of the help line of each command that moves to a rank. The first command's line is for
all of them; the names of the others are empty, because they have no line."""
LISTED_COMMAND_PLACES = ("table", "listen", "menu", "anywhere")
"""The values of `Command.place` whose commands the help lists."""
HELP_GROUPS = {
    name: (*names, *GROUPS["ranks"]) if name == "cards" else names
    for name, names in GROUPS.items()
    if name != "ranks"
}
"""The commands in each group of the key help. The group of cards includes the ranks."""
MAX_ANNOUNCED_KEYS = 5
"""How many of the most important keys the help announces first."""
MOST_IMPORTANT_COMMANDS: Mapping[str, tuple[str, ...]] = {
    "table": ("card-next", "play", "auto", "rules-now", "why", "last-trick", "menu"),
    "listen": ("step-next", "trick-next", "war-next", "viewer", "play", "menu"),
    "menu": ("next", "enter", "back", "more"),
    "entry": ("enter", "repeat", "less", "back"),
}
"""The most important commands of each kind of screen. The last of them is always announced."""


class KeyDescriber(Screen):
    """Says what each pressed key does on the screen below, until Escape is pressed twice."""

    captures_keys = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.below = app.top
        self._last = ""

    def announce_screen(self) -> None:
        self.app.say(Line("describer-title"))

    def intercept_key(self, key: str) -> bool:
        if key == self._last == "escape":
            self.app.close_screen(self)
            return True
        self._last = key
        args = {"key": key_line(key), "does": self.describe_key(key)}
        self.app.say(Line("describer-key", args))
        return True

    def handle_typed_line(self, text: str) -> bool:
        self.announce_screen()
        return True

    def describe_key(self, key: str) -> Line:
        """Return the line that says what a key does on the screen below."""
        if self.below.accepts_text and (len(key) == 1 or key == "space"):
            return Line("entry-does-type")
        if self.below.accepts_text and key == "delete":
            return Line("entry-does-delete")
        name = self.app.keymap.find_command(key, self.below.screen_kind, self.below.table_game)
        if name is None or name in self.below.unavailable_commands:
            return Line("command-none")
        return describe_command(name, self.below.unusual_meanings)


class KeyHelp(GroupedMenu):
    """The help of the screen below: its most important keys, then all its keys in groups."""

    def __init__(self, app: App) -> None:
        self.below = below = app.top
        self.first_lines = most_important_key_lines(app, below)
        parts: list[MenuItem | Group] = [fixed_item(line) for line in self.first_lines]
        where = Line("help-entry" if below.accepts_text else f"help-{below.screen_kind}")
        parts += key_help_groups(app, below)
        super().__init__(app, Line("help-title", {"where": where}), parts)

    def announce_screen(self) -> None:
        """Announce the most important keys, but not again when the player returns from a group."""
        if self.hints_spoken:
            super().announce_screen()
            return
        self.hints_spoken = True
        self.app.say(self.title, *self.first_lines, Line("help-more"), *self.leave_hint_lines())


class AllKeysHelp(GroupedMenu):
    """The list of all keys in groups, which players can read before a match."""

    def __init__(self, app: App) -> None:
        super().__init__(app, Line("help-sections"), key_help_groups(app))


def most_important_key_lines(app: App, below: Screen) -> list[Line]:
    """Return the help lines of the most important keys of the screen `below`."""
    place = "entry" if below.accepts_text else below.screen_kind
    lines = typing_help_lines(app)[:1] if below.accepts_text else []
    last = MOST_IMPORTANT_COMMANDS[place][-1]
    for name in MOST_IMPORTANT_COMMANDS[place]:
        if name in below.unavailable_commands or (
            len(lines) == MAX_ANNOUNCED_KEYS - 1 and name != last
        ):
            continue
        if (line := command_help_line(app, COMMANDS[name], below.unusual_meanings)) is not None:
            lines.append(line)
    return [*lines, Line("help-letters")] if place == "menu" else lines


def key_help_groups(app: App, below: Screen | None = None) -> list[MenuItem | Group]:
    """Return help lines in groups: for the commands of the screen `below`; if None, for all."""
    meanings = NO_UNUSUAL_MEANINGS if below is None else below.unusual_meanings
    inactive = frozenset() if below is None else below.unavailable_commands
    places = LISTED_COMMAND_PLACES if below is None else PLACES_BY_SCREEN_KIND[below.screen_kind]
    groups: list[MenuItem | Group] = []
    for group, names in HELP_GROUPS.items():
        commands = [COMMANDS[name] for name in names if name not in inactive]
        help_lines = [
            command_help_line(app, one, meanings) for one in commands if one.place in places
        ]
        lines = [line for line in help_lines if line is not None]
        if group == "lists" and below is not None and below.accepts_text:
            lines += typing_help_lines(app)
        elif group == "lists" and lines:
            lines.append(Line("help-letters"))
        if lines:
            groups.append(Group(Line(f"keys-group-{group}"), list(map(fixed_item, lines))))
    return groups


def typing_help_lines(app: App) -> list[Line]:
    """Return the help lines about typing text. The keys for typing belong to no command."""
    delete = {"keys": [app.render(key_line("delete"))], "does": Line("entry-does-delete")}
    return [Line("entry-help-type"), Line("help-line", delete)]


def command_help_line(app: App, command: Command, meanings: Mapping[str, str]) -> Line | None:
    """Return the line of a command; None if it has no keys or shares another command's line."""
    name = HELP_NAMES_OF_RANK_COMMANDS.get(command.name, command.name)
    keys = app.keymap.get_keys(command.name)
    if not name or not keys:
        return None
    if name == "ranks":
        digits = meanings.get(command.name)
        return Line("help-digits", {"does": Line(digits)}) if digits else Line("help-ranks")
    key_names = [app.render(key_line(key)) for key in keys]
    return Line("help-line", {"keys": key_names, "does": describe_command(name, meanings)})

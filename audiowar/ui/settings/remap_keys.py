"""The list of commands with their keys.

The player chooses a command, then presses its new key.
"""

from __future__ import annotations

from audiowar.announce.line import Cue, Line
from audiowar.input.command_definition import Command
from audiowar.input.commands import COMMANDS, GROUPS
from audiowar.input.key_file import KeyProblem, format_key_file, read_key_lines
from audiowar.input.key_names import format_key_for_key_file, parse_key
from audiowar.storage.locks import lock_while_changing
from audiowar.storage.private_files import make_private_folder, write_text_atomically
from audiowar.storage.settings import get_data_folder
from audiowar.ui.core.app import App, Screen
from audiowar.ui.core.grouped_menu import Group, GroupedMenu
from audiowar.ui.core.key_labels import describe_command, key_line
from audiowar.ui.core.menu import MenuItem, fixed_item

RESERVED_KEYS = ("escape", "enter")
"""Keys that the player cannot give to a command, because menus need them."""


class RemapMenu(GroupedMenu):
    """Lists all commands with their keys, in groups. Choosing a command asks for its new key."""

    def __init__(self, app: App) -> None:
        parts: list[MenuItem | Group] = [fixed_item("remap-usual", self.restore_defaults)]
        for name, commands in GROUPS.items():
            items = [self.make_command_item(COMMANDS[command]) for command in commands]
            parts.append(Group(Line(f"keys-group-{name}"), items))
        super().__init__(app, Line("remap-title"), parts, Line("remap-hint"))

    def make_command_item(self, command: Command) -> MenuItem:
        """Return the menu item that shows a command with its keys, and asks for a new key."""

        def label() -> Line:
            keys = [self.app.render(key_line(k)) for k in self.app.keymap.get_keys(command.name)]
            does = describe_command(command.name)
            return Line("remap-line", {"keys": keys, "does": does, "where": command.place})

        return MenuItem(label, lambda: self.app.open_screen(NewKeyScreen(self.app, command)))

    def restore_defaults(self) -> None:
        """Restore the default keys by deleting the player's key file."""
        path = get_data_folder() / "keys.ini"
        try:
            path.unlink(missing_ok=True)
        except OSError:
            self.app.refuse(Line("settings-unwritable", {"path": str(path)}))
            return
        self.app.reload_keys()
        self.app.say(Line("remap-usual-done"))


class NewKeyScreen(Screen):
    """Waits for a key, which then replaces the keys of a command. A reserved key cancels."""

    captures_keys = True

    def __init__(self, app: App, command: Command) -> None:
        super().__init__(app)
        self._command = command

    def announce_screen(self) -> None:
        does = describe_command(self._command.name)
        self.app.say(Line("remap-press", {"does": does}))

    def intercept_key(self, key: str) -> bool:
        self.app.remove_screen(self)
        if key in RESERVED_KEYS:
            self.app.play_cue(Cue("menu-back"))
            self.app.top.announce_screen()
            return True
        other = find_command_with_same_key(self.app, self._command, key)
        named = key_line(key)
        if other is not None:
            does = describe_command(other)
            self.app.refuse(Line("remap-clash", {"key": named, "does": does}))
        elif parse_key(format_key_for_key_file(key)) != key:
            self.app.refuse(Line("remap-no-key"))
        elif not try_to_save_key(self._command.name, key):
            path = str(get_data_folder() / "keys.ini")
            self.app.refuse(Line("settings-unwritable", {"path": path}))
        else:
            self.app.reload_keys()
            self.app.play_cue(Cue("option-on"))
            does = describe_command(self._command.name)
            self.app.say(Line("remap-done", {"key": named, "does": does}))
        return True


def find_command_with_same_key(app: App, command: Command, key: str) -> str | None:
    """Return another command that has the key and can clash with `command`, or None."""
    others = [one for one in COMMANDS.values() if one != command and one.can_clash_with(command)]
    return next((one.name for one in others if key in app.keymap.get_keys(one.name)), None)


def try_to_save_key(command: str, key: str) -> bool:
    """Save a command's new key in the player's key file; return False if that fails.

    If the key file is damaged, it is kept under another name, and only its valid lines are copied.
    """
    path = get_data_folder() / "keys.ini"
    problems: list[KeyProblem] = []
    try:
        make_private_folder(path.parent)
        with lock_while_changing(path):
            lines = {line.command: line.keys for line in read_key_lines(path, problems)}
            lines[command] = format_key_for_key_file(key)
            if problems:
                path.replace(path.with_suffix(".ini.broken"))
            write_text_atomically(path, format_key_file(lines))
    except OSError:
        return False
    return True

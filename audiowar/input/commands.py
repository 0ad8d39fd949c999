"""All commands, each declared once: its keys, where it works, its group, its button on the page.

Screens implement commands in tables named `COMMANDS`. A game declares its own commands in its
`commands.py`, and implements them in `GameWording.run_own_command`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Final

from .command_definition import Button, Command

GAMES_PACKAGE = "audiowar.games"
"""The package of all games, from which the commands of single games are imported."""


def _command(
    name: str, where: str, group: str, *keys: str, button: tuple[str, int, str] | None = None
) -> tuple[str, Command]:
    return name, Command(name, where, group, keys, Button(*button) if button else None)


def iter_single_game_commands() -> Iterator[tuple[str, Command]]:
    """Yield the name of each command that only one game has, and the command with its game."""
    for game in import_module(GAMES_PACKAGE).GAMES_WITH_COMMANDS:
        for command in import_module(f"{GAMES_PACKAGE}.{game}.commands").COMMANDS:
            yield command.name, replace(command, game=game)


RANK_NAMES: Final = (*map(str, range(2, 11)), "jack", "queen", "king", "ace", "joker")
RANK_KEYS: Final = dict(zip(RANK_NAMES, "234567890jqkax", strict=True))
"""The default keys that move to a card of a rank."""
COMMANDS: Final[Mapping[str, Command]] = dict(
    [
        _command("help", "anywhere", "program", "f1"),
        _command("describe-keys", "anywhere", "program", "ctrl+f1"),
        _command("manual", "anywhere", "program", "shift+f1"),
        _command("next-language", "anywhere", "program", "f2"),
        _command("detail", "anywhere", "program", "f3"),
        _command("older", "anywhere", "messages", "f5", button=("anywhere", 1, "older")),
        _command("newer", "anywhere", "messages", "f6", button=("anywhere", 2, "newer")),
        _command("oldest", "anywhere", "messages", "shift+f5"),
        _command("newest", "anywhere", "messages", "shift+f6"),
        _command("repeat", "anywhere", "messages", "backspace", button=("anywhere", 3, "repeat")),
        _command("copy", "anywhere", "messages", "ctrl+c"),
        _command("search", "anywhere", "messages", "ctrl+f"),
        _command("buffer-previous", "anywhere", "messages", "pageup"),
        _command("buffer-next", "anywhere", "messages", "pagedown"),
        _command("silence", "anywhere", "sound", "ctrl", button=("anywhere", 4, "silence")),
        _command("slower", "anywhere", "sound", "f7"),
        _command("faster", "anywhere", "sound", "f8"),
        _command("sound-softer", "anywhere", "sound", "f9"),
        _command("sound-louder", "anywhere", "sound", "f10"),
        _command("speech-softer", "anywhere", "sound", "ctrl+f9"),
        _command("speech-louder", "anywhere", "sound", "ctrl+f10"),
        _command("full-screen", "anywhere", "program", "f11"),
        _command("previous", "menu", "lists", "up"),
        _command("next", "menu", "lists", "down"),
        _command("first", "menu", "lists", "home"),
        _command("last", "menu", "lists", "end"),
        _command("less", "menu", "lists", "left", button=("menu", 3, "less")),
        _command("more", "menu", "lists", "right", button=("menu", 4, "more")),
        _command("enter", "menu", "lists", "enter", button=("menu", 1, "choose")),
        _command("back", "menu", "lists", "escape", button=("menu", 2, "back")),
        _command("card-previous", "table", "cards", "left", "up"),
        _command("card-next", "table", "cards", "right", "down"),
        _command("card-first", "table", "cards", "home"),
        _command("card-last", "table", "cards", "end"),
        _command("play", "table", "cards", "enter", button=("table", 1, "")),
        _command("rules-now", "table", "asking", "r", button=("table", 3, "rules")),
        _command("who-chooses", "table", "asking", "t", button=("table", 4, "who")),
        _command("owned", "table", "asking", "e", button=("table", 5, "count")),
        _command("power", "table", "cards", "c", button=("table", 6, "power")),
        _command("hand", "table", "cards", "h", button=("more", 2, "hand")),
        _command("pot", "table", "asking", "p", button=("more", 3, "pot")),
        _command("last-trick", "table", "asking", "l", button=("table", 2, "last")),
        _command("why", "table", "asking", "y", button=("more", 1, "why")),
        *(_command(f"rank-{rank}", "table", "ranks", key) for rank, key in RANK_KEYS.items()),
        _command("coach", "table", "asking", "g", button=("more", 4, "coach")),
        _command("auto", "table", "game", "space", button=("more", 5, "auto")),
        _command("skip", "table", "game", "s", button=("more", 6, "skip")),
        _command("stop-timer", "table", "game", "ctrl+t", button=("more", 7, "timer")),
        _command("chat", "table", "game", "m", button=("shared", 1, "chat")),
        _command("who-is-here", "table", "game", "w", button=("shared", 2, "here")),
        _command("menu", "table", "game", "escape", button=("table", 7, "menu")),
        _command("step-previous", "listen", "listening", "up", button=("listen", 1, "step-back")),
        _command("step-next", "listen", "listening", "down", button=("listen", 2, "step-on")),
        _command("trick-previous", "listen", "listening", "left", button=("listen", 3, "earlier")),
        _command("trick-next", "listen", "listening", "right", button=("listen", 4, "later")),
        _command("step-first", "listen", "listening", "home"),
        _command("step-last", "listen", "listening", "end"),
        _command("war-next", "listen", "jumps", "w", button=("listen", 5, "war")),
        _command("war-previous", "listen", "jumps", "shift+w"),
        _command("joker-next", "listen", "jumps", "x", button=("listen", 6, "joker")),
        _command("joker-previous", "listen", "jumps", "shift+x"),
        _command("revolution-next", "listen", "jumps", "j", button=("listen", 7, "revolution")),
        _command("revolution-previous", "listen", "jumps", "shift+j"),
        _command("out-next", "listen", "jumps", "o", button=("listen", 8, "out")),
        _command("out-previous", "listen", "jumps", "shift+o"),
        _command("review-next", "listen", "jumps", "n", button=("listen", 9, "review")),
        _command("review-previous", "listen", "jumps", "shift+n"),
        _command("viewer", "listen", "listening", "v", button=("listen", 10, "viewer")),
        *iter_single_game_commands(),
    ]
)
"""All commands by name, in the order of the manual."""
GROUP_NAMES: Final = (
    *("cards", "ranks", "asking", "game", "listening", "jumps"),
    *("lists", "messages", "sound", "program"),
)
"""The groups of commands in the order of the key help; each has a message `keys-group-NAME`."""
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    group: tuple(name for name, command in COMMANDS.items() if command.group == group)
    for group in GROUP_NAMES
}


BUTTON_ROWS: Final = ("table", "more", "shared", "listen", "menu", "anywhere")


def get_buttons_by_command(row: str) -> dict[str, Button]:
    """Return the buttons in a row of the page, by command name, in their order."""
    found = ((name, one.button) for name, one in COMMANDS.items())
    here = [(name, button) for name, button in found if button is not None and button.row == row]
    return dict(sorted(here, key=lambda one: one[1].position))


PLACES_BY_SCREEN_KIND: Final[Mapping[str, tuple[str, ...]]] = {
    "table": ("table", "anywhere"),
    "listen": ("listen", "table", "anywhere"),
    "menu": ("menu", "anywhere"),
}
"""For each kind of screen, the values of `Command.place` with which commands work there. If two
commands have the same key, the one whose value is listed earlier runs."""


def is_command_of_game(command_name: str, game: str) -> bool:
    """Return whether a command is one that only this game has."""
    return bool(game) and command_name in COMMANDS and COMMANDS[command_name].game == game

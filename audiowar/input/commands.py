"""Every command, declared once: dispatch, key help, remapping and the manual read this table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Command:
    """Something a player can do with a key. Its message is `command-<name>`."""

    name: str
    where: str
    """The screens that know it: "anywhere", "menu", "table"."""
    keys: tuple[str, ...]
    """The keys when nobody has changed them, as in `keys.py`."""


def _command(where: str, name: str, *keys: str) -> tuple[str, Command]:
    return name, Command(name, where, keys)


COMMANDS: Mapping[str, Command] = dict(
    [
        _command("anywhere", "help", "f1"),
        _command("anywhere", "describe-keys", "ctrl+f1"),
        _command("anywhere", "manual", "shift+f1"),
        _command("anywhere", "next-language", "f2"),
        _command("anywhere", "detail", "f3"),
        _command("anywhere", "older", "f5"),
        _command("anywhere", "newer", "f6"),
        _command("anywhere", "oldest", "shift+f5"),
        _command("anywhere", "newest", "shift+f6"),
        _command("anywhere", "repeat", "backspace"),
        _command("anywhere", "copy", "ctrl+c"),
        _command("anywhere", "search", "ctrl+f"),
        _command("anywhere", "buffer-previous", "pageup"),
        _command("anywhere", "buffer-next", "pagedown"),
        _command("anywhere", "silence", "ctrl"),
        _command("anywhere", "slower", "f7"),
        _command("anywhere", "faster", "f8"),
        _command("anywhere", "sound-softer", "f9"),
        _command("anywhere", "sound-louder", "f10"),
        _command("anywhere", "speech-softer", "ctrl+f9"),
        _command("anywhere", "speech-louder", "ctrl+f10"),
        _command("anywhere", "full-screen", "f11"),
        _command("menu", "previous", "up"),
        _command("menu", "next", "down"),
        _command("menu", "first", "home"),
        _command("menu", "last", "end"),
        _command("menu", "less", "left"),
        _command("menu", "more", "right"),
        _command("menu", "enter", "enter"),
        _command("menu", "back", "escape"),
        _command("table", "card-previous", "left", "up"),
        _command("table", "card-next", "right", "down"),
        _command("table", "card-first", "home"),
        _command("table", "card-last", "end"),
        _command("table", "play", "enter"),
        _command("table", "rules-now", "r"),
        _command("table", "who-chooses", "t"),
        _command("table", "owned", "e"),
        _command("table", "power", "c"),
        _command("table", "hand", "h"),
        _command("table", "pot", "p"),
        _command("table", "last-trick", "l"),
        _command("table", "why", "y"),
        _command("table", "rank-2", "2"),
        _command("table", "rank-3", "3"),
        _command("table", "rank-4", "4"),
        _command("table", "rank-5", "5"),
        _command("table", "rank-6", "6"),
        _command("table", "rank-7", "7"),
        _command("table", "rank-8", "8"),
        _command("table", "rank-9", "9"),
        _command("table", "rank-10", "0"),
        _command("table", "rank-jack", "j"),
        _command("table", "rank-queen", "q"),
        _command("table", "rank-king", "k"),
        _command("table", "rank-ace", "a"),
        _command("table", "rank-joker", "x"),
        _command("table", "coach", "g"),
        _command("table", "auto", "space"),
        _command("table", "skip", "s"),
        _command("table", "stop-timer", "ctrl+t"),
        _command("table", "chat", "m"),
        _command("table", "who-is-here", "w"),
        _command("table", "menu", "escape"),
    ]
)
"""All commands by name, in the order of the key help."""

RANKS: tuple[str, ...] = tuple(name for name in COMMANDS if name.startswith("rank-"))
GROUPS: Mapping[str, tuple[str, ...]] = {
    "cards": ("card-previous", "card-next", "card-first", "card-last", "play", "power", "hand"),
    "ranks": RANKS,
    "asking": ("rules-now", "who-chooses", "owned", "pot", "last-trick", "why", "coach"),
    "game": ("auto", "skip", "stop-timer", "chat", "who-is-here", "menu"),
    "lists": ("previous", "next", "first", "last", "less", "more", "enter", "back"),
    "messages": (
        *("older", "newer", "oldest", "newest", "repeat", "copy", "search"),
        *("buffer-previous", "buffer-next"),
    ),
    "sound": (
        *("silence", "slower", "faster", "sound-softer", "sound-louder"),
        *("speech-softer", "speech-louder"),
    ),
    "program": ("help", "describe-keys", "manual", "next-language", "detail", "full-screen"),
}
"""All commands by what they are about, in the order in which they are listed."""

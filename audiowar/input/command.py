"""The type `Command`, with which commands are declared, and `Button` for the page."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Button:
    """The button of a command on the page."""

    row: str
    """The row of buttons: "table" (within reach of the thumb), "more", "shared" (only with other
    people at the table), "listen", "menu" or "anywhere"."""
    position: int
    """The position in the row, from 1; `LAST` for buttons of single games."""
    word: str
    """The last part of the id of its message, `page-button-WORD`. Empty for the command `play`,
    whose button has changing text."""


@dataclass(frozen=True)
class Command:
    """Something that a player can do with a key. The message `command-NAME` describes it."""

    name: str
    where: str
    """Where it works: "anywhere", "menu", "table" or "listen" (at a recorded match)."""
    group: str
    """The group in the key help and the list of keys, one of `GROUP_NAMES`."""
    keys: tuple[str, ...]
    """The default keys, named as in `keys.py`."""
    button: Button | None = None
    """The button on the page, if it has one."""
    game: str = ""
    """The only game that has it, set by `load_game_commands`; empty for all games."""

    def can_clash_with(self, other: Command) -> bool:
        """Return whether both commands may work on one screen, so that they need different keys."""
        if "anywhere" not in (self.where, other.where) and self.where != other.where:
            return False
        return not (self.game and other.game) or self.game == other.game


LAST = 100
"""The position of a single game's buttons, after all others."""


def make_game_command(name: str, group: str, *keys: str, button: str = "") -> Command:
    """Return a command that only one game has; `button` is the word of its button, if any.

    Example: `make_game_command("discard", "cards", "d", button="discard")`.
    """
    return Command(name, "table", group, keys, Button("more", LAST, button) if button else None)

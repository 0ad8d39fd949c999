"""The classes with which commands are defined: `Command`, and `Button` for the page."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Button:
    """The button of a command on the page."""

    row: str
    """The button's row: "table" (within reach of the thumb), "more", "shared" (only with other
    people at the table), "listen" (at a recorded match), "menu" or "anywhere"."""
    position: int
    """The position in the row, from 1; `GAME_BUTTON_POSITION` for buttons of single games."""
    message_suffix: str
    """The end of the id `page-button-SUFFIX`; empty for `play`, whose button has changing text."""


@dataclass(frozen=True)
class Command:
    """Something that a player can do with a key. The message `command-NAME` describes it."""

    name: str
    place: str
    """Where the command works: "anywhere", "menu", "table" or "listen" (at a recorded match)."""
    group: str
    """The group in the key help and the list of keys, one of `GROUP_NAMES`."""
    keys: tuple[str, ...]
    """The default keys, named as in `key_names.py`."""
    button: Button | None = None
    game: str = ""
    """The only game that has the command; empty if all games have it."""

    def can_clash_with(self, other: Command) -> bool:
        """Return whether the commands need different keys.

        They do if they work in the same place, or if one of them works anywhere, unless they belong
        to different games. On a "listen" screen, commands of "listen" come before those of "table".
        """
        if "anywhere" not in (self.place, other.place) and self.place != other.place:
            return False
        return not (self.game and other.game) or self.game == other.game


GAME_BUTTON_POSITION = 100
"""The position of buttons that only one game has: after all other buttons."""


def make_game_command(name: str, group: str, *keys: str, button: str = "") -> Command:
    """Return a command that only one game has. `button`: the `message_suffix` of its button."""
    return Command(
        name, "table", group, keys, Button("more", GAME_BUTTON_POSITION, button) if button else None
    )

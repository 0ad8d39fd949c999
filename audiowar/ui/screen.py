"""What every screen is: it gets commands and typed characters, and says things through the app."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiowar.announce.line import Line

if TYPE_CHECKING:
    from .app import App


@dataclass(frozen=True)
class Shown:
    """What a screen shows to those who see."""

    rows: tuple[Line, ...] = ()
    """What the arrows go through."""
    index: int = -1
    """Which of the rows is the current one; -1: none."""
    heading: Line | None = None
    """What stands over the rows."""
    beside: tuple[Line, ...] = ()
    """What else is to be seen: the others at the table, the cards that lie there."""


class Screen:
    """One layer of what the player has before the ears; the topmost gets the keys."""

    where = "menu"
    """Which commands it knows, as in `input.commands`."""
    captures = False
    """Whether it gets every key itself, bound or not."""
    typing = False
    """Whether characters are typed text rather than keys."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.meanings: Mapping[str, str] = {}
        """What commands do here where that is not what they do elsewhere: the ids of messages."""

    def enter(self) -> None:
        """Say where the player is: on opening, and when a screen above has closed."""

    def command(self, name: str) -> bool:
        """Do a command; return False when the screen does not know it."""
        return False

    def first(self, key: str) -> bool:
        """Use a key before the key map gives it a command; False leaves it to that."""
        return False

    def key(self, key: str) -> bool:
        """Use a key that is bound to no command; return False when it does nothing here."""
        return False

    def line(self, text: str) -> bool:
        """Use a whole line from an input without single keys; False: take it as a key."""
        return False

    def tick(self, now: float) -> float | None:
        """Let time pass; return when it wants to be called again."""
        return None

    def farewell(self) -> Line | None:
        """Return what to say instead of goodbye alone when the program is left here."""
        return None

    def shown(self) -> Shown:
        """Return what the screen shows."""
        return Shown()

"""What every screen is: it gets commands; and the stage it stands on, where it says things."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from audiowar.announce.announcement import Announcement, Buffer, Kind
from audiowar.announce.line import Cue, Line
from audiowar.input.keymap import Keymap
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import Settings

from .frontend import Frontend, SpokenMessage


class AppContext(Protocol):
    """What a screen knows of the program."""

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    @property
    def front(self) -> Frontend:
        """The window or terminal."""

    @property
    def keymap(self) -> Keymap:
        """The keys as they are set."""

    @property
    def catalogue(self) -> Catalogue:
        """The language of now."""

    @property
    def clock(self) -> Callable[[], float]:
        """The time that `tick` is given."""

    def speak(self, language: str) -> None:
        """Change the language."""

    def reload_keys(self) -> None:
        """Read the keys again."""

    # What is said

    def say(
        self,
        *lines: Line,
        kind: Kind = Kind.NAVIGATION,
        topic: str = "",
        buffer: Buffer = Buffer.NONE,
    ) -> None:
        """Announce lines as one utterance."""

    def hand_over(self, said: SpokenMessage) -> None:
        """Give the front an utterance; it never cuts off what this key told of the program."""

    def announce(self, announcement: Announcement) -> None:
        """Sound the cues of an announcement, say it and keep it."""

    def keep(self, announcement: Announcement) -> None:
        """Keep an announcement in the history without saying it."""

    def cue(self, cue: Cue) -> float:
        """Sound a cue; return for how many seconds its words should wait."""

    def refuse(self, line: Line) -> None:
        """Say why something cannot be done."""

    def told(self, line: Line) -> str:
        """Return a line as text."""

    def key_line(self, key: str) -> Line:
        """Name a key."""

    def seat(self, players: int, own: int | None, low_wins: bool = False) -> None:
        """Note who sits where, and whether the order is turned round, for the sounds."""

    # Where the player is

    @property
    def top(self) -> Screen:
        """The screen that gets the keys."""

    @property
    def bottom(self) -> Screen:
        """The screen under all others."""

    def open(self, screen: Screen) -> None:
        """Put a screen on top; it says where the player is."""

    def push(self, screen: Screen) -> None:
        """Put a screen on top that has something else to say."""

    def drop(self, screen: Screen) -> None:
        """Take a screen away without a word."""

    def close(self, screen: Screen) -> None:
        """Take a screen, and all above it, away; the one below says where the player is."""

    def clear(self) -> None:
        """Take all screens away."""

    def command(self, name: str) -> bool:
        """Do a command that is known anywhere."""

    def home(self) -> None:
        """Go to the main menu."""

    def menu_of(self, screen: Screen) -> None:
        """Open the menu that belongs to a screen."""

    def quit(self) -> None:
        """Leave the program."""


@dataclass(frozen=True)
class VisibleScreen:
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

    def __init__(self, app: AppContext) -> None:
        self.app = app
        self.meanings: Mapping[str, str] = {}
        """What commands do here where that is not what they do elsewhere: the ids of messages."""
        self.idle: frozenset[str] = frozenset()
        """Commands that do nothing here, though they do elsewhere in such a place."""

    def enter(self) -> None:
        """Say where the player is: on opening, and when a screen above has closed."""

    def left(self) -> None:
        """Let go of what is held: the screen has been taken away."""

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

    def shown(self) -> VisibleScreen:
        """Return what the screen shows."""
        return VisibleScreen()

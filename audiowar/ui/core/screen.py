"""The base class of screens, and the context that they work in."""

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
    """The part of the application that screens may use."""

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    @property
    def frontend(self) -> Frontend:
        """The window, terminal or page."""

    @property
    def keymap(self) -> Keymap:
        """The current key map."""

    @property
    def catalogue(self) -> Catalogue:
        """The messages of the current language."""

    @property
    def clock(self) -> Callable[[], float]:
        """The clock of `tick`, in seconds."""

    def set_language(self, language: str) -> None:
        """Change the language."""

    def reload_keys(self) -> None:
        """Load the key map again."""

    # What is said

    def say(
        self,
        *lines: Line,
        kind: Kind = Kind.NAVIGATION,
        topic: str = "",
        buffer: Buffer = Buffer.NONE,
    ) -> None:
        """Announce lines as one utterance."""

    def report(self, *lines: Line) -> None:
        """Announce lines about the program, and keep them in its history buffer."""

    def send_to_frontend(self, said: SpokenMessage) -> None:
        """Pass an utterance to the frontend. It never cuts off a system message of the same key."""

    def announce(self, announcement: Announcement) -> None:
        """Play the cues of an announcement, speak it and add it to the history."""

    def add_to_history(self, announcement: Announcement) -> None:
        """Add an announcement to the history without speaking it."""

    def play_cue(self, cue: Cue) -> float:
        """Play a cue. Return the seconds to wait before speaking its words."""

    def refuse(self, line: Line) -> None:
        """Play the refusal sound and say why something is impossible."""

    def render(self, line: Line) -> str:
        """Render a line as text in the current language."""

    def key_line(self, key: str) -> Line:
        """Return the name of a key."""

    def set_seats(self, players: int, own: int | None, low_wins: bool = False) -> None:
        """Set the seats and whether the card order is reversed, for the sounds."""

    # Where the player is

    @property
    def top(self) -> Screen:
        """The topmost screen, which gets the keys."""

    @property
    def bottom(self) -> Screen:
        """The lowest screen."""

    def open_screen(self, screen: Screen) -> None:
        """Put a screen on top and let it announce itself."""

    def push_screen(self, screen: Screen) -> None:
        """Put a screen on top without announcing it."""

    def remove_screen(self, screen: Screen) -> None:
        """Remove a screen without announcing the one below."""

    def close_screen(self, screen: Screen) -> None:
        """Close a screen and all above it, and announce the one below."""

    def close_all_screens(self) -> None:
        """Close all screens."""

    def run_command(self, name: str) -> bool:
        """Run a command that works on every screen; return False if it is not one."""

    def open_main_menu(self) -> None:
        """Open the main menu in place of all screens."""

    def open_game_menu(self, screen: Screen) -> None:
        """Open the game menu of a table screen."""

    def quit(self) -> None:
        """Quit the program."""


@dataclass(frozen=True)
class VisibleScreen:
    """The text that a screen shows to sighted people."""

    rows: tuple[Line, ...] = ()
    """The rows that the arrow keys go through."""
    index: int = -1
    """The index of the current row; -1 for none."""
    heading: Line | None = None
    """The heading of the rows."""
    beside: tuple[Line, ...] = ()
    """Further lines: the other players and the cards on the table."""


class Screen:
    """One layer of the user interface. The topmost screen gets the keys."""

    where = "menu"
    """The set of commands that work here: "menu" or "table", see `input.commands`."""
    table_game = ""
    """The game whose own commands work here too; empty at no table."""
    captures_keys = False
    """Whether it handles every key itself, bound to a command or not."""
    typing = False
    """Whether characters are text to type rather than keys."""

    def __init__(self, app: AppContext) -> None:
        self.app = app
        self.meanings: Mapping[str, str] = {}
        """Message ids of commands that do something else here than elsewhere."""
        self.inactive_commands: frozenset[str] = frozenset()
        """Commands that do nothing here although `where` has them."""

    def enter(self) -> None:
        """Announce the screen: after it was opened, and after the screen above was closed."""

    def on_close(self) -> None:
        """Release resources after the screen was removed."""

    def run_command(self, name: str) -> bool:
        """Run a command; return False if the screen does not have it."""
        return False

    def intercept_key(self, key: str) -> bool:
        """Handle a key before the key map; return False to pass it on."""
        return False

    def handle_key(self, key: str) -> bool:
        """Handle a key that is bound to no command; return False if it has no function."""
        return False

    def handle_line(self, text: str) -> bool:
        """Handle a whole typed line; return False if it means nothing here."""
        return False

    def tick(self, now: float) -> float | None:
        """Run what is due at `now`. Return the time of the next call, None without one."""
        return None

    def farewell_line(self) -> Line | None:
        """Return the last message if the program quits here, None for a plain goodbye."""
        return None

    def visible_screen(self) -> VisibleScreen:
        """Return the text that the screen shows."""
        return VisibleScreen()

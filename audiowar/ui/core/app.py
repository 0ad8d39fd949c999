"""The application and its screens: keys in, announcements out."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.input.key_file import KeyProblem
from audiowar.input.keymap import Keymap
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import Settings, data_folder

from .announcer import Announcer
from .fault_guard import ActiveTable, FaultGuard
from .frontend import Frontend
from .key_and_character_names import key_line
from .launch_options import LaunchOptions

if TYPE_CHECKING:
    from .game_index_reader import GameIndexReader

READING_PAUSE = 0.01
"""Seconds between two parts of reading the index of games, so that keys are handled."""


@dataclass(frozen=True)
class ScreenContent:
    """The text that a screen shows to sighted people."""

    rows: tuple[Line, ...] = ()
    """The rows that the arrow keys move through."""
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

    def __init__(self, app: App) -> None:
        self.app = app
        self.meanings: Mapping[str, str] = {}
        """Message ids of commands that do something else here than elsewhere."""
        self.inactive_commands: frozenset[str] = frozenset()
        """Commands that do nothing here although `where` has them."""

    def announce_screen(self) -> None:
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

    def run_due(self, now: float) -> float | None:
        """Run what is due at `now`. Return the time of the next call, None without one."""
        return None

    def farewell_line(self) -> Line | None:
        """Return the last message if the program quits here, None for a plain goodbye."""
        return None

    def describe_visible(self) -> ScreenContent:
        """Return the text that the screen shows."""
        return ScreenContent()


@dataclass(frozen=True)
class Routes:
    """Functions that every screen can use without importing other screens."""

    commands: Mapping[str, Callable[[App], None]]
    """The commands of every screen by name."""
    open_main_menu: Callable[[App], None]
    """Open the main menu."""
    open_game_menu: Callable[[App, Screen], None]
    """Open the game menu of a table screen."""
    open_first_screen: Callable[[App], None]
    """Open the first screen: the choice of a language, or the main menu."""
    find_table: Callable[[App], ActiveTable | None]
    """Return the table being played, even if menus are open above it; None without one."""
    reopen_table: Callable[[App, Path], None]
    """Open a table again from its save. Raises the errors of loading a save."""


class App(Announcer):
    """The application without its window: takes keys and time, and produces announcements."""

    def __init__(
        self,
        front: Frontend,
        catalogue: Catalogue,
        settings: Settings,
        launch: LaunchOptions,
        routes: Routes,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(front, catalogue, settings)
        self.launch = launch
        self._routes = routes
        self.clock = clock
        self.screens: list[Screen] = []
        self.guard = FaultGuard(self)
        self._games: GameIndexReader | None = None
        self.running = True
        self.status = 0
        self.tables = 0
        """The number of tables opened so far."""
        self.keymap: Keymap
        self.key_problems: list[KeyProblem] = []
        self.reload_keys()

    # Screens

    @property
    def top(self) -> Screen:
        """The topmost screen, which gets the keys."""
        return self.screens[-1]

    @property
    def bottom(self) -> Screen:
        """The lowest screen."""
        return self.screens[0]

    def open_screen(self, screen: Screen) -> None:
        """Put a screen on top and let it announce itself."""
        self.push_screen(screen)
        screen.announce_screen()

    def push_screen(self, screen: Screen) -> None:
        """Put a screen on top without announcing it."""
        self.screens.append(screen)

    def remove_screen(self, screen: Screen) -> None:
        """Remove a screen without announcing the one below."""
        self.screens.remove(screen)
        screen.on_close()

    def close_screen(self, screen: Screen) -> None:
        """Close a screen and all above it, and announce the one below."""
        if screen not in self.screens:
            return
        self._remove_screens(self.screens[self.screens.index(screen) :])
        if self.screens:
            self.top.announce_screen()

    def close_all_screens(self) -> None:
        """Close all screens."""
        self._remove_screens(self.screens[:])

    def _remove_screens(self, screens: Sequence[Screen]) -> None:
        for screen in reversed(screens):
            self.remove_screen(screen)

    def replace_screens(self, screen: Screen) -> None:
        """Close all screens and open another."""
        self.close_all_screens()
        self.open_screen(screen)

    def open_main_menu(self) -> None:
        """Open the main menu in place of all screens."""
        self.close_all_screens()
        self._routes.open_main_menu(self)

    def open_game_menu(self, screen: Screen) -> None:
        """Open the game menu of a table screen."""
        self._routes.open_game_menu(self, screen)

    def open_first_screen(self) -> None:
        """Open the first screen: the choice of a language, or the main menu."""
        self._routes.open_first_screen(self)

    def find_table(self) -> ActiveTable | None:
        """Return the table being played, even if menus are open above it; None without one."""
        return self._routes.find_table(self)

    def close_screens_above(self, table: ActiveTable) -> None:
        """Close the screens above a table without announcing it."""
        over = [id(screen) == id(table) for screen in self.screens].index(True) + 1
        self._remove_screens(self.screens[over:])

    def reopen_table(self, path: Path) -> None:
        """Open a table again from its save. Raises the errors of loading a save."""
        self._routes.reopen_table(self, path)

    def quit(self) -> None:
        """Quit the program. The running game is always saved already."""
        self.running = False

    def farewell_lines(self) -> list[Line]:
        """Return the last message: whether the open game is saved, else a plain goodbye."""
        told = [line for screen in self.screens if (line := screen.farewell_line()) is not None]
        return told or [Line("goodbye")]

    @property
    def games(self) -> GameIndexReader:
        """The index of all games, which is read when a list needs it."""
        if self._games is None:
            # Imported late, because the program starts without the index.
            from .game_index_reader import GameIndexReader

            self._games = GameIndexReader()
        return self._games

    # Keys and time

    def press_key(self, key: str) -> None:
        """Handle a key. If the key has no function, say so."""
        self.guard.remember_key(key)
        self.run_player_action(lambda: self._dispatch_key(key), stop=key != "ctrl")

    def run_player_action(self, act: Callable[[], object], stop: bool = True) -> None:
        """Run an action of the player.

        Its announcement is the response to the key and is spoken first.
        """
        if stop:
            self.frontend.stop()
        self._answering, self._reported = True, False
        try:
            act()
        finally:
            self._answering = False

    def _dispatch_key(self, key: str) -> None:
        screen = self.top
        if screen.captures_keys:
            screen.handle_key(key)
            return
        if screen.intercept_key(key):
            return
        name = self.keymap.find_command(key, screen.where, screen.table_game)
        if screen.typing and len(key) == 1:
            name = None
        if name is not None and (screen.run_command(name) or self.run_command(name)):
            return
        if not screen.handle_key(key):
            self.refuse(Line("key-nothing", {"key": self.key_line(key)}))

    def handle_line(self, line: str) -> None:
        """Handle a whole line from an input without single keys."""
        # Imported late, because only typed lines need it.
        from audiowar.input.keys import parse_key

        self._reported = False
        if self.top.typing or not line.strip():
            if not (self.top.typing and self.top.handle_line(line)):
                self.press_key("enter")
            return
        key = parse_key(line)
        if key is not None:
            self.press_key(key)
        elif not self.top.handle_line(line.strip()):
            self.refuse(Line("line-unknown", {"line": line.strip()}))

    def run_due(self) -> float | None:
        """Run what is due.

        Return the seconds until the next call, or None if only a key causes one.
        """
        now = self.clock()
        later = [due for screen in self.screens if (due := screen.run_due(now)) is not None]
        if self._games is not None and self._games.is_reading and self.find_table() is None:
            self._games.read_next_part()
            later.append(now + READING_PAUSE)
        return max(0.0, min(later) - now) if later else None

    def run_command(self, name: str) -> bool:
        """Run a command that works on every screen; return False if it is not one."""
        action = self._routes.commands.get(name)
        if action is not None:
            action(self)
        return action is not None

    def key_line(self, key: str) -> Line:
        """Return the name of a key."""
        return key_line(key)

    def reload_keys(self) -> None:
        """Load the key map again: defaults, language, frontend, player."""
        own = data_folder() / "keys.ini"
        files = [self.catalogue.locale.folder / "keys.ini", *self.launch.key_files, own]
        self.keymap, self.key_problems = self.launch.load_keymap(files)

    # Language, files

    def set_language(self, language: str) -> None:
        """Change the language."""
        touch = self.catalogue.touch
        self.catalogue = self.launch.load_catalogue(language, self.catalogue.suits)
        self.catalogue.touch = touch
        self.settings.set(language=language)
        self.reload_keys()

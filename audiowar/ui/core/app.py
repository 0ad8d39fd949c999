"""The application and its screens: keys in, announcements out."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.announce.message_history import MessageHistory
from audiowar.input.key_file import KeyProblem
from audiowar.input.keymap import Keymap
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import Settings, get_data_folder

from .announcer import Announcer
from .fault_guard import FaultGuard
from .frontend import Frontend
from .key_labels import key_line
from .launch_options import LaunchOptions

if TYPE_CHECKING:
    from .game_index_updater import GameIndexUpdater

FILE_READING_INTERVAL_SECONDS = 0.01
"""Seconds between two parts of an update of the index of games. Keys are handled in this pause."""


@dataclass(frozen=True)
class ScreenContent:
    """The text of a screen, as a window or page shows it."""

    rows: tuple[Line, ...] = ()
    """The rows that the arrow keys move through."""
    index: int = -1
    """The index of the current row; -1 for none."""
    heading: Line | None = None
    """The heading of the rows."""
    other_lines: tuple[Line, ...] = ()
    """Further lines to show, such as the other players and the cards on the table."""


class Screen:
    """One layer of the user interface, such as a menu or a table. The topmost one gets the keys."""

    screen_kind = "menu"
    """The kind of screen, which decides which commands work: "menu", "table", or "listen" for
    recorded matches."""
    table_game = ""
    """The game whose own commands work on this screen; empty if the screen shows no match."""
    captures_keys = False
    """Whether `intercept_key` handles every key, even keys of commands."""
    accepts_text = False
    """Whether typed characters are text instead of keys of commands."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.unusual_meanings: Mapping[str, str] = {}
        """For each command that does something unusual here, the message id that describes this."""
        self.unavailable_commands: frozenset[str] = frozenset()
        """The commands of this kind of screen that do nothing here."""

    def announce_screen(self) -> None:
        """Announce the screen. Called after it was opened or the screen above it was closed."""

    def on_close(self) -> None:
        """Release what the screen holds. Called after the screen was removed."""

    def run_command(self, name: str) -> bool:
        """Run a command by name; return False if this screen does not have it."""
        return False

    def intercept_key(self, key: str) -> bool:
        """Handle a key before its command is looked up; return False to let its command run."""
        return False

    def handle_unbound_key(self, key: str) -> bool:
        """Handle a key that is bound to no command; return False if it has no function."""
        return False

    def handle_typed_line(self, text: str) -> bool:
        """Handle a whole typed line; return False if it has no meaning on this screen."""
        return False

    def run_due(self, now: float) -> float | None:
        """Do what is due at the time `now`. Return the time of the next call; None for no call."""
        return None

    def take_leave(self) -> Line | None:
        """Leave the screen because the program quits. Return a farewell; None for the usual one."""
        return None

    def get_whole_save(self) -> Path | None:
        """Return the save of the match that is shown; None if there is none, or a part is unsaved.

        The match can be opened again from it.
        """
        return None

    def get_screen_content(self) -> ScreenContent:
        """Return the text that the screen shows."""
        return ScreenContent()


@dataclass(frozen=True)
class Routes:
    """The functions of `ui/routes.py`. Importing them here would be a circular import."""

    global_commands: Mapping[str, Callable[[App], None]]
    """The commands that work on every screen, by name."""
    open_main_menu: Callable[[App], None]
    open_match_menu: Callable[[App, Screen], None]
    open_language_or_main_menu: Callable[[App], None]
    reopen_table: Callable[[App, Path], None]
    """Opens a table again from its save. Raises an exception if loading fails."""


class App(Announcer):
    """The application: a stack of screens that handle keys and announce lines to a frontend."""

    def __init__(
        self,
        frontend: Frontend,
        catalogue: Catalogue,
        settings: Settings,
        launch_options: LaunchOptions,
        routes: Routes,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(frontend, catalogue, settings)
        self.launch_options = launch_options
        self._routes = routes
        self.clock = clock
        self.screens: list[Screen] = []
        self.guard = FaultGuard(self, self.screens, self.resume_after_fault)
        self._games: GameIndexUpdater | None = None
        self.running = True
        self.exit_status = 0
        self.opened_table_count = 0
        """The number of tables opened so far."""
        self.keymap: Keymap
        self.key_problems: list[KeyProblem] = []
        self.reload_keys()

    # The stack of screens

    @property
    def top(self) -> Screen:
        """The topmost screen, which gets the keys."""
        return self.screens[-1]

    @property
    def bottom(self) -> Screen:
        """The screen that was opened first and lies below all other open screens."""
        return self.screens[0]

    def open_screen(self, screen: Screen) -> None:
        """Put a screen on top and let it announce itself."""
        self.push_screen_silently(screen)
        screen.announce_screen()

    def push_screen_silently(self, screen: Screen) -> None:
        """Put a screen on top without announcing it."""
        self.screens.append(screen)

    def remove_screen(self, screen: Screen) -> None:
        """Remove a screen without announcing the screen below it."""
        self.screens.remove(screen)
        screen.on_close()

    def close_screen(self, screen: Screen) -> None:
        """Close a screen and all screens above it, and announce the screen below."""
        if screen not in self.screens:
            return
        self._remove_screens(self.screens[self.screens.index(screen) :])
        if self.screens:
            self.top.announce_screen()

    def close_or_open_main_menu(self, screen: Screen) -> None:
        """Close a screen. If no other screen is below it, open the main menu instead."""
        if self.bottom is screen:
            self.open_main_menu()
        else:
            self.close_screen(screen)

    def close_all_screens(self) -> None:
        """Close all screens, the topmost first, without announcing any."""
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

    def open_match_menu(self, screen: Screen) -> None:
        """Open the menu of a match at a table, or of a recorded match."""
        self._routes.open_match_menu(self, screen)

    def open_language_or_main_menu(self) -> None:
        """Open the main menu; on the first start, ask for the language or the name instead."""
        self._routes.open_language_or_main_menu(self)

    def find_topmost_table(self) -> Screen | None:
        """Return the topmost open table, even if menus cover it; None if no table is open."""
        return next((screen for screen in reversed(self.screens) if screen.table_game), None)

    def resume_after_fault(self, fault_lines: tuple[Line, ...], may_go_on: bool) -> None:
        """Announce a fault, and continue the match from its save or open the main menu.

        With `may_go_on` false, open the main menu even if a table is open.
        """
        table = self.find_topmost_table()
        if table is not None and may_go_on:
            try:
                path = table.get_whole_save()
                if path is None:
                    self._remove_screens(self.screens[self.screens.index(table) + 1 :])
                    self.say_system_message(*fault_lines, Line("fault-table"))
                else:
                    # Reopening adds the whole match to the history again, so clear the history.
                    self.history = MessageHistory()
                    self.say_system_message(*fault_lines, Line("fault-game"))
                    self._routes.reopen_table(self, path)
                return
            except Exception as second:
                fault_lines = self.guard.write_report("going on from the save", second)
        with suppress(Exception):
            self.close_all_screens()
        try:
            self.open_language_or_main_menu()
        except Exception as third:
            # The fault is announced even if the menu cannot be opened.
            self.guard.write_report("opening the main menu", third)
        else:
            fault_lines = (*fault_lines, Line("fault-menu"))
        self.say_system_message(*fault_lines)

    def request_quit(self) -> None:
        """Let the frontend quit the program. A running match is saved already, step by step."""
        self.running = False

    def leave_all_screens(self) -> list[Line]:
        """Leave all screens because the program quits. Return their farewells, or the usual one."""
        farewells = [screen.take_leave() for screen in self.screens]
        return [line for line in farewells if line is not None] or [Line("goodbye")]

    @property
    def game_index_updater(self) -> GameIndexUpdater:
        """The updater of the index of games. It reads nothing until a screen lets it begin."""
        if self._games is None:
            # Imported late, because the program starts without the index.
            from .game_index_updater import GameIndexUpdater

            self._games = GameIndexUpdater()
        return self._games

    # Keys and time

    def press_key(self, key: str, typed_line: str | None = None) -> None:
        """Handle a key. If the key has no function, say so.

        `typed_line` is the line that names the key, if it was typed as one. If the key has no
        function, the line itself may have a meaning on the screen.
        """
        self.guard.remember_key(key)
        self.run_player_action(
            lambda: self._dispatch_key(key, typed_line), interrupt_speech=key != "ctrl"
        )

    def run_player_action(
        self, action: Callable[[], object], interrupt_speech: bool = True
    ) -> None:
        """Run the action of a key or a click. Its first announcement is the response to the key."""
        if interrupt_speech:
            self.frontend.interrupt_speech()
        self._answering, self._reported = True, False
        try:
            action()
        finally:
            self._answering = False

    def _dispatch_key(self, key: str, typed_line: str | None) -> None:
        screen = self.top
        if screen.intercept_key(key):
            return
        types = screen.accepts_text and len(key) == 1
        find = self.keymap.find_command
        name = None if types else find(key, screen.screen_kind, screen.table_game)
        if name is not None and (screen.run_command(name) or self.run_global_command(name)):
            return
        if screen.handle_unbound_key(key):
            return
        if typed_line is None or not screen.handle_typed_line(typed_line):
            self.refuse(Line("key-nothing", {"key": key_line(key)}))

    def handle_typed_line(self, line: str) -> None:
        """Handle a whole line, typed into a terminal that does not report single keys."""
        # Imported late, because only typed lines need it.
        from audiowar.input.key_names import parse_key

        self._reported = False
        if self.top.accepts_text or not line.strip():
            if not (self.top.accepts_text and self.top.handle_typed_line(line)):
                self.press_key("enter")
            return
        key = parse_key(line)
        if key is not None:
            self.press_key(key, line.strip())
        elif not self.top.handle_typed_line(line.strip()):
            self.refuse(Line("line-unknown", {"line": line.strip()}))

    def run_due_screens(self) -> float | None:
        """Do what is due on all screens. Return the seconds until the next call, or None."""
        now = self.clock()
        later = [due for screen in self.screens if (due := screen.run_due(now)) is not None]
        if (news_due := self.tell_due_news()) is not None:
            later.append(news_due)
        if self._games is not None and self._games.is_reading and self.find_topmost_table() is None:
            self._games.read_next_part()
            later.append(now + FILE_READING_INTERVAL_SECONDS)
        return max(0.0, min(later) - now) if later else None

    def run_global_command(self, name: str) -> bool:
        """Run a command that works on every screen; return False if it is not such a command."""
        if name in self._routes.global_commands:
            self._routes.global_commands[name](self)
        return name in self._routes.global_commands

    def first_key_line(self, command: str) -> Line | None:
        """Return the name of the first key of a command; None if the command has no key."""
        keys = self.keymap.get_keys(command)
        return key_line(keys[0]) if keys else None

    def reload_keys(self) -> None:
        """Load the key map again: the defaults, then the files of language, frontend and player."""
        own_file = get_data_folder() / "keys.ini"
        files = [
            self.catalogue.locale.folder / "keys.ini",
            *self.launch_options.services.key_files,
            own_file,
        ]
        self.keymap, self.key_problems = self.launch_options.services.load_keymap(files)

    def change_language(self, language: str) -> None:
        """Change the language of all messages, save it in the settings, and load its keys."""
        touch = self.catalogue.touch
        self.catalogue = self.launch_options.services.load_catalogue(language, self.catalogue.suits)
        self.catalogue.touch = touch
        self.settings.set(language=language)
        self.reload_keys()

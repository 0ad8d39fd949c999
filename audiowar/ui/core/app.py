"""The application: turns keys into announcements with a stack of screens."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from audiowar.announce.announcement import Announcement, Buffer, Kind
from audiowar.announce.line import Cue, Line, render_lines
from audiowar.announce.message_history import MessageHistory
from audiowar.input.key_file import KeyProblem
from audiowar.input.keymap import Keymap
from audiowar.l10n.catalogue import DETAILS, Catalogue, Detail, Suits
from audiowar.storage.settings import Settings, data_folder

from .frontend import Frontend, SpokenMessage
from .guard import ActiveTable, Guard
from .launch_options import LaunchOptions
from .screen import Screen
from .spoken_names import key_line

SUITS: dict[str, Suits] = {"none": "none", "hand": "hand", "all": "all"}
"""What the setting of suits may be; anything else leaves them to the level of detail."""


@dataclass(frozen=True)
class Routes:
    """What can be opened from any screen, injected so that screens need not import each other."""

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


class App:
    """The application without its window: takes keys and time, and produces announcements.

    It is the context of all screens (`AppContext`).
    """

    def __init__(
        self,
        front: Frontend,
        catalogue: Catalogue,
        settings: Settings,
        launch: LaunchOptions,
        routes: Routes,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.frontend = front
        self.catalogue = catalogue
        self.settings = settings
        self.launch = launch
        self._routes = routes
        self.clock = clock
        self.history = MessageHistory()
        self.players = 2
        """The number of seats, to place sounds."""
        self.own_seat: int | None = 0
        """The player's seat; None for a spectator."""
        self.low_wins = False
        """Whether the card order is reversed, for the pitch of ranks."""
        self.screens: list[Screen] = []
        self.guard = Guard(self)
        self._answering = False
        """Whether nothing has been said since the last key."""
        self._reported = False
        """Whether a system message has been said since the last key."""
        self.running = True
        self.status = 0
        self._damaged: set[str] = set()
        """Languages whose damaged files were reported."""
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
        screen.enter()

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
            self.top.enter()

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

    # Saying

    def say(
        self,
        *lines: Line,
        kind: Kind = Kind.NAVIGATION,
        topic: str = "",
        buffer: Buffer = Buffer.NONE,
    ) -> None:
        """Announce lines as one utterance."""
        self.announce(Announcement(lines, kind, topic, buffer))

    def report(self, *lines: Line) -> None:
        """Announce lines about the program, and keep them in its history buffer."""
        if lines:
            self.announce(Announcement(lines, Kind.SYSTEM, "", Buffer.SYSTEM))

    def announce(self, announcement: Announcement) -> None:
        """Play the cues of an announcement, speak it and add it to the history."""
        leads = [self.play_cue(line.cue) for line in announcement.lines if line.cue is not None]
        self.add_to_history(announcement)
        # The answer to a key is said with its sound, not after it.
        lead = 0.0 if self._answering else max(leads, default=0.0)
        self._answering = False
        self.speak_announcement(announcement, lead)

    def add_to_history(self, announcement: Announcement) -> None:
        """Add an announcement to the history without speaking it."""
        self.history.add(announcement)

    def set_seats(self, players: int, own: int | None, low_wins: bool = False) -> None:
        """Set the seats and whether the card order is reversed, for the sounds."""
        self.players, self.own_seat, self.low_wins = players, own, low_wins

    def play_cue(self, cue: Cue) -> float:
        """Play a cue. Return the seconds to wait before speaking its words."""
        return self.frontend.play_cue(
            *rotate_to_player(cue, self.players, self.own_seat), self.low_wins
        )

    def speak_announcement(self, announcement: Announcement, lead: float = 0.0) -> None:
        """Speak an announcement without its cues, in the current language and detail."""
        self.catalogue.suits = SUITS.get(self.settings.get("suits", ""))
        told, catalogue = self.render_in_one_language(announcement.lines)
        if told:
            topic = announcement.topic
            short = render_lines(announcement.outcome, catalogue, "brief") if topic else ""
            essential = render_lines(announcement.essential, catalogue, "brief")
            kind, locale = announcement.kind, catalogue.locale
            tells = kind in (Kind.RESULT, Kind.NAVIGATION)
            news = announcement.news(self.detail) if tells else ()
            vital = len(render_lines(news, catalogue, self.detail))
            self.send_to_frontend(
                SpokenMessage(
                    *(told, kind, topic, locale, lead, short), vital=vital, essential=essential
                )
            )
        if catalogue is not self.catalogue:
            self.report_damaged_language()

    def send_to_frontend(self, said: SpokenMessage) -> None:
        """Pass an utterance to the frontend. It never cuts off a system message of the same key."""
        queued = self._reported and said.kind is Kind.NAVIGATION
        self.frontend.say(replace(said, queued=queued))
        self._reported |= said.kind is Kind.SYSTEM

    def render_in_one_language(self, lines: Sequence[Line]) -> tuple[str, Catalogue]:
        """Render lines in the current language, or all of them in its fallback if one is missing.

        The voice of one language must not read another. Return the text and the catalogue used.
        """
        self.catalogue.borrowed = None
        told = render_lines(lines, self.catalogue, self.detail)
        behind = self.catalogue.borrowed
        if behind is None:
            return told, self.catalogue
        return render_lines(lines, behind, self.detail), behind

    def report_damaged_language(self) -> None:
        """Report once that files of the language are missing or damaged."""
        language = self.catalogue.language
        if self.catalogue.problems and language not in self._damaged:
            self._damaged.add(language)
            name, file = self.catalogue.locale.name, self.catalogue.problems[0].file
            told = {"language": name, "path": file, "known": bool(file)}
            self.report(Line("locale-damaged", told))

    def refuse(self, line: Line) -> None:
        """Play the refusal sound and say why something is impossible."""
        self.play_cue(Cue("refusal"))
        self.say(line)

    @property
    def detail(self) -> Detail:
        """The level of detail."""
        wanted = self.settings.get("detail", "normal")
        return wanted if wanted in DETAILS else "normal"

    def render(self, line: Line) -> str:
        """Render a line as text in the current language."""
        return render_lines([line], self.catalogue)

    # Keys and time

    def press_key(self, key: str) -> None:
        """Handle a key. A key without a function says so."""
        self.guard.remember_key(key)
        self.run_as_answer(lambda: self._dispatch_key(key), stop=key != "ctrl")

    def run_as_answer(self, act: Callable[[], object], stop: bool = True) -> None:
        """Run an action of the player. What it says is the answer and is spoken first."""
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

    def tick(self) -> float | None:
        """Run what is due. Return the seconds until the next call; None until a key comes."""
        now = self.clock()
        later = [due for screen in self.screens if (due := screen.tick(now)) is not None]
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


def rotate_to_player(cue: Cue, players: int, own_seat: int | None) -> tuple[Cue, int]:
    """Return a cue and the number of seats, rotated so that the player's seat is 0.

    A spectator gets a seat of their own, one more than the players.
    """
    if cue.seat is None:
        return cue, players
    if own_seat is None:
        return replace(cue, seat=cue.seat + 1), players + 1
    return replace(cue, seat=(cue.seat - own_seat) % players), players

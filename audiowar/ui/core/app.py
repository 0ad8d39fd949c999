"""The program between keys and announcements: a stack of screens, a language, a history."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
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
    """Where the program leads from any screen."""

    commands: Mapping[str, Callable[[App], None]]
    """What is known on every screen, by name."""
    home: Callable[[App], None]
    """Opens the main menu."""
    menu_of: Callable[[App, Screen], None]
    """Opens the menu that belongs to a screen."""
    first: Callable[[App], None]
    """Opens what comes first: the choice of a language, or the main menu."""
    table: Callable[[App], ActiveTable | None]
    """Returns the table that is being played at, under whatever menus are open."""
    sit_again: Callable[[App, Path], None]
    """Lays a table anew from its file. Raises what going on from a file raises."""


class App:
    """Everything that is not a window: give it keys and time, it gives announcements.

    It is the stage of all screens.
    """

    def __init__(
        self,
        front: Frontend,
        catalogue: Catalogue,
        settings: Settings,
        launch: LaunchOptions,
        ways: Routes,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.front = front
        self.catalogue = catalogue
        self.settings = settings
        self.launch = launch
        self._ways = ways
        self.clock = clock
        self.history = MessageHistory()
        self.players = 2
        """How many sit at the table, for the places of sounds."""
        self.own_seat: int | None = 0
        """Which of the seats is the player's; None for a spectator."""
        self.low_wins = False
        """Whether the order is turned round, for the pitch of ranks."""
        self.screens: list[Screen] = []
        self.guard = Guard(self)
        self._answering = False
        """Whether a key has been pressed and nothing has been said since."""
        self._reported = False
        """Whether a message about the program has been said since the last key."""
        self.running = True
        self.status = 0
        self._damaged: set[str] = set()
        """Languages whose damage was told."""
        self.keymap: Keymap
        self.key_problems: list[KeyProblem] = []
        self.reload_keys()

    # Screens

    @property
    def top(self) -> Screen:
        """The screen that gets the keys."""
        return self.screens[-1]

    @property
    def bottom(self) -> Screen:
        """The screen under all others."""
        return self.screens[0]

    def open(self, screen: Screen) -> None:
        """Put a screen on top; it says where the player is."""
        self.push(screen)
        screen.enter()

    def push(self, screen: Screen) -> None:
        """Put a screen on top that has something else to say."""
        self.screens.append(screen)

    def drop(self, screen: Screen) -> None:
        """Take a screen away without a word."""
        self.screens.remove(screen)
        screen.left()

    def close(self, screen: Screen) -> None:
        """Take a screen, and all above it, away; the one below says where the player is."""
        if screen not in self.screens:
            return
        self._leave(self.screens[self.screens.index(screen) :])
        if self.screens:
            self.top.enter()

    def clear(self) -> None:
        """Take all screens away."""
        self._leave(self.screens[:])

    def _leave(self, screens: Sequence[Screen]) -> None:
        for screen in reversed(screens):
            self.drop(screen)

    def replace(self, screen: Screen) -> None:
        """Take all screens away and open this one."""
        self.clear()
        self.open(screen)

    def home(self) -> None:
        """Go to the main menu."""
        self.clear()
        self._ways.home(self)

    def menu_of(self, screen: Screen) -> None:
        """Open the menu that belongs to a screen."""
        self._ways.menu_of(self, screen)

    def first(self) -> None:
        """Open what comes first: the choice of a language, or the main menu."""
        self._ways.first(self)

    def table(self) -> ActiveTable | None:
        """Return the table that is being played at, under whatever menus are open."""
        return self._ways.table(self)

    def uncover(self, table: ActiveTable) -> None:
        """Take away without a word what lies over a table."""
        over = [id(screen) == id(table) for screen in self.screens].index(True) + 1
        self._leave(self.screens[over:])

    def sit_again(self, path: Path) -> None:
        """Lay a table anew from its file. Raises what going on from a file raises."""
        self._ways.sit_again(self, path)

    def quit(self) -> None:
        """Leave the program; the running game is saved already."""
        self.running = False

    def farewell(self) -> list[Line]:
        """Return the last words: what becomes of the game that is left, else goodbye alone."""
        told = [line for screen in self.screens if (line := screen.farewell()) is not None]
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

    def announce(self, announcement: Announcement) -> None:
        """Sound the cues of an announcement, say it and keep it."""
        leads = [self.cue(line.cue) for line in announcement.lines if line.cue is not None]
        self.keep(announcement)
        # The answer to a key is said with its sound, not after it.
        lead = 0.0 if self._answering else max(leads, default=0.0)
        self._answering = False
        self.utter(announcement, lead)

    def keep(self, announcement: Announcement) -> None:
        """Keep an announcement in the history without saying it."""
        self.history.add(announcement)

    def seat(self, players: int, own: int | None, low_wins: bool = False) -> None:
        """Note who sits where, and whether the order is turned round, for the sounds."""
        self.players, self.own_seat, self.low_wins = players, own, low_wins

    def cue(self, cue: Cue) -> float:
        """Sound a cue; return for how many seconds its words should wait."""
        return self.front.cue(*turned(cue, self.players, self.own_seat), self.low_wins)

    def utter(self, announcement: Announcement, lead: float = 0.0) -> None:
        """Say an announcement without cues, in the language and detail of now."""
        self.catalogue.suits = SUITS.get(self.settings.get("suits", ""))
        told, catalogue = self.in_one_language(announcement.lines)
        if told:
            topic = announcement.topic
            short = render_lines(announcement.outcome, catalogue, "brief") if topic else ""
            kind, locale = announcement.kind, catalogue.locale
            tells = kind in (Kind.RESULT, Kind.NAVIGATION)
            news = announcement.news(self.detail) if tells else ()
            vital = len(render_lines(news, catalogue, self.detail))
            self.hand_over(SpokenMessage(told, kind, topic, locale, lead, short, vital=vital))
        if catalogue is not self.catalogue:
            self.tell_damage()

    def hand_over(self, said: SpokenMessage) -> None:
        """Give the front an utterance; it never cuts off what this key told of the program."""
        queued = self._reported and said.kind is Kind.NAVIGATION
        self.front.say(replace(said, queued=queued))
        self._reported |= said.kind is Kind.SYSTEM

    def in_one_language(self, lines: Sequence[Line]) -> tuple[str, Catalogue]:
        """Tell lines in the language of now, or all in that behind it where one is missing.

        A voice of one language must not read another.
        """
        self.catalogue.borrowed = None
        told = render_lines(lines, self.catalogue, self.detail)
        behind = self.catalogue.borrowed
        if behind is None:
            return told, self.catalogue
        return render_lines(lines, behind, self.detail), behind

    def tell_damage(self) -> None:
        """Say once that files of the language are missing or damaged."""
        language = self.catalogue.language
        if self.catalogue.problems and language not in self._damaged:
            self._damaged.add(language)
            name, file = self.catalogue.locale.name, self.catalogue.problems[0].file
            told = {"language": name, "path": file, "known": bool(file)}
            self.report([Line("locale-damaged", told)])

    def refuse(self, line: Line) -> None:
        """Say why something cannot be done."""
        self.cue(Cue("refusal"))
        self.say(line)

    @property
    def detail(self) -> Detail:
        """How much is said."""
        wanted = self.settings.get("detail", "normal")
        return wanted if wanted in DETAILS else "normal"

    def told(self, line: Line) -> str:
        """Return a line as text."""
        return render_lines([line], self.catalogue)

    # Keys and time

    def press(self, key: str) -> None:
        """Do what a key does here; a key that does nothing says so."""
        self.guard.key(key)
        self.answer(lambda: self._do(key), stop=key != "ctrl")

    def answer(self, act: Callable[[], object], stop: bool = True) -> None:
        """Do what the player wants; what is said then is the answer, and comes before the rest."""
        if stop:
            self.front.stop()
        self._answering, self._reported = True, False
        try:
            act()
        finally:
            self._answering = False

    def _do(self, key: str) -> None:
        screen = self.top
        if screen.captures:
            screen.key(key)
            return
        if screen.first(key):
            return
        name = self.keymap.command(key, screen.where)
        if screen.typing and len(key) == 1:
            name = None
        if name is not None and (screen.command(name) or self.command(name)):
            return
        if not screen.key(key):
            self.refuse(Line("key-nothing", {"key": self.key_line(key)}))

    def line(self, line: str) -> None:
        """Take a whole line from an input that has no single keys."""
        from audiowar.input.keys import parse

        self._reported = False
        if self.top.typing or not line.strip():
            if not (self.top.typing and self.top.line(line)):
                self.press("enter")
            return
        key = parse(line)
        if key is not None:
            self.press(key)
        elif not self.top.line(line.strip()):
            self.refuse(Line("line-unknown", {"line": line.strip()}))

    def tick(self) -> float | None:
        """Let time pass; return in how many seconds to come again, None: not before a key."""
        now = self.clock()
        later = [due for screen in self.screens if (due := screen.tick(now)) is not None]
        return max(0.0, min(later) - now) if later else None

    def command(self, name: str) -> bool:
        """Do a command that is known anywhere."""
        action = self._ways.commands.get(name)
        if action is not None:
            action(self)
        return action is not None

    def key_line(self, key: str) -> Line:
        """Name a key."""
        return key_line(key)

    def reload_keys(self) -> None:
        """Read the key map again: default, language, front, player."""
        own = data_folder() / "keys.ini"
        files = [self.catalogue.locale.folder / "keys.ini", *self.launch.keys, own]
        self.keymap, self.key_problems = self.launch.keymap(files)

    # Language, files

    def speak(self, language: str) -> None:
        """Change the language."""
        touch = self.catalogue.touch
        self.catalogue = self.launch.catalogue(language, self.catalogue.suits)
        self.catalogue.touch = touch
        self.settings.set(language=language)
        self.reload_keys()

    def report(self, problems: Iterable[Line]) -> None:
        """Tell problems of files, such as the player may have edited."""
        lines: Sequence[Line] = list(problems)
        if lines:
            self.say(*lines, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)


def turned(cue: Cue, players: int, own_seat: int | None) -> tuple[Cue, int]:
    """Return a cue and how many sit there, with the player's seat turned to be the first.

    A spectator stands before the table, where one more player would sit.
    """
    if cue.seat is None:
        return cue, players
    if own_seat is None:
        return replace(cue, seat=cue.seat + 1), players + 1
    return replace(cue, seat=(cue.seat - own_seat) % players), players

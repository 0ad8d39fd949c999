"""The program between keys and announcements: a stack of screens, a language, a history."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from audiowar.announce.announcement import Announcement, Buffer, Kind
from audiowar.announce.history import History
from audiowar.announce.line import Cue, Line, text
from audiowar.input.keymap import Keymap, KeyProblem, load
from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.l10n.locales import Locale, discover
from audiowar.session.store import Settings, data_folder

from .screen import Screen

DETAILS: tuple[Detail, ...] = ("brief", "normal", "full")


class Front(Protocol):
    """A window or a terminal, as the screens know it."""

    def say(self, text: str, kind: Kind, topic: str, language: Locale) -> None:
        """Speak, braille and show one utterance."""

    def cue(self, cue: Cue) -> None:
        """Sound a cue."""

    def stop(self) -> None:
        """Cancel what is being said: a key was pressed."""


@dataclass
class Launch:
    """What the command line asked for."""

    language: str | None = None
    fast: bool = False
    game: str | None = None
    players: int | None = None
    seed: int | None = None
    name: str | None = None
    options: dict[str, int | str] = field(default_factory=dict)
    bots: str | None = None

    @property
    def new_game(self) -> bool:
        """Whether the command line asks for a game to begin at once."""
        return bool(self.game or self.players or self.options or self.seed is not None)


class App:
    """Everything that is not a window: give it keys and time, it gives announcements."""

    def __init__(
        self,
        front: Front,
        catalogue: Catalogue,
        settings: Settings,
        launch: Launch,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.front = front
        self.catalogue = catalogue
        self.settings = settings
        self.launch = launch
        self.clock = clock
        self.history = History()
        self.screens: list[Screen] = []
        self.running = True
        self.status = 0
        self.keymap: Keymap
        self.key_problems: list[KeyProblem] = []
        self.reload_keys()

    # Screens

    @property
    def top(self) -> Screen:
        """The screen that gets the keys."""
        return self.screens[-1]

    def open(self, screen: Screen) -> None:
        """Put a screen on top."""
        self.screens.append(screen)
        screen.enter()

    def close(self, screen: Screen) -> None:
        """Take a screen, and all above it, away; the one below says where the player is."""
        if screen not in self.screens:
            return
        del self.screens[self.screens.index(screen) :]
        if self.screens:
            self.top.enter()

    def replace(self, screen: Screen) -> None:
        """Take all screens away and open this one."""
        self.screens.clear()
        self.open(screen)

    def quit(self) -> None:
        """Leave the program; the running game is saved already."""
        self.running = False

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
        for line in announcement.lines:
            if line.cue is not None:
                self.front.cue(line.cue)
        self.history.add(announcement)
        self.utter(announcement)

    def utter(self, announcement: Announcement, detail: Detail | None = None) -> None:
        """Say an announcement without cues, in the language and detail of now."""
        told = text(announcement.lines, self.catalogue, detail or self.detail)
        if told:
            locale = self.catalogue.locale
            self.front.say(told, announcement.kind, announcement.topic, locale)

    def refuse(self, line: Line) -> None:
        """Say why something cannot be done."""
        self.front.cue(Cue("refusal"))
        self.say(line)

    @property
    def detail(self) -> Detail:
        """How much is said."""
        wanted = self.settings.get("detail", "normal")
        return wanted if wanted in DETAILS else "normal"

    def told(self, line: Line) -> str:
        """Return a line as text."""
        return text([line], self.catalogue)

    # Keys and time

    def press(self, key: str) -> None:
        """Do what a key does here; a key that does nothing says so."""
        self.front.stop()
        screen = self.top
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
        action = _ANYWHERE.get(name)
        if action is not None:
            action(self)
        return action is not None

    def key_line(self, key: str) -> Line:
        """Name a key."""
        *modifiers, last = key.split("+")
        named = Line(f"key-{last}") if len(last) > 1 else Line("key-char", {"char": last.upper()})
        for modifier in reversed(modifiers):
            named = Line("key-with", {"modifier": Line(f"key-{modifier}"), "key": named})
        return named

    def reload_keys(self) -> None:
        """Read the key map again: default, language, player."""
        files = [self.catalogue.locale.folder / "keys.ini", data_folder() / "keys.ini"]
        self.keymap, self.key_problems = load(files)

    # Language, detail, history, help

    def speak(self, language: str) -> None:
        """Change the language."""
        suitless = self.catalogue.suitless
        self.catalogue = Catalogue(language, suitless=suitless)
        self.settings.set(language=language)
        self.reload_keys()

    def next_language(self) -> None:
        """F2: go to the next language and say where the player is."""
        tags = list(discover())
        now = tags.index(self.catalogue.language) if self.catalogue.language in tags else -1
        self.speak(tags[(now + 1) % len(tags)])
        self.say(Line("language-now"), kind=Kind.SYSTEM)

    def next_detail(self) -> None:
        """F3: say less, as usual, or more."""
        level = DETAILS[(DETAILS.index(self.detail) + 1) % len(DETAILS)]
        self.settings.set(detail=level)
        self.say(Line("detail-now", {"detail": Line(f"detail-{level}")}), kind=Kind.SYSTEM)

    def read(self, go: Callable[[History], Announcement | None], edge: str) -> None:
        """Say a message of the history, or that there is none further; silent ones are skipped."""
        back = go in (History.older, History.newest)
        on = History.older if back else History.newer
        found = go(self.history)
        while found is not None and not text(found.lines, self.catalogue, self.detail):
            found = on(self.history)
        if found is None:
            self.front.cue(Cue("edge"))
            self.say(Line(edge if len(self.history) else "history-empty"))
        else:
            self.utter(Announcement(found.lines, Kind.NAVIGATION))

    def help(self) -> None:
        """F1: the keys of this screen, as a list to go through."""
        from .help import KeyHelp

        if not isinstance(self.top, KeyHelp):
            self.open(KeyHelp(self))

    def repeat(self) -> None:
        """Say the newest message again."""
        self.read(History.newest, "history-empty")

    def report(self, problems: Iterable[Line]) -> None:
        """Tell problems of files that the player may have edited."""
        lines: Sequence[Line] = list(problems)
        if lines:
            self.say(*lines, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)


_ANYWHERE: dict[str, Callable[[App], None]] = {
    "help": App.help,
    "next-language": App.next_language,
    "detail": App.next_detail,
    "older": lambda app: app.read(History.older, "history-oldest"),
    "newer": lambda app: app.read(History.newer, "history-newest"),
    "oldest": lambda app: app.read(History.oldest, "history-empty"),
    "newest": lambda app: app.read(History.newest, "history-empty"),
    "repeat": App.repeat,
}

"""The program between keys and announcements: a stack of screens, a language, a history."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
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

    speaks: bool
    """Whether it has a voice and sounds of its own, to be set louder and faster."""

    def say(self, text: str, kind: Kind, topic: str, language: Locale, lead: float = 0.0) -> None:
        """Speak, braille and show one utterance, `lead` seconds after its cue."""

    def cue(self, cue: Cue, players: int, low_wins: bool) -> float:
        """Sound a cue in a game of so many; return for how many seconds its words should wait."""

    def stop(self) -> None:
        """Cancel what is being said: a key was pressed."""

    def silence(self) -> None:
        """Fall silent."""

    def copy(self, text: str) -> bool:
        """Put a text on the clipboard; False where there is none."""

    def apply(self, settings: Settings) -> None:
        """Take over rate, volumes, colours and size."""

    def full_screen(self) -> bool | None:
        """Change between window and full screen; None where there is no window."""

    def voice(self) -> Line | None:
        """Tell who speaks; None where nobody does."""

    def voices(self) -> tuple[str, ...] | None:
        """Return the voices to choose from; None where the voice is not the program's own."""


@dataclass
class Launch:
    """What the command line asked for."""

    language: str | None = None
    fast: bool = False
    accesskit: bool = False
    """Whether the window is to be read through an accessibility tree, and say nothing itself."""
    game: str | None = None
    players: int | None = None
    seed: int | None = None
    name: str | None = None
    options: dict[str, int | str] = field(default_factory=dict)
    bots: str | None = None
    open_manual: Callable[[str], Path | None] = lambda language: None
    """Opens the manual in a language; gives the file where no browser can be opened.

    Raises OSError when the file cannot be written.
    """

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
        self.players = 2
        """How many sit at the table, for the places of sounds."""
        self.low_wins = False
        """Whether the order is turned round, for the pitch of ranks."""
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
        leads = [self.cue(line.cue) for line in announcement.lines if line.cue is not None]
        self.history.add(announcement)
        self.utter(announcement, max(leads, default=0.0))

    def cue(self, cue: Cue) -> float:
        """Sound a cue; return for how many seconds its words should wait."""
        return self.front.cue(cue, self.players, self.low_wins)

    def utter(self, announcement: Announcement, lead: float = 0.0) -> None:
        """Say an announcement without cues, in the language and detail of now."""
        told = text(announcement.lines, self.catalogue, self.detail)
        if told:
            locale = self.catalogue.locale
            self.front.say(told, announcement.kind, announcement.topic, locale, lead)

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
        return text([line], self.catalogue)

    # Keys and time

    def press(self, key: str) -> None:
        """Do what a key does here; a key that does nothing says so."""
        screen = self.top
        if key != "ctrl":
            self.front.stop()
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
        on = History.newer if go in (History.newer, History.oldest) else History.older
        found = go(self.history)
        while found is not None and not text(found.lines, self.catalogue, self.detail):
            found = on(self.history)
        if found is None:
            self.cue(Cue("edge"))
            self.say(Line(edge if len(self.history) else "history-empty"))
        else:
            self.utter(Announcement(found.lines, Kind.NAVIGATION))

    def copy(self) -> None:
        """Ctrl+C: put the message that was read last, or the newest, on the clipboard."""
        found = self.history.here()
        if found is None:
            self.refuse(Line("history-empty"))
        elif self.front.copy(text(found.lines, self.catalogue, self.detail)):
            self.say(Line("copied"))
        else:
            self.refuse(Line("no-clipboard"))

    def search(self) -> None:
        """Ctrl+F: type words to find in the history, newest first."""
        from .menu import Entry

        def done(words: str) -> None:
            self.screens.remove(entry)
            wanted = words.casefold()
            found = self.history.find(
                lambda one: wanted in text(one.lines, self.catalogue, self.detail).casefold()
            )
            if found is None or not wanted:
                self.refuse(Line("search-nothing", {"text": words}))
            else:
                self.utter(Announcement(found.lines, Kind.NAVIGATION))

        entry = Entry(self, Line("search-title"), "", done)
        self.open(entry)

    def next_buffer(self, step: int) -> None:
        """Page up and down: go to another buffer of the history."""
        buffer = self.history.turn(step)
        name = f"buffer-{buffer.value}" if buffer else "buffer-all"
        self.say(Line("buffer-now", {"buffer": Line(name), "count": len(self.history)}))

    def silence(self) -> None:
        """Ctrl: nothing more now; what matters waits for the next message."""
        self.front.silence()

    def change(self, name: str, step: int) -> None:
        """Make the voice faster or slower, voice or sounds louder or softer, and say it."""
        from .window_settings import OWN, change_level, level_line

        if not self.front.speaks:
            self.refuse(Line("no-voice-here"))
        elif name in OWN and self.front.voices() is None:
            self.refuse(Line("voice-not-own"))
        else:
            self.cue(Cue("menu-move" if change_level(self, name, step) else "edge"))
            self.say(level_line(self, name))

    def full_screen(self) -> None:
        """F11: the whole screen, or a window again."""
        full = self.front.full_screen()
        if full is None:
            self.refuse(Line("no-window-here"))
        else:
            self.say(Line("full-screen-on" if full else "full-screen-off"))

    def describe_keys(self) -> None:
        """Ctrl+F1: every key says its name and what it does, without doing it."""
        from .help import KeyDescriber

        self.open(KeyDescriber(self))

    def help(self) -> None:
        """F1: the keys of this screen, as a list to go through."""
        from .help import KeyHelp

        if isinstance(self.top, KeyHelp):
            self.close(self.top)
            self.describe_keys()
        else:
            self.open(KeyHelp(self))

    def open_manual(self) -> None:
        """Shift+F1: the manual in the browser; said before, as a browser takes its time."""
        self.say(Line("manual-opens"), kind=Kind.SYSTEM)
        try:
            file = self.launch.open_manual(self.catalogue.language)
        except OSError as error:
            self.report([Line("manual-unwritten", {"path": str(error.filename)})])
        else:
            if file is not None:
                self.report([Line("manual-file", {"path": str(file)})])

    def repeat(self) -> None:
        """Say the newest message again, not what was only remarked on it."""
        self.read(
            lambda history: history.find(lambda one: one.kind is not Kind.REMARK), "history-empty"
        )

    def report(self, problems: Iterable[Line]) -> None:
        """Tell problems of files, such as the player may have edited."""
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
    "copy": App.copy,
    "search": App.search,
    "buffer-previous": lambda app: app.next_buffer(-1),
    "buffer-next": lambda app: app.next_buffer(1),
    "silence": App.silence,
    "slower": lambda app: app.change("rate", -20),
    "faster": lambda app: app.change("rate", 20),
    "sound-softer": lambda app: app.change("sound_volume", -10),
    "sound-louder": lambda app: app.change("sound_volume", 10),
    "speech-softer": lambda app: app.change("speech_volume", -10),
    "speech-louder": lambda app: app.change("speech_volume", 10),
    "full-screen": App.full_screen,
    "describe-keys": App.describe_keys,
    "manual": App.open_manual,
}

"""The terminal game: one utterance a line, nothing redrawn; needs nothing but a terminal."""

from __future__ import annotations

import signal
import sys
from functools import partial
from typing import Any

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Cue, Line
from audiowar.l10n.catalogue import Catalogue
from audiowar.language import choose
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.core.preload import start_preloading
from audiowar.ui.navigation import ROUTES
from audiowar.ui.start import start

from .terminal_keys import KeySource, Read, key_of, keys

AGAIN: float | None = 0.5
"""Seconds until time passes again where that has failed."""
AT_ONCE = 1000
"""Ticks that follow one another before keys are looked at again."""


class OutputClosed(BaseException):
    """Nothing can be printed any more: no fault of the game, and nobody to tell it to."""


class Terminal:
    """Prints every utterance on a line of its own."""

    has_voice = False
    has_buttons = False

    def say(self, said: SpokenMessage) -> None:
        """Print an utterance."""
        try:
            print(said.text, flush=True)
        except OSError as error:
            raise OutputClosed from error

    def play_cue(self, cue: Cue, players: int, low_wins: bool) -> float:
        """Stay silent: words are all that a terminal has."""
        return 0.0

    def stop(self) -> None:
        """Printed lines stay."""

    def hurry(self, topic: str, which: str = "unheard") -> bool:
        """What is printed can be read."""
        return False

    def silence(self) -> None:
        """Nothing sounds."""

    def copy_to_clipboard(self, text: str) -> bool:
        """A terminal program has no clipboard."""
        return False

    def apply_settings(self, settings: Settings) -> None:
        """A terminal has its own look."""

    def toggle_full_screen(self) -> bool | None:
        """A terminal is no window."""
        return None

    def voice_line(self) -> Line | None:
        """The screen reader of the terminal reads."""
        return None

    def voice_names(self) -> tuple[str, ...] | None:
        """It has its own voice."""
        return None


def play(launch: LaunchOptions, reason: str | None = None) -> int:
    """Play in the terminal; `reason` names the message that says why not in a window."""
    prepare_output()
    settings = Settings()
    app = App(Terminal(), Catalogue(choose(launch.language, settings)), settings, launch, ROUTES)
    leave_at_ctrl_c(app)
    try:
        if reason is not None:
            app.say(Line(reason), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)
        begin(app)
        app.say(*app.farewell_lines(), kind=Kind.SYSTEM)
    except OutputClosed as gone:
        assert isinstance(gone.__cause__, OSError)
        raise gone.__cause__ from None
    return app.status


def begin(app: App) -> None:
    """Play from the first line until the app is left."""
    try:
        with keys() as source:
            app.guard.run("starting", lambda: start(app), None)
            # While the player listens to the first line, what comes next gets ready.
            start_preloading(app)
            run(app, source)
    except KeyboardInterrupt:
        pass


def run(app: App, source: KeySource) -> None:
    """Give the app keys and time until it is left or the input ends."""
    while app.running:
        for read in source.read(app.guard.run("time", partial(settled, app), AGAIN)):
            if read[0] == "end":
                return
            app.guard.run("key", partial(give, app, read), None)
            if not app.running:
                return


def settled(app: App) -> float | None:
    """Let all happen that is due by now; return in how many seconds there is more."""
    due = app.tick()
    for _ in range(AT_ONCE):
        if due != 0.0 or not app.running:
            break
        due = app.tick()
    return due


def give(app: App, read: Read) -> None:
    """Give the app one key, character or line."""
    kind, value = read
    if kind == "line":
        app.handle_line(value)
    elif kind == "text" and not app.top.typing:
        app.press_key(key_of(value))
    else:
        app.press_key(" " if value == "space" and app.top.typing else value)


def leave_at_ctrl_c(app: App) -> None:
    """Leave at Ctrl+C, even if it comes where Python drops exceptions, as in an import."""

    def leave(number: int, frame: Any) -> None:
        app.status = 130
        app.quit()
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, leave)


def prepare_output() -> None:
    """Make sure that every letter can be printed, and that an end by the system is a clean one."""
    stream: Any = sys.stdout
    if hasattr(stream, "reconfigure"):
        encoding = "utf-8" if sys.platform == "win32" else None
        stream.reconfigure(errors="replace", **({"encoding": encoding} if encoding else {}))
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))

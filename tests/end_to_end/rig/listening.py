"""Ways to play the real program, each with what was heard of it, sentence by sentence."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from .audio import SoundServer
from .orca import Orca
from .paced import PacedServer
from .running import make_tied_command
from .screen import Screen
from .session import REPOSITORY, PlayingSeat, Session, bare_environment

KEYS = {
    "enter": "\r", "down": "\x1b[B", "up": "\x1b[A", "right": "\x1b[C", "left": "\x1b[D",
    "home": "\x1b[H", "end": "\x1b[F", "escape": "\x1b",
}  # fmt: skip
"""What a terminal sends for a key; other keys are themselves."""
OWN_VOICE = """
import json, sys, time
from audiowar.__main__ import main
from audiowar.frontends import window_speech_and_sound
from audiowar.speech.backends.bundled_voice import EspeakVoice

log = open(sys.argv.pop(1), "a", buffering=1)
make_voice_chain = window_speech_and_sound.make_voice_chain
speak, stop = EspeakVoice.speak, EspeakVoice.stop

def note(*what):
    log.write(json.dumps([time.monotonic(), *what]) + "\\n")

def said(self, text, language, interrupt):
    seconds = speak(self, text, language, interrupt)
    note(text, seconds)
    return seconds

def stopped(self):
    note("", 0)
    stop(self)

window_speech_and_sound.make_voice_chain = lambda: (
    make_voice_chain()[-1:]
)
EspeakVoice.speak, EspeakVoice.stop = said, stopped
sys.exit(main(sys.argv[1:]))
"""
"""Starts the game with the voice that it brings, and writes down when that speaks and stops."""


class Way(Protocol):
    """A running game that keys are pressed in."""

    home: Path
    """The player's folder."""

    def press(self, key: str) -> object:
        """Press a key."""

    def get_heard_texts(self) -> list[str]:
        """Return what was heard so far, in order; of what was cut off only the beginning."""

    def is_speaking(self) -> bool:
        """Return whether a voice is in the middle of a text."""


class Window:
    """The window, heard through a speech server with a voice that takes as long as a real one."""

    def __init__(self, home: Path, server: PacedServer, game: Session) -> None:
        self.home, self.server, self._game = home, server, game

    def press(self, key: str) -> None:
        self._game.press(key)

    def get_heard_texts(self) -> list[str]:
        return self.server.get_finished_sentences()

    def is_speaking(self) -> bool:
        return self.server.is_speaking()


@contextmanager
def in_window(folder: Path, *flags: str) -> Iterator[Way]:
    """Play in the window, which speaks through the speech server."""
    with Screen() as display, PacedServer(folder / "s") as server:
        display.layout("us")
        seat = PlayingSeat(display, server, folder)
        with seat.play(*flags) as game:
            yield Window(seat.home, server, game)


@contextmanager
def with_orca(folder: Path, *flags: str) -> Iterator[Way]:
    """Play in the window, which speaks through the speech server that a running Orca uses too."""
    with (
        orca_on(folder) as (seat, server, bus),
        seat.play(*flags, environment=seat.environment | bus) as game,
    ):
        yield Window(seat.home, server, game)


@contextmanager
def by_orca(folder: Path, *flags: str) -> Iterator[Way]:
    """Play in the window, which only Orca reads, through its accessibility tree."""
    with orca_on(folder) as (seat, server, bus):
        apart = bare_environment(folder / "bare") | bus
        with seat.play("--accesskit", *flags, environment=apart) as game:
            yield Window(seat.home, server, game)


@contextmanager
def orca_on(folder: Path) -> Iterator[tuple[PlayingSeat, PacedServer, dict[str, str]]]:
    """Start Orca; with it come a place to play from and what leads to the bus that it is on."""
    with Screen() as display, PacedServer(folder / "s") as server:
        display.layout("us")
        seat = PlayingSeat(display, server, folder)
        with Orca(server, seat.environment, folder / "o", display.display) as reader:
            bus = "DBUS_SESSION_BUS_ADDRESS"
            yield seat, server, {bus: reader.environment[bus]}


class OwnVoice(Session):
    """The window, heard through the voice that the program brings."""

    def __init__(self, display: Screen, environment: dict[str, str], home: Path, *flags: str):
        super().__init__(display, environment, home, *flags)
        self.home = home
        self._log = home.parent / "voice.jsonl"
        self._command = [sys.executable, "-c", OWN_VOICE, str(self._log), *flags]

    def get_heard_texts(self) -> list[str]:
        """Return what sounded: each text as far as it came."""
        notes = self._read_notes()
        ends = [when for when, _, _ in notes[1:]] + [float("inf")]
        return [
            text[: round(len(text) * min(1.0, (end - when) / seconds))]
            for (when, text, seconds), end in zip(notes, ends, strict=False)
            if text and seconds
        ]

    def is_speaking(self) -> bool:
        return any(
            when + seconds > time.monotonic() for when, _, seconds in self._read_notes()[-1:]
        )

    def _read_notes(self) -> list[tuple[float, str, float]]:
        """Return when each text began, what it was and how long it is; no text for a stop."""
        if not self._log.exists():
            return []
        return [json.loads(line) for line in self._log.read_text("utf-8").splitlines()]


@contextmanager
def by_own_voice(folder: Path, *flags: str) -> Iterator[Way]:
    """Play in the window, which speaks with the voice that it brings, on a real sound server."""
    (folder / "c").mkdir()
    with Screen() as display, SoundServer(folder / "c") as card:
        display.layout("us")
        environment = bare_environment(folder / "bare")
        environment["PULSE_SERVER"] = card.environment["PULSE_SERVER"]
        game = OwnVoice(display, environment, folder / "player", *flags)
        with game:
            yield game


class Terminal:
    """The terminal: what is printed can be read."""

    def __init__(self, home: Path, keyboard: int) -> None:
        self.home, self._keyboard = home, keyboard
        self._printed = b""
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            while more := os.read(self._keyboard, 4096):
                self._printed += more
        except OSError:
            return

    def press(self, key: str) -> None:
        os.write(self._keyboard, KEYS.get(key, key).encode())

    def get_heard_texts(self) -> list[str]:
        return self._printed.decode("utf-8", "replace").splitlines()

    def is_speaking(self) -> bool:
        return False


@contextmanager
def in_terminal(folder: Path, *flags: str) -> Iterator[Way]:
    """Play in a terminal."""
    home = folder / "player"
    environment = bare_environment(folder / "bare") | {
        "PYTHONPATH": str(REPOSITORY), "AUDIOWAR_HOME": str(home), "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
    }  # fmt: skip
    keyboard, screen = pty.openpty()
    game = subprocess.Popen(
        make_tied_command(sys.executable, "-m", "audiowar", "--text", *flags),
        env=environment,
        cwd=REPOSITORY,
        stdin=screen,
        stdout=screen,
        stderr=screen,
        start_new_session=True,
    )
    os.close(screen)
    try:
        yield Terminal(home, keyboard)
    finally:
        game.kill()
        game.wait()
        os.close(keyboard)


WAYS = {
    "server": in_window, "orca": with_orca, "tree": by_orca, "voice": by_own_voice,
    "terminal": in_terminal,
}  # fmt: skip
"""The ways to play, by name."""

"""A player for tests: presses real keys in the game's window and hears what reaches a voice."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from .running import make_tied_command
from .screen import Screen
from .speech_server import SpeechServer

REPOSITORY = Path(__file__).parents[3]
TITLE = "audiowar"
NAMES = {
    "up": "Up", "down": "Down", "left": "Left", "right": "Right", "home": "Home", "end": "End",
    "enter": "Return", "escape": "Escape", "ctrl": "Control_L", "backspace": "BackSpace",
    "pageup": "Prior", "pagedown": "Next", "space": "space",
}  # fmt: skip
"""Keys whose names in X differ from ours."""


def name_in_x(key: str) -> str:
    """Return the name that X has for one of our keys."""
    *held, last = key.split("+")
    last = NAMES.get(last, last.upper() if last[:1] == "f" and last[1:].isdigit() else last)
    return "+".join([*held, last])


class Session:
    """The game in its window, between entering and leaving the context."""

    title = TITLE

    def __init__(
        self,
        screen: Screen,
        environment: Mapping[str, str],
        home: Path,
        *flags: str,
        server: SpeechServer | None = None,
    ) -> None:
        """Prepare a start with these flags, with the player's folder at `home`."""
        self.screen = screen
        self.began = 0.0
        """When the process was started, by time.monotonic()."""
        self._server = server
        self._skipped = 0
        self._command = [sys.executable, "-m", "audiowar", *flags]
        self._environment = {
            **environment,
            "PYTHONPATH": str(REPOSITORY),
            "AUDIOWAR_HOME": str(home),
            "DISPLAY": screen.display,
            "LC_ALL": "C.UTF-8",
        }
        self._environment.pop("WAYLAND_DISPLAY", None)
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Session:
        self._skipped = len(self._server.get_spoken_sentences()) if self._server else 0
        self.began = time.monotonic()
        self._process = subprocess.Popen(
            make_tied_command(*self._command),
            env=self._environment,
            cwd=REPOSITORY,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.screen.focus(self.title)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._process is not None
        self._process.kill()
        _, errors = self._process.communicate()
        if error is not None:
            print(errors)
            print(*self.get_utterances(), sep="\n")

    @property
    def pid(self) -> int:
        """The process of the game."""
        assert self._process is not None
        return self._process.pid

    def press(self, *keys: str) -> float:
        """Press keys by our names for them; return the moment before."""
        moment = time.monotonic()
        self.screen.keys(*map(name_in_x, keys))
        return moment

    def get_utterances(self) -> list[str]:
        """The utterances since the start that reached the voice, put together from sentences."""
        whole: list[str] = []
        for line in self._server.get_spoken_sentences()[self._skipped :] if self._server else ():
            if line.text.startswith(" ") and whole:
                whole[-1] += line.text
            else:
                whole.append(line.text)
        return whole

    def languages(self) -> set[str]:
        """The languages since the start in which the voice was to speak."""
        return (
            {line.language for line in self._server.get_spoken_sentences()[self._skipped :]}
            if (self._server)
            else set()
        )

    def hear(self, *texts: str, seconds: float = 60.0) -> list[str]:
        """Wait until the last utterances are these; fail when others came or none."""
        end = time.monotonic() + seconds
        while (last := self.get_utterances()[-len(texts) :]) != list(texts):
            assert time.monotonic() < end, self.get_utterances()
            time.sleep(0.02)
        return last

    def says(self, text: str, seconds: float) -> bool:
        """Whether something said contains a text by then."""
        end = time.monotonic() + seconds
        while not any(text in one for one in self.get_utterances()):
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True

    def wait_for(self, text: str, seconds: float = 60.0) -> None:
        """Wait until something said contains a text; fail when it does not come."""
        assert self.says(text, seconds), (text, self.get_utterances())

    def pause(self, seconds: float) -> None:
        """Do nothing for a while; a game that ends meanwhile fails."""
        time.sleep(seconds)
        assert self.is_running()

    def wait_for_exit(self, seconds: float = 60.0) -> int:
        """Wait for the game to end by itself; its exit status."""
        assert self._process is not None
        return self._process.wait(seconds)

    def is_running(self) -> bool:
        """Whether the game has not ended."""
        return self._process is not None and self._process.poll() is None


def bare_environment(folder: Path) -> dict[str, str]:
    """Return an environment in which neither speech server nor sound server nor display is."""
    folder.mkdir(exist_ok=True)
    environment = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
    environment |= {"XDG_CONFIG_HOME": str(folder / "config"), "SPEECHD_CMD": str(folder / "none")}
    environment |= {"XDG_CACHE_HOME": str(folder / "cache"), "PULSE_SERVER": f"unix:{folder}/none"}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SPEECHD_ADDRESS"):
        environment.pop(name, None)
    return environment


class PlayingSeat:
    """A place to play from: a screen, a speech server, a folder for settings and saves."""

    def __init__(self, display: Screen, server: SpeechServer, folder: Path) -> None:
        self.display = display
        self.server = server
        self.home = folder / "player"
        self.environment = bare_environment(folder / "bare")
        for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            self.environment[name] = server.environment[name]

    def play(self, *flags: str, environment: Mapping[str, str] | None = None) -> Session:
        """A start of the game with these flags, in its own or another environment."""
        there = self.environment if environment is None else environment
        return Session(self.display, there, self.home, *flags, server=self.server)

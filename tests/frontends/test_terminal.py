"""The terminal game as it is played: a real process, through pipes and through a real terminal."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from audiowar.frontends.terminal_app import run_loop
from audiowar.ui.first_screens import open_first_screen
from tests.ui.front import Play

pty = pytest.importorskip("pty", reason="no pseudo-terminals on this system")

START = [sys.executable, "-m", "audiowar", "--text"]
PATIENCE = 120.0
"""Seconds after which a line that did not come is missing."""


def terminal_environment(home: Path, settings: str = "") -> dict[str, str]:
    """Return the environment of a terminal whose player has a folder, and perhaps settings."""
    if settings:
        home.mkdir()
        (home / "settings.json").write_text(settings)
    return {
        "PATH": os.environ["PATH"],
        "AUDIOWAR_HOME": str(home),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
        "PYTHONUNBUFFERED": "1",
    }


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return terminal_environment(tmp_path / "home")


def piped(env: dict[str, str], *lines: str, flags: tuple[str, ...] = ("--fast",)) -> list[str]:
    """Play with one command a line; return what was printed."""
    done = subprocess.run(
        [*START, *flags],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout.splitlines()


class Player:
    """Somebody at a real terminal."""

    def __init__(self, env: dict[str, str], *flags: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execvpe(START[0], [*START, *flags], env)
        self.heard = ""

    def press(self, keys: str) -> None:
        os.write(self.fd, keys.encode())

    def hear(self, *words: str) -> str:
        """Wait for all `words`, in any order; return what was heard up to the last of them."""
        end = time.monotonic() + PATIENCE
        while not all(one in self.heard for one in words):
            ready, _, _ = select.select([self.fd], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise AssertionError(f"never heard {words!r}, but: {self.heard}")
            try:
                data = os.read(self.fd, 65536)
            except OSError:
                data = b""
            if not data:
                raise AssertionError(f"it ended before {words!r}: {self.heard}")
            self.heard += data.decode(errors="replace")
        end_of_words = max(self.heard.index(one) + len(one) for one in words)
        heard, self.heard = self.heard[:end_of_words], self.heard[end_of_words:]
        return heard

    def kill(self, number: int = signal.SIGKILL) -> int:
        os.kill(self.pid, number)
        return self.wait()

    def wait(self) -> int:
        end = time.monotonic() + PATIENCE
        while True:
            if not select.select([self.fd], [], [], max(0, end - time.monotonic()))[0]:
                os.kill(self.pid, signal.SIGKILL)
                raise AssertionError("it does not end")
            try:
                if not os.read(self.fd, 65536):
                    break
            except OSError:
                break
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        self.pid = 0
        return os.waitstatus_to_exitcode(status)


@pytest.fixture
def player(env: dict[str, str]) -> Iterator[Player]:
    one = Player(env)
    yield one
    if one.pid:
        one.kill()


UP, DOWN, ENTER, ESCAPE = "\x1b[A", "\x1b[B", "\r", "\x1b"


def test_a_game_from_first_start_to_quit_with_real_keys(player: Player) -> None:
    player.hear("English")
    player.press(UP)
    player.hear("Српски")
    player.press(ENTER)
    player.hear("име")
    player.press("Mira" + ENTER)
    player.hear(".")
    player.press(ENTER)  # to play now
    player.hear("Карте су подељене")
    player.press("k" + ENTER)
    player.hear("Бирате краља")
    player.press("rtehpl" + ESCAPE)
    player.hear("Мени игре.")
    player.kill(signal.SIGINT)


def test_flags_begin_a_game_and_the_end_of_input_ends_it(env: dict[str, str]) -> None:
    flags = ("--fast", "--lang", "en", "--name", "Mira", "--game", "scientific")
    keys = ("right", "x", "k", "", "z", "QS", "nonsense")
    heard = piped(env, *keys, flags=(*flags, "--players", "3", "--seed", "7"))
    assert heard[0].startswith("The cards are dealt")
    assert heard[1].startswith("The arrows go through your hand")
    assert [line.split(".")[0] for line in heard[2:5]] == [
        *("King of hearts", "Joker", "King of hearts")
    ]
    trick = next(line for line in heard if "takes" in line or "take " in line)
    assert trick.count("Alice:") == trick.count("Ben:") == 1
    assert heard[-4] == "Z does nothing here. F1 lists the keys."
    assert heard[-3] == "You do not have the queen of spades."
    assert heard[-2].startswith("nonsense is not a key")
    assert heard[-1].startswith("Goodbye")
    assert not any("\x1b" in line or "\r" in line for line in heard), "nothing is redrawn"


def test_ctrl_c_leaves_cleanly(env: dict[str, str]) -> None:
    player = Player(env, "--lang", "en", "--players", "2")
    player.hear("The cards are dealt")
    player.press("\x03")
    player.hear("Goodbye")
    assert player.wait() == 130


def test_after_a_rest_in_the_background_keys_are_answered_again(env: dict[str, str]) -> None:
    player = Player(env, "--lang", "en", "--players", "2", "--fast")
    player.hear("The cards are dealt")
    player.press("e")
    player.hear("You: ")
    os.kill(player.pid, signal.SIGSTOP)
    # The shell has a mode of its own, in which a terminal passes on whole lines.
    *modes, speed, speed_out, control = termios.tcgetattr(player.fd)
    modes[3] |= termios.ICANON | termios.ECHO
    termios.tcsetattr(player.fd, termios.TCSANOW, [*modes, speed, speed_out, control])
    os.kill(player.pid, signal.SIGCONT)
    player.press("e")
    player.hear("You: ")
    player.kill()


def test_nothing_is_read_once_the_program_has_quit_by_itself(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = Play(home, "en").app
    open_first_screen(app)
    reads: list[float | None] = []
    source: Any = SimpleNamespace(read=lambda timeout: reads.append(timeout) or [])
    tasks = iter([lambda: None, app.request_quit])
    monkeypatch.setattr(app, "run_due_screens", lambda: next(tasks)())
    run_loop(app, source)
    assert reads == [None] and not app.running


def test_without_a_display_the_terminal_game_says_why(env: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "audiowar"],
        input="",
        capture_output=True,
        text=True,
        env=env,
        timeout=60,
        check=False,
    )
    assert done.stdout.startswith("There is no display")
    assert done.returncode == 0

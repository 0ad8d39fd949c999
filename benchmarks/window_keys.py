"""Measure the time from each key until the speech server is asked to speak, in the real window.

    pip install -e ".[test]" && python -m benchmarks.window_keys [ROUNDS]

Needs Linux with xdotool, Xvfb and speech-dispatcher. Starts its own X and speech servers. The
opponents think as usual. Prints the clock time and the processor time; only the clock time depends
on what else the machine does.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from audiowar.input.commands import COMMANDS
from tests.end_to_end.rig.screen import Screen
from tests.end_to_end.rig.session import Session, bare_environment
from tests.end_to_end.rig.speech_server import SpeechServer

ROUNDS = 2
MAX_MILLISECONDS = 60.0
"""The maximum number of milliseconds until the words of a key."""
FLAGS = ("--lang", "sr", "--game", "scientific", "--players", "3", "--seed", "11")
SKIPPED_COMMANDS = {"manual", "full-screen", "silence", "copy"}
"""Commands that open a browser, change the window, or say nothing."""
KEY_PAUSE = 0.4
CHOICE_KEYS = ("home", "enter", "enter")
"""Keys that read the first card, play it, and press Enter again while the others think."""
KEYS_IN_MENU = ("down", "f1", "down", "escape", "end", "escape")
MENU_LINES = 9
"""The number of lines of the main menu that are opened."""

Times = dict[str, list[tuple[float, float]]]


class TimedSession:
    """A session that records times of keys, and returns to the table from every screen."""

    def __init__(self, session: Session, log: Path) -> None:
        self.session = session
        self._log = log
        self.found: Times = {}
        self.silent: list[str] = []

    def press(self, key: str, here: str) -> str:
        """Press a key on a kind of screen. Return the kind of screen to which it has led."""
        before = len(self._lines())
        self.session.press(key)
        time.sleep(KEY_PAUSE)
        lines = self._lines()[before:]
        if not lines:
            self.silent.append(f"{here}: {key}")
            return here
        took, used, _, where = lines[0].split()
        self.found.setdefault(f"{here}: {key}", []).append((1000 * float(took), 1000 * float(used)))
        return where

    def return_to_table(self, where: str) -> None:
        """Press Escape until the table is the top screen, at most six times."""
        for _ in range(6):
            if where == "table":
                return
            where = self.press("escape", where)

    def _lines(self) -> list[str]:
        return self._log.read_text().splitlines() if self._log.exists() else []


def press_table_keys(timed: TimedSession) -> None:
    """Press every key of the table, and play cards in between."""
    keys = [
        (command.name, key)
        for command in COMMANDS.values()
        for key in command.keys
        if command.place != "menu" and command.name not in {*SKIPPED_COMMANDS, "play"}
    ]
    for number, (_, key) in enumerate(keys):
        timed.return_to_table(timed.press(key, "table"))
        if number % 8 == 0:
            for one in CHOICE_KEYS:
                timed.press(one, "table")
            time.sleep(3.0)


def press_menu_line(timed: TimedSession, place: int) -> None:
    """Open one line of the main menu, and press some keys there."""
    for key in ["home", *["down"] * place]:
        timed.press(key, "main menu")
    where = timed.press("enter", f"main menu, line {place + 1}")
    for key in KEYS_IN_MENU:
        where = timed.press(key, where)


def measure(screen: Screen, environment: Mapping[str, str], home: Path, count: int) -> TimedSession:
    """Play a number of rounds. Each starts the game anew, so that first key presses count too."""
    log = home / "times.txt"

    def start(*flags: str) -> Session:
        session = Session(screen, {**environment, "HANDOVER": str(log)}, home / "p", *flags)
        session._command = [sys.executable, "-m", "benchmarks.window_timed", *flags]
        return session

    timed = TimedSession(start(), log)
    parts: list[tuple[Session, Callable[[TimedSession], None]]] = []
    for _ in range(count):
        parts.append((start(*FLAGS), press_table_keys))
    # The first line of the main menu continues the unfinished game; the last line quits.
    parts += [
        (start("--lang", "sr"), partial(press_menu_line, place=place))
        for place in range(MENU_LINES)
    ]
    for timed.session, part in parts:
        with timed.session:
            time.sleep(4)
            part(timed)
    return timed


def main(count: int) -> None:
    """Measure, and print each key, the slowest first."""
    with tempfile.TemporaryDirectory() as place, Screen() as screen:
        home = Path(place)
        (home / "s").mkdir()
        with SpeechServer(home / "s") as server:
            environment = bare_environment(home / "e")
            environment["XDG_RUNTIME_DIR"] = server.environment["XDG_RUNTIME_DIR"]
            timed = measure(screen, environment, home, count)
    every = [one for times in timed.found.values() for one in times]
    slow = [one for one in every if one[0] > MAX_MILLISECONDS]
    for name, times in sorted(timed.found.items(), key=lambda item: -max(item[1])[0]):
        clock, used = ([one[place] for one in times] for place in (0, 1))
        print(
            f"{name}: median {statistics.median(clock):.1f} ms, most {max(clock):.1f}; "
            f"processor {statistics.median(used):.1f}, most {max(used):.1f} ({len(times)} times)"
        )
    print("said nothing:", ", ".join(sorted(set(timed.silent))))
    print(f"{len(every)} presses, {len(slow)} over {MAX_MILLISECONDS:.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)

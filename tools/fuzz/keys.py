"""Random keys in all games and languages, in window and terminal, with kills in between.

`run(minutes, seed)` plays for so long and prints what it did; each session can be played again
from the numbers that are printed with a fault.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from audiowar.frontends import accesskit_tree
from audiowar.input.commands import COMMANDS
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused
from audiowar.storage.settings import DATA_FOLDER_VARIABLE, Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.routes import ROUTES
from audiowar.ui.table.table_screen import TableScreen

from .findings import MEMORY, peak
from .rooms import SIZES, Clock, Reader, TerminalRoom, WindowRoom, Wrong

LONGEST = 3.0
"""Seconds of computing that one key or one wait may take."""
KEYS = 400
"""Keys of a session."""
NAMES = (
    "Žarko Đ ș", "{ $name }", "", "-", "\u202eakraM", "<b>Ana</b>", "Љиљана", "\U0001f0a1",
    "a" * 40, "Ana Ana", "%s %d", "\\n", "İıẞ", "'\"`",
)  # fmt: skip
FOLDER = "Žarko Đ ș "
BOUND = sorted({key for command in COMMANDS.values() for key in command.keys})
TYPED = "aqzxč{}$<>'\"\\%жЉșñ¿?.,+-=;:|~ 0123456789\u202e\u0301\U0001f0a1\u00a0"
LINES = ("", "QH", "JOKER", "10d", "swap", "keep:top", "bet:5", "f5", "r", "?", "{", "ž" * 80)
COMMON = ("enter",) * 6 + ("end", "home", "left", "right", "up", "down") * 2
WAITS = (0.0, 0.0, 0.05, 0.1, 0.3, 0.9, 2.0, 6.0)


class Session:
    """One sitting, from a number: everything in it is the same when it is played again."""

    def __init__(self, number: int, game: str) -> None:
        """Start the program for one game; empty: any."""
        self.random = Random(number)
        self.game = game or self.random.choice(list(GAMES))
        self.clock = Clock()
        self.pressed: list[str] = []
        self.kills = 0
        self.resumed = 0
        self.terminal = self.random.random() < 0.35
        self.launch = self.flags()
        self.room = self.open(self.launch)

    def flags(self) -> LaunchOptions:
        """Return how the program is started."""
        chance = self.random
        game = GAMES[self.game]
        players = chance.choice(list(game.players))
        options = dict(chance.choice(game.presets).options)
        try:
            full = game.complete_options(options, players)
        except Refused:
            # These rules are not for so many.
            options, full = {}, game.complete_options({}, players)
        if "choice_seconds" in full and chance.random() < 0.2:
            options["choice_seconds"] = 30
        return LaunchOptions(
            language=chance.choice(list(discover_locales())),
            fast=chance.random() < 0.1,
            game=self.game,
            players=players,
            seed=chance.randrange(10**6),
            name=chance.choice(NAMES),
            options=options,
        )

    def open(self, launch: LaunchOptions) -> WindowRoom | TerminalRoom:
        """Start the program."""

        def make(front: Any) -> App:
            settings = Settings()
            language = launch.language or settings.get("language", "en")
            return App(
                front, Catalogue(language, strict=True), settings, launch, ROUTES, self.clock
            )

        return (TerminalRoom if self.terminal else WindowRoom)(make, self.clock)

    def play(self, keys: int) -> None:
        """Press so many keys; raise for what goes wrong."""
        for _ in range(keys):
            before = time.process_time()
            self.press(self.key())
            self.check(time.process_time() - before)
            if not self.room.app.running:
                self.room = self.open(LaunchOptions())
            elif self.random.random() < 1 / 120:
                self.kill()

    def key(self) -> str:
        """Return a key: mostly what plays, sometimes any, sometimes what is typed."""
        chance = self.random.random()
        if self.room.app.top.accepts_text and chance < 0.6:
            return self.random.choice(TYPED)
        if self.terminal and chance > 0.97:
            return "line:" + self.random.choice(LINES)
        if chance < 0.6:
            return self.random.choice(COMMON)
        return self.random.choice(BOUND) if chance < 0.93 else self.random.choice(TYPED)

    def press(self, key: str) -> None:
        """Press a key and let some time pass."""
        self.pressed.append(key)
        if isinstance(self.room, WindowRoom) and self.random.random() < 0.02:
            self.room.view.size = self.random.choice(SIZES)
        self.room.press(key)
        self.room.wait(self.random.choice(WAITS))

    def check(self, seconds: float) -> None:
        """Raise for a key that took too long, and for a message that was not told whole."""
        if seconds > LONGEST:
            raise Wrong(f"{self.pressed[-1]} took {seconds:.1f} s of computing")
        if problems := self.room.app.catalogue.problems:
            raise Wrong(f"messages: {problems[0]}")

    def kill(self) -> None:
        """End the program without a word, and see that the game is where it was."""
        before = table_of(self.room.app)
        self.kills += 1
        if before is not None:
            # What the end of a process does: its locks are gone. All that happened is written.
            before.player_view.leave()
        self.room = self.open(LaunchOptions())
        if before is None or before.view().over or before.player_view.is_unsaved:
            return
        self.room.press("enter")
        after = table_of(self.room.app)
        if after is None:
            raise Wrong("the game that was killed is not there to go on with")
        if paused(after) and not paused(before):
            # Going on from a pause is nobody's choice, and may only have opened a question.
            self.room.press("enter")
        if after.view() != before.view():
            raise Wrong(f"killed at {before.view()}, resumed at {after.view()}")
        self.resumed += 1


def paused(table: TableScreen) -> bool:
    """Tell whether a table waits for somebody to turn over the next card."""
    view = table.view()
    return not view.asked and not view.over


def table_of(app: App) -> TableScreen | None:
    """Return the table of a running game that is saved, if there is one."""
    tables = [one for one in app.screens if type(one) is TableScreen]
    return tables[0] if tables else None


def session(number: int, keys: int = KEYS, game: str = "") -> tuple[Session | None, str]:
    """Play one session in a folder of its own; return it, and its fault or nothing."""
    home = Path(tempfile.mkdtemp(prefix=FOLDER))
    played: Session | None = None
    try:
        with (
            mock.patch.dict(os.environ, {DATA_FOLDER_VARIABLE: str(home)}),
            mock.patch.object(accesskit_tree, "make_adapter", Reader),
        ):
            played = Session(number, game)
            played.play(keys)
    except Exception:
        return played, traceback.format_exc()
    finally:
        shutil.rmtree(home, ignore_errors=True)
    return played, ""


def run(minutes: float, seed: int) -> int:
    """Play sessions for so long; print counts and faults; 1 if there was a fault."""
    end = time.monotonic() + 60 * minutes
    counts: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    """How often there was each fault; only the first of a kind is printed whole."""
    number = seed * 1_000_000
    while time.monotonic() < end:
        played, fault = session(number)
        counts["sessions"] += 1
        if played is not None:
            counts["keys"] += len(played.pressed)
            counts["kills"] += played.kills
            counts["resumed"] += played.resumed
            counts["terminal" if played.terminal else "window"] += 1
        if fault:
            counts["faults"] += 1
            kind = fault.strip().splitlines()[-1]
            kinds[kind] += 1
            if kinds[kind] == 1:
                print(f"session {number}: {describe(played)}\n{fault}", flush=True)
        number += 1
    for kind, count in kinds.most_common():
        print(f"{count} x {kind}", flush=True)
    if (used := peak()) > MEMORY:
        counts["faults"] += 1
        print(f"memory: {used} MB", flush=True)
    told = [f"{count} {name}" for name, count in counts.items()]
    print(", ".join([*told, f"{used} MB at most"]), flush=True)
    return 1 if counts["faults"] else 0


def describe(played: Session | None) -> str:
    """Return how a session was started and its last keys."""
    if played is None:
        return "did not start"
    launch, place = played.launch, "terminal" if played.terminal else "window"
    flags = f"{launch.game}, {launch.players} players, {launch.language}, {launch.name!r}"
    return f"{place}, {flags}, {len(played.pressed)} keys; last: {played.pressed[-15:]}"


if __name__ == "__main__":
    sys.exit(run(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))

"""What fails inside the window's handlers, its pictures, its voice: the window stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pyglet
import pytest

pytest.importorskip(
    "pyglet.window", reason="the window library cannot be loaded here", exc_type=ImportError
)

from pyglet.window import key

from audiowar.announce.line import Cue
from audiowar.frontends.window_frontend import MAX_DRAW_FAILURES, MAX_LOOP_FAILURES, WindowFrontend
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.fault_guard import get_faults_folder
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.core.menu import Menu
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.routes import ROUTES
from audiowar.ui.table.cursor import Cursor
from audiowar.ui.table.table_screen import TableScreen


class Failing:
    """Has every method; those that are named fail."""

    def __init__(self, *failing: str, **answers: Any) -> None:
        self.failing = set(failing)
        self.called: list[str] = []
        self.told: list[tuple[Any, ...]] = []
        """What `say` was given."""
        self.answers = answers

    def __getattr__(self, name: str) -> Any:
        def method(*args: Any, **named: Any) -> Any:
            self.called.append(name)
            if name == "say":
                self.told.append(args)
            if name in self.failing:
                raise ZeroDivisionError(f"{name} failed on purpose")
            return self.answers.get(name)

        return method


class Window(Failing):
    """A window that draws through its front."""

    width, height = 800, 600
    pressed_keys: ClassVar[set[int]] = set()
    front: WindowFrontend

    def draw(self, dt: float) -> None:
        self.front._handlers["on_draw"]()


class Room:
    """A front with somebody who plays, with parts that fail."""

    def __init__(self, *failing: str, view: Failing | None = None) -> None:
        self.audio = Failing(*failing, start_cue=0.0, run_due_changes=[])
        self.view = view or Failing(prepare_part=True)
        window = Window(*failing)
        parts: Any = (self.audio, self.view)
        self.front = window.front = WindowFrontend(window, *parts, always_uses_tree=True)
        launch = LaunchOptions(language="en", game="scientific", players=3, seed=1, fast=True)
        catalogue = Catalogue("en", strict=True)
        self.app = App(self.front, catalogue, Settings(), launch, ROUTES)
        self.front.app = self.app
        open_first_screen(self.app)

    def strike(self, symbol: int) -> None:
        """Press a key as the library does."""
        self.front._handlers["on_key_press"](symbol, 0)

    def told(self, words: str) -> int:
        """Return how many captions have the words."""
        return sum(words in caption for caption in self.front.content_collector.recent_messages)


FAULT = "Something went wrong in the program."


def test_a_key_that_fails_leaves_the_window_with_the_game_in_it(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room()
    table = room.app.top
    monkeypatch.setattr(Cursor, "go_to", lambda self, index: 1 // 0)
    room.front._handlers["on_text_motion"](key.MOTION_RIGHT)
    assert room.told(FAULT) == 1
    assert isinstance(room.app.top, TableScreen) and room.app.top is not table
    assert room.app.running


@pytest.mark.parametrize(
    "part", ["say", "start_cue", "interrupt_speech", "hush_all", "run_due_changes"]
)
def test_voice_and_sound_that_fail_leave_the_table_alone(home: Path, part: str) -> None:
    room = Room(part)
    table = room.app.top
    room.strike(key.F3)
    room.strike(key.LCTRL)
    room.app.play_cue(Cue("edge"))
    room.front.tick(0.02)
    assert room.app.top is table
    assert room.told(FAULT) == 1
    assert len(list(get_faults_folder().glob("*"))) == 1


def test_a_picture_that_fails_once_is_told_and_others_follow(home: Path) -> None:
    room = Room()
    room.view.failing = {"draw"}
    room.front.tick(0.02)
    assert room.told(FAULT) == 1
    room.view.failing = set()
    room.front.tick(0.02)
    assert room.front._draw_failures == 0
    assert isinstance(room.app.top, TableScreen)


def test_a_picture_that_fails_always_ends_in_the_menu_then_in_no_picture(home: Path) -> None:
    room = Room()
    room.view.failing = {"draw"}
    for _ in range(200):
        room.front.tick(0.02)
    assert isinstance(room.app.top, Menu)
    for _ in range(MAX_DRAW_FAILURES):
        room.strike(key.F5)
        room.front.tick(0.02)
    assert room.told("The window stays empty") == 1
    drawn = room.view.called.count("draw")
    room.strike(key.F5)
    room.front.tick(0.02)
    assert room.view.called.count("draw") == drawn == MAX_DRAW_FAILURES


def test_time_that_fails_at_a_table_ends_in_the_menu(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room()
    monkeypatch.setattr(TableScreen, "run_due", lambda self, now: 1 // 0)
    for _ in range(100):
        room.front.tick(0.02)
    assert isinstance(room.app.top, Menu)
    assert len(list(get_faults_folder().glob("*"))) == 3


def test_a_clipboard_that_fails_is_none(home: Path) -> None:
    room = Room("set_clipboard_text")
    assert room.front.copy_to_clipboard("text") is False


def test_the_librarys_loop_that_breaks_runs_on_unless_it_only_breaks(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room()
    breaks: list[Exception] = [ZeroDivisionError("once"), OSError("twice")]

    def run(interval: None) -> None:
        if breaks:
            raise breaks.pop()

    monkeypatch.setattr(pyglet.app, "run", run)
    assert [room.front._run_loop() for _ in range(3)] == [False, False, True]
    assert room.told(FAULT) == 2
    breaks += [OSError("the display is gone")] * MAX_LOOP_FAILURES
    with pytest.raises(OSError):
        for _ in range(MAX_LOOP_FAILURES):
            room.front._run_loop()


def test_keys_are_answered_while_a_slow_driver_prepares_the_first_picture(home: Path) -> None:
    room = Room()
    room.view.answers["prepare_part"] = False
    for _ in range(3):
        room.strike(key.F3)
        room.front.tick(0.02)
    assert len(room.audio.told) >= 3, "each key was answered"
    assert "draw" not in room.view.called, "nothing was drawn yet"
    room.view.answers["prepare_part"] = True
    for _ in range(50):
        room.front.tick(0.02)
    assert room.view.called.count("draw") == 1, "nothing is drawn while nothing happens"

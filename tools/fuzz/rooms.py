"""A window and a terminal without a display, in which every fault is raised, not attended to."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any

from audiowar.announce.line import Cue
from audiowar.frontends import accesskit_tree
from audiowar.frontends.drawn_table_items import Box, TextMetrics
from audiowar.frontends.table_layout import arrange_table
from audiowar.frontends.terminal_app import (
    TerminalFrontend,
    handle_input,
    run_all_due,
)
from audiowar.frontends.window_colours import Palette
from audiowar.frontends.window_frontend import WindowFrontend
from audiowar.frontends.window_key_names import MOTION_NAMES
from audiowar.frontends.window_text_layout import TextColumn, WindowContent, lay_out_texts_in_rows
from audiowar.ui.core.app import App
from audiowar.ui.core.fault_guard import FaultGuard
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.first_screens import open_first_screen
from tests.drawn_boxes import is_inside, list_boxes

TICK = 0.25
"""Seconds of the game's time between two pictures."""
SIZES = ((80, 30), (40, 12), (20, 5), (12, 3), (8, 1))
"""Letters in a row and rows of the window: the last is the largest type in the smallest window."""


class Wrong(AssertionError):
    """Something that no player should meet."""


class Strict(FaultGuard):
    """A guard that lets every fault out."""

    def recover_from_fault(self, activity: str, error: Exception) -> None:
        raise error

    report_fault = recover_from_fault


class Clock:
    """The game's time."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class SpeechAndSound:
    """Hears everything; a text must be one that can be said."""

    muted = False

    def __init__(self) -> None:
        self.heard = 0
        """How many texts and sounds there were."""
        self.last = ""

    def say(self, said: SpokenMessage) -> None:
        self.heard += 1
        self.last = said.text
        check(said.text)

    def start_cue(self, cue: Cue, seat_count: int, low_wins: bool) -> float:
        self.heard += 1
        if cue.seat is not None and not 0 <= cue.seat < seat_count:
            raise Wrong(f"a sound at seat {cue.seat} of {seat_count}")
        return 0.0

    def hush_all(self) -> None:
        self.heard += 1

    def run_due_changes(self) -> list[Any]:
        return []

    def lacks_screen_reader(self) -> bool:
        return False

    def list_own_voice_names(self) -> tuple[str, ...]:
        return ("Annie", "Boris")

    def __getattr__(self, name: str) -> Any:
        return lambda *args: None


def check(text: str) -> None:
    """Raise for a text that nobody can want to hear."""
    if not text.strip():
        raise Wrong("nothing is said")
    if "{" in text and "}" in text and "???" in text:
        raise Wrong(f"a message with a gap: {text}")


class View:
    """Lays the window out as it is drawn, without drawing."""

    def __init__(self) -> None:
        self.size = SIZES[0]

    def set_looks(self, palette: Palette, size: int) -> None:
        """Change nothing: sizes come by chance."""

    def prepare_part(self) -> bool:
        """There is nothing to prepare."""
        return True

    def is_next_page_due(self) -> bool:
        """Show one page only."""
        return False

    def draw(self, width: int, height: int, step: WindowContent) -> None:
        """Lay out, and see whether what must be there is there."""
        if not -1 <= step.current_index < max(1, len(step.rows)):
            raise Wrong(f"line {step.current_index} of {len(step.rows)} is marked")
        row, room = self.size
        picture = lay_out_texts_in_rows(step, room, TextColumn(row, len), TextColumn(row - 2, len))
        if len(picture.messages) + len(picture.list_rows) > max(room, 1):
            raise Wrong("more rows than the window has")
        if step.table is not None:
            self.place(step, width, height)

    def place(self, step: WindowContent, width: int, height: int) -> None:
        """Place the table, and see whether anything leaves the window."""
        letters = TextMetrics(20, lambda text, bold: 0.8 * len(text), 1.6)
        placed = arrange_table(step, width, height, letters)
        if placed is not None:
            hand = placed.lay_out_hand(max(0, step.current_index))
            window = Box(0, 0, width, height)
            if not all(is_inside(box, window) for box in list_boxes(placed.table_drawing, hand)):
                raise Wrong("something is drawn outside the window")


class Window:
    """A window without a display."""

    width, height = 900, 600
    fullscreen = False

    def __init__(self) -> None:
        self.paint: Callable[[], Any] = lambda: None

    def draw(self, dt: float) -> None:
        self.paint()

    def set_fullscreen(self, on: bool) -> None:
        self.fullscreen = on

    def set_clipboard_text(self, text: str) -> None:
        check(text)


class Reader:
    """Stands where the library would take the tree to a screen reader, and asks for all of it."""

    def __init__(self, window: Any, initial: Callable[[], Any], *rest: Any) -> None:
        initial()

    def update_if_active(self, make: Callable[[], Any]) -> None:
        make()


class WindowRoom:
    """The game in a window, with a tree that is read."""

    def __init__(self, make: Callable[[Any], App], clock: Clock) -> None:
        self.audio, self.view, self.clock = SpeechAndSound(), View(), clock
        window = Window()
        tree = accesskit_tree.AccessibilityTree(window, "audiowar")
        parts: Any = (self.audio, self.view, tree)
        self.front = WindowFrontend(window, *parts, always_uses_tree=True)
        self.front.accessibility_bridge.clock = clock
        window.paint = self.front._handlers["on_draw"]
        self.app = make(self.front)
        self.app.guard = Strict(self.app, self.app.screens, self.app.resume_after_fault)
        self.front.app = self.app
        open_first_screen(self.app)

    def press(self, key: str) -> None:
        """Press a key as the library tells it."""
        motions = {name: motion for motion, name in MOTION_NAMES.items()}
        if key in motions:
            self.front._handlers["on_text_motion"](motions[key])
        elif len(key) == 1:
            self.front._handlers["on_text"](key)
        else:
            self.front.press_key(key)

    def wait(self, seconds: float) -> None:
        """Let time pass in ticks."""
        end = self.clock.now + seconds
        while self.clock.now < end and self.app.running:
            self.clock.now = min(end, self.clock.now + TICK)
            self.front.tick(TICK)


class TerminalRoom:
    """The game in a terminal."""

    def __init__(self, make: Callable[[Any], App], clock: Clock) -> None:
        self.clock = clock
        self.output = io.StringIO()
        self.app = make(TerminalFrontend())
        self.app.guard = Strict(self.app, self.app.screens, self.app.resume_after_fault)
        with redirect_stdout(self.output):
            open_first_screen(self.app)

    def press(self, key: str) -> None:
        """Give a key, a character, or now and then a whole line, as the terminal does."""
        with redirect_stdout(self.output):
            if key.startswith("line:"):
                handle_input(self.app, ("line", key.removeprefix("line:")))
            else:
                handle_input(self.app, ("text" if len(key) == 1 else "key", key))
        for text in self.output.getvalue().splitlines():
            check(text)
        self.output = io.StringIO()

    def wait(self, seconds: float) -> None:
        """Let time pass as the terminal does: until the app wants to be called again."""
        end = self.clock.now + seconds
        with redirect_stdout(self.output):
            while self.clock.now < end and self.app.running:
                due = run_all_due(self.app)
                step = end - self.clock.now if due is None else max(due, TICK)
                self.clock.now = min(end, self.clock.now + step)

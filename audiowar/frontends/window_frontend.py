"""The frontend of a window: it receives keys, speaks messages and draws them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pyglet

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue, Line
from audiowar.input.key_names import find_typing_key
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.frontend import Frontend, SpokenMessage
from audiowar.ui.core.preload_modules import start_preloading
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.settings.output_settings import DEFAULT_TEXT_SIZE, get_background_setting
from audiowar.ui.settings.reader_pace import get_reader_pace

from .accessible_content import AccessibleList
from .collect_window_content import WindowContentCollector
from .window_accessibility import AccessibilityBridge
from .window_colours import choose_palette
from .window_key_names import CTRL_KEYS, MOTION_NAMES, get_key_without_text
from .window_speech_and_sound import SpeechAndSound, show_alarm

if TYPE_CHECKING:
    from .accesskit_tree import AccessibilityTree
    from .window_drawer import WindowDrawer

TICK_SECONDS = 0.025
"""Seconds between two calls of `tick`, which runs everything that is due."""
RESTING_TICK_SECONDS = 0.25
"""Seconds between two ticks while nothing happens in the window, or less if a task is due."""
SECONDS_UNTIL_REST = 2.0
"""Seconds without a key, a message or a new picture, after which ticks become less frequent."""
CLOSE_KEY = "alt+f4"
HANDLED_WINDOW_EVENTS = (
    "on_activate", "on_close", "on_deactivate", "on_draw", "on_expose", "on_key_press",
    "on_key_release", "on_resize", "on_text", "on_text_motion",
)  # fmt: skip
"""The pyglet events that the window handles, each in the method of the same name."""
MAX_DRAW_FAILURES = 5
"""After this many failures in a row, nothing is drawn any more."""
MAX_LOOP_FAILURES = 20
"""After this many failures of pyglet's event loop within LOOP_FAILURE_SECONDS, the game ends."""
LOOP_FAILURE_SECONDS = 10.0


TREE_READER_NAME = "tree"
"""The name by which the pace of the screen reader that reads the tree is saved."""


class WindowFrontend(Frontend):
    """The frontend of a window, with voice, braille and sounds."""

    has_voice = True
    app: App
    """The app that gets the window's keys."""

    def __init__(
        self,
        window: Any,
        audio: SpeechAndSound,
        drawer: WindowDrawer,
        tree: AccessibilityTree | None = None,
        always_uses_tree: bool = False,
    ) -> None:
        """With `always_uses_tree`, the accessibility tree is used even if a voice can speak."""
        self.window = window
        self.audio = audio
        self.drawer = drawer
        self.accessibility_bridge = AccessibilityBridge(
            window, tree, always_uses_tree, self.make_accessible_list
        )
        self.content_collector = WindowContentCollector()
        self._only_ctrl = False
        self._stale = True
        self._moved_at = time.monotonic()
        """The time of the last key, message or new picture."""
        self._resting = False
        self._draw_failures = 0
        """How many times in a row drawing has failed."""
        self._loop_failures: deque[float] = deque(maxlen=MAX_LOOP_FAILURES)
        self._handlers = {name: self._guard_handler(name) for name in HANDLED_WINDOW_EVENTS}
        # The window is in front when it opens. The event that reports this can come before the
        # handlers are set.
        self._in_front = True
        self._background = "silent"
        """The setting: what is heard while another program is in front."""
        self._missed: SpokenMessage | None = None
        """The message to speak when the player returns from another program: the newest result
        since the player left or, if there is none, the message that was interrupted."""
        self._last_spoken: SpokenMessage | None = None

    def run(self, app: App) -> None:
        """Run the app until the player leaves it."""
        self.app = app
        # pyglet keeps only weak references to handlers, so self._handlers keeps them alive.
        self.window.push_handlers(**self._handlers)
        pyglet.clock.schedule_once(self.tick, TICK_SECONDS)
        self.accessibility_bridge.on_focus_changed(self._in_front)
        try:
            app.guard.run("starting", lambda: open_first_screen(app), None)
            start_preloading(app)
            while not self._run_loop():
                pass
        except KeyboardInterrupt:
            app.exit_status = 130
        finally:
            app.guard.run_optional_action("leaving", self.say_goodbye, None)
            self.audio.close()
            self.window.close()

    def say_goodbye(self) -> None:
        """Hide the window and speak the farewell.

        If a screen reader reads the window, leave it visible until the farewell has been read.
        """
        # On Windows, hiding the window brings another program to the front. That must not silence
        # the farewell. But if the player is away already and wants silence, nothing is spoken.
        self._background = self._background if self._is_away else "speak"
        if not self.accessibility_bridge.is_on:
            self.window.set_visible(False)
        self.app.say(*self.app.leave_all_screens())
        self.audio.wait_for_last_words()
        self.accessibility_bridge.wait_until_read()

    def _run_loop(self) -> bool:
        """Run pyglet's event loop until the player leaves. Return False if the loop failed.

        If it has failed too often, raise the last exception, because the display may be gone.
        """
        try:
            # Without a redraw interval, the window is drawn only when something changes.
            pyglet.app.run(None)
        except Exception as error:
            self._loop_failures.append(time.monotonic())
            self.app.guard.report_fault("the window's loop", error)
            times = self._loop_failures
            if len(times) == MAX_LOOP_FAILURES and times[-1] - times[0] < LOOP_FAILURE_SECONDS:
                raise
            return False
        return True

    def _guard_handler(self, name: str) -> Callable[..., Any]:
        """Wrap a handler so that it catches exceptions. Uncaught, they would end the game."""
        handler = getattr(self, name)

        def handle(*args: Any) -> Any:
            return self.app.guard.run(f"{name} {args}", lambda: handler(*args), True)

        return handle

    # The interface of a frontend

    def say(self, message: SpokenMessage) -> None:
        self.content_collector.add_message(message)
        self._wake()
        if self._is_away:
            if message.kind is AnnouncementKind.RESULT:
                self._missed = replace(message, delay_seconds=0.0)
            return
        self._speak(message)

    def _speak(self, said: SpokenMessage) -> None:
        self._last_spoken = replace(said, delay_seconds=0.0)
        aside = self.app.guard.run_optional_action
        aside("reader", lambda: self.accessibility_bridge.announce(said), None)
        aside("voice", lambda: self.audio.say(said), None)

    @property
    def _is_away(self) -> bool:
        """Whether another program is in front, and the player wants no speech then."""
        return self._background != "speak" and not self._in_front

    def start_cue(self, cue: Cue, seat_count: int, low_wins: bool) -> float:
        """Play a cue unless the player wants silence. Return the seconds until speech may begin."""
        if self._is_away and self._background == "silent":
            return 0.0
        play = partial(self.audio.start_cue, cue, seat_count, low_wins)
        return self.app.guard.run_optional_action("sound", play, 0.0)

    def interrupt_speech(self) -> None:
        self.app.guard.run_optional_action("voice", self.audio.interrupt_speech, None)

    def get_silent_reader_name(self) -> str | None:
        if self.accessibility_bridge.is_on:
            return TREE_READER_NAME
        return self.audio.get_silent_reader_name()

    def get_end_of_speech(self) -> float:
        speaker = self.accessibility_bridge if self.accessibility_bridge.is_on else self.audio
        return speaker.get_end_of_speech()

    def hush_all(self) -> None:
        self.accessibility_bridge.drop_messages()
        self.app.guard.run_optional_action("voice", self.audio.hush_all, None)

    def copy_to_clipboard(self, text: str) -> bool:
        def put() -> bool:
            self.window.set_clipboard_text(text)
            return True

        return self.app.guard.run_optional_action("clipboard", put, False)

    def apply_settings(self, settings: Settings) -> None:
        self.audio.apply_settings(settings)
        self._background = get_background_setting(settings, is_page=False)
        self.accessibility_bridge.set_pace(get_reader_pace(settings, TREE_READER_NAME))
        looks = (settings.get(name) for name in ("theme", "suit_colours", "faces"))
        palette = choose_palette(*looks)
        self.drawer.set_looks(palette, settings.get("size") or DEFAULT_TEXT_SIZE)
        self.content_collector.draws_table = settings.get("table") == "drawn"
        self._wake()

    def toggle_full_screen(self) -> bool | None:
        self.window.set_fullscreen(not self.window.fullscreen)
        return bool(self.window.fullscreen)

    def get_current_voice_line(self) -> Line:
        return (
            Line("voice-tree") if self.audio.is_voice_muted else self.audio.get_current_voice_line()
        )

    def list_own_voice_names(self) -> tuple[str, ...] | None:
        return self.audio.list_own_voice_names()

    # Events of the window

    def tick(self, dt: float) -> None:
        """Run everything that is due, and schedule the next call of this method."""
        self._resting = False
        due: float | None = TICK_SECONDS
        try:
            due = self._run_due(dt)
        finally:
            wait = self.app.guard.run_optional_action(
                "rest", lambda: self._choose_wait(due), TICK_SECONDS
            )
            self._resting = wait > TICK_SECONDS
            pyglet.clock.schedule_once(self.tick, wait)

    def _choose_wait(self, due: float | None) -> float:
        """Return the seconds until the next tick. The app's next task is due in `due` seconds."""
        moved = self._stale or time.monotonic() < self._moved_at + SECONDS_UNTIL_REST
        if moved or self.accessibility_bridge.is_on or self.audio.is_speaking_or_about_to():
            return TICK_SECONDS
        dues = [one for one in (due, self.audio.get_seconds_until_next_sound()) if one is not None]
        return max(TICK_SECONDS, min([RESTING_TICK_SECONDS, *dues]))

    def _wake(self) -> None:
        """Have the window drawn soon. If ticks have become less frequent, make them frequent."""
        self._stale = True
        self._moved_at = time.monotonic()
        if self._resting:
            self._resting = False
            pyglet.clock.unschedule(self.tick)
            pyglet.clock.schedule_once(self.tick, TICK_SECONDS)

    def _run_due(self, dt: float) -> float | None:
        """Run what is due, and redraw if needed. Return the seconds until the app's next task."""
        guard = self.app.guard
        guard.run_optional_action("voice and sound", self.run_audio, None)
        guard.run_optional_action("reader", self.switch_voice_or_tree_if_needed, None)
        guard.run("reader's keys", self.handle_clicked_lines, None)
        due: float | None = guard.run("time", self.app.run_due_screens, None)
        if not self.app.running:
            pyglet.app.exit()
        elif self._needs_picture():
            self._stale = False
            guard.run_optional_action("reader", self.accessibility_bridge.show_list, None)
            guard.run_optional_action("window", lambda: self.window.draw(dt), None)
        return due

    def _needs_picture(self) -> bool:
        """Return whether to draw now: something has changed, and the drawer is prepared."""
        prepare = self.drawer.prepare_part
        prepared = self.app.guard.run_optional_action("window", prepare, True)
        return prepared and (self._stale or self.drawer.is_next_page_due())

    def run_audio(self) -> None:
        """Speak and play what is due, and announce changes of the voice and the sound device.

        If no voice works, show an alarm.
        """
        for line in self.audio.run_due_changes():
            self.app.say_system_message(line)
        if (unheard := self.audio.take_voice_alarm_line()) is not None:
            show_alarm(self.app.render(unheard))

    def make_accessible_list(self) -> AccessibleList:
        """Return the list that a screen reader gets."""
        return self.content_collector.make_accessible_list(self.app)

    def switch_voice_or_tree_if_needed(self) -> None:
        """Speak through the accessibility tree if only the tree reaches a screen reader.

        Otherwise speak with the voice. If this has changed, announce which of the two speaks.
        """
        lacks_reader = self.audio.lacks_screen_reader()
        if self.accessibility_bridge.switch_tree_if_needed(lacks_reader, self._in_front):
            self.audio.set_voice_muted(self.accessibility_bridge.is_on)
            self.app.say_system_message(self.get_current_voice_line())

    def handle_clicked_lines(self) -> None:
        """Send what is due to the screen reader, and choose the lines that were clicked with it.

        For each of these lines, the app gets the arrow keys that lead to the line, then Enter.
        """
        for place in self.accessibility_bridge.exchange_with_reader():
            way = place - self.make_accessible_list().current_index
            for key in ["down" if way > 0 else "up"] * abs(way) + ["enter"]:
                self.app.press_key(key)

    def press_key(self, key: str) -> None:
        """Pass a key to the app, and end the loop if the app has quit."""
        self._only_ctrl = False
        self._wake()
        self.accessibility_bridge.drop_messages_after_key()
        self.app.press_key(key)
        if not self.app.running:
            pyglet.app.exit()

    def on_key_press(self, symbol: int, modifiers: int) -> bool:
        """Handle a key that types no text and moves no cursor. Ctrl stops speech and sounds."""
        self._only_ctrl = symbol in CTRL_KEYS
        if self._only_ctrl:
            self.hush_all()
        key = get_key_without_text(symbol, modifiers)
        if key == CLOSE_KEY:
            # Some systems close the window by themselves at this key, others do not.
            self.on_close()
        elif key is not None:
            self.press_key(key)
        # Without True, pyglet would close the window when Escape is pressed.
        return True

    def on_key_release(self, symbol: int, modifiers: int) -> None:
        """Handle a Ctrl key that was pressed and released without another key."""
        if symbol in CTRL_KEYS and self._only_ctrl:
            self.press_key("ctrl")

    def on_activate(self) -> None:
        """Speak the message that was missed while another window was active."""
        self._in_front = True
        self.accessibility_bridge.on_focus_changed(True)
        missed, self._missed = self._missed, None
        if missed is not None:
            self._speak(missed)

    def on_deactivate(self) -> None:
        """If the player wants no speech while another window is in front, stop speaking.

        The interrupted message is repeated on return, because a window that has just opened
        sometimes loses the focus for a moment. Held keys are always forgotten, because the other
        window receives their release.
        """
        self._in_front = False
        if self._is_away:
            if self.app.guard.run_optional_action(
                "voice", self.audio.is_speaking_or_about_to, False
            ):
                self._missed = self._last_spoken
            if self._background == "silent":
                self.hush_all()
            else:
                self.accessibility_bridge.drop_messages()
                self.app.guard.run_optional_action("voice", self.audio.stop_speech, None)
        self.accessibility_bridge.on_focus_changed(False)
        self._only_ctrl = False
        getattr(self.window, "pressed_keys", set()).clear()

    def on_text(self, text: str) -> None:
        """Handle typed characters."""
        for char in text:
            if (key := find_typing_key(char)) is not None:
                self.press_key(char if self.app.top.accepts_text else key)

    def on_text_motion(self, motion: int) -> None:
        """Handle arrows and other keys that repeat while held."""
        if (key := MOTION_NAMES.get(motion)) is not None:
            self.press_key(key)

    def on_close(self) -> bool:
        """Quit, because the player closed the window. The match is already saved."""
        self.app.request_quit()
        pyglet.app.exit()
        return True

    def on_resize(self, width: int, height: int) -> None:
        """Redraw the window at its new size."""
        self._wake()

    def on_expose(self) -> None:
        """Redraw the window, because a part that was hidden has become visible."""
        self._wake()

    def on_draw(self) -> None:
        """Draw the window, unless drawing has failed too often."""
        if self._draw_failures < MAX_DRAW_FAILURES and not self.app.guard.run(
            "drawing", self.draw, False
        ):
            self._draw_failures += 1
            if self._draw_failures == MAX_DRAW_FAILURES:
                self.app.say_system_message(Line("fault-picture"))

    def draw(self) -> bool:
        """Draw the content of the window. Return True, which tells `on_draw` of the success."""
        content = self.content_collector.collect_content(self.app)
        self.drawer.draw(self.window.width, self.window.height, content)
        self._draw_failures = 0
        return True

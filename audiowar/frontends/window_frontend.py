"""What lies before the player: a window for keys and text, with voice, braille and sounds."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pyglet

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Cue, Line
from audiowar.input.keys import typed
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.preload import start_preloading
from audiowar.ui.settings.window_settings import USUAL_SIZE, USUAL_THEME
from audiowar.ui.start import start

from .no_voice_alarm import alarm
from .window_accessibility import AccessibilityBridge
from .window_keys import CTRL, MOTIONS, pressed
from .window_layout import WindowContent
from .window_messages import VisibleMessages

if TYPE_CHECKING:
    from .window_audio import WindowAudio
    from .window_view import WindowView

TICK = 0.02
"""Seconds between looks at the clock while the game runs."""
CLOSE = "alt+f4"
"""The key that closes windows everywhere."""
EVENTS = (
    "on_activate", "on_close", "on_deactivate", "on_draw", "on_expose", "on_key_press",
    "on_key_release", "on_resize", "on_text", "on_text_motion", "on_text_motion_select",
)  # fmt: skip
"""What the library tells a window; the handlers have the same names."""
BLANK = 5
"""So many pictures in a row that could not be drawn: no other is tried."""
BREAKS = 20
"""So often may the library's own loop break within BREAKS_SECONDS before the game gives up."""
BREAKS_SECONDS = 10.0


class WindowFrontend:
    """The front that has everything: window, voice, braille, sounds."""

    has_voice = True
    has_buttons = False

    def __init__(
        self,
        window: Any,
        audio: WindowAudio,
        view: WindowView,
        tree: Any = None,
        read: bool = False,
    ) -> None:
        """`read`: a reader reads the tree, if there is one, whatever else could speak."""
        self.window = window
        self.audio = audio
        self.view = view
        self.reader = AccessibilityBridge(window, tree, read)
        self.written = VisibleMessages()
        self._app: App | None = None
        self._only_ctrl = False
        self._stale = True
        self._tried = False
        self._undrawn = 0
        """How many pictures in a row could not be drawn."""
        self._breaks: deque[float] = deque(maxlen=BREAKS)
        self._handlers = {name: self._guarded(name) for name in EVENTS}
        # It opens in front, and may have told so before there was anybody to be told.
        self._in_front = True
        self._quiet = True
        """Whether nothing is said and sounded while another program is in front."""
        self._missed: SpokenMessage | None = None
        """The newest result that was not said because of that, or what was cut off by it."""
        self._said: SpokenMessage | None = None
        """What was said last."""

    def serve(self, app: App) -> None:
        """Give keys and time to this app."""
        self._app = app

    def run(self, app: App) -> None:
        """Play until the app is left."""
        self.serve(app)
        # pyglet keeps only weak references to handlers; self holds the strong ones.
        self.window.push_handlers(**self._handlers)
        pyglet.clock.schedule_interval(self.tick, TICK)
        self.reader.focused(self._in_front)
        try:
            app.guard.run("starting", lambda: start(app), None)
            start_preloading(app)
            while not self._run_on():
                pass
        except KeyboardInterrupt:
            app.status = 130
        finally:
            app.guard.run_optional("leaving", self.say_goodbye, None)
            self.audio.close()
            self.window.close()

    def say_goodbye(self) -> None:
        """Say that the game is left, when its window is gone already."""
        self.window.set_visible(False)
        self.app.say(*self.app.farewell_lines())
        self.audio.finish()

    def _run_on(self) -> bool:
        """Let the library run until the game is left; False when something in it has failed.

        What fails again and again is raised: the display may be gone.
        """
        try:
            # Nothing moves here: the window is drawn when there is something new to show.
            pyglet.app.run(None)
        except Exception as error:
            self._breaks.append(time.monotonic())
            self.app.guard.note_fault("the window's loop", error)
            if len(self._breaks) == BREAKS and self._breaks[-1] - self._breaks[0] < BREAKS_SECONDS:
                raise
            return False
        return True

    def _guarded(self, name: str) -> Callable[..., Any]:
        """Return a handler that no exception leaves: the library would end the game."""
        handler = getattr(self, name)

        def handle(*args: Any) -> Any:
            return self.app.guard.run(f"{name} {args}", lambda: handler(*args), True)

        return handle

    # The front

    def say(self, said: SpokenMessage) -> None:
        """Speak, braille and show an utterance."""
        self.written.add(said)
        self._stale = True
        if self._away:
            if said.kind is Kind.RESULT:
                self._missed = replace(said, lead=0.0)
            return
        self._utter(said)

    def _utter(self, said: SpokenMessage) -> None:
        self._said = replace(said, lead=0.0)
        aside = self.app.guard.run_optional
        aside("reader", lambda: self.reader.tell(said, self.listing), None)
        aside("voice", lambda: self.audio.say(said), None)

    @property
    def _away(self) -> bool:
        """Whether the player listens to another program."""
        return self._quiet and not self._in_front

    def play_cue(self, cue: Cue, players: int, low_wins: bool) -> float:
        """Sound a cue."""
        if self._away:
            return 0.0

        def sound() -> float:
            return float(self.audio.play_cue(cue, players, low_wins))

        return self.app.guard.run_optional("sound", sound, 0.0)

    def stop(self) -> None:
        """Cut off what is being said."""
        self.app.guard.run_optional("voice", self.audio.stop, None)

    def hurry(self, topic: str, which: str = "unheard") -> bool:
        """Say next the results that nobody can have heard; tell whether there are any."""
        return bool(
            self.app.guard.run_optional("voice", lambda: self.audio.hurry(topic, which), False)
        )

    def silence(self) -> None:
        """Stop speaking and playing."""
        self.app.guard.run_optional("voice", self.audio.silence, None)

    def copy_to_clipboard(self, text: str) -> bool:
        """Put a text on the clipboard."""

        def put() -> bool:
            self.window.set_clipboard_text(text)
            return True

        return self.app.guard.run_optional("clipboard", put, False)

    def apply_settings(self, settings: Settings) -> None:
        """Take over voice, sounds, colours and size."""
        self.audio.apply_settings(settings)
        self._quiet = settings.get("quiet", True)
        self.view.set(settings.get("theme", USUAL_THEME), settings.get("size", USUAL_SIZE))
        self._stale = True

    def toggle_full_screen(self) -> bool | None:
        """Change between window and full screen."""
        self.window.set_fullscreen(not self.window.fullscreen)
        return bool(self.window.fullscreen)

    def voice_line(self) -> Line | None:
        """Tell who speaks."""
        line: Line = Line("voice-tree") if self.audio.muted else self.audio.voice_line()
        return line

    def voice_names(self) -> tuple[str, ...] | None:
        """Return the voices to choose from."""
        names: tuple[str, ...] | None = self.audio.voice_names()
        return names

    # Events of the window

    @property
    def app(self) -> App:
        """The app that plays here."""
        assert self._app is not None
        return self._app

    def tick(self, dt: float) -> None:
        """Let time pass for voice, sounds and opponents."""
        guard = self.app.guard
        guard.run_optional("voice and sound", self.tell_news, None)
        guard.run_optional("reader", self.choose_reader, None)
        guard.run("reader's keys", self.press_clicked, None)
        guard.run("time", self.app.tick, None)
        if not self.app.running:
            pyglet.app.exit()
        elif self._stale or (self.view is not None and self.view.turns()):
            self._stale = False
            guard.run_optional("window", lambda: self.window.draw(dt), None)
            guard.run_optional("reader", lambda: self.reader.show(self.listing), None)

    def tell_news(self) -> None:
        """Tell what has happened to voice and sound."""
        for line in self.audio.tick():
            self.app.say(line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)
        if (unheard := self.audio.unheard()) is not None:
            alarm(self.app.render(unheard))

    def shown(self) -> WindowContent:
        """Return what is to be seen."""
        return self.written.scene(self.app)

    def listing(self) -> Any:
        """Return what a screen reader finds."""
        return self.written.listing(self.app)

    def choose_reader(self) -> None:
        """Be silent and let the window be read while a reader is there that we cannot speak to."""
        if self.reader.sure or not self.reader.changed(self.audio.unread(), self._in_front):
            return
        self.audio.mute(self.reader.on)
        self.app.say(
            self.voice_line() or Line("voice-none"), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM
        )

    def press_clicked(self) -> None:
        """Do what the reader's own commands ask for: go to a line and press Enter."""
        for place in self.reader.clicked():
            way = place - self.listing().current
            for key in ["down" if way > 0 else "up"] * abs(way) + ["enter"]:
                self.app.press_key(key)

    def press(self, key: str) -> None:
        """Give the app a key, and leave when it says so."""
        self._only_ctrl = False
        self._stale = True
        self.reader.pressed()
        self.app.press_key(key)
        if not self.app.running:
            pyglet.app.exit()

    def on_key_press(self, symbol: int, modifiers: int) -> bool:
        """Take keys that are neither text nor motion; Ctrl silences before it is let go."""
        self._only_ctrl = symbol in CTRL
        if self._only_ctrl:
            self.silence()
        key = pressed(symbol, modifiers)
        if key == CLOSE:
            # Where a system closes the window at this key, it does so as well: once is enough.
            self.on_close()
        elif key is not None:
            self.press(key)
        # Or the library closes the window at Escape.
        return True

    def on_key_release(self, symbol: int, modifiers: int) -> None:
        """Take Ctrl that was pressed alone."""
        if symbol in CTRL and self._only_ctrl:
            self.press("ctrl")

    def on_activate(self) -> None:
        """Tell readers that the keyboard is here."""
        self._in_front = True
        self.reader.focused(True)
        missed, self._missed = self._missed, None
        if missed is not None:
            self._utter(missed)

    def on_deactivate(self) -> None:
        """Fall silent, and forget what is held: another window gets its release.

        What is cut off is said when the player comes back: a window that opens may lose the
        keyboard for a moment.
        """
        self._in_front = False
        if self._away:
            if self.app.guard.run_optional("voice", self.audio.speaking, False):
                self._missed = self._said
            self.silence()
        self.reader.focused(False)
        self._only_ctrl = False
        getattr(self.window, "pressed_keys", set()).clear()

    def on_text(self, text: str) -> None:
        """Take letters, digits and what is typed."""
        for char in text:
            key = typed(char)
            if key is not None:
                self.press(char if self.app.top.typing else key)

    def on_text_motion(self, motion: int) -> None:
        """Take arrows and their like, which repeat while they are held."""
        key = MOTIONS.get(motion)
        if key is not None:
            self.press(key)

    def on_text_motion_select(self, motion: int) -> None:
        """With Shift the key itself was taken already."""

    def on_close(self) -> bool:
        """Leave the game, which is saved, by the window's own button or key."""
        self.app.quit()
        pyglet.app.exit()
        return True

    def on_resize(self, width: int, height: int) -> None:
        """Draw anew for another size."""
        self._stale = True

    def on_expose(self) -> None:
        """Draw anew what was hidden."""
        self._stale = True

    def on_draw(self) -> None:
        """Show what was said and what the arrows go through."""
        if self._undrawn < BLANK and not self.app.guard.run("drawing", self.draw, False):
            self._undrawn += 1
            if self._undrawn == BLANK:
                self.app.say(Line("fault-picture"), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    def draw(self) -> bool:
        """Draw the picture; True when that is done."""
        self.view.draw(self.window.width, self.window.height, self.shown())
        self._undrawn = 0
        return True

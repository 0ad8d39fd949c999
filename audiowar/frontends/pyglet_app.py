"""The desktop game: a window that speaks, brailles, sounds and shows."""

from __future__ import annotations

from collections import deque
from typing import Any

import pyglet

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Cue, Line
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.locales import Locale
from audiowar.language import choose
from audiowar.session.store import Settings
from audiowar.ui.app import App, Launch
from audiowar.ui.start import start
from audiowar.ui.window_settings import USUAL_SIZE, USUAL_THEME

from .start import NoWindow
from .window_keys import CTRL, MOTIONS, pressed, typed

TITLE = "audiowar"
TICK = 0.02
"""Seconds between looks at the clock while the game runs."""
SIZE = (900, 600)
SMALLEST = (320, 240)
CAPTIONS = 12
"""Utterances that are kept on the screen."""
EVENTS = (
    "on_close", "on_deactivate", "on_draw", "on_expose", "on_key_press", "on_key_release",
    "on_resize", "on_text", "on_text_motion", "on_text_motion_select",
)  # fmt: skip
"""What the library tells a window; the handlers have the same names."""


def play(launch: Launch) -> int:
    """Play in a window. Raises NoWindow before anything is said."""
    window = open_window()
    # Only now: the voices want the window to be there first, and a start without one be quick.
    from .ears import Ears
    from .window_view import View

    settings = Settings()
    catalogue = Catalogue(choose(launch.language, settings))
    desk = Desk(window, Ears(settings, catalogue.locale), View())
    desk.apply(settings)
    app = App(desk, catalogue, settings, launch)
    desk.run(app)
    return app.status


def open_window() -> Any:
    """Open the window in front, with a title that a screen reader reads. Raises NoWindow."""
    try:
        from pyglet import display, window

        screen = display.get_display().get_default_screen()
        width, height = min(SIZE[0], screen.width), min(SIZE[1], screen.height)
        # Without waiting for the screen's own beat a picture never holds up the next key.
        opened = window.Window(
            width, height, caption=TITLE, resizable=True, visible=False, vsync=False
        )
        opened.set_minimum_size(*SMALLEST)
        opened.set_visible(True)
        opened.activate()
    except Exception as error:
        # Whatever the display, its driver or its libraries lack: the terminal is the answer.
        raise NoWindow("text-window-failed") from error
    return opened


class Desk:
    """The front that has everything: window, voice, braille, sounds."""

    speaks = True

    def __init__(self, window: Any, ears: Any, view: Any) -> None:
        self.window = window
        self.ears = ears
        self.view = view
        self.captions: deque[str] = deque(maxlen=CAPTIONS)
        self._app: App | None = None
        self._only_ctrl = False
        self._stale = True
        self._handlers = {name: getattr(self, name) for name in EVENTS}

    def serve(self, app: App) -> None:
        """Give keys and time to this app."""
        self._app = app

    def run(self, app: App) -> None:
        """Play until the app is left."""
        self.serve(app)
        # pyglet keeps only weak references to handlers; self holds the strong ones.
        self.window.push_handlers(**self._handlers)
        pyglet.clock.schedule_interval(self.tick, TICK)
        start(app)
        try:
            # Nothing moves here: the window is drawn when there is something new to show.
            pyglet.app.run(None)
        except KeyboardInterrupt:
            app.status = 130
        finally:
            self.ears.close()
            self.window.close()

    # The front

    def say(self, text: str, kind: Kind, topic: str, language: Locale, lead: float = 0.0) -> None:
        """Speak, braille and show an utterance."""
        self.captions.append(text)
        self._stale = True
        self.ears.say(text, kind, topic, language, lead)

    def cue(self, cue: Cue, players: int, low_wins: bool) -> float:
        """Sound a cue."""
        return float(self.ears.cue(cue, players, low_wins))

    def stop(self) -> None:
        """Cut off what is being said."""
        self.ears.stop()

    def silence(self) -> None:
        """Fall silent."""
        self.ears.silence()

    def copy(self, text: str) -> bool:
        """Put a text on the clipboard."""
        self.window.set_clipboard_text(text)
        return True

    def apply(self, settings: Settings) -> None:
        """Take over voice, sounds, colours and size."""
        self.ears.apply(settings)
        self.view.set(settings.get("theme", USUAL_THEME), settings.get("size", USUAL_SIZE))
        self._stale = True

    def full_screen(self) -> bool | None:
        """Change between window and full screen."""
        self.window.set_fullscreen(not self.window.fullscreen)
        return bool(self.window.fullscreen)

    def voice(self) -> Line | None:
        """Tell who speaks."""
        line: Line = self.ears.voice()
        return line

    def voices(self) -> tuple[str, ...] | None:
        """Return the voices to choose from."""
        names: tuple[str, ...] | None = self.ears.voices()
        return names

    # Events of the window

    @property
    def app(self) -> App:
        """The app that plays here."""
        assert self._app is not None
        return self._app

    def tick(self, dt: float) -> None:
        """Let time pass for voice, sounds and opponents."""
        for line in self.ears.tick():
            self.app.say(line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)
        self.app.tick()
        if not self.app.running:
            pyglet.app.exit()
        elif self._stale:
            self._stale = False
            self.window.draw(dt)

    def press(self, key: str) -> None:
        """Give the app a key, and leave when it says so."""
        self._only_ctrl = False
        self._stale = True
        self.app.press(key)
        if not self.app.running:
            pyglet.app.exit()

    def on_key_press(self, symbol: int, modifiers: int) -> bool:
        """Take keys that are neither text nor motion; Ctrl silences before it is let go."""
        self._only_ctrl = symbol in CTRL
        if self._only_ctrl:
            self.ears.silence()
        key = pressed(symbol, modifiers)
        if key is not None:
            self.press(key)
        # Or the library closes the window at Escape.
        return True

    def on_key_release(self, symbol: int, modifiers: int) -> None:
        """Take Ctrl that was pressed alone."""
        if symbol in CTRL and self._only_ctrl:
            self.press("ctrl")

    def on_deactivate(self) -> None:
        """Forget what is held: another window gets its release, and here it would never repeat."""
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
        lines, current = self.app.top.shown() if self.app.screens else ([], -1)
        told = [self.app.told(line) for line in lines]
        self.view.draw(self.window.width, self.window.height, list(self.captions), told, current)

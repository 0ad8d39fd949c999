"""Start the desktop game in a pyglet window."""

from __future__ import annotations

import sys
from typing import Any

from audiowar.l10n.catalogue import Catalogue
from audiowar.language import choose_language
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.routes import ROUTES

from .display_check import NoWindow
from .reduce_native_memory import share_heap
from .window_accessibility import TITLE, is_screen_reader_running, open_tree

SIZE = (900, 600)
MIN_SIZE = (320, 240)
SWITCH_INTERVAL = 0.0005
"""The thread switch interval in seconds, a tenth of the default, so that the voice starts
sooner."""


def play(launch: LaunchOptions) -> int:
    """Play in a window. Raises NoWindow before anything is said."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    share_heap()
    window = open_window()
    # Imported late, because voices need the window first and a start without a window must be fast.
    from .window_audio import WindowAudio
    from .window_frontend import WindowFrontend
    from .window_view import WindowView

    read = launch.accesskit
    tree = open_tree(window, TITLE, read) if read or is_screen_reader_running() else None
    bring_to_front(window)
    settings = Settings()
    catalogue = Catalogue(choose_language(launch.language, settings))
    read = read and tree is not None
    front = WindowFrontend(
        window,
        WindowAudio(settings, catalogue.locale, not read, greets=True),
        WindowView(),
        tree,
        read,
    )
    front.apply_settings(settings)
    app = App(front, catalogue, settings, launch, ROUTES)
    front.run(app)
    return app.status


def open_window() -> Any:
    """Create the window, still hidden. Raises NoWindow."""
    try:
        # Imported late, because importing it fails without a display.
        import pyglet

        # Before it creates the game's window, pyglet opens a hidden one to query the graphics
        # driver. Linux does not need it, and it takes 0.1 s.
        pyglet.options.shadow_window = sys.platform != "linux"
        from pyglet import display, window

        screen = display.get_display().get_default_screen()
        width, height = min(SIZE[0], screen.width), min(SIZE[1], screen.height)
        # Without vsync, drawing never delays the next key.
        opened = window.Window(
            width, height, caption=TITLE, resizable=True, visible=False, vsync=False,
            config=_choose_config(screen),
        )  # fmt: skip
        opened.set_minimum_size(*MIN_SIZE)
    except Exception as error:
        # The display, its driver or libraries may raise any exception. The terminal still works.
        raise NoWindow("text-window-failed") from error
    return opened


def _choose_config(screen: Any) -> Any:
    """Return a configuration of the graphics driver without a depth buffer, which saves 2 MB.

    Return None, which lets pyglet choose, if the driver has no such configuration.
    """
    from pyglet import gl, window

    config: Any = gl.Config  # A class, although pyglet declares it as a value.
    wanted = config(double_buffer=True, depth_size=0, major_version=3, minor_version=3)
    try:
        return screen.get_best_config(wanted)
    except window.NoSuchConfigException:
        return None


def bring_to_front(window: Any) -> None:
    """Show the window and bring it to the front."""
    window.set_visible(True)
    window.activate()

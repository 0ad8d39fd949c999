"""Start the desktop game in a pyglet window."""

from __future__ import annotations

import sys
from typing import Any

from audiowar.choose_player_language import choose_language
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.routes import ROUTES

from .display_check import NoWindow
from .reduce_native_memory import share_heap
from .window_accessibility import TITLE, is_screen_reader_running, try_to_open_tree

SIZE = (900, 600)
MIN_SIZE = (320, 240)
SWITCH_INTERVAL = 0.0005
"""The thread switch interval in seconds; a tenth of the default lets the voice start sooner."""


def play(launch: LaunchOptions) -> int:
    """Play in a window. If there can be none, raise NoWindow before anything is spoken."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    share_heap()
    window = open_window()
    # Imported late: voices need the window first, and a start without a window must be fast.
    from .window_drawer import WindowDrawer
    from .window_frontend import WindowFrontend
    from .window_speech_and_sound import SpeechAndSound

    read = launch.accesskit
    tree = try_to_open_tree(window, TITLE, read) if read or is_screen_reader_running() else None
    window.set_visible(True)
    window.activate()
    settings = Settings()
    catalogue = Catalogue(choose_language(launch.language, settings))
    read = read and tree is not None
    audio = SpeechAndSound(settings, catalogue.locale, not read, greets=True)
    front = WindowFrontend(window, audio, WindowDrawer(), tree, read)
    front.apply_settings(settings)
    app = App(front, catalogue, settings, launch, ROUTES)
    front.run(app)
    return app.status


def open_window() -> Any:
    """Create the window, still hidden. Raises NoWindow."""
    try:
        # Imported late, because importing it fails without a display.
        import pyglet

        # By default pyglet first opens a hidden window to query the graphics driver. That takes
        # 0.1 s and is not needed on Linux.
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
    """Return a configuration without a depth buffer, which saves 2 MB; None if there is none."""
    from pyglet import gl, window

    config: Any = gl.Config  # A class, although pyglet declares it as a value.
    wanted = config(double_buffer=True, depth_size=0, major_version=3, minor_version=3)
    try:
        return screen.get_best_config(wanted)
    except window.NoSuchConfigException:
        return None

"""Play in a pyglet window: open it, and run the game in it."""

from __future__ import annotations

import sys
from typing import Any

import pyglet

from audiowar.choose_player_language import choose_language
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.routes import ROUTES

from .window_accessibility import WINDOW_TITLE, does_windows_report_screen_reader, try_to_open_tree

WINDOW_SIZE = (900, 600)
MIN_WINDOW_SIZE = (320, 240)


def play_in_opened_window(window: Any, launch_options: LaunchOptions) -> int:
    """Play in a window that is still hidden, and return the exit status."""
    # Imported late, so that a failure to open the window is noticed soon.
    from .window_drawer import WindowDrawer
    from .window_frontend import WindowFrontend
    from .window_speech_and_sound import SpeechAndSound

    read = launch_options.accesskit
    tree = try_to_open_tree(window) if read or does_windows_report_screen_reader() else None
    window.set_visible(True)
    window.activate()
    settings = Settings()
    catalogue = Catalogue(choose_language(launch_options.language, settings))
    read = read and tree is not None
    audio = SpeechAndSound(settings, catalogue.locale, not read, greets=True)
    front = WindowFrontend(window, audio, WindowDrawer(), tree, read)
    front.apply_settings(settings)
    app = App(front, catalogue, settings, launch_options, ROUTES)
    front.run(app)
    return app.exit_status


def open_window() -> Any:
    """Create the window, still hidden. If that fails, libraries raise exceptions of any type."""
    # By default pyglet first opens a hidden window to query the graphics driver. This takes
    # 0.1 seconds, and is not necessary on Linux.
    pyglet.options.shadow_window = sys.platform != "linux"
    from pyglet import display, window

    screen = display.get_display().get_default_screen()
    width, height = min(WINDOW_SIZE[0], screen.width), min(WINDOW_SIZE[1], screen.height)
    # With vsync, drawing could delay the response to the next key.
    opened = window.Window(
        width, height, caption=WINDOW_TITLE, resizable=True, visible=False, vsync=False,
        config=_choose_config(screen),
    )  # fmt: skip
    opened.set_minimum_size(*MIN_WINDOW_SIZE)
    return opened


def _choose_config(screen: Any) -> Any:
    """Return a configuration without a depth buffer, which saves 2 MB; None if there is none."""
    from pyglet import gl, window

    config: Any = gl.Config  # "Any", because pyglet's annotations do not say that this is a class.
    wanted = config(double_buffer=True, depth_size=0, major_version=3, minor_version=3)
    try:
        return screen.get_best_config(wanted)
    except window.NoSuchConfigException:
        return None

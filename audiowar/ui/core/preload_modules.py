"""Import modules late: when a key needs them, or before that, while the first words are spoken."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from importlib import import_module
from typing import Any

from .app import App, Screen

PRELOADED_MODULES = (
    "menus.new_game",
    "global_commands",
    "core.key_help",
    "menus.match_menu",
    "archive.resume_or_repair_match",
    "archive.my_games",
    "archive.daily_deal_menu",
    "archive.statistics_menu",
    "lessons.tutorial",
    "menus.rules_reader",
    "settings.settings_menu",
    "settings.sound_list",
    "table.coach",
    "online.connect",
)
"""Modules of `audiowar.ui` that menus and keys need, in the order in which they are imported."""


def start_preloading(app: App) -> threading.Thread:
    """Start a thread that imports the modules. A key that needs a module earlier waits for it."""
    game = app.settings.get("game")
    thread = threading.Thread(target=_preload, args=(app, game), name="warm-up", daemon=True)
    thread.start()
    return thread


def _preload(app: App, game: str) -> None:
    app.catalogue.load_fluent()
    import_module("audiowar.l10n.fluent_argument_types")
    # Python imports this codec when the program reads a text file with a byte order mark.
    import_module("encodings.utf_8_sig")
    # Since version 3.13, Python imports the hash of a text seed with the first such seed.
    random.Random("")
    # The program uses this library to lock the save of a match.
    import_module("filelock")
    for name in PRELOADED_MODULES:
        import_module(f"audiowar.ui.{name}")
    # Imported here, so that the background thread imports it.
    from audiowar.announce.game_wording import get_wording
    from audiowar.rules.registry import DEFAULT_GAME, GAMES

    # The game that was played last is probably played again.
    get_wording(game if game in GAMES else DEFAULT_GAME)


def import_when_called(module: str, name: str) -> Callable[..., None]:
    """Return a function that imports a module of `audiowar.ui` and calls its function `name`.

    If the result is a screen, it is opened.
    """

    def run(app: App, *args: Any) -> None:
        result = getattr(import_module(f"audiowar.ui.{module}"), name)(app, *args)
        if isinstance(result, Screen):
            app.open_screen(result)

    return run

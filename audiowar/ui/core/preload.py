"""Load the modules of the next keys in the background while the first words are heard."""

from __future__ import annotations

import threading
from importlib import import_module

from .app import App

MODULES = (
    "menus.new_game",
    "global_commands",
    "core.key_help",
    "menus.game_menu",
    "archive.resume_game",
    "archive.my_games",
    "archive.daily_deal_menu",
    "archive.progress_menu",
    "lessons.tutorial",
    "menus.rules_reader",
    "settings.settings_menu",
    "settings.sound_list",
    "table.coach",
    "table.explain_trick",
    "online.connect",
)
"""Modules behind menus and keys, the likeliest first."""


def start_preloading(app: App) -> threading.Thread:
    """Start loading on a thread. A key that needs a module meanwhile waits for it."""
    game = app.settings.get("game", "")
    thread = threading.Thread(target=_preload, args=(app, game), name="warm-up", daemon=True)
    thread.start()
    return thread


def _preload(app: App, game: str) -> None:
    app.catalogue.prepare()
    import_module("audiowar.l10n.fluent_values")
    import_module("audiowar.l10n.dates")
    # A codec for files that an editor of Windows has marked.
    import_module("encodings.utf_8_sig")
    for name in MODULES:
        import_module(f"audiowar.ui.{name}")
    from audiowar.announce.game_wording import get_wording
    from audiowar.rules.registry import GAMES, USUAL_GAME

    # What was played last is likely to be gone on with.
    get_wording(game if game in GAMES else USUAL_GAME)

"""Run the engine in a worker of the browser. The worker's script passes messages as JSON texts."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from importlib import import_module
from typing import Final

from audiowar.bots.registry import get_bot_makers
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.registry import GAMES
from audiowar.ui.core.launch_options import LaunchOptions

from .player_engine import PlayerEngine
from .websocket_transport import OpenSocket, make_transport_opener

SCREEN_MODULES_TO_PRELOAD: Final = (
    "core.key_help",
    "lessons.tutorial",
    "online.connect",
    "table.coach",
    "archive.daily_deal_menu",
    "archive.my_games",
    "archive.statistics_menu",
    "menus.match_menu",
    "menus.new_game",
    "menus.rules_reader",
    "settings.settings_menu",
    "settings.sound_list",
)
"""The modules of `audiowar.ui` that `preload_modules` imports. Other programs import such a module
only when its screen is opened."""


def preload_modules() -> None:
    """Import all modules that a match needs, so that nothing has to be loaded during a match.

    The browser's snapshot of Python contains these modules.
    """
    for name in SCREEN_MODULES_TO_PRELOAD:
        import_module(f"audiowar.ui.{name}")
    for game in GAMES:
        get_bot_makers(game)
    Catalogue().load_fluent()
    import_module("filelock")


class PageWorker:
    """An engine in a worker, with the functions that the worker's script calls."""

    def __init__(
        self,
        post: Callable[[str], object],
        connect: OpenSocket | None = None,
        page_url: str = "",
        launch_options: LaunchOptions | None = None,
    ) -> None:
        """Start the engine for the page at `page_url`. `connect` opens a socket of the browser."""
        # Without this, every start from the same snapshot would have the same random numbers.
        random.seed()
        self._post = post
        open_transport = None if connect is None else make_transport_opener(connect)
        self._engine = PlayerEngine(
            self._send, launch_options, open_transport=open_transport, page_url=page_url
        )

    def _send(self, messages: list[dict[str, object]]) -> None:
        self._post(json.dumps(messages, ensure_ascii=False))

    def handle_messages(self, text: str) -> None:
        """Handle a JSON list of messages from the page, and post the responses.

        Call `run_due_screens` afterwards. It is a separate function because it lets the bots
        think, which would delay the responses.
        """
        self._engine.handle_messages(json.loads(text))

    def run_due_screens(self) -> float | None:
        """Do everything that is due. Return the seconds until the next call; None for never."""
        return self._engine.run_due_screens()

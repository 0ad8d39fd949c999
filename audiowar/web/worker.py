"""Run the engine in a worker of the browser, whose script passes messages as JSON texts."""

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

from .browser_socket import Connect, make_transport_opener
from .engine import Engine

LAZY_SCREENS: Final = (
    "online.connect",
    "table.coach",
    "menus.game_menu",
    "core.key_help",
    "menus.new_game",
    "archive.my_games",
    "archive.daily_deal_menu",
    "archive.progress_menu",
    "menus.rules_reader",
    "settings.settings_menu",
    "settings.sound_list",
    "lessons.tutorial",
)
"""The modules of screens that the program otherwise imports when the screens are opened."""


def preload_modules() -> None:
    """Import all that a match needs, so that the browser can store an interpreter with it."""
    for name in LAZY_SCREENS:
        import_module(f"audiowar.ui.{name}")
    for game in GAMES:
        get_bot_makers(game)
    Catalogue().load_fluent()
    import_module("filelock")


class PageWorker:
    """The functions that the worker's script calls."""

    def __init__(
        self,
        post: Callable[[str], object],
        launch: LaunchOptions | None = None,
        connect: Connect | None = None,
        page: str = "",
    ) -> None:
        self._post = post
        open_transport = None if connect is None else make_transport_opener(connect)
        self._engine = Engine(self._send, launch, open_transport=open_transport, page=page)

    def _send(self, messages: list[dict[str, object]]) -> None:
        self._post(json.dumps(messages, ensure_ascii=False))

    def handle_messages(self, text: str) -> None:
        """Handle a list of messages. Call `run_due` when the page has received the answers.

        The bots may think only then, so that they do not delay the answers.
        """
        self._engine.handle_messages(json.loads(text))

    def run_due(self) -> float | None:
        """Do everything that is due. Return the seconds until the next call; None for never."""
        return self._engine.run_due()


def start_worker(
    post: Callable[[str], object], connect: Connect | None = None, page: str = ""
) -> PageWorker:
    """Start the engine. `connect` opens a socket of the browser, `page` is the URL of the page."""
    # A restored interpreter would repeat its random numbers.
    random.seed()
    return PageWorker(post, None, connect, page)

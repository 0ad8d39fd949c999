"""The engine in a browser's worker, which gets and sends JSON texts."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from importlib import import_module
from typing import Final

from audiowar.bots.registry import list_bots
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
"""Screens that a window imports only when they are opened."""


def preload() -> None:
    """Load everything that a match needs, so that the browser can store a prepared interpreter."""
    for name in LAZY_SCREENS:
        import_module(f"audiowar.ui.{name}")
    for game in GAMES:
        list_bots(game)
    Catalogue().prepare()
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
        carry = None if connect is None else make_transport_opener(connect)
        self._engine = Engine(self._send, launch, open_transport=carry, page=page)

    def _send(self, messages: list[dict[str, object]]) -> None:
        self._post(json.dumps(messages, ensure_ascii=False))

    def handle_messages(self, text: str) -> float:
        """Handle a list of messages. Return the seconds after which to call `tick`.

        The result is always 0: `tick` is called when the page has got the answers, because bots may
        think then.
        """
        self._engine.handle_without_tick(json.loads(text))
        return 0.0

    def tick(self) -> float | None:
        """Do everything that is due. Return the seconds until the next call; None for never."""
        return self._engine.tick()


def start_worker(
    post: Callable[[str], object], connect: Connect | None = None, page: str = ""
) -> PageWorker:
    """Start the engine, after renewing the random state of a restored interpreter.

    `connect` opens a socket of the browser, `page` is the URL of the page.
    """
    random.seed()
    return PageWorker(post, None, connect, page)

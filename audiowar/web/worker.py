"""The engine in a browser's worker: texts of JSON in and out."""

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

from .browser_socket import Connect, carried_by
from .engine import Engine

LATER: Final = (
    "online.connect",
    "table.coach",
    "menus.game_menu",
    "core.key_help",
    "menus.new_game",
    "menus.rules_reader",
    "settings.settings_menu",
    "settings.sound_list",
    "lessons.tutorial",
)
"""Screens that a window loads only when they are opened."""


def warm() -> None:
    """Load what a game needs, so that the browser can keep an interpreter that has it all."""
    for name in LATER:
        import_module(f"audiowar.ui.{name}")
    for game in GAMES:
        list_bots(game)
    Catalogue().prepare()
    import_module("filelock")


class PageWorker:
    """What the worker's script calls."""

    def __init__(
        self,
        post: Callable[[str], object],
        launch: LaunchOptions | None = None,
        connect: Connect | None = None,
        home: str = "",
    ) -> None:
        self._post = post
        carry = None if connect is None else carried_by(connect)
        self._engine = Engine(self._send, launch, carry=carry, home=home)

    def _send(self, messages: list[dict[str, object]]) -> None:
        self._post(json.dumps(messages, ensure_ascii=False))

    def take(self, text: str) -> float | None:
        """Do what a list of messages says; return in how many seconds to call `tick`."""
        return self._engine.take(json.loads(text))

    def tick(self) -> float | None:
        """Let time pass."""
        return self._engine.tick()


def begin(
    post: Callable[[str], object], connect: Connect | None = None, home: str = ""
) -> PageWorker:
    """Start the engine. What was kept of the interpreter has old chance in it: take new one.

    `connect` opens a socket of the browser's, `home` is the address of the page.
    """
    random.seed()
    return PageWorker(post, None, connect, home)

"""Load, before the first client connects, all code and data that games and bots may need.

Loading them later would delay a table, or fail when no more files can be opened.
"""

from __future__ import annotations

import random
from contextlib import suppress
from importlib import import_module

from audiowar.bots.bot_interface import Bot
from audiowar.bots.registry import get_bot_makers, make_bot
from audiowar.rules.registry import GAMES
from audiowar.table.self_play import let_bots_observe
from audiowar.table.table import Table, new_header

LAZY_MODULES = ("encodings.idna", "encodings.utf_8_sig")
"""Modules that libraries import only when they first need them."""
MAX_EVENTS = 30
"""The number of events after which a match without a question is given up."""


def preload_games() -> None:
    """Load every game, and let each of its bots choose once, which loads the bot's data."""
    for name in LAZY_MODULES:
        with suppress(ModuleNotFoundError):
            import_module(name)
    for game, variant in GAMES.items():
        for name in get_bot_makers(game):
            # Some bots choose differently with more than two players.
            for players in {variant.players[0], variant.players[-1]}:
                table = Table(new_header(game, ("",) * players, {}, 1))
                let_bot_choose_once(
                    table, [make_bot(name, game, random.Random(0)) for _ in range(players)]
                )


def let_bot_choose_once(table: Table, players: list[Bot]) -> None:
    """Begin a match, and let one bot answer the first question, if there soon is one."""
    events = list(table.start())
    seen = len(events)
    let_bots_observe(players, events)
    while seen < MAX_EVENTS and not table.game.finished:
        if table.game.questions:
            seat = next(iter(table.game.questions))
            players[seat].choose(table.view(seat))
            return
        events = list(table.advance())
        seen += len(events)
        let_bots_observe(players, events)

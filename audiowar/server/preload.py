"""Load all games and bots before the first client connects. Later, this would delay a table."""

from __future__ import annotations

import random
from contextlib import suppress
from importlib import import_module

from audiowar.bots.bot_interface import Bot
from audiowar.bots.registry import get_bot_makers, make_bot
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_tournament import let_bots_observe
from audiowar.table.table import Table

LAZY_MODULES = ("encodings.idna", "encodings.utf_8_sig")
"""Modules that libraries import only when they first need them."""
MAX_EVENTS_BEFORE_QUESTION = 30
"""A match that has asked no question after this many events is not continued."""


def preload_games() -> None:
    """Load every game, and let each of its bots choose once, which loads the bot's data."""
    for name in LAZY_MODULES:
        with suppress(ModuleNotFoundError):
            import_module(name)
    for game, variant in GAMES.items():
        for name in get_bot_makers(game):
            # Try the smallest and the largest number of players, because some bots choose in
            # another way with more than two players.
            for players in {variant.players[0], variant.players[-1]}:
                table = Table(Header(game, ("",) * players, {}, 1))
                bots = [make_bot(name, game, random.Random(0)) for _ in range(players)]
                let_bot_choose_once(table, bots)


def let_bot_choose_once(table: Table, players: list[Bot]) -> None:
    """Begin a match. If it asks a question soon, let a bot answer it."""
    events = list(table.start())
    seen = len(events)
    let_bots_observe(players, events)
    while seen < MAX_EVENTS_BEFORE_QUESTION and not table.match.end_event:
        if table.match.questions:
            seat = next(iter(table.match.questions))
            players[seat].choose(table.view(seat))
            return
        events = list(table.advance())
        seen += len(events)
        let_bots_observe(players, events)

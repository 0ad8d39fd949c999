"""Load all that tables may need before anybody is let in: later there may be no file to be had."""

from __future__ import annotations

import random
from contextlib import suppress
from importlib import import_module

from audiowar.bots.base import Bot
from audiowar.bots.registry import list_bots, make_bot
from audiowar.rules.registry import GAMES
from audiowar.table.self_play import show_events
from audiowar.table.table import Table, new_header

LATER = ("encodings.idna", "encodings.utf_8_sig")
"""What libraries load when they first need it."""
FIRST = 30
"""Events of a game in which each bot is asked for the first time."""


def load_all() -> None:
    """Load every game, and let each of its bots choose once."""
    for name in LATER:
        with suppress(ModuleNotFoundError):
            import_module(name)
    for game, variant in GAMES.items():
        for name in list_bots(game):
            # Some think otherwise where there are more than two.
            for players in {variant.players[0], variant.players[-1]}:
                table = Table(new_header(game, ("",) * players, {}, 1))
                choose_once(table, [make_bot(name, game, random.Random(0)) for _ in range(players)])


def choose_once(table: Table, players: list[Bot]) -> None:
    """Let somebody choose once in a new game, if there is anything to choose."""
    events = list(table.start())
    seen = len(events)
    show_events(players, events)
    while seen < FIRST and not table.game.finished:
        if table.game.questions:
            seat = next(iter(table.game.questions))
            players[seat].choose(table.view(seat))
            return
        events = list(table.advance())
        seen += len(events)
        show_events(players, events)

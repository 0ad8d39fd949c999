"""The games in which a strong player advises, and at which tables that is looked at."""

from __future__ import annotations

from audiowar.bots.bots_and_coach import get_bots
from audiowar.rules.registry import GAMES

READ = [("armed", 2), ("armed", 4), ("steal", 3), ("razboi", 3)]
TABLES = READ + [
    (name, min(3, game.players[-1]))
    for name, game in GAMES.items()
    if get_bots(name).advice_reason_ids and name not in dict(READ)
]
"""Each game, with how many play; of a game that nobody has chosen tables for, one."""

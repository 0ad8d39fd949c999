"""The levels and characters of Scientific War, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiowar.bots.base import Bot, Chance

from .bot import CountingBot
from .characters import beginner, expect_anything, gamble, gamble_in_crowd
from .duel import mind
from .thinking import d1, professor, sel1

LEVELS: Mapping[str, Callable[[Chance], Bot]] = {
    "beginner": lambda chance: CountingBot(chance, beginner),
    "counter": lambda chance: CountingBot(chance, mind(d1, expect_anything)),
    "gambler": lambda chance: CountingBot(chance, mind(d1, gamble, gamble_in_crowd)),
    "d1": lambda chance: CountingBot(chance, mind(d1)),
    "sel1": lambda chance: CountingBot(chance, mind(sel1)),
    "professor": lambda chance: CountingBot(chance, mind(professor)),
}
"""Weakest first; each makes a bot with a generator of its own."""

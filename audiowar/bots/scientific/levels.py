"""The levels and characters of Scientific War, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiowar.bots.base import Bot

from .bot import CountingBot
from .characters import beginner, expect_anything, gamble, gamble_in_crowd
from .duel import mind
from .thinking import d1, professor, sel1

LEVELS: Mapping[str, Callable[[int], Bot]] = {
    "beginner": lambda seed: CountingBot(seed, beginner),
    "counter": lambda seed: CountingBot(seed, mind(d1, expect_anything)),
    "gambler": lambda seed: CountingBot(seed, mind(d1, gamble, gamble_in_crowd)),
    "d1": lambda seed: CountingBot(seed, mind(d1)),
    "sel1": lambda seed: CountingBot(seed, mind(sel1)),
    "professor": lambda seed: CountingBot(seed, mind(professor)),
}
"""Weakest first; each makes a bot from the seed of its own generator."""

"""The levels and characters of Scientific War, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiowar.bots.base import Bot

from .bot import CountingBot
from .crowd import guess_and_answer
from .thinking import d1, sel1

LEVELS: Mapping[str, Callable[[int], Bot]] = {
    "d1": lambda seed: CountingBot(seed, d1, guess_and_answer),
    "sel1": lambda seed: CountingBot(seed, sel1, guess_and_answer),
}
"""Weakest first; each makes a bot from the seed of its own generator."""

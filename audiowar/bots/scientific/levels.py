"""The levels and characters of Scientific War, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiowar.bots.base import Bot, Chance

from .bot import CountingBot
from .characters import beginner, expect_anything, expect_anything_of_all, gamble, gamble_in_crowd
from .crowd import guess_and_answer
from .duel import mind
from .field import LONG, SHORT, in_field
from .thinking import d1, professor, sel1

COUNTER = mind(d1, expect_anything_of_all, expect_anything)
GAMBLER = mind(d1, gamble_in_crowd, gamble)
STUDENT = mind(d1, guess_and_answer)
TACTICIAN = mind(sel1, in_field(SHORT))
PROFESSOR = mind(professor, in_field(LONG))

LEVELS: Mapping[str, Callable[[Chance], Bot]] = {
    "beginner": lambda chance: CountingBot(chance, beginner),
    "counter": lambda chance: CountingBot(chance, COUNTER),
    "gambler": lambda chance: CountingBot(chance, GAMBLER),
    "d1": lambda chance: CountingBot(chance, STUDENT),
    "sel1": lambda chance: CountingBot(chance, TACTICIAN),
    "professor": lambda chance: CountingBot(chance, PROFESSOR),
}
"""Weakest first; each makes a bot with a generator of its own."""

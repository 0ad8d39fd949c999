"""The levels of Scientific War, by name: minds, and mixtures of two that are steps between them.

Each is clearly stronger than the one before, with two players and with more; the shares were
found by `benchmarks/bots_ladder.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random

from audiowar.bots.base import Maker, RandomBot
from audiowar.bots.mixed_bot import MixedBot
from audiowar.bots.sensible_bot import SensibleBot
from audiowar.rules.view import View

from .bot import CountingBot, Mind, Mixture
from .card_counting import Memory
from .characters import beginner, expect_anything, expect_anything_of_all, gamble, gamble_in_crowd
from .exploit_habits import leaning
from .play_against_one import mind
from .play_among_several import LONG, SHORT, in_field
from .play_by_habits import guess_and_answer
from .rank_model import Position
from .search_styles import d1, professor, sel1


def either(one: Mind, other: Mind, share: float) -> Mind:
    """Return a mind that is `one`, but for a share of its choices `other`."""

    def made_up(position: Position, view: View, memory: Memory, random: Random) -> Mixture:
        chosen = other if random.random() < share else one
        return chosen(position, view, memory, random)

    return made_up


COUNTER = mind(d1, expect_anything_of_all, expect_anything)
GAMBLER = mind(d1, gamble_in_crowd, gamble)
STUDENT = mind(d1, guess_and_answer)
TACTICIAN = mind(sel1, either(in_field(SHORT), guess_and_answer, 0.5))
PROFESSOR = mind(professor, leaning(in_field(LONG)))


def counting(made_up: Mind) -> Maker:
    """Return what makes bots of a mind."""
    return partial(CountingBot, mind=made_up)


def mixing(one: Maker, other: Maker, share: float) -> Maker:
    """Return what makes bots that play as `one`, but for a share of their choices as `other`."""
    return partial(MixedBot, one=one, other=other, share=share)


BEGINNER = counting(beginner)

LEVELS: Mapping[str, Maker] = {
    "dreamer": mixing(BEGINNER, RandomBot, 0.5),
    "beginner": BEGINNER,
    "amateur": mixing(SensibleBot, BEGINNER, 0.45),
    "sensible": SensibleBot,
    "counter": mixing(counting(COUNTER), SensibleBot, 0.75),
    "gambler": mixing(counting(GAMBLER), SensibleBot, 0.35),
    "d1": counting(STUDENT),
    "sel1": counting(TACTICIAN),
    "professor": counting(PROFESSOR),
}
"""Weakest first; each makes a bot with a generator of its own."""

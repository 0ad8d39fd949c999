"""The levels of Scientific War by name: minds, and mixtures of two minds.

Each level is clearly stronger than the one before, with two players and with more. The shares were
found with `benchmarks/strength.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random

from audiowar.bots.bot_interface import BotMaker
from audiowar.rules.view import View

from .card_counting import CardMemory
from .characters import (
    mix_any_card,
    mix_as_beginner,
    mix_as_gambler,
    mix_as_gambler_among_several,
    play_highest_card,
)
from .counting_bot import CountingBot, Mind, Mixture
from .exploit_habits import make_leaning_mind
from .guess_by_habits import mix_replies_to_guesses
from .play_against_one import make_mind
from .play_among_several import SHORT, make_mind_among_several
from .rank_model import Position
from .search_among_several import SEARCH, make_searching_mind
from .search_styles import search_as_professor, search_one_trick_deep, search_two_tricks_deep


def mix_minds(main: Mind, other: Mind, other_share: float) -> Mind:
    """Return a mind that plays like `main`, but like `other` for a random share of its choices."""

    def mix(position: Position, view: View, memory: CardMemory, random: Random) -> Mixture:
        chosen = other if random.random() < other_share else main
        return chosen(position, view, memory, random)

    return mix


GAMBLER = make_mind(search_one_trick_deep, mix_as_gambler_among_several, mix_as_gambler)
MATCHER = make_mind_among_several(SHORT)
STUDENT = make_mind(search_one_trick_deep, mix_minds(mix_replies_to_guesses, MATCHER, 0.4))
TACTICIAN = make_mind(search_two_tricks_deep, mix_minds(MATCHER, mix_replies_to_guesses, 0.2))
PROFESSOR = make_mind(search_as_professor, make_leaning_mind(make_searching_mind(SEARCH)))


def counting_bot_maker(mind: Mind) -> BotMaker:
    """Return a function that makes bots with this mind."""
    return partial(CountingBot, mind=mind)


LEVELS: Mapping[str, BotMaker] = {
    "newcomer": counting_bot_maker(mix_minds(mix_any_card, play_highest_card, 0.5)),
    "dreamer": counting_bot_maker(mix_minds(mix_as_beginner, mix_any_card, 0.75)),
    "beginner": counting_bot_maker(mix_minds(mix_as_beginner, mix_any_card, 0.4)),
    "amateur": counting_bot_maker(mix_minds(mix_replies_to_guesses, mix_any_card, 0.6)),
    "sensible": counting_bot_maker(mix_minds(mix_as_beginner, STUDENT, 0.45)),
    "counter": counting_bot_maker(mix_minds(mix_replies_to_guesses, mix_as_beginner, 0.2)),
    "gambler": counting_bot_maker(mix_minds(GAMBLER, mix_as_beginner, 0.15)),
    "d1": counting_bot_maker(STUDENT),
    "sel1": counting_bot_maker(TACTICIAN),
    "professor": counting_bot_maker(PROFESSOR),
}
"""The levels, weakest first. Each makes a bot with its own generator."""

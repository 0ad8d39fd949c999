"""The bots of Scientific War by name, each with its policy.

Each bot is clearly stronger than the one before, with two players and with more. Many use a weaker
policy for a share of their choices; the shares were found with `benchmarks/strength.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random

from audiowar.bots.bot_interface import BotMaker
from audiowar.rules.view import View

from .card_counting import CardCounter
from .characters import (
    mix_any_card,
    mix_as_beginner,
    mix_as_gambler,
    mix_as_gambler_among_several,
    play_highest_card,
)
from .counting_bot import CountingBot, Policy, Strategy
from .exploit_habits import make_exploiting_policy
from .guess_by_habits import mix_replies_to_guesses
from .play_among_several import SHORT, make_matching_policy
from .search_among_several import SEARCH, make_searching_policy
from .search_styles import search_as_professor, search_one_trick_deep, search_two_tricks_deep
from .solving_policy import make_solving_policy
from .suitless_model import Position


def alternate_policies(main: Policy, other: Policy, other_share: float) -> Policy:
    """Return a policy that is `main`, but `other` for a random share of the choices."""

    def mix(position: Position, view: View, memory: CardCounter, random: Random) -> Strategy:
        chosen = other if random.random() < other_share else main
        return chosen(position, view, memory, random)

    return mix


GAMBLER = make_solving_policy(search_one_trick_deep, mix_as_gambler_among_several, mix_as_gambler)
MATCHER = make_matching_policy(SHORT)
STUDENT = make_solving_policy(
    search_one_trick_deep, alternate_policies(mix_replies_to_guesses, MATCHER, 0.4)
)
TACTICIAN = make_solving_policy(
    search_two_tricks_deep, alternate_policies(MATCHER, mix_replies_to_guesses, 0.2)
)
PROFESSOR = make_solving_policy(
    search_as_professor, make_exploiting_policy(make_searching_policy(SEARCH))
)


POLICIES: Mapping[str, Policy] = {
    "newcomer": alternate_policies(mix_any_card, play_highest_card, 0.5),
    "dreamer": alternate_policies(mix_as_beginner, mix_any_card, 0.75),
    "beginner": alternate_policies(mix_as_beginner, mix_any_card, 0.4),
    "amateur": alternate_policies(mix_replies_to_guesses, mix_any_card, 0.6),
    "sensible": alternate_policies(mix_as_beginner, STUDENT, 0.45),
    "counter": alternate_policies(mix_replies_to_guesses, mix_as_beginner, 0.2),
    "gambler": alternate_policies(GAMBLER, mix_as_beginner, 0.15),
    "d1": STUDENT,
    "sel1": TACTICIAN,
    "professor": PROFESSOR,
}
"""The policies of the bots, weakest first."""
LEVELS: Mapping[str, BotMaker] = {
    name: partial(CountingBot, policy=policy) for name, policy in POLICIES.items()
}
"""The bots, weakest first. Each maker makes a bot with its own generator."""

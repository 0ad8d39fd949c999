"""The bots of Scientific War by name, each with its policy.

Each bot in `POLICIES` is clearly stronger than the one before it, with two players and with more.
Many bots use a second policy for a share of their choices. The shares were found with
`benchmarks/strength.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import TypeAlias

from audiowar.bots.bot_interface import BotMaker
from audiowar.rules.view import View

from .guess_by_habits import (
    estimate_habit_ratios,
    make_habit_exploiting_policy,
    mix_in_reply_to_habits,
    mix_replies_to_guesses,
)
from .load_evaluators import load_linear_evaluator
from .mixed_strategy_bot import MixedStrategy, MixedStrategyBot, Policy
from .position_tracker import PositionTracker, get_peeked_ranks_by_seat
from .regret_matching_among_several import make_regret_matching_policy
from .search_among_several import mix_by_two_trick_search
from .solve_last_tricks import count_tricks_until_limit
from .solve_two_player_trick import TrickSolution
from .suitless_model import Position, find_last_opponent, list_alive_seats
from .two_player_searches import (
    TrickSearch,
    search_as_professor,
    search_one_trick_deep,
    search_two_tricks_deep,
    solve_trick_as_seat0,
)
from .weaker_bot_policies import (
    mix_all_cards_equally,
    mix_as_beginner,
    mix_as_gambler,
    mix_as_gambler_among_several,
    play_highest_card,
)

StyleAdjustment: TypeAlias = Callable[[TrickSolution, Position], MixedStrategy]
"""Turns the solution of a trick into the mixed strategy of a bot with its own style of play."""


def get_equilibrium_strategy(solution: TrickSolution, position: Position) -> MixedStrategy:
    """Return the mixed strategy of the equilibrium, unchanged."""
    return list(zip(solution.rows, solution.row_strategy, strict=True))


def make_policy_by_player_count(
    search: TrickSearch,
    against_several: Policy,
    adjust_style: StyleAdjustment = get_equilibrium_strategy,
) -> Policy:
    """Return a policy that uses `search` with two players left, otherwise `against_several`.

    With two players left, it also exploits the remembered habits of the opponent.
    """

    def mix(
        position: Position, view: View, position_tracker: PositionTracker, random: Random
    ) -> MixedStrategy:
        if len(list_alive_seats(position)) > 2:
            return against_several(position, view, position_tracker, random)
        me = view.own_seat
        seen, left = get_peeked_ranks_by_seat(view), count_tricks_until_limit(view)
        solution, own = solve_trick_as_seat0(search, position, me, seen, left)
        strategy = adjust_style(solution, own)
        other = find_last_opponent(position, me)
        if other not in position_tracker.remembered_habits:
            return strategy
        return mix_in_reply_to_habits(
            strategy, solution, own, estimate_habit_ratios(position_tracker, other)
        )

    return mix


def make_randomly_mixed_policy(main: Policy, other: Policy, other_share: float) -> Policy:
    """Return a policy that uses `other` for a random share of the choices, otherwise `main`."""

    def mix(
        position: Position, view: View, position_tracker: PositionTracker, random: Random
    ) -> MixedStrategy:
        chosen = other if random.random() < other_share else main
        return chosen(position, view, position_tracker, random)

    return mix


GAMBLER_POLICY = make_policy_by_player_count(
    search_one_trick_deep, mix_as_gambler_among_several, mix_as_gambler
)
REGRET_MATCHING_POLICY = make_regret_matching_policy(20, load_linear_evaluator)
STUDENT_POLICY = make_policy_by_player_count(
    search_one_trick_deep,
    make_randomly_mixed_policy(mix_replies_to_guesses, REGRET_MATCHING_POLICY, 0.4),
)
TACTICIAN_POLICY = make_policy_by_player_count(
    search_two_tricks_deep,
    make_randomly_mixed_policy(REGRET_MATCHING_POLICY, mix_replies_to_guesses, 0.2),
)
PROFESSOR_POLICY = make_policy_by_player_count(
    search_as_professor,
    make_habit_exploiting_policy(mix_by_two_trick_search),
)


POLICIES: Mapping[str, Policy] = {
    "newcomer": make_randomly_mixed_policy(mix_all_cards_equally, play_highest_card, 0.5),
    "dreamer": make_randomly_mixed_policy(mix_as_beginner, mix_all_cards_equally, 0.75),
    "beginner": make_randomly_mixed_policy(mix_as_beginner, mix_all_cards_equally, 0.4),
    "amateur": make_randomly_mixed_policy(mix_replies_to_guesses, mix_all_cards_equally, 0.6),
    "sensible": make_randomly_mixed_policy(mix_as_beginner, STUDENT_POLICY, 0.45),
    "counter": make_randomly_mixed_policy(mix_replies_to_guesses, mix_as_beginner, 0.2),
    "gambler": make_randomly_mixed_policy(GAMBLER_POLICY, mix_as_beginner, 0.15),
    "d1": STUDENT_POLICY,
    "sel1": TACTICIAN_POLICY,
    "professor": PROFESSOR_POLICY,
}
"""The policies of the bots, weakest first."""
BOT_MAKERS: Mapping[str, BotMaker] = {
    name: partial(MixedStrategyBot, policy=policy) for name, policy in POLICIES.items()
}
"""The functions that make the bots, weakest first. Each bot has its own random generator."""

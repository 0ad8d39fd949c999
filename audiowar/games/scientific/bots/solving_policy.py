"""The policy of bots that solve tricks of two players, each in its own style of play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from audiowar.rules.view import View

from .card_counting import CardCounter
from .counting_bot import Policy, Strategy
from .exploit_habits import mix_in_reply_to_habits
from .guess_by_habits import estimate_habit_ratios
from .play_against_one import find_opponent, solve_trick
from .search import Solution
from .search_styles import SearchStyle
from .suitless_model import Position, list_alive

StyleAdjustment: TypeAlias = Callable[[Solution, Position], Strategy]
"""Turns the solution of a trick into the mixed strategy of a bot with its own style of play."""


def keep_equilibrium(solution: Solution, position: Position) -> Strategy:
    """Return the mixed strategy of the equilibrium, unchanged."""
    return list(zip(solution.rows, solution.mine, strict=True))


def make_solving_policy(
    search: SearchStyle, against_several: Policy, adjust_style: StyleAdjustment = keep_equilibrium
) -> Policy:
    """Return a policy that solves tricks of two players with `search`.

    While three or more players are left, it is the policy `against_several`.
    """

    def mix(position: Position, view: View, memory: CardCounter, random: Random) -> Strategy:
        if len(list_alive(position)) > 2:
            return against_several(position, view, memory, random)
        solution, own = solve_trick(search, position, view)
        strategy = adjust_style(solution, own)
        other = find_opponent(position, view)
        if other not in memory.remembered_habits:
            return strategy
        return mix_in_reply_to_habits(strategy, solution, own, estimate_habit_ratios(memory, other))

    return mix

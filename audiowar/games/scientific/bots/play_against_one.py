"""Policies for two players: compute the equilibrium of a trick, and adjust it to a style of play.

They are also used in a match of several players when only two are left.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from audiowar.rules.view import View

from .card_counting import CardCounter, get_peeked_ranks
from .counting_bot import Policy, Strategy
from .endgame import EXACT_TRICKS, count_tricks_left, solve_last_tricks
from .exploit_habits import mix_in_reply_to_habits
from .guess_by_habits import estimate_habit_ratios
from .rank_model import NO_SPY, Position, list_alive
from .search import Solution
from .search_styles import SearchStyle

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


def solve_trick(search: SearchStyle, position: Position, view: View) -> tuple[Solution, Position]:
    """Return the solution of the trick and its position, both with the viewer as seat 0.

    Exactly two players must be left.
    """
    other = find_opponent(position, view)
    position = two_seat_position(position, view.own_seat, other)
    known = get_peeked_ranks(view).get(other)
    immediate = view.options["revolution"] == "immediate"
    left = count_tricks_left(view)
    if left <= EXACT_TRICKS:
        return solve_last_tricks(position, left, immediate, known), position
    return search(position, immediate, known), position


def find_opponent(position: Position, view: View) -> int:
    """Return the seat of the only opponent left."""
    return next(seat for seat in list_alive(position) if seat != view.viewer)


def two_seat_position(position: Position, me: int, other: int) -> Position:
    """Return the position of two seats alone, with `me` as seat 0 and `other` as seat 1."""
    hands, piles, pot, turned, spy, swap = position
    spy = {me: 0, other: 1}.get(spy, NO_SPY)
    both = (swap >> me & 1) | (swap >> other & 1) << 1
    return Position((hands[me], hands[other]), (piles[me], piles[other]), pot, turned, spy, both)

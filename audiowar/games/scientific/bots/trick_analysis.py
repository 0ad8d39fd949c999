"""Analyse one trick for one player: the best mixed strategy, and what each choice is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum
from random import Random

from .counting_bot import Strategy
from .endgame import EXACT_TRICKS, solve_last_tricks
from .evaluate_trick_choices import TrickEvaluator
from .play_against_one import two_seat_position
from .search import Solution
from .search_among_several import SEARCH, find_best_action, rate_spy_replies, search_with_bonus
from .search_styles import SearchStyle
from .suitless_model import (
    NO_SPY,
    Action,
    Position,
    count_owned,
    list_actions,
    list_alive,
    play_trick,
)

ADVICE = replace(SEARCH, looks=16_000)
"""The parameters of the professor's search with a smaller budget, so that advice comes at once."""
DRAWS = 60
"""How many times the others' choices are drawn from their mixed strategies."""
SEED = 17
"""The random seed of the analysis, so that the same question always has the same answer."""

SeenChoices = Mapping[int, Action]


@dataclass(frozen=True)
class TrickAnalysis:
    """The analysis of one trick for the seat `me`."""

    position: Position
    me: int
    strategy: Strategy
    """The best mixed strategy of the seat."""
    worth: Mapping[Action, float]
    """The chance of winning the match after each choice, from 0 to 1."""
    takes: Mapping[Action, float]
    """The probability that each choice takes the trick."""
    sees_choices: bool
    """Whether the seat sees the choices of the others."""


def analyse_trick(
    search: SearchStyle,
    position: Position,
    me: int,
    seen_choices: SeenChoices,
    immediate: bool,
    tricks_left: int,
) -> TrickAnalysis:
    """Analyse a trick for the seat `me`. With two players left, solve it with `search`.

    `seen_choices` are the choices that a spy sees; `tricks_left` is the number of tricks until the
    limit.
    """
    seats = list_alive(position)
    if len(seats) > 2:
        return analyse_trick_among_several(position, me, seen_choices, immediate, tricks_left)
    other = next(seat for seat in seats if seat != me)
    own, seen_choice = two_seat_position(position, me, other), seen_choices.get(other)
    if tricks_left <= EXACT_TRICKS:
        solution = solve_last_tricks(own, tricks_left, immediate, seen_choice)
    else:
        solution = search(own, immediate, seen_choice)
    columns = zip(solution.columns, solution.theirs, strict=True)
    theirs = [([-1, column], p) for column, p in columns if p > 0]
    return TrickAnalysis(
        own,
        0,
        list(zip(solution.rows, solution.mine, strict=True)),
        {row: chance_after_row(solution, i) for i, row in enumerate(solution.rows)},
        estimate_taking_chances(own, 0, solution.rows, theirs, immediate, None),
        seen_choice is not None and own.spy == 0,
    )


def chance_after_row(solution: Solution, row: int) -> float:
    """Return seat 0's chance of winning with one row of the solution, from 0 to 1."""
    value = fsum(p * v for p, v in zip(solution.theirs, solution.payoffs[row], strict=True))
    return (max(-1.0, min(1.0, value)) + 1) / 2


def analyse_trick_among_several(
    position: Position, me: int, seen_choices: SeenChoices, immediate: bool, tricks_left: int
) -> TrickAnalysis:
    """Analyse a trick of three or more players for the seat `me`."""
    random, able = Random(SEED), list_actions(position, me)
    evaluation = ADVICE.matching.load_evaluation(immediate)
    trick = TrickEvaluator(position, evaluation, tricks_left == 1)
    if seen_choices:
        chosen = [seen_choices.get(seat, -1) for seat in range(len(position.hands))]
        totals = rate_spy_replies(position, evaluation, me, seen_choices, tricks_left, ADVICE)
        strategy: Strategy = [(find_best_action(totals), 1.0)]
        drawn = [(chosen, 1.0)]
    else:
        strategies, bonus = search_with_bonus(trick, tricks_left, ADVICE, random)
        strategy = strategies[me]
        drawn = [
            (draw_actions(strategies, len(position.hands), random), 1 / DRAWS) for _ in range(DRAWS)
        ]
        totals = {action: bonus[me].get(action, 0.0) for action in able}
        for chosen, p in drawn:
            for action, gain in zip(
                able, trick.estimate_winning_chances(me, chosen, able), strict=True
            ):
                totals[action] += p * gain
    spy = position.spy
    answer = None if spy in (NO_SPY, me) else trick.find_spy_reply
    takes = estimate_taking_chances(position, me, able, drawn, immediate, answer)
    return TrickAnalysis(position, me, strategy, totals, takes, bool(seen_choices))


def draw_actions(strategies: Mapping[int, Strategy], seats: int, random: Random) -> list[Action]:
    """Return a choice for each player, drawn from the player's mixed strategy; -1 for others."""
    chosen = [-1] * seats
    for seat, strategy in strategies.items():
        able, often = zip(*strategy, strict=True)
        chosen[seat] = random.choices(able, often)[0]
    return chosen


def estimate_taking_chances(
    position: Position,
    me: int,
    my_actions: Sequence[Action],
    drawn: Sequence[tuple[list[Action], float]],
    immediate: bool,
    find_spy_reply: Callable[[int, Sequence[Action]], Action] | None,
) -> dict[Action, float]:
    """Return for each action of `me` the probability of taking the trick.

    `drawn` contains choices of the others with their probabilities. `find_spy_reply` is None if
    there is no spy who replies to them.
    """
    found, owned = {}, count_owned(position, me)
    for action in my_actions:
        taken = 0.0
        for chosen, p in drawn:
            whole = list(chosen)
            whole[me] = action
            if find_spy_reply is not None:
                whole[position.spy] = find_spy_reply(position.spy, whole)
            after = play_trick(position, whole, immediate)
            taken += p * (count_owned(after, me) > owned)
        found[action] = taken
    return found

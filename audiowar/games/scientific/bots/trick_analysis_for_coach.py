"""Analyse one trick for one player: the best mixed strategy, and the value of each choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from random import Random

from .evaluate_trick_choices import WinningChanceEstimator
from .load_evaluators import load_linear_evaluator_for_several
from .mixed_strategy_bot import MixedStrategy
from .search_among_several import find_best_action, rate_spy_replies, search_trick
from .solve_two_player_trick import TrickSolution
from .suitless_model import (
    NO_SPY,
    Action,
    Position,
    count_owned_cards,
    list_actions,
    list_alive_seats,
    play_trick,
)
from .two_player_searches import TrickSearch, solve_trick_as_seat0

MAX_EVALUATED_OUTCOMES = 16_000
"""The budget of the search: smaller than the professor's, so that advice comes fast."""
DRAWN_TRICKS = 60
"""How many times the others' choices are drawn from their mixed strategies."""
ANALYSIS_SEED = 17
"""The random seed of the analysis, so that the same question always has the same answer."""

SeenChoices = Mapping[int, Action]
"""The other players' choices that a spy sees, by seat."""


@dataclass(frozen=True)
class TrickAnalysis:
    """The analysis of one trick for one player."""

    position: Position
    """The position before the trick. With two players left, it contains only these two."""
    seat: int
    """The player's seat in `position`; 0 if two players are left."""
    strategy: MixedStrategy
    """The mixed strategy that the search recommends to the player."""
    winning_chances: Mapping[Action, float]
    """The chance of winning the match after each choice, from 0 to 1."""
    taking_chances: Mapping[Action, float]
    """The probability that each choice takes the trick."""
    has_seen_choices: bool
    """Whether the player is a spy who has seen the others' choices."""


def analyse_trick(
    search: TrickSearch,
    position: Position,
    me: int,
    seen_choices: SeenChoices,
    tricks_left: int,
) -> TrickAnalysis:
    """Analyse a trick for the seat `me`.

    `search` is used with two players left, except in the last tricks, which are solved exactly.
    """
    if len(list_alive_seats(position)) > 2:
        return analyse_trick_among_several(position, me, seen_choices, tricks_left)
    solution, own = solve_trick_as_seat0(search, position, me, seen_choices, tricks_left)
    columns = zip(solution.columns, solution.column_strategy, strict=True)
    theirs = [([-1, column], p) for column, p in columns if p > 0]
    rows, other_is_spy = solution.rows, own.spy == 1
    best_replies = {
        row: solution.columns[payoffs.index(min(payoffs))]
        for row, payoffs in zip(rows, solution.payoffs, strict=True)
    }

    def find_spy_reply(spy: int, chosen: Sequence[Action]) -> Action:
        return best_replies[chosen[0]]

    return TrickAnalysis(
        own,
        0,
        list(zip(rows, solution.row_strategy, strict=True)),
        {
            row: compute_winning_chance_of_row(solution, i, other_is_spy)
            for i, row in enumerate(rows)
        },
        estimate_taking_chances(own, 0, rows, theirs, find_spy_reply if other_is_spy else None),
        bool(seen_choices) and own.spy == 0,
    )


def compute_winning_chance_of_row(
    solution: TrickSolution, row_index: int, other_is_spy: bool
) -> float:
    """Return seat 0's chance of winning, from 0 to 1, if it chooses the action of one row.

    Seat 1 replies best if it is the spy; otherwise it chooses by its strategy in `solution`.
    """
    payoffs = solution.payoffs[row_index]
    if other_is_spy:
        value = min(payoffs)
    else:
        value = fsum(p * v for p, v in zip(solution.column_strategy, payoffs, strict=True))
    return (max(-1.0, min(1.0, value)) + 1) / 2


def analyse_trick_among_several(
    position: Position,
    me: int,
    seen_choices: SeenChoices,
    tricks_left: int,
) -> TrickAnalysis:
    """Analyse a trick of three or more players for the seat `me`."""
    random, able = Random(ANALYSIS_SEED), list_actions(position, me)
    evaluator = load_linear_evaluator_for_several()
    trick = WinningChanceEstimator(position, evaluator, tricks_left == 1)
    if seen_choices:
        chosen = [seen_choices.get(seat, -1) for seat in range(len(position.hands))]
        totals = rate_spy_replies(position, evaluator, me, seen_choices, tricks_left)
        strategy: MixedStrategy = [(find_best_action(totals), 1.0)]
        drawn = [(chosen, 1.0)]
    else:
        strategies, bonus = search_trick(trick, tricks_left, random, MAX_EVALUATED_OUTCOMES)
        strategy, seats = strategies[me], len(position.hands)
        drawn = [
            (draw_actions(strategies, seats, random), 1 / DRAWN_TRICKS) for _ in range(DRAWN_TRICKS)
        ]
        totals = {action: bonus[me].get(action, 0.0) for action in able}
        for chosen, p in drawn:
            gains = trick.estimate_winning_chances_of_actions(me, chosen, able)
            for action, gain in zip(able, gains, strict=True):
                totals[action] += p * gain
    spy = position.spy
    answer = None if spy in (NO_SPY, me) else trick.find_cheapest_spy_reply
    takes = estimate_taking_chances(position, me, able, drawn, answer)
    return TrickAnalysis(position, me, strategy, totals, takes, bool(seen_choices))


def draw_actions(
    strategies: Mapping[int, MixedStrategy], seats: int, random: Random
) -> list[Action]:
    """Return an action for each seat, drawn from its mixed strategy; -1 for seats without one."""
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
    find_spy_reply: Callable[[int, Sequence[Action]], Action] | None,
) -> dict[Action, float]:
    """Return for each action of `me` the probability of taking the trick.

    `drawn` contains possible choices of the others, with their probabilities. If another
    player is the spy, `find_spy_reply` finds that player's reply to all other choices.
    """
    found, owned = {}, count_owned_cards(position, me)
    for action in my_actions:
        taken = 0.0
        for chosen, p in drawn:
            whole = list(chosen)
            whole[me] = action
            if find_spy_reply is not None:
                whole[position.spy] = find_spy_reply(position.spy, whole)
            after = play_trick(position, whole)
            taken += p * (count_owned_cards(after, me) > owned)
        found[action] = taken
    return found

"""Search two tricks deep with three or more players.

First, a mixed strategy for every player is computed one trick deep. Then tricks are drawn from
these strategies and played. In each resulting position, a short regret matching shows how much
better or worse the position is for every player than the cards alone suggest. The average of these
differences is added to the gains of each action, and regret matching is repeated.

The result is an equilibrium for all players, not the best reply to the first strategies. A best
reply would win more against players who search one trick deep, but would nearly always lose to a
player who knows how the reply is computed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum
from random import Random
from typing import TypeAlias

from audiowar.bots.regret_matching import Regrets
from audiowar.rules.view import View

from .evaluate_trick_choices import WinningChanceEstimator, estimate_winning_chances_from_cards
from .linear_evaluator import LinearEvaluator
from .load_evaluators import load_linear_evaluator_for_several
from .mixed_strategy_bot import MixedStrategy
from .position_tracker import PositionTracker, get_peeked_ranks_by_seat
from .regret_matching_among_several import (
    SearchBonus,
    find_strategies_by_regret_matching,
    iter_rounds_of_regret_matching,
)
from .solve_last_tricks import count_tricks_until_limit
from .suitless_model import NO_SPY, Action, Position, list_actions, list_alive_seats, play_trick

SPY_REPLY_SEED = 17
"""The random seed for rating a spy's replies, so that all have the same random samples."""
SimulatedTrick: TypeAlias = tuple[Sequence[Action], Sequence[float]]
"""The actions of a simulated trick, and how much the search adds to each seat's chance to win."""
MAX_EVALUATED_OUTCOMES = 22_000
"""The maximum number of evaluated outcomes for one choice of the bot. Outcomes limit the search,
not time, so that bots choose alike on every machine."""
FIRST_TRICK_ROUNDS = 120
"""The number of rounds of regret matching in the first trick, if there are not many actions."""
FIRST_TRICK_MIN_PROBABILITY = 0.05
"""Actions of the first trick with a smaller probability are not played."""
MAX_SIMULATED_TRICKS = 40
"""The maximum number of simulated tricks."""
SECOND_TRICK_ROUNDS = 10
"""The number of rounds of regret matching in the second trick."""
MAX_LIKELY_ACTIONS = 3
"""How many of each player's likeliest actions are drawn for the simulated tricks. This is also the
number of a spy's replies that are searched two tricks deep."""
EQUAL_PROBABILITY_SHARE = 0.5
"""The share of simulated tricks in which a player draws these actions with equal probability,
instead of their probability in the mixed strategy."""
SMALL_SAMPLE_DOUBT = 2
"""The mean gain of an action with n samples is multiplied by n / (n + SMALL_SAMPLE_DOUBT), because
few samples are not reliable."""


def mix_by_two_trick_search(
    position: Position, view: View, position_tracker: PositionTracker, random: Random
) -> MixedStrategy:
    """Return a mixed strategy for three or more players by a search two tricks deep."""
    me, seen, left = view.own_seat, get_peeked_ranks_by_seat(view), count_tricks_until_limit(view)
    evaluator = load_linear_evaluator_for_several()
    if seen:
        return [(find_best_action(rate_spy_replies(position, evaluator, me, seen, left)), 1.0)]
    trick = WinningChanceEstimator(position, evaluator, left == 1)
    strategies, _ = search_trick(trick, left, random)
    return strategies[me]


def search_trick(
    estimator: WinningChanceEstimator,
    tricks_left: int,
    random: Random,
    max_evaluated_outcomes: int = MAX_EVALUATED_OUTCOMES,
) -> tuple[dict[int, MixedStrategy], SearchBonus]:
    """Return a mixed strategy for each player except a spy, and the bonus of each action."""
    each = sum(len(list_actions(estimator.position, seat)) for seat in estimator.seats)
    rounds = max(10, min(FIRST_TRICK_ROUNDS, max_evaluated_outcomes // (5 * each)))
    matching = rounds, FIRST_TRICK_MIN_PROBABILITY, random
    strategies = find_strategies_by_regret_matching(estimator, *matching)
    if tricks_left == 1:
        return strategies, {seat: {} for seat in strategies}
    affordable = (max_evaluated_outcomes - 2 * rounds * each) // ((SECOND_TRICK_ROUNDS + 2) * each)
    drawn = [keep_likely_actions(strategy) for strategy in strategies.values()]
    played: list[SimulatedTrick] = []
    for _ in range(min(MAX_SIMULATED_TRICKS, affordable)):
        chosen = [-1] * len(estimator.position.hands)
        for seat, (able, chances) in zip(strategies, drawn, strict=True):
            chosen[seat] = random.choices(able, chances)[0]
        gains = estimate_search_gain_by_seat(
            estimator, chosen, tricks_left, SECOND_TRICK_ROUNDS, random
        )
        played.append((chosen, gains))
    bonus = {seat: get_gain_above_mean_by_action(seat, played) for seat in strategies}
    return find_strategies_by_regret_matching(estimator, *matching, bonus), bonus


def keep_likely_actions(strategy: MixedStrategy) -> tuple[list[Action], list[float]]:
    """Return the likeliest actions of a mixed strategy, with probabilities closer to equal."""
    likely = sorted(strategy, key=lambda one: (-one[1], one[0]))[:MAX_LIKELY_ACTIONS]
    total, alike = fsum(p for _, p in likely), EQUAL_PROBABILITY_SHARE / len(likely)
    return [a for a, _ in likely], [
        (1 - EQUAL_PROBABILITY_SHARE) * p / total + alike for _, p in likely
    ]


def get_gain_above_mean_by_action(
    seat: int, played: Sequence[SimulatedTrick]
) -> dict[Action, float]:
    """Return, for each simulated action of a seat, by how much its gain exceeds the mean gain.

    The gains are those from the search. With few samples of an action, the result is closer to 0,
    as SMALL_SAMPLE_DOUBT explains.
    """
    met: dict[Action, list[float]] = {}
    for chosen, differences in played:
        met.setdefault(chosen[seat], []).append(differences[seat])
    mean = fsum(differences[seat] for _, differences in played) / max(1, len(played))
    return {
        action: (fsum(found) - mean * len(found)) / (len(found) + SMALL_SAMPLE_DOUBT)
        for action, found in met.items()
    }


def estimate_search_gain_by_seat(
    estimator: WinningChanceEstimator,
    chosen: Sequence[Action],
    tricks_left: int,
    rounds: int,
    random: Random,
) -> list[float]:
    """Play a trick, and search the next one. Return the gain of each seat from the search.

    The gain is the chance of winning found by the search, minus the chance estimated from the cards
    alone. If the spy's action in `chosen` is -1, the spy makes the cheapest reply.
    """
    position, evaluator = estimator.position, estimator.evaluator
    whole = list(chosen)
    if position.spy != NO_SPY and whole[position.spy] < 0:
        whole[position.spy] = estimator.find_cheapest_spy_reply(position.spy, whole)
    after = play_trick(position, whole)
    if len(list_alive_seats(after)) < 2:
        return [0.0] * len(whole)
    next_trick = WinningChanceEstimator(after, evaluator, tricks_left == 2)
    searched = estimate_winning_chances_by_matching(next_trick, rounds, random)
    by_cards = estimate_winning_chances_from_cards(after, evaluator)
    return [a - b for a, b in zip(searched, by_cards, strict=True)]


def estimate_winning_chances_by_matching(
    estimator: WinningChanceEstimator, rounds: int, random: Random
) -> list[float]:
    """Return every seat's chance of winning, estimated by a few rounds of regret matching."""
    position, spy = estimator.position, estimator.position.spy
    seats = range(len(position.hands))
    players = {s: Regrets(list_actions(position, s)) for s in estimator.seats if s != spy}
    answers = () if spy == NO_SPY else list_actions(position, spy)
    totals, weight = [0.0 for _ in seats], rounds * (rounds + 1) / 2
    for turn, (chosen, gained) in enumerate(
        iter_rounds_of_regret_matching(estimator, players, rounds, random), 1
    ):
        for seat, gain in gained.items():
            totals[seat] += turn * gain / weight
        if answers:
            best = max(estimator.estimate_winning_chances_of_actions(spy, chosen, answers))
            totals[spy] += turn * best / weight
    return totals


def find_best_action(gains: Mapping[Action, float]) -> Action:
    """Return the action with the highest gain; if several are equal, the lowest of them."""
    return max(gains, key=lambda action: (gains[action], -action))


def rate_spy_replies(
    position: Position,
    evaluator: LinearEvaluator,
    spy: int,
    seen_choices: Mapping[int, Action],
    tricks_left: int,
) -> dict[Action, float]:
    """Return a spy's chance of winning after each reply to the choices that the spy sees.

    Unless this is the last trick, the best replies are also rated by a search of the next trick.
    """
    trick = WinningChanceEstimator(position, evaluator, tricks_left == 1)
    able = list_actions(position, spy)
    chosen = [seen_choices.get(seat, -1) for seat in range(len(position.hands))]
    gains = dict(
        zip(able, trick.estimate_winning_chances_of_actions(spy, chosen, able), strict=True)
    )
    best = sorted(able, key=lambda action: (-gains[action], action))[:MAX_LIKELY_ACTIONS]
    if tricks_left == 1:
        return gains
    more, rounds = {}, 4 * SECOND_TRICK_ROUNDS
    for action in best:
        chosen[spy] = action
        found = estimate_search_gain_by_seat(
            trick, chosen, tricks_left, rounds, Random(SPY_REPLY_SEED)
        )
        more[action] = found[spy]
    mean = fsum(more.values()) / len(more)
    return {action: gain + more.get(action, mean) - mean for action, gain in gains.items()}

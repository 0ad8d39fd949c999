"""Play against two to seven opponents by regret matching.

All players choose at the same time, so no card is best; the goal is a mixed strategy that others
cannot exploit. Regret matching finds it (Hart and Mas-Colell 2000, in the form of Tammelin 2014):
in simulated rounds, every player prefers the actions that would have gained more in earlier rounds.
The opponents' choices earlier in the match do not matter, only their cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import TypeAlias

from audiowar.bots.regret_matching import Regrets
from audiowar.rules.view import View

from .evaluate_trick_choices import WinningChanceEstimator
from .linear_evaluator import LinearEvaluator
from .mixed_strategy_bot import MixedStrategy, Policy
from .position_tracker import PositionTracker, get_peeked_ranks_by_seat
from .solve_last_tricks import count_tricks_until_limit
from .suitless_model import Action, Position, list_actions

SearchBonus: TypeAlias = Mapping[int, Mapping[Action, float]]
"""How much a search of the next trick adds to the chance of winning, by seat and action."""


MIN_PROBABILITY = 0.03
"""Actions with a smaller probability are not played, because small probabilities are mostly noise.
This is thresholding, as in Ganzfried, Sandholm and Waugh 2012. With 0.12 instead of 0.03, one
professor against two guessing bots won 74 % of 900 matches instead of 70 % of 1,060."""


def make_regret_matching_policy(
    rounds: int,
    load_evaluator: Callable[[], LinearEvaluator],
    min_probability: float = MIN_PROBABILITY,
) -> Policy:
    """Return a policy for three or more players that uses so many rounds of regret matching."""

    def mix(
        position: Position, view: View, position_tracker: PositionTracker, random: Random
    ) -> MixedStrategy:
        evaluator = load_evaluator()
        trick = WinningChanceEstimator(position, evaluator, count_tricks_until_limit(view) == 1)
        known = get_peeked_ranks_by_seat(view)
        if known:
            return [(find_best_spy_reply(trick, view.own_seat, known), 1.0)]
        return find_strategies_by_regret_matching(trick, rounds, min_probability, random)[
            view.own_seat
        ]

    return mix


def find_best_spy_reply(
    estimator: WinningChanceEstimator, spy: int, seen_choices: Mapping[int, Action]
) -> Action:
    """Return the spy's best reply to the choices of the others, which the spy sees."""
    able = list_actions(estimator.position, spy)
    chosen = [seen_choices.get(seat, -1) for seat in range(len(estimator.position.hands))]
    gains = estimator.estimate_winning_chances_of_actions(spy, chosen, able)
    return able[gains.index(max(gains))]


def find_strategies_by_regret_matching(
    estimator: WinningChanceEstimator,
    rounds: int,
    min_probability: float,
    random: Random,
    bonus: SearchBonus | None = None,
) -> dict[int, MixedStrategy]:
    """Return a mixed strategy for each player except a spy, who sees the others' choices."""
    players = {
        seat: Regrets(list_actions(estimator.position, seat))
        for seat in estimator.seats
        if seat != estimator.position.spy
    }
    for _ in iter_rounds_of_regret_matching(estimator, players, rounds, random, bonus):
        pass
    return {
        seat: player.get_average_action_probabilities(min_probability)
        for seat, player in players.items()
    }


def iter_rounds_of_regret_matching(
    estimator: WinningChanceEstimator,
    players: Mapping[int, Regrets],
    rounds: int,
    random: Random,
    bonus: SearchBonus | None = None,
) -> Iterator[tuple[list[Action], dict[int, float]]]:
    """Simulate rounds of choices, one for each step of the iterator.

    After each round, yield the choices and the players' expected gains, both by seat. The next
    round changes the same list of choices. `players` keep the regrets. `bonus` is added to the
    gains.
    """
    chosen = [-1] * len(estimator.position.hands)
    if bonus is not None:
        extra = {s: [bonus[s].get(a, 0.0) for a in p.actions] for s, p in players.items()}
    for turn in range(1, rounds + 1):
        for seat, player in players.items():
            chosen[seat] = player.draw_action(random)
        gained = {}
        for seat, player in players.items():
            gains = estimator.estimate_winning_chances_of_actions(seat, chosen, player.actions)
            if bonus is not None:
                gains = [gain + more for gain, more in zip(gains, extra[seat], strict=True)]
            gained[seat] = player.update_regrets(gains, turn)
        yield chosen, gained

"""Search two tricks deep with three or more players.

First, a mixed strategy for every player is computed one trick deep. Then tricks are drawn from
these strategies and played. A short regret matching in each resulting position shows how much
better or worse it is for every player than its cards alone suggest. The average of these
differences is added to the gains of each action, and regret matching is repeated.

The result is an equilibrium for all players, not the best reply to their first strategies. Such a
reply would win more against players who search one trick deep, but would lose nearly always against
a player who knows how it is computed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum
from random import Random
from typing import TypeAlias

from audiowar.bots.regret_matching import Regrets
from audiowar.rules.view import View

from .card_counting import CardCounter, get_peeked_ranks_by_seat
from .counting_bot import Policy, Strategy
from .endgame import count_tricks_left
from .evaluate_trick_choices import TrickEvaluator, estimate_chances_from_cards
from .linear_evaluation import LinearEvaluation
from .play_among_several import Bonus, MatchingParameters, match_regrets, simulate_rounds
from .search_styles import load_linear_for_several
from .suitless_model import NO_SPY, Action, Position, list_actions, list_alive, play_trick

SEED = 17
"""The seed for rating the replies of a spy, so that the same samples are used for all of them."""
Played: TypeAlias = tuple[Sequence[Action], Sequence[float]]
"""The actions of a simulated trick, and what the search adds to each seat's chance of winning."""
WHOLE = MatchingParameters(120, load_linear_for_several, least=0.05)


@dataclass(frozen=True)
class DeepMatchingParameters:
    """The parameters of a search two tricks deep.

    The effort is limited by evaluated outcomes, not by time, so that bots choose alike on every
    machine.
    """

    looks: int = 22_000
    """The maximum number of evaluated outcomes for a choice."""
    matching: MatchingParameters = WHOLE
    """The parameters of regret matching in the first trick. The number of rounds is reduced if
    there are many actions."""
    tricks: int = 40
    """The maximum number of simulated tricks."""
    rounds: int = 10
    """The number of rounds of regret matching in the second trick."""
    actions: int = 3
    """How many of each player's likeliest actions are drawn for the simulated tricks."""
    even: float = 0.5
    """The share of simulated tricks in which a player draws these actions with equal probability,
    instead of their probability in the mixed strategy."""
    doubt: int = 2
    """The number of samples of an action from which half of their mean difference is used; with
    fewer samples, less is used."""


SEARCH = DeepMatchingParameters()


def make_searching_policy(parameters: DeepMatchingParameters) -> Policy:
    """Return a policy for three or more players that searches two tricks deep."""

    def mix(position: Position, view: View, memory: CardCounter, random: Random) -> Strategy:
        assert view.viewer is not None
        evaluation = parameters.matching.load_evaluation(view.options["revolution"] == "immediate")
        seen_choices, tricks_left = get_peeked_ranks_by_seat(view), count_tricks_left(view)
        if seen_choices:
            gains = rate_spy_replies(
                position, evaluation, view.viewer, seen_choices, tricks_left, parameters
            )
            return [(find_best_action(gains), 1.0)]
        trick = TrickEvaluator(position, evaluation, tricks_left == 1)
        return search_with_bonus(trick, tricks_left, parameters, random)[0][view.viewer]

    return mix


def search_with_bonus(
    trick: TrickEvaluator, tricks_left: int, parameters: DeepMatchingParameters, random: Random
) -> tuple[dict[int, Strategy], Bonus]:
    """Return a mixed strategy for each player except a spy, and what the second trick adds.

    `tricks_left` is the number of tricks until the limit.
    """
    each = sum(len(list_actions(trick.position, seat)) for seat in trick.seats)
    rounds = max(10, min(parameters.matching.rounds, parameters.looks // (5 * each)))
    matching = replace(parameters.matching, rounds=rounds)
    strategies = match_regrets(trick, matching, random)
    if tricks_left == 1:
        return strategies, {seat: {} for seat in strategies}
    tricks = min(
        parameters.tricks,
        (parameters.looks - 2 * rounds * each) // ((parameters.rounds + 2) * each),
    )
    drawn = [flatten_likely_actions(strategy, parameters) for strategy in strategies.values()]
    played: list[Played] = []
    for _ in range(tricks):
        chosen = [-1] * len(trick.position.hands)
        for seat, (able, chances) in zip(strategies, drawn, strict=True):
            chosen[seat] = random.choices(able, chances)[0]
        played.append(
            (
                chosen,
                estimate_search_gain_by_seat(trick, chosen, tricks_left, parameters.rounds, random),
            )
        )
    bonus = {
        seat: average_search_gain_by_action(seat, played, parameters.doubt) for seat in strategies
    }
    return match_regrets(trick, matching, random, bonus), bonus


def flatten_likely_actions(
    strategy: Strategy, parameters: DeepMatchingParameters
) -> tuple[list[Action], list[float]]:
    """Return the likeliest actions of a mixed strategy, and probabilities that differ less."""
    likely = sorted(strategy, key=lambda one: (-one[1], one[0]))[: parameters.actions]
    total, alike = fsum(p for _, p in likely), parameters.even / len(likely)
    return [a for a, _ in likely], [(1 - parameters.even) * p / total + alike for _, p in likely]


def average_search_gain_by_action(
    seat: int, played: Sequence[Played], doubt: int
) -> dict[Action, float]:
    """Return for each action of a seat how much more the search adds to it than on average."""
    met: dict[Action, list[float]] = {}
    for chosen, differences in played:
        met.setdefault(chosen[seat], []).append(differences[seat])
    mean = fsum(differences[seat] for _, differences in played) / max(1, len(played))
    return {
        action: (fsum(found) - mean * len(found)) / (len(found) + doubt)
        for action, found in met.items()
    }


def estimate_search_gain_by_seat(
    trick: TrickEvaluator, chosen: Sequence[Action], tricks_left: int, rounds: int, random: Random
) -> list[float]:
    """Return for each seat how much its chance of winning after a trick is better than its cards
    alone suggest, as a search of the next trick finds."""
    position, evaluation = trick.position, trick.evaluation
    whole = list(chosen)
    if position.spy != NO_SPY and whole[position.spy] < 0:
        whole[position.spy] = trick.find_spy_reply(position.spy, whole)
    after = play_trick(position, whole, evaluation.immediate)
    if len(list_alive(after)) < 2:
        return [0.0] * len(whole)
    later = estimate_chances_by_matching(
        TrickEvaluator(after, evaluation, tricks_left == 2), rounds, random
    )
    return [
        a - b for a, b in zip(later, estimate_chances_from_cards(after, evaluation), strict=True)
    ]


def estimate_chances_by_matching(trick: TrickEvaluator, rounds: int, random: Random) -> list[float]:
    """Return every seat's chance of winning, estimated by a few rounds of regret matching."""
    position, spy = trick.position, trick.position.spy
    seats = range(len(position.hands))
    players = {s: Regrets(list_actions(position, s)) for s in trick.seats if s != spy}
    answers = () if spy == NO_SPY else list_actions(position, spy)
    totals, weight = [0.0 for _ in seats], rounds * (rounds + 1) / 2
    for turn, (chosen, gained) in enumerate(simulate_rounds(trick, players, rounds, random), 1):
        for seat, gain in gained.items():
            totals[seat] += turn * gain / weight
        if answers:
            totals[spy] += turn * max(trick.estimate_winning_chances(spy, chosen, answers)) / weight
    return totals


def find_best_action(gains: Mapping[Action, float]) -> Action:
    """Return the action with the highest gain; of equal ones, the lowest action."""
    return max(gains, key=lambda action: (gains[action], -action))


def rate_spy_replies(
    position: Position,
    evaluation: LinearEvaluation,
    spy: int,
    seen_choices: Mapping[int, Action],
    tricks_left: int,
    parameters: DeepMatchingParameters,
) -> dict[Action, float]:
    """Return the chance of winning after each reply of a spy to the choices that the spy sees.

    The best replies are searched two tricks deep. `tricks_left` is the number of tricks until the
    limit.
    """
    trick, able = (
        TrickEvaluator(position, evaluation, tricks_left == 1),
        list_actions(position, spy),
    )
    chosen = [seen_choices.get(seat, -1) for seat in range(len(position.hands))]
    gains = dict(zip(able, trick.estimate_winning_chances(spy, chosen, able), strict=True))
    best = sorted(able, key=lambda action: (-gains[action], action))[: parameters.actions]
    if tricks_left == 1:
        return gains
    more = {}
    for action in best:
        chosen[spy] = action
        more[action] = estimate_search_gain_by_seat(
            trick, chosen, tricks_left, 4 * parameters.rounds, Random(SEED)
        )[spy]
    mean = fsum(more.values()) / len(more)
    return {action: gain + more.get(action, mean) - mean for action, gain in gains.items()}

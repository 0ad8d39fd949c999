"""Look two tricks ahead among three and more players.

Everybody's mixture is found one trick ahead. Tricks are drawn from these mixtures and played, and
a short regret matching in the position after each tells by how much more or less it brings every
player than the cards alone promise. The mean of these differences is added to the gains of each
action, and regrets are matched again. So the result is a mixture for all players alike, and not
the best answer to one that others may not play: such an answer wins more against players who look
one trick ahead, but whoever knows how it is found wins nearly always against it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum
from random import Random
from typing import TypeAlias

from audiowar.bots.regret_matching import Regrets
from audiowar.rules.view import View

from .bot import Mind, Mixture
from .card_counting import Memory, get_peeked_ranks
from .endgame import count_tricks_left
from .evaluate_trick_choices import TrickOutcomes, share_prospects
from .linear_evaluation import Linear
from .play_among_several import Bonus, Matching, match_regrets, repeat_choices
from .rank_model import NOBODY, Action, Position, list_actions, list_alive, play_trick
from .search_styles import load_linear_for_several

SEED = 17
"""Of the chance with which the answers of a spy are compared, so that all meet the same."""
Played: TypeAlias = tuple[Sequence[Action], Sequence[float]]
"""A trick that was played in thought, and its difference for every seat."""
WHOLE = Matching(120, load_linear_for_several, least=0.05)


@dataclass(frozen=True)
class DeepMatching:
    """The effort of a search, in looks: judged outcomes, the same on every machine."""

    looks: int = 22_000
    """At most so many for a choice."""
    matching: Matching = WHOLE
    """Before and after the look at the second trick; fewer rounds where many actions are."""
    tricks: int = 40
    """At most so many tricks are played in thought."""
    rounds: int = 10
    """How often everybody chooses again in the trick that follows."""
    actions: int = 3
    """So many actions of each player are looked at further."""
    even: float = 0.5
    """The share of tricks in which a player draws these alike, and not as mixed."""
    doubt: int = 2
    """Of an action that was drawn so often half the difference is believed."""


SEARCH = DeepMatching()


def make_searching_mind(how: DeepMatching) -> Mind:
    """Return a mind for three or more players that looks two tricks ahead."""

    def mix(position: Position, view: View, memory: Memory, random: Random) -> Mixture:
        assert view.viewer is not None
        judge = how.matching.judge(view.options["revolution"] == "immediate")
        known, left = get_peeked_ranks(view), count_tricks_left(view)
        if known:
            gains = rate_spy_answers(position, judge, view.viewer, known, left, how)
            return [(find_best_answer(gains), 1.0)]
        trick = TrickOutcomes(position, judge, left == 1)
        return search_mixtures(trick, left, how, random)[view.viewer]

    return mix


def search_mixtures(
    trick: TrickOutcomes, left: int, how: DeepMatching, random: Random
) -> dict[int, Mixture]:
    """Return the mixtures of all players but a spy, with `left` tricks until the limit."""
    return search_bonus(trick, left, how, random)[0]


def search_bonus(
    trick: TrickOutcomes, left: int, how: DeepMatching, random: Random
) -> tuple[dict[int, Mixture], Bonus]:
    """Return the mixtures of all players but a spy, and what the second trick adds."""
    each = sum(len(list_actions(trick.position, seat)) for seat in trick.seats)
    rounds = max(10, min(how.matching.rounds, how.looks // (5 * each)))
    matching = replace(how.matching, rounds=rounds)
    mixtures = match_regrets(trick, matching, random)
    if left == 1:
        return mixtures, {seat: {} for seat in mixtures}
    tricks = min(how.tricks, (how.looks - 2 * rounds * each) // ((how.rounds + 2) * each))
    drawn = [spread_evenly(mixture, how) for mixture in mixtures.values()]
    played: list[Played] = []
    for _ in range(tricks):
        chosen = [-1] * len(trick.position.hands)
        for seat, (able, chances) in zip(mixtures, drawn, strict=True):
            chosen[seat] = random.choices(able, chances)[0]
        played.append((chosen, find_differences(trick, chosen, left, how.rounds, random)))
    bonus = {seat: average_differences(seat, played, how.doubt) for seat in mixtures}
    return match_regrets(trick, matching, random, bonus), bonus


def spread_evenly(mixture: Mixture, how: DeepMatching) -> tuple[list[Action], list[float]]:
    """Return the likeliest actions of a mixture, drawn more evenly."""
    likely = sorted(mixture, key=lambda one: (-one[1], one[0]))[: how.actions]
    total, alike = fsum(p for _, p in likely), how.even / len(likely)
    return [a for a, _ in likely], [(1 - how.even) * p / total + alike for _, p in likely]


def average_differences(seat: int, played: Sequence[Played], doubt: int) -> dict[Action, float]:
    """Return by action how much more it brought a seat than its tricks did on average."""
    met: dict[Action, list[float]] = {}
    for chosen, differences in played:
        met.setdefault(chosen[seat], []).append(differences[seat])
    mean = fsum(differences[seat] for _, differences in played) / max(1, len(played))
    return {
        action: (fsum(found) - mean * len(found)) / (len(found) + doubt)
        for action, found in met.items()
    }


def find_differences(
    trick: TrickOutcomes, chosen: Sequence[Action], left: int, rounds: int, random: Random
) -> list[float]:
    """Return by seat how much more a trick brings, looked at further, than the cards after it."""
    position, judge = trick.position, trick.judge
    whole = list(chosen)
    if position.spy != NOBODY and whole[position.spy] < 0:
        whole[position.spy] = trick.answer_as_spy(position.spy, whole)
    after = play_trick(position, whole, judge.immediate)
    if len(list_alive(after)) < 2:
        return [0.0] * len(whole)
    later = value_by_matching(TrickOutcomes(after, judge, left == 2), rounds, random)
    return [a - b for a, b in zip(later, share_prospects(after, judge), strict=True)]


def value_by_matching(trick: TrickOutcomes, rounds: int, random: Random) -> list[float]:
    """Estimate every seat's prospects with a few rounds of regret matching.

    Regret matching approaches an equilibrium by repeated play.
    """
    position, spy = trick.position, trick.position.spy
    seats = range(len(position.hands))
    players = {s: Regrets(list_actions(position, s)) for s in trick.seats if s != spy}
    answers = () if spy == NOBODY else list_actions(position, spy)
    totals, weight = [0.0 for _ in seats], rounds * (rounds + 1) / 2
    for turn, (chosen, gained) in enumerate(repeat_choices(trick, players, rounds, random), 1):
        for seat, gain in gained.items():
            totals[seat] += turn * gain / weight
        if answers:
            totals[spy] += turn * max(trick.estimate_gains(spy, chosen, answers)) / weight
    return totals


def find_best_answer(gains: Mapping[Action, float]) -> Action:
    """Return the action that gains most, the lowest of several."""
    return max(gains, key=lambda action: (gains[action], -action))


def rate_spy_answers(
    position: Position, judge: Linear, spy: int, known: Mapping[int, Action], left: int,
    how: DeepMatching,
) -> dict[Action, float]:  # fmt: skip
    """Return what the spy's answers to known choices bring, the best ones two tricks ahead."""
    trick, able = TrickOutcomes(position, judge, left == 1), list_actions(position, spy)
    chosen = [known.get(seat, -1) for seat in range(len(position.hands))]
    gains = dict(zip(able, trick.estimate_gains(spy, chosen, able), strict=True))
    best = sorted(able, key=lambda action: (-gains[action], action))[: how.actions]
    if left == 1:
        return gains
    more = {}
    for action in best:
        chosen[spy] = action
        more[action] = find_differences(trick, chosen, left, 4 * how.rounds, Random(SEED))[spy]
    mean = fsum(more.values()) / len(more)
    return {action: gain + more.get(action, mean) - mean for action, gain in gains.items()}

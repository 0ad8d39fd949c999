"""Measure whether a bot that knows the professor's code can predict the professor's choices.

    python -m benchmarks.bots_reader PLAYERS [GAMES [FIRST_SEED]]

PLAYERS is three or more. The bot, called the reader, computes the same mixed strategies as the
professors, but with its own random numbers. It assumes that the others play these strategies, and
gives the best answer, looking one trick ahead. Against a well mixed strategy, no answer wins much
more than its share.
"""

from __future__ import annotations

import sys
from random import Random

from audiowar.games.scientific.bots.characters import make_policy_by_player_count
from audiowar.games.scientific.bots.evaluate_trick_choices import WinningChanceEstimator
from audiowar.games.scientific.bots.load_evaluators import load_linear_evaluator_for_several
from audiowar.games.scientific.bots.mixed_strategy_bot import MixedStrategy, MixedStrategyBot
from audiowar.games.scientific.bots.position_tracker import (
    PositionTracker,
    get_peeked_ranks_by_seat,
)
from audiowar.games.scientific.bots.regret_matching_among_several import find_best_spy_reply
from audiowar.games.scientific.bots.search_among_several import (
    PROFESSOR_SEARCH,
    find_best_action,
    find_strategies_and_search_bonus,
    rate_spy_replies,
)
from audiowar.games.scientific.bots.solve_last_tricks import count_tricks_until_limit
from audiowar.games.scientific.bots.suitless_model import Position, list_actions
from audiowar.games.scientific.bots.trick_analysis_for_coach import draw_actions
from audiowar.games.scientific.bots.two_player_searches import search_as_professor
from audiowar.rules.view import View
from benchmarks.bots_scientific import MAKERS, play_matches

DRAWS = 100
"""How many choices of the others are drawn to find the best answer."""


def read(position: Position, view: View, memory: PositionTracker, random: Random) -> MixedStrategy:
    """Return the best answer to the mixed strategies of professors, looking one trick ahead."""
    return answer_professors(position, view, random, tricks=1)


def read_two_tricks(
    position: Position, view: View, memory: PositionTracker, random: Random
) -> MixedStrategy:
    """Return the best answer to the mixed strategies of professors, looking two tricks ahead."""
    return answer_professors(position, view, random, tricks=2)


def answer_professors(position: Position, view: View, random: Random, tricks: int) -> MixedStrategy:
    """Return the best answer to the mixed strategies of professors.

    `tricks` says how many tricks ahead the answer looks: one or two.
    """
    me, able = view.own_seat, list_actions(position, view.own_seat)
    judge, left = (
        load_linear_evaluator_for_several(view.options["revolution"] == "immediate"),
        count_tricks_until_limit(view),
    )
    trick, known = (
        WinningChanceEstimator(position, judge, left == 1),
        get_peeked_ranks_by_seat(view),
    )
    if known and tricks > 1:
        return [
            (
                find_best_action(
                    rate_spy_replies(position, judge, me, known, left, PROFESSOR_SEARCH)
                ),
                1.0,
            )
        ]
    if known:
        return [(find_best_spy_reply(trick, me, known), 1.0)]
    mixtures, bonus = find_strategies_and_search_bonus(trick, left, PROFESSOR_SEARCH, random)
    more = bonus[me] if tricks > 1 else {}
    totals = [DRAWS * more.get(action, 0.0) for action in able]
    for _ in range(DRAWS):
        chosen = draw_actions(mixtures, len(position.hands), random)
        gains = trick.estimate_winning_chances_of_actions(me, chosen, able)
        totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
    return [(able[totals.index(max(totals))], 1.0)]


def main() -> None:
    MAKERS["reader"] = lambda seed: MixedStrategyBot(
        seed, make_policy_by_player_count(search_as_professor, read)
    )
    players, *rest = map(int, sys.argv[1:])
    play_matches("reader", "professor", players, *(rest or [300]))


if __name__ == "__main__":
    main()

"""Measure how good the coach's advice is, and how many mistakes named in reviews are mistakes.

    python -m benchmarks.bots_review advice [--positions N] [--cores N]
    python -m benchmarks.bots_review mistakes [--matches N] [--cores N]

All matches are of Scientific War between bots of the usual level.

"advice" asks the coach at random questions of matches with three, four and eight players, equally
many of each. The same search with 25 times the budget rates each choice. The loss is how much lower
the chance of winning is with the advised mixture, or with its likeliest choice, than with the best
choice, in percentage points.

"mistakes" reviews matches of two, three and four players, and judges each named mistake by
playouts. In a playout, everybody's choices in this trick and the next few are drawn from mixtures
that regret matching finds one trick deep; then the cards are evaluated. A mistake is confirmed if
the better choice wins more often. If mistakes were named at random, half of them would be
confirmed. A difference is clear if it is at least twice its standard error.
"""

from __future__ import annotations

import math
import os
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain
from multiprocessing import get_context
from multiprocessing.pool import Pool
from random import Random
from statistics import mean, median, stdev

from audiowar.bots.registry import DEFAULT_BOT, make_bot
from audiowar.games.scientific.bots.coach_advice import list_advised_choices
from audiowar.games.scientific.bots.evaluate_trick_choices import (
    WinningChanceEstimator,
    estimate_winning_chances_from_cards,
)
from audiowar.games.scientific.bots.load_evaluators import (
    load_linear_evaluator,
    load_linear_evaluator_for_several,
)
from audiowar.games.scientific.bots.match_review import (
    find_deciding_tricks,
    make_position_tracker_from_history,
)
from audiowar.games.scientific.bots.position_tracker import (
    PositionTracker,
    get_peeked_ranks_by_seat,
)
from audiowar.games.scientific.bots.regret_matching_among_several import (
    RegretMatchingParameters,
    find_strategies_by_regret_matching,
)
from audiowar.games.scientific.bots.search_among_several import (
    TwoTrickSearchParameters,
    find_strategies_and_search_bonus,
    rate_spy_replies,
)
from audiowar.games.scientific.bots.solve_last_tricks import count_tricks_until_limit
from audiowar.games.scientific.bots.suitless_model import (
    NO_SPY,
    SWAP_OFFSET,
    Action,
    Position,
    list_actions,
    list_alive_seats,
    play_trick,
)
from audiowar.games.scientific.bots.trick_analysis_for_coach import draw_actions
from audiowar.rules.events import Event
from audiowar.rules.projection import project_event
from audiowar.rules.view import View
from audiowar.storage.match_transcript import Header
from audiowar.table.self_play import let_bots_observe
from audiowar.table.table import Table
from benchmarks.bots_scientific import compute_interval

THOROUGH_SEARCH = TwoTrickSearchParameters(
    400_000,
    RegretMatchingParameters(1000, min_probability=0.02),
    max_simulated_tricks=400,
    second_trick_rounds=15,
    max_likely_actions_per_player=5,
)
"""The search that rates the coach's advice."""
DRAWS = 2000
"""How many choices of the others are drawn to rate advice."""
QUESTIONS_PER_MATCH = 2
"""The number of questions in a match for which the coach is asked."""
FIRST_TRICK_MATCHING, LATER_TRICKS_MATCHING = (
    RegretMatchingParameters(400, min_probability=0.02),
    RegretMatchingParameters(12, min_probability=0.05),
)
"""The regret matching of a playout's first trick and of the following ones."""
PLAYOUTS, PLAYOUT_TRICKS = 400, 4
"""The number of playouts of each choice, and of their tricks."""


def play(players: int, seed: int) -> tuple[Table, list[Event], list[tuple[View, int]]]:
    """Play a match; return it, and the view and the number of events at each question."""
    table = Table(Header("scientific", ("A",) * players, {}, seed))
    bots = [make_bot(DEFAULT_BOT, "scientific", seed * 8 + seat) for seat in range(players)]
    events, asked, told = list(table.start()), [], 0
    while not table.match.end_event:
        let_bots_observe(bots, events[told:])
        told = len(events)
        seat = next(iter(table.match.questions))
        asked.append((table.view(seat), told))
        events += table.answer(seat, bots[seat].choose(asked[-1][0]))
    return table, events, asked


def rate_advice(players: int, seed: int) -> list[tuple[float, float]]:
    """Return, for some questions, what the advised mixture and its likeliest choice lose."""
    _, events, asked = play(players, seed)
    among_several = [one for one in asked if sum(map(bool, one[0].owned)) > 2]
    losses = []
    for view, told in Random(seed).sample(among_several, QUESTIONS_PER_MATCH):
        history = [project_event(event, view.own_seat) for event in events[:told]]
        memory = PositionTracker()
        for event in history:
            memory.observe(event)
        position = memory.count_cards_and_get_position(view)
        assert position is not None
        worth = rate_choices(position, view)
        best, advised = max(worth.values()), list_advised_choices(view, history)
        named = [
            (SWAP_OFFSET * (a.choice == "swap") + (a.card or 0) // 4, a.probability)
            for a in advised
        ]
        got = sum(p * worth[a] for a, p in named) / sum(p for _, p in named)
        losses.append((best - got, best - worth[named[0][0]]))
    return losses


def rate_choices(position: Position, view: View) -> Mapping[Action, float]:
    """Return the chance of winning after each choice, found by a thorough search."""
    me, left = view.own_seat, count_tricks_until_limit(view)
    judge, known = load_linear_evaluator_for_several(False), get_peeked_ranks_by_seat(view)
    if known:
        return rate_spy_replies(position, judge, me, known, left, THOROUGH_SEARCH)
    random, able = Random(1), list_actions(position, me)
    trick = WinningChanceEstimator(position, judge, left == 1)
    mixtures, bonus = find_strategies_and_search_bonus(trick, left, THOROUGH_SEARCH, random)
    totals = [bonus[me].get(action, 0.0) for action in able]
    for _ in range(DRAWS):
        gains = trick.estimate_winning_chances_of_actions(
            me, draw_actions(mixtures, len(position.hands), random), able
        )
        totals = [total + gain / DRAWS for total, gain in zip(totals, gains, strict=True)]
    return dict(zip(able, totals, strict=True))


def judge_mistakes(players: int, seed: int) -> list[tuple[float, bool]]:
    """Return what each named mistake of a match's first player loses, and whether that is clear."""
    table, events, _ = play(players, seed)
    view, history = table.view(0), [project_event(event, 0) for event in events]
    memory, losses = make_position_tracker_from_history(view, history), []
    assert memory is not None
    for turn in find_deciding_tricks(view, history) or ():
        if turn.better_action is not None:
            position, told = memory.counted_tricks[turn.trick - 1]
            better, did = (
                play_out(position, told, action) for action in (turn.better_action, told[0])
            )
            lost = [a - b for a, b in zip(better, did, strict=True)]
            losses.append((mean(lost), abs(mean(lost)) > 2 * stdev(lost) / math.sqrt(PLAYOUTS)))
    return losses


def play_out(position: Position, told: tuple[Action, ...], action: Action) -> list[float]:
    """Return the first seat's chance of winning at the end of each playout of an action.

    `told` is what everybody chose, which only a spy knows.
    """
    judge = (
        load_linear_evaluator
        if len(list_alive_seats(position)) == 2
        else load_linear_evaluator_for_several
    )(False)
    trick, chances = WinningChanceEstimator(position, judge), []
    mixtures = find_strategies_by_regret_matching(trick, FIRST_TRICK_MATCHING, Random(1))
    for number in range(PLAYOUTS):
        random = Random(number)
        drawn = draw_actions(mixtures, len(position.hands), random)
        chosen = list(told) if position.spy == 0 else drawn
        chosen[0] = action
        here = finish_trick(trick, chosen)
        for _ in range(PLAYOUT_TRICKS - 1):
            if len(list_alive_seats(here)) > 1:
                trick_after = WinningChanceEstimator(here, judge)
                mixed = find_strategies_by_regret_matching(
                    trick_after, LATER_TRICKS_MATCHING, random
                )
                here = finish_trick(trick_after, draw_actions(mixed, len(told), random))
        chances.append(estimate_winning_chances_from_cards(here, judge)[0])
    return chances


def finish_trick(trick: WinningChanceEstimator, chosen: list[Action]) -> Position:
    """Return the position after a trick, in which a spy may still have to answer."""
    spy = trick.position.spy
    if spy != NO_SPY and chosen[spy] < 0:
        chosen[spy] = trick.find_cheapest_spy_reply(spy, chosen)
    return play_trick(trick.position, chosen, False)


def print_advice(pool: Pool, positions: int) -> None:
    """Print what the coach's advice loses."""
    for players in (3, 4, 8):
        seeds = range(positions // 3 // QUESTIONS_PER_MATCH)
        losses = list(chain.from_iterable(pool.map(partial(rate_advice, players), seeds, 1)))
        mixtures, likeliest = (describe(each) for each in zip(*losses, strict=True))
        print(f"{players} players, {len(losses)} positions: the advised mixture loses")
        print(f"  {mixtures}, its likeliest choice {likeliest}", flush=True)


def print_mistakes(pool: Pool, matches: int) -> None:
    """Print how many of the mistakes that reviews name are confirmed by playouts.

    Also print how much all named mistakes lose.
    """
    for players in (2, 3, 4):
        found = pool.map(partial(judge_mistakes, players), range(matches // 3), 1)
        judged = list(chain.from_iterable(found))
        rate, low, high = compute_interval([float(loss > 0) for loss, _ in judged])
        clear = [loss > 0 for loss, clear in judged if clear]
        print(f"{players} players, {len(found)} matches, {len(judged)} named mistakes: confirmed")
        print(f"  {rate:.1%} [{low:.1%} to {high:.1%}], of {len(clear)} clear ones {sum(clear)};")
        print(f"  they lose {describe([loss for loss, _ in judged])}", flush=True)


def describe(losses: Sequence[float]) -> str:
    """Return the mean of at least two losses in points, with its 95 % interval, and the median."""
    half = 196 * stdev(losses) / math.sqrt(len(losses))
    return f"{100 * mean(losses):.2f} ± {half:.2f} points (median {100 * median(losses):.2f})"


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("advice", "mistakes"))
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--matches", type=int, default=90)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    with get_context().Pool(wanted.cores) as pool:
        if wanted.what == "advice":
            print_advice(pool, wanted.positions)
        else:
            print_mistakes(pool, wanted.matches)


if __name__ == "__main__":
    main()

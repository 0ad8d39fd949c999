"""Habits of a player: counted, remembered within bounds, and leant on a little."""

from __future__ import annotations

from dataclasses import replace

import pytest

from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.player_habits import Habits, load_habits
from audiowar.games.scientific.bots.guess_by_habits import (
    HABIT_EXPLOITING_SHARE,
    MAX_EARLIER_MATCHES_WEIGHT,
    count_habits_of_seat,
    estimate_habit_ratios,
    mix_in_reply_to_habits,
)
from audiowar.games.scientific.bots.load_evaluators import load_linear_evaluator
from audiowar.games.scientific.bots.mixed_strategy_bot import MixedStrategy
from audiowar.games.scientific.bots.position_tracker import PositionTracker
from audiowar.games.scientific.bots.solve_two_player_trick import (
    TrickSolution,
    solve_trick_by_evaluation,
)
from audiowar.games.scientific.bots.suitless_model import Position
from audiowar.rules.cards import ACE, JOKER_RANK, SIX, TWO
from tests.bots.scientific.test_match_review import played as played_out
from tests.bots.scientific.test_search_among_several import laid

BOLD = Habits((0.0, 0.0, 0.0, 600.0, 0.0), (120.0,) * 5)
START = laid("2H 4H 6H 8H TH QH KH AH JOKER", "2S 4S 6S 8S TS QS KS AS JOKER")


def played(*chosen: tuple[int, int], spy: int = -1) -> PositionTracker:
    """Return what was seen of these tricks, each from the same position."""
    position = START._replace(spy=spy)
    return PositionTracker(counted_tricks=[(position, pair) for pair in chosen])


def test_choices_are_counted_by_the_quarter_of_the_hand() -> None:
    counted = count_habits_of_seat(played((TWO, ACE), (TWO, ACE), (JOKER_RANK, SIX)), 0)
    assert counted.choice_counts == (2, 0, 0, 0, 1)
    assert sum(counted.expected_counts) == pytest.approx(3)
    assert count_habits_of_seat(played((TWO, ACE), (ACE, TWO)), 1).choice_counts == (1, 0, 0, 1, 0)


def test_in_the_order_turned_round_the_two_is_strong() -> None:
    memory = PositionTracker(counted_tricks=[(START._replace(reversed=True), (TWO, ACE))])
    assert count_habits_of_seat(memory, 0).choice_counts == (0, 0, 0, 1, 0)


def test_what_a_spy_or_one_who_is_out_does_is_no_habit() -> None:
    assert count_habits_of_seat(played((TWO, ACE), spy=0), 0).choice_count == 0
    assert count_habits_of_seat(played((TWO, ACE), spy=1), 0).choice_count == 1
    assert count_habits_of_seat(played((-1, ACE)), 0).choice_count == 0


def test_only_the_last_tricks_may_count() -> None:
    memory = played((TWO, ACE), (ACE, ACE), (ACE, ACE))
    assert count_habits_of_seat(memory, 0, 2).choice_counts == (0, 0, 0, 2, 0)


def test_what_is_remembered_is_expected_until_the_game_shows_otherwise() -> None:
    nothing = estimate_habit_ratios(PositionTracker(), 0)
    known = estimate_habit_ratios(PositionTracker(remembered_habits={0: BOLD}), 0)
    assert known[3] > 1.4 * nothing[3] and known[0] < nothing[0]
    assert estimate_habit_ratios(PositionTracker(remembered_habits={1: BOLD}), 0) == nothing
    shy = replace(played(*[(TWO, ACE)] * 50), remembered_habits={0: BOLD})
    assert estimate_habit_ratios(shy, 0)[0] > 2 * estimate_habit_ratios(shy, 0)[3]


def test_many_games_count_for_no_more_than_some_choices() -> None:
    some = Habits(
        tuple(one * 0.1 for one in BOLD.choice_counts),
        tuple(one * 0.1 for one in BOLD.expected_counts),
    )
    assert some.choice_count > MAX_EARLIER_MATCHES_WEIGHT
    assert estimate_habit_ratios(
        PositionTracker(remembered_habits={0: some}), 0
    ) == estimate_habit_ratios(PositionTracker(remembered_habits={0: BOLD}), 0)


def test_habits_are_written_and_read() -> None:
    assert load_habits(BOLD.to_json(), 5) == BOLD
    assert load_habits(BOLD.to_json(), 4) is None
    assert (
        BOLD.scale_down_to(6).choice_counts == (0, 0, 0, 6, 0) and BOLD.scale_down_to(1000) == BOLD
    )


def test_a_finished_game_shows_the_habits_of_its_viewer() -> None:
    count = get_bots("scientific").count_habits_of_viewer
    low, high = (count(*played_out(2, 9, pick)) for pick in (min, max))
    assert low is not None and high is not None
    # A spy's choice is no habit, and who always plays the highest becomes one.
    assert (low.choice_count, high.choice_count) == (9, 8)
    assert (
        low.choice_counts[0] > high.choice_counts[0]
        and low.choice_counts[4] < high.choice_counts[4]
    )
    seen, history = played_out(2, 9, min)
    assert count(replace(seen, viewer=None), history) is None
    assert count(seen, history[1:]) is None


def solved(position: Position = START) -> tuple[MixedStrategy, TrickSolution]:
    solution = solve_trick_by_evaluation(load_linear_evaluator(), position)
    return list(zip(solution.rows, solution.row_strategy, strict=True)), solution


def total(mixture: MixedStrategy) -> dict[int, float]:
    found: dict[int, float] = {}
    for action, chance in mixture:
        found[action] = found.get(action, 0.0) + chance
    return found


def test_a_small_share_answers_the_habit_best() -> None:
    mixture, solution = solved()
    only_ace = [0.0, 0.0, 0.0, 1.0, 0.0]
    before, after = (
        total(mixture),
        total(mix_in_reply_to_habits(mixture, solution, START, only_ace)),
    )
    assert sum(after.values()) == pytest.approx(1)
    moved = {
        action: after[action] - before[action] * (1 - HABIT_EXPLOITING_SHARE) for action in before
    }
    (reply,) = [action for action, share in moved.items() if share > 1e-9]
    assert moved[reply] == pytest.approx(HABIT_EXPLOITING_SHARE)
    # Against one who always plays from the strongest quarter no other choice does better.
    strongest = [column for column in solution.columns if column in (ACE, ACE - 1)]
    gains = {
        row: sum(solution.payoffs[i][solution.columns.index(column)] for column in strongest)
        for i, row in enumerate(solution.rows)
    }
    assert gains[reply] == max(gains.values())


def test_a_spy_knows_better_and_who_may_swap_has_another_hand() -> None:
    for odd in (START._replace(spy=0), START._replace(swap_mask=2, piles=(0, START.hands[0]))):
        mixture, solution = solved(odd)
        assert mix_in_reply_to_habits(mixture, solution, odd, [0.0, 0.0, 0.0, 1.0, 0.0]) is mixture

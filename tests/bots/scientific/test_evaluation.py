"""The evaluators: a judged matrix is what playing out each pair gives."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from audiowar.games.scientific.bots.load_evaluators import (
    load_linear_evaluator,
    load_network_evaluator,
)
from audiowar.games.scientific.bots.solve_two_player_trick import compute_payoffs
from audiowar.games.scientific.bots.suitless_model import (
    list_actions,
    make_two_seat_position,
)
from audiowar.games.scientific.bots.two_player_evaluator import (
    TwoPlayerEvaluator,
    evaluate_after_trick,
)
from audiowar.games.scientific.bots.two_player_searches import (
    search_as_professor,
    search_one_trick_deep,
    search_two_tricks_deep,
)
from training.start_positions import draw_start_position, scatter_cards


@pytest.mark.parametrize("revolution_is_immediate", [True, False])
@pytest.mark.parametrize("judge_of", [load_linear_evaluator, load_network_evaluator])
def test_a_block_holds_the_values_after_each_pair(
    judge_of: Callable[[], TwoPlayerEvaluator], revolution_is_immediate: bool
) -> None:
    judge, random = judge_of(), Random(3)
    for _ in range(40):
        position = draw_start_position(random)._replace(
            revolution_is_immediate=revolution_is_immediate
        )
        rows, columns = list_actions(position, 0), list_actions(position, 1)
        table = compute_payoffs(judge, position, rows, columns)
        for row, line in zip(rows, table, strict=True):
            expected = [evaluate_after_trick(judge, position, (row, column)) for column in columns]
            assert line == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("judge_of", [load_linear_evaluator, load_network_evaluator])
def test_exchanging_the_seats_turns_the_value(
    judge_of: Callable[[], TwoPlayerEvaluator],
) -> None:
    judge, random = judge_of(), Random(4)
    for _ in range(40):
        position = draw_start_position(random)
        exchanged = make_two_seat_position(position, 1, 0)
        assert judge.evaluate_for_seat0(exchanged) == pytest.approx(
            -judge.evaluate_for_seat0(position), abs=1e-12
        )


@pytest.mark.parametrize(
    ("number", "judged_by", "thought_by"),
    [
        (0, (-0.583893, -0.10293), (-0.451686, -0.406453, -0.316838)),
        (1, (0.431159, 0.910619), (0.432916, 0.459526, 0.944727)),
        (2, (-0.370731, -0.87044), (-0.635314, -0.660712, -0.852577)),
        (5, (-0.979311, -0.990737), (-0.984502, -0.994951, -0.998001)),
        (6, (0.353423, 0.389186), (0.355011, 0.118692, 0.125253)),
        (7, (-0.972556, -0.992431), (-0.983664, -0.985425, -0.997472)),
    ],
)
def test_what_was_learnt_says_of_positions_what_it_said(
    number: int, judged_by: tuple[float, ...], thought_by: tuple[float, ...]
) -> None:
    """Who trains other weights, or thinks otherwise on purpose, writes down what is said now."""
    random = Random(12)
    position = [scatter_cards([*range(14)] * 2, random) for _ in range(8)][number]
    position = position._replace(revolution_is_immediate=number % 2 == 0)
    judges = (
        load_linear_evaluator(),
        load_network_evaluator(),
    )
    assert [one.evaluate_for_seat0(position) for one in judges] == pytest.approx(
        judged_by, abs=1e-5
    )
    thought = [
        think(position).value
        for think in (search_one_trick_deep, search_two_tricks_deep, search_as_professor)
    ]
    assert thought == pytest.approx(thought_by, abs=1e-5)

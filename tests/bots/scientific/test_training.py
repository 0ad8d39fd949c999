"""Training in arrays is the same game, the same judgement and the same solution as play."""

from __future__ import annotations

from random import Random

import pytest

from audiowar.bots.solve_matrix_game import solve_matrix_game
from audiowar.games.scientific.bots.load_evaluators import (
    load_linear_evaluator,
    load_network_evaluator,
    load_weights_json,
)
from audiowar.games.scientific.bots.suitless_model import Position, list_actions, play_trick
from audiowar.games.scientific.bots.two_player_network import MAX_UNFINISHED_VALUE, SPY_INPUT
from training.start_positions import draw_start_position

np = pytest.importorskip("numpy")

from training import train  # noqa: E402
from training.matrix_solver import solve_many  # noqa: E402
from training.position_arrays import find_allowed_actions, get_position, play_tricks, to_arrays  # noqa: E402
from training.self_play import SelfPlayGames, TrainingSettings, solve_many_one_deep  # noqa: E402


def drawn(seed: int, wanted: int) -> list[Position]:
    random = Random(seed)
    return [draw_start_position(random) for _ in range(wanted)]


def learner() -> train.Learner:
    """Return a learner that knows what the shipped network knows."""
    shipped = load_weights_json("network")
    known = train.Learner(shipped["linear"], len(shipped["units"][0]), seed=1)
    for unit, numbers in zip(known.units, shipped["units"], strict=True):
        unit.array[:] = numbers
    return known


def test_a_trick_in_arrays_is_the_trick_of_the_model() -> None:
    positions, random = drawn(3, 3000), Random(3)
    pairs = [tuple(random.choice(list_actions(p, seat)) for seat in (0, 1)) for p in positions]
    revolution_is_immediate = [random.random() < 0.5 for _ in positions]
    chosen = (np.array([i for i, _ in pairs]), np.array([j for _, j in pairs]))
    after = play_tricks(to_arrays(positions), chosen, np.array(revolution_is_immediate))
    expected = [
        play_trick(position._replace(revolution_is_immediate=immediate), pair)
        for position, pair, immediate in zip(positions, pairs, revolution_is_immediate, strict=True)
    ]
    assert [get_position(after, i)[:-1] for i in range(len(after))] == [
        one[:-1] for one in expected
    ]
    over = [not all(position.hands) for position in expected]
    assert after.is_over().tolist() == over and any(over)


def test_arrays_are_judged_as_the_network_and_the_linear_evaluation_judge() -> None:
    positions = drawn(4, 300)
    expected = [load_network_evaluator().evaluate_for_seat0(position) for position in positions]
    assert learner().evaluate(to_arrays(positions)) == pytest.approx(np.array(expected), abs=1e-5)
    plain = train.Learner(load_weights_json("linear")["linear"], 0, seed=1)
    expected = [
        MAX_UNFINISHED_VALUE * load_linear_evaluator().evaluate_for_seat0(position)
        for position in positions
    ]
    assert plain.evaluate(to_arrays(positions)) == pytest.approx(np.array(expected), abs=1e-5)


def test_many_matrix_games_have_the_values_that_each_has() -> None:
    drawn_ = np.random.default_rng(5)
    payoffs = np.tanh(drawn_.normal(0, 0.5, (200, 9, 9)))
    there = drawn_.random((2, 200, 9)) < 0.6
    there[:, :, 0] = True
    values, rows, columns = solve_many(payoffs, *there)
    for game, (mine, theirs) in enumerate(zip(*there, strict=True)):
        table = payoffs[game][mine][:, theirs]
        assert values[game] == pytest.approx(solve_matrix_game(table.tolist())[0], abs=1e-7)
        assert (rows[game][mine] @ table).min() == pytest.approx(values[game], abs=1e-6)
        assert (table @ columns[game][theirs]).max() == pytest.approx(values[game], abs=1e-6)


def test_a_spy_answers_what_the_other_chooses() -> None:
    school = SelfPlayGames(7, TrainingSettings(games=400, tricks=1, random_share=0.0))
    judge = learner().evaluate
    for _ in range(6):
        school.play_and_get_targets(judge)
    spies = school.positions.lines[:, SPY_INPUT] > 0
    looked = solve_many_one_deep(judge, school.positions, school.revolution_is_immediate)
    (mine, theirs), _ = school.choose(looked)
    assert spies.any()
    for game in np.flatnonzero(spies):
        column = looked.payoffs[game, find_allowed_actions(school.positions, 0)[game], theirs[game]]
        assert looked.payoffs[game, mine[game], theirs[game]] == column.max()

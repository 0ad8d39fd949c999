"""Matrix games with known solutions, and the test of an equilibrium for the rest."""

from __future__ import annotations

from random import Random

import pytest

from audiowar.bots.solve_matrix_game import Matrix, Strategy, solve_matrix_game, solve_with_simplex


def guaranteed(payoffs: Matrix, rows: Strategy, columns: Strategy) -> tuple[float, float]:
    """Return what the rows' player is sure to get, and what the columns' player gives at most."""
    least = min(
        sum(p * v for p, v in zip(rows, column, strict=True))
        for column in zip(*payoffs, strict=True)
    )
    most = max(sum(p * v for p, v in zip(columns, line, strict=True)) for line in payoffs)
    return least, most


def test_a_saddle_point_is_played_purely() -> None:
    assert solve_matrix_game([[3, 1], [2, 0]]) == (1, [1.0, 0.0], [0.0, 1.0])


def test_nobody_can_do_better_than_the_value() -> None:
    for seed in range(40):
        random = Random(seed)
        width, height = random.randrange(1, 14), random.randrange(1, 14)
        levels = random.choice(([0.0, 1.0], [-1.0, 0.0, 1.0], [k / 97 for k in range(97)]))
        payoffs = [[random.choice(levels) for _ in range(width)] for _ in range(height)]
        value, rows, columns = solve_with_simplex(payoffs)
        assert sum(rows) == pytest.approx(1) and sum(columns) == pytest.approx(1)
        assert guaranteed(payoffs, rows, columns) == pytest.approx((value, value))


def test_differences_as_small_as_rounding_errors_spoil_no_mixture() -> None:
    """Almost won positions: without a floor, pivots on such cells gave 1.75 of a mixture."""
    payoffs = [
        [0.999, 0.99899998511374, 0.9989999702274799, 0.9989999702274799],
        [0.9989999553412199, 0.999, 0.99899998511374, 0.9989999702274799],
        [0.999, 0.999, 0.9989999702274799, -0.999],
        [0.999, 0.0, 0.99899998511374, 0.999],
    ]
    value, mine, theirs = solve_matrix_game(payoffs)
    assert value == pytest.approx(0.999, abs=1e-6)
    assert sum(mine) == pytest.approx(1) and sum(theirs) == pytest.approx(1)

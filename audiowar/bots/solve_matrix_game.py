"""Solve zero-sum matrix games with the simplex method.

In a matrix game, one player chooses a row, and at the same time the other chooses a column. The
number where they meet is what the row player wins and the column player loses. Optimal play is a
mixed strategy: a probability for each row or column.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Matrix: TypeAlias = Sequence[Sequence[float]]
Strategy: TypeAlias = list[float]

ZERO_TOLERANCE = 1e-9
"""Numbers nearer to zero than this count as zero."""
PAYOFF_SCALE = float(1 << 22)
"""Payoffs are rounded to multiples of 1 / PAYOFF_SCALE, so that no pivot is a rounding error."""


def solve_matrix_game(payoffs: Matrix) -> tuple[float, Strategy, Strategy]:
    """Return the row player's payoff under optimal play, and both players' optimal strategies."""
    saddle = find_saddle_point(payoffs)
    if saddle is not None:
        row, column = saddle
        value, width = payoffs[row][column], len(payoffs[0])
        return value, make_pure_strategy(len(payoffs), row), make_pure_strategy(width, column)
    return solve_with_simplex(payoffs)


def find_saddle_point(payoffs: Matrix) -> tuple[int, int] | None:
    """Return the row and column of a saddle point; None if there is none.

    A saddle point is the lowest cell in its row and the highest one in its column. Its row and
    column are optimal for the players.
    """
    worst = [min(line) for line in payoffs]
    row = max(range(len(worst)), key=worst.__getitem__)
    best = [max(column) for column in zip(*payoffs, strict=True)]
    column = min(range(len(best)), key=best.__getitem__)
    return (row, column) if worst[row] >= best[column] else None


def make_pure_strategy(size: int, index: int) -> Strategy:
    """Return the strategy of `size` rows or columns that always chooses the one at `index`."""
    strategy = [0.0] * size
    strategy[index] = 1.0
    return strategy


def solve_with_simplex(payoffs: Matrix) -> tuple[float, Strategy, Strategy]:
    """Return the value of a matrix game, and an optimal strategy for its rows and its columns.

    This solves the linear program max sum(y) with A y <= 1 and y >= 0. A is `payoffs` plus a
    constant that makes every cell at least 1.

    The tableau is condensed: `basis` contains the variable of each row, `free` that of each column.
    Variables 0 to n-1 are the column player's choices. Variables from n on are the slacks of the
    rows. The last row of the tableau contains the reduced costs.
    """
    shift = 1.0 - min(map(min, payoffs))
    table = [
        [round((cell + shift) * PAYOFF_SCALE) / PAYOFF_SCALE for cell in line] + [1.0]
        for line in payoffs
    ]
    m, n = len(table), len(table[0]) - 1
    table.append([-1.0] * n + [0.0])
    basis, free = list(range(n, n + m)), list(range(n))
    for turn in range(20 * (m + n)):
        column = _find_entering_column(table[m], free, n, turn > 4 * (m + n))
        if column < 0:
            break
        row = _find_leaving_row(table, basis, m, column)
        if row < 0:
            break
        _pivot(table, row, column)
        basis[row], free[column] = free[column], basis[row]
    return _read_solution(table, basis, free, shift)


def _find_entering_column(
    costs: Sequence[float], free: Sequence[int], n: int, careful: bool
) -> int:
    """Return the column that enters the simplex basis next; -1 if the solution is optimal.

    With `careful`, it is selected by Bland's rule, which prevents cycles; otherwise it is the
    column with the lowest cost.
    """
    if careful:
        able = [j for j in range(n) if costs[j] < -ZERO_TOLERANCE]
        return min(able, key=free.__getitem__, default=-1)
    low = min(costs[:n])
    return costs.index(low) if low < -ZERO_TOLERANCE else -1


def _find_leaving_row(table: Matrix, basis: Sequence[int], m: int, column: int) -> int:
    best, row = 1e300, -1
    for i in range(m):
        line = table[i]
        if line[column] > ZERO_TOLERANCE:
            ratio = line[-1] / line[column]
            if ratio < best - 1e-12 or (ratio < best + 1e-12 and basis[i] < basis[row]):
                best, row = ratio, i
    return row


def _pivot(table: list[list[float]], row: int, column: int) -> None:
    """Do one pivot step of the simplex method: exchange the variables of a row and a column."""
    pivot = 1.0 / table[row][column]
    line = [cell * pivot for cell in table[row]]
    line[column] = pivot
    for i, other in enumerate(table):
        factor = other[column]
        if i != row and factor:
            other[column] = 0.0
            table[i] = [a - factor * b for a, b in zip(other, line, strict=True)]
    table[row] = line


def _read_solution(
    table: Matrix, basis: Sequence[int], free: Sequence[int], shift: float
) -> tuple[float, Strategy, Strategy]:
    m, n = len(basis), len(free)
    value = 1.0 / table[m][n]
    rows, columns = [0.0] * m, [0.0] * n
    for i, name in enumerate(basis):
        if name < n:
            columns[name] = max(0.0, table[i][n] * value)
    for j, name in enumerate(free):
        if name >= n:
            rows[name - n] = max(0.0, table[m][j] * value)
    return value - shift, rows, columns

"""Solve many zero-sum matrix games together with the simplex method; for training only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = Any
TINY = 1e-9
"""The tolerance for rounding errors."""


@dataclass
class Tableaus:
    """Condensed tableaus, one for each game, as in `solve_matrix_game.solve_with_simplex`."""

    cells: Array
    """Axes: game, row, column. The last row has the reduced costs, the last column the right
    side."""
    basis: Array
    """The variable of each row: the columns' choices are numbered first, then the rows' slacks."""
    free: Array
    """The variable of each column."""

    def __getitem__(self, which: Array) -> Tableaus:
        return Tableaus(self.cells[which], self.basis[which], self.free[which])


def solve_many(payoffs: Array, rows: Array, columns: Array) -> tuple[Array, Array, Array]:
    """Return the values and the optimal mixed strategies of rows and columns.

    Shapes: payoffs (games, m, n), between -1 and 1; `rows` (games, m) and `columns` (games, n) say
    which choices exist. The payoffs of other choices are ignored. If a game is not solved after
    8 (m + n) steps, its results are inexact.
    """
    games, m, n = payoffs.shape
    active = _begin(payoffs, rows, columns)
    values = np.zeros(games)
    mixtures = np.zeros((games, m + n))
    numbers = np.arange(games)
    for turn in range(8 * (m + n)):
        low = active.cells[:, m, :n].min(axis=1)
        done = low >= -TINY
        if turn == 8 * (m + n) - 1:
            done[:] = True
        if done.any():
            values[numbers[done]], mixtures[numbers[done]] = _read(active[done])
            active, numbers = active[~done], numbers[~done]
        if not len(numbers):
            break
        _pivot(active)
    return values, mixtures[:, n:], mixtures[:, :n]


def _begin(payoffs: Array, rows: Array, columns: Array) -> Tableaus:
    """Return the first tableaus.

    A choice that does not exist is worse than all others for its player.
    """
    games, m, n = payoffs.shape
    there, other = columns[:, None, :], rows[:, :, None]
    cells = np.zeros((games, m + 1, n + 1))
    cells[:, :m, :n] = np.where(other, np.where(there, payoffs + 2, 4), np.where(there, 0.5, 2))
    cells[:, :m, n], cells[:, m, :n] = 1.0, -1.0
    basis, free = np.tile(np.arange(n, n + m), (games, 1)), np.tile(np.arange(n), (games, 1))
    return Tableaus(cells, basis, free)


def _pivot(active: Tableaus) -> None:
    """Do a pivot step in each game.

    The column with the lowest reduced cost enters the basis. The row that limits it most leaves.
    """
    cells, each = active.cells, np.arange(len(active.cells))
    m, n = active.basis.shape[1], active.free.shape[1]
    entering = cells[:, m, :n].argmin(axis=1)
    column = cells[each, :, entering]
    able = column[:, :m] > TINY
    ratios = np.where(able, cells[:, :m, n] / np.where(able, column[:, :m], 1.0), np.inf)
    leaving = ratios.argmin(axis=1)
    inverse = 1.0 / column[each, leaving]
    line = cells[each, leaving] * inverse[:, None]
    line[each, entering] = inverse
    cells[each, :, entering] = 0.0
    column[each, leaving] = 0.0
    cells -= column[:, :, None] * line[:, None, :]
    cells[each, leaving] = line
    into, out = active.free[each, entering], active.basis[each, leaving]
    active.basis[each, leaving], active.free[each, entering] = into, out


def _read(done: Tableaus) -> tuple[Array, Array]:
    """Return the values and, by variable, the mixed strategies: first columns, then rows."""
    m, n = done.basis.shape[1], done.free.shape[1]
    values = 1.0 / done.cells[:, m, n]
    mixtures = np.zeros((len(values), m + n))
    np.put_along_axis(mixtures, done.basis, done.cells[:, :m, n] * values[:, None], axis=1)
    weights = done.cells[:, m, :n] * values[:, None]
    # A column's choice that is not in the basis has probability 0; its cell holds a reduced cost.
    weights[done.free < n] = 0.0
    rows = np.zeros_like(mixtures)
    np.put_along_axis(rows, done.free, weights, axis=1)
    mixtures[:, n:] = rows[:, n:]
    return values - 2.0, np.maximum(mixtures, 0.0)

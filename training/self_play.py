"""Many simultaneous games of a bot against itself, and the values to learn from them.

Needs NumPy (the extra "training").
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import numpy as np

from audiowar.games.scientific.bots.two_player_network import (
    MAX_UNFINISHED_VALUE,
    SPY_INPUT,
    THEIR_SPY_INPUT,
)

from .matrix_solver import solve_many
from .position_arrays import ACTIONS, PositionArrays, find_allowed_actions, play_tricks, to_arrays
from .start_positions import draw_start_position

Array: TypeAlias = Any
Judge: TypeAlias = Callable[[PositionArrays], Array]
"""Returns the value for seat 0 of each position, in which the game must not be over."""

SIZES = (3, 6, 10, 14, ACTIONS)
"""The sizes of matrices. Each matrix game is put into a matrix of the smallest of these sizes that
is large enough, and solved together with all games in matrices of that size."""
CHUNK = 128
"""The number of games whose next positions are computed together."""


@dataclass(frozen=True)
class TrainingSettings:
    """The settings of training games."""

    games: int = 768
    """The number of simultaneous games."""
    tricks: int = 24
    """The number of tricks of each game that are played before learning from them."""
    random_share: float = 0.04
    """The share of choices that are replaced by random ones, for exploration."""
    trace_decay: float = 0.9
    """The weight of a surprise is multiplied by this for each trick that it comes later (lambda).
    See `compute_targets`."""
    max_tricks: int = 300
    """The number of tricks after which a game is ended."""
    delayed_share: float = 0.15
    """The share of games with the option revolution=next_trick."""


@dataclass
class SolvedTricks:
    """The solutions of one trick in each of several games, looking one trick ahead.

    Values and payoffs are for seat 0. `mixtures` has the mixed strategy of each seat. It is all
    zeros for a spy, who answers a known choice. Shapes: each of the mixtures (games, actions),
    payoffs (games, actions, actions).
    """

    values: Array
    mixtures: tuple[Array, Array]
    payoffs: Array


@dataclass
class TrainingTargets:
    """Positions with the values that the evaluation must learn, for seat 0."""

    positions: PositionArrays
    values: Array


def solve_many_one_deep(
    judge: Judge, positions: PositionArrays, revolution_is_immediate: Array
) -> SolvedTricks:
    """Solve one trick in each position, one trick deep, as `solve_trick_by_evaluation` does."""
    rows, columns = find_allowed_actions(positions, 0), find_allowed_actions(positions, 1)
    payoffs = np.concatenate(
        [
            _payoffs(
                judge, positions[part], rows[part], columns[part], revolution_is_immediate[part]
            )
            for part in _parts(len(positions))
        ]
    )
    return solve_many_payoffs(payoffs, positions, rows, columns)


def solve_many_payoffs(
    payoffs: Array, positions: PositionArrays, rows: Array, columns: Array
) -> SolvedTricks:
    """Solve one trick in each position with the given payoffs of the pairs of actions."""
    looked = SolvedTricks(
        np.zeros(len(rows)), (np.zeros(rows.shape), np.zeros(rows.shape)), payoffs
    )
    spied = [positions.lines[:, spy] > 0 for spy in (SPY_INPUT, THEIR_SPY_INPUT)]
    for seat, here in enumerate(spied):
        _answer_known(looked, np.flatnonzero(here), seat, (rows, columns))
    widest = np.maximum(rows.sum(axis=1), columns.sum(axis=1))
    widest[spied[0] | spied[1]] = 0
    for low, high in zip((0, *SIZES), SIZES, strict=False):
        which = np.flatnonzero((widest > low) & (widest <= high))
        _mix(looked, which, high, (rows, columns))
    return looked


def _parts(count: int) -> list[slice]:
    return [slice(at, at + CHUNK) for at in range(0, count, CHUNK)]


def _payoffs(
    judge: Judge,
    positions: PositionArrays,
    rows: Array,
    columns: Array,
    revolution_is_immediate: Array,
) -> Array:
    """Return the value of the position after each allowed pair of actions, 0 for other pairs."""
    game, i, j = np.nonzero(rows[:, :, None] & columns[:, None, :])
    after = play_tricks(positions[game], (i, j), revolution_is_immediate[game])
    values = after.get_results()
    goes_on = np.flatnonzero(values == 0)
    values[goes_on] = judge(after[goes_on])
    payoffs = np.zeros((len(rows), ACTIONS, ACTIONS), dtype=np.float32)
    payoffs[game, i, j] = values
    return payoffs


def _mix(looked: SolvedTricks, which: Array, size: int, there: tuple[Array, Array]) -> None:
    """Compute the values and mixed strategies of some tricks, and store them in `looked`.

    `which` has the indices of the tricks. In these, each seat has at most `size` actions.
    """
    if not len(which):
        return
    # Move allowed actions to the front, so that the matrices are small.
    index = [np.argsort(~a[which], axis=1, kind="stable")[:, :size] for a in there]
    packed = looked.payoffs[which[:, None, None], index[0][:, :, None], index[1][:, None, :]]
    able_ = [np.take_along_axis(a[which], i, axis=1) for a, i in zip(there, index, strict=True)]
    values, *mixtures = solve_many(packed, able_[0], able_[1])
    looked.values[which] = values
    for whole, mixture, at in zip(looked.mixtures, mixtures, index, strict=True):
        whole[which[:, None], at] = mixture


def _answer_known(looked: SolvedTricks, which: Array, spy: int, there: tuple[Array, Array]) -> None:
    """Solve the tricks of games in which seat `spy` sees the choice of the other seat.

    Then the other seat has one best choice, and does not choose at random.
    """
    sign = 1 - 2 * spy
    gains = sign * looked.payoffs[which].transpose(0, 2, 1) if spy == 0 else -looked.payoffs[which]
    mine, theirs = there[spy][which], there[1 - spy][which]
    answered = np.where(mine[:, None, :], gains, -2).max(axis=2)
    costs = np.where(theirs, answered, 2)
    chosen = costs.argmin(axis=1)
    looked.values[which] = sign * costs[np.arange(len(which)), chosen]
    looked.mixtures[1 - spy][which, chosen] = 1.0


def compute_targets(
    values: Sequence[Array], surprises: Sequence[Array], goes_on: Sequence[Array], trace: float
) -> list[Array]:
    """Return the values to learn for the positions of some tricks.

    The value to learn is the solved value plus the later surprises in the same game. A surprise is
    the solved value of a position minus the value that was expected after the choices that led to
    it. So the luck of mixed strategies is no surprise. The weight of surprises is multiplied by
    `trace` for each further trick. `goes_on` is false for a trick that ended the game or in which
    somebody chose for exploration; surprises from then on do not count.
    """
    worths, later = [], np.zeros(len(values[0]))
    for value, surprise, on in reversed(list(zip(values, surprises, goes_on, strict=True))):
        later = np.where(on, surprise + trace * later, 0.0)
        worths.append(np.clip(value + later, -1.0, 1.0))
    return worths[::-1]


class SelfPlayGames:
    """Simultaneous games of a bot against itself. `play_and_get_targets` continues all of them."""

    def __init__(self, seed: int, how: TrainingSettings) -> None:
        self._how = how
        self._random, self._drawn = Random(seed), np.random.default_rng(seed)
        self._length = np.zeros(how.games, dtype=int)
        self.positions = to_arrays([draw_start_position(self._random) for _ in range(how.games)])
        self.revolution_is_immediate = self._drawn.random(how.games) >= how.delayed_share

    def play_and_get_targets(self, judge: Judge) -> TrainingTargets:
        """Play the next tricks of every game. Return the positions with the values to learn."""
        how = self._how
        seen: list[PositionArrays] = []
        values: list[Array] = []
        surprises: list[Array] = []
        goes_on: list[Array] = []
        expected: Array = None
        for _ in range(how.tricks + 1):
            looked = solve_many_one_deep(judge, self.positions, self.revolution_is_immediate)
            if seen:
                surprises.append(MAX_UNFINISHED_VALUE * looked.values - expected)
            if len(seen) == how.tricks:
                break
            seen.append(self.positions)
            values.append(looked.values)
            chosen, astray = self.choose(looked)
            expected = looked.payoffs[np.arange(how.games), chosen[0], chosen[1]]
            over = self._play(chosen)
            goes_on.append(~over & ~astray)
        lines = np.concatenate([p.lines for p in seen])
        turned = np.concatenate([p.turned for p in seen])
        worths = np.concatenate(
            compute_targets(values, surprises, goes_on, MAX_UNFINISHED_VALUE * how.trace_decay)
        )
        return TrainingTargets(PositionArrays(lines, turned), worths.astype(np.float32))

    def choose(self, looked: SolvedTricks) -> tuple[tuple[Array, Array], Array]:
        """Return the actions of both players in each game, and whether any was for exploration."""
        how, lines = self._how, self.positions.lines
        astray = self._drawn.random((2, how.games)) < how.random_share
        chosen = []
        for seat in (0, 1):
            any_ = find_allowed_actions(self.positions, seat)
            mixture = np.where(astray[seat][:, None], any_, looked.mixtures[seat])
            summed = np.cumsum(mixture, axis=1)
            drawn = self._drawn.random(how.games) * summed[:, -1]
            chosen.append((summed <= drawn[:, None]).sum(axis=1))
        for seat, spy in enumerate((SPY_INPUT, THEIR_SPY_INPUT)):
            which = np.flatnonzero((lines[:, spy] > 0) & ~astray[seat])
            if seat == 0:
                gains = looked.payoffs[which, :, chosen[1][which]]
            else:
                gains = -looked.payoffs[which, chosen[0][which], :]
            mine = find_allowed_actions(self.positions[which], seat)
            chosen[seat][which] = np.where(mine, gains, -2).argmax(axis=1)
        return (chosen[0], chosen[1]), astray.any(axis=0)

    def _play(self, chosen: tuple[Array, Array]) -> Array:
        """Play one trick of every game. Return which games are over; new games replace them."""
        after = play_tricks(
            self.positions[np.arange(self._how.games)], chosen, self.revolution_is_immediate
        )
        self._length += 1
        over = after.is_over() | (self._length >= self._how.max_tricks)
        which = np.flatnonzero(over)
        if len(which):
            fresh = to_arrays([draw_start_position(self._random) for _ in which])
            after.lines[which], after.turned[which] = fresh.lines, fresh.turned
            self.revolution_is_immediate[which] = (
                self._drawn.random(len(which)) >= self._how.delayed_share
            )
            self._length[which] = 0
        self.positions = after
        return over

"""Train a responder: a player that knows the probabilities of a fixed opponent's choices.

In every position the responder gives the best answer to these probabilities, the opponent's mixed
strategy. From many simultaneous games it learns the values of positions against that opponent. To
save time, the opponent here looks only one trick ahead and evaluates positions with the network of
the strongest bot. Needs NumPy (the extra "training").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np

from audiowar.games.scientific.bots.load_evaluators import load_weights_json
from audiowar.games.scientific.bots.two_player_network import (
    MAX_UNFINISHED_VALUE,
    MIRRORED_INPUTS,
    SPY_INPUT,
    THEIR_SPY_INPUT,
)

from .adam import Adam
from .position_arrays import ACTIONS, PositionArrays, find_allowed_actions, play_tricks, to_arrays
from .self_play import (
    CHUNK,
    SolvedTricks,
    TrainingSettings,
    TrainingTargets,
    compute_targets,
    solve_many_payoffs,
)
from .start_positions import draw_start_position
from .train import (
    INPUT_WEIGHTS_FROM_LINEAR,
    KEPT_ROUNDS,
    STEPS_PER_ROUND,
    UNITS,
    Learner,
    draw_sample,
)

Array: TypeAlias = Any
DEFAULT_SETTINGS = TrainingSettings(delayed_share=0.0)


class ResponderNetwork:
    """The values of positions for seat 0, the responder.

    Training begins with the network of the strongest bot. Unlike in that network, the two seats
    have their own weights, because they play differently.
    """

    def __init__(self) -> None:
        trained = load_weights_json("network")
        signs = np.repeat(np.array([1, -1], dtype=np.float32), UNITS // 2)
        self.signs = np.concatenate([signs, -signs])
        self.units: list[Adam] = []
        self.lines: list[Adam] = []
        for order, units in enumerate(np.array(trained["units"], dtype=np.float32)):
            self.units.append(Adam(np.concatenate([units, units[:, MIRRORED_INPUTS]])))
            self.lines.append(
                Adam(
                    INPUT_WEIGHTS_FROM_LINEAR[order] @ np.array(trained["linear"], dtype=np.float32)
                )
            )

    def evaluate(self, positions: PositionArrays) -> Array:
        """Return the value for seat 0 of each position, in which the game is not over."""
        values = np.empty(len(positions), dtype=np.float32)
        for order in (0, 1):
            which = np.flatnonzero(positions.turned == order)
            values[which] = MAX_UNFINISHED_VALUE * np.tanh(
                self._sums(order, positions.lines[which])[0]
            )
        return values

    def _sums(self, order: int, lines: Array) -> tuple[Array, Array]:
        sums = lines @ self.units[order].array.T
        return lines @ self.lines[order].array + np.abs(sums) @ self.signs, sums

    def do_learning_step(self, targets: TrainingTargets, rate: float) -> float:
        """Do one learning step. Return the mean squared error before the step."""
        positions, error = targets.positions, 0.0
        for order in (0, 1):
            which = np.flatnonzero(positions.turned == order)
            lines = positions.lines[which]
            total, sums = self._sums(order, lines)
            guess = np.tanh(total)
            wrong = guess - targets.values[which]
            error += float(wrong @ wrong) / len(positions)
            push = wrong * (1 - guess**2) / len(positions)
            self.units[order].step((np.sign(sums) * push[:, None] * self.signs).T @ lines, rate)
            self.lines[order].step(lines.T @ push, rate)
        return error

    def save(self, file: Path) -> None:
        """Write all weights to a file."""
        units, lines = ([a.array for a in part] for part in (self.units, self.lines))
        np.savez(file, units=units, lines=lines)

    def load(self, file: Path) -> None:
        """Read the weights that `save` wrote."""
        read = np.load(file)
        for order in (0, 1):
            self.units[order].array = read["units"][order]
            self.lines[order].array = read["lines"][order]


@dataclass
class AnsweredTricks:
    """Tricks of many games, answered by seat 0."""

    looked: SolvedTricks
    """The tricks as the opponent has solved them."""
    payoffs: Array
    """The payoff of each pair of actions for the responder, -2 for pairs that are not allowed."""
    values: Array
    """The value of the best answer."""
    best: Array
    """For each game and action of the opponent, the best answer. If seat 0 is the spy, it is the
    best answer to this action; otherwise it is the best answer to the opponent's mixed strategy,
    the same for all actions."""


def answer_many(
    judge: Callable[[PositionArrays], Array], worth: ResponderNetwork, positions: PositionArrays
) -> AnsweredTricks:
    """Find the best answers to the strategies of an opponent who evaluates positions by `judge`.

    The answers are chosen by the responder's own evaluation, `worth`.
    """
    rows, columns = find_allowed_actions(positions, 0), find_allowed_actions(positions, 1)
    shape = (len(positions), ACTIONS, ACTIONS)
    theirs, mine = np.zeros(shape, dtype=np.float32), np.full(shape, -2, dtype=np.float32)
    for at in range(0, len(positions), CHUNK):
        part = slice(at, at + CHUNK)
        game, i, j = np.nonzero(rows[part][:, :, None] & columns[part][:, None, :])
        revolution_is_immediate = np.ones(len(game), dtype=bool)
        after = play_tricks(positions[part][game], (i, j), revolution_is_immediate)
        values = after.get_results()
        answers = values.copy()
        goes_on = np.flatnonzero(values == 0)
        open_ = after[goes_on]
        values[goes_on], answers[goes_on] = judge(open_), worth.evaluate(open_)
        theirs[game + at, i, j], mine[game + at, i, j] = values, answers
    looked = solve_many_payoffs(theirs, positions, rows, columns)
    values, best = _best(looked, mine, positions, columns)
    return AnsweredTricks(looked, mine, values, best)


def _best(
    looked: SolvedTricks, mine: Array, positions: PositionArrays, columns: Array
) -> tuple[Array, Array]:
    """Return `AnsweredTricks.values` and `AnsweredTricks.best`."""
    mixture = looked.mixtures[1]
    gains = np.einsum("gij,gj->gi", mine, mixture)
    spied = np.flatnonzero(positions.lines[:, THEIR_SPY_INPUT] > 0)
    replies = np.where(columns[spied, None, :], looked.payoffs[spied], 2).argmin(axis=2)
    gains[spied] = np.take_along_axis(mine[spied], replies[:, :, None], axis=2)[:, :, 0]
    gains[spied] = np.where(find_allowed_actions(positions[spied], 0), gains[spied], -2)
    best = np.repeat(gains.argmax(axis=1)[:, None], ACTIONS, axis=1)
    values = gains.max(axis=1)
    spying = np.flatnonzero(positions.lines[:, SPY_INPUT] > 0)
    best[spying] = mine[spying].argmax(axis=1)
    values[spying] = (mine[spying].max(axis=1) * mixture[spying]).sum(axis=1)
    return values, best


class ResponderGames:
    """Simultaneous games of the responder against the opponent.

    They continue from one call of `play_and_get_targets` to the next.
    """

    def __init__(self, seed: int, how: TrainingSettings = DEFAULT_SETTINGS) -> None:
        self._how, self.finished = how, 0
        self._random, self._drawn = Random(seed), np.random.default_rng(seed)
        self._length = np.zeros(how.games, dtype=int)
        self.positions = to_arrays([draw_start_position(self._random) for _ in range(how.games)])
        trained = load_weights_json("network")
        self._opponent = Learner(trained["linear"], UNITS, seed)
        for unit, units in zip(self._opponent.units, trained["units"], strict=True):
            unit.array = np.array(units, dtype=np.float32)

    def play_and_get_targets(self, worth: ResponderNetwork) -> TrainingTargets:
        """Play some tricks of every game. Return the positions with the values to learn."""
        how, each = self._how, np.arange(self._how.games)
        seen: list[PositionArrays] = []
        values: list[Array] = []
        surprises: list[Array] = []
        goes_on: list[Array] = []
        expected: Array = None
        for _ in range(how.tricks + 1):
            answered = answer_many(self._opponent.evaluate, worth, self.positions)
            if seen:
                surprises.append(MAX_UNFINISHED_VALUE * answered.values - expected)
            if len(seen) == how.tricks:
                break
            seen.append(self.positions)
            values.append(answered.values)
            chosen, astray = self._choose(answered)
            expected = answered.payoffs[each, chosen[0], chosen[1]]
            goes_on.append(~self._play(chosen) & ~astray)
        lines = np.concatenate([p.lines for p in seen])
        turned = np.concatenate([p.turned for p in seen])
        worths = np.concatenate(
            compute_targets(values, surprises, goes_on, MAX_UNFINISHED_VALUE * how.trace_decay)
        )
        return TrainingTargets(PositionArrays(lines, turned), worths.astype(np.float32))

    def _choose(self, answered: AnsweredTricks) -> tuple[tuple[Array, Array], Array]:
        """Return the actions of both seats in each game, and whether seat 0's action was random."""
        how, each = self._how, np.arange(self._how.games)
        theirs = self._draw(answered.looked.mixtures[1])
        mine = answered.best[each, theirs]
        astray = self._drawn.random(how.games) < how.random_share
        mine = np.where(
            astray, self._draw(find_allowed_actions(self.positions, 0).astype(float)), mine
        )
        which = np.flatnonzero(self.positions.lines[:, THEIR_SPY_INPUT] > 0)
        costs = answered.looked.payoffs[which, mine[which]]
        theirs[which] = np.where(find_allowed_actions(self.positions[which], 1), costs, 2).argmin(
            axis=1
        )
        return (mine, theirs), astray

    def _draw(self, mixture: Array) -> Array:
        summed = np.cumsum(mixture, axis=1)
        drawn = self._drawn.random(len(mixture)) * summed[:, -1]
        # The strategy of a spy, who chooses later, is empty here. The caller replaces its choice.
        return np.minimum((summed <= drawn[:, None]).sum(axis=1), ACTIONS - 1)

    def _play(self, chosen: tuple[Array, Array]) -> Array:
        """Play one trick of every game. Return which games are over; new games replace them."""
        after = play_tricks(
            self.positions[np.arange(self._how.games)], chosen, np.ones(self._how.games, dtype=bool)
        )
        self._length += 1
        over = after.is_over() | (self._length >= self._how.max_tricks)
        which = np.flatnonzero(over)
        self.finished += len(which)
        if len(which):
            fresh = to_arrays([draw_start_position(self._random) for _ in which])
            after.lines[which], after.turned[which] = fresh.lines, fresh.turned
            self._length[which] = 0
        self.positions = after
        return over


def train_responder(
    seed: int,
    games: int,
    file: Path,
    on_progress: Callable[[int, float], None],
    how: TrainingSettings = DEFAULT_SETTINGS,
) -> ResponderNetwork:
    """Train a responder until at least `games` games are finished, and return it.

    After each round, its weights are written to `file`, and `on_progress` is called with the number
    of finished games and the mean squared error.
    """
    school, worth, drawn = (
        ResponderGames(seed, how),
        ResponderNetwork(),
        np.random.default_rng(seed),
    )
    kept: list[TrainingTargets] = []
    while school.finished < games:
        kept = [school.play_and_get_targets(worth), *kept][:KEPT_ROUNDS]
        rate = 0.001 * (1.03 - min(1.0, school.finished / games))
        error = (
            sum(
                worth.do_learning_step(draw_sample(kept, drawn), rate)
                for _ in range(STEPS_PER_ROUND)
            )
            / STEPS_PER_ROUND
        )
        worth.save(file)
        on_progress(school.finished, error)
    return worth

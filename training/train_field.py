"""Train the values of cards in games of three and more players by self-play.

Needs NumPy (the extra "training").
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from audiowar.games.scientific.bots.evaluate_trick_choices import SOFTMAX_SHARPNESS
from audiowar.games.scientific.bots.suitless_model import RANK_COUNT

from .adam import Adam, OnProgress
from .many_player_arrays import (
    SPY,
    Outcomes,
    Tables,
    draw_ranks,
    estimate_win_probabilities,
    find_allowed_actions,
    make_random_tables,
    match_regrets,
    play_tricks,
)

Array: TypeAlias = Any
WEIGHTS = SPY + 2
"""The number of weights for each order of strength."""


@dataclass(frozen=True)
class FieldSettings:
    """The settings of games and learning."""

    seats: tuple[int, ...] = (3, 3, 4)
    """The numbers of players in successive rounds. After the last one, the first follows again."""
    tables: int = 32
    """The number of simultaneous games in each round."""
    tricks: int = 24
    """The number of tricks of each game that are played in a round, before learning from them."""
    rounds: int = 15
    """The number of iterations of regret matching."""
    random_share: float = 0.03
    """The share of choices that are replaced by random ones, for exploration."""
    trace_decay: float = 0.95
    """The weight of later positions' values in the value to learn (lambda)."""
    max_tricks: int = 400
    """The number of tricks after which a game is ended."""


class FieldGames:
    """Simultaneous games with the same number of players.

    Each call of `play_and_get_gradient` continues them. `two` are the weights for two players.
    """

    def __init__(self, seats: int, seed: int, two: Array, how: FieldSettings) -> None:
        self._how, self._two, self._seats = how, two, seats
        self._drawn = np.random.default_rng((seed, seats))
        self.tables = make_random_tables(how.tables, seats, self._drawn)
        self._length = np.zeros(how.tables, dtype=int)
        self.finished = 0

    def play_and_get_gradient(self, weights: Array) -> tuple[Array, float]:
        """Play the next tricks of every game.

        Return the gradient of the loss, and the squared error, summed over the seats and averaged
        over the positions.
        """
        seen: list[Tables] = []
        ends: list[tuple[Array, Array]] = []
        for _ in range(self._how.tricks):
            seen.append(self.tables[np.arange(len(self.tables))])
            self._play(weights)
            ends.append(self._end())
        later: Array = estimate_win_probabilities(self.tables.evaluate(weights))
        slope: Array = np.zeros_like(weights)
        error = 0.0
        for tables, (over, worth) in reversed(list(zip(seen, ends, strict=True))):
            later = np.where(over[:, None], worth, later)
            guess = estimate_win_probabilities(tables.evaluate(weights))
            wrong = guess - later
            error += float((wrong**2).sum()) / len(tables) / len(seen)
            pushed = SOFTMAX_SHARPNESS * np.einsum("ts,tsf->tf", wrong, tables.compute_features())
            np.add.at(slope, tables.turned.astype(int), pushed / len(tables) / len(seen))
            later = self._how.trace_decay * later + (1 - self._how.trace_decay) * guess
        return slope, error

    def _play(self, weights: Array) -> None:
        tables, drawn = self.tables, self._drawn
        may, outcomes = find_allowed_actions(tables), Outcomes(tables, weights)
        mixture = match_regrets(outcomes, may, self._how.rounds, drawn)
        astray = drawn.random(mixture.shape[:2]) < self._how.random_share
        mixture = np.where(astray[..., None], may.astype(float), mixture)
        put, exchanged = draw_ranks(mixture, drawn)
        which = np.flatnonzero(tables.spies >= 0)
        spy = tables.spies[which]
        gains = np.where(may, outcomes.estimate_win_probabilities(put, exchanged), -1.0)[which, spy]
        best = gains.argmax(axis=1)
        put[which, spy], exchanged[which, spy] = best % RANK_COUNT, best >= RANK_COUNT
        play_tricks(tables, put, exchanged)
        self._length += 1

    def _end(self) -> tuple[Array, Array]:
        """Return which games are over, and each seat's probability of winning at every table.

        The probabilities come from the weights for two players. New games replace those that are
        over.
        """
        alive = self.tables.find_alive().sum(axis=1)
        over = (alive <= 2) | (self._length >= self._how.max_tricks)
        worth = estimate_win_probabilities(self.tables.evaluate(self._two))
        which = np.flatnonzero(over)
        if len(which):
            self.tables.replace(which, make_random_tables(len(which), self._seats, self._drawn))
            self._length[which] = 0
            self.finished += len(which)
        return over, worth


def train_field(
    flat: list[float],
    seed: int,
    rounds: int,
    on_progress: OnProgress | None,
    how: FieldSettings = FieldSettings(),
) -> list[float]:
    """Train the sixty weights. Return their mean over the last third of the rounds.

    `flat` are the weights for two players. Training begins with them, and a game with two players
    left is evaluated with them.
    """
    two = np.array(flat, dtype=float).reshape(2, WEIGHTS)
    schools = [FieldGames(seats, seed + at, two, how) for at, seats in enumerate(how.seats)]
    weights, mean, summed = Adam(two.copy()), np.zeros_like(two), 0
    for turn in range(rounds):
        slope, error = schools[turn % len(schools)].play_and_get_gradient(weights.array)
        weights.step(slope, 0.005 * (1.03 - turn / rounds))
        if turn >= rounds * 2 // 3:
            mean, summed = mean + weights.array, summed + 1
        if on_progress:
            on_progress(turn + 1, error)
    return [round(float(w), 5) for w in (mean / summed).ravel()]

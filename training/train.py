"""Train the evaluations by self-play; needs NumPy (the extra "training").

    python -m training.train linear SEED ROUNDS [FILE]
    python -m training.train network SEED ROUNDS [FILE]
    python -m training.train field SEED ROUNDS [FILE]

Writes the weights to the file, without one beside this module. One processor core; progress goes
to standard error. The same seed and rounds give the same weights on one machine when the
environment says OPENBLAS_NUM_THREADS=1. The network's weights that are there were made by

    OPENBLAS_NUM_THREADS=1 python -m training.train network 1 450

which takes a quarter of an hour. The linear ones are older than this way of training, and stay:
they are the yardstick for the network. Those of the field are older too: they were learnt in the
same way from 6000 games of three, by a program in C that is not kept. What takes three minutes,

    OPENBLAS_NUM_THREADS=1 python -m training.train field 3 400 FIELD.json

comes near to them, but not quite: one among former professors won 70.5 % of 1500 games of three
with what it makes, and 72.5 % with those that are there (95 % intervals 68.1 to 72.7 and 70.2 to
74.7); among two with those it won 30.8 % (28.5 to 33.2), where a third would be as good. The bots
were played in C for that too. `benchmarks/bots_scientific.py` lets such a file play, at some two
seconds a game.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from audiowar.games.scientific import bots
from audiowar.games.scientific.bots.network_evaluation import (
    ALWAYS,
    INPUTS,
    MIRROR,
    SURE,
    linear_part,
)

from .adam import Adam, Watch
from .position_arrays import PositionArrays
from .self_play import SelfPlayGames, TrainingSettings, TrainingTargets
from .train_field import train_field

Array: TypeAlias = Any
WEIGHTS = Path(bots.__file__).parent / "weights"
UNITS = 48
KEPT = 12
"""Stretches of games that are learnt from again."""
LESSON = TrainingSettings()
STEPS, BATCH = 60, 2048
"""Steps of learning a round, and positions a step."""


class Learner:
    """The network's numbers as arrays, how they judge and how they learn.

    Without units what is left is the linear evaluation.
    """

    def __init__(self, linear: Sequence[float], units: int, seed: int) -> None:
        drawn = np.random.default_rng(seed)
        start = drawn.normal(0, 0.02, (2, units, INPUTS)).astype(np.float32)
        self.units, self.linear = (
            [Adam(unit) for unit in start],
            Adam(np.array(linear, dtype=np.float32)),
        )
        half = [1.0] * (units // 2) + [-1.0] * (units // 2)
        self.signs = np.array(half, dtype=np.float32)

    def arrays(self) -> list[Array]:
        """Return all numbers: units by order, then the linear part."""
        return [*(unit.array for unit in self.units), self.linear.array]

    def judge(self, positions: PositionArrays) -> Array:
        """Return the values for seat 0, as `network.Network.value` does."""
        values = np.empty(len(positions), dtype=np.float32)
        for order in (0, 1):
            which = np.flatnonzero(positions.turned == order)
            values[which] = SURE * np.tanh(self._sums(order, positions.lines[which])[0])
        return values

    def _sums(self, order: int, lines: Array) -> tuple[Array, Array, Array]:
        """Return the whole sums, and by unit those of either seat."""
        units = self.units[order].array
        mine, theirs = lines @ units.T, lines @ units[:, MIRROR].T
        total = lines @ (SPREAD[order] @ self.linear.array)
        return total + (np.abs(mine) - np.abs(theirs)) @ self.signs, mine, theirs

    def learn(self, taught: TrainingTargets, rate: float) -> float:
        """Go one step; return the mean squared error before it."""
        positions, error, slope = taught.positions, 0.0, np.zeros_like(self.linear.array)
        for order, unit in enumerate(self.units):
            which = np.flatnonzero(positions.turned == order)
            lines = positions.lines[which]
            total, mine, theirs = self._sums(order, lines)
            guess = np.tanh(total)
            wrong = guess - taught.worths[which]
            error += float(wrong @ wrong) / len(positions)
            push = wrong * (1 - guess**2) / len(positions)
            slope += SPREAD[order].T @ (lines.T @ push)
            pushes = push[:, None] * self.signs
            down = ((np.sign(theirs) * pushes).T @ lines)[:, MIRROR]
            unit.step((np.sign(mine) * pushes).T @ lines - down, rate)
        self.linear.step(slope, rate)
        return error


def _spread() -> Array:
    """Return by order what makes a number for each input of the sixty linear weights."""
    spread = np.zeros((2, INPUTS, 60), dtype=np.float32)
    for weight in range(60):
        flat = [float(weight == other) for other in range(60)]
        for order in (0, 1):
            spread[order, :ALWAYS, weight] = [linear_part(flat, order, i) for i in range(ALWAYS)]
    return spread


SPREAD = _spread()


def first_weights() -> list[float]:
    """Return linear weights that like strong cards, to begin with."""
    flat = []
    for turned in (False, True):
        strength = [0.04 + 0.01 * (12 - rank if turned else rank) for rank in range(13)]
        flat += 2 * [*strength, 0.06] + [0.1, 0.02]
    return flat


@dataclass(frozen=True)
class TrainingCourse:
    """How to train."""

    seed: int
    rounds: int
    rate: float
    """The first, and nearly the greatest, step of learning."""
    lesson: TrainingSettings = LESSON
    watch: Watch | None = None


def train(learner: Learner, course: TrainingCourse) -> list[Array]:
    """Let it play and learn; return its numbers, the mean of the last third of the way."""
    school, drawn = SelfPlayGames(course.seed, course.lesson), np.random.default_rng(course.seed)
    rounds = course.rounds
    kept: list[TrainingTargets] = []
    means, summed = [np.zeros_like(a) for a in learner.arrays()], 0
    for turn in range(rounds):
        kept = [school.stretch(learner.judge), *kept][:KEPT]
        rate = course.rate * (1 - turn / rounds + 0.03)
        error = 0.0
        for _ in range(STEPS):
            error += learner.learn(draw_sample(kept, drawn), rate) / STEPS
        if turn >= rounds * 2 // 3:
            means = [a + b for a, b in zip(means, learner.arrays(), strict=True)]
            summed += 1
        if course.watch:
            course.watch(turn + 1, error)
    return [mean / summed for mean in means]


def draw_sample(kept: Sequence[TrainingTargets], drawn: np.random.Generator) -> TrainingTargets:
    """Return positions drawn from all that are kept."""
    each = BATCH // len(kept)
    parts = [(taught, drawn.integers(len(taught.worths), size=each)) for taught in kept]
    positions = [taught.positions[which] for taught, which in parts]
    return TrainingTargets(
        PositionArrays(
            np.concatenate([p.lines for p in positions]),
            np.concatenate([p.turned for p in positions]),
        ),
        np.concatenate([taught.worths[which] for taught, which in parts]),
    )


def train_linear(seed: int, rounds: int) -> dict[str, Any]:
    """Return sixty weights."""
    course = TrainingCourse(seed, rounds, 0.003, watch=make_progress_report(rounds))
    *_, line = train(Learner(first_weights(), 0, seed), course)
    return {"linear": [round(float(w), 5) for w in line]}


def train_network(seed: int, rounds: int) -> dict[str, Any]:
    """Return the network's weights; it begins with what the linear evaluation knows."""
    flat = json.loads((WEIGHTS / "linear.json").read_text(encoding="utf-8"))["linear"]
    course = TrainingCourse(seed, rounds, 0.0015, watch=make_progress_report(rounds))
    *units, line = train(Learner(flat, UNITS, seed), course)
    return pack_weights(units, line)


def train_many(seed: int, rounds: int) -> dict[str, Any]:
    """Return sixty weights for three and more players."""
    flat = json.loads((WEIGHTS / "linear.json").read_text(encoding="utf-8"))["linear"]
    return {"linear": train_field(flat, seed, rounds, make_progress_report(rounds))}


def pack_weights(units: Sequence[Array], line: Array) -> dict[str, Any]:
    """Return the network's weights with few digits."""
    return {
        "units": [[[round(w, 4) for w in u] for u in order.tolist()] for order in units],
        "linear": [round(w, 4) for w in line.tolist()],
    }


def make_progress_report(rounds: int) -> Watch:
    """Return what writes to standard error how far the training is."""
    began = time.monotonic()

    def written(turn: int, error: float) -> None:
        gone = time.monotonic() - began
        print(f"{turn} of {rounds}, {gone:.0f} s, error {error:.5f}", file=sys.stderr, flush=True)

    return written


def main(arguments: Sequence[str]) -> None:
    """Train what the first argument names, and write the weights."""
    kind, seed, rounds = arguments[0], int(arguments[1]), int(arguments[2])
    file = Path(arguments[3]) if len(arguments) > 3 else WEIGHTS / f"{kind}.json"
    file.write_text(json.dumps(TRAINERS[kind](seed, rounds)) + "\n", encoding="utf-8")


TRAINERS: dict[str, Callable[[int, int], dict[str, Any]]] = {
    "linear": train_linear,
    "network": train_network,
    "field": train_many,
}

if __name__ == "__main__":
    main(sys.argv[1:])

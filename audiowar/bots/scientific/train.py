"""Train the evaluations by self-play; needs NumPy (the extra "training").

    python -m audiowar.bots.scientific.train linear SECONDS
    python -m audiowar.bots.scientific.train network SECONDS

Writes the weights beside this module. One processor core; progress goes to standard error.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np

from .evaluation import Evaluation
from .linear import Linear, features, unpack
from .model import Position
from .network import INPUTS, MIRROR, Network, NetworkWeights, inputs
from .selfplay import Lesson, lessons

Array: TypeAlias = Any
WEIGHTS = Path(__file__).parent / "weights"
BATCH = 6000
KEPT = 60_000
UNITS = 24


class Adam:
    """Adam's step for one array."""

    def __init__(self, start: Array) -> None:
        self.array = start
        self._mean, self._square, self._turn = np.zeros_like(start), np.zeros_like(start), 0

    def step(self, gradient: Array, rate: float) -> None:
        """Go against the gradient."""
        self._turn += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._turn)
        square = self._square / (1 - 0.999**self._turn)
        self.array -= rate * mean / (np.sqrt(square) + 1e-8)


def gather(
    make: Callable[[bool], Evaluation], random: Random, wanted: int
) -> tuple[list[Position], list[float]]:
    """Play games until `wanted` positions are known."""
    judges, how = {flag: make(flag) for flag in (True, False)}, Lesson()
    positions: list[Position] = []
    worths: list[float] = []
    while len(positions) < wanted:
        for position, worth in lessons(judges[random.random() < 0.85], random, how):
            positions.append(position)
            worths.append(worth)
    return positions, worths


def first_weights() -> list[float]:
    """Return weights that like strong cards, to begin with."""
    flat = []
    for turned in (False, True):
        strength = [0.04 + 0.01 * (12 - rank if turned else rank) for rank in range(13)]
        flat += 2 * [*strength, 0.06] + [0.1, 0.02]
    return flat


def train_linear(seconds: float, random: Random) -> dict[str, Any]:
    """Return sixty weights; the last half of the way is averaged."""
    adam, began = Adam(np.array(first_weights())), time.monotonic()
    total, summed, rounds = np.zeros(60), 0, 0
    kept_x, kept_y = np.zeros((0, 60)), np.zeros(0)
    while (gone := (time.monotonic() - began) / seconds) < 1:
        weights = unpack(adam.array)
        positions, worths = gather(lambda flag: Linear(weights, flag), random, BATCH)  # noqa: B023
        kept_x = np.vstack([np.array([features(p) for p in positions]), kept_x])[:KEPT]
        kept_y = np.concatenate([np.array(worths), kept_y])[:KEPT]
        error = 0.0
        for _ in range(60):
            chosen = np.random.default_rng(random.randrange(2**32)).integers(len(kept_y), size=512)
            x, y = kept_x[chosen], kept_y[chosen]
            guess = np.tanh(x @ adam.array)
            error += float(np.mean((guess - y) ** 2)) / 60
            adam.step(x.T @ ((guess - y) * (1 - guess**2)) / len(y), 0.004 * (1 - gone) + 0.0003)
        rounds += 1
        if gone > 0.5:
            total, summed = total + adam.array, summed + 1
        print(f"{gone:5.0%} round {rounds} error {error:.4f}", file=sys.stderr, flush=True)
    return {"linear": [round(float(w), 5) for w in total / max(1, summed)]}


class Learner:
    """The network's numbers as arrays, and how they learn."""

    def __init__(self, linear: Sequence[float], random: Random) -> None:
        drawn = np.random.default_rng(random.randrange(2**32))
        units = [Adam(drawn.normal(0, 0.02, (UNITS, INPUTS))) for _ in (0, 1)]
        self.units, self.linear = units, Adam(np.array(linear))
        self.signs = np.array([1.0] * (UNITS // 2) + [-1.0] * (UNITS // 2))

    def resume(self) -> bool:
        """Go on from the weights that are written, if there are any; return whether."""
        written = WEIGHTS / "network.json"
        if not written.exists():
            return False
        before = json.loads(written.read_text(encoding="utf-8"))
        for unit, numbers in zip(self.units, before["units"], strict=True):
            unit.array[:] = numbers
        self.linear.array[:] = before["linear"]
        return True

    def weights(self) -> NetworkWeights:
        """Return the numbers as they are now."""
        return NetworkWeights([u.array.tolist() for u in self.units], self.linear.array.tolist())

    def learn(self, batch: tuple[Array, Array, Array, Array], rate: float) -> float:
        """Go one step; return the mean squared error before it.

        The batch: inputs, linear features, whether the order is reversed, worths.
        """
        x, plain, turned, worths = batch
        error, slope = 0.0, np.zeros(60)
        for order, unit in enumerate(self.units):
            here = turned == order
            mine, theirs, lines = x[here], x[here][:, MIRROR], plain[here]
            z0, z1 = mine @ unit.array.T, theirs @ unit.array.T
            total = (np.abs(z0) - np.abs(z1)) @ self.signs + lines @ self.linear.array
            guess = np.tanh(total)
            wrong = guess - worths[here]
            error += float(np.sum(wrong**2)) / len(worths)
            push = (wrong * (1 - guess**2))[:, None] / len(worths)
            slope += lines.T @ push[:, 0]
            up, down = np.sign(z0) * push * self.signs, np.sign(z1) * push * self.signs
            unit.step(up.T @ mine - down.T @ theirs, rate)
        self.linear.step(slope, rate)
        return error


def described(positions: Sequence[Position], worths: Sequence[float]) -> list[Array]:
    """Return arrays of what was gathered, as `Learner.learn` wants them."""
    return [
        np.array([inputs(p) for p in positions], dtype=np.float32),
        np.array([features(p) for p in positions], dtype=np.float32),
        np.array([int(p.reversed) for p in positions]),
        np.array(worths),
    ]


def train_network(seconds: float, random: Random) -> dict[str, Any]:
    """Return the network's weights; it begins by watching the linear evaluation play.

    Weights that are there already are trained further. What it writes is the mean of the last
    third of the way.
    """
    flat = json.loads((WEIGHTS / "linear.json").read_text(encoding="utf-8"))["linear"]
    learner, began = Learner(flat, random), time.monotonic()
    further = learner.resume()
    linear, drawn = unpack(flat), np.random.default_rng(random.randrange(2**32))
    kept: list[Array] = []
    means: list[Array] = []
    rounds = summed = 0
    while (gone := (time.monotonic() - began) / seconds) < 1:
        weights = learner.weights()
        watching = gone < 0.08 and not further
        make: Callable[[bool], Evaluation] = (
            (lambda flag: Linear(linear, flag))
            if watching
            else (lambda flag, weights=weights: Network(weights, flag))  # type: ignore[misc]
        )
        fresh = described(*gather(make, random, BATCH))
        kept = [np.concatenate(pair)[:200_000] for pair in zip(fresh, kept or fresh, strict=True)]
        rate = (0.0008 if further else 0.0015) * (1 - gone) + 0.0001
        errors = []
        for _ in range(30 if watching else 160):
            chosen = drawn.integers(len(kept[0]), size=512)
            x, plain, turned, worths = (part[chosen] for part in kept)
            errors.append(learner.learn((x, plain, turned, worths), rate))
        rounds += 1
        if gone > 2 / 3:
            now = [*(u.array for u in learner.units), learner.linear.array]
            means = (
                [a + b for a, b in zip(means, now, strict=True)] if means else [*map(np.copy, now)]
            )
            summed += 1
        print(
            f"{gone:5.0%} round {rounds} error {np.mean(errors):.4f}", file=sys.stderr, flush=True
        )
    normal, reverse, line = (mean / summed for mean in means)
    return packed(NetworkWeights([normal.tolist(), reverse.tolist()], line.tolist()))


def packed(weights: NetworkWeights) -> dict[str, Any]:
    """Return the weights with few digits."""
    return {
        "units": [[[round(w, 4) for w in unit] for unit in units] for units in weights.units],
        "linear": [round(w, 4) for w in weights.linear],
    }


def write(kind: str, trained: Mapping[str, Any]) -> None:
    """Write trained weights beside this module."""
    (WEIGHTS / f"{kind}.json").write_text(json.dumps(trained) + "\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> None:
    """Train what the first argument names for so many seconds."""
    kind, seconds = arguments[0], float(arguments[1])
    write(kind, TRAINERS[kind](seconds, Random(time.time_ns())))


TRAINERS: dict[str, Callable[[float, Random], dict[str, Any]]] = {
    "linear": train_linear,
    "network": train_network,
}

if __name__ == "__main__":
    main(sys.argv[1:])

"""Train the evaluations by self-play; needs NumPy (the extra "training").

    python -m audiowar.bots.scientific.train linear SECONDS
    python -m audiowar.bots.scientific.train network SECONDS

Writes the weights beside this module. One processor core; progress goes to standard error.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np

from .evaluation import Evaluation
from .linear import Linear, features, unpack
from .model import Position
from .selfplay import Lesson, lessons

Array: TypeAlias = Any
WEIGHTS = Path(__file__).parent / "weights"
BATCH = 6000
KEPT = 60_000


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


def main(arguments: Sequence[str]) -> None:
    """Train what the first argument names for so many seconds."""
    kind, seconds = arguments[0], float(arguments[1])
    trained = TRAINERS[kind](seconds, Random(len(arguments)))
    (WEIGHTS / f"{kind}.json").write_text(json.dumps(trained) + "\n", encoding="utf-8")


TRAINERS: dict[str, Callable[[float, Random], dict[str, Any]]] = {"linear": train_linear}

if __name__ == "__main__":
    main(sys.argv[1:])

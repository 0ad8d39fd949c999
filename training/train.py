"""Train the weights that the bots of Scientific War play with. Needs NumPy (extra "training").

    python -m training.train [linear|network|field] [--folder FOLDER] [--seed N] [--share PART]

Without a name it makes all three weight files of the package. It trains the linear weights first.
Then, at the same time, it trains the network and the weights for three and more players ("field");
both begin with the linear weights. This takes about a quarter of an hour on two cores; --share 0.01
does a hundredth of the rounds. The files are written to FOLDER, by default the folder in the
package. The linear weights are also read from there.

The same seed gives exactly the same weights on every x86-64 processor with AVX2 (`REPRODUCIBLE`).
The weights in the package were made by this program with seed 1 and NumPy 2.4. To compare new
weights with them, replace the files in the package, and run `python -m benchmarks.strength ladder`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from audiowar.games.scientific import bots
from audiowar.games.scientific.bots.two_player_network import (
    CONSTANT_INPUT,
    INPUT_COUNT,
    MAX_UNFINISHED_VALUE,
    MIRRORED_INPUTS,
    get_linear_weight,
)

from .adam import Adam, OnProgress
from .position_arrays import PositionArrays
from .self_play import SelfPlayGames, TrainingSettings, TrainingTargets
from .train_field import train_field

Array: TypeAlias = Any
WEIGHTS = Path(bots.__file__).parent / "weights"
UNITS = 48
"""The number of hidden units of the network, for each order of strength (usual or reversed)."""
KEPT_ROUNDS = 12
"""The number of latest rounds whose positions are used for learning."""
DEFAULT_SETTINGS = TrainingSettings()
STEPS_PER_ROUND, STEP_POSITIONS = 60, 2048
"""Learning steps in a round, and positions in a step."""


class Learner:
    """The weights of the network as arrays, with its evaluation and its learning step.

    If `units`, the number of hidden units, is 0, the network is only the linear evaluation.
    """

    def __init__(self, linear: Sequence[float], units: int, seed: int) -> None:
        drawn = np.random.default_rng(seed)
        start = drawn.normal(0, 0.02, (2, units, INPUT_COUNT)).astype(np.float32)
        self.units, self.linear = (
            [Adam(unit) for unit in start],
            Adam(np.array(linear, dtype=np.float32)),
        )
        half = [1.0] * (units // 2) + [-1.0] * (units // 2)
        self.signs = np.array(half, dtype=np.float32)

    def get_weights(self) -> list[Array]:
        """Return all weights: the hidden units for each order of strength, then the linear part."""
        return [*(unit.array for unit in self.units), self.linear.array]

    def evaluate(self, positions: PositionArrays) -> Array:
        """Return the value of each position for seat 0, as in `NetworkEvaluator`."""
        values = np.empty(len(positions), dtype=np.float32)
        for order in (0, 1):
            which = np.flatnonzero(positions.turned == order)
            values[which] = MAX_UNFINISHED_VALUE * np.tanh(
                self._sums(order, positions.lines[which])[0]
            )
        return values

    def _sums(self, order: int, lines: Array) -> tuple[Array, Array, Array]:
        """Return the network's sum for each position, and each unit's sums for the two seats."""
        units = self.units[order].array
        mine, theirs = lines @ units.T, lines @ units[:, MIRRORED_INPUTS].T
        total = lines @ (INPUT_WEIGHTS_FROM_LINEAR[order] @ self.linear.array)
        return total + (np.abs(mine) - np.abs(theirs)) @ self.signs, mine, theirs

    def do_learning_step(self, targets: TrainingTargets, rate: float) -> float:
        """Do one learning step. Return the mean squared error before the step."""
        positions, error, slope = targets.positions, 0.0, np.zeros_like(self.linear.array)
        for order, unit in enumerate(self.units):
            which = np.flatnonzero(positions.turned == order)
            lines = positions.lines[which]
            total, mine, theirs = self._sums(order, lines)
            guess = np.tanh(total)
            wrong = guess - targets.values[which]
            error += float(wrong @ wrong) / len(positions)
            push = wrong * (1 - guess**2) / len(positions)
            slope += INPUT_WEIGHTS_FROM_LINEAR[order].T @ (lines.T @ push)
            pushes = push[:, None] * self.signs
            down = ((np.sign(theirs) * pushes).T @ lines)[:, MIRRORED_INPUTS]
            unit.step((np.sign(mine) * pushes).T @ lines - down, rate)
        self.linear.step(slope, rate)
        return error


def _spread() -> Array:
    """Return, for each order, the matrix that turns the sixty linear weights into input weights."""
    spread = np.zeros((2, INPUT_COUNT, 60), dtype=np.float32)
    for weight in range(60):
        flat = [float(weight == other) for other in range(60)]
        for order in (0, 1):
            spread[order, :CONSTANT_INPUT, weight] = [
                get_linear_weight(flat, order, i) for i in range(CONSTANT_INPUT)
            ]
    return spread


INPUT_WEIGHTS_FROM_LINEAR = _spread()


def make_initial_weights() -> list[float]:
    """Return initial linear weights, which prefer strong cards."""
    flat = []
    for turned in (False, True):
        strength = [0.04 + 0.01 * (12 - rank if turned else rank) for rank in range(13)]
        flat += 2 * [*strength, 0.06] + [0.1, 0.02]
    return flat


@dataclass(frozen=True)
class TrainingRun:
    """The settings of a training run."""

    seed: int
    rounds: int
    rate: float
    """The learning rate. It falls from 1.03 times this number to 0.03 times this number."""
    settings: TrainingSettings = DEFAULT_SETTINGS
    on_progress: OnProgress | None = None


def train(learner: Learner, course: TrainingRun) -> list[Array]:
    """Let the learner play against itself and learn from that.

    Return its weights, averaged over the last third of the rounds.
    """
    school, drawn = SelfPlayGames(course.seed, course.settings), np.random.default_rng(course.seed)
    rounds = course.rounds
    kept: list[TrainingTargets] = []
    means, summed = [np.zeros_like(a) for a in learner.get_weights()], 0
    for turn in range(rounds):
        kept = [school.play_and_get_targets(learner.evaluate), *kept][:KEPT_ROUNDS]
        rate = course.rate * (1 - turn / rounds + 0.03)
        error = 0.0
        for _ in range(STEPS_PER_ROUND):
            error += learner.do_learning_step(draw_sample(kept, drawn), rate) / STEPS_PER_ROUND
        if turn >= rounds * 2 // 3:
            means = [a + b for a, b in zip(means, learner.get_weights(), strict=True)]
            summed += 1
        if course.on_progress:
            course.on_progress(turn + 1, error)
    return [mean / summed for mean in means]


def draw_sample(kept: Sequence[TrainingTargets], drawn: np.random.Generator) -> TrainingTargets:
    """Return about `STEP_POSITIONS` random positions, equally many from each round, with values."""
    each = STEP_POSITIONS // len(kept)
    parts = [(targets, drawn.integers(len(targets.values), size=each)) for targets in kept]
    positions = [targets.positions[which] for targets, which in parts]
    return TrainingTargets(
        PositionArrays(
            np.concatenate([p.lines for p in positions]),
            np.concatenate([p.turned for p in positions]),
        ),
        np.concatenate([targets.values[which] for targets, which in parts]),
    )


def train_linear(seed: int, rounds: int, folder: Path) -> dict[str, Any]:
    """Train the sixty linear weights, and return them as JSON data."""
    course = TrainingRun(seed, rounds, 0.003, on_progress=make_progress_report("linear", rounds))
    *_, line = train(Learner(make_initial_weights(), 0, seed), course)
    return {"linear": [round(float(w), 5) for w in line]}


def train_network(seed: int, rounds: int, folder: Path) -> dict[str, Any]:
    """Train the network, starting from the linear weights of the folder. Return it as JSON data."""
    course = TrainingRun(seed, rounds, 0.0015, on_progress=make_progress_report("network", rounds))
    *units, line = train(Learner(read_linear(folder), UNITS, seed), course)
    return pack_weights(units, line)


def train_for_several(seed: int, rounds: int, folder: Path) -> dict[str, Any]:
    """Train the sixty weights for three and more players. Return them as JSON data.

    The training begins with the linear weights of the folder.
    """
    on_progress = make_progress_report("field", rounds)
    return {"linear": train_field(read_linear(folder), seed, rounds, on_progress)}


def read_linear(folder: Path) -> list[float]:
    """Read the linear weights of a folder."""
    read: list[float] = json.loads((folder / "linear.json").read_text(encoding="utf-8"))["linear"]
    return read


def pack_weights(units: Sequence[Array], line: Array) -> dict[str, Any]:
    """Return the network's weights as JSON data, rounded to four decimal places."""
    return {
        "units": [[[round(w, 4) for w in u] for u in order.tolist()] for order in units],
        "linear": [round(w, 4) for w in line.tolist()],
    }


def make_progress_report(name: str, rounds: int) -> OnProgress:
    """Return a function that writes the progress of the training to standard error."""
    began = time.monotonic()

    def write_progress(turn: int, error: float) -> None:
        gone = time.monotonic() - began
        line = f"{name}: {turn} of {rounds}, {gone:.0f} s, error {error:.5f}"
        print(line, file=sys.stderr, flush=True)

    return write_progress


@dataclass(frozen=True)
class Recipe:
    """How a weight file of the package is made."""

    train: Callable[[int, int, Path], dict[str, Any]]
    """Called with the seed, the number of rounds, and the folder of the linear weights."""
    rounds: int


RECIPES = {
    "linear": Recipe(train_linear, 600),
    "network": Recipe(train_network, 450),
    "field": Recipe(train_for_several, 1200),
}
REPRODUCIBLE = {
    "OPENBLAS_NUM_THREADS": "1",
    "OPENBLAS_CORETYPE": "Haswell",
    "NPY_DISABLE_CPU_FEATURES": "X86_V4 AVX512_ICL AVX512_SPR",
}
"""The environment in which sums are computed in the same order on every processor."""


def main(arguments: Sequence[str]) -> None:
    """Make one file, or all of them, each in a process with the reproducible environment."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?", choices=RECIPES)
    parser.add_argument("--folder", type=Path, default=WEIGHTS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0)
    wanted = parser.parse_args(arguments)
    if wanted.name is None:
        train_in_processes(["linear"], wanted)
        train_in_processes(["network", "field"], wanted)
    elif not REPRODUCIBLE.items() <= os.environ.items():
        train_in_processes([wanted.name], wanted)
    else:
        recipe = RECIPES[wanted.name]
        rounds = max(1, round(recipe.rounds * wanted.share))
        weights = recipe.train(wanted.seed, rounds, wanted.folder)
        file = wanted.folder / f"{wanted.name}.json"
        file.write_text(json.dumps(weights) + "\n", encoding="utf-8")


def train_in_processes(names: Sequence[str], wanted: Namespace) -> None:
    """Make these files at the same time, each in a process.

    Raises CalledProcessError if a process fails.
    """
    options = ["--folder", wanted.folder, "--seed", str(wanted.seed), "--share", str(wanted.share)]
    command = [sys.executable, "-m", "training.train", *options]
    environment = {**os.environ, **REPRODUCIBLE}
    started = [subprocess.Popen([*command, name], env=environment) for name in names]
    for process in started:
        if process.wait():
            raise subprocess.CalledProcessError(process.returncode, process.args)


if __name__ == "__main__":
    main(sys.argv[1:])

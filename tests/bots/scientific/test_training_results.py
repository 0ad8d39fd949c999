"""Short courses of training teach what they taught before, and are written where they belong.

What a course teaches hangs on every step of the way: how games are begun, played, broken off and
judged, and how its numbers follow. Who changes one on purpose writes down what comes out now.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from training import train  # noqa: E402
from training.self_play import TrainingSettings  # noqa: E402
from training.train_field import FieldSettings, train_field  # noqa: E402

Seen = list[tuple[int, float]]


def sums(arrays: Sequence[Any]) -> list[float]:
    """Return how much the numbers of each array are, whatever their signs."""
    return [float(abs(array).sum()) for array in arrays]


def test_a_short_course_of_the_network_teaches_what_it_taught() -> None:
    seen: Seen = []
    course = train.TrainingRun(
        *(9, 4, 0.001, TrainingSettings(games=30, tricks=6, random_share=0.04, trace_decay=0.9)),
        lambda turn, error: seen.append((turn, error)),
    )
    learnt = train.train(train.Learner(train.make_initial_weights(), 4, 9), course)
    assert [turn for turn, _ in seen] == [1, 2, 3, 4]
    errors = [0.01668, 0.01944, 0.02586, 0.02291]
    assert [error for _, error in seen] == pytest.approx(errors, abs=1e-4)
    assert sums(learnt) == pytest.approx([9.1464, 6.9727, 5.8922], abs=2e-3)
    line = [-0.01642, 0.10181, 0.21606, 0.10198, 0.09125]
    assert learnt[-1][[0, 5, 12, 13, 14]] == pytest.approx(np.array(line), abs=2e-4)


def test_games_that_last_long_are_broken_off_and_choices_go_astray() -> None:
    lesson = TrainingSettings(
        games=30, tricks=8, random_share=0.3, trace_decay=0.5, max_tricks=5, delayed_share=0.6
    )
    learnt = train.train(
        train.Learner(train.make_initial_weights(), 2, 5), train.TrainingRun(5, 3, 0.001, lesson)
    )
    assert sums(learnt) == pytest.approx([3.4642, 4.1884, 5.7333], abs=1e-3)


def test_a_short_course_among_several_teaches_what_it_taught() -> None:
    seen: Seen = []
    learnt = train_field(
        train.make_initial_weights(),
        *(3, 6, lambda turn, error: seen.append((turn, error))),
        FieldSettings(
            (3, 3, 4, 6), 8, tricks=5, rounds=10, random_share=0.2, trace_decay=0.9, max_tricks=9
        ),
    )
    assert [turn for turn, _ in seen] == [1, 2, 3, 4, 5, 6]
    errors = [0.13179, 0.08199, 0.08107, 0.2385, 0.08263, 0.05287]
    assert [error for _, error in seen] == pytest.approx(errors, abs=1e-4)
    assert sum(learnt) == pytest.approx(5.5881, abs=5e-4)
    assert all(round(one, 5) == one for one in learnt)


# What is written

SHORT = {
    "linear": ([-0.00742, 0.01006, 0.01951, 0.05234, 0.02469], "fe5709e01f6b"),
    "network": ([-0.0048, 0.0135, 0.0154, 0.0539, 0.0261], "6aa1b6165615"),
    "field": ([-0.00332, -0.00235, 0.01919, 0.0507, 0.02803], "6ba2136b490e"),
}
"""After four thousandths of the rounds: the first linear weights, and the digest of the file."""
SAME_DIGITS = platform.machine() in ("x86_64", "AMD64") and np.__version__.startswith("2.4.")
"""Elsewhere the last digit may differ."""


def test_one_command_makes_every_shipped_file_again(tmp_path: Path) -> None:
    """A few rounds, to the digit; the network and the field begin with the linear."""
    (tmp_path / "linear.json").write_text('{"linear": []}', encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "training.train", "--folder", str(tmp_path), "--share", "0.004"],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        stderr=subprocess.PIPE,
        text=True,
        check=True,
        timeout=600,
    )
    assert all(f"{name}: " in done.stderr for name in train.RECIPES)
    made = {file.stem: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
    assert made.keys() == {file.stem for file in train.WEIGHTS.iterdir()} == train.RECIPES.keys()
    digest = {name: hashlib.sha256(text.encode()).hexdigest()[:12] for name, text in made.items()}
    for name, (first, expected) in SHORT.items():
        assert json.loads(made[name])["linear"][:5] == pytest.approx(first, abs=1e-4), name
        assert digest[name] == expected or not SAME_DIGITS, name

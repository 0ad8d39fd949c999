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

from audiowar.games.scientific.bots.two_player_network import INPUT_COUNT  # noqa: E402
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


ANSWER = """
import json, sys
from pathlib import Path
from training import train_responder
from training.self_play import TrainingSettings
seen = []
worth = train_responder.train_responder(
    *(4, 9, Path(sys.argv[1]), lambda games, error: seen.append((games, error))),
    TrainingSettings(24, 5, random_share=0.2, trace_decay=0.9, max_tricks=7, delayed_share=0.0),
)
numbers = [part.array for part in (*worth.units, *worth.lines)]
print(json.dumps([seen, [float(abs(array).sum()) for array in numbers]]))
"""
PLAIN = {
    "OPENBLAS_CORETYPE": "Nehalem",
    "NPY_DISABLE_CPU_FEATURES": "X86_V3 X86_V4 AVX512_ICL AVX512_SPR",
}
"""Sums as every processor makes them: best answers are often equally good, and which of them is
taken hangs on the last digit, which differs from processor to processor."""


def test_who_answers_learns_what_it_learnt(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", ANSWER, str(tmp_path / "worth.npz")],
        env={**os.environ, **PLAIN, "PYTHONPATH": str(Path(__file__).parents[3])},
        stdout=subprocess.PIPE,
        check=True,
        timeout=200,
    )
    seen, numbers = json.loads(done.stdout)
    assert [games for games, _ in seen] == [5, 30]
    assert [error for _, error in seen] == pytest.approx([0.01835, 0.01507], abs=1e-4)
    assert numbers == pytest.approx([231.267, 231.943, 8.732, 8.408], abs=2e-3)


# What is written

SHORT = {
    "linear": ([-0.01625, 0.02191, 0.01242, 0.04868, 0.0236], "044b27417e1b"),
    "network": ([-0.0045, 0.0259, 0.0163, 0.0538, 0.0313], "888fffca4484"),
    "field": ([0.00796, 0.00833, 0.02281, 0.0362, 0.02405], "4165406fbdb4"),
}
"""After a hundredth of the rounds: the first linear weights, and the digest of the file."""
SAME_DIGITS = platform.machine() in ("x86_64", "AMD64") and np.__version__.startswith("2.4.")
"""Elsewhere the last digit may differ."""


@pytest.fixture
def courses(monkeypatch: pytest.MonkeyPatch) -> list[tuple[train.Learner, train.TrainingRun]]:
    """Do not train: note the learner and the course, and return round numbers."""
    noted: list[tuple[train.Learner, train.TrainingRun]] = []

    def noting(learner: train.Learner, course: train.TrainingRun) -> list[Any]:
        noted.append((learner, course))
        return [*np.full((2, 48, INPUT_COUNT), 0.123456789), np.full(60, 0.123456789)]

    monkeypatch.setattr(train, "train", noting)
    return noted


def test_linear_weights_begin_by_liking_strong_cards(
    courses: list[tuple[train.Learner, train.TrainingRun]],
) -> None:
    assert train.train_linear(3, 7, train.WEIGHTS) == {"linear": [0.12346] * 60}
    ((learner, course),) = courses
    assert (course.seed, course.rounds, course.rate) == (3, 7, 0.003)
    assert learner.linear.array == pytest.approx(np.array(train.make_initial_weights()))
    assert learner.units[0].array.shape == (0, INPUT_COUNT)
    first = train.make_initial_weights()
    # By order: hand, pile, spy, swap; the ace is best, and turned round the two.
    assert len(first) == 60 and first[28:30] == first[58:60] == [0.1, 0.02]
    assert first[0:13] == pytest.approx([0.04 + rank / 100 for rank in range(13)])
    assert first[0:14] == first[14:28] and first[13] == first[43] == 0.06
    assert first[30:43] == pytest.approx(first[0:13][::-1])


def test_the_network_begins_with_what_the_linear_weights_know(
    courses: list[tuple[train.Learner, train.TrainingRun]],
) -> None:
    shipped = json.loads((train.WEIGHTS / "linear.json").read_text(encoding="utf-8"))["linear"]
    trained = train.train_network(4, 9, train.WEIGHTS)
    assert trained == {"units": [[[0.1235] * INPUT_COUNT] * 48] * 2, "linear": [0.1235] * 60}
    ((learner, course),) = courses
    assert (course.seed, course.rounds, course.rate) == (4, 9, 0.0015)
    assert learner.linear.array == pytest.approx(np.array(shipped), abs=1e-6)
    assert learner.units[0].array.shape == (train.UNITS, INPUT_COUNT)
    assert learner.signs.tolist() == [1.0] * 24 + [-1.0] * 24


def test_one_command_makes_every_shipped_file_again(tmp_path: Path) -> None:
    """A hundredth of the rounds, to the digit; the network and the field begin with the linear."""
    (tmp_path / "linear.json").write_text('{"linear": []}', encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "training.train", "--folder", str(tmp_path), "--share", "0.01"],
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


def test_a_course_that_fails_ends_the_command(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        train.main(["network", "--folder", str(tmp_path)])

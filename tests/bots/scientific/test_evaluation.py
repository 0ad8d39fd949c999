"""The evaluations: a judged matrix is what playing out each pair gives."""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from random import Random

import pytest

from audiowar.bots.scientific.duel import mirrored
from audiowar.bots.scientific.evaluation import Evaluation, after
from audiowar.bots.scientific.linear import features
from audiowar.bots.scientific.model import actions
from audiowar.bots.scientific.search import judged
from audiowar.bots.scientific.thinking import linear, network, weights
from audiowar.bots.scientific.training.beginnings import beginning


@pytest.mark.parametrize("immediate", [True, False])
@pytest.mark.parametrize("judge_of", [linear, network])
def test_a_block_holds_the_values_after_each_pair(
    judge_of: Callable[[bool], Evaluation], immediate: bool
) -> None:
    judge, random = judge_of(immediate), Random(3)
    for _ in range(40):
        position = beginning(random)
        rows, columns = actions(position, 0), actions(position, 1)
        table = judged(judge, position, rows, columns)
        for row, line in zip(rows, table, strict=True):
            expected = [after(judge, position, (row, column)) for column in columns]
            assert line == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("judge_of", [linear, network])
def test_exchanging_the_seats_turns_the_value(judge_of: Callable[[bool], Evaluation]) -> None:
    judge, random = judge_of(True), Random(4)
    for _ in range(40):
        position = beginning(random)
        assert judge.value(mirrored(position)) == pytest.approx(-judge.value(position), abs=1e-12)


def test_the_features_are_what_the_weights_multiply() -> None:
    judge, random, flat = linear(True), Random(5), weights("linear")["linear"]
    for _ in range(40):
        position = beginning(random)
        total = sum(a * b for a, b in zip(features(position), flat, strict=True))
        assert judge.value(position) == pytest.approx(tanh(total))

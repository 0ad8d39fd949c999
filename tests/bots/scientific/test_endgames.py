"""Where the end is within reach the professor plays exactly, whatever its evaluations say."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from audiowar.bots.scientific import thinking
from audiowar.bots.scientific.flat import flat
from audiowar.bots.scientific.model import NOBODY, ONE, Position, heap
from audiowar.bots.scientific.thinking import GROWTH, THOUGHTS
from audiowar.bots.scientific.training.graph import Graph, exact, explore, grouped
from audiowar.rules.cards import cards

professor = THOUGHTS["professor"]


@pytest.fixture(autouse=True)
def _no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "DEADLINE", 600.0)


def ending(random: Random, held: int) -> Position:
    """Return a position in which seat 1 has so many cards in hand, and nothing else."""
    drawn = random.sample(range(14), 3 + held)
    mine, theirs = sum(ONE[r] for r in drawn[:3]), sum(ONE[r] for r in drawn[3:])
    pile = ONE[random.randrange(14)] if random.random() < 0.5 else 0
    spy = random.choice((NOBODY, NOBODY, 1))
    return Position((mine, theirs), (pile, 0), 0, random.random() < 0.5, spy)


def whole(position: Position) -> tuple[Graph, np.ndarray]:
    """Return all that may follow, and what it is worth."""
    graph = explore(flat(position))
    assert graph is not None
    return graph, exact(grouped(graph), len(graph.positions), 1e-8)


def sure(position: Position, payoffs: list[list[float]], mine: list[float]) -> float:
    """Return what a mixture of seat 0 gets at least."""
    if position.spy == 1:
        return sum(p * min(line) for p, line in zip(mine, payoffs, strict=True))
    columns = zip(*payoffs, strict=True)
    return min(sum(p * v for p, v in zip(mine, column, strict=True)) for column in columns)


@pytest.mark.parametrize("held", [1, 2])
def test_against_one_or_two_cards_the_professor_plays_exactly(held: int) -> None:
    random, seen = Random(held + 5), 0
    while seen < 25:
        position = ending(random, held)
        graph, values = whole(position)
        if len(graph.positions) > GROWTH.limit:
            continue
        seen += 1
        solution = professor(position, True)
        payoffs = graph.payoffs(0, values)
        assert solution.value == pytest.approx(values[0], abs=1e-3)
        assert sure(position, payoffs, solution.mine) == pytest.approx(values[0], abs=1e-3)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("2H JH AH", "KS TS"), ("2H 3H AH", "KS 4S"), ("5H QH 9H", "7S JS"), ("8H 4H KH", "AS 2S")],
)
def test_endings_by_hand_are_worth_what_their_graph_says(mine: str, theirs: str) -> None:
    position = Position((heap(cards(mine)), heap(cards(theirs))), (0, 0))
    graph, values = whole(position)
    assert len(graph.positions) <= GROWTH.limit
    solution = professor(position, True)
    assert solution.value == pytest.approx(values[0], abs=1e-3)
    payoffs = graph.payoffs(0, values)
    assert sure(position, payoffs, solution.mine) == pytest.approx(values[0], abs=1e-3)

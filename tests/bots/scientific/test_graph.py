"""Graphs of small decks: their sizes, their exact values, and what is learnt from them."""

from __future__ import annotations

import math
import runpy
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np
import pytest

from audiowar.bots.scientific import thinking
from audiowar.bots.scientific.flat import renamed
from audiowar.bots.scientific.model import ONE
from audiowar.bots.scientific.network import inputs
from audiowar.bots.scientific.search import settle
from audiowar.bots.scientific.training.few import HELD_OUT, come_to, decks, described
from audiowar.bots.scientific.training.graph import (
    Graph,
    deal,
    exact,
    explore,
    grouped,
    mixtures,
    sweep,
)
from audiowar.bots.scientific.training.response import (
    PRECISE,
    Questions,
    best_response,
    bounds,
    position,
)

BENCHMARK = runpy.run_path(str(Path(__file__).parents[3] / "benchmarks" / "bots_exploitability.py"))


def dealt(deck: str) -> Graph:
    graph = explore(deal(BENCHMARK["hand"](deck)))
    assert graph is not None
    return graph


def test_two_jack_queen_ace_has_as_many_positions_as_is_known() -> None:
    assert len(dealt("2JQA").positions) == 6058


def test_a_graph_is_given_up_when_it_grows_too_big() -> None:
    assert explore(deal(BENCHMARK["hand"]("2JQA")), most=1000) is None


@pytest.mark.parametrize("deck", ["2JA", "8JQ", "2QA+"])
def test_a_sweep_solves_every_position_one_trick_deep(deck: str) -> None:
    graph = dealt(deck)
    drawn = np.random.default_rng(1)
    values = drawn.uniform(-1, 1, len(graph.positions))
    deeper = sweep(grouped(graph), values)
    for number, state in enumerate(graph.positions):
        payoffs = graph.payoffs(number, values)
        there = position(state)
        found = settle(there, graph.rows[number], graph.columns[number], payoffs)
        assert deeper[number] == pytest.approx(found.value, abs=1e-6)


def test_mixtures_are_worth_the_values() -> None:
    graph = dealt("2QA+")
    values = exact(grouped(graph), len(graph.positions), 1e-9)
    for alike, mine, theirs in mixtures(grouped(graph), values):
        payoffs = alike.payoffs(values)
        got = np.einsum("gi,gij,gj->g", mine, payoffs, theirs)
        assert got == pytest.approx(values[alike.numbers], abs=1e-6)


def test_perfect_play_cannot_be_exploited_and_equal_chances_are_worth_nothing() -> None:
    graph = dealt("2QA+")
    values = exact(grouped(graph), len(graph.positions), 1e-9)
    assert values[0] == pytest.approx(0)
    policy = BENCHMARK["deep_policy"](graph, values)
    assert best_response(graph, policy) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("deck", ["2QA+", "8JA"])
@pytest.mark.parametrize("name", ["random", "greedy", "d1", "few:2"])
def test_bounds_hold_what_the_best_response_wins(name: str, deck: str) -> None:
    graph = dealt(deck)
    policy = BENCHMARK["named"](graph, name)
    lost = best_response(graph, policy)
    low, high = bounds(graph, policy)
    assert low - 1e-5 <= lost <= high + 1e-5
    assert high - low < PRECISE
    low, high = bounds(graph, policy, most=3)
    assert low <= lost <= high


@pytest.mark.parametrize("deck", ["2QA+", "8JA"])
def test_the_professor_can_hardly_be_exploited(deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "DEADLINE", math.inf)
    graph = dealt(deck)
    assert bounds(graph, BENCHMARK["named"](graph, "professor"))[1] < 0.01


def asked_in(deck: str, name: str, most: int | None = None) -> list[int]:
    """Return the positions that bounds of a level ask."""
    graph, places = dealt(deck), list[int]()

    def each(ask: Callable[[int], Questions], wave: Sequence[int]) -> Iterable[Questions]:
        places.extend(wave)
        return map(ask, wave)

    bounds(graph, BENCHMARK["named"](graph, name), most, each)
    assert len(set(places)) == len(places)
    return places


def test_bounds_ask_only_what_matters() -> None:
    assert len(asked_in("2JQA", "greedy")) < 200


def test_bounds_ask_no_more_than_they_may() -> None:
    assert len(asked_in("2JQA", "random", most=100)) == 100


def test_decks_of_the_benchmark_are_not_learnt() -> None:
    """Nor is any deck that plays like one of them."""
    held_out = set()
    for deck in HELD_OUT:
        hand = BENCHMARK["hand"](deck)
        held_out.add(renamed(deal(hand))[0])
    learnt = {sum(ONE[rank] for rank in deck) for deck in decks()}
    assert len(learnt) > 100 and not learnt & held_out
    for hand in learnt:
        assert renamed(deal(hand))[0] == hand


def test_what_is_learnt_is_described_as_the_evaluation_sees_it() -> None:
    states = dealt("8JQ+").positions[:500]
    for state, line in zip(states, described(states).tolist(), strict=True):
        assert line == inputs(position(state))


def test_play_comes_to_the_deal_at_least_once_a_game() -> None:
    """Values stay within what can be won."""
    graph = dealt("2JA")
    values, often = come_to(graph)
    assert often[0] >= 1 and often.min() >= 0
    assert np.abs(values).max() <= 1

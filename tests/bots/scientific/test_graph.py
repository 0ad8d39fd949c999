"""Graphs of small decks: their sizes, their exact values, and what is learnt from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

import numpy as np
import pytest

from audiowar.games.scientific.bots.solve_two_player_trick import solve_payoffs
from audiowar.games.scientific.bots.suitless_model import list_actions, play_trick
from audiowar.games.scientific.bots.trick_outcome_tables import OUTCOME_TABLES
from benchmarks import bots_exploitability
from training.best_response import (
    BOUND_ERROR,
    Decisions,
    bound_best_response,
    unflatten,
    value_best_response,
)
from training.flat_positions import flatten, list_flat_actions, play_flat_trick
from training.position_graph import (
    Graph,
    group_positions,
    improve_values,
    make_deal,
    make_graph,
    solve_exactly,
)
from training.start_positions import draw_start_position


def dealt(deck: str) -> Graph:
    graph = make_graph(make_deal(bots_exploitability.parse_hand(deck)))
    assert graph is not None
    return graph


@pytest.mark.parametrize("revolution_is_immediate", [True, False])
def test_flat_positions_go_on_as_in_the_model(revolution_is_immediate: bool) -> None:
    random = Random(1)
    for _ in range(300):
        position = draw_start_position(random)
        state = flatten(position)
        rows, columns = list_actions(position, 0), list_actions(position, 1)
        assert list_flat_actions(state[0], state[2], state[7] & 1) == rows
        for i in rows:
            for j in columns:
                after = play_flat_trick(state, i, j, OUTCOME_TABLES[revolution_is_immediate])
                assert after == flatten(play_trick(position, (i, j), revolution_is_immediate))


def test_two_jack_queen_ace_has_as_many_positions_as_is_known() -> None:
    assert len(dealt("2JQA").positions) == 6058


def test_a_graph_is_given_up_when_it_grows_too_big() -> None:
    assert make_graph(make_deal(bots_exploitability.parse_hand("2JQA")), max_positions=1000) is None


@pytest.mark.parametrize("deck", ["2JA", "8JQ", "2QA+"])
def test_a_sweep_solves_every_position_one_trick_deep(deck: str) -> None:
    graph = dealt(deck)
    drawn = np.random.default_rng(1)
    values = drawn.uniform(-1, 1, len(graph.positions))
    deeper = improve_values(group_positions(graph), values)
    for number, state in enumerate(graph.positions):
        payoffs = graph.compute_payoffs(number, values)
        there = unflatten(state)
        found = solve_payoffs(there, graph.rows[number], graph.columns[number], payoffs)
        assert deeper[number] == pytest.approx(found.value, abs=1e-6)


def test_perfect_play_cannot_be_exploited_and_equal_chances_are_worth_nothing() -> None:
    graph = dealt("2QA+")
    values = solve_exactly(group_positions(graph), len(graph.positions), 1e-9)
    assert values[0] == pytest.approx(0)
    policy = bots_exploitability.make_deep_policy(graph, values)
    assert value_best_response(graph, policy) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("deck", ["2QA+", "8JA"])
@pytest.mark.parametrize("name", ["random", "greedy", "d1", "network:2"])
def test_bounds_hold_what_the_best_response_wins(name: str, deck: str) -> None:
    graph = dealt(deck)
    policy = bots_exploitability.find_policy(graph, name)
    lost = value_best_response(graph, policy)
    low, high = bound_best_response(graph, policy)
    assert low - 1e-5 <= lost <= high + 1e-5
    assert high - low < BOUND_ERROR
    low, high = bound_best_response(graph, policy, max_positions=3)
    assert low <= lost <= high


def asked_in(deck: str, name: str, most: int | None = None) -> list[int]:
    """Return the positions that bounds of a level ask."""
    graph, places = dealt(deck), list[int]()

    def each(ask: Callable[[int], Decisions], wave: Sequence[int]) -> Iterable[Decisions]:
        places.extend(wave)
        return map(ask, wave)

    bound_best_response(graph, bots_exploitability.find_policy(graph, name), most, each)
    assert len(set(places)) == len(places)
    return places


def test_bounds_ask_only_what_matters() -> None:
    assert len(asked_in("2JQA", "greedy")) < 200


def test_bounds_ask_no_more_than_they_may() -> None:
    assert len(asked_in("2JQA", "random", most=100)) == 100


def test_the_professor_looks_far_where_few_cards_are_left() -> None:
    graph = dealt("2JQA")
    assert bound_best_response(graph, bots_exploitability.find_policy(graph, "professor"))[1] < 0.2

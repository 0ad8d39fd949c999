"""Training for three and more in arrays is the same game and the same judgement as play."""

from __future__ import annotations

import gc

import pytest

from audiowar.games.scientific.bots.evaluate_trick_choices import WinningChanceEstimator
from audiowar.games.scientific.bots.load_evaluators import (
    load_linear_evaluator,
    load_weights_json,
)
from audiowar.games.scientific.bots.suitless_model import (
    NO_SPY,
    SWAP_OFFSET,
    PackedCards,
    Position,
    count_packed_cards,
    get_played_rank,
    list_actions,
    list_alive_seats,
    play_trick,
)
from audiowar.games.scientific.bots.suitless_model import count_rank as counted
from tests.bots.scientific.test_search_among_several import wander

np = pytest.importorskip("numpy")

from training.many_player_arrays import (  # noqa: E402
    Outcomes,
    Tables,
    find_allowed_actions,
    play_tricks,
)

SWAPPED_HERE = 14
"""In arrays, actions from here on follow a swap."""


def lying(cards: PackedCards) -> list[int]:
    return [counted(cards, rank) for rank in range(14)]


def table(position: Position) -> Tables:
    """Return one table with that position."""
    seats = range(len(position.hands))
    return Tables(
        np.array([[lying(hand) for hand in position.hands]]),
        np.array([[lying(pile) for pile in position.piles]]),
        np.array([lying(position.pot)]),
        np.array([bool(position.reversed)]),
        np.array([position.spy]),
        np.array([[bool(position.swap_mask >> seat & 1) for seat in seats]]),
    )


def put(chosen: list[int]) -> tuple[object, object]:
    ranks = [get_played_rank(action) if action >= 0 else -1 for action in chosen]
    return np.array([ranks]), np.array([[action >= SWAP_OFFSET for action in chosen]])


@pytest.mark.parametrize("players", [3, 4, 8])
def test_a_trick_of_a_table_is_the_trick_of_the_model(players: int) -> None:
    for position, chosen in wander(players, players, 90):
        there = table(position)
        play_tricks(there, *put(chosen))
        expected = vars(table(play_trick(position, chosen)))
        for name, part in vars(there).items():
            assert (part == expected[name]).all(), name


@pytest.mark.parametrize("players", [3, 4, 8])
def test_what_a_table_brings_is_what_the_mind_reckons(players: int) -> None:
    flat, judge, swaps = (
        np.array(load_weights_json("linear")["linear"]).reshape(2, 30),
        load_linear_evaluator(),
        0,
    )
    for position, chosen in wander(players, players, 90):
        there = table(position)
        may = find_allowed_actions(there)[0]
        plain = all(
            count_packed_cards(position.hands[seat]) > 1 for seat in list_alive_seats(position)
        )
        gains = Outcomes(there, flat).estimate_win_probabilities(*put(chosen))[0]
        trick = WinningChanceEstimator(position._replace(spy=NO_SPY), judge)
        for seat in list_alive_seats(position):
            choices = list_actions(position, seat)
            at = [a if a < SWAP_OFFSET else a - SWAP_OFFSET + SWAPPED_HERE for a in choices]
            assert np.flatnonzero(may[seat]).tolist() == at
            swaps += at[-1] >= SWAPPED_HERE
            if plain:
                expected = trick.estimate_winning_chances_of_actions(seat, chosen, choices)
                assert gains[seat][at] == pytest.approx(expected, abs=1e-6)
    assert swaps


def test_what_is_thought_about_a_trick_is_gone_with_it() -> None:
    position, chosen = wander(3, 3)[0]
    judge = load_linear_evaluator()
    gc.collect()
    gc.disable()
    try:
        for seat in list_alive_seats(position):
            WinningChanceEstimator(position, judge).estimate_winning_chances_of_actions(
                seat, chosen, list_actions(position, seat)
            )
        assert gc.collect() == 0, "a server would keep it until it looks for garbage"
    finally:
        gc.enable()

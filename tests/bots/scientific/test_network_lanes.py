"""Numbers in lanes: their sums are those of numbers that are added one by one."""

from __future__ import annotations

from random import Random

from audiowar.games.scientific.bots.load_evaluators import load_network_evaluator, load_weights_json
from audiowar.games.scientific.bots.suitless_model import PACKED_CARD_BY_RANK, Position
from audiowar.games.scientific.bots.two_player_network import (
    LINEAR_PART_OFFSET,
    MAX_ABSOLUTE_LANE_VALUE,
    MAX_UNFINISHED_VALUE,
    WEIGHT_DENOMINATOR,
    GainLossCalculator,
    pack_into_lanes,
)
from audiowar.rules.cards import JOKER_RANK

CARDS = 8 * (13 + 2)
"""All cards of eight players with two jokers each."""


def balanced(numbers: list[int], for_it: int) -> int:
    return sum(map(abs, numbers[:for_it])) - sum(map(abs, numbers[for_it:]))


def test_lanes_are_added_and_balanced_like_single_numbers() -> None:
    random, lanes = Random(1), GainLossCalculator(3, 2)
    for most in (1, 3, 1000, MAX_ABSOLUTE_LANE_VALUE // 10):
        for _ in range(200):
            first, second = ([random.randint(-most, most) for _ in range(5)] for _ in range(2))
            both = [a + b for a, b in zip(first, second, strict=True)]
            assert lanes.sum_gains_minus_losses(
                lanes.zero + pack_into_lanes(first) + pack_into_lanes(second)
            ) == balanced(both, 3)


def test_lanes_balance_up_to_the_limit() -> None:
    lanes = GainLossCalculator(1, 1)
    for numbers in (
        [MAX_ABSOLUTE_LANE_VALUE, 0],
        [-MAX_ABSOLUTE_LANE_VALUE, 0],
        [0, MAX_ABSOLUTE_LANE_VALUE],
        [0, -MAX_ABSOLUTE_LANE_VALUE],
        [MAX_ABSOLUTE_LANE_VALUE, -MAX_ABSOLUTE_LANE_VALUE],
        [0, 0],
    ):
        assert lanes.sum_gains_minus_losses(lanes.zero + pack_into_lanes(numbers)) == balanced(
            numbers, 1
        )


def test_no_position_of_eight_players_decks_is_too_much_for_a_lane() -> None:
    # Each of their cards may lie where it weighs most.
    trained = load_weights_json("network")
    for order, units in enumerate(trained["units"]):
        sums = [CARDS * max(map(abs, unit)) + 4 for unit in units]
        line = (
            CARDS * max(map(abs, trained["linear"][30 * order : 30 * order + 30]))
            + LINEAR_PART_OFFSET
            + 4
        )
        assert WEIGHT_DENOMINATOR * (2 * sum(sums) + line) < MAX_ABSOLUTE_LANE_VALUE


def test_who_has_all_cards_of_eight_but_one_is_sure_to_win() -> None:
    deck = 8 * (sum(PACKED_CARD_BY_RANK) + PACKED_CARD_BY_RANK[JOKER_RANK])
    rich = Position((deck - PACKED_CARD_BY_RANK[0], PACKED_CARD_BY_RANK[0]), (0, 0))
    assert (
        MAX_UNFINISHED_VALUE - 1e-6
        < load_network_evaluator().evaluate_for_seat0(rich)
        <= MAX_UNFINISHED_VALUE
    )
    assert (
        -MAX_UNFINISHED_VALUE
        <= load_network_evaluator().evaluate_for_seat0(Position(rich.hands[::-1], (0, 0)))
        < 1e-6 - MAX_UNFINISHED_VALUE
    )

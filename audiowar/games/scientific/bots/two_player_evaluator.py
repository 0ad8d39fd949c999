"""The interface of an evaluator of positions of two players, and helpers for all evaluators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .suitless_model import PACKED_CARD_BY_RANK, Position, play_trick

SINGLE_CARD_HANDS = frozenset(PACKED_CARD_BY_RANK)
"""All hands that consist of one card."""


class TwoPlayerEvaluator(Protocol):
    """Evaluates positions of two players, from -1 (seat 0 loses) to 1 (seat 0 wins)."""

    def evaluate_for_seat0(self, position: Position) -> float:
        """Return the value for seat 0 of a position that is not over."""

    def evaluate_rank_pairs(
        self, position: Position, rows: Sequence[int], columns: Sequence[int]
    ) -> list[list[float]]:
        """Return the value for seat 0 after each pair of ranks; `rows` are seat 0's ranks."""


def get_result_if_over(position: Position) -> float | None:
    """Return the result for seat 0 (1, 0 or -1) if the match is over, otherwise None."""
    mine, theirs = position.hands
    if mine and theirs:
        return None
    return float(bool(mine) - bool(theirs))


def evaluate_rank_pairs_one_by_one(
    evaluator: TwoPlayerEvaluator, position: Position, rows: Sequence[int], columns: Sequence[int]
) -> list[list[float]]:
    """Return the values of `evaluate_rank_pairs`, by playing one trick for each pair.

    This is slow, but also correct if the trick can empty a hand.
    """
    return [[evaluate_after_trick(evaluator, position, (i, j)) for j in columns] for i in rows]


def evaluate_after_trick(
    evaluator: TwoPlayerEvaluator, position: Position, chosen: Sequence[int]
) -> float:
    """Return the value for seat 0 after one trick with the chosen ranks."""
    child = play_trick(position, chosen)
    over = get_result_if_over(child)
    return evaluator.evaluate_for_seat0(child) if over is None else over


def has_hand_of_one_card(position: Position) -> bool:
    """Return whether one of the hands has only one card, so that the next trick empties it."""
    return position.hands[0] in SINGLE_CARD_HANDS or position.hands[1] in SINGLE_CARD_HANDS

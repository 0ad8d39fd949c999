"""How good a position of two players is: the interface, and exact results where there are any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .rank_model import ONE, Position, play_trick

SINGLE = frozenset(ONE)


class Evaluation(Protocol):
    """Judges positions of two players; -1 is a sure loss of seat 0, 1 a sure win."""

    immediate: bool
    """The option revolution=immediate."""

    def value(self, position: Position) -> float:
        """Return the value for seat 0 of a position that is not over."""

    def block(
        self, position: Position, rows: Sequence[int], columns: Sequence[int]
    ) -> list[list[float]]:
        """Return the value after each pair of ranks (seat 0's are the rows)."""


def get_result(position: Position) -> float | None:
    """Return the result for seat 0 of a game that is over, None for one that goes on."""
    mine, theirs = position.hands
    if mine and theirs:
        return None
    return float(bool(mine) - bool(theirs))


def evaluate_block(
    judge: Evaluation, position: Position, rows: Sequence[int], columns: Sequence[int]
) -> list[list[float]]:
    """Play out and judge each pair; for the cases that a faster way does not cover."""
    return [[value_after(judge, position, (i, j)) for j in columns] for i in rows]


def value_after(judge: Evaluation, position: Position, chosen: Sequence[int]) -> float:
    """Return the value of the position after one trick."""
    child = play_trick(position, chosen, judge.immediate)
    over = get_result(child)
    return judge.value(child) if over is None else over


def is_hand_emptied(position: Position) -> bool:
    """Tell whether the coming trick empties a hand."""
    return position.hands[0] in SINGLE or position.hands[1] in SINGLE

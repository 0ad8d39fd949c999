"""Lookup tables for a trick of two cards: who takes it, and the order of strength afterwards."""

from __future__ import annotations

from typing import Final

from audiowar.rules.cards import JACK

from .rank_model import RANKS, WAR, find_taker

STAYS: Final = 0
TAKEN: Final = 1
LOST: Final = 2
"""The outcomes of a trick for seat 0."""


def get_outcome(mine: int, theirs: int, low_wins: bool) -> int:
    """Return the outcome for seat 0: STAYS, TAKEN or LOST."""
    winner = find_taker((mine, theirs), low_wins)
    return STAYS if winner == WAR else TAKEN if winner == 0 else LOST


def make_outcome_table(immediate: bool, low: bool) -> list[list[int]]:
    """Return `outcome + 3 * order_afterwards` for each pair of ranks, starting from order `low`."""
    table = []
    for mine in range(RANKS):
        line = []
        for theirs in range(RANKS):
            after = low ^ (mine == JACK) ^ (theirs == JACK)
            line.append(get_outcome(mine, theirs, after if immediate else low) + 3 * after)
        table.append(line)
    return table


OUTCOME_TABLES: Final = tuple(
    tuple(make_outcome_table(bool(i), bool(low)) for low in (0, 1)) for i in (0, 1)
)
"""The same tables by immediate revolution, order before, rank of seat 0 and rank of seat 1."""
